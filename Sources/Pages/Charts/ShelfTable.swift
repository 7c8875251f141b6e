// Series as shelves: a box for every place, filled if the book is read, light if it is only there, and dashed
// if it is missing.

/// Series with their places.
struct ShelfTable {
  /// A place of a series.
  struct Place {
    /// Empty if unknown.
    let position: String
    /// Empty if unknown.
    let title: String
    /// `read`, `owned` or `missing`.
    let state: String
  }

  /// A series.
  struct Shelf {
    let name: String
    let author: String
    /// The progress in words, such as `4/7 books`.
    let progress: String
    let places: [Place]
    /// The number of places that are not drawn.
    let further: Int
  }

  let caption: String
  let shelves: [Shelf]

  var markup: Markup {
    element("div", ["class": "cards shelves"]) {
      Table(
        caption, [.text("series"), .text("author"), .text("progress"), .text("places")],
        shelves.map { shelf in
          Table.Row(
            cells: [shelf.name, shelf.author, shelf.progress].map(Markup.init(text:)) + [Self.boxes(shelf)])
        }
      ).markup
    }
  }

  private static func boxes(_ shelf: Shelf) -> Markup {
    let counts = ["read", "owned", "missing"].compactMap { state -> String? in
      let count = shelf.places.count { $0.state == state }
      return count == 0 ? nil : "\(Wording.count(count)) \(state)"
    }
    return element("div") {
      element("span", ["class": "places", "role": "img", "aria-label": counts.joined(separator: ", ")]) {
        for place in shelf.places {
          let hint = [place.position, place.title, place.state].filter { !$0.isEmpty }
          element("i", ["class": place.state, "title": hint.joined(separator: " · ")]) {
            place.position.isEmpty ? "?" : place.position
          }
        }
      }
      if shelf.further > 0 {
        element("span", ["class": "quiet"]) { "and \(Wording.count(shelf.further, "more place"))" }
      }
    }
  }
}
