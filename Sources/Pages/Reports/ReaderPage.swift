// The page of one reader: what they have read, day by day, and the picture of their library.

/// Makes the page of a reader's diary.
struct ReaderPage {
  let report: ReportValue

  private var sessions: [ReportValue] { report["sessions"].list }

  var page: Page {
    var page = Page(
      kind: "one reader", mood: .plain,
      headline: "\(Wording.count(report["pages"].int, "page")) in \(Wording.count(sessions.count, "session"))"
    )
    page.lead = [
      "A reader of the kind “\(report["routine"].shown)” read "
        + "\(Wording.time(milliseconds: Double(report["minutes"].int) * 60_000)) in all"
        + (report["pace"].text.map { ", \($0) on average" } ?? "") + ", and finished "
        + "\(Wording.count(report["finished"].list.count, "book"))."
    ]
    page.tiles = [
      .init(value: Wording.count(report["finished"].list.count), label: "books finished"),
      .init(value: report["points"].shown, label: "curator points"),
      .init(value: "\(report["filled"].shown) of \(report["fields"].shown)", label: "facts of authors known"),
      .init(value: report["kills"].shown, label: "sessions in which the app was killed"),
    ]
    page.add("Minutes a day") { days }
    page.add("The picture of the library") { radar }
    page.add("Books finished") { finished }
    page.add("Sessions") { table }
    return page
  }

  private var days: Markup {
    var minutes: [(day: String, minutes: Int)] = []
    for session in sessions {
      let day = session["day"].shown
      if minutes.last?.day == day {
        minutes[minutes.count - 1].minutes += session["minutes"].int
      } else {
        minutes.append((day, session["minutes"].int))
      }
    }
    return BarTable(
      caption: "Minutes of reading", head: ("day", "minutes"),
      bars: minutes.map { .init(name: $0.day, count: $0.minutes) }
    ).markup
  }

  private var radar: Markup { chart?.markup ?? .empty }

  /// The radar of the reader's library; nil without axes.
  var chart: Figure? { RadarChart(axes: report["axes"].list)?.figure }

  private var finished: Markup {
    Table(
      "Books finished", [.text("day"), .text("title")],
      texts: report["finished"].list.map { [$0["day"].shown, $0["title"].shown] }
    ).markup
  }

  private var table: Markup {
    Table(
      "Sessions",
      [.text("day"), .text("time"), .number("minutes"), .text("pages"), .text("title"), .text("ending")],
      sessions.map { session in
        let question = session["question"]
        return Table.Row(
          cells: [
            session["day"].shown, session["time"].shown, session["minutes"].shown,
            "\(session["firstPage"].int) to \(session["lastPage"].int)", session["title"].shown,
            session["ending"].shown,
          ].map(Markup.init(text:)),
          note: question["text"].text.map { "\($0) \(question["answer"].text ?? question["outcome"].shown)" })
      }
    ).markup
  }
}

extension RadarChart {
  /// Creates the chart of a library from the axes of a report; nil without axes.
  init?(axes: [ReportValue]) {
    if axes.isEmpty { return nil }
    self.init(
      title: "Variety",
      sentence:
        "The further out, the more often two books drawn at random differ. On a dashed axis not all books "
        + "are known.",
      columns: [.text("axis"), .number("known"), .number("variety"), .text("values")],
      axes: axes.map { axis in
        Axis(
          name: axis["name"].shown, variety: Double(axis["variety"].int) / 1_000,
          known: Double(axis["completion"].int) / 100, isGhost: axis["isGhost"].isTrue,
          text: ["\(axis["completion"].int) %", "\(axis["variety"].int) ‰", axis["values"].shown])
      })
  }
}
