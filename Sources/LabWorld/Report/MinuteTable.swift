// A run over virtual time as CSV (RFC 4180), with one row for each minute: the data of the charts of its
// page. Every field is a number or a name from a list, so none needs quotation marks.

import Providers

/// Formats the timeline of a run as CSV.
package enum MinuteTable {
  /// Returns the table: the works that wait at the end of each minute, counts within it, and for each
  /// provider its calls, their failures and its mood. Counts are sums over all worlds, which begin at the
  /// same time.
  package static func text(of run: RunPart) -> String {
    let timeline = run.figures.timeline
    let configuration = run.configuration
    let providers = configuration.providers.map(\.name)
    let counted = TimelineFigures.Track.allCases.map { ($0.rawValue, timeline.track($0)) }
    let calls = providers.flatMap { provider in
      ["calls", "failures"].map { ("\($0)_\(provider)", timeline.tracks["\($0) \(provider)"] ?? []) }
    }
    let waiting = timeline.waiting
    let columns = counted + calls
    let minutes = (columns.map(\.1.count) + [waiting.count]).max() ?? 0
    let head = ["minute", "waiting"] + columns.map(\.0) + providers.map { "mood_\($0)" }
    let rows = (0..<minutes).map { minute in
      ["\(minute)", "\(minute < waiting.count ? waiting[minute] : waiting.last ?? 0)"]
        + columns.map { "\(minute < $0.1.count ? $0.1[minute] : 0)" }
        + configuration.providers.map { configuration.mood(of: $0, minute: minute) }
    }
    return ([head] + rows).map { $0.joined(separator: ",") + "\r\n" }.joined()
  }
}

extension LoadConfiguration {
  /// Returns the mood of a provider in a minute; if spells overlap, the first one counts.
  fileprivate func mood(of provider: SimulatedProvider, minute: Int) -> String {
    spells.first { $0.provider == provider && $0.fromMinute <= minute && minute < $0.toMinute }?.mood.name
      ?? mood.name
  }
}
