// Rows that store their fields in a box are values: changing a copy does not change the original.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct WideRowTests {
  @Test func `Changing a field of a work does not change its copies`() {
    let id = ExternalID(provider: "openlibrary", value: "OL1W")
    let changes: [FieldChange<Work>] = [
      ("title", { $0.title += ", again" }),
      ("authors", { $0.authors.removeAll() }),
      ("firstPublished", { $0.firstPublished = 1815 }),
      ("subjects", { $0.subjects.append("Fiction") }),
      ("summary", { $0.summary = "A match is made." }),
      ("isSynthetic", { $0.isSynthetic.toggle() }),
      ("provenance", { $0.provenance.contributors.append("isbndb") }),
      ("externalIDs", { $0.externalIDs.append(id) }),
      ("enrichment", { $0.enrichment = .enriched }),
      ("candidates", { $0.candidates.append(Self.candidate) }),
      ("conflicts", { $0.conflicts.append(Self.conflict) }),
      ("found", { $0.found = Timestamp(milliseconds: 7) }),
      ("listedEditions", { $0.listedEditions.append(ListedEdition(facts: EditionFacts(pageCount: 9))) }),
    ]
    expectValue(changes) { .sample(1, by: [AuthorID(replica: 1, serial: 2)]) }
  }

  @Test func `Changing a field of an edition does not change its copies`() {
    let id = ExternalID(provider: "openlibrary", value: "OL1M")
    let changes: [FieldChange<Edition>] = [
      ("work", { $0.work = WorkID(replica: 1, serial: 9) }),
      ("facts", { $0.facts.publisher = "Penguin" }),
      ("readerFields", { $0.readerFields.insert(.publisher) }),
      ("provenance", { $0.provenance.primaryProvider = "isbndb" }),
      ("externalIDs", { $0.externalIDs.append(id) }),
    ]
    expectValue(changes) { Self.edition }
  }

  @Test func `Changing a field of an entry does not change its copies`() {
    let changes: [FieldChange<Entry>] = [
      ("work", { $0.work = WorkID(replica: 1, serial: 9) }),
      ("edition", { $0.edition = nil }),
      ("facts", { $0.facts.shelves.append("to be lent") }),
      ("sourceID", { $0.sourceID = "77" }),
      ("currentPage", { $0.currentPage = 7 }),
    ]
    expectValue(changes) { Self.entry }
  }

  @Test func `Mirroring a row shows its fields, and not its box`() {
    let names = Mirror(reflecting: Self.entry).children.map(\.label)
    #expect(names == ["id", "work", "edition", "facts", "sourceID", "currentPage"])
  }

  private static let candidate = Candidate(
    title: "Emma", authors: ["Jane Austen"], isbn: nil, externalID: nil, confidence: 700)
  private static let conflict = FactConflict(
    field: .title, edition: nil, entered: "Emma", found: "Persuasion", provider: "isbndb")

  private static var edition: Edition {
    Edition(
      id: EditionID(replica: 1, serial: 3), work: WorkID(replica: 1, serial: 1),
      facts: EditionFacts(publisher: "Murray", pageCount: 474), readerFields: .pageCount)
  }

  private static var entry: Entry {
    var facts = ReaderFacts(status: .reading)
    facts.shelves = ["classics"]
    return Entry(
      id: EntryID(replica: 1, serial: 4), work: WorkID(replica: 1, serial: 1),
      edition: EditionID(replica: 1, serial: 3), facts: facts, sourceID: "12")
  }
}

private typealias FieldChange<R> = (field: String, change: (inout R) -> Void)

/// Expects a row to keep value semantics under a change of each field, and to change its box in place if it
/// is not shared.
private func expectValue<R: WideRow & Hashable>(_ changes: [FieldChange<R>], _ make: () -> R) {
  #expect(changes.map(\.field) == Mirror(reflecting: make().box.fields).children.map(\.label))
  #expect(make() == make() && make().hashValue == make().hashValue)
  for (field, change) in changes {
    var first = make()
    var second = first
    change(&first)
    #expect(second == make() && first != second, "\(field) of the first")
    change(&second)
    #expect(first == second && first != make(), "\(field) of the second")
    let place = ObjectIdentifier(first.box.storage)
    change(&first)
    #expect(ObjectIdentifier(first.box.storage) == place, "\(field) is changed in place")
  }
}
