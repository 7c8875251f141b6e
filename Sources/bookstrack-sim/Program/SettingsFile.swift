// The options of a call as a file: `--print-config` prints every option of a command as JSON, and `--config`
// reads such a file. An option that the call gives itself comes first.
//
//     {"users": 20, "mood": "flaky", "json": false, "gate": ["ENR-12>=95"], "scenario": null}

import Foundation
import LabWorld

enum SettingsFile {
  /// The options that are about the call itself.
  private static let callOnly: Set<String> = ["help", "config", "print-config"]

  /// Returns the arguments with the options of the file that `--config` names.
  static func filled(_ arguments: ParsedArguments) throws -> ParsedArguments {
    guard let path = arguments.text("config") else { return arguments }
    let data = try InputFile.read(path, "a file of options")
    let options: [String: Value]
    do {
      options = try JSONDecoder().decode([String: Value].self, from: data)
    } catch {
      throw Failure(
        status: .badData,
        message: "\(path): expected one JSON object of options, as --print-config prints it")
    }
    var filled = arguments
    for (name, value) in options.sorted(by: { $0.key < $1.key }) {
      filled.fill(name, try values(of: name, value, for: arguments.command, in: path))
    }
    return filled
  }

  /// Returns every option of a call as JSON; null for one that was not given.
  static func text(_ arguments: ParsedArguments) throws -> String {
    let options = arguments.command.allOptions.filter { !callOnly.contains($0.long) }
    let values = options.map { option -> (String, Value) in
      guard arguments.has(option.long) else {
        return (option.long, option.value == nil ? .truth(false) : .none)
      }
      let texts = arguments.texts(option.long)
      if option.value == nil { return (option.long, .truth(true)) }
      return (option.long, option.repeats ? .list(texts) : .text(texts[0]))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(Dictionary(uniqueKeysWithValues: values))
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private static func values(
    of name: String, _ value: Value, for command: CommandSpecification, in path: String
  ) throws(Failure) -> [String] {
    let known = command.allOptions.filter { !callOnly.contains($0.long) }
    guard let option = known.first(where: { $0.long == name }) else {
      let near = NearestWord.nearest(to: name, among: known.map(\.long)).map { "; did you mean \($0)?" } ?? ""
      throw Failure(
        status: .badData, message: "\(path): `\(command.name)` has no option \"\(name)\"\(near)")
    }
    switch value {
    case .none: return []
    case .truth(let isOn) where option.value == nil: return isOn ? [""] : []
    case .text(let text) where option.value != nil: return [text]
    case .list(let texts) where option.value != nil && (option.repeats || texts.count < 2): return texts
    default:
      let expected =
        option.value == nil ? "true or false" : option.repeats ? "a list of texts" : "a text or number"
      throw Failure(status: .badData, message: "\(path): \(name) is not \(expected)")
    }
  }

  /// A value of an option.
  private enum Value: Codable {
    case none
    case truth(Bool)
    case text(String)
    case list([String])

    init(from decoder: any Decoder) throws {
      if var list = try? decoder.unkeyedContainer() {
        var texts: [String] = []
        while !list.isAtEnd { texts.append(try list.decode(Word.self).text) }
        self = .list(texts)
        return
      }
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .none
      } else if let truth = try? value.decode(Bool.self) {
        self = .truth(truth)
      } else {
        self = .text(try value.decode(Word.self).text)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      switch self {
      case .none: try value.encodeNil()
      case .truth(let truth): try value.encode(truth)
      case .text(let text):
        if let number = UInt64(text) { try value.encode(number) } else { try value.encode(text) }
      case .list(let texts): try value.encode(texts)
      }
    }
  }

  /// A text or a whole number, which a file may have without quotes.
  private struct Word: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let number = try? value.decode(UInt64.self) {
        text = String(number)
      } else {
        text = try value.decode(String.self)
      }
    }
  }
}
