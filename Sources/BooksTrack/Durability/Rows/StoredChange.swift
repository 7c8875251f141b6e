// The written form of a change: the kind of row and what happened to it in one byte, the row's name, and for
// a put the row's bytes with their length. That much can be replayed without understanding a row.

extension RowKind {
  /// The number of the kind in files. It never changes and is never given out again.
  var tag: UInt8 {
    switch self {
    case .work: 1
    case .edition: 2
    case .author: 3
    case .entry: 4
    case .series: 5
    case .membership: 6
    case .job: 7
    case .importRecord: 8
    case .stagedImport: 9
    case .stagedBatch: 10
    case .importUndo: 11
    case .session: 20
    case .diversityFact: 21
    case .award: 22
    case .statement: 23
    case .override: 24
    case .step: 25
    case .curationState: 26
    case .seriesMerge: 27
    case .absentBook: 28
    case .seriesPage: 29
    }
  }

  /// The kind of that number.
  init?(tag: UInt8) {
    guard let kind = RowKind.allCases.first(where: { $0.tag == tag }) else { return nil }
    self = kind
  }
}

/// A change without its content: what became of which row.
struct RowTouch: Hashable, Sendable {
  /// The number of the kind of row.
  let tag: UInt8
  let id: Identifier<RawEntity>
  /// Bytes of the row's fields, or nil if the row was taken away.
  let size: Int?
}

/// Stands for a row whose kind is a number.
enum RawEntity {}

extension Change: StoredValue {
  func write(to writer: inout ByteWriter) { _ = writeNoting(to: &writer) }

  /// Writes the change and says which row it touched.
  @discardableResult
  func writeNoting(to writer: inout ByteWriter) -> RowTouch {
    switch self {
    case .putWork(let row): writer.put(row)
    case .removeWork(let id): writer.removal(of: id)
    case .putEdition(let row): writer.put(row)
    case .removeEdition(let id): writer.removal(of: id)
    case .putAuthor(let row): writer.put(row)
    case .removeAuthor(let id): writer.removal(of: id)
    case .putEntry(let row): writer.put(row)
    case .removeEntry(let id): writer.removal(of: id)
    case .putSeries(let row): writer.put(row)
    case .removeSeries(let id): writer.removal(of: id)
    case .putMembership(let row): writer.put(row)
    case .removeMembership(let id): writer.removal(of: id)
    case .putJob(let row): writer.put(row)
    case .removeJob(let id): writer.removal(of: id)
    case .putImport(let row): writer.put(row)
    case .removeImport(let id): writer.removal(of: id)
    case .putStagedImport(let row): writer.put(row)
    case .removeStagedImport(let id): writer.removal(of: id)
    case .putStagedBatch(let row): writer.put(row)
    case .removeStagedBatch(let id): writer.removal(of: id)
    case .putImportUndo(let row): writer.put(row)
    case .removeImportUndo(let id): writer.removal(of: id)
    case .putSession(let row): writer.put(row)
    case .removeSession(let id): writer.removal(of: id)
    case .putDiversityFact(let row): writer.put(row)
    case .removeDiversityFact(let id): writer.removal(of: id)
    case .putAward(let row): writer.put(row)
    case .removeAward(let id): writer.removal(of: id)
    case .putStatement(let row): writer.put(row)
    case .removeStatement(let id): writer.removal(of: id)
    case .putOverride(let row): writer.put(row)
    case .removeOverride(let id): writer.removal(of: id)
    case .putCurationStep(let row): writer.put(row)
    case .removeCurationStep(let id): writer.removal(of: id)
    case .putCurationState(let row): writer.put(row)
    case .removeCurationState(let id): writer.removal(of: id)
    case .putSeriesMerge(let row): writer.put(row)
    case .removeSeriesMerge(let id): writer.removal(of: id)
    case .putAbsentBook(let row): writer.put(row)
    case .removeAbsentBook(let id): writer.removal(of: id)
    case .putSeriesPage(let row): writer.put(row)
    case .removeSeriesPage(let id): writer.removal(of: id)
    }
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    let head = try parser.byte()
    guard let kind = RowKind(tag: head >> 1) else {
      throw parser.failure(expected: "a kind of row", found: head >> 1, at: place)
    }
    let isPut = head & 1 == 0
    self =
      switch kind {
      case .work: try parser.change(isPut, Change.putWork, Change.removeWork)
      case .edition: try parser.change(isPut, Change.putEdition, Change.removeEdition)
      case .author: try parser.change(isPut, Change.putAuthor, Change.removeAuthor)
      case .entry: try parser.change(isPut, Change.putEntry, Change.removeEntry)
      case .series: try parser.change(isPut, Change.putSeries, Change.removeSeries)
      case .membership: try parser.change(isPut, Change.putMembership, Change.removeMembership)
      case .job: try parser.change(isPut, Change.putJob, Change.removeJob)
      case .importRecord: try parser.change(isPut, Change.putImport, Change.removeImport)
      case .stagedImport: try parser.change(isPut, Change.putStagedImport, Change.removeStagedImport)
      case .stagedBatch: try parser.change(isPut, Change.putStagedBatch, Change.removeStagedBatch)
      case .importUndo: try parser.change(isPut, Change.putImportUndo, Change.removeImportUndo)
      case .session: try parser.change(isPut, Change.putSession, Change.removeSession)
      case .diversityFact: try parser.change(isPut, Change.putDiversityFact, Change.removeDiversityFact)
      case .award: try parser.change(isPut, Change.putAward, Change.removeAward)
      case .statement: try parser.change(isPut, Change.putStatement, Change.removeStatement)
      case .override: try parser.change(isPut, Change.putOverride, Change.removeOverride)
      case .step: try parser.change(isPut, Change.putCurationStep, Change.removeCurationStep)
      case .curationState: try parser.change(isPut, Change.putCurationState, Change.removeCurationState)
      case .seriesMerge: try parser.change(isPut, Change.putSeriesMerge, Change.removeSeriesMerge)
      case .absentBook: try parser.change(isPut, Change.putAbsentBook, Change.removeAbsentBook)
      case .seriesPage: try parser.change(isPut, Change.putSeriesPage, Change.removeSeriesPage)
      }
  }
}

extension ByteWriter {
  /// A row put in place.
  fileprivate mutating func put<R: StoredRow>(_ row: R) -> RowTouch {
    byte(R.kind.tag << 1)
    row.id.write(to: &self)
    let size = measured { row.writeFields(to: &$0) }
    return RowTouch(tag: R.kind.tag, id: row.id.raw, size: size)
  }

  /// A row taken away.
  fileprivate mutating func removal<R: StoredRow>(of id: Identifier<R>) -> RowTouch {
    byte(R.kind.tag << 1 | 1)
    id.write(to: &self)
    return RowTouch(tag: R.kind.tag, id: id.raw, size: nil)
  }
}

extension ByteParser {
  fileprivate mutating func change<R: StoredRow>(
    _ isPut: Bool, _ put: (R) -> Change, _ remove: (Identifier<R>) -> Change
  ) throws(ByteError) -> Change {
    let id = try Identifier<R>(from: &self)
    guard isPut else { return remove(id) }
    return put(try measured { parser throws(ByteError) in try R(id: id, from: &parser) })
  }
}

extension Identifier {
  /// The same numbers, the kind of row forgotten.
  var raw: Identifier<RawEntity> { Identifier<RawEntity>(replica: replica, serial: serial) }
}
