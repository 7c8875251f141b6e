// The texts about sessions (SES-4, SES-8).

/// The texts about sessions.
public enum SessionTexts {
  /// Returns the text of a timer: `MM:SS`, from an hour on `H:MM:SS`.
  public static func timer(milliseconds: Int64) -> String {
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let seconds = max(0, milliseconds) / 1_000
    let rest = "\(two(seconds / 60 % 60)):\(two(seconds % 60))"
    return seconds < 3_600 ? rest : "\(seconds / 3_600):\(rest)"
  }

  /// Returns the message at the end: `Great session! 30 minutes, 24 pages`.
  public static func summary(of session: ReadingSession) -> String { "Great session! \(amount(of: session))" }

  /// Returns a line of the history: `2026-03-01: 30 minutes, 24 pages, 48.0 pages/hour`.
  public static func line(of session: ReadingSession) -> String {
    let pace = session.pace.map { ", \($0)" } ?? ""
    return (session.day.map { "\($0): " } ?? "") + amount(of: session) + pace
  }

  /// The placeholder of an empty history.
  public static let emptyHistory = "No reading sessions yet"

  private static func amount(of session: ReadingSession) -> String {
    "\(session.minutes.counted("minute")), \(session.pagesRead.counted("page"))"
  }
}
