// The library of the reader in the middle of a run: the shelves of the largest series and the radar chart.

extension RunPage {
  private var picture: ReportValue { figures["picture"] }

  @MarkupBuilder var library: Markup {
    if picture.isThere {
      element("p") {
        "Reader \(picture["reader"].int), the one in the middle by number, has "
          + "\(Wording.count(picture["books"].int, "book")) and "
          + "\(Wording.count(picture["seriesInAll"].int)) series at the end of the run."
      }
      shelves
      RadarChart(axes: picture["axes"].list)?.figure.markup ?? .empty
    }
  }

  @MarkupBuilder private var shelves: Markup {
    let series = picture["series"].list
    if !series.isEmpty {
      element("ul", ["class": "legend places"]) {
        for (state, meaning) in [("read", "read"), ("owned", "in the library"), ("missing", "missing")] {
          element("li") {
            element("i", ["class": state, "aria-hidden": "true"])
            meaning
          }
        }
      }
      ShelfTable(caption: "The series with the most books", shelves: series.map { Self.shelf($0) }).markup
    }
  }

  private static func shelf(_ series: ReportValue) -> ShelfTable.Shelf {
    ShelfTable.Shelf(
      name: series["name"].shown, author: series["author"].text ?? "several",
      progress: series["progress"].shown,
      places: series["places"].list.map { place in
        ShelfTable.Place(
          position: place["position"].text ?? "", title: place["title"].text ?? "",
          state: place["state"].shown)
      },
      further: series["furtherPlaces"].int)
  }
}
