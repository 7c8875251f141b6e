// Prefixes and endings that make another word: `macro` and `micro`, `-ism` and `-ist` (DUP-12). Dictionaries
// lack most words built with them, and titles of textbooks are full of them.

/// Prefixes and endings.
enum WordParts {
  /// Returns true if two folded words have one stem and differ by a prefix or by an ending.
  static func areTwoForms(_ left: Substring, _ right: Substring) -> Bool {
    if left.last == "s", right.last == "s", left.utf8.count > 1, right.utf8.count > 1 {
      return areTwoForms(left.dropLast(), right.dropLast())
    }
    return haveTwoPrefixes(left, right) || haveTwoEndings(left, right)
  }

  private static func haveTwoPrefixes(_ left: Substring, _ right: Substring) -> Bool {
    let common = commonSuffix(left, right)
    // The stem may begin anywhere in the common part: `in-organic`, `inter-action`, `intra-action`.
    for length in stride(from: common, through: shortestStem, by: -1) {
      let (first, second) = (left.dropLast(length), right.dropLast(length))
      if first.count > longestPrefix || second.count > longestPrefix { return false }
      if first.isEmpty || second.isEmpty {
        let prefix = first.isEmpty ? second : first
        let stem = left.suffix(length)
        // "Amoral", but not "Amazing".
        if prefix == "a" { return length > shortestStem && KnownWords.areBothWords(stem, stem) }
        if alone.contains(String(prefix)) { return true }
      } else if groups.contains(where: { $0.contains(first) && $0.contains(second) }) {
        return true
      }
    }
    return false
  }

  private static func haveTwoEndings(_ left: Substring, _ right: Substring) -> Bool {
    let common = zip(left, right).prefix { $0 == $1 }.count
    for length in stride(from: common, through: shortestStem + 1, by: -1) {
      let (first, second) = (left.dropFirst(length), right.dropFirst(length))
      if first.count > longestEnding || second.count > longestEnding { return false }
      if first != second, endings.contains(String(first)), endings.contains(String(second)) { return true }
    }
    return false
  }

  private static func commonSuffix(_ left: Substring, _ right: Substring) -> Int {
    zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
  }

  private static let shortestStem = 3
  private static let longestPrefix = 6
  private static let longestEnding = 6

  /// Groups of prefixes that can replace each other.
  private static let groups: [[Substring]] = [
    "macro micro meso mega nano", "makro mikro meso mega nano", "hypo hyper", "hipo hiper", "ipo iper",
    "inter intra intro extra infra ultra", "endo exo ecto ento", "over under", "anti ante pro", "pre post",
    "sub super supra", "homo hetero", "mono bi di tri tetra penta poly multi uni", "iso aniso allo",
    "im em e in", "en em in im", "af ef", "ab ad ob", "as es", "al il el", "a e", "up down", "fore after",
    "ortho para meta peri", "cis trans", "neo paleo palaeo proto", "neo palao proto", "eu dys", "mis dis",
    "de re", "in ex", "im ex", "out in", "on off", "mini maxi midi", "semi demi hemi", "maior menor",
    "ver be er ent zer ge", "ein aus auf an ab um vor nach", "hin her", "uber unter", "sur sous", "sobre sub",
    "mater pater", "matri patri", "gyn andr", "theo geo bio zoo", "hydro hygro", "thermo chemo",
    "макро микро", "гипер гипо", "эми имми", "интер интра", "экзо эндо", "моно би поли", "пред после",
  ].map { $0.split(separator: " ") }

  /// Prefixes of words that are also words without them.
  private static let alone: Set<String> = [
    "in", "im", "il", "ir", "un", "re", "de", "dis", "mis", "non", "be", "en", "em", "co", "ex", "bi", "tri",
    "up", "out", "sub", "pre", "pro", "an", "er", "ge", "ab", "um", "zu", "не", "за", "по", "на", "до", "со",
    "от", "из",
  ]

  /// Endings that can replace each other.
  private static let endings: Set<String> = [
    "ism", "ist", "ists", "isme", "iste", "ismo", "ista", "ismus", "isten", "ity", "ic", "ics", "al", "ally",
    "ology", "onomy", "ography", "ometry", "opathy", "ophobia", "ophilia", "ologie", "onomie", "ographie",
    "ometrie", "logy", "nomy", "graphy", "metry", "pathy", "phobia", "philia", "cracy", "archy", "cide",
    "er", "or", "ee", "ess", "ive", "ion", "ing", "ful", "less", "ward", "wards", "ness", "hood", "dom",
    "phile", "phobe", "ate", "ite", "ide", "ine", "ane", "ene", "yne", "ol", "al", "ose", "ase",
    "изм", "ист", "логия", "номия", "графия", "метрия",
  ]
}
