// The place of a call in the sources of a test, and what follows from it: where its failures are stored, and
// the command that runs it again.

/// The place from which an exploration was started.
public struct CallSite: Hashable, Sendable {
  /// The module and file, as in `AccountTests/AccountTests.swift`.
  public let fileID: String
  /// The path of the file.
  public let filePath: String
  /// The line of the call.
  public let line: Int
  /// The column of the call.
  public let column: Int
  /// The function around the call.
  public let function: String

  /// Creates a place, usually from `#fileID` and its relatives as default arguments of the caller.
  public init(fileID: String, filePath: String, line: Int, column: Int, function: String) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    self.function = function
  }

  /// The folder of the file.
  var folder: String { filePath.lastIndex(of: "/").map { String(filePath[..<$0]) } ?? "." }

  /// The name of the function, without parameters and quotes.
  var functionName: String {
    let end = function.last == ")" ? function.lastIndex(of: "(") : nil
    let name = function[..<(end ?? function.endIndex)]
    return String(name.filter { $0 != "`" })
  }

  /// The names of file and function as one name of a file, in ASCII letters, digits and dashes.
  var fileName: String {
    let file = fileID.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? "Tests"
    let words = functionName.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return "\(file).\(words.joined(separator: "-"))"
  }

  /// The command that runs the test again.
  var command: String {
    let isPlain = functionName.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return "swift test --filter \(isPlain ? functionName : "'\(functionName)'")"
  }
}
