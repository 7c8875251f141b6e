// The reader's own account of edits on all devices: the rows that each device handed to its storage, and
// whether the commit was acknowledged. It knows nothing of stamps, records, joining or merging.

import BooksTrack
import BooksTrackAPI
import LabWorld

/// The account of a reader with several devices.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class WriteAccount: @unchecked Sendable {
  /// A transaction that a device handed to its storage.
  struct Begun {
    fileprivate var writes: [WriteLedger<SharedField>.Place] = []
    fileprivate var after: Library?
    fileprivate var added: [String] = []
    fileprivate var deleted: [String] = []
    fileprivate var sessions: [SessionID: String] = [:]
  }

  private var writes = WriteLedger<SharedField>()
  /// The names of all works as they were added. A device may show a book for a while without an author that
  /// it removed itself, before another device makes it again.
  private var named: [WorkID: String] = [:]
  /// The devices of all acknowledged additions of a book, by book.
  private var added: [String: [Int]] = [:]
  /// The number of additions of each book, also of those that a device died over and may have stored.
  private var attempts: [String: Int] = [:]
  /// The books whose deletion was acknowledged.
  private var deleted: Set<String> = []
  /// The books of which a device removed something, and the authors that it removed, perhaps without an
  /// acknowledgement, so that their fields depend on what else it knew.
  private var touched: Set<String> = []
  /// The books that each author was shown with.
  private var credited: [String: Set<String>] = [:]
  /// The books of all sessions whose start was acknowledged.
  private var sessions: [SessionID: String] = [:]
  /// The library of each device, by its transactions.
  private var libraries: [Library?]
  private let log: ObjectionLog

  init(devices: Int, _ log: ObjectionLog) {
    libraries = Array(repeating: nil, count: devices)
    self.log = log
  }

  /// A device has opened its library.
  func open(_ library: Library, on device: Int) { libraries[device] = library }

  /// Notes the writes of a transaction that a device hands to its storage; it may be stored without an
  /// acknowledgement.
  func begin(_ transaction: Transaction, on device: Int, at time: Int64, isOffline: Bool) -> Begun {
    var begun = Begun()
    // The first transactions make the library ready for sync, while it is opened.
    guard let before = libraries[device] else { return begun }
    var after = before
    do {
      try after.apply(transaction)
    } catch {
      log.object(.agreement, "LAB-1", "the account has another history of device \(device): \(error)")
      return begun
    }
    begun.after = after
    for case .work(.put(let row)) in transaction.changes { checkAuthors(of: row, in: after, on: device) }
    guard case .edit = transaction.origin else { return begun }
    // A device that died over a commit may give its identifiers to other books.
    for case .work(.put(let row)) in transaction.changes where before.works[row.id] == nil {
      named[row.id] = after.book(row.id)
    }
    for change in transaction.changes {
      let old = before.shared(change) { name(of: $0, in: before) }
      let new = after.shared(change) { name(of: $0, in: after) }
      // A row that comes without a value writes none.
      for field in Set(old.keys).union(new.keys).sorted() where old[field] ?? "" != new[field] ?? "" {
        begun.writes.append(
          writes.note(field, new[field] ?? "", on: device, at: time, isSure: false))
      }
      note(change, before, after, on: device, in: &begun)
      if case .work(.put(let row)) = change, let book = name(of: row.id, in: after) {
        for name in after.authorNames(of: row) { credited[name, default: []].insert(book) }
      }
    }
    if isOffline, !begun.writes.isEmpty { log.reached(.offlineEdit) }
    return begun
  }

  /// A device has acknowledged a transaction.
  func acknowledge(_ begun: Begun, on device: Int) {
    libraries[device] = begun.after ?? libraries[device]
    for place in begun.writes {
      writes.acknowledge(place)
      if writes.devices(of: place.field).count > 1 { log.reached(.sameField) }
    }
    for book in begun.added {
      added[book, default: []].append(device)
      if Set(added[book] ?? []).count > 1 { log.reached(.sameBook) }
    }
    deleted.formUnion(begun.deleted)
    sessions.merge(begun.sessions) { first, _ in first }
  }

  /// No author is shown twice, also while the devices exchange what they have.
  private func checkAuthors(of work: Work, in library: Library, on device: Int) {
    var seen: Set<[String?]> = []
    for credit in work.authors
    where !seen.insert([library.authors[credit.author]?.name, credit.role]).inserted {
      log.object(
        .agreement, "SYN-4",
        "device \(device) shows an author twice: \(library.book(work.id) ?? work.title)")
    }
  }

  /// Returns the name of a book as it was added, or else as a library shows it.
  private func name(of work: WorkID, in library: Library) -> String? { named[work] ?? library.book(work) }

  /// Notes the books and sessions that come and go with a change.
  private func note(
    _ change: Change, _ before: Library, _ after: Library, on device: Int, in begun: inout Begun
  ) {
    switch change {
    case .work(.put(let row)) where before.works[row.id] == nil:
      if let book = after.book(row.id) {
        begun.added.append(book)
        attempts[book, default: 0] += 1
      }
    case .work(.put(let row)):
      // A book whose title or authors change is another one for this account.
      if before.book(row.id) != after.book(row.id), let book = name(of: row.id, in: before) {
        touched.insert(book)
      }
    case .work(.remove(let id)):
      guard let book = name(of: id, in: before) else { return }
      touched.insert(book)
      begun.deleted.append(book)
      let others = libraries.indices.filter { $0 != device }.compactMap { libraries[$0] }
      if others.contains(where: { $0.works.contains(id) }) { log.reached(.removed) }
    case .entry(.remove(let id)):
      if let entry = before.entries[id], let book = name(of: entry.work, in: before) {
        touched.insert(book)
      }
    case .author(.remove(let id)):
      if let author = before.authors[id] { touched.insert(author.name) }
    case .session(.put(let row)) where before.sessions[row.id] == nil:
      guard let entry = after.entries[row.entry], let book = name(of: entry.work, in: after) else {
        return
      }
      begun.sessions[row.id] = book
    default: break
    }
  }

  // MARK: Judging

  /// Compares a library at the end with the account.
  func judge(_ library: Library, on name: String) {
    let works = Dictionary(library.works.map { (library.book($0.id) ?? "", 1) }, uniquingKeysWith: +)
    judgeBooks(works, on: name)
    judgeFields(library, works, on: name)
    for (id, book) in sessions.sorted(by: { $0.key < $1.key })
    where !touched.contains(book) && library.sessions[id] == nil {
      log.object(.history, "SES-5", "\(name) has lost session \(id) of \(book)")
    }
    let running = library.runningSessions.count
    if running > 1 { log.object(.sessions, "SES-1", "\(name): \(running) sessions run") }
    var reasons: Set<String> = []
    for award in library.awards where !reasons.insert("\(award.reason)").inserted {
      log.object(.points, "DIV-7", "\(name): points are given twice for \(award.reason)")
    }
  }

  /// A book that was added is there once, and one that was deleted and never added again is gone.
  private func judgeBooks(_ works: [String: Int], on name: String) {
    for book in added.keys.sorted() {
      let count = works[book] ?? 0
      if !touched.contains(book), count != 1 {
        log.object(
          .agreement, count == 0 ? "SYN-3" : "SYN-4",
          count > 0
            ? "\(name) has \(book) \(count.of("time"))"
            : "\(name) has lost \(book); it has \(works.keys.sorted().joined(separator: "; "))")
      }
      if deleted.contains(book), attempts[book] == 1, count > 0 {
        log.object(.agreement, "SYN-3", "\(name) has \(book), which was deleted")
      }
    }
  }

  /// Returns true if a subject is an author who left the library with the last of their books.
  private func isGone(_ subject: String, from library: Library) -> Bool {
    guard let books = credited[subject], !library.authors.contains(where: { $0.name == subject })
    else { return false }
    return books.isSubset(of: touched)
  }

  /// The last write of a field is shown.
  private func judgeFields(_ library: Library, _ works: [String: Int], on name: String) {
    let shown = library.shared
    for field in writes.fields where !touched.contains(field.subject) {
      let isOneBook = added[field.subject] == nil || works[field.subject] == 1
      guard isOneBook, !isGone(field.subject, from: library), let values = writes.values(of: field)
      else { continue }
      let value = shown[field] ?? ""
      if !values.contains(value) {
        log.object(
          .lastWrite, "SYN-2",
          "\(name): \(field) is \"\(value)\"; the last write is \(values.sorted().joined(separator: " or "))")
      }
    }
  }
}
