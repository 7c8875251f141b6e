// Markup that escapes what is put into it: every page is well-formed XML and HTML at the same time.
//
//     element("p", ["class": "lead"]) {
//       "3 of 26 gates missed & "
//       element("b") { reader }
//     }

/// A piece of a page.
package struct Markup: Sendable {
  /// The markup as it is written to the file.
  package private(set) var source: String

  private init(source: String) { self.source = source }

  package static let empty = Markup(source: "")

  /// Text, escaped.
  package init(text: String) { source = Self.escaped(text) }

  /// Markup that is already well-formed, such as a style sheet without `<` and `&`.
  static func verbatim(_ source: String) -> Markup { Markup(source: source) }

  /// The parts, one after the other.
  init(_ parts: [Markup]) { source = parts.map(\.source).joined() }

  var isEmpty: Bool { source.isEmpty }

  /// Escapes text; characters that XML does not allow are replaced by U+FFFD.
  static func escaped(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "\n", "\t": safe.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value): safe += "\u{FFFD}"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}

/// Elements that HTML closes itself.
private let voidElements: Set<String> = ["meta", "br", "hr", "col"]

/// Elements of drawings, which XML and HTML read alike when they are empty.
private let drawn: Set<String> = ["path", "line", "rect", "circle", "polygon", "polyline"]

/// Returns an element; attributes that are nil are left out.
func element(
  _ name: String, _ attributes: KeyValuePairs<String, String?> = [:],
  @MarkupBuilder _ content: () -> Markup = { Markup.empty }
) -> Markup {
  var source = "<\(name)"
  for (key, value) in attributes {
    if let value { source += " \(key)=\"\(Markup.escaped(value))\"" }
  }
  let inner = content()
  if voidElements.contains(name) || (inner.isEmpty && drawn.contains(name)) {
    return .verbatim(source + "/>")
  }
  return .verbatim("\(source)>\(inner.source)</\(name)>")
}

/// Puts strings, elements, conditions and loops into an element.
@resultBuilder
package enum MarkupBuilder {
  package static func buildExpression(_ text: String) -> Markup { Markup(text: text) }
  package static func buildExpression(_ markup: Markup) -> Markup { markup }
  package static func buildExpression(_ markups: [Markup]) -> Markup { Markup(markups) }
  package static func buildBlock(_ parts: Markup...) -> Markup { Markup(parts) }
  package static func buildOptional(_ part: Markup?) -> Markup { part ?? .empty }
  package static func buildEither(first part: Markup) -> Markup { part }
  package static func buildEither(second part: Markup) -> Markup { part }
  package static func buildArray(_ parts: [Markup]) -> Markup { Markup(parts) }
}
