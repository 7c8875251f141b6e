// attached-record: a look-up attaches exactly the data of one record of an answer. A fact that the reader has
// entered, or that exists already, stays; missing ones are filled in (ENR-11), with the record's external IDs
// and provenance. The record's other editions are listed, up to a number of them (CON-16).
//
// It is not visible from outside which record was used. So all records of all answers about the book are
// tried, and one of them must explain the whole transaction.

import BooksTrack
import BooksTrackAPI
import LabWorld

/// Compares attached data with answers.
final class AttachedRecordOracle: DeviceOracle {
  /// The answers since the launch by the book of the request; nil for an unknown book.
  private var answers: [String?: [HTTPResponse]] = [:]

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    switch event.kind {
    case .launched: answers = [:]
    case .answered(_, .success(let response), let stay) where response.status == 200:
      answers[stay?.source, default: []].append(response)
    case .committed(let commit) where commit.isLookUp:
      for case .work(.put(let work)) in commit.transaction.changes where work.enrichment == .enriched {
        check(work, commit, log)
      }
    default: break
    }
  }

  private func check(_ work: Work, _ commit: Commit, _ log: ObjectionLog) {
    guard let before = commit.before.works[work.id], let source = commit.after.source(of: work.id) else {
      return
    }
    let known = (answers[source] ?? []) + (answers[nil] ?? [])
    let attached = AttachedRecord(before: before, work: work, commit)
    var (least, unlisted): ([String]?, [String]?)
    for record in known.reversed().flatMap(SaidRecord.all) {
      let complaints = attached.complaints(about: record)
      if complaints.isEmpty {
        let others = attached.complaints(aboutEditionsBeside: record)
        if others.isEmpty {
          if work.listedEditions != before.listedEditions { log.reached(.editionsListed) }
          return answers[source] = nil
        }
        unlisted = unlisted ?? others
      }
      if complaints.count < least?.count ?? .max { least = complaints }
    }
    if let unlisted {
      let complaint = "\(before.title) was attached: \(unlisted.joined(separator: ", "))"
      return log.object(.attachedRecord, "CON-16", complaint)
    }
    let complaint = least?.joined(separator: ", ") ?? "no answer had a record"
    log.object(
      .attachedRecord, "ENR-11", "\(before.title) was attached, and no answer says that: \(complaint)")
  }
}

/// A record of an answer.
private struct SaidRecord {
  let work: WorkDTO
  let editions: [EditionDTO]

  /// Returns all records of an answer to a search.
  static func all(in response: HTTPResponse) -> [SaidRecord] {
    guard
      case .success(let data)? = try? ResponseEnvelope<SearchResponseData>.decode(from: response.body).result
    else { return [] }
    return data.works.indices.map { SaidRecord(work: data.works[$0], editions: data.editions(ofWorkAt: $0)) }
  }
}

/// The result of a transaction for a book and its editions.
private struct AttachedRecord {
  private let before: Work
  private let work: Work
  /// The editions that were put, those that existed before, and those that exist after it.
  private let put: [Edition]
  private let own: [Edition]
  private let kept: [Edition]

  init(before: Work, work: Work, _ commit: Commit) {
    self.before = before
    self.work = work
    own = commit.before.editions(of: work.id)
    kept = commit.after.editions(of: work.id)
    put = commit.transaction.changes.compactMap { change in
      guard case .edition(.put(let edition)) = change, edition.work == work.id else { return nil }
      return edition
    }
  }

  /// Returns the differences from a record; empty if the record explains everything.
  func complaints(about record: SaidRecord) -> [String] {
    var complaints = Self.complaints(workFacts(record.work))
    guard !record.editions.isEmpty else {
      return complaints + (put.isEmpty ? [] : ["an edition of a record without editions"])
    }
    guard !put.isEmpty else { return complaints + ["no edition of a record that has some"] }
    // Any of its editions may be kept, each once.
    var left = record.editions
    for edition in put {
      let all = left.map { self.complaints(about: edition, as: $0) }
      guard let place = all.indices.min(by: { all[$0].count < all[$1].count }) else {
        return complaints + ["\(put.count) editions of a record that has \(record.editions.count)"]
      }
      complaints += all[place]
      left.remove(at: place)
    }
    return complaints
  }

  /// A fact with its actual and its expected value.
  private typealias Fact = (name: String, found: String, expected: String)

  private static func complaints(_ facts: [Fact]) -> [String] {
    facts.filter { $0.found != $0.expected }.map { "\($0.name) \($0.found) in place of \($0.expected)" }
  }

  private static func fact(_ name: String, _ found: String?, _ old: String?, _ said: String?) -> Fact {
    (name, found ?? "none", old ?? said ?? "none")
  }

  private static func names(_ ids: [ExternalID]) -> String {
    Set(ids.map { "\($0.provider) \($0.value)" }).sorted().joined(separator: ", ")
  }

  private func workFacts(_ said: WorkDTO) -> [Fact] {
    let genres = before.subjects.isEmpty ? said.subjectTags : before.subjects
    return [
      ("genres", work.subjects.joined(separator: ", "), genres.joined(separator: ", ")),
      Self.fact("description", work.summary, before.summary, said.description),
      Self.fact(
        "first year", work.firstPublished.map(String.init), before.firstPublished.map(String.init),
        said.firstPublicationYear.map(String.init)),
      ("inferred", String(work.isSynthetic), String(said.synthetic)),
      ("found by", work.provenance.primaryProvider ?? "nobody", said.primaryProvider ?? "nobody"),
      ("named", Self.names(work.externalIDs), Self.names(before.externalIDs + said.externalIDs)),
      ("offered", String(work.candidates.count), "0"),
      (
        "added to by", work.provenance.contributors.sorted().joined(separator: ", "),
        Self.names(before.provenance.contributors + said.contributors)
      ),
    ]
  }

  /// The greatest number of listed editions, as decided (CON-16).
  private static let mostListed = 8

  /// Returns the differences of the listed editions from a record: each of its editions is in the library or
  /// listed, unless enough are, and no other one is listed.
  func complaints(aboutEditionsBeside record: SaidRecord) -> [String] {
    let (said, listed) = (record.editions, work.listedEditions)
    let others = listed.filter { edition in
      !before.listedEditions.contains(edition)
        && !said.contains { isSame(edition.facts, edition.externalIDs, $0) }
    }
    let missing = said.filter { edition in
      !kept.contains { isSame($0.facts, $0.externalIDs, edition) }
        && !listed.contains { isSame($0.facts, $0.externalIDs, edition) }
    }
    return Self.complaints([
      ("listed editions of other records", String(others.count), "0"),
      ("editions not listed", String(listed.count < Self.mostListed ? missing.count : 0), "0"),
      ("listed editions", String(listed.count), String(min(listed.count, Self.mostListed))),
    ])
  }

  private func isSame(_ facts: EditionFacts, _ ids: [ExternalID], _ said: EditionDTO) -> Bool {
    let numbers = facts.numbers.map(\.isbn13)
    let others = said.isbns.compactMap { try? ISBN($0) }.map(\.isbn13)
    if !numbers.isEmpty && !others.isEmpty { return numbers.contains(where: others.contains) }
    return ids.contains(where: said.externalIDs.contains)
      || (facts.title == said.title && facts.pageCount == said.pageCount && facts.publisher == said.publisher)
  }

  /// Providers, each once: what an earlier record has added stays, and so does its provider's name (CON-5).
  private static func names(_ providers: [String]) -> String {
    Set(providers).sorted().joined(separator: ", ")
  }

  // MARK: Editions

  private func complaints(about edition: Edition, as said: EditionDTO) -> [String] {
    let numbers = Set(said.isbns.compactMap { try? ISBN($0) }.map(\.isbn13))
    let old = own.first { $0.id == edition.id }
    return Self.complaints(facts(of: edition, old?.facts, said, numbers))
      + (misplacement(of: old, said, numbers).map { [$0] } ?? [])
  }

  private func facts(
    of edition: Edition, _ old: EditionFacts?, _ said: EditionDTO, _ numbers: Set<String>
  ) -> [Fact] {
    let facts = edition.facts
    // An ISBN that another edition of the reader has belongs to that one.
    let taken = own.filter { $0.id != edition.id }.flatMap(\.facts.numbers).map(\.isbn13)
    let expected = Set(old?.numbers.map(\.isbn13) ?? []).union(numbers.subtracting(taken))
    let year = said.publicationDate.flatMap { Int($0.prefix(4)) }
    let format = said.format == .unknown ? nil : said.format.rawValue
    return [
      (
        "numbers", Set(facts.numbers.map(\.isbn13)).sorted().joined(separator: ", "),
        expected.sorted().joined(separator: ", ")
      ),
      ("number", String(facts.isbn != nil), String(!expected.isEmpty)),
      Self.fact("title", facts.title, old?.title, said.title),
      Self.fact("publisher", facts.publisher, old?.publisher, said.publisher),
      Self.fact("binding", facts.binding, old?.binding, format),
      Self.fact(
        "pages", facts.pageCount.map(String.init), old?.pageCount.map(String.init),
        said.pageCount.map(String.init)),
      Self.fact(
        "year", facts.yearPublished.map(String.init), old?.yearPublished.map(String.init),
        year.map(String.init)),
      Self.fact("language", facts.language, old?.language, said.language),
      Self.fact("cover", facts.coverURL, old?.coverURL, said.coverImageURL),
      ("found by", edition.provenance.primaryProvider ?? "nobody", said.primaryProvider ?? "nobody"),
      (
        "named", Self.names(edition.externalIDs),
        Self.names((own.first { $0.id == edition.id }?.externalIDs ?? []) + said.externalIDs)
      ),
      (
        "added to by", edition.provenance.contributors.sorted().joined(separator: ", "),
        Self.names(
          (own.first { $0.id == edition.id }?.provenance.contributors ?? []) + said.contributors)
      ),
    ]
  }

  /// Returns an objection unless the facts were put on the reader's edition with the same ISBN, on one
  /// without an ISBN that contradicts nothing, or on a new edition.
  private func misplacement(of old: Edition?, _ said: EditionDTO, _ numbers: Set<String>) -> String? {
    func shares(_ edition: Edition) -> Bool { edition.facts.numbers.contains { numbers.contains($0.isbn13) } }
    if own.contains(where: shares) {
      return old.map(shares) == true ? nil : "facts of a number on another edition than that with the number"
    }
    guard let old else { return nil }
    if !old.facts.numbers.isEmpty { return "facts of another number on the reader's edition" }
    let year = said.publicationDate.flatMap { Int($0.prefix(4)) }
    let media = (EditionFormat(binding: old.facts.binding).medium, said.format.medium)
    let isOther =
      differ(old.facts.pageCount, said.pageCount) || differ(old.facts.yearPublished, year) || own.count > 1
      || differ(media.0, media.1)
    return isOther ? "facts of another edition on the reader's" : nil
  }

  private func differ<Fact: Equatable>(_ left: Fact?, _ right: Fact?) -> Bool {
    guard let left, let right else { return false }
    return left != right
  }
}
