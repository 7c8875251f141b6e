// What a reader of a series world can ask of the app beside what a reader of a reading world can: volumes
// come, series are arranged by hand, what is recommended is taken. Series, books and places go by numbers.

import BooksTrack
import LabWorld
import Simulation

/// A wish of somebody who reads series.
enum SeriesCall: Hashable, Sendable {
  /// A book is imported whose title says where it stands; where it is there, a look-up says so once more.
  case volume(SeriesWord, SeriesPlace, author: Int, ReadingStatus)
  /// Makes a series, unless one of that name is there.
  case make(SeriesWord, total: Int?, author: Int?)
  /// Puts a book into a series, or elsewhere in it; without a place it stands anywhere.
  case place(book: Int, series: Int, SeriesPlace?)
  case takeOut(book: Int, series: Int)
  /// Puts books of a series into another order, which the number says.
  case reorder(series: Int, turn: Int)
  /// Says in which order the story goes; the numbers of the volumes stay.
  case reorderStory(series: Int, turn: Int)
  /// Says where in the story a book stands; without a place, that nobody knows.
  case placeInStory(book: Int, series: Int, SeriesPlace?)
  case rename(series: Int, SeriesWord)
  case total(series: Int, Int?)
  case delete(series: Int)
  /// A provider says how many volumes a series has.
  case page(series: Int, Int)
  /// Makes a series that was found part of one of the reader's.
  case merge(series: Int, into: Int)
  /// Undoes the merge that so many others have come after.
  case undoMerge(back: Int)
  /// Is told of finished series.
  case celebrate
  /// Takes what is recommended after a book.
  case takeOffer(book: Int)
}

/// The name of a series, as somebody writes it.
struct SeriesWord: Hashable, Sendable {
  let number: Int

  /// The name, and what names have in common that are the same but for case, article and punctuation.
  static let table = [
    ("Foundation", "foundation"), ("The Foundation", "foundation"), ("Foundaton", "foundaton"),
    ("Foundation Saga", "foundation saga"), ("Percy Jackson", "percy jackson"),
    ("Percy Jackson: The Graphic Novels", "percy jackson the graphic novels"),
    ("Area 51", "area 51"),
    ("Area 52", "area 52"),
  ]

  var name: String { Self.table[number].0 }

  /// What is the same in names of one series.
  static func key(_ name: String) -> String { table.first { $0.0 == name }?.1 ?? name }

  /// Slips between names that are nearly the same; nil for all others.
  static func slips(_ one: String, _ other: String) -> Int? {
    switch Set([key(one), key(other)]) {
    case ["foundation", "foundaton"], ["foundaton", "foundation saga"]: 1
    case ["foundation", "foundation saga"]: 0
    default: nil
    }
  }
}

/// A place in a series, as somebody writes it.
struct SeriesPlace: Hashable, Sendable {
  /// In hundredths.
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

  /// A volume by its number.
  static func volume(_ number: Int) -> SeriesPlace {
    SeriesPlace(first: number * 100, last: number * 100, text: "\(number)")
  }

  var position: SeriesPosition? { SeriesPosition(spans: [.init(first: first, last: last)]) }

  /// The whole volumes that it is or covers.
  var wholeVolumes: [Int] { (1...60).filter(covers) }

  func covers(_ volume: Int) -> Bool { first <= volume * 100 && volume * 100 <= last }
}

extension SeriesCall {
  /// Everything that a step of a series world can be beside.
  static let actions = [
    "celebrate", "celebrate-twice", "delete-series", "make-series", "merge-series", "page", "place",
    "place-in-story", "rename", "reorder", "reorder-story", "set-total", "take-offer", "take-out",
    "undo-merge", "volume",
  ]

  /// The numbers of books that come by a call; no other book has one of them.
  static func title(_ word: SeriesWord, _ place: SeriesPlace) -> Int {
    1_000 + word.number * 100 + (SeriesPlace.all.firstIndex(of: place) ?? 0)
  }

  /// The number of a volume that was recommended.
  static func title(offered volume: Int) -> Int { 2_000 + volume }

  /// What a step means; nil if it means nothing.
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

  /// What it is about.
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

  /// The order that a turn makes of books: from the end or from the beginning, another one first, one left
  /// out.
  static func order<Book>(_ books: [Book], turn: Int) -> [Book] {
    guard !books.isEmpty else { return [] }
    let ordered = turn % 2 == 0 ? books.reversed() : books
    let start = turn / 4 % books.count
    let turned = Array(ordered[start...] + ordered[..<start])
    return turn % 4 < 2 || books.count < 3 ? turned : Array(turned.dropLast())
  }
}
