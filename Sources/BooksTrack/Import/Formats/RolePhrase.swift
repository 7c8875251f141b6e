// Roles in front of a name, as title pages write them: `translated by Jay Rubin`, `Übersetzt von Ursula
// Gräfe`.

/// Splits a name with its role in front of it.
enum RolePhrase {
  /// Returns the name and its role; nil for a text that begins with no such phrase.
  static func split(_ text: String) -> (name: String, role: String)? {
    // Names begin with a capital; the phrases are looked up only if one of their first words stands there.
    guard let end = text.firstIndex(of: " ") else { return nil }
    guard let roles = byFirstWord[text[..<end].lowercased()] else { return nil }
    let lower = text.lowercased()
    for (phrase, role) in roles where lower.hasPrefix(phrase) {
      let name = WhiteSpace.collapsed(text.dropFirst(phrase.count))
      if name.contains(where: \.isLetter) { return (name, role) }
    }
    return nil
  }

  private static let byFirstWord: [String: [(phrase: String, role: String)]] = {
    var roles: [String: [(phrase: String, role: String)]] = [:]
    for (role, phrases) in table {
      for phrase in phrases {
        roles[String(phrase.prefix { $0 != " " }), default: []].append((phrase + " ", role))
      }
    }
    return roles
  }()

  private static let table: [(role: String, phrases: [String])] = [
    (
      "Translator",
      [
        "translated by", "translation by", "transl. by", "trans. by", "tr. by", "übersetzt von",
        "traduit par", "traducido por", "traducción de", "tradotto da", "traduzido por", "vertaald door",
        "översatt av",
        "oversat af", "przekład", "перевод",
      ]
    ),
    (
      "Illustrator",
      [
        "illustrated by", "illustrations by", "illus. by", "illustriert von", "illustré par", "ilustrado por",
        "illustrato da", "geïllustreerd door",
      ]
    ),
    ("Narrator", ["narrated by", "read by", "gelesen von", "lu par", "narrado por", "letto da"]),
    ("Editor", ["edited by", "herausgegeben von", "édité par", "editado por", "a cura di"]),
    ("Foreword", ["foreword by", "preface by", "vorwort von", "préface de", "prólogo de"]),
    ("Introduction", ["introduction by", "introduced by", "with an introduction by"]),
    ("Afterword", ["afterword by", "nachwort von", "postface de"]),
  ]
}
