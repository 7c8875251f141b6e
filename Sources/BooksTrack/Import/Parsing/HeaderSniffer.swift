// Detects a file's dialect and its columns from the first row, or from a row below a few lines of text.
//
// Every dialect parses the first row, and each result is matched against the formats. If no dialect has a
// known header there, a header is looked for in the rows below (`HeaderSearch`). Only the first few kilobytes
// are parsed more than once; the parser of the chosen dialect continues from where it is.

/// Parses the header of a file in every known dialect at once.
struct HeaderSniffer: Sendable {
  fileprivate struct Candidate: Sendable {
    var parser: CSVParser
    /// A parser that stays before the first row; nil unless that row may be a book.
    var start: CSVParser?
    var header: [String]?
    /// True if a line for spreadsheets stands before the header.
    var hasSeparatorLine = false
    var failure: CSVError?
    /// The search below the first row; nil until no dialect has a known header there.
    var search: HeaderSearch?
  }

  /// The dialect and header that were chosen.
  struct Choice: Sendable {
    let parser: CSVParser
    let header: [String]
    /// The best match of a known format; nil if there is none.
    var match: HeaderMatch?
    /// The number of records before the header.
    let recordsBeforeHeader: Int
  }

  private var candidates: [Candidate]
  private let formats: [ExportFormat]
  /// True if the first rows have been compared with the formats.
  private var isSearching = false

  init(formats: [ExportFormat], limits: CSVLimits) {
    self.formats = formats
    let mayLackHeader = formats.contains { $0.mapping?.isByNumber == true }
    candidates = CSVDialect.known.map { dialect in
      let parser = CSVParser(dialect: dialect, limits: limits)
      return Candidate(parser: parser, start: mayLackHeader ? parser : nil)
    }
  }

  /// The mapping given by the reader, if any.
  var mapping: ColumnMapping? { formats.lazy.compactMap(\.mapping).first }

  /// Parses more bytes; returns true when every dialect has its first row, or has failed, and no header is
  /// looked for below.
  mutating func append(_ bytes: ArraySlice<UInt8>) -> Bool {
    for index in candidates.indices {
      candidates[index].search?.append(bytes)
      candidates[index].parser.append(bytes)
      candidates[index].start?.append(bytes)
      candidates[index].readHeader()
    }
    guard candidates.allSatisfy({ $0.header != nil || $0.failure != nil }) else { return false }
    search()
    return candidates.allSatisfy { $0.search?.isOver ?? true }
  }

  /// Ends the input.
  mutating func finish() {
    for index in candidates.indices {
      candidates[index].search?.finish()
      candidates[index].parser.finish()
      candidates[index].readHeader()
    }
    search()
  }

  /// Looks for a header below the first row if none of the dialects has a known one there.
  private mutating func search() {
    if !isSearching {
      isSearching = true
      if candidates.contains(where: { $0.header.map { HeaderSearch.isKnown($0, formats) } ?? false }) {
        return
      }
      for index in candidates.indices { candidates[index].beginSearch() }
    }
    for index in candidates.indices { candidates[index].search?.readRows(formats) }
  }

  /// Returns the dialect whose header matches a format best, else the one with the most columns; nil if the
  /// file is empty.
  ///
  /// - Throws: the error of the first dialect that failed, if no format matches the headers of the others.
  func choice() throws(CSVError) -> Choice? {
    if let found = choiceBelow { return found }
    var best: Choice?
    for candidate in candidates {
      guard let header = candidate.header else { continue }
      let match = HeaderSearch.match(header, formats)
      let start = match?.isHeaderMissing == true ? candidate.start : nil
      let choice = Choice(
        parser: start ?? candidate.parser, header: header, match: match,
        recordsBeforeHeader: candidate.hasSeparatorLine ? 1 : 0)
      if best.map({ choice.isBetter(than: $0) }) ?? true { best = choice }
    }
    if best?.match == nil, let failure = candidates.lazy.compactMap(\.failure).first { throw failure }
    return best
  }

  /// The best of the headers that were found below the first rows.
  private var choiceBelow: Choice? {
    var best: Choice?
    for search in candidates.compactMap(\.search) {
      guard let (header, records) = search.found else { continue }
      let choice = Choice(
        parser: search.parser, header: header, match: HeaderSearch.match(header, formats),
        recordsBeforeHeader: records)
      if best.map({ choice.isBetter(than: $0) }) ?? true { best = choice }
    }
    return best
  }
}

extension HeaderSniffer.Candidate {
  fileprivate mutating func readHeader() {
    guard header == nil, failure == nil else { return }
    do throws(CSVError) {
      header = try parser.next { $0.fields }
      // The line `sep=;` is for spreadsheets; the next row is the header.
      if !hasSeparatorLine, let first = header?.first, first.count <= 5, first.lowercased().hasPrefix("sep=")
      {
        hasSeparatorLine = true
        header = try parser.next { $0.fields }
        parser.width = header?.count ?? 0
      }
    } catch {
      failure = error
    }
  }

  fileprivate mutating func beginSearch() {
    guard let header, failure == nil else { return }
    search = HeaderSearch(parser, below: header, recordsBefore: hasSeparatorLine ? 2 : 1)
  }
}

extension HeaderSniffer.Choice {
  /// Returns the reason why a mapping does not fit the header.
  func problem(with mapping: ColumnMapping) -> MappingProblem {
    do throws(MappingProblem) {
      _ = try HeaderMatch(header, as: mapping)
      return .noTitle
    } catch {
      return error
    }
  }

  fileprivate func isBetter(than other: HeaderSniffer.Choice) -> Bool {
    let (score, otherScore) = (match?.score ?? 0, other.match?.score ?? 0)
    return score == otherScore ? header.count > other.header.count : score > otherScore
  }
}
