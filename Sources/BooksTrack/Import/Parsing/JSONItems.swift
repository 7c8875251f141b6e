// A splitter of JSON exports: it cuts the bytes into the values of the outermost object or list without
// parsing them (IMP-7).
//
// It tracks only brackets and quotes. Damage inside a book costs only that book; a book that is cut off by
// the end of the file is returned as far as it goes. Memory is bounded by one chunk and one book, whatever
// the size of the file.

/// Splits a JSON text into the values of its outermost object or list. The result does not depend on how the
/// bytes were cut into chunks.
struct JSONItems: Sendable {
  /// One value.
  struct Item: Sendable, Equatable {
    /// The key of the value in the outermost object; empty in a list.
    let key: [UInt8]
    /// The value, without white space around it.
    let bytes: [UInt8]
    /// The line on which the value begins, counted from 1.
    let line: Int
  }

  private enum Place: Sendable { case before, between, key, value, after }

  private var place = Place.before
  private var isInList = false
  private var key: [UInt8] = []
  private var value: [UInt8] = []
  private var valueLine = 1
  /// The number of open brackets within the value.
  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  private var line = 1
  /// The number of bytes taken.
  private var offset = 0
  private var ready: [Item] = []
  /// The number of items of `ready` that were returned.
  private var taken = 0
  private let limit: Int
  private var failure: ImportError?
  private var count = 0

  init(limits: CSVLimits) { limit = limits.rowBytes }

  /// Returns whether a file with these first bytes is JSON; nil if more bytes are needed.
  static func isJSON(_ head: ArraySlice<UInt8>) -> Bool? {
    var rest = head.drop(while: isBlank)
    guard let first = rest.popFirst() else { return nil }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return false }
    guard let second = rest.first(where: { !isBlank($0) }) else { return nil }
    return (first == UInt8(ascii: "{") ? "\"}" : "{]").utf8.contains(second)
  }

  /// Appends the next bytes of the file.
  mutating func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes where failure == nil {
      take(byte)
      offset += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
    }
  }

  /// Ends the input: the remaining bytes are the last value.
  mutating func finish() { if place == .value, failure == nil { emit() } }

  /// The next value without removing it; nil if it is not complete.
  var first: Item? { taken < ready.count ? ready[taken] : nil }

  /// Returns the next value; nil if more bytes are needed, or none are left.
  mutating func next() throws(ImportError) -> Item? {
    if let item = first {
      taken += 1
      return item
    }
    ready.removeAll(keepingCapacity: true)
    taken = 0
    if let failure { throw failure }
    return nil
  }

  private mutating func take(_ byte: UInt8) {
    switch place {
    case .before:
      guard !Self.isBlank(byte) else { return }
      isInList = byte == UInt8(ascii: "[")
      place = .between
    case .between: takeBetween(byte)
    case .key:
      if isEscaped || byte != UInt8(ascii: "\"") { key.append(byte) }
      if !isEscaped, byte == UInt8(ascii: "\"") { place = .between }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    case .value: takeValue(byte)
    case .after: break
    }
  }

  private mutating func takeBetween(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ":"),
      _ where Self.isBlank(byte):
      break
    case UInt8(ascii: "}"), UInt8(ascii: "]"): place = .after
    case UInt8(ascii: "\"") where !isInList && key.isEmpty: place = .key
    default:
      place = .value
      valueLine = line
      takeValue(byte)
    }
  }

  private mutating func takeValue(_ byte: UInt8) {
    if !isInText, depth == 0, [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(byte) {
      emit()
      return takeBetween(byte)
    }
    value.append(byte)
    guard value.count <= limit else {
      failure = .tooLong(row: count + 1, line: valueLine, column: 1, limit: limit, isQuoted: isInText)
      return
    }
    if isInText {
      if !isEscaped, byte == UInt8(ascii: "\"") { isInText = false }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      return
    }
    switch byte {
    case UInt8(ascii: "\""): isInText = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if depth == 0 { emit() }
    case 0: failure = .notText(offset: offset)
    default: break
    }
  }

  private mutating func emit() {
    while let last = value.last, Self.isBlank(last) { value.removeLast() }
    ready.append(Item(key: key, bytes: value, line: valueLine))
    count += 1
    key.removeAll(keepingCapacity: true)
    value.removeAll(keepingCapacity: true)
    depth = 0
    isInText = false
    isEscaped = false
    place = .between
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
