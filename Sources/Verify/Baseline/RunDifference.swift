// The difference of two load runs: rows that moved, gates that changed their verdict, and readers who lost or
// gained. It says which direction is better, and judges nothing.

package import LabWorld

/// The parts of a load run's report that are compared beside its figures.
package struct ComparedRun: Decodable, Sendable {
  let configuration: LoadConfiguration
  let rows: [TargetResult]
  /// The slowest readers, or all of them.
  private(set) var readers: [ReaderFigures]
  /// The number of readers of the run.
  package let readerCount: Int

  var hasAllReaders: Bool { readers.count == readerCount }

  private struct Run: Decodable {
    struct Figures: Decodable {
      let readers: Int
      let slowest: SlowestReaders
    }
    let configuration: LoadConfiguration
    let targets: [TargetResult]
    let figures: Figures
  }

  private enum CodingKeys: String, CodingKey { case run }

  package init(from decoder: any Decoder) throws {
    let run = try decoder.container(keyedBy: CodingKeys.self).decode(Run.self, forKey: .run)
    self.init(run.configuration, run.targets, run.figures.slowest, of: run.figures.readers)
  }

  package init(_ run: RunPart) {
    self.init(run.configuration, run.targets, run.figures.slowest, of: run.figures.readers)
  }

  private init(
    _ configuration: LoadConfiguration, _ rows: [TargetResult], _ slowest: SlowestReaders, of readers: Int
  ) {
    self.configuration = configuration
    self.rows = rows
    self.readers = slowest.readers
    readerCount = readers
  }

  /// Creates a run without the figures of its readers.
  init(_ configuration: LoadConfiguration, _ rows: [TargetResult], readers: Int) {
    self.init(configuration, rows, SlowestReaders(), of: readers)
  }

  /// Returns the run with all its readers, from their table.
  package func with(_ table: [ReaderFigures]) -> ComparedRun {
    var run = self
    run.readers = table
    return run
  }
}

/// The difference of two load runs.
package struct RunDifference: Codable, Sendable, Equatable {
  package enum Direction: String, Codable, Sendable { case worse, better, neither }

  /// A row whose value, limit or verdict differs.
  package struct Row: Codable, Sendable, Equatable {
    package let id: String
    package let title: String
    package let direction: Direction
    package let before: String
    package let after: String
    /// Empty if one of the values is missing.
    package let difference: String
    /// The limit in the later run, with that of the earlier one if it differs.
    package let limit: String
    package let verdictBefore: String
    package let verdictAfter: String
    /// True if the row is a gate in one of the runs.
    package let isGate: Bool

    /// True if the row is a gate with another verdict.
    package var isChangedGate: Bool { isGate && verdictBefore != verdictAfter }
  }

  /// A reader with another wait, or with another number of books with a record.
  package struct ReaderChange: Codable, Sendable, Equatable {
    package let reader: Int
    package let direction: Direction
    package let sentence: String
    /// The commands that explain the reader's life in each run.
    package let commandBefore: String
    package let commandAfter: String
  }

  package let rows: [Row]
  /// Readers who lost, those with the largest loss first, then those who gained.
  package let readers: [ReaderChange]
  /// The readers that could not be compared, with the reason; empty if all were.
  package let readersLeftOut: String

  /// - Parameters:
  ///   - now: The later run.
  ///   - before: The earlier run.
  package init(_ now: ComparedRun, against before: ComparedRun) {
    let earlier = Dictionary(before.rows.map { ($0.id, $0) }) { first, _ in first }
    let later = Set(now.rows.map(\.id))
    rows =
      now.rows.compactMap { Row($0, against: earlier[$0.id]) }
      + before.rows.filter { !later.contains($0.id) }.map(Row.init(gone:))
    let differing = now.differencesOfPeople(from: before)
    guard differing.isEmpty else {
      readers = []
      readersLeftOut =
        "no reader is compared: with another \(differing.joined(separator: ", ")) a reader of the same number "
        + "is another one"
      return
    }
    readers = Self.compare(now, before)
    readersLeftOut =
      now.hasAllReaders && before.hasAllReaders
      ? Self.unpaired(now, before)
      : "compared are readers who are among the \(SlowestReaders.most) slowest of both runs; "
        + "compare --readers BEFORE.csv,AFTER.csv compares all, from tables by run --readers"
  }

  private static func compare(_ now: ComparedRun, _ before: ComparedRun) -> [ReaderChange] {
    let earlier = Dictionary(before.readers.map { ($0.reader, $0) }) { first, _ in first }
    let pairs = now.readers.compactMap { reader in earlier[reader.reader].map { (now: reader, before: $0) } }
    let moved = pairs.filter { !$0.now.hasSameOutcome(as: $0.before) }.map { pair in
      (loss: pair.now.loss(from: pair.before), pair: pair)
    }
    return moved.sorted { left, right in
      left.loss == right.loss
        ? left.pair.now.reader < right.pair.now.reader : left.loss > right.loss
    }.map { loss, pair in
      let number = pair.now.reader
      return ReaderChange(
        reader: number,
        direction: loss > (0, 0, 0) ? .worse : .better,
        sentence: pair.now.sentence(from: pair.before),
        commandBefore: before.configuration.command(explaining: number),
        commandAfter: now.configuration.command(explaining: number))
    }
  }

  /// Describes the readers that one of the runs alone has; empty if there are none.
  private static func unpaired(_ now: ComparedRun, _ before: ComparedRun) -> String {
    let alone = Set(now.readers.map(\.reader)).symmetricDifference(before.readers.map(\.reader)).count
    return alone == 0
      ? "" : "\(alone.of("reader")) of one run alone \(alone == 1 ? "is" : "are") not compared"
  }

  /// Returns the rows that got worse, better, or neither.
  package func rows(_ direction: Direction) -> [Row] { rows.filter { $0.direction == direction } }
}

extension ComparedRun {
  /// The settings that determine a reader's library and differ from those of another run.
  fileprivate func differencesOfPeople(from other: ComparedRun) -> [String] {
    let (own, others) = (configuration, other.configuration)
    return [
      ("seed", own.seed == others.seed), ("number of books", own.books == others.books),
      ("format", own.format == others.format), ("readership", own.readership == others.readership),
      ("catalog", own.catalogSize == others.catalogSize), ("export", own.export == others.export),
    ].filter { !$0.1 }.map(\.0)
  }
}

extension ReaderFigures {
  fileprivate func hasSameOutcome(as other: ReaderFigures) -> Bool {
    lookUpTime == other.lookUpTime && enriched == other.enriched && waiting == other.waiting
  }

  /// The reader's loss: books that wait at the end, then books without a record, then the further time to
  /// look up.
  fileprivate func loss(from other: ReaderFigures) -> (Int128, Int128, Int128) {
    func more(_ count: KeyPath<ReaderFigures, Int>) -> Int128 {
      Int128(self[keyPath: count]) - Int128(other[keyPath: count])
    }
    return (more(\.waiting), -more(\.enriched), more(\.lookUpTime))
  }

  /// Describes the difference from the same reader in another run.
  fileprivate func sentence(from other: ReaderFigures) -> String {
    func time(_ milliseconds: Int128) -> String {
      Hundredths(hundredths: Int(clamping: milliseconds.magnitude * 100)).asTime
    }
    let more = Int128(lookUpTime) - Int128(other.lookUpTime)
    let counts = [
      ("with a record", other.enriched, enriched), ("to choose", other.toChoose, toChoose),
      ("not found", other.notFound, notFound), ("waiting", other.waiting, waiting),
      ("to verify", other.toVerify, toVerify), ("violations", other.violations, violations),
    ].filter { $0.1 != $0.2 }.map { "\($0.0) \($0.1.grouped) → \($0.2.grouped)" }
    return "reader \(reader): \(time(Int128(other.lookUpTime))) → \(time(Int128(lookUpTime))) for "
      + "\(books.of("book")) (\(more < 0 ? "−" : "+")\(time(more)))"
      + (counts.isEmpty ? "" : "; ") + counts.joined(separator: ", ")
  }
}

extension RunDifference.Row {
  /// Returns nil if neither value nor limit nor verdict differs.
  fileprivate init?(_ now: TargetResult, against before: TargetResult?) {
    if let before, before.measured == now.measured || before.verdict == .noData && now.verdict == .noData,
      before.verdict == now.verdict, before.limitText == now.limitText
    {
      return nil
    }
    id = now.id
    title = now.title
    direction = before.map { now.direction(from: $0) } ?? .neither
    self.before = before?.valueText ?? "no row"
    after = now.valueText
    difference = before.map { now.difference(from: $0) } ?? ""
    let was = before.flatMap { $0.limitText == now.limitText ? nil : ", was \($0.limitText)" } ?? ""
    limit = "\(now.limitText)\(now.unitText)\(was)"
    verdictBefore = before?.verdict.rawValue ?? "no row"
    verdictAfter = now.verdict.rawValue
    isGate = now.isGate || before?.isGate == true
  }

  /// Creates a row that only the earlier run has.
  fileprivate init(gone before: TargetResult) {
    id = before.id
    title = before.title
    direction = .neither
    self.before = before.valueText
    after = "no row"
    difference = ""
    limit = "\(before.limitText)\(before.unitText)"
    verdictBefore = before.verdict.rawValue
    verdictAfter = "no row"
    isGate = before.isGate
  }
}

extension TargetResult {
  fileprivate var unitText: String { unit == .count ? "" : " \(unit.rawValue)" }

  fileprivate var valueText: String {
    verdict == .noData || measured == nil ? measuredText : "\(measuredText)\(unitText)"
  }

  /// The distance from the better end of the row; nil without a value.
  private var badness: Int? {
    guard verdict != .noData else { return nil }
    guard let value = measured?.hundredths else { return isMoreBetter ? .min : .max }
    if comparison == .exactly { return Int((value - limit.hundredths).magnitude) }
    return isMoreBetter ? -value : value
  }

  private var isMoreBetter: Bool { comparison == .atLeast || comparison == .above }

  fileprivate func direction(from before: TargetResult) -> RunDifference.Direction {
    guard let now = badness, let was = before.badness, now != was else { return .neither }
    return now > was ? .worse : .better
  }

  fileprivate func difference(from before: TargetResult) -> String {
    guard verdict != .noData, before.verdict != .noData, let now = measured, let was = before.measured else {
      return ""
    }
    let more = now.hundredths - was.hundredths
    let amount = Hundredths(hundredths: Int(more.magnitude))
    return "\(more < 0 ? "−" : "+")\(amount)\(unit == .percent ? " points" : unitText)"
  }
}
