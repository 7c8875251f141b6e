// The slowest readers of a run and the causes of their waits, for the summary.

/// Formats the slowest readers.
package enum SlowReaderLines {
  /// The number of readers shown; the report has more.
  private static let shown = 3

  /// Returns a heading and a sentence for each reader; empty if there are none.
  static func lines(_ run: RunPart) -> [String] {
    let readers = run.figures.slowest.readers.prefix(shown)
    guard !readers.isEmpty else { return [] }
    let sentences = readers.flatMap { reader in
      WrappedText.lines(of: sentence(reader, run.configuration), width: WrappedText.width - 2, indent: 2)
    }
    return ["", "slowest readers"] + sentences.map { "  \($0)" }
  }

  /// Describes the causes of a reader's wait, the longest first.
  package static func sentence(_ reader: ReaderFigures, _ configuration: LoadConfiguration) -> String {
    // Concurrent requests share the time that they took.
    let answers = reader.requestTime / configuration.concurrency
    let rest = reader.lookUpTime - answers - reader.offlineTime - reader.pauseTime
    let mean = reader.requests > 0 ? reader.requestTime / reader.requests : 0
    let causes: [(time: Int, text: String)] = [
      (answers, "\(time(answers)) for \(reader.requests.of("request")) of \(time(mean))"),
      (reader.offlineTime, "\(time(reader.offlineTime)) offline (\(reader.outages.of("time")))"),
      (reader.pauseTime, "\(time(reader.pauseTime)) in \(reader.retries.of("pause")) after failures"),
      (
        rest,
        "\(time(rest)) of other waits\(reader.parkings > 0 ? ", parked \(reader.parkings.of("time"))" : "")"
      ),
    ]
    // Offline time during a request counts twice, so the rest can be negative.
    let listed = causes.filter { $0.time * 50 > reader.lookUpTime }.sorted { $0.time > $1.time }
    let end =
      reader.waiting > 0
      ? "gave up after \(time(reader.lookUpTime)) with \(reader.waiting.of("book")) waiting"
      : "\(time(reader.lookUpTime)) for \(reader.books.of("book"))"
    return "reader \(reader.reader): \(end)" + (listed.isEmpty ? "" : ": ")
      + listed.map(\.text).joined(separator: ", ")
  }

  private static func time(_ milliseconds: Int) -> String {
    Hundredths(hundredths: milliseconds * 100).asTime
  }
}
