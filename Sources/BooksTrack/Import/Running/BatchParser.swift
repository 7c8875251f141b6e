// An export in batches: asks a source for bytes until enough rows are there, and knows which batch is the
// last.
//
// One batch is kept back until the next one or the end has been seen. If the source knows its size, the end
// is looked for as soon as all its bytes are here; so of a file that comes in one chunk all is known, errors
// included, before the first batch is handed out. Of a larger one never more than a chunk's rows are held.

/// Reads a file batch by batch (IMP-7).
struct BatchParser: Sendable {
  /// A batch, in the order of the file.
  struct Batch: Sendable {
    let rows: BatchRows
    let isLast: Bool
  }

  /// What the header says; nil before the first batch.
  private(set) var match: HeaderMatch?
  /// What is needed to read the file at all.
  private(set) var mappingRequest: MappingRequest?
  /// Books that have been read, handed out or not.
  private(set) var books = 0
  /// All of the file has been read.
  private(set) var isAtEnd = false

  private let size: Int
  private var parser: ExportParser
  private var current = ExportBatch()
  /// Batches that can be handed out, the next one last.
  private var ready: [BatchRows] = []
  private var problems = 0
  private var problemCount = 0
  private var bytes = 0
  private var bytesDigest = FileDigest()

  init(_ rules: ImportRules) {
    size = rules.batchSize
    parser = ExportParser(formats: rules.formatsTried, limits: rules.limits)
  }

  /// The digest of the bytes read.
  var digest: String { bytesDigest.text }

  /// The next batch; nil after the last one, or if the columns are not known.
  ///
  /// - Throws: `ImportError`, what the source throws, `CancellationError`.
  mutating func next(from source: inout some ImportSource) async throws -> Batch? {
    while mappingRequest == nil {
      let isWhole = source.byteCount.map { bytes >= $0 } ?? false
      if isAtEnd || (ready.count > 1 && !isWhole) { break }
      try Task.checkCancellation()
      try take(try await source.next())
    }
    guard let rows = ready.popLast() else { return nil }
    return Batch(rows: rows, isLast: isAtEnd && ready.isEmpty)
  }

  /// How many books the file has: exactly at its end, before that in proportion to its bytes.
  func total(ofBytes size: Int?) -> Int {
    guard !isAtEnd, let size, bytes > 0, size > bytes else { return books }
    return max(books, Int(Double(books) * Double(size) / Double(bytes)))
  }

  private mutating func take(_ chunk: [UInt8]?) throws(ImportError) {
    if let chunk {
      bytes += chunk.count
      bytesDigest.absorb(chunk)
      try parser.append(chunk)
    } else {
      try parser.finish()
      isAtEnd = true
    }
    if match == nil, let event = try parser.next() {
      if case .needsMapping(let request) = event { mappingRequest = request }
      if case .header(let header, _) = event { match = header }
    }
    var new: [BatchRows] = []
    while try readBatch() { new.append(cut()) }
    if isAtEnd, current.count > 0 { new.append(cut()) }
    if isAtEnd, match == nil, mappingRequest == nil { throw .emptyFile }
    if !new.isEmpty { ready = new.reversed() + ready }
  }

  /// Whether the bytes so far have filled the batch.
  private mutating func readBatch() throws(ImportError) -> Bool {
    try parser.readRows(into: &current, upTo: size)
    return current.count >= size
  }

  private mutating func cut() -> BatchRows {
    var rows = BatchRows()
    rows.books = current.books
    rows.rejected = current.rejected
    rows.cellProblems = Array(parser.cellProblems[problems...])
    rows.cellProblemCount = parser.cellProblemCount - problemCount
    problems = parser.cellProblems.count
    problemCount = parser.cellProblemCount
    books += rows.books.count
    current = ExportBatch(after: current)
    return rows
  }
}

extension ExportBatch {
  /// How many rows of the file it holds.
  var count: Int { books.count + rejected.count }
}
