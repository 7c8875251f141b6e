// Parsing of an export in batches: requests bytes from a source until enough rows are parsed, and knows which
// batch is the last.
//
// One batch is held back until the next one or the end has been seen. If the source knows its size, the end
// is checked as soon as all bytes have arrived; a file that arrives in one chunk is thus parsed completely,
// errors included, before the first batch is returned. Of a larger file at most the rows of a chunk and two
// batches are held.

/// Parses a file batch by batch (IMP-7).
struct BatchParser: Sendable {
  /// The matched header; nil before the first batch.
  private(set) var match: HeaderMatch?
  /// The request for a mapping, if the columns are unknown.
  private(set) var mappingRequest: MappingRequest?
  /// The number of books parsed, returned or not.
  private(set) var books = 0
  /// True if the whole file has been parsed.
  private(set) var isAtEnd = false

  private let size: Int
  private let rules: ImportRules
  private var isSurveyed = false
  private var parser: ExportParser
  private var current = ExportBatch()
  /// Complete batches, the next one last.
  private var ready: [BatchRows] = []
  private var problems = 0
  private var problemCount = 0
  private var bytes = 0
  private var bytesDigest = FileDigest()

  init(_ rules: ImportRules) {
    size = rules.batchSize
    self.rules = rules
    parser = rules.parser(nil)
  }

  /// The digest of the bytes read.
  var digest: String { bytesDigest.text }

  /// True if the last batch of the file has been returned.
  var isDone: Bool { isAtEnd && ready.isEmpty }

  /// Returns the next batch; nil after the last one, or if the columns are unknown.
  ///
  /// - Throws: `ImportError`, the source's errors, `CancellationError`.
  mutating func next(from source: inout some ImportSource) async throws -> BatchRows? {
    if !isSurveyed {
      isSurveyed = true
      parser = rules.parser(try await FirstPass(of: &source, rules))
    }
    while mappingRequest == nil {
      let isWhole = source.byteCount.map { bytes >= $0 } ?? false
      if isAtEnd || (ready.count > 1 && !isWhole) { break }
      try Task.checkCancellation()
      try take(try await source.next())
    }
    return ready.popLast()
  }

  /// Returns the number of books in the file: exact at its end, before that extrapolated from the bytes.
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
    if isAtEnd, current.rows.count > 0 { new.append(cut()) }
    if isAtEnd, match == nil, mappingRequest == nil { throw .emptyFile }
    if !new.isEmpty { ready = new.reversed() + ready }
  }

  /// Parses rows into the current batch; returns true if it is full.
  private mutating func readBatch() throws(ImportError) -> Bool {
    try parser.readRows(into: &current, upTo: size)
    return current.rows.count >= size
  }

  private mutating func cut() -> BatchRows {
    var rows = current.rows
    rows.cellProblems = Array(parser.cellProblems[problems...])
    rows.cellProblemCount = parser.cellProblemCount - problemCount
    problems = parser.cellProblems.count
    problemCount = parser.cellProblemCount
    books += rows.books.count
    current = ExportBatch(after: current)
    // A batch is kept until its import ends; an array that grows would keep room for a quarter more.
    current.rows.books.reserveCapacity(size)
    return rows
  }
}

/// The encoding of a file and the counts of its columns, found before its rows are read.
struct FirstPass: Sendable {
  private(set) var survey: ColumnSurvey?
  private(set) var encoding: TextEncoding?

  /// Reads a source to its end and rewinds it. Returns no findings if the source can be read only once.
  init(of source: inout some ImportSource, _ rules: ImportRules) async throws {
    encoding = rules.encoding
    guard try await source.rewind() else { return }
    var letters = EncodingSurvey()
    try await read(&source, rules) { letters.take($0) }
    if encoding == nil, let found = letters.encoding() {
      encoding = found
      try await read(&source, rules) { _ in }
    }
  }

  /// Surveys the columns. Errors of the file are left to the second pass, which meets them after the rows
  /// before them.
  private mutating func read(
    _ source: inout some ImportSource, _ rules: ImportRules, _ look: ([UInt8]) -> Void
  ) async throws {
    var parser = rules.parser(self, onlySurveys: true)
    var isDamaged = false
    while let chunk = try await source.next() {
      try Task.checkCancellation()
      look(chunk)
      guard !isDamaged else { continue }
      do throws(ImportError) {
        try parser.append(chunk)
        _ = try parser.next()
      } catch {
        isDamaged = true
      }
    }
    if !isDamaged {
      try? parser.finish()
      _ = try? parser.next()
      survey = parser.finishedSurvey
    }
    _ = try await source.rewind()
  }
}

extension ImportRules {
  /// Creates a parser for a file.
  func parser(_ pass: FirstPass?, onlySurveys: Bool = false) -> ExportParser {
    ExportParser(
      formats: formatsTried, limits: limits, dayOrder: dayOrder, survey: onlySurveys ? nil : pass?.survey,
      encoding: pass?.encoding ?? encoding, onlySurveys: onlySurveys)
  }
}
