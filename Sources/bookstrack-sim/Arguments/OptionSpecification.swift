// Declarative descriptions of commands and options, from which parsing, help and suggestions are derived.

import LabWorld

/// The subject of an option; the help of a command with many options lists them by subject.
enum OptionGroup: String, CaseIterable {
  case frequent = "Options"
  case world = "The world"
  case judging = "Judging"
  case output = "Output"
  case machine = "The machine"
  case common = "Every command"
}

/// An option of a command.
struct OptionSpecification {
  /// The long name without dashes.
  let long: String
  /// A one-letter name, for frequent options.
  let short: Character?
  /// The placeholder of the value in the help; nil for a switch.
  let value: String?
  /// True if the value may be omitted.
  let isValueOptional: Bool
  let help: String
  /// True if the option may be given more than once.
  let repeats: Bool
  private(set) var group = OptionGroup.frequent

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

  /// Returns the option in a group of the help.
  func about(_ group: OptionGroup) -> OptionSpecification {
    var option = self
    option.group = group
    return option
  }
}

/// A command of the program.
struct CommandSpecification {
  let name: String
  let summary: String
  /// The operands, such as `FILE`; the last one may end in `…` and be repeated.
  let operands: [String]
  let options: [OptionSpecification]
  /// Lines that can be entered as they are.
  let examples: [String]
}

extension CommandSpecification {
  /// The options of every command.
  static let common = [
    OptionSpecification("help", short: "h", "Say what the command does, with an example."),
    OptionSpecification("quiet", short: "q", "No progress on standard error."),
    OptionSpecification(
      "config", value: "FILE",
      "Options from a file, as --print-config writes it; others given here come first."),
    OptionSpecification("print-config", "Print all options of this call as JSON, and do nothing else."),
  ].map { $0.about(.common) }

  /// True if the last operand may be repeated.
  var takesAnyNumber: Bool { operands.last?.hasSuffix("…") == true }

  /// The options of the command, followed by those of every command.
  var allOptions: [OptionSpecification] { options + Self.common }

  /// The page for `--help`, wrapped to the width of a terminal except for examples.
  var helpPage: String {
    let operandText = operands.map { " \($0)" }.joined()
    var lines = WrappedText.lines(of: summary)
    lines += ["", "Usage: bookstrack-sim \(name)\(operandText) [options]"]
    let width = allOptions.map(\.left.count).max() ?? 0
    for group in OptionGroup.allCases {
      let options = allOptions.filter { $0.group == group }
      if options.isEmpty { continue }
      lines += ["", "\(group.rawValue):"]
      for option in options {
        let gap = String(repeating: " ", count: width - option.left.count + 2)
        lines += WrappedText.lines(of: option.left + gap + option.help, indent: width + 2)
      }
    }
    lines += ["", examples.count == 1 ? "Example:" : "Examples:"] + examples.map { "  \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension OptionSpecification {
  /// The names and the value as shown in the help.
  fileprivate var left: String {
    "  \(short.map { "-\($0), " } ?? "    ")--\(long)\(valueText)"
  }

  /// The value as shown in the help, with a leading space: ` FILE`, or ` [NAME]` if it may be omitted.
  fileprivate var valueText: String {
    guard let value else { return "" }
    return isValueOptional ? " [\(value)]" : " \(value)"
  }
}
