// The encoding of staged imports and their batches.

internal import BooksTrackAPI

extension StagedImport: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    writer.text(fileName)
    writer.text(format)
    writer.texts(header)
    writer.value(strategy)
    writer.text(digest)
    writer.flag(isComplete)
    writer.value(started)
    writer.text(mapping?.text)
  }

  init(id: StagedImportID, from parser: inout ByteParser) throws(ByteError) {
    self.init(
      id: id, fileName: try parser.text(), format: try parser.text(), header: try parser.texts(),
      strategy: try parser.value(), digest: try parser.optionalText(), isComplete: try parser.flag(),
      started: try parser.value(), mapping: try Self.mapping(from: &parser))
  }

  private static func mapping(from parser: inout ByteParser) throws(ByteError) -> ColumnMapping? {
    let place = parser.offset
    guard let text = try parser.optionalText() else { return nil }
    do throws(MappingProblem) {
      return try ColumnMapping(text)
    } catch {
      throw parser.failure(expected: "a mapping of columns", found: text, at: place)
    }
  }
}

extension StagedBatch: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    stage.write(to: &writer)
    writer.size(number)
    writer.values(rows.books)
    writer.values(rows.rejected)
    writer.values(rows.cellProblems)
    writer.integer(rows.cellProblemCount)
  }

  init(id: StagedBatchID, from parser: inout ByteParser) throws(ByteError) {
    let stage = try StagedImportID(from: &parser)
    let number = Int(try parser.number(UInt32.self))
    var rows = BatchRows()
    rows.books = try parser.values()
    rows.rejected = try parser.values()
    rows.cellProblems = try parser.values()
    rows.cellProblemCount = try parser.integer()
    self.init(id: id, stage: stage, number: number, rows: rows)
  }
}

extension DuplicateStrategy: StoredValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .smart: writer.byte(0)
    case .skip: writer.byte(1)
    case .replace: writer.byte(2)
    }
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    switch try parser.byte() {
    case 0: self = .smart
    case 1: self = .skip
    case 2: self = .replace
    case let other: throw parser.failure(expected: "a way with duplicates", found: other, at: place)
    }
  }
}
