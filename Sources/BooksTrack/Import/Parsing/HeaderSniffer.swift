// Finds out what separates the columns of a file, and what the columns are, from its first row.
//
// Every dialect reads the first row by itself, and the formats look at what each makes of it. Only the first
// few kilobytes are read several times over; the reader of the dialect that wins goes on from where it is.

/// Reads the header of a file in every known dialect at once.
struct HeaderSniffer: Sendable {
  fileprivate struct Candidate: Sendable {
    var parser: CSVParser
    /// A reader that stays before the first row, if that may be a book.
    var start: CSVParser?
    var header: [String]?
    var failure: CSVError?
  }

  /// What the first row says.
  struct Choice: Sendable {
    let parser: CSVParser
    let header: [String]
    /// The best match of a known format, if there is one.
    let match: HeaderMatch?
  }

  private var candidates: [Candidate]
  private let formats: [ExportFormat]

  init(formats: [ExportFormat], limits: CSVLimits) {
    self.formats = formats
    let mayLackHeader = formats.contains { $0.mapping?.isByNumber == true }
    candidates = CSVDialect.known.map { dialect in
      let parser = CSVParser(dialect: dialect, limits: limits)
      return Candidate(parser: parser, start: mayLackHeader ? parser : nil)
    }
  }

  /// What a reader has said about the columns.
  var mapping: ColumnMapping? { formats.lazy.compactMap(\.mapping).first }

  /// Reads on; true when every dialect has seen its first row, or cannot.
  mutating func append(_ bytes: ArraySlice<UInt8>) -> Bool {
    for index in candidates.indices {
      candidates[index].parser.append(bytes)
      candidates[index].start?.append(bytes)
      candidates[index].readHeader()
    }
    return isDecided
  }

  /// There are no more bytes.
  mutating func finish() {
    for index in candidates.indices {
      candidates[index].parser.finish()
      candidates[index].readHeader()
    }
  }

  private var isDecided: Bool { candidates.allSatisfy { $0.header != nil || $0.failure != nil } }

  /// The dialect whose header a format knows best, else the one with the most columns; nil if the file is
  /// empty.
  ///
  /// - Throws: what the first dialect stumbled over, if no format knows what the others found.
  func choice() throws(CSVError) -> Choice? {
    var best: Choice?
    for candidate in candidates {
      guard let header = candidate.header else { continue }
      let match = formats.compactMap { $0.match(header: header) }.max { $0.score < $1.score }
      let start = match?.isHeaderMissing == true ? candidate.start : nil
      let choice = Choice(parser: start ?? candidate.parser, header: header, match: match)
      if best.map({ choice.isBetter(than: $0) }) ?? true { best = choice }
    }
    if best?.match == nil, let failure = candidates.lazy.compactMap(\.failure).first { throw failure }
    return best
  }
}

extension HeaderSniffer.Candidate {
  fileprivate mutating func readHeader() {
    guard header == nil, failure == nil else { return }
    do throws(CSVError) {
      header = try parser.next { $0.fields }
    } catch {
      failure = error
    }
  }
}

extension HeaderSniffer.Choice {
  /// Why a mapping does not fit the header.
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
