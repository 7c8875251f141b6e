// Two columns of text, of which the second is wrapped to the width of a terminal.

import LabWorld

/// Names with sentences.
enum Columns {
  /// Returns the rows as lines, each indented by two blanks.
  ///
  /// - Parameter widest: The widest first column; a longer name stands on a line of its own.
  static func text(_ rows: [(String, String)], widest: Int = 30) -> String {
    let width = min(rows.map(\.0.visibleWidth).max() ?? 0, widest)
    return rows.flatMap { name, sentence -> [String] in
      let indent = width + 4
      if sentence.isEmpty { return ["  \(name)"] }
      guard name.visibleWidth <= width else {
        let blank = String(repeating: " ", count: indent)
        return ["  \(name)"] + WrappedText.lines(of: blank + sentence, indent: indent)
      }
      let gap = String(repeating: " ", count: width - name.visibleWidth + 2)
      return WrappedText.lines(of: "  \(name)\(gap)\(sentence)", indent: indent)
    }.joined(separator: "\n")
  }
}
