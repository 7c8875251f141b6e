// Scripts for shells that complete a command line. All words are in the script: pressing Tab runs nothing.

/// Writes the scripts.
enum CompletionScript {
  /// The possible values of an option.
  private enum Value {
    case none
    case names([String])
    case file
    case other

    init(_ option: OptionSpecification, of command: String) {
      guard let value = option.value else {
        self = .none
        return
      }
      if let list = NamedList.of(option.long, in: command) {
        self = .names(list.entries.map(\.name))
      } else {
        self = ["FILE", "DIR", "LIBRARY"].contains(value) ? .file : .other
      }
    }
  }

  /// The words that may stand where a command has its first operand.
  private static func operands(of command: String) -> [String] {
    switch command {
    case ListCommand.specification.name: NamedList.all.map(\.name)
    case CompletionCommand.specification.name: CompletionCommand.shells
    default: []
    }
  }

  // MARK: bash

  static func bash(_ commands: [CommandSpecification]) -> String {
    let cases = commands.map { command in
      let words = operands(of: command.name) + command.allOptions.map { "--\($0.long)" }
      return "    \(command.name)) words=\"\(words.joined(separator: " "))\" ;;"
    }
    let values = commands.flatMap { command in
      command.allOptions.compactMap { option -> String? in
        let names = option.short.map { "\"\(command.name) -\($0)\" | " } ?? ""
        switch Value(option, of: command.name) {
        case .names(let list):
          return
            "    \(names)\"\(command.name) --\(option.long)\") words=\"\(list.joined(separator: " "))\" ;;"
        case .file: return "    \(names)\"\(command.name) --\(option.long)\") return ;;"
        case .none, .other: return nil
        }
      }
    }
    return """
      # Completion of bookstrack-sim for bash.
      _bookstrack_sim() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} words=""
        COMPREPLY=()
        if [[ $COMP_CWORD -eq 1 ]]; then
          words="\(commands.map(\.name).joined(separator: " ")) help --help --version"
          COMPREPLY=($(compgen -W "$words" -- "$current"))
          return
        fi
        case "$command $previous" in
      \(values.joined(separator: "\n"))
        esac
        if [[ -z $words ]]; then
          case "$command" in
      \(cases.joined(separator: "\n"))
          help) words="\(commands.map(\.name).joined(separator: " "))" ;;
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      }
      complete -o default -F _bookstrack_sim bookstrack-sim

      """
  }

  // MARK: zsh

  static func zsh(_ commands: [CommandSpecification]) -> String {
    let names = commands.map { "    \(quoted("\($0.name):\($0.summary.replacing(":", with: "\\:"))"))" }
    let cases = commands.map { command in
      let options = command.allOptions.map { option in zsh(option, of: command.name) }
      let operand =
        operands(of: command.name).isEmpty
        ? "'*:file:_files'" : "\(quoted("1:name:(\(operands(of: command.name).joined(separator: " ")))"))"
      return "    \(command.name)) _arguments -s \(options.joined(separator: " ")) \(operand) ;;"
    }
    return """
      #compdef bookstrack-sim
      # Completion of bookstrack-sim for zsh.
      _bookstrack_sim() {
        local -a commands
        commands=(
      \(names.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
        _bookstrack_sim "$@"
      else
        compdef _bookstrack_sim bookstrack-sim
      fi

      """
  }

  private static func zsh(_ option: OptionSpecification, of command: String) -> String {
    let help = option.help.replacing("[", with: "(").replacing("]", with: ")").replacing(":", with: "\\:")
    let value: String
    switch Value(option, of: command) {
    case .none: value = ""
    case .names(let list): value = ":\(option.value ?? ""):(\(list.joined(separator: " ")))"
    case .file: value = ":\(option.value ?? ""):_files"
    case .other: value = ":\(option.value ?? ""): "
    }
    let mark = option.repeats ? "*" : ""
    let name = quoted("\(mark)--\(option.long)[\(help)]\(value)")
    guard let short = option.short else { return name }
    return "\(name) \(quoted("\(mark)-\(short)[\(help)]\(value)"))"
  }

  // MARK: fish

  static func fish(_ commands: [CommandSpecification]) -> String {
    let names = commands.map { command in
      "complete -c bookstrack-sim -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))"
    }
    let options = commands.flatMap { command -> [String] in
      let seen = "complete -c bookstrack-sim -n \(quoted("__fish_seen_subcommand_from \(command.name)"))"
      let words = operands(of: command.name)
      let operand = words.isEmpty ? [] : ["\(seen) -f -a \(quoted(words.joined(separator: " ")))"]
      return operand
        + command.allOptions.map { option in
          let short = option.short.map { " -s \($0)" } ?? ""
          let value =
            switch Value(option, of: command.name) {
            case .none: ""
            case .names(let list): " -x -a \(quoted(list.joined(separator: " ")))"
            case .file: " -r -F"
            case .other: " -x"
            }
          return "\(seen) -l \(option.long)\(short)\(value) -d \(quoted(option.help))"
        }
    }
    return "# Completion of bookstrack-sim for fish.\n" + (names + options).joined(separator: "\n") + "\n"
  }

  /// Returns the text as one word of a shell.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
