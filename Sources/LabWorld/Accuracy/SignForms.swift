// The people of a catalog whose names are written in traditional and in simplified Chinese signs: 張愛玲 and
// 张爱玲. In one file they are one person, and a library shows one of the two names.

package import Synthesis

/// The names of people in one kind of Chinese signs, by those in the other.
package struct SignForms: Sendable {
  /// The catalog's name of a person, by another form of it in as many signs.
  private let names: [String: String]

  /// No forms.
  package init() { names = [:] }

  package init(_ catalog: Catalog) {
    var names: [String: String] = [:]
    for author in catalog.authors where Self.isOfSigns(author.name) {
      for form in author.forms where Self.isOfSigns(form) && form.count == author.name.count {
        names[form] = author.name
      }
    }
    self.names = names
  }

  /// Returns the catalog's name of a person.
  func main(_ name: String) -> String { names[name] ?? name }

  private static func isOfSigns(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { (0x3400...0x9FFF).contains($0.value) }
  }
}
