// The text form of a mapping, as written by the reader and stored.

extension ColumnMapping {
  /// Parses a mapping such as `title=Name,author=Writer,rating=Stars/10`.
  ///
  /// - Throws: `MappingProblem` with the invalid part.
  public init(_ text: String) throws(MappingProblem) {
    var entries: [Entry] = []
    for part in Self.parts(text) { entries.append(try Self.entry(part)) }
    try self.init(entries)
  }

  /// The text from which an equal mapping is parsed.
  public var text: String {
    entries.map { entry in
      let column =
        switch entry.column {
        case .number(let number): String(number)
        case .name(let name): Self.isPlain(name, entry.field) ? name : Self.quoted(name)
        }
      return "\(entry.field.mappingName)=\(column)" + (entry.scale.map { "/\($0)" } ?? "")
    }.joined(separator: ",")
  }

  /// Returns the parts between commas outside of quotes.
  private static func parts(_ text: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == ",", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  private static func entry(_ part: String) throws(MappingProblem) -> Entry {
    guard let sign = part.firstIndex(of: "=") else { throw .unreadable(part) }
    let name = WhiteSpace.collapsed(part[..<sign])
    guard let field = BookField(mappingName: name) else { throw .unknownField(name) }
    var column = String(trimmed(part[part.index(after: sign)...]))
    var scale: Int?
    if field == .rating, let slash = column.lastIndex(of: "/"), !column.hasSuffix("\"") {
      guard let number = Int(column[column.index(after: slash)...]) else { throw .badScale(part) }
      scale = number
      column = String(trimmed(column[..<slash]))
    }
    guard !column.isEmpty else { throw .unreadable(part) }
    if column.hasPrefix("\"") {
      guard let name = unquoted(column) else { throw .unreadable(part) }
      return Entry(field, .name(name), scale: scale)
    }
    if let number = number(column) { return Entry(field, .number(number), scale: scale) }
    return Entry(field, .name(column), scale: scale)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  private static func number(_ text: String) -> Int? {
    text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
  }

  /// Returns true if a name needs no quotes.
  private static func isPlain(_ name: String, _ field: BookField) -> Bool {
    !name.isEmpty && !name.contains("\"") && !name.contains(",") && number(name) == nil
      && trimmed(name[...]) == name && !(field == .rating && name.contains("/"))
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  /// Returns the unescaped name in quotes; nil if a quote is missing or the name is empty.
  private static func unquoted(_ text: String) -> String? {
    guard text.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
    var name = ""
    var isSecond = false
    for character in text.dropFirst().dropLast() {
      guard character == "\"" else {
        guard !isSecond else { return nil }
        name.append(character)
        continue
      }
      if isSecond { name.append(character) }
      isSecond.toggle()
    }
    return isSecond ? nil : name
  }
}
