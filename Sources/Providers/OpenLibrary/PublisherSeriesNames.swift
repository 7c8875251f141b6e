// The rows of books that publishers put their books into, as edition records write them.

/// Publishers' series.
enum PublisherSeriesNames {
  private static let names = [
    "Penguin classics", "Dover thrift editions", "Oxford world's classics", "Vintage international",
    "Everyman's library", "Modern Library classics", "Virago modern classics", "Signet classics",
    "Wordsworth classics", "Penguin modern classics", "Thorndike Press large print basic", "A Borzoi book",
    "Scholastic paperbacks", "Puffin books", "Faber paperbacks", "SF masterworks", "Harvest book",
    "Lecture notes in computer science", "Cambridge companions", "Very short introductions",
    "Folio, Policier : roman noir", "Le livre de poche", "Collection Points", "Bibliothek Suhrkamp",
    "Fischer Taschenbuch",
    "Colección Andanzas", "El libro de bolsillo", "Gli Adelphi", "Salamandrapocket", "Iwanami bunko",
  ]

  /// The text that a number picks, with or without a place in the row.
  static func text(_ number: Int) -> String {
    let name = names[number % names.count]
    let place = 1 + number / 30 % 900
    switch number / 7 % 10 {
    case 0: return "\(name) ; \(place)"
    case 1: return "\(name) -- \(place)"
    case 2: return "\(name) #\(place)"
    case 3: return "\(name) ;, \(place)"
    case 4: return "\(name) (\(place))"
    default: return name
    }
  }
}
