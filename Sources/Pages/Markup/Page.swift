// A whole page: one file with its style and its script, without anything to load.

/// A page for people.
package struct Page: Sendable {
  /// The mood of the page's headline.
  package enum Mood: String, Sendable {
    /// Everything held.
    case good
    /// Something failed.
    case bad
    /// Nothing was judged, or not all of it.
    case plain

    /// A sign that does not rest on colour.
    var sign: String {
      switch self {
      case .good: "✓"
      case .bad: "✕"
      case .plain: "•"
      }
    }
  }

  /// A number that is read first.
  struct Tile {
    let value: String
    let label: String
  }

  /// The subject of the page, above the headline, such as `load run`.
  let kind: String
  let mood: Mood
  let headline: String
  /// Sentences below the headline: the reason and what it means.
  var lead: [String] = []
  /// The settings in a line.
  var about: String = ""
  var tiles: [Tile] = []
  private var sections: [(title: String, content: Markup)] = []

  init(kind: String, mood: Mood, headline: String) {
    self.kind = kind
    self.mood = mood
    self.headline = headline
  }

  /// Adds a section; one without content is left out.
  mutating func add(_ title: String, @MarkupBuilder _ content: () -> Markup) {
    let content = content()
    if !content.isEmpty { sections.append((title, content)) }
  }

  /// The page as a file.
  package var html: String {
    "<!DOCTYPE html>\n"
      + element("html", ["lang": "en"]) {
        element("head") {
          element("meta", ["charset": "utf-8"])
          element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
          element("meta", ["name": "color-scheme", "content": "light dark"])
          element("title") { "\(headline) — \(kind)" }
          element("style") { Markup.verbatim(StyleSheet.text) }
        }
        element("body") {
          header
          element("main") {
            if sections.count > 2 { contents }
            for section in sections {
              element("section", ["id": Self.anchor(section.title)]) {
                element("h2") { section.title }
                section.content
              }
            }
          }
          element("footer") { "BooksTrack Lab. This page is one file; nothing is loaded from elsewhere." }
          element("script") { Markup.verbatim(PageScript.text) }
        }
      }.source + "\n"
  }

  private var header: Markup {
    element("header", ["class": mood.rawValue]) {
      element("p", ["class": "kind"]) { "BooksTrack Lab · \(kind)" }
      element("h1") {
        element("span", ["class": "sign", "aria-hidden": "true"]) { mood.sign }
        element("span") { headline }
      }
      for sentence in lead { element("p", ["class": "lead"]) { sentence } }
      if !about.isEmpty { element("p", ["class": "about"]) { about } }
      if !tiles.isEmpty {
        element("dl", ["class": "tiles"]) {
          for tile in tiles {
            element("div") {
              element("dt") { tile.label }
              element("dd") { tile.value }
            }
          }
        }
      }
    }
  }

  private var contents: Markup {
    element("nav", ["aria-label": "On this page"]) {
      element("ul") {
        for section in sections {
          element("li") {
            element("a", ["href": "#\(Self.anchor(section.title))"]) { section.title }
          }
        }
      }
    }
  }

  private static func anchor(_ title: String) -> String {
    String(title.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}
