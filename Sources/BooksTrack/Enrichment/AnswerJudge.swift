// Is this the book that was asked for? A search is a relevance search: it can answer with a neighbour, and a
// wrong book attached is worse than none (ENR-9, ENR-12). Books are told apart by the same rules as
// duplicates are.

public import BooksTrackAPI

/// What an answer is worth.
public enum Judgement: Hashable, Sendable {
  /// The work at that place of the answer is the book.
  case certain(workIndex: Int)
  /// It may be one of these, best first; the reader has to choose.
  case uncertain([Candidate])
  /// None of it is the book.
  case nothing
}

/// Decides whether an answer may be attached by itself.
public struct AnswerJudge: Sendable {
  /// How books are told apart.
  public var rules: MatchRules
  /// The least confidence, in thousandths, with which an answer is attached.
  public var certainFrom: Int
  /// The least confidence with which an answer is offered for a choice.
  public var offeredFrom: Int
  /// How many answers are offered at most.
  public var offeredAtMost: Int

  /// Attached from 0.85, offered from 0.5, five at most.
  public static let corrected = AnswerJudge(
    rules: .corrected, certainFrom: 850, offeredFrom: 500, offeredAtMost: 5)

  /// Judges the answer to a question about that subject.
  public func judge(_ data: SearchResponseData, for subject: EnrichmentSubject) -> Judgement {
    let (best, offers) = rated(data, for: subject)
    if let best, best.confidence >= certainFrom { return .certain(workIndex: best.index) }
    guard !offers.isEmpty else { return .nothing }
    return .uncertain(offers.prefix(offeredAtMost).map { candidate(data, $0.index, $0.confidence) })
  }

  /// What of an answer is offered where the reader chooses in any case, best first.
  func offers(
    in data: SearchResponseData, for subject: EnrichmentSubject
  ) -> [(workIndex: Int, candidate: Candidate)] {
    rated(data, for: subject).offers.prefix(offeredAtMost).map {
      (workIndex: $0.index, candidate: candidate(data, $0.index, $0.confidence))
    }
  }

  /// The work that fits best, the first of several, and all that fit well enough to be offered, best first.
  private func rated(
    _ data: SearchResponseData, for subject: EnrichmentSubject
  ) -> (best: (index: Int, confidence: Int)?, offers: [(index: Int, confidence: Int)]) {
    let keys = rules.keys(
      title: subject.title, authors: subject.authors, isbns: subject.isbns, like: subject.keys(by: rules))
    var title = AskedTitle(title: subject.title)
    var best: (index: Int, confidence: Int)?
    var offers: [(index: Int, confidence: Int)] = []
    for index in data.works.indices {
      var confidence = confidence(of: data, at: index, for: subject, keys, &title)
      if confidence < certainFrom, let bare = bareKeys(of: subject, like: keys, beside: data, at: index) {
        confidence = max(confidence, self.confidence(of: data, at: index, for: subject, bare, &title))
      }
      if confidence > best?.confidence ?? 0 { best = (index, confidence) }
      if confidence >= offeredFrom { offers.append((index, confidence)) }
    }
    // A stable sort by confidence: among equals the provider's order is kept.
    offers.sort { ($1.confidence, $0.index) < ($0.confidence, $1.index) }
    return (best, offers)
  }

  /// What is compared of the title without the remarks behind it, for a book by the same writer; nil if it
  /// has none. Of a book under the reader's number no bracket speaks but that of a series.
  private func bareKeys(
    of subject: EnrichmentSubject, like keys: MatchKeys, beside data: SearchResponseData, at index: Int
  ) -> MatchKeys? {
    let sharesNumber = data.editions(ofWorkAt: index).flatMap(\.numbers).contains(
      where: subject.isbns.contains)
    guard let bare = ClosingRemark.removed(from: subject.title, all: sharesNumber) else { return nil }
    let found = rules.keys(title: "", authors: data.works[index].authorNames, isbns: [])
    guard case .same = WriterComparison(found.authors, keys.authors) else { return nil }
    return rules.keys(title: bare, authors: subject.authors, isbns: subject.isbns, like: keys)
  }

  /// How well one work of an answer fits, in thousandths.
  private func confidence(
    of data: SearchResponseData, at index: Int, for subject: EnrichmentSubject, _ keys: MatchKeys,
    _ title: inout AskedTitle
  ) -> Int {
    let work = data.works[index]
    let isbns = data.editions(ofWorkAt: index).flatMap(\.numbers)
    let sharesNumber = isbns.contains { subject.isbns.contains($0) }
    func form(_ title: String) -> MatchKeys {
      rules.keys(title: title, authors: work.authorNames, isbns: isbns, like: keys)
    }
    // The title with its subtitle is tried first: a subtitle on both sides is stronger evidence than none.
    let whole = form(work.fullTitle)
    var fit: Int?
    func consider(_ found: @autoclosure () -> MatchKeys) {
      guard fit ?? 0 < certainFrom else { return }
      fit = [fit, confidence(of: found(), keys, for: subject, sharesNumber)].compactMap { $0 }.max()
    }
    let isOther =
      sharesNumber
      && (isNamesake(work, whole, of: subject, keys) || joinsTitles(work.title, unlike: subject)
        || isAboutAnother(whole, keys))
    if !isOther {
      consider(whole)
      let canLackSubtitle =
        work.subtitle != nil
        && (sharesNumber
          ? keys.title.tellingSubtitle == nil : fit == nil && work.canLackSubtitle(as: subject.title))
      if canLackSubtitle { consider(form(work.title)) }
      if let counted = work.fullTitle(countedLike: keys.title) { consider(form(counted)) }
    }
    // A work has the title of its first publication, and one of its editions may be the reader's translation:
    // the one under the reader's number, or of a work without that number any. One by another author, or by
    // one who cannot be compared, is filed under the wrong work.
    for edition in data.editions(ofWorkAt: index)
    where !sharesNumber || edition.numbers.contains(where: subject.isbns.contains) {
      guard fit ?? 0 < certainFrom, let title = edition.title, title != work.title,
        !joinsTitles(title, unlike: subject)
      else { continue }
      let own = form(edition.subtitle.map { "\(title): \($0)" } ?? title)
      if !isAboutAnother(own, keys), case .same = WriterComparison(own.authors, keys.authors) {
        consider(own)
      }
    }
    if let fit { return fit }
    // The ISBN is the reader's, but title and author are of another book. One of the two is wrong, so the
    // reader has to choose.
    let likeness = likeness(work, subject, &title)
    return sharesNumber ? max(likeness, offeredFrom) : likeness
  }

  /// How well a book that was found fits by the matching rules; nil if they take it for another one.
  private func confidence(
    of found: MatchKeys, _ asked: MatchKeys, for subject: EnrichmentSubject, _ sharesNumber: Bool
  ) -> Int? {
    switch rules.match(asked, with: found) {
    case .exactMatch where sharesNumber: 990
    case .exactMatch(_, .isbn, _): 990
    case .exactMatch(_, .titleAndAuthor, _): subject.authors.isEmpty ? 700 : 960
    case .exactMatch(_, .fuzzy, _): 900
    case .possibleMatch(_, let score, _): 800 + score / 10
    case .noDuplicate: nil
    }
  }

  /// Whether a book under the reader's number is another volume or of another kind, such as a guide to it, or
  /// is by somebody else and not called the same, or by nobody who can be compared and called otherwise:
  /// without a word of the title, or in its language with too few of them. Rows of exports that share a
  /// number are trusted more than an answer. `Stories` behind a title tells two books of a writer apart, but
  /// not the one with that number.
  private func isAboutAnother(_ found: MatchKeys, _ asked: MatchKeys) -> Bool {
    let isSameKind =
      found.title.kinds.symmetricDifference(asked.title.kinds) == .stories
      || CorrectedMatching.isSameKind(found.title, asked.title)
    guard isSameKind,
      VolumeGuard.lenient.allows(found.title, asked.title)
    else { return true }
    return switch WriterComparison(found.authors, asked.authors) {
    case .same: false
    case .unknown:
      TitleRelation.shareNoWord(found.title, asked.title)
        || TitleRelation.sameEdition(found.title, asked.title) == .different
    case .different: TitleRelation.sameEdition(found.title, asked.title) != .same
    }
  }

  /// Whether a book by somebody else is called the same but for the article: *The Invisible Man* by Wells is
  /// not *Invisible Man* by Ellison, whatever number it came under.
  private func isNamesake(
    _ work: WorkDTO, _ found: MatchKeys, of subject: EnrichmentSubject, _ asked: MatchKeys
  ) -> Bool {
    guard case .different = WriterComparison(found.authors, asked.authors) else { return false }
    return Self.beginsWithArticle(work.title) != Self.beginsWithArticle(subject.title)
  }

  /// Whether a title is that of several books in one cover, and the reader's is not.
  private func joinsTitles(_ found: String, unlike subject: EnrichmentSubject) -> Bool {
    JoinedTitles.areIn(found, by: subject.authors) && !subject.title.contains("/")
  }

  private static func beginsWithArticle(_ title: String) -> Bool {
    let line = TitleLine(title)
    return SubtitleWords.english.isArticle(line.fingerprints(in: 0..<line.count).first)
  }

  /// For answers that the matching rules do not take for the same book: never enough to be certain.
  private func likeness(_ work: WorkDTO, _ subject: EnrichmentSubject, _ title: inout AskedTitle) -> Int {
    let title = title.ready.likeness(to: FoldedText.fold(work.title))
    guard let asked = subject.authors.first, let found = work.authorNames.first else { return title * 3 / 5 }
    let isSameWriter = AuthorName(asked).isCompatible(with: AuthorName(found))
    return min(certainFrom - 1, isSameWriter ? title * 4 / 5 : title * 2 / 5)
  }

  /// A work of an answer, as it is offered.
  func candidate(_ data: SearchResponseData, _ index: Int, _ confidence: Int) -> Candidate {
    let work = data.works[index]
    let edition = data.editions(ofWorkAt: index).first
    return Candidate(
      title: work.fullTitle, authors: work.authorNames, isbn: edition?.isbn.flatMap { try? ISBN($0) },
      externalID: work.externalIDs.min(), confidence: confidence)
  }
}

/// The title of a question, made ready to be compared when the rules have taken the first answer for another
/// book.
private struct AskedTitle {
  let title: String
  private(set) lazy var ready = JaroWinkler(FoldedText.fold(title))

  init(title: String) { self.title = title }
}

extension WorkDTO {
  /// Title and subtitle as one text.
  var fullTitle: String { subtitle.map { "\(title): \($0)" } ?? title }

  /// Title and subtitle with the number behind the title as that of a volume, if it is the one that another
  /// title counts: `One Piece 5` is `One Piece, Vol. 5`.
  func fullTitle(countedLike asked: TitleFacts) -> String? {
    let words = title.split(separator: " ")
    guard words.count > 1,
      let number = words.last.map({ $0.last == "." ? $0.dropLast() : $0 }).flatMap({ Int($0) }),
      asked.volumes.contains(where: { volume in
        volume.part == nil && volume.position == SeriesPosition(number)
          && (volume.isOwn || volume.series == asked.main)
      })
    else { return nil }
    let counted = words.dropLast().joined(separator: " ") + ", Vol. \(number)"
    return subtitle.map { "\(counted): \($0)" } ?? counted
  }

  /// Whether the title alone stands for the work when a reader wrote that title: only where the subtitle is a
  /// place in a series of another name (`Mistborn Book 1`) that the reader's title does not contradict.
  ///
  /// What else a subtitle says is left to the rules: without `The Graphic Novel`, `Volume 2` or `Thrawn`,
  /// another book is meant.
  func canLackSubtitle(as asked: String) -> Bool {
    guard subtitle != nil else { return false }
    let parser = TitleParser(words: .international)
    let (whole, bare) = (TitleFacts(fullTitle, parser: parser), TitleFacts(title, parser: parser))
    return whole.base == bare.base && Self.kinds(of: fullTitle) == Self.kinds(of: title)
      && whole.volumes.allSatisfy { !$0.series.isEmpty && $0.series != bare.main }
      && VolumeGuard.lenient.allows(whole, TitleFacts(asked, parser: parser))
  }

  private static func kinds(of text: String) -> WorkKinds {
    let line = TitleLine(text)
    return WorkKinds(of: line.fingerprints(in: 0..<line.count))
  }
}
