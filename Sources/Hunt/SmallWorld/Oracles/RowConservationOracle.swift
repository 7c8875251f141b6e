// row-conservation: every row of a file is imported, a duplicate or rejected (IMP-9); an import is atomic
// (IMP-10).

import BooksTrack
import LabWorld

/// Checks the counts of imports against the files and the library.
final class RowConservationOracle: DeviceOracle {
  /// The valid rows of every requested import that has not ended.
  private var rows: [String: [ModelBook]] = [:]
  private var found: [String: ModelImport] = [:]

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    switch event.kind {
    case .planned(let label, .importRows(let books)):
      rows[label] = books
      found[label] = nil
    case .committed(let commit) where commit.transaction.origin == .commitImport:
      check(commit, log)
    case .committed(let commit): rejectRecords(in: commit, log)
    case .accounted(let label, let account): check(account, of: label, log)
    case .givenUp(let label), .done(let label): rows[label] = nil
    default: break
    }
  }

  private func check(_ commit: Commit, _ log: ObjectionLog) {
    guard let rows = rows[commit.act] else {
      return log.object(.rowConservation, "IMP-10", "a file was imported that nobody asked for any more")
    }
    let before = Set(commit.before.entries.compactMap { $0.sourceID })
    let after = Set(commit.after.entries.compactMap { $0.sourceID })
    if found[commit.act] != nil {
      log.object(.rowConservation, "IMP-10", "one import came in more than one transaction")
    }
    let missing = rows.filter { !after.contains($0.source) }
    if !missing.isEmpty {
      log.object(
        .rowConservation, "IMP-10",
        "\(missing.count) of \(rows.count) rows are missing after the import: \(missing[0].title) …")
    }
    let new = Set(rows.map(\.source)).subtracting(before).count
    found[commit.act] = ModelImport(imported: new, duplicates: rows.count - new)
    let works = commit.after.works.count - commit.before.works.count
    if works != new {
      log.object(.rowConservation, "IMP-9", "\(works) works came of \(new) new books")
    }
  }

  /// Only an import may store the record of one.
  private func rejectRecords(in commit: Commit, _ log: ObjectionLog) {
    for case .importRecord(.put) in commit.transaction.changes {
      log.object(
        .rowConservation, "IMP-10", "\(commit.transaction.origin.text) left the record of an import")
    }
  }

  private func check(_ account: ImportAccount, of label: String, _ log: ObjectionLog) {
    if account.rejected > 0 { log.reached(.rejectedRow) }
    if account.leftOut > 0 { log.reached(.leftOutCell) }
    if account.leftOut != account.trueLeftOut || account.named != account.trueLeftOut {
      log.object(
        .rowConservation, "IMP-9",
        "\(account.leftOut) cells were left out, as the account says, which names \(account.named); \(account.trueLeftOut) cannot be read"
      )
    }
    let sum = account.imported + account.duplicates + account.rejected
    if account.rows != sum || account.rows != account.trueRows {
      log.object(
        .rowConservation, "IMP-9",
        "\(account.imported) imported, \(account.duplicates) duplicates and \(account.rejected) rejected of "
          + "\(account.rows) rows; the file has \(account.trueRows)")
    }
    if account.rejected != account.trueRejected {
      log.object(
        .rowConservation, "IMP-9",
        "\(account.rejected) rows were rejected; \(account.trueRejected) cannot be read")
    }
    let expected =
      found[label] ?? ModelImport(imported: 0, duplicates: account.trueRows - account.trueRejected)
    if account.imported != expected.imported || account.duplicates != expected.duplicates {
      log.object(
        .rowConservation, "IMP-9",
        "the account says \(account.imported) imported and \(account.duplicates) duplicates; "
          + "it was \(expected.imported) and \(expected.duplicates)")
    }
  }
}
