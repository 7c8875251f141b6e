// The additional operations of series worlds: volumes are added, series edited by hand, recommendations
// taken. Series, books and positions are identified by numbers.

import BooksTrack
import LabWorld
import Simulation

/// An operation of a reader of series.
enum SeriesCall: Hashable, Sendable {
  /// Imports a book with a series marker in its title; if the book exists, detects its series again.
  case volume(SeriesWord, SeriesPlace, author: Int, ReadingStatus)
  /// Creates a series, unless one of that name exists.
  case make(SeriesWord, total: Int?, author: Int?)
  /// Places a book in a series; a new member may have no position.
  case place(book: Int, series: Int, SeriesPlace?)
  case takeOut(book: Int, series: Int)
  /// Reorders the books of a series, by a permutation that the number selects.
  case reorder(series: Int, turn: Int)
  /// Sets the story order; the volume numbers stay.
  case reorderStory(series: Int, turn: Int)
  /// Sets the position of a book in the story order, or removes it if nil.
  case placeInStory(book: Int, series: Int, SeriesPlace?)
  case rename(series: Int, SeriesWord)
  case total(series: Int, Int?)
  case delete(series: Int)
  /// A provider reports the number of volumes of a series.
  case page(series: Int, Int)
  /// Merges a provider's series into one of the reader's.
  case merge(series: Int, into: Int)
  /// Undoes a merge, counted back from the latest.
  case undoMerge(back: Int)
  /// Shows pending celebrations.
  case celebrate
  /// Takes the recommendation after a book.
  case takeOffer(book: Int)
}

/// The name of a series as it is typed.
struct SeriesWord: Hashable, Sendable {
  let number: Int

  /// The names with their keys; names that differ by case, article and punctuation only have the same key.
  static let table = [
    ("Foundation", "foundation"), ("The Foundation", "foundation"), ("Foundaton", "foundaton"),
    ("Foundation Saga", "foundation saga"), ("Percy Jackson", "percy jackson"),
    ("Percy Jackson: The Graphic Novels", "percy jackson the graphic novels"),
    ("Area 51", "area 51"),
    ("Area 52", "area 52"),
  ]

  var name: String { Self.table[number].0 }

  /// Returns the key of a name.
  static func key(_ name: String) -> String { table.first { $0.0 == name }?.1 ?? name }

  /// Returns the number of typing errors between similar names; nil for all others.
  static func slips(_ one: String, _ other: String) -> Int? {
    switch Set([key(one), key(other)]) {
    case ["foundation", "foundaton"], ["foundaton", "foundation saga"]: 1
    case ["foundation", "foundation saga"]: 0
    default: nil
    }
  }
}

/// A position in a series as it is typed.
struct SeriesPlace: Hashable, Sendable {
  /// The first and last volume, in hundredths.
  let first: Int
  let last: Int
  let text: String

  static let all =
    (1...7).map { SeriesPlace(first: $0 * 100, last: $0 * 100, text: "\($0)") } + [
      SeriesPlace(first: 50, last: 50, text: "0.5"),
      SeriesPlace(first: 150, last: 150, text: "1.5"),
      SeriesPlace(first: 250, last: 250, text: "2.5"),
      SeriesPlace(first: 100, last: 300, text: "1-3"),
      SeriesPlace(first: 400, last: 600, text: "4-6"),
      SeriesPlace(first: 100, last: 1_000, text: "1-10"),
    ]

  /// Returns the position of a volume.
  static func volume(_ number: Int) -> SeriesPlace {
    SeriesPlace(first: number * 100, last: number * 100, text: "\(number)")
  }

  var position: SeriesPosition? { SeriesPosition(spans: [.init(first: first, last: last)]) }

  /// The whole volumes that it covers.
  var wholeVolumes: [Int] { (1...60).filter(covers) }

  func covers(_ volume: Int) -> Bool { first <= volume * 100 && volume * 100 <= last }
}

extension SeriesCall {
  /// The additional actions of series worlds.
  static let actions = [
    "celebrate", "celebrate-twice", "delete-series", "make-series", "merge-series", "page", "place",
    "place-in-story", "rename", "reorder", "reorder-story", "set-total", "take-offer", "take-out",
    "undo-merge", "volume",
  ]

  /// Returns the number in the title of a book added by an operation, distinct from those of other books.
  static func title(_ word: SeriesWord, _ place: SeriesPlace) -> Int {
    1_000 + word.number * 100 + (SeriesPlace.all.firstIndex(of: place) ?? 0)
  }

  /// Returns the number in the title of a recommended volume.
  static func title(offered volume: Int) -> Int { 2_000 + volume }

  /// Creates the operation of a step; nil if it is none of these.
  init?(_ step: WorkStep) {
    func word(_ place: Int) -> SeriesWord {
      SeriesWord(number: step.number(place, below: SeriesWord.table.count))
    }
    func total(_ place: Int) -> Int? {
      let number = step.number(place, below: 11)
      return number == 0 ? nil : number
    }
    switch step.action {
    case "volume":
      self = .volume(
        word(0), SeriesPlace.all[step.number(1, below: SeriesPlace.all.count)],
        author: step.number(2, below: CurationAuthors.count),
        [.wantToRead, .read, .reading][step.number(3, below: 3)])
    case "make-series":
      let author = step.number(2, below: CurationAuthors.count + 1)
      self = .make(word(0), total: total(1), author: author == 0 ? nil : author - 1)
    case "place":
      let place = step.number(2, below: SeriesPlace.all.count + 1)
      self = .place(
        book: step.number(0), series: step.number(1), place == 0 ? nil : SeriesPlace.all[place - 1])
    case "take-out": self = .takeOut(book: step.number(0), series: step.number(1))
    case "reorder": self = .reorder(series: step.number(0), turn: step.number(1, below: 12))
    case "reorder-story": self = .reorderStory(series: step.number(0), turn: step.number(1, below: 12))
    case "place-in-story":
      let place = step.number(2, below: SeriesPlace.all.count + 1)
      self = .placeInStory(
        book: step.number(0), series: step.number(1), place == 0 ? nil : SeriesPlace.all[place - 1])
    case "rename": self = .rename(series: step.number(0), word(1))
    case "set-total": self = .total(series: step.number(0), total(1))
    case "delete-series": self = .delete(series: step.number(0))
    case "page": self = .page(series: step.number(0), step.number(1, below: 10) + 1)
    case "merge-series": self = .merge(series: step.number(0), into: step.number(1))
    case "undo-merge": self = .undoMerge(back: step.number(0))
    case "celebrate", "celebrate-twice": self = .celebrate
    case "take-offer": self = .takeOffer(book: step.number(0))
    default: return nil
    }
  }

  /// The clause that concerns the operation.
  var clause: ClauseID {
    switch self {
    case .volume, .make: "SER-5"
    case .takeOffer: "SER-12"
    case .page: "SER-9"
    case .merge, .undoMerge: "SER-6"
    case .celebrate: "SER-13"
    case .reorderStory, .placeInStory: "SER-18"
    case .place, .takeOut, .reorder, .rename, .total, .delete: "SER-10"
    }
  }

  /// Returns books in the order that a number selects: rotated, perhaps reversed, and perhaps without the
  /// last.
  static func order<Book>(_ books: [Book], turn: Int) -> [Book] {
    guard !books.isEmpty else { return [] }
    let ordered = turn % 2 == 0 ? books.reversed() : books
    let start = turn / 4 % books.count
    let turned = Array(ordered[start...] + ordered[..<start])
    return turn % 4 < 2 || books.count < 3 ? turned : Array(turned.dropLast())
  }
}
