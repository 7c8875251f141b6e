// Turns the words of a command line into options and operands, or says what is wrong with them.

import Lab

/// Wrong use of the program; the text is a sentence for people.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}

/// The options and operands of one call.
struct ParsedArguments {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private let command: CommandSpecification
  /// As they were given.
  private let words: [String]

  /// Reads `--name value`, `--name=value`, `-n value`, switches, and `--` before operands that begin with a
  /// dash.
  ///
  /// A value that may be left out is a word behind all operands, or stands behind `=`.
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
    // A word after an optional value may be an operand that has not been given yet.
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

  /// Whether the switch or option was given.
  func has(_ long: String) -> Bool { !texts(long).isEmpty }

  /// The value of an option, if it was given.
  func text(_ long: String) -> String? { texts(long).first }

  /// All values of an option that may be given more than once, in their order.
  func texts(_ long: String) -> [String] {
    precondition(
      command.allOptions.contains { $0.long == long }, "\(command.name) has no --\(long); list it first")
    return values[long] ?? []
  }

  /// The words of the same call with that value of an option, in place of the one that it may have had; with
  /// nothing, without the option.
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

  /// The words of the same call with another operand in the place of that one.
  func words(replacing operand: String, by other: String) -> [String] {
    words.map { $0 == operand ? other : $0 }
  }

  /// Refuses options that would have no effect.
  func refuse(_ options: String..., because reason: String) throws(UsageError) {
    try refuse(options, because: reason)
  }

  /// Refuses options that would have no effect.
  func refuse(_ options: [String], because reason: String) throws(UsageError) {
    for option in options where has(option) { throw UsageError("--\(option) \(reason)") }
  }

  /// A whole number within a range, or the default.
  func number(_ long: String, default standard: Int, in range: ClosedRange<Int>) throws(UsageError) -> Int {
    guard let text = text(long) else { return standard }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "--\(long) takes a whole number from \(range.lowerBound) to \(range.upperBound), not \"\(text)\"")
    }
    return number
  }

  /// A seed: a whole number from 0 to 2⁶⁴ − 1, also in hexadecimal with 0x.
  func seed(_ long: String, default standard: UInt64) throws(UsageError) -> UInt64 {
    guard let text = text(long) else { return standard }
    let number = text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
    guard let number else {
      throw UsageError("--\(long) takes a whole number from 0 to \(UInt64.max), not \"\(text)\"")
    }
    return number
  }

  /// One of a list of words, or the default.
  func word(_ long: String, default standard: String, among words: [String]) throws(UsageError) -> String {
    guard let text = text(long) else { return standard }
    guard words.contains(text) else { throw unknown(text, long, among: words) }
    return text
  }

  /// One of the values that have names, or the default.
  func value<Value: NamedValue>(_ long: String, default standard: Value) throws(UsageError) -> Value {
    guard let text = text(long) else { return standard }
    guard let value = Value.named(text) else { throw unknown(text, long, among: Value.names) }
    return value
  }

  /// More words are no help to who knows the one that was meant.
  private static let longList = 40

  private func unknown(_ text: String, _ long: String, among words: [String]) -> UsageError {
    let nearest = NearestWord.nearest(to: text, among: words)
    let near = nearest.map { "; did you mean \($0)?" } ?? ""
    // Who has slipped in one of many words needs that word, and not all of them.
    if nearest != nil, words.count > Self.longList {
      return UsageError("--\(long) is one of \(words.count.of("word")), and none is \"\(text)\"\(near)")
    }
    return UsageError("--\(long) is one of \(words.joined(separator: ", ")), not \"\(text)\"\(near)")
  }
}
