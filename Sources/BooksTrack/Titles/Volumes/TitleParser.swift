// Parsing of a title from its end: parenthesis groups, the last one first; then the rest.

/// Parses titles with a vocabulary.
struct TitleParser {
  let words: VolumeWords

  /// Returns the title without its markers, and the markers.
  func read(_ title: String) -> TitleParse { read(TitleLine(title)) }

  /// Returns the same for a title line.
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
    // `(4)` counts volumes of the text before it.
    for index in marks.indices where marks[index].name == nil && marks[index].place == .title {
      var before = kept
      before.remove(groups.starts[index]..<line.count)
      guard let name = before.line(of: line) else { continue }
      marks[index].name = name.text
      marks[index].shortName = OwnVolume(line: name, words: words).nameBehindSign(in: 0..<name.count)
    }
    if let own { marks.append(own.mark) }
    return TitleParse(bare: bare ?? line, marks: marks)
  }
}
