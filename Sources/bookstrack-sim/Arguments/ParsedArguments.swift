// The parser of the command line.

import LabWorld

/// Wrong usage of the program; the message is a sentence for people.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}

/// The parsed options and operands of a call.
struct ParsedArguments {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  let command: CommandSpecification
  /// The arguments as given.
  private let words: [String]

  /// Parses `--name value`, `--name=value`, `-n value`, switches, and `--` before operands that begin with a
  /// dash.
  ///
  /// An optional value must follow all operands or be given with `=`.
  init(_ words: ArraySlice<String>, for command: CommandSpecification) throws(UsageError) {
    self.command = command
    self.words = Array(words)
    var rest = words
    var onlyOperands = false
    while let word = rest.popFirst() {
      if onlyOperands || !word.hasPrefix("-") || word == "-" {
        operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else {
        try readOption(word, &rest)
      }
    }
    if operands.count > command.operands.count && !command.takesAnyNumber && !has("help") {
      let extra = operands[command.operands.count]
      throw UsageError(
        "`\(command.name)` does not take \"\(extra)\"; see bookstrack-sim \(command.name) --help")
    }
  }

  private mutating func readOption(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let option = try find(parts[0])
    guard let valueName = option.value else {
      guard parts.count == 1 else { throw UsageError("\(parts[0]) takes no value") }
      return try store("", for: option)
    }
    if parts.count == 2 { return try store(parts[1], for: option) }
    // A word after an option with an optional value may be an operand.
    if option.isValueOptional {
      let isName = operands.count == command.operands.count && rest.first.map { !$0.hasPrefix("-") } == true
      return try store(isName ? rest.removeFirst() : "", for: option)
    }
    guard let value = rest.first, value == "-" || !value.hasPrefix("-") || Int(value) != nil else {
      throw UsageError("\(word) needs a value: \(word) \(valueName)")
    }
    rest.removeFirst()
    try store(value, for: option)
  }

  private mutating func store(_ value: String, for option: OptionSpecification) throws(UsageError) {
    guard values[option.long] == nil || option.repeats else {
      throw UsageError("--\(option.long) is given twice")
    }
    values[option.long, default: []].append(value)
  }

  /// Sets an option that the call does not give.
  ///
  /// - Parameter values: One value, or several for an option that may be repeated; empty text for a switch.
  mutating func fill(_ long: String, _ values: [String]) {
    if self.values[long] == nil && !values.isEmpty { self.values[long] = values }
  }

  private func find(_ word: String) throws(UsageError) -> OptionSpecification {
    let all = command.allOptions
    let isLong = word.hasPrefix("--")
    let name = word.drop { $0 == "-" }
    if let match = all.first(where: { isLong ? $0.long == name : $0.short.map(String.init) == String(name) })
    {
      return match
    }
    let near = NearestWord.nearest(to: String(name), among: all.map(\.long)).map { "; did you mean --\($0)?" }
    throw UsageError(
      "\(command.name): unknown option \(word)\(near ?? "; see bookstrack-sim \(command.name) --help")")
  }

  /// Returns true if the option was given.
  func has(_ long: String) -> Bool { !texts(long).isEmpty }

  /// Returns true if the command has the option.
  func accepts(_ long: String) -> Bool { command.allOptions.contains { $0.long == long } }

  /// The first value of an option, if it was given.
  func text(_ long: String) -> String? { texts(long).first }

  /// All values of an option, in order.
  func texts(_ long: String) -> [String] {
    precondition(
      command.allOptions.contains { $0.long == long }, "\(command.name) has no --\(long); list it first")
    return values[long] ?? []
  }

  /// Returns the arguments with another value of an option, or without the option if the value is nil.
  func words(with long: String, _ value: String?) -> [String] {
    var (call, rest) = ([String](), words[...])
    while let word = rest.popFirst(), word != "--" {
      if word == "--\(long)" {
        rest = rest.dropFirst()
      } else if !word.hasPrefix("--\(long)=") {
        call.append(word)
      }
    }
    let operands = words.contains("--") ? ["--"] + Array(rest) : []
    return call + (value.map { ["--\(long)", $0] } ?? []) + operands
  }

  /// Returns the arguments with one operand replaced.
  func words(replacing operand: String, by other: String) -> [String] {
    words.map { $0 == operand ? other : $0 }
  }

  /// Throws if one of the options was given, because it would have no effect.
  func refuse(_ options: String..., because reason: String) throws(UsageError) {
    try refuse(options, because: reason)
  }

  /// Throws if one of the options was given, because it would have no effect.
  func refuse(_ options: [String], because reason: String) throws(UsageError) {
    for option in options where has(option) { throw UsageError("--\(option) \(reason)") }
  }

  /// Returns the value of an integer option in a range, or the default.
  func number(_ long: String, default standard: Int, in range: ClosedRange<Int>) throws(UsageError) -> Int {
    guard let text = text(long) else { return standard }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "--\(long) takes a whole number from \(range.lowerBound) to \(range.upperBound), not \"\(text)\"")
    }
    return number
  }

  /// Returns the value of a seed option: an integer from 0 to 2⁶⁴ − 1, or hexadecimal with 0x.
  func seed(_ long: String, default standard: UInt64) throws(UsageError) -> UInt64 {
    guard let text = text(long) else { return standard }
    let number = text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
    guard let number else {
      throw UsageError("--\(long) takes a whole number from 0 to \(UInt64.max), not \"\(text)\"")
    }
    return number
  }

  /// Returns the value of an option that is one of a list of words, or the default.
  func word(_ long: String, default standard: String, among words: [String]) throws(UsageError) -> String {
    guard let text = text(long) else { return standard }
    guard words.contains(text) else { throw unknown(text, long, among: words) }
    return text
  }

  /// Returns the value of an option that is one of a set of named values, or the default.
  func value<Value: NamedValue>(_ long: String, default standard: Value) throws(UsageError) -> Value {
    guard let text = text(long) else { return standard }
    guard let value = Value.named(text) else { throw unknown(text, long, among: Value.names) }
    return value
  }

  /// The length from which on a list is not printed if there is a suggestion.
  private static let longList = 40

  private func unknown(_ text: String, _ long: String, among words: [String]) -> UsageError {
    let nearest = NearestWord.nearest(to: text, among: words)
    let near = nearest.map { "; did you mean \($0)?" } ?? ""
    // For a typing error in a long list, the suggestion is more helpful than the list.
    if nearest != nil, words.count > Self.longList {
      return UsageError("--\(long) is one of \(words.count.of("word")), and none is \"\(text)\"\(near)")
    }
    return UsageError("--\(long) is one of \(words.joined(separator: ", ")), not \"\(text)\"\(near)")
  }
}
