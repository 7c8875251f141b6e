// Reads a title from its end: parenthesis groups first, the last one first; then what is left.

/// Reads titles with a vocabulary.
struct TitleParser {
  let words: VolumeWords

  /// The title without its markers, and the markers.
  func read(_ title: String) -> TitleParse { read(TitleLine(title)) }

  /// The same for a title that has been laid out.
  func read(_ line: TitleLine) -> TitleParse {
    let whole = 0..<line.count
    var kept = KeptText(whole)
    let groups = ParenthesisGroups(line: line, words: words).read()
    for range in groups.markers { kept.remove(range) }
    let own = OwnVolume(line: line, words: words).read(in: 0..<groups.bodyEnd)
    if own == nil, groups.markers.isEmpty { return TitleParse(bare: line, marks: groups.marks) }
    if let own { kept.remove(own.range) }
    let bare = kept.line(of: line)
    var marks = groups.marks
    // `(4)` counts the title itself.
    for index in marks.indices where marks[index].name == nil && marks[index].place == .title {
      marks[index].name = bare?.text
    }
    if let own { marks.append(own.mark) }
    return TitleParse(bare: bare ?? line, marks: marks)
  }
}
