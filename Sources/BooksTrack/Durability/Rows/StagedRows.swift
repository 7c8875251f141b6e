// The written form of files on their way into the library, and of how an import is taken back.

internal import BooksTrackAPI

extension StagedImport: StoredRow {
  static var kind: RowKind { .stagedImport }

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

  init(id: StagedImportID, from reader: inout ByteReader) throws(ByteError) {
    self.init(
      id: id, fileName: try reader.text(), format: try reader.text(), header: try reader.texts(),
      strategy: try reader.value(), digest: try reader.optionalText(), isComplete: try reader.flag(),
      started: try reader.value(), mapping: try Self.mapping(from: &reader))
  }

  private static func mapping(from reader: inout ByteReader) throws(ByteError) -> ColumnMapping? {
    let place = reader.offset
    guard let text = try reader.optionalText() else { return nil }
    do throws(MappingProblem) {
      return try ColumnMapping(text)
    } catch {
      throw reader.failure(expected: "a mapping of columns", found: text, at: place)
    }
  }
}

extension StagedBatch: StoredRow {
  static var kind: RowKind { .stagedBatch }

  func writeFields(to writer: inout ByteWriter) {
    stage.write(to: &writer)
    writer.size(number)
    writer.values(rows.books)
    writer.values(rows.rejected)
    writer.values(rows.cellProblems)
    writer.integer(rows.cellProblemCount)
  }

  init(id: StagedBatchID, from reader: inout ByteReader) throws(ByteError) {
    let stage = try StagedImportID(from: &reader)
    let number = Int(try reader.number(UInt32.self))
    var rows = BatchRows()
    rows.books = try reader.values()
    rows.rejected = try reader.values()
    rows.cellProblems = try reader.values()
    rows.cellProblemCount = try reader.integer()
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

  init(from reader: inout ByteReader) throws(ByteError) {
    let place = reader.offset
    switch try reader.byte() {
    case 0: self = .smart
    case 1: self = .skip
    case 2: self = .replace
    case let other: throw reader.failure(expected: "a way with duplicates", found: other, at: place)
    }
  }
}
