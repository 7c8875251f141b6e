// The reader's own account of edits on all devices: what each field has to show at the end. It knows the
// times of acknowledged writes and nothing of stamps, records or merging.

import BooksTrack
import BooksTrackAPI
import LabWorld

/// A field of a book that the reader wrote.
struct WrittenField: Hashable, Comparable, Sendable {
  /// The true book.
  let book: Int
  /// The field: `rating`, `note`, `status`, `shelf NAME`, `fact DIMENSION`.
  let field: String

  static func < (left: WrittenField, right: WrittenField) -> Bool {
    (left.book, left.field) < (right.book, right.field)
  }
}

/// A sitting with the timer on a device.
struct DeviceSitting: Sendable {
  let book: Int
  /// The start that the app returned.
  let started: Timestamp
}

/// The writes of a reader on all devices.
struct EditAccount: Sendable {
  private var writes = WriteLedger<WrittenField>()
  /// The books that were removed; false if the device died before it acknowledged that.
  private(set) var removed: [Int: Bool] = [:]
  private(set) var sittings: [DeviceSitting] = []
  /// Facts of books that were answered, each of which pays once; false if it is not sure.
  private(set) var answered: [WrittenField: Bool] = [:]

  /// Notes a write.
  mutating func write(
    _ field: String, of book: Int, _ value: String, on device: Int, at time: Int64, isSure: Bool
  ) {
    writes.note(WrittenField(book: book, field: field), value, on: device, at: time, isSure: isSure)
  }

  mutating func remove(_ book: Int, isSure: Bool) { removed[book] = isSure || removed[book] == true }

  mutating func sit(_ sitting: DeviceSitting) { sittings.append(sitting) }

  mutating func answer(_ field: String, of book: Int, isSure: Bool) {
    let place = WrittenField(book: book, field: field)
    answered[place] = isSure || answered[place] == true
  }

  /// The written fields of books that were not removed, in order.
  var fields: [WrittenField] { writes.fields.filter { removed[$0.book] == nil } }

  /// Returns the values that a field may have at the end; nil if no write of it was acknowledged.
  func values(of field: WrittenField) -> Set<String>? { writes.values(of: field) }

  /// Returns what a library shows of a field; nil if the book is not there.
  static func shown(_ field: String, of work: WorkID, in library: Library) -> String? {
    guard let entry = library.entries(of: work).first else { return nil }
    if let value = shown(field, entry) { return value }
    let name = field.split(separator: " ").last.map(String.init) ?? ""
    guard let dimension = DiversityDimension(rawValue: name) else { return nil }
    return library.diversityFact(of: work, dimension)?.value ?? ""
  }

  /// Returns what an entry shows of a field; nil for a field of the book.
  static func shown(_ field: String, _ entry: Entry) -> String? {
    switch field {
    case "rating": text(entry.facts.rating?.quarters)
    case "note": entry.facts.privateNotes ?? ""
    case "status": entry.facts.status.rawValue
    case let shelf where shelf.hasPrefix("shelf "):
      entry.facts.shelves.contains(String(shelf.dropFirst(6))) ? "yes" : ""
    default: nil
    }
  }

  static func text(_ number: Int?) -> String { number.map { "\($0)" } ?? "" }
}
