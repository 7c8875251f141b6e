// The series that publishers number: "Penguin Classics #12" names the edition's publisher, not a reading
// order, so it must never create a series (SER-2).
//
// A vocabulary is a value. It compares folded words, so that punctuation and case are ignored.

import BooksTrackAPI

/// Names of publishers' series.
struct PublisherSeries: Sendable {
  private let phrases: PhraseTable
  /// Publishers whose names are also those of people, animals or things.
  private let namesakes: PhraseTable

  /// - Parameters:
  ///   - exact: Complete names of publishers' series.
  ///   - beginnings: Words with which the name of a publisher's series begins.
  ///   - phrases: Words that occur in no other name.
  ///   - namesakes: Names that are a publisher's only in a position where a publisher is expected.
  init(exact: [String], beginnings: [String], phrases: [String], namesakes: [String]) {
    self.phrases = PhraseTable(
      exact.map { ($0, .whole) } + beginnings.map { ($0, .beginning) } + phrases.map { ($0, .anywhere) })
    self.namesakes = PhraseTable(namesakes.map { ($0, .whole) })
  }

  /// Returns true if the name is that of a publisher's series.
  ///
  /// - Parameter standsAlone: True if a publisher is expected in the position: alone after a title, or where
  ///   a provider gives one. Next to the series of a story (`Pendergast, #5; Diogenes, #1`) and in the title
  ///   itself an ambiguous name is not a publisher's.
  func contains(_ name: String, standsAlone: Bool = true) -> Bool {
    let line = TitleLine(name)
    let words = line.fingerprints(in: 0..<line.count)
    return phrases.matches(words) || standsAlone && namesakes.matches(words)
  }

  /// Does the same for the fingerprints of the words of a group.
  func contains(_ words: [UInt64]) -> Bool { phrases.matches(words) || namesakes.matches(words) }

  /// Returns true if a name is that of a series of the publisher: it begins with the publisher's name,
  /// without generic words, and continues.
  static func isRow(_ name: String, of publisher: String) -> Bool {
    let house = FoldedText.words(publisher).filter { !houseWords.contains(String($0)) }
    let words = FoldedText.words(name)
    return !house.isEmpty && words.count > house.count && words.starts(with: house)
  }

  private static let houseWords: Set<String> = [
    "and", "book", "books", "co", "company", "ed", "edition", "editions", "editora", "editore", "editorial",
    "group", "gmbh", "house", "inc", "limited", "ltd", "press", "publisher", "publishers",
    "publications", "publishing", "sons", "the", "uitgeverij", "und", "verlag",
  ]

  /// Returns true if a name contains a word for a publishing house: `Rupa Publications crime` is a series of
  /// that house, whoever published the edition.
  static func isRowOfHouse(_ name: String) -> Bool {
    FoldedText.words(name).dropFirst().contains { tellingHouseWords.contains(String($0)) }
  }

  private static let tellingHouseWords: Set<String> = [
    "press", "publications", "publishers", "publishing", "uitgeverij", "verlag",
  ]

  /// Publishers found in exports and catalogs.
  static let known = PublisherSeries(
    exact: [
      "classics", "poche", "folio", "masterworks", "modern library", "the modern library", "great ideas",
      "penguin great ideas",
      "litterature",
      "suhrkamp", "reclam", "dtv", "rororo", "biblioteca", "bibliotheque", "gallimard", "l'imaginaire", "bur",
      "tascabili", "gli adelphi", "anagrama", "catedra", "letras hispanicas", "a borzoi book",
      "borzoi book", "borzoi books", "harvest book", "harvest books", "a harvest book", "puffin books",
      "pelican books", "anchor books", "del rey books", "mentor book", "a mentor book", "bollingen series",
      "perennial library", "ace science fiction", "daw collectors", "crime club", "object lessons", "33 1 3",
      "serie noire", "presence du futur", "rivages noir", "panorama de narrativas", "die andere bibliothek",
      "libro de bolsillo", "el libro de bolsillo", "salamandrapocket", "biblioteca adelphi",
      "super et", "i grandi tascabili", "garnier flammarion", "10 18", "detebe", "companhia de bolso",
      "biblioteca de autor", "biblioteka narodowa", "lektury szkolne", "азбука классика",
      "эксклюзивная классика", "всемирная литература", "pantheon graphic library",
      "folger shakespeare library", "oprah's book club", "reese's book club",
      "suddeutsche zeitung bibliothek",
    ],
    beginnings: [
      "folio", "dover", "penguin", "everyman's", "lecture notes", "springer", "cambridge studies",
      "cambridge texts",
      "oxford world's", "routledge", "wordsworth", "signet", "bantam", "loeb", "harlequin", "silhouette",
      "mills boon",
      "mills and boon", "le livre de poche", "livre de poche", "j'ai lu", "suhrkamp taschenbuch",
      "insel taschenbuch",
      "fischer taschenbuch", "reclams", "biblioteca universale", "piccola biblioteca", "oscar mondadori",
      "cambridge companions", "thorndike press", "chivers", "center point", "bibliothek suhrkamp",
      "library of arabic", "coleccion", "colecao", "collection folio", "collection points", "bibliotheque de",
      "universal bibliothek",
      "dumont", "very short introduction", "a very short introduction", "great books of",
      "library of america",
      "the library of america", "for dummies", "teach yourself", "cliffsnotes", "sparknotes", "nyrb",
      "new york review books", "vintage international", "vintage contemporaries", "vintage crime", "virago",
      "gollancz", "ballantine adult", "british library", "american empire", "graduate texts", "o'reilly",
      "politikens", "harvard", "mit press", "princeton", "university of", "contributions to", "studies in",
      "monographs", "publications of", "proceedings of", "love inspired", "loveswept", "lancer", "ace double",
      "einaudi tascabili", "tascabili bompiani", "universale economica", "the arden shakespeare",
      "arden shakespeare", "rainbow pocketboeken", "reclam universal bibliothek", "pan 70th anniversary",
    ],
    phrases: [
      "classics", "taschenbuch", "taschenbucher", "masterworks", "thrift editions",
      "very short introductions",
      "critical editions", "norton critical", "modern library", "library of america", "classical library",
      "lecture notes", "world's classics", "little black classics", "paperback", "paperbacks",
      "livre de poche",
      "letras hispanicas", "weltliteratur", "klassiker", "clasicos", "classici", "classiques", "klassieken",
      "universitext", "undergraduate texts", "large print", "bunko", "新潮文庫", "角川文庫", "講談社文庫", "岩波文庫", "集英社文庫",
      "文春文庫",
      "ちくま文庫", "電撃文庫", "für dummies", "bücherei", "roman noir",
    ],
    namesakes: [
      "alianza", "austral", "babel", "blanche", "diogenes", "fabula", "fischer", "goldmann", "heyne", "insel",
      "norton", "oscar",
      "pelican", "penguin", "piper", "pocket", "points", "puffin", "signet", "vintage",
    ])
}
