// Tables that a person can read and correct: text, one record a line. A line that begins with "##" is a
// comment; the comments at the head of a file name the columns and the source.
//
// This file only splits a table into lines. The room that owns a table parses them, and reports what it
// cannot parse as a `TableProblem`; a test requires that there is none.

/// A table and the path by which reports name it.
package struct TextTable: Hashable, Sendable {
  /// The path below `Corpora/`.
  package let file: String
  package let text: String

  package init(_ file: String, _ text: String) {
    self.file = file
    self.text = text
  }

  /// The lines with content: neither empty nor comments.
  package var lines: [TableLine] {
    let raw = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return raw.enumerated().compactMap { index, line in
      guard !line.starts(with: "##".utf8), line.contains(where: { $0 != UInt8(ascii: " ") }) else {
        return nil
      }
      return TableLine(place: TablePlace(file: file, line: index + 1), text: Substring(line))
    }
  }
}

/// A line of a table.
package struct TableLine: Hashable, Sendable {
  package let place: TablePlace
  /// The line with its indentation.
  package let text: Substring
}

/// The place of a record.
package struct TablePlace: Hashable, Sendable, CustomStringConvertible {
  package let file: String
  /// Counted from 1.
  package let line: Int

  package var description: String { "\(file):\(line)" }
}

/// A malformed line of a table, or an unresolved reference.
package struct TableProblem: Hashable, Sendable, CustomStringConvertible {
  package let place: TablePlace
  package let reason: String

  package init(_ reason: String, at place: TablePlace) {
    self.place = place
    self.reason = reason
  }

  package var description: String { "\(place): \(reason)" }
}
