// A committed transaction as part of the digest of a run: every field that a reader could ever see.

import BooksTrack
import BooksTrackAPI
import Simulation

extension Digest {
  /// Adds a transaction.
  mutating func absorb(_ transaction: Transaction) {
    absorb(transaction.sequence)
    absorb(transaction.label)
    absorb(transaction.committed.milliseconds)
    for change in transaction.changes { absorb(change) }
  }

  private mutating func absorb(_ change: Change) {
    switch change {
    case .putWork(let row): absorb(row)
    case .putEdition(let row): absorb(row)
    case .putEntry(let row): absorb(row)
    case .putAuthor(let row):
      absorb(row.id, kind: 3)
      absorb(row.name)
    case .putSeries(let row):
      absorb(row.id, kind: 5)
      absorb(row.name)
      absorb(row.total)
      absorb(row.externalIDs.map(\.value))
    case .putMembership(let row):
      absorb(row.id, kind: 6)
      absorb(row.series, kind: 5)
      absorb(row.work, kind: 1)
      absorb(row.position?.description)
    case .putJob(let row):
      absorb(row.id, kind: 7)
      absorb(row.attempts)
      absorb(row.isParked ? 1 : 0)
      absorb(row.settled.map { "\($0)" } + row.candidates.map(\.title))
      // Only where the reader has chosen.
      if let choice = row.choice {
        absorb(choice.title)
        absorb(choice.isbn?.isbn13)
        absorb(choice.externalID?.value)
      }
    case .putImport(let row):
      absorb(row.id, kind: 8)
      absorb([row.rows, row.imported, row.duplicates, row.rejected].map(String.init))
    case .putStagedImport(let row):
      absorb(row.id, kind: 9)
      absorb([row.fileName, row.format, row.strategy.rawValue] + row.header)
      absorb(row.isComplete ? 1 : 0)
      if let mapping = row.mapping { absorb(mapping.text) }
    case .putStagedBatch(let row):
      absorb(row.id, kind: 10)
      absorb(row.stage, kind: 9)
      absorb([row.number, row.rows.rejected.count, row.rows.cellProblemCount].map(String.init))
      absorb(row.rows.books.map(\.title))
    case .putImportUndo(let row):
      absorb(row.id, kind: 21)
      absorb(row.record, kind: 8)
      for digest in row.workDigests + row.seriesDigests { absorb(digest) }
      absorb(UInt64(row.revisions.count))
    case .removeWork(let id): absorb(id, kind: 11)
    case .removeEdition(let id): absorb(id, kind: 12)
    case .removeAuthor(let id): absorb(id, kind: 13)
    case .removeEntry(let id): absorb(id, kind: 14)
    case .removeSeries(let id): absorb(id, kind: 15)
    case .removeMembership(let id): absorb(id, kind: 16)
    case .removeJob(let id): absorb(id, kind: 17)
    case .removeImport(let id): absorb(id, kind: 18)
    case .removeStagedImport(let id): absorb(id, kind: 19)
    case .removeStagedBatch(let id): absorb(id, kind: 20)
    case .removeImportUndo(let id): absorb(id, kind: 22)
    }
  }

  private mutating func absorb(_ work: Work) {
    absorb(work.id, kind: 1)
    absorb(work.title)
    for credit in work.authors {
      absorb(credit.author, kind: 3)
      absorb(credit.role)
    }
    absorb(work.firstPublished)
    absorb(work.subjects)
    absorb(work.summary)
    absorb(work.enrichment.rawValue)
    absorb(work.externalIDs.map(\.value))
    absorb(work.provenance.contributors)
    for candidate in work.candidates {
      absorb(candidate.title)
      absorb(candidate.confidence)
    }
    for conflict in work.conflicts { absorb(conflict) }
  }

  private mutating func absorb(_ conflict: FactConflict) {
    absorb(conflict.field.rawValue)
    if let edition = conflict.edition { absorb(edition, kind: 2) }
    absorb([conflict.entered, conflict.found, conflict.provider])
    absorb(conflict.isDismissed ? 1 : 0)
  }

  private mutating func absorb(_ edition: Edition) {
    absorb(edition.id, kind: 2)
    absorb(edition.work, kind: 1)
    let facts = edition.facts
    absorb(facts.title)
    absorb(facts.isbn?.number ?? 0)
    for isbn in facts.otherISBNs { absorb(isbn.number) }
    absorb(facts.publisher)
    absorb(facts.binding)
    absorb(facts.pageCount)
    absorb(facts.yearPublished)
    absorb(facts.language)
    absorb(facts.coverURL)
    absorb(UInt64(edition.readerFields.rawValue))
    absorb(edition.externalIDs.map(\.value))
  }

  private mutating func absorb(_ entry: Entry) {
    absorb(entry.id, kind: 4)
    absorb(entry.work, kind: 1)
    let facts = entry.facts
    absorb(facts.status.rawValue)
    absorb(facts.exclusiveShelf)
    absorb(facts.shelves)
    absorb(facts.rating?.quarters)
    absorb(facts.dateAdded?.description)
    absorb(facts.dateRead?.description)
    absorb(facts.readCount)
    absorb(facts.review)
    absorb(facts.privateNotes)
    absorb(facts.ownedCopies)
    absorb(entry.sourceID)
    absorbRareFacts(facts)
  }

  /// What few services ask for: only where something stands in it.
  private mutating func absorbRareFacts(_ facts: ReaderFacts) {
    if let day = facts.dateStarted { absorb(day.description) }
    if let comment = facts.comment { absorb(comment) }
    if !facts.readings.isEmpty { absorb(facts.readings.map(\.description)) }
    if !facts.otherFacts.isEmpty { absorb(facts.otherFacts.flatMap { [$0.label, $0.value] }) }
  }

  private mutating func absorb<Entity>(_ id: Identifier<Entity>, kind: UInt64) {
    absorb(kind << 56 ^ UInt64(id.replica) << 32 ^ UInt64(id.serial))
  }

  private mutating func absorb(_ number: Int?) {
    absorb(number.map { UInt64(bitPattern: Int64($0)) } ?? 0x5EED_0000_0000_0000)
  }

  private mutating func absorb(_ text: String?) { absorb(text ?? "\u{0}") }

  private mutating func absorb(_ texts: [String]) {
    absorb(UInt64(texts.count))
    for text in texts { absorb(text) }
  }
}
