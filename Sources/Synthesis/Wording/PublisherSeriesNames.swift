// Publishers' series, as records and readers write them. Seven of ten names are those of real series, two of
// these unknown to the stack; the other three are derived from the imprint, as publishers do.

/// Names of publishers' series.
package enum PublisherSeriesNames {
  /// Real series, in the spelling of library catalogs.
  private static let names = [
    "Penguin classics", "Dover thrift editions", "Oxford world's classics", "Vintage international",
    "Everyman's library", "Modern Library classics", "Virago modern classics", "Signet classics",
    "Wordsworth classics", "Penguin modern classics", "Thorndike Press large print basic", "A Borzoi book",
    "Scholastic paperbacks", "Puffin books", "Faber paperbacks", "SF masterworks", "Harvest book",
    "Lecture notes in computer science", "Cambridge companions", "Very short introductions",
    "Folio, Policier : roman noir", "Le livre de poche", "Collection Points", "Bibliothek Suhrkamp",
    "Fischer Taschenbuch", "Colección Andanzas", "El libro de bolsillo", "Gli Adelphi", "Salamandrapocket",
    "Iwanami bunko", "Fantasy masterworks", "Série noire", "Présence du futur", "Rivages noir", "Babel",
    "Panorama de narrativas", "Die andere Bibliothek", "Insel-Bücherei", "Reclams Universal-Bibliothek",
    "Kadokawa bunko", "Perennial library", "A Mentor book", "Anchor books", "Del Rey books",
    "Bollingen series", "Ace science fiction", "DAW collectors", "Library of Arabic literature",
    "Pelican books", "Chivers large print", "Center Point large print", "Bantam classics",
    "Great illustrated classics", "33 1/3", "Object lessons", "Little black classics", "Penguin great ideas",
    "Biblioteca Adelphi", "Crime club", "Loeb classical library",
  ]

  /// Real series that no list of the stack may contain. They show how the stack handles an unlisted series.
  package static let unlisted = [
    "Twayne's world authors", "Bison frontiers", "Phoenix fiction", "Evergreen original",
    "Black Lizard crime",
    "Flamingo originals", "Sammlung Luchterhand", "Áncora y delfín", "Los libros de la ballena",
    "Les cahiers rouges",
    "Grands détectives", "Meulenhoff editie", "Delfinserien", "I narratori", "La memoria",
    "Texas pan American",
    "Caribbean writers", "African writers", "Minotaur mystery", "Carte blanche",
  ]

  /// Returns true if the name is that of a series unknown to the stack.
  package static func isUnlisted(_ name: String) -> Bool { unlisted.contains(name) }

  /// Names as they occur in titles on readers' sites.
  private static let inTitles = [
    "Penguin Classics", "SF Masterworks", "Fantasy Masterworks", "Norton", "Vintage International",
    "Puffin Books", "Harvest Book", "Very Short Introductions", "Little Black Classics", "Object Lessons",
    "33 1/3", "Penguin Great Ideas", "Oxford World's Classics", "Everyman's Library", "Bollingen Series",
    "Loeb Classical Library", "Folio", "Reclams Universal-Bibliothek", "Pelican Books",
    "Modern Library Classics",
  ]

  /// Returns a series as the record of an edition writes it: the name for `number`, with or without a
  /// position.
  package static func text(_ number: Int, imprint: String) -> String {
    let name = name(number, imprint: imprint)
    let place = place(number)
    switch number / 7 % 10 {
    case 0: return "\(name) ; \(place)"
    case 1: return "\(name) -- \(place)"
    case 2: return "\(name) #\(place)"
    case 3: return "\(name) ;, \(place)"
    case 4: return "\(name) (\(place))"
    case 5: return "\(name), no. \(place)"
    default: return name
    }
  }

  /// Returns the name only. Three of ten are derived from the imprint, and two are unlisted.
  package static func name(_ number: Int, imprint: String) -> String {
    let turn = number / 70 % 10
    if turn >= 8 { return unlisted[number % unlisted.count] }
    guard turn < 3, !imprint.isEmpty else { return names[number % names.count] }
    return imprint + [" fiction", " modern novels", " crime"][turn]
  }

  /// Returns the position for `number`; library catalogs count into the hundreds.
  package static func place(_ number: Int) -> Int { 1 + number / 30 % 900 }

  /// Returns the text for brackets after a title: `SF Masterworks`, or with a position `SF Masterworks, #4`.
  static func inBrackets(_ number: Int, isNumbered: Bool) -> String {
    let name = inTitles[number % inTitles.count]
    guard isNumbered else { return name }
    let place = 1 + number / inTitles.count % 120
    return number / 2_400 % 3 == 0 ? "\(name) #\(place)" : "\(name), #\(place)"
  }
}
