// The step from version 5 to version 6: a series has a source, the origin of its total, and a mark that it
// was finished; a membership has a source, and the title and cover of its work. Merges of series, absent
// books and providers' pages are new kinds of row, so a library of version 5 has none.
//
// In version 5 only readers could set a total. The source of memberships was not stored: in a series that the
// reader has arranged it is set to the reader, so that no manual order is lost; otherwise to detection.
// Titles and covers are taken from works and editions. No series was marked as finished. So a series gets its
// source, whether it has a total, and a zero; a membership gets a zero (no chronological position), its
// source, title, cover, and a zero (no merges), also in an import's undo data. The bytes before are copied in
// the encoding of version 5. These rules never change, independent of the current encoding.

extension FormatStep {
  /// The step from version 5.
  static let fromVersion5 = FormatStep(from: 5) { raw throws(FormatStepError) in
    let known = try Version5(raw)
    try raw.rewrite(kind: Version5.seriesKind, Version5.series)
    try raw.rewrite(kind: Version5.membershipKind, known.membership)
    try raw.rewriteUndo(kind: Version5.seriesKind, Version5.series)
    try raw.rewriteUndo(kind: Version5.membershipKind, known.membership)
  }
}

/// The encoding of version 5, and the values for the new fields of memberships.
private struct Version5 {
  static let workKind: UInt8 = 1
  static let editionKind: UInt8 = 2
  static let seriesKind: UInt8 = 5
  static let membershipKind: UInt8 = 6

  /// An identifier.
  private struct Name: Hashable {
    let replica: UInt64
    let serial: UInt64

    init(_ row: RawLibrary.Row) {
      replica = UInt64(row.replica)
      serial = UInt64(row.serial)
    }

    init(_ parser: inout ByteParser) throws(ByteError) {
      replica = try parser.number()
      serial = try parser.number()
    }
  }

  /// The title of each work.
  private var titles: [Name: String] = [:]
  /// The cover of each work: that of the oldest edition with a cover.
  private var covers: [Name: String] = [:]
  /// The series that the reader has arranged.
  private var arranged: Set<Name> = []

  init(_ raw: RawLibrary) throws(FormatStepError) {
    do throws(ByteError) {
      for row in raw.rows(ofKind: Self.workKind) {
        var parser = ByteParser(row.bytes)
        titles[Name(row)] = try parser.text()
      }
      for row in raw.rows(ofKind: Self.editionKind) {
        var parser = ByteParser(row.bytes)
        let work = try Name(&parser)
        if let cover = try Self.cover(&parser), covers[work] == nil { covers[work] = cover }
      }
      for row in raw.rows(ofKind: Self.seriesKind) {
        var parser = ByteParser(row.bytes)
        if try Self.head(&parser).isManual { arranged.insert(Name(row)) }
      }
    } catch {
      throw FormatStepError("a row that places in series depend on: \(error)")
    }
  }

  /// Parses the cover, which is the last of an edition's facts.
  private static func cover(_ parser: inout ByteParser) throws(ByteError) -> String? {
    _ = try parser.optionalText()
    _ = try parser.optional { parser throws(ByteError) in try parser.number() }
    _ = try parser.list { parser throws(ByteError) in try parser.number() }
    for _ in 0..<2 { _ = try parser.optionalText() }
    for _ in 0..<2 { _ = try parser.optional { parser throws(ByteError) in try parser.integer() } }
    _ = try parser.optionalText()
    return try parser.optionalText()
  }

  /// Parses a series up to its source.
  private static func head(
    _ parser: inout ByteParser
  ) throws(ByteError) -> (hasTotal: Bool, isManual: Bool) {
    _ = try parser.text()
    let total = try parser.optional { parser throws(ByteError) in try parser.integer() }
    _ = try parser.optional { parser throws(ByteError) in try parser.skipName() }
    return (total != nil, try parser.byte() == 1)
  }

  static func series(_ copy: inout ByteCopy) throws(ByteError) {
    let head = try copy.pass(head)
    try copy.passRest()
    copy.add([head.isManual ? 1 : 0, head.hasTotal ? 1 : 0, 0])
  }

  func membership(_ copy: inout ByteCopy) throws(ByteError) {
    let (series, work) = try copy.pass { parser throws(ByteError) in
      let series = try Name(&parser)
      return (series, try Name(&parser))
    }
    try copy.passRest()
    var writer = ByteWriter(capacity: 32)
    writer.byte(0)
    writer.byte(arranged.contains(series) ? 1 : 0)
    writer.text(titles[work] ?? "")
    writer.text(covers[work])
    writer.byte(0)
    copy.add(writer.bytes)
  }
}
