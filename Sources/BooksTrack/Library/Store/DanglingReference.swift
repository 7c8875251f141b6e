// The check that keeps a commit from leaving references to rows that do not exist.
//
// It exists for the race that is easy to forget: a reader removes a work while an answer for it is under way,
// and the answer's commit puts an edition for a work that is gone. Such a commit fails as a whole. The check
// costs the transaction: taking away is safe already, since the editor takes along whatever points at the
// row.

/// A row that mentions a row that is not there.
public struct DanglingReference: Error, Hashable, Sendable, CustomStringConvertible {
  /// The row, such as `edition 1.4`.
  public let row: String
  /// What it mentions and does not exist, such as `work 1.2`.
  public let missing: String

  /// Makes the error.
  public init(row: String, missing: String) {
    self.row = row
    self.missing = missing
  }

  /// Both, as a sentence.
  public var description: String { "\(row) refers to \(missing), which is not in the library" }
}

extension Library {
  /// The first reference of a changed row that leads nowhere, in a library that has had the change.
  func danglingReference(of change: Change) -> DanglingReference? {
    switch change {
    case .putWork(let row):
      row.authors.first { !authors.contains($0.author) }.flatMap {
        lacks(author: $0.author, "work \(row.id)")
      }
    case .putEdition(let row): lacks(work: row.work, "edition \(row.id)")
    case .putEntry(let row):
      lacks(work: row.work, "entry \(row.id)")
        ?? row.edition.flatMap { lacks(edition: $0, of: row.work, "entry \(row.id)") }
    case .putSeries(let row): row.author.flatMap { lacks(author: $0, "series \(row.id)") }
    case .putMembership(let row):
      lacks(work: row.work, "membership \(row.id)") ?? lacks(series: row.series, "membership \(row.id)")
    case .putJob(let row): lacks(work: row.work, "job \(row.id)")
    case .putStagedBatch(let row):
      stagedImports.contains(row.stage)
        ? nil : DanglingReference(row: "staged batch \(row.id)", missing: "staged import \(row.stage)")
    case .putImportUndo(let row):
      imports.contains(row.record)
        ? nil : DanglingReference(row: "undo \(row.id)", missing: "import \(row.record)")
    case .putSession(let row):
      entries.contains(row.entry)
        ? nil : DanglingReference(row: "session \(row.id)", missing: "entry \(row.entry)")
    case .putDiversityFact(let row): lacks(work: row.work, "diversity fact \(row.id)")
    case .putAuthor(let row): row.penNameOf.flatMap { lacks(author: $0, "author \(row.id)") }
    case .putStatement(let row): lacks(author: row.author, "statement \(row.id)")
    case .putOverride(let row): lacks(work: row.work, "override \(row.id)")
    case .putSeriesMerge(let row): lacks(series: row.into, "merge \(row.id)")
    case .putAbsentBook(let row):
      row.places.first { !series.contains($0.series) }.flatMap {
        lacks(series: $0.series, "absent book \(row.id)")
      }
    case .putSeriesPage(let row): lacks(series: row.series, "page \(row.id)")
    default: nil
    }
  }

  private func lacks(work: WorkID, _ row: @autoclosure () -> String) -> DanglingReference? {
    !works.contains(work) ? DanglingReference(row: row(), missing: "work \(work)") : nil
  }

  private func lacks(author: AuthorID, _ row: @autoclosure () -> String) -> DanglingReference? {
    !authors.contains(author) ? DanglingReference(row: row(), missing: "author \(author)") : nil
  }

  private func lacks(series id: SeriesID, _ row: @autoclosure () -> String) -> DanglingReference? {
    !series.contains(id) ? DanglingReference(row: row(), missing: "series \(id)") : nil
  }

  private func lacks(
    edition: EditionID, of work: WorkID, _ row: @autoclosure () -> String
  ) -> DanglingReference? {
    editions[edition]?.work == work
      ? nil : DanglingReference(row: row(), missing: "edition \(edition) of work \(work)")
  }
}
