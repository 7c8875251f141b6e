// What a command understands, as data: parsing, help and suggestions all come from the same list.

import Lab

/// One option of a command.
struct OptionSpecification {
  /// Without the dashes.
  let long: String
  /// One letter, for the frequent ones.
  let short: Character?
  /// What the value is called in the help; nil for a switch.
  let value: String?
  /// Whether the value may be left out.
  let isValueOptional: Bool
  let help: String
  /// Whether it may be given more than once.
  let repeats: Bool

  init(
    _ long: String, short: Character? = nil, value: String? = nil, optional: Bool = false,
    repeats: Bool = false, _ help: String
  ) {
    self.long = long
    self.short = short
    self.value = value
    isValueOptional = optional
    self.repeats = repeats
    self.help = help
  }
}

/// One command of the program.
struct CommandSpecification {
  let name: String
  let summary: String
  /// What stands behind the command name, such as `FILE`; the last may end in `…` and be given any number of
  /// times.
  let operands: [String]
  let options: [OptionSpecification]
  /// A line that can be typed as it stands.
  let examples: [String]
}

extension CommandSpecification {
  /// Options that every command has.
  static let common = [
    OptionSpecification("help", short: "h", "Say what the command does, with an example."),
    OptionSpecification("quiet", short: "q", "No progress on standard error."),
  ]

  /// Whether there is no end to the operands.
  var takesAnyNumber: Bool { operands.last?.hasSuffix("…") == true }

  /// The command's own options, then those that every command has.
  var allOptions: [OptionSpecification] { options + Self.common }

  /// The page that `--help` prints; no line but an example may be longer than a line of a terminal.
  var helpPage: String {
    let operandText = operands.map { " \($0)" }.joined()
    var lines = WrappedText.lines(of: summary)
    lines += ["", "Usage: bookstrack-sim \(name)\(operandText) [options]", "", "Options:"]
    let rows = allOptions.map { option in
      let short = option.short.map { "-\($0), " } ?? "    "
      return ("  \(short)--\(option.long)\(option.valueText)", option.help)
    }
    let width = rows.map(\.0.count).max() ?? 0
    for (left, right) in rows {
      let gap = String(repeating: " ", count: width - left.count + 2)
      lines += WrappedText.lines(of: left + gap + right, indent: width + 2)
    }
    lines += ["", examples.count == 1 ? "Example:" : "Examples:"] + examples.map { "  \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension OptionSpecification {
  /// The value as the help shows it, after a blank: ` FILE`, ` [NAME]` if it may be left out.
  fileprivate var valueText: String {
    guard let value else { return "" }
    return isValueOptional ? " [\(value)]" : " \(value)"
  }
}
