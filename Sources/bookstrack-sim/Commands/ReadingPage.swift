// The reading of one reader as a page: a calendar with minutes, sessions, finished books, and the radar chart
// as bars. Lines fit a terminal, and no colors are needed.

import BooksTrack
import LabWorld
import LoadRun

/// Renders a diary.
struct ReadingPage {
  private let diary: ReadingDiary
  private let reader: Int
  private let configuration: LoadConfiguration

  init(_ diary: ReadingDiary, of reader: Int, _ configuration: LoadConfiguration) {
    self.diary = diary
    self.reader = reader
    self.configuration = configuration
  }

  private static let width = WrappedText.width

  var text: String {
    let parts = [head, calendar, sum, sessions, books, radar].filter { !$0.isEmpty }
    return Array(parts.joined(separator: [""])).map(\.withoutControls).joined(separator: "\n") + "\n"
  }

  private var head: [String] {
    let special = configuration.specialties
    let size = "\(configuration.users.of("reader")) × \(configuration.books.of("book"))"
    let bring = special.isEmpty ? "" : " (\(special.joined(separator: ", ")))"
    return WrappedText.lines(
      of: "reader \(reader) of \(size)\(bring), seed\u{A0}\(configuration.seed) — \(diary.routine), \(zone)",
      indent: 2)
  }

  private var zone: String {
    let (hours, minutes) = abs(diary.minutesFromUTC).quotientAndRemainder(dividingBy: 60)
    guard diary.minutesFromUTC != 0 else { return "UTC" }
    return "UTC\(diary.minutesFromUTC < 0 ? "−" : "+")\(hours)" + (minutes == 0 ? "" : ":\(two(minutes))")
  }

  // MARK: Calendar

  /// The minutes per day, with a row per week and a block per month with sessions.
  private var calendar: [String] {
    var minutes: [String: Int] = [:]
    for session in diary.sessions { minutes[session.day, default: 0] += session.minutes }
    var months: [String] = []
    for session in diary.sessions where months.last != String(session.day.prefix(7)) {
      months.append(String(session.day.prefix(7)))
    }
    return Array(months.map { month($0, minutes) }.joined(separator: [""]))
  }

  private func month(_ name: String, _ minutes: [String: Int]) -> [String] {
    let parts = name.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 2, let first = CalendarDate(year: parts[0], month: parts[1], day: 1) else {
      return []
    }
    let cells = (1...31).compactMap { day -> String? in
      guard let date = CalendarDate(year: first.year, month: first.month, day: day) else { return nil }
      return left(minutes[date.description].map { "\($0)" } ?? "·", 5)
    }
    let blank = String(repeating: String(repeating: " ", count: 5), count: first.weekday)
    var lines = ["\(name)  minutes a day", "   Mo   Tu   We   Th   Fr   Sa   Su"]
    var line = blank
    for (place, cell) in cells.enumerated() {
      line += cell
      if (place + first.weekday) % 7 == 6 || place == cells.count - 1 {
        lines.append(line)
        line = ""
      }
    }
    // Drops the weeks after the last session.
    while let last = lines.last, !last.contains(where: \.isNumber) { lines.removeLast() }
    return lines
  }

  // MARK: Sessions

  private var sum: [String] {
    let forgotten = diary.sessions.count { $0.ending == "abandoned" }
    let parts =
      [
        diary.sessions.count.of("session"), "\(diary.minutes / 60) h \(diary.minutes % 60) min",
        diary.pages.of("page"),
      ] + (diary.pace.map { ["on average \($0)"] } ?? [])
      + (forgotten > 0 ? ["timer forgotten in \(forgotten.of("session"))"] : [])
      + (diary.kills > 0 ? ["app killed in \(diary.kills.of("session"))"] : [])
    return WrappedText.lines(parts, indent: 2)
  }

  private var sessions: [String] {
    diary.sessions.flatMap { session -> [String] in
      let ending = session.ending == "finished" ? "" : "  \(session.ending)"
      let pages = "p. \(session.firstPage)–\(session.lastPage)"
      let start =
        "\(session.day) \(session.time) \(left("\(session.minutes)", 4)) min  "
        + "\(pages)\(String(repeating: " ", count: max(1, 13 - pages.count)))"
      let title = session.title.fitted(to: max(8, Self.width - start.count - ending.count))
      return [start + title + ending] + (session.question.map(question) ?? [])
    }
  }

  private func question(_ question: ReadingDiary.Question) -> [String] {
    let outcome =
      switch question.outcome {
      case "answered": question.answer ?? "answered"
      case "skipped": "passed over"
      default: "left alone"
      }
    let blank = String(repeating: " ", count: 18)
    return WrappedText.lines(of: "\(blank)\(question.text) \(outcome)", indent: 18)
  }

  private var books: [String] {
    diary.finished.map { "\($0.day)  finished “\($0.title.fitted(to: Self.width - 23))”" }
  }

  // MARK: Radar chart

  /// A bar per axis; missing data is dotted.
  private var radar: [String] {
    let names = diary.axes.map(\.name.visibleWidth).max() ?? 0
    let axes = diary.axes.map { axis -> String in
      let name = axis.name + String(repeating: " ", count: names - axis.name.visibleWidth)
      let filled = axis.completion / 5
      let bar = String(repeating: "█", count: filled) + String(repeating: "┈", count: 20 - filled)
      let values = axis.values.prefix(3).joined(separator: ", ")
      let line = "\(name)  \(bar) \(left("\(axis.completion)%", 4))  "
      return line
        + (values.isEmpty ? "no data yet" : values).fitted(to: max(8, Self.width - line.visibleWidth))
    }
    let progress =
      "\(diary.filled.grouped) of \(diary.fields.of("field")) filled, \(diary.filledBefore.grouped) before"
    return axes + ["", "\(progress); \(diary.points.of("curator point"))"]
  }

  private func left(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}

extension CalendarDate {
  /// The day of the week, 0 for Monday; the date must be complete (T. Sakamoto's method).
  fileprivate var weekday: Int {
    let shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? self.year - 1 : self.year
    let sunday = (year + year / 4 - year / 100 + year / 400 + shifts[month - 1] + day) % 7
    return (sunday + 6) % 7
  }
}
