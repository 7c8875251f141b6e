// Reads a page as XML, and looks for what a page must not have: something outside of it, a drawing without
// words, a table without headings.

import Foundation
import Pages

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A page that was read as XML.
final class PageCheck: NSObject, XMLParserDelegate {
  /// The violations of the page, in sentences.
  private(set) var complaints: [String] = []
  /// All text of the page.
  private(set) var text = ""
  /// The number of elements by name.
  private(set) var counts: [String: Int] = [:]

  /// The stories: rows of the numbers, and the numbers of drawn events.
  private(set) var stories: [(rows: Int, events: Set<Int>)] = []

  private var isInStory = false
  private var open: [String] = []
  private var identifiers: Set<String> = []
  private var links: Set<String> = []
  private var level = 0
  /// The elements inside the innermost open table or drawing.
  private var inside: [Set<String>] = []

  init(_ page: Page) {
    super.init()
    let source = page.html
    let parser = XMLParser(data: Data(source.utf8))
    parser.delegate = self
    if !parser.parse() {
      complaints.append(
        "not well-formed at line \(parser.lineNumber): \(String(describing: parser.parserError))")
    }
    let loading = ["http-equiv", "@import", "url(", "javascript:", "fetch(", "XMLHttpRequest", "import("]
    for outside in loading where source.contains(outside) {
      complaints.append("the page has \(outside)")
    }
    for link in links.subtracting(identifiers).sorted() { complaints.append("#\(link) leads nowhere") }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    open.append(name)
    counts[name, default: 0] += 1
    if !inside.isEmpty { inside[inside.count - 1].insert(name) }
    if name == "table" || name == "svg" { inside.append([]) }
    if name == "script", !attributes.isEmpty { complaints.append("the script has attributes") }
    if ["link", "img", "iframe", "object", "image", "use"].contains(name) {
      complaints.append("<\(name)> loads something")
    }
    for (key, value) in attributes { look(at: key, value, of: name) }
    follow(name, attributes)
    if name == "html" && attributes["lang"] == nil { complaints.append("the page has no language") }
    if name == "th" && attributes["scope"] == nil { complaints.append("a heading of a table has no scope") }
    if name == "svg" && (attributes["role"] != "img" || (attributes["aria-label"] ?? "").isEmpty) {
      complaints.append("a drawing has no name")
    }
    if name.count == 2, name.hasPrefix("h"), let next = Int(name.dropFirst()) {
      if next > level + 1 { complaints.append("a heading of level \(next) follows one of level \(level)") }
      level = next
    }
  }

  /// Counts the rows and events of a story.
  private func follow(_ name: String, _ attributes: [String: String]) {
    if name == "figure" {
      isInStory = attributes["class"] == "story"
      if isInStory { stories.append((0, [])) }
    }
    guard isInStory, !stories.isEmpty else { return }
    if name == "tr", open.contains("tbody") { stories[stories.count - 1].rows += 1 }
    if let event = attributes["data-event"].flatMap({ Int($0) }) {
      stories[stories.count - 1].events.insert(event)
    }
  }

  private func look(at key: String, _ value: String, of name: String) {
    if key == "src" || key == "srcset" || key == "xlink:href" || key.hasPrefix("on") {
      complaints.append("<\(name)> has \(key)")
    }
    if key == "href" {
      if value.hasPrefix("#") {
        links.insert(String(value.dropFirst()))
      } else {
        complaints.append("a link leaves the page: \(value)")
      }
    }
    if key == "id" && !identifiers.insert(value).inserted {
      complaints.append("the id \(value) is there twice")
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
    if name == "figure" { isInStory = false }
    guard name == "table" || name == "svg", let found = inside.popLast() else { return }
    for part in name == "table" ? ["caption", "th", "tbody"] : ["title", "desc"] where !found.contains(part) {
      complaints.append("a \(name) has no \(part)")
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if open.last != "style", open.last != "script" { text += string }
  }
}
