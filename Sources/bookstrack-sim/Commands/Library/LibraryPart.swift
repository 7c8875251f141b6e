// The parts of `library`: one word behind the folder, the options that it takes, and what it does. A part is
// declared once, in the list `all`; the check of words and options and the messages follow from it.

import BooksTrack
import LabWorld

/// The operation of a part on an open library.
typealias LibraryWork = (App, Console) async throws -> Void

/// The words and options of a call.
struct LibraryCall {
  /// The words behind that of the part.
  let words: [String]
  let arguments: ParsedArguments
  let part: LibraryPart

  /// True if a change is to be made and not only shown.
  var isConfirmed: Bool { arguments.has("yes") }

  /// Returns a word.
  ///
  /// - Parameter what: The word in messages, such as `the NAME of the author`.
  func word(_ place: Int, _ what: String) throws(UsageError) -> String {
    guard words.indices.contains(place), !words[place].isEmpty else {
      throw UsageError("library … \(part.name) needs \(what)")
    }
    return words[place]
  }

  /// Returns a word that is a whole number.
  func number(_ place: Int, _ what: String, in range: ClosedRange<Int>) throws(UsageError) -> Int {
    let text = try word(place, what)
    guard let number = Int(text), range.contains(number) else {
      throw UsageError("library … \(part.name) takes \(what), not \"\(text)\"")
    }
    return number
  }

  /// Returns the values of an option that are names of a list.
  func values<Value: RawRepresentable & CaseIterable>(
    _ option: String, of type: Value.Type
  ) throws(UsageError) -> [Value] where Value.RawValue == String {
    var values: [Value] = []
    for text in arguments.texts(option).flatMap({ $0.split(separator: ",").map(String.init) }) {
      values.append(try Self.value(text, "--\(option)"))
    }
    return values
  }

  /// Returns the value with a name.
  static func value<Value: RawRepresentable & CaseIterable>(
    _ text: String, _ place: String
  ) throws(UsageError) -> Value where Value.RawValue == String {
    let wanted = text.lowercased().filter(\.isLetter)
    if let value = Value.allCases.first(where: { $0.rawValue.lowercased().filter(\.isLetter) == wanted }) {
      return value
    }
    let names = Value.allCases.map(\.rawValue)
    let near = NearestWord.nearest(to: text, among: names).map { "; did you mean \($0)?" } ?? ""
    throw UsageError("\(place) is one of \(names.joined(separator: ", ")), not \"\(text)\"\(near)")
  }
}

/// A part of `library`.
struct LibraryPart: Sendable {
  let name: String
  /// The greatest number of words behind that of the part.
  let words: Int
  let options: [String]
  /// True if the folder of the library may be missing or empty.
  let creates: Bool
  /// Parses words and options, before any library is opened, and returns the work.
  let work: @Sendable (LibraryCall) throws -> LibraryWork

  init(
    _ name: String, words: Int = 1, options: [String] = [], creates: Bool = false,
    _ work: @escaping @Sendable (LibraryCall) throws -> LibraryWork
  ) {
    self.name = name
    self.words = words
    self.options = options
    self.creates = creates
    self.work = work
  }

  static let all: [LibraryPart] = [
    .books, .book, .author, .series, .session, .questions, .answer, .chart, .conflicts, .choose, .rules,
    .queue, .export, .restore, .history, .undo,
  ]

  /// Returns the part of a call; nil for a call without words.
  static func part(_ words: [String]) throws(UsageError) -> LibraryPart? {
    guard let word = words.first else { return nil }
    if let part = all.first(where: { $0.name == word }) { return part }
    let names = all.map(\.name)
    let near = NearestWord.nearest(to: word, among: names).map { "; did you mean \($0)?" } ?? ""
    throw UsageError("library knows no \"\(word)\"; expected one of \(names.joined(separator: ", "))\(near)")
  }

  /// Checks the words and the options of a call, and returns the work.
  func parsed(_ words: [String], _ arguments: ParsedArguments) throws -> LibraryWork {
    try Self.refuseOptions(of: self, arguments)
    guard words.count <= self.words else {
      throw UsageError("library … \(name) does not take \"\(words[self.words])\"")
    }
    return try work(LibraryCall(words: words, arguments: arguments, part: self))
  }

  /// Throws for an option that belongs to other parts.
  static func refuseOptions(of part: LibraryPart?, _ arguments: ParsedArguments) throws(UsageError) {
    for option in LibraryCommand.specification.options.map(\.long) where arguments.has(option) {
      guard part?.options.contains(option) != true else { continue }
      let homes = all.filter { $0.options.contains(option) }.map { "library LIBRARY \($0.name)" }
      throw UsageError("--\(option) goes with \(homes.joined(separator: ", "))")
    }
  }
}
