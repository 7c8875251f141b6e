// From version 5 to version 6: a series says who made it, whether its total is the reader's and whether it
// was finished; a place in a series says who put the book there, and keeps the title and the cover of its
// work. Merges of series, absent books and providers' pages are new kinds of row, of which a library of
// version 5 has none.
//
// In version 5 only readers could say a total. Who put a book into a series was not kept: in a series that
// the reader has arranged it counts as the reader's doing, so that no order made by hand is lost; elsewhere
// it was detected. Titles and covers stand in the rows of works and editions. Nothing was told to be
// finished. So a series gets its maker, whether it has a total, and a zero; a place gets a zero (no place in
// the story), its maker, title, cover, and a zero (never merged), also where an import keeps it for undoing
// it. The bytes before are copied as version 5 wrote them. These rules never change, whatever the program of
// today thinks of those fields.

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

/// Rows as version 5 wrote them, and what of them places in series are to keep.
private struct Version5 {
  static let workKind: UInt8 = 1
  static let editionKind: UInt8 = 2
  static let seriesKind: UInt8 = 5
  static let membershipKind: UInt8 = 6

  /// Two numbers.
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

  /// The titles of works.
  private var titles: [Name: String] = [:]
  /// The covers of works, of each the oldest edition that has one.
  private var covers: [Name: String] = [:]
  /// The series that readers have arranged.
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

  /// What stands last among the facts of an edition.
  private static func cover(_ parser: inout ByteParser) throws(ByteError) -> String? {
    _ = try parser.optionalText()
    _ = try parser.optional { parser throws(ByteError) in try parser.number() }
    _ = try parser.list { parser throws(ByteError) in try parser.number() }
    for _ in 0..<2 { _ = try parser.optionalText() }
    for _ in 0..<2 { _ = try parser.optional { parser throws(ByteError) in try parser.integer() } }
    _ = try parser.optionalText()
    return try parser.optionalText()
  }

  /// The beginning of a series, up to its maker.
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
