// Kinds of book that take the title of another book and are not that book: a graphic novel, a study guide, a
// companion, a boxed set. Two titles that agree but for such a word are two works.

/// What kinds of book a title names.
struct WorkKinds: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let graphic = WorkKinds(rawValue: 1 << 0)
  static let guide = WorkKinds(rawValue: 1 << 1)
  static let companion = WorkKinds(rawValue: 1 << 2)
  static let set = WorkKinds(rawValue: 1 << 3)
  static let activity = WorkKinds(rawValue: 1 << 4)
  static let script = WorkKinds(rawValue: 1 << 5)
  static let sample = WorkKinds(rawValue: 1 << 6)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The kinds that the words of a title name, given by their fingerprints.
  init(of words: [UInt64]) {
    self = []
    for (index, word) in words.enumerated() {
      guard let meanings = Self.vocabulary[word] else { continue }
      for meaning in meanings
      where meaning.next == nil || (index + 1 < words.count && meaning.next == words[index + 1]) {
        insert(meaning.kind)
      }
    }
  }

  private typealias Meaning = (next: UInt64?, kind: WorkKinds)

  private static let vocabulary = WordTable(
    phrases.map { word, meanings in
      (word, meanings.map { ($0.next.map { TitleLine.fingerprint(ofWord: $0) }, $0.kind) as Meaning })
    })

  /// By first word; with a second word where the first alone says nothing.
  private static let phrases: KeyValuePairs<String, [(next: String?, kind: WorkKinds)]> = [
    "graphic": [("novel", .graphic), ("adaptation", .graphic), ("novels", .graphic), ("edition", .graphic)],
    "comic": [("adaptation", .graphic), ("book", .graphic)],
    "manga": [(nil, .graphic)],
    "study": [("guide", .guide)],
    "teachers": [("guide", .guide)],
    "teacher's": [("guide", .guide)],
    "readers": [("guide", .guide), ("companion", .companion)],
    "reader's": [("guide", .guide), ("companion", .companion)],
    "reading": [("guide", .guide)],
    "discussion": [("guide", .guide), ("questions", .guide)],
    "literature": [("guide", .guide)],
    "sparknotes": [(nil, .guide)],
    "cliffsnotes": [(nil, .guide)],
    "cliffs": [("notes", .guide)],
    "summary": [(nil, .guide)],
    "analysis": [("of", .guide)],
    "trivia": [(nil, .guide)],
    "companion": [(nil, .companion)],
    "making": [("of", .companion)],
    "official": [("guide", .companion)],
    "unofficial": [(nil, .companion)],
    "boxset": [(nil, .set)],
    "boxed": [("set", .set)],
    "box": [("set", .set)],
    "omnibus": [(nil, .set)],
    "bundle": [(nil, .set)],
    "complete": [("collection", .set), ("series", .set), ("set", .set), ("trilogy", .set)],
    "schuber": [(nil, .set)],
    "coffret": [(nil, .set)],
    "estuche": [(nil, .set)],
    "coloring": [("book", .activity)],
    "colouring": [("book", .activity)],
    "activity": [("book", .activity)],
    "sticker": [("book", .activity)],
    "workbook": [(nil, .activity)],
    "screenplay": [(nil, .script)],
    "script": [(nil, .script)],
    "scripts": [(nil, .script)],
    "sampler": [(nil, .sample)],
    "excerpt": [(nil, .sample)],
    "preview": [(nil, .sample)],
  ]
}
