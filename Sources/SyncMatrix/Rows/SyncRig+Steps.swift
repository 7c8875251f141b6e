// Steps that several rows have in common.

import RecordSync

extension SyncRig {
  var phone: RigDevice { devices[0] }
  var tablet: RigDevice { devices[1] }

  /// Returns the name of a book with a drawn key.
  static func book(_ number: Int) -> RecordName { RecordName("book", "b\(number)") }

  /// Returns the name of a book whose ISBN is its key.
  static func isbn(_ number: Int) -> RecordName { RecordName("book", "isbn\(number)") }

  /// Starts all devices, adds books on the phone, and waits until everybody has them.
  func begin(books: Int) async throws {
    start()
    try await settle()
    for number in 1...max(1, books) where books > 0 {
      try await phone.edit(PlannedEdit(Self.book(number), .insert([.set("title"), .set("rating")])))
    }
    try await settle()
    for device in devices { try await device.sample() }
  }

  /// Waits until an exchange of every device is over.
  func settle() async throws { try await pass(.seconds(40)) }

  /// Lets time pass, and looks at all devices from time to time.
  func watch(_ count: Int, every step: Duration) async throws {
    for _ in 0..<count {
      try await pass(step)
      for device in devices { try await device.sample() }
    }
  }
}

extension PlannedEdit {
  /// Writes the rating of a book.
  static func rate(_ number: Int) -> PlannedEdit {
    PlannedEdit(SyncRig.book(number), .change([.set("rating")]))
  }
}
