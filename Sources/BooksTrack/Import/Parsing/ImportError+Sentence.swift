// Import errors as sentences for readers: what is wrong, where, and what to do.

extension ImportError {
  /// The error in one or two plain sentences.
  public var sentence: String {
    switch self {
    case .wrongFileType(let fileName, let endings):
      "Please select a .csv file. "
        + (FileKind(fileName: fileName)?.sentences
          ?? "Its name must end in one of " + endings.map { ".\($0)" }.joined(separator: ", ") + ".")
    case .emptyFile: "The file is empty. Please export your library again and select that file."
    case .noBooks(let header):
      header.isEmpty
        ? "No books found: the list in the file is empty. Please export your library again."
        : "No books found: below the header, \(Self.list(header)), there is no row. "
          + "Please export your library again."
    case .noTitleColumn(let format, let expected, let found):
      "This looks like a \(format) export, but it has no column \"\(expected)\". Its columns are: "
        + found.map { "\"\($0)\"" }.joined(separator: ", ") + "."
    case .otherFile(let kind): "This is no export of a library. " + kind.sentences
    case .notText: "This is not a text file. Please select the .csv file that your library was exported to."
    case .unclosedQuote(let row, let line, let column):
      "The quote that opens in \(Self.place(row, line)), column \(column), is never closed: "
        + "the file may have been cut off. Nothing was imported."
    case .tooLong(let row, let line, let column, let limit, let isQuoted):
      "\(Self.place(row, line).capitalizedFirst), column \(column), is longer than \(limit) bytes"
        + (isQuoted ? "; a closing quote may be missing." : ".") + " Nothing was imported."
    case .tooManyFields(let row, let line, let limit):
      "\(Self.place(row, line).capitalizedFirst) has more than \(limit) fields: this is no library export."
    case .unknownJSON(let keys):
      "This JSON file is no library export that is known; LibraryThing's is."
        + (keys.isEmpty ? "" : " Its first value has: \(Self.list(keys)).")
        + " Please export your library as CSV."
    case .mapping(let problem): problem.sentence
    }
  }

  /// Returns the first four names, in quotes.
  private static func list(_ names: [String]) -> String {
    names.prefix(4).map { "\"\($0)\"" }.joined(separator: ", ")
      + (names.count > 4 ? " and \(names.count - 4) more" : "")
  }

  private static func place(_ row: Int, _ line: Int) -> String {
    row == 0 ? "the header (line \(line))" : "row \(row) (line \(line))"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
