// An incremental parser of exports: bytes in, books out (IMP-1, IMP-5, IMP-7).
//
//     var reader = ExportParser()
//     for chunk in chunks {
//       try reader.append(chunk)
//       while let event = try reader.next() { … }
//     }
//     try reader.finish()
//     while let event = try reader.next() { … }
//
// A state machine without I/O: it decodes bytes, recognizes the format by the first row, and turns each row
// below it into a book or a rejected row. The first event is the header, or the request for a mapping, which
// is also the last event.

/// Parses the export of a service from chunks of bytes.
public struct ExportParser: Sendable {
  private enum Phase: Sendable { case sniffing, weighing, recognised, reading, sampling, ended }

  private var phase = Phase.sniffing
  private var decoder: ByteDecoder
  private var sniffer: HeaderSniffer
  private var rows = CSVParser()
  /// Reads ahead in a file with a plain header, to sample the rows below it.
  private var scout: CSVParser?
  private var mapper: RowMapper?
  private var header: [String] = []
  private var recordsBeforeHeader = 0
  private var samples: [[String]] = []
  /// The counts of the first pass over the columns.
  private var survey: ColumnSurvey?
  /// The match of the header, until its columns have been surveyed.
  private var surveyed: HeaderMatch?
  private var isFinished = false
  /// The number of rows read.
  private(set) var rowCount = 0
  /// The first bytes, until it is known whether they are JSON; nil afterwards.
  private var head: [UInt8]? = []
  /// The splitter of a JSON file's books; nil for other files.
  var json: JSONItems?
  private let limits: CSVLimits
  private let dayOrder: DayOrder?
  private let encoding: TextEncoding?
  /// True if the parser only surveys the columns, to the end of the file, and returns no rows.
  private let onlySurveys: Bool

  /// The problems of cells that were dropped from the books parsed so far; at most `cellProblemLimit`.
  public private(set) var cellProblems: [CellProblem] = []
  /// The number of dropped cells, without a limit.
  public private(set) var cellProblemCount = 0

  /// The maximum number of cell problems that are kept.
  public static let cellProblemLimit = 10_000
  /// The number of bytes that every dialect parses before the candidates are compared again.
  private static let sniffedBytes = 4_096

  /// Creates a parser at the start of a file.
  ///
  /// - Parameter dayOrder: The order of day and month in dates of numbers; nil if the columns decide.
  public init(
    formats: [ExportFormat] = ExportFormat.known, limits: CSVLimits = .standard, dayOrder: DayOrder? = nil
  ) {
    self.init(formats: formats, limits: limits, dayOrder: dayOrder, survey: nil)
  }

  /// Creates a parser that reads a file for the second time.
  ///
  /// - Parameters:
  ///   - survey: The counts of the first pass; without them the parser looks ahead at the first rows.
  ///   - encoding: The encoding of a file that is neither UTF-8 nor UTF-16.
  ///   - onlySurveys: True for the first pass.
  init(
    formats: [ExportFormat], limits: CSVLimits, dayOrder: DayOrder?, survey: ColumnSurvey?,
    encoding: TextEncoding? = nil, onlySurveys: Bool = false
  ) {
    decoder = ByteDecoder(encoding)
    self.encoding = encoding
    sniffer = HeaderSniffer(formats: formats, limits: limits)
    self.limits = limits
    self.dayOrder = dayOrder
    self.survey = survey
    self.onlySurveys = onlySurveys
  }

  /// The counts of all rows, after the first pass; nil if the file has no columns that could be surveyed.
  var finishedSurvey: ColumnSurvey? { phase == .weighing && isFinished ? survey : nil }

  /// Appends the next bytes of the file.
  ///
  /// - Throws: an error if the header cannot be parsed or has no titles; errors further down are thrown by
  ///   `next`.
  public mutating func append(_ chunk: [UInt8]) throws(ImportError) { try take(decoder.decode(chunk)[...]) }

  /// Ends the input.
  public mutating func finish() throws(ImportError) {
    try take(decoder.finish()[...])
    isFinished = true
    if let head { try begin(head[...], isJSON: JSONItems.isJSON(head[...]) ?? false) }
    json?.finish()
    if phase == .sniffing, json != nil {
      try decideJSON()
    } else if phase == .sniffing {
      sniffer.finish()
      try decide()
    }
    rows.finish()
    scout?.finish()
  }

  /// Returns the next event; nil if more bytes are needed, or none are left.
  public mutating func next() throws(ImportError) -> ExportEvent? {
    switch phase {
    case .sniffing, .ended: return nil
    case .weighing: return try weighed()
    case .recognised: return recognised()
    case .reading: return try nextRow()
    case .sampling: return try nextSample()
    }
  }

  /// Holds bytes back until the first two that are not blank tell whether the file is JSON.
  private mutating func take(_ bytes: ArraySlice<UInt8>) throws(ImportError) {
    guard let known = head else { return try takeKnown(bytes) }
    // The first chunk is usually long enough, so it is not copied.
    let all = known.isEmpty ? bytes : (known + bytes)[...]
    guard all.count >= FileKind.headLength,
      let isJSON = JSONItems.isJSON(all) ?? (all.count > Self.sniffedBytes ? false : nil)
    else {
      head = Array(all)
      return
    }
    try begin(all, isJSON: isJSON)
  }

  private mutating func begin(_ bytes: ArraySlice<UInt8>, isJSON: Bool) throws(ImportError) {
    if let kind = FileKind(bytes) { throw .otherFile(kind) }
    head = nil
    if isJSON { json = JSONItems(limits: limits) }
    try takeKnown(bytes)
  }

  private mutating func takeKnown(_ bytes: ArraySlice<UInt8>) throws(ImportError) {
    guard json != nil else { return try takeDelimited(bytes) }
    json?.append(bytes)
    if phase == .sniffing, json?.first != nil { try decideJSON() }
  }

  private mutating func takeDelimited(_ bytes: ArraySlice<UInt8>) throws(ImportError) {
    var rest = bytes
    while phase == .sniffing, !rest.isEmpty {
      let isDecided = sniffer.append(rest.prefix(Self.sniffedBytes))
      rest = rest.dropFirst(Self.sniffedBytes)
      if isDecided { try decide() }
    }
    if phase != .sniffing {
      if !onlySurveys { rows.append(rest) }
      look(at: rest)
    }
  }

  /// Passes bytes to the scout, as far as it needs them.
  private mutating func look(at bytes: ArraySlice<UInt8>) {
    let size = onlySurveys ? bytes.count : Self.sniffedBytes
    var rest = bytes
    while scout != nil, !rest.isEmpty, surveyRows() {
      scout?.append(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
  }

  /// Counts the rows that the scout has read; returns false if no more rows are needed, or after an error,
  /// which the row parser meets again and throws after the rows before it.
  private mutating func surveyRows() -> Bool {
    do throws(CSVError) {
      while survey?.rows ?? .max < surveyedRows {
        guard try scout?.next({ survey?.take($0) }) != nil else { return true }
      }
    } catch {}
    return false
  }

  private mutating func decideJSON() throws(ImportError) {
    guard let match = try recogniseJSON() else { throw .noBooks(header: []) }
    if sniffer.mapping != nil { throw .mapping(.notColumns) }
    header = match.header
    mapper = RowMapper(match)
    phase = .recognised
  }

  private mutating func decide() throws(ImportError) {
    let choice: HeaderSniffer.Choice?
    do throws(CSVError) {
      choice = try sniffer.choice()
    } catch {
      throw ImportError(error)
    }
    guard let choice else { throw .emptyFile }
    header = choice.header
    rows = choice.parser
    recordsBeforeHeader = choice.recordsBeforeHeader
    guard let match = choice.match else {
      if let mapping = sniffer.mapping { throw .mapping(choice.problem(with: mapping)) }
      let isPlain = PlainHeader.mapping(of: header) != nil
      phase = isPlain ? .weighing : .sampling
      if isPlain { beginSurvey(nil) }
      return
    }
    let titled = match.withPlainTitle
    guard titled.columns[.title] != nil else {
      let expected = match.format.columns.first { $0.field == .title }?.name ?? ""
      throw .noTitleColumn(format: match.format.name, expected: expected, found: header)
    }
    phase = .weighing
    header = titled.header
    beginSurvey(titled)
  }

  private mutating func beginSurvey(_ match: HeaderMatch?) {
    surveyed = match
    if survey?.header == header { return }
    survey = ColumnSurvey(header: header, match: match)
    scout = rows
  }
}

extension ExportParser {
  private mutating func recognised() -> ExportEvent? {
    guard let mapper else { return nil }
    phase = .reading
    return .header(mapper.match, rows.dialect)
  }

  /// The number of rows that a parser looks ahead without a first pass: few if the format is known, because a
  /// stream must not wait.
  private var surveyedRows: Int {
    onlySurveys ? .max : surveyed?.format.isPlain == false ? Self.rowsOfKnown : PlainHeader.sampleCount
  }

  private static let rowsOfKnown = 5

  /// Decides how the columns are read once enough rows have been surveyed, or the file has ended.
  private mutating func weighed() throws(ImportError) -> ExportEvent? {
    let needsRows = scout != nil && surveyRows() && !isFinished
    guard !onlySurveys, !needsRows, let survey else { return nil }
    scout = nil
    var found = surveyed
    if found == nil, let mapping = PlainHeader.mapping(of: header, survey) {
      found = try? HeaderMatch(header, as: mapping, isPlain: true)
    }
    guard var match = found else { return nil }
    match.findings = survey.findings(for: match, order: dayOrder)
    match.recordsBeforeHeader = recordsBeforeHeader
    match.findings.encoding = encoding
    mapper = RowMapper(match)
    self.survey = nil
    surveyed = nil
    return recognised()
  }

  private mutating func nextRow() throws(ImportError) -> ExportEvent? {
    var batch = ExportBatch()
    guard try readRow(into: &batch) else { return nil }
    return batch.rows.books.popLast().map { .book($0) } ?? batch.rows.rejected.popLast().map { .rejected($0) }
  }

  /// Adds every complete row of the bytes appended so far to a batch; faster than calling `next` for each
  /// row.
  ///
  /// Nothing is added before `next` has returned the header.
  ///
  /// - Throws: the error that ends the file; the rows before it are in the batch.
  public mutating func readRows(into batch: inout ExportBatch) throws(ImportError) {
    while phase == .reading, try readRow(into: &batch) {}
  }

  /// Does the same until the batch has `count` rows.
  mutating func readRows(into batch: inout ExportBatch, upTo count: Int) throws(ImportError) {
    while batch.rows.count < count, phase == .reading, try readRow(into: &batch) {}
  }

  /// Parses one row; returns false if more bytes are needed, or none are left.
  private mutating func readRow(into batch: inout ExportBatch) throws(ImportError) -> Bool {
    guard let mapper else { return false }
    let isThere =
      try json == nil ? readDelimitedRow(mapper, into: &batch) : readJSONBook(mapper, into: &batch)
    guard isThere else {
      if isFinished && rowCount == 0 { throw .noBooks(header: header) }
      return false
    }
    rowCount += 1
    if !batch.rows.cellProblems.isEmpty {
      note(batch.rows.cellProblems)
      batch.rows.cellProblems.removeAll()
    }
    return true
  }

  private mutating func readDelimitedRow(
    _ mapper: RowMapper, into batch: inout ExportBatch
  ) throws(ImportError) -> Bool {
    do throws(CSVError) {
      let row: Void? = try rows.next { mapper.take($0, into: &batch) }
      return row != nil
    } catch {
      throw ImportError(error, recordsBeforeRows: mapper.recordsBeforeRows)
    }
  }

  private mutating func note(_ problems: [CellProblem]) {
    cellProblemCount += problems.count
    cellProblems += problems.prefix(Self.cellProblemLimit - cellProblems.count)
  }

  /// Collects sample rows of a file with unknown columns, and requests a mapping when there are enough.
  private mutating func nextSample() throws(ImportError) -> ExportEvent? {
    do throws(CSVError) {
      while samples.count < MappingRequest.sampleCount, let sample = try rows.next({ $0.fields }) {
        samples.append(sample)
      }
    } catch {
      throw ImportError(error)
    }
    if let offset = rows.firstNUL { throw .notText(offset: offset) }
    guard isFinished || samples.count == MappingRequest.sampleCount else { return nil }
    guard Self.isText(header) else { throw .notText(offset: 0) }
    guard !samples.isEmpty else { throw nothingBelowHeader }
    let hasText = ([header] + samples).contains { $0.contains { !WhiteSpace.collapsed($0).isEmpty } }
    guard hasText else { throw .emptyFile }
    phase = .ended
    return .needsMapping(MappingRequest(header: header, sampleRows: samples, dialect: rows.dialect))
  }

  /// The error for a file of one row that matches no format.
  private var nothingBelowHeader: ImportError {
    let first = header.first { !WhiteSpace.collapsed($0).isEmpty }
    guard let first else { return .emptyFile }
    return "[{".contains(first.prefix(1)) ? .unknownJSON(keys: []) : .noBooks(header: header)
  }

  /// Returns true if the header is text, without control characters.
  private static func isText(_ header: [String]) -> Bool {
    header.allSatisfy { name in
      name.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && $0.value != 0x7F || "\t\n\r".unicodeScalars.contains($0)
      }
    }
  }
}
