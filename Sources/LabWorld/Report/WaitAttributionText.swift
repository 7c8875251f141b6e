// The causes of waits in words: a sentence, a table for a terminal, and what the shares mean.

/// Describes the causes of readers' waits.
package struct WaitAttributionText {
  private let attribution: WaitAttribution
  private let unit: Unit

  package init(_ attribution: WaitAttribution) {
    self.attribution = attribution
    unit = Unit(for: attribution.nineOfTen.whole ?? attribution.nineOfTen.rest ?? 0)
  }

  /// The unit of all times of the table.
  private enum Unit: Int {
    case seconds = 1_000
    case minutes = 60_000
    case hours = 3_600_000

    init(for milliseconds: Int) {
      self = milliseconds < 120_000 ? .seconds : milliseconds < 36_000_000 ? .minutes : .hours
    }

    var name: String {
      switch self {
      case .seconds: "s"
      case .minutes: "min"
      case .hours: "h"
      }
    }

    var words: String { "\(self)" }
  }

  /// A time in the unit of the table, rounded to two decimals.
  private func text(_ milliseconds: Int?) -> String {
    guard let milliseconds else { return "no end" }
    let rounded = (Int(milliseconds.magnitude) * 200 + unit.rawValue) / (2 * unit.rawValue)
    return "\(Hundredths(hundredths: milliseconds < 0 ? -rounded : rounded))"
  }

  private func title(_ name: String) -> String {
    attribution.causes.first { $0.name == name }?.title ?? name
  }

  /// The answer in one sentence.
  var sentence: String {
    let division = attribution.nineOfTen
    guard let whole = division.whole else { return endless }
    guard division.sum != nil else {
      return "Nine of ten readers have all books after \(text(whole)) \(unit.words), but not in all runs "
        + "without a cause, so that wait cannot be divided."
    }
    // Smaller shares are in the table.
    let large = division.shares.filter { ($0.mean ?? 0) * 100 >= max(whole, 1) }
      .sorted { $0.mean ?? 0 > $1.mean ?? 0 }
    let others = division.shares.filter { share in !large.contains(share) }.compactMap(\.mean).reduce(0, +)
    var parts = large.enumerated().map { place, share in
      "\(text(share.mean)) \(place == 0 ? "are due to" : "to") \(title(share.cause))"
    }
    if others != 0 { parts.append("\(text(others)) to the other causes") }
    parts.append("\(text(division.rest)) are left: the providers' own answers, and the way to them")
    let start = "Of the \(text(whole)) \(unit.words) within which nine of ten readers have all books, "
    return start + parts.dropLast().map { "\($0), " }.joined() + (parts.count > 1 ? "and " : "")
      + parts[parts.count - 1]
      + "."
  }

  /// The sentence for a run in which more than one reader in ten is never done.
  private var endless: String {
    let start = "More than one reader in ten is never done, so there is no wait to divide."
    let ladder = attribution.runs.prefix(attribution.causes.count + 1)
    guard let first = ladder.first(where: { $0.nineOfTen != nil }) else {
      return "\(start) That is so even without any of the causes."
    }
    // The cause that was left out last ends it; those above it may be innocent.
    let cause = first.without.last.map(title) ?? ""
    let others = first.without.count > 1 ? " and the causes above it in the table" : ""
    return
      "\(start) Without \(cause)\(others), nine of ten are done after \(text(first.nineOfTen)) \(unit.words)."
  }

  /// The meaning of the shares, in sentences.
  var explanation: String {
    var sentences: [String] = []
    if attribution.causes.count > 1 {
      sentences.append(
        "The seed was run again \((attribution.runs.count - 1).of("time")): causes were left out from the top of "
          + "the table down, one more in each run, and then from its bottom up. A share is the mean of what "
          + "leaving the cause out saved in the two orders. Where they differ, causes need each other: a device "
          + "that is done sooner meets fewer outages."
      )
      if attribution.nineOfTen.sum != nil {
        sentences.append(
          "Shares and rest add up to the whole. A share of a few hundredths of it, or a negative one, may be "
            + "chance.")
      }
      sentences.append("The last column is the share in the wait of half of the readers.")
    }
    if !attribution.absent.isEmpty {
      sentences.append("Not in this run: \(attribution.absent.map(\.title).joined(separator: ", ")).")
    }
    return sentences.joined(separator: " ")
  }

  /// The reasons for which the shares must not be trusted; empty if there are none.
  var complaints: [String] {
    var complaints: [String] = []
    if !attribution.hasSameReaders {
      complaints.append("The readers of the runs differ, so that the shares mean nothing: a bug of the lab.")
    }
    for run in attribution.runs.dropFirst() where run.violations > 0 {
      complaints.append(
        "The run without \(run.without.map(title).joined(separator: ", ")) has "
          + "\(run.violations.of("violation")), of what must never happen.")
    }
    return complaints
  }

  /// All sentences, for a page.
  package var sentences: [String] { ([sentence, explanation] + complaints).filter { !$0.isEmpty } }

  /// The rows of the table: a cause, its share in the wait of nine of ten, in order and in the opposite
  /// order, and its share in that of half of the readers.
  private var rows: [[String]] {
    let (most, half) = (attribution.nineOfTen, attribution.half)
    let shares = zip(most.shares, half.shares).map { share, ofHalf in
      [
        title(share.cause), text(share.mean), text(share.inOrder), text(share.inOppositeOrder),
        text(ofHalf.mean),
      ]
    }
    return shares + [
      ["left without them", text(most.rest), text(most.rest), text(most.rest), text(half.rest)],
      ["together", text(most.whole), text(most.whole), text(most.whole), text(half.whole)],
    ]
  }

  /// The head of the table.
  private var head: [String] {
    ["cause", "share, \(unit.name)", "top down", "bottom up", "half"]
  }

  /// The section of a summary, ending in a newline.
  package var text: String {
    let table = Grid(columns: 5, rightAligned: [1, 2, 3, 4]).render([head] + rows)
    let parts =
      [WrappedText.lines(of: sentence), table]
      + ([explanation] + complaints).filter { !$0.isEmpty }.map { WrappedText.lines(of: $0) }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}
