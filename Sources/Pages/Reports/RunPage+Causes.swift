// The causes of the readers' waits: a bar for each cause, both orders in which they were left out, and the
// runs.

extension RunPage {
  private var attribution: ReportValue { report["attribution"] }

  @MarkupBuilder var causes: Markup {
    if attribution.isThere {
      for sentence in notes.causes { element("p") { sentence } }
      bars
      orders
      runs
    }
  }

  private func title(_ name: String) -> String {
    attribution["causes"].list.first { $0["name"].text == name }?["title"].shown ?? name
  }

  /// A time in the unit of the whole wait, so that a reader can add up the parts.
  private func time(_ value: ReportValue) -> String {
    guard value.isThere else { return "no end" }
    let division = attribution["nineOfTen"]
    let whole = division["whole"].isThere ? division["whole"].int : division["rest"].int
    let units = [("h", 3_600_000, 36_000_000), ("min", 60_000, 120_000)]
    let (name, unit, _) = units.first { whole >= $0.2 } ?? ("s", 1_000, 0)
    return "\(Wording.number(Double(value.int) / Double(unit))) \(name)"
  }

  /// The shares in the wait of nine of ten readers; empty if it has no end.
  private var bars: Markup {
    let division = attribution["nineOfTen"]
    let shares = division["shares"].list
    guard division["rest"].isThere, shares.allSatisfy({ $0["mean"].isThere }) else { return .empty }
    return BarTable(
      caption: "The wait of nine of ten readers by cause: \(time(division["whole"])) in all",
      head: ("cause", "share"),
      bars: shares.map { share in
        BarTable.Bar(name: title(share["cause"].shown), count: share["mean"].int, text: time(share["mean"]))
      } + [BarTable.Bar(name: "left without them", count: division["rest"].int, text: time(division["rest"]))]
    ).markup
  }

  private var orders: Markup {
    let (most, half) = (attribution["nineOfTen"], attribution["half"])
    let rows = zip(most["shares"].list, half["shares"].list).map { share, ofHalf in
      [
        title(share["cause"].shown), time(share["inOrder"]), time(share["inOppositeOrder"]),
        time(share["mean"]),
        time(ofHalf["mean"]),
      ]
    }
    return Table(
      "What leaving a cause out saved, in two orders",
      [
        .text("cause"), .number("from the top"), .number("from the bottom"), .number("mean"),
        .number("mean, half of readers"),
      ],
      texts: rows + [
        ["left without them"] + [most, most, most, half].map { time($0["rest"]) },
        ["together"] + [most, most, most, half].map { time($0["whole"]) },
      ]
    ).markup
  }

  private var runs: Markup {
    folded("Every run of the seed") {
      Table(
        "The runs, each without some causes",
        [.text("without"), .number("nine of ten"), .number("half of readers"), .text("digest")],
        texts: attribution["runs"].list.map { run in
          let without = run["without"].list.map { title($0.shown) }
          return [
            without.isEmpty ? "nothing left out" : without.joined(separator: ", "), time(run["nineOfTen"]),
            time(run["half"]), run["digest"].shown,
          ]
        }
      ).markup
    }
  }
}
