// Authors of one cell in the forms that people and apps write: `A & B`, `A; B`, `A / B`, `A|B`, `A and B`,
// `Last, First; Last, First`, one name on each line.

extension NameRules {
  /// Returns the names of a cell, each with first names first.
  ///
  /// Semicolons, bars, slashes and line ends always separate. Ampersands and words such as "and" do if whole
  /// names stand on both sides, so that `Simon & Schuster` and `Ortega y Gasset` stay together.
  ///
  /// - Parameters:
  ///   - isInverted: True if the column has family names first: a comma then separates no names.
  ///   - separatesAtSigns: True if ampersands of the column separate names, also those of one word.
  func listed(_ text: String, isInverted: Bool, separatesAtSigns: Bool = false) -> [String] {
    let lines = text.split { Self.separators.contains($0) }.map { WhiteSpace.collapsed($0) }
    let parts = lines.filter { !$0.isEmpty }.flatMap {
      Self.joinedNames($0, separatesAtSigns: separatesAtSigns)
    }
    let writers = parts.map(Self.withoutOthers).map(Self.withoutBy).filter { !$0.isEmpty }
    return writers.flatMap { part -> [String] in
      // A role behind a name, as in `Poe, Ann (Hrsg.)`, is no part of it.
      let credit = withRole(part, isOnlyKnown: true)
      if let role = credit.role, part.last.map({ Self.brackets[$0] != nil }) == true,
        credit.name.contains(",")
      {
        return Self.credited(listed(credit.name, isInverted: isInverted), role)
      }
      let all = Self.commaParts(part).filter { !$0.isEmpty }
      if let place = all.indices.dropFirst().first(where: { roleAlone(all[$0]) != nil }) {
        let before = listed(all[..<place].joined(separator: ", "), isInverted: isInverted)
        let rest = all[(place + 1)...].joined(separator: ", ")
        return Self.credited(before, roleAlone(all[place]) ?? "")
          + (rest.isEmpty ? [] : listed(rest, isInverted: isInverted))
      }
      let names = all.filter { !Self.isLifetime($0) }
      guard names.count > 1 else { return [names.first ?? part] }
      // Catalogs of libraries put the years of a life behind an inverted name.
      let isDated = names.count == 2 && all.count == 3
      // `King, Martin Luther, Jr.`: the suffix says that the rest is one name.
      let isOne = names.count == 3 && isSuffix(names[2]) && Self.isFamily(names[0])
      if isOne { return [turnedRound(names.joined(separator: ", "))] }
      if isInverted || isDated || (parts.count > 1 && Self.isFamily(names[0])), let turned = inverted(names) {
        return turned
      }
      return self.writers(names).map { $0.contains(",") ? turnedRound($0) : $0 }
    }
  }

  /// Returns names with a role behind the last of them, which it belongs to, or behind each if it is a
  /// plural.
  private static func credited(_ names: [String], _ role: String) -> [String] {
    let isShared = sharedRoles.contains(role.lowercased())
    return names.enumerated().map { index, name in
      let isIts = index == names.count - 1 || isShared && name.last.map { brackets[$0] != nil } != true
      return isIts ? "\(name) (\(role))" : name
    }
  }

  private static let sharedRoles: Set = ["eds.", "editors", "translators", "illustrators", "narrators"]

  /// Returns true if the ampersands of a cell stand between whole names, false if between other words; nil if
  /// the cell does not tell.
  func joinsNames(_ text: String) -> Bool? {
    let parts = text.split(separator: "&").map { Self.isWhole($0.split(separator: " ")) }
    return Set(parts).count == 1 ? parts.first : nil
  }

  /// Returns true if a cell with a comma is one name with the family name first, false if it lists names; nil
  /// if it does not tell.
  func isInverted(_ text: String) -> Bool? {
    guard text.contains(","), !text.contains(where: { Self.separators.contains($0) }) else { return nil }
    let parts = Self.commaParts(text).filter { !$0.isEmpty && !isSuffix($0) }.map {
      withRole($0, isOnlyKnown: true).name
    }
    guard parts.count == 2 else { return nil }
    if writers(parts).count == 1 { return true }
    return parts.allSatisfy { $0.contains(" ") } ? false : nil
  }

  /// Returns `Last, First` or `Last, First, Last, First` as names with first names first; nil if the parts do
  /// not pair up.
  private func inverted(_ parts: [String]) -> [String]? {
    let own = parts.filter { !isSuffix($0) }
    if own.count == 2 { return [turnedRound(parts.joined(separator: ", "))] }
    guard own.count == parts.count, own.count.isMultiple(of: 2) else { return nil }
    let isPaired = stride(from: 0, to: own.count, by: 2).allSatisfy { !own[$0].contains(" ") }
    guard isPaired else { return nil }
    return stride(from: 0, to: own.count, by: 2).map { turnedRound("\(own[$0]), \(own[$0 + 1])") }
  }

  /// Splits at an ampersand or a word for "and" with a whole name on each side; at any ampersand if those of
  /// the column separate names.
  private static func joinedNames(_ text: String, separatesAtSigns: Bool) -> [String] {
    let words = text.split(separator: " ")
    var names: [[Substring]] = [[]]
    for (index, word) in words.enumerated() {
      let rest = words[(index + 1)...].prefix { !joints.contains($0.lowercased()) }
      let separates = separatesAtSigns && word == "&"
      if separates || joints.contains(word.lowercased()) && isWhole(names[names.count - 1]) && isWhole(rest) {
        names.append([])
      } else {
        names[names.count - 1].append(word)
      }
    }
    return names.map { $0.joined(separator: " ") }
  }

  /// Returns true for two or more words, of which at least two can be parts of a name, and for an East Asian
  /// name, which is whole without a space.
  private static func isWhole(_ words: some Collection<Substring>) -> Bool {
    words.count { $0.contains(where: \.isLetter) && !joints.contains($0.lowercased()) } >= 2
      || words.count == 1 && words.allSatisfy { $0.count > 1 && $0.unicodeScalars.allSatisfy(isEastAsian) }
  }

  /// Returns a name without `et al.` and its translations behind it.
  private static func withoutOthers(_ name: String) -> String {
    for ending in others where name.lowercased().hasSuffix(ending) {
      return WhiteSpace.collapsed(name.dropLast(ending.count)).trimmedOfCommas
    }
    return name.trimmedOfCommas
  }

  /// Returns a name without `by` in front of it.
  private static func withoutBy(_ name: String) -> String {
    let isLabel = name.lowercased().hasPrefix("by: ")
    if isLabel { return WhiteSpace.collapsed(name.dropFirst(4)) }
    guard name.lowercased().hasPrefix("by "), isWhole(name.split(separator: " ").dropFirst()) else {
      return name
    }
    return WhiteSpace.collapsed(name.dropFirst(3))
  }

  /// Splits at commas outside parentheses.
  private static func commaParts(_ text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if "([（［".contains(character) { depth += 1 }
      if brackets[character] != nil { depth = max(0, depth - 1) }
      if depth == 0, ",，、،".contains(character) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { WhiteSpace.collapsed($0) }
  }

  private static let separators: Set<Character> = [";", "|", "/", "\n", "\r\n", "\r", "¦", "；", "／", "•"]
  private static let joints: Set = [
    "&", "+", "and", "und", "et", "y", "e", "en", "i", "и", "och", "og", "ja", "ve", "with", "mit", "avec",
    "con", "com", "med",
  ]
  private static let others = [
    " et al.", " et al", " and others", " u. a.", " u.a.", " et autres", " y otros", " e altri", " e outros",
    " и др.", " ほか", " 他",
  ]
}

extension String {
  fileprivate var trimmedOfCommas: String {
    var text = self[...]
    while let last = text.last, last == "," || last == " " { text.removeLast() }
    while let first = text.first, first == "," || first == " " { text.removeFirst() }
    return String(text)
  }
}
