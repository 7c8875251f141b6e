// The shapes of encoded fields: how far a field reaches, and which rows it refers to.
//
// A row is encoded as its fields, one after the other. Synchronization exchanges single fields, so it cuts an
// encoded row into them and puts rows together again. Shapes do that without parsing values: they pass over
// the bytes. References are the exception: two devices may have made the same book, so a reference can be
// replaced, or dropped if its row was removed.

/// The need of a row for a row that it refers to.
enum ReferenceNeed: Sendable {
  /// The row waits until the other one is there.
  case waits
  /// The row is shown without the other one until that is there: of two rows that refer to each other one has
  /// to be first.
  case showsWithout
  /// The row outlives the other one and keeps its identifier.
  case outlives
}

/// A replacement of a reference to a row of a kind; nil to do without it.
typealias ReferenceMap = (UInt8, Identifier<RawEntity>, ReferenceNeed) -> Identifier<RawEntity>?

/// The shape of an encoded field.
struct FieldShape: Sendable {
  /// Copies a value. Returns false, with any bytes, if the value is nothing without a removed row.
  fileprivate let pass: @Sendable (inout FieldCopy) throws(ByteError) -> Bool
  /// The bytes of an empty value, such as no text or an empty list; nil if each value says something.
  let empty: [UInt8]?
  /// True if a value can refer to rows.
  let hasReferences: Bool

  /// Creates a shape without references, whose empty value is a zero.
  private init(plain: @escaping @Sendable (inout ByteParser) throws(ByteError) -> Void) {
    self.init(empty: [0], hasReferences: false) { copy throws(ByteError) in
      try copy.copy(plain)
      return true
    }
  }

  private init(
    empty: [UInt8]?, hasReferences: Bool,
    pass: @escaping @Sendable (inout FieldCopy) throws(ByteError) -> Bool
  ) {
    self.empty = empty
    self.hasReferences = hasReferences
    self.pass = pass
  }
}

/// Copies encoded values and replaces references.
struct FieldCopy {
  /// The copied bytes.
  fileprivate(set) var bytes: [UInt8] = []
  fileprivate var parser: ByteParser
  fileprivate let source: [UInt8]
  fileprivate let rowBegins: UInt8?
  fileprivate let map: ReferenceMap?

  /// Creates a copy that begins at a byte.
  ///
  /// - Parameters:
  ///   - map: The replacement of references; nil keeps them.
  ///   - first: The first byte of the row, if the bytes do not begin with it.
  init(_ source: [UInt8], from start: Int = 0, rowBegins first: UInt8? = nil, map: ReferenceMap? = nil) {
    self.source = source
    rowBegins = first ?? source.first
    self.map = map
    parser = ByteParser(source, in: start..<max(start, source.count))
  }

  /// Copies one value and returns its bytes; nil if it is nothing without a removed row.
  mutating func next(_ shape: FieldShape) throws(ByteError) -> [UInt8]? {
    bytes.removeAll(keepingCapacity: true)
    return try shape.pass(&self) ? bytes : nil
  }

  /// Throws if bytes remain.
  func expectEnd() throws(ByteError) { try parser.expectEnd() }

  fileprivate mutating func copy(
    _ body: (inout ByteParser) throws(ByteError) -> Void
  ) throws(ByteError) {
    let start = parser.offset
    try body(&parser)
    bytes += source[start..<parser.offset]
  }

  fileprivate mutating func reference(_ tag: UInt8, _ need: ReferenceNeed) throws(ByteError) -> Bool {
    let id = try Identifier<RawEntity>(from: &parser)
    guard let map else {
      write(id)
      return true
    }
    guard let other = map(tag, id, need) else { return false }
    write(other)
    return true
  }

  private mutating func write(_ id: Identifier<RawEntity>) {
    var writer = ByteWriter(capacity: 10)
    id.write(to: &writer)
    bytes += writer.bytes
  }
}

extension FieldShape {
  /// A byte: a flag, or the number of an enum's case.
  static let byte = FieldShape { parser throws(ByteError) in _ = try parser.byte() }
  /// A number of up to 64 bits, signed or not.
  static let number = FieldShape { parser throws(ByteError) in _ = try parser.number() }
  /// A point in time, which is never empty.
  static let time = FieldShape(empty: nil, hasReferences: false, pass: number.pass)
  /// The number of an enum's case that says something, also if it is 0.
  static let choice = FieldShape(empty: nil, hasReferences: false, pass: byte.pass)
  /// A text.
  static let text = FieldShape { parser throws(ByteError) in _ = try parser.block() }
  /// An optional text.
  static let optionalText = FieldShape { parser throws(ByteError) in
    let size = try parser.number()
    if size > 0 { _ = try parser.skip(Int(clamping: size - 1)) }
  }
  /// The number of a provider's record.
  static let externalID = sequence([text, text])
  /// A calendar day.
  static let date = FieldShape(
    empty: nil, hasReferences: false, pass: sequence([number, byte, byte]).pass)
  /// A place in a series.
  static let position = list(sequence([number, number]))

  /// Values one after the other.
  static func sequence(_ shapes: [FieldShape]) -> FieldShape {
    let parts = shapes.map(\.empty)
    let empty = parts.contains(nil) ? nil : parts.flatMap { $0 ?? [] }
    let hasReferences = shapes.contains { $0.hasReferences }
    return FieldShape(empty: empty, hasReferences: hasReferences) { copy throws(ByteError) in
      var isWhole = true
      for shape in shapes where try !shape.pass(&copy) { isWhole = false }
      return isWhole
    }
  }

  /// A value after a byte that is 0 for nil. It is nil if it is nothing without a removed row.
  static func optional(_ shape: FieldShape) -> FieldShape {
    FieldShape(empty: [0], hasReferences: shape.hasReferences) { copy throws(ByteError) in
      let start = copy.bytes.count
      let flag = copy.source.indices.contains(copy.parser.offset) ? copy.source[copy.parser.offset] : 0
      try copy.copy { parser throws(ByteError) in _ = try parser.flag() }
      guard flag != 0 else { return true }
      if try !shape.pass(&copy) {
        copy.bytes.removeSubrange(start...)
        copy.bytes.append(0)
      }
      return true
    }
  }

  /// A list, without the elements that are nothing without a removed row.
  static func list(_ shape: FieldShape) -> FieldShape {
    FieldShape(empty: [0], hasReferences: shape.hasReferences) { copy throws(ByteError) in
      let outer = copy.bytes
      copy.bytes = []
      let count = try copy.parser.size()
      var kept = 0
      for _ in 0..<count {
        let start = copy.bytes.count
        if try shape.pass(&copy) { kept += 1 } else { copy.bytes.removeSubrange(start...) }
      }
      var writer = ByteWriter(capacity: 4)
      writer.size(kept)
      copy.bytes = outer + writer.bytes + copy.bytes
      return true
    }
  }

  /// A reference to a row.
  static func reference<R: LibraryRow>(_ kind: R.Type, _ need: ReferenceNeed = .waits) -> FieldShape {
    FieldShape(empty: nil, hasReferences: true) { copy throws(ByteError) in
      try copy.reference(R.tag, need)
    }
  }

  /// A byte, and the values that belong to it.
  static func cases(_ shapes: [UInt8: FieldShape]) -> FieldShape {
    let hasReferences = shapes.values.contains { $0.hasReferences }
    return FieldShape(empty: nil, hasReferences: hasReferences) { copy throws(ByteError) in
      let place = copy.parser.offset
      var byte: UInt8 = 0
      try copy.copy { parser throws(ByteError) in byte = try parser.byte() }
      guard let shape = shapes[byte] else {
        throw ByteError(offset: place, expected: "a known case", found: "\(byte)")
      }
      return try shape.pass(&copy)
    }
  }

  /// A value that is there if the row begins with that byte; otherwise nothing.
  static func only(ifRowBeginsWith byte: UInt8, _ shape: FieldShape) -> FieldShape {
    FieldShape(empty: nil, hasReferences: shape.hasReferences) { copy throws(ByteError) in
      copy.rowBegins == byte ? try shape.pass(&copy) : true
    }
  }
}
