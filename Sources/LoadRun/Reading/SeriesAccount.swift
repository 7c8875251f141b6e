// A reader's own account of a series, without the app: which volumes are there and read, what is missing,
// what comes next. Only the places of books are read from the library; everything else is computed here by
// the clauses.

import BooksTrack
import BooksTrackAPI
import LabWorld

/// The rows of a library that the accounts of its series rest on, read in one pass.
struct SeriesRows {
  private var memberships: [SeriesID: [Membership]] = [:]
  private var read: Set<WorkID> = []
  private var listed: [SeriesID: Int] = [:]

  init(_ library: Library) {
    for row in library.memberships { memberships[row.series, default: []].append(row) }
    for entry in library.entries where entry.facts.status == .read { read.insert(entry.work) }
    for page in library.seriesPages {
      var last = 0
      for volume in page.volumes {
        for span in volume.position?.spans ?? [] {
          // Half a volume is none.
          let whole = span.last / 100
          if whole * 100 >= span.first { last = max(last, whole) }
        }
      }
      listed[page.series] = max(listed[page.series] ?? 0, last)
    }
  }

  /// The last whole volume of a series that a provider lists; 0 if none lists one.
  func lastListed(of series: SeriesID) -> Int { listed[series] ?? 0 }

  /// The places of books in a series, in the order of their rows.
  func memberships(of series: SeriesID) -> [Membership] { memberships[series] ?? [] }

  /// True if the reader has read an edition of the book.
  func isRead(_ work: WorkID) -> Bool { read.contains(work) }
}

/// One series as its reader sees it.
struct SeriesAccount {
  /// The volumes that may come next.
  enum Next: Equatable {
    /// A volume that the library lacks; it may not exist.
    case missing(Int)
    case owned(WorkID)
  }

  private struct Place {
    let first: Int
    let last: Int
    let work: WorkID
    let isRead: Bool
  }

  let series: Series
  /// Books with a position, in the order of their rows.
  private var places: [Place] = []
  /// The number of books without a position, and of those that are read.
  private var anywhere = (all: 0, read: 0)
  /// The last volume that a provider lists.
  private let lastListed: Int

  init(_ series: Series, _ library: Library) { self.init(series, SeriesRows(library)) }

  init(_ series: Series, _ rows: SeriesRows) {
    self.series = series
    lastListed = rows.lastListed(of: series.id)
    for row in rows.memberships(of: series.id) {
      let isRead = rows.isRead(row.work)
      guard let spans = row.position?.spans else {
        anywhere = (anywhere.all + 1, anywhere.read + (isRead ? 1 : 0))
        continue
      }
      for span in spans {
        places.append(Place(first: span.first, last: span.last, work: row.work, isRead: isRead))
      }
    }
  }

  /// Returns the whole volumes that the library has, or those that are read.
  private func volumes(onlyRead: Bool) -> [Int] {
    let last = series.total ?? places.map { $0.last / 100 }.max() ?? 0
    guard last > 0 else { return [] }
    return (1...last).filter { volume in
      places.contains { $0.first <= volume * 100 && volume * 100 <= $0.last && ($0.isRead || !onlyRead) }
    }
  }

  private func count(onlyRead: Bool) -> Int {
    let numbered = volumes(onlyRead: onlyRead).count
    let all = numbered + (onlyRead ? anywhere.read : anywhere.all)
    guard let total = series.total else { return all }
    // Books without a position may be companions, which do not stand for a missing volume.
    let hasNumbers = !volumes(onlyRead: false).isEmpty
    return min(all, hasNumbers && numbered < total ? total - 1 : total)
  }

  /// `4/7 books`, or `4 books` if the total is unknown (SER-9).
  var text: String {
    let count = count(onlyRead: false)
    guard let total = series.total else { return count.of("book") }
    return "\(count)/\(total) \(total == 1 ? "book" : "books")"
  }

  /// The missing volumes up to the total, or up to the last one that is in the library or listed (SER-8).
  var missing: [Int] {
    let there = volumes(onlyRead: false)
    let last = series.total ?? max(there.last ?? 0, lastListed)
    return last > 0 ? (1...last).filter { !there.contains($0) } : []
  }

  /// True if the whole series is read (SER-13).
  var isFinished: Bool { series.total.map { $0 == count(onlyRead: true) } ?? false }

  /// Returns what comes after a book of the series: the earliest later volume that is not read, as the book
  /// that begins there if there is one (SER-12).
  func next(after work: WorkID) -> Next? {
    guard let end = places.filter({ $0.work == work }).map(\.last).max() else { return nil }
    let read = volumes(onlyRead: true)
    var next: (key: [Int], next: Next)?
    func offer(_ key: [Int], _ offer: Next) {
      if key.lexicographicallyPrecedes(next?.key ?? [.max]) { next = (key, offer) }
    }
    for (index, place) in places.enumerated() where !place.isRead {
      let work = place.work
      guard !places[..<index].contains(where: { $0.work == work }) else { continue }
      let spans = places.filter { $0.work == work }
      let begin = spans.map(\.first).min() ?? 0
      let whole = spans.flatMap { span in (span.first...span.last).filter { $0 % 100 == 0 } }
      let unread = whole.filter { $0 > end && !read.contains($0 / 100) }.min()
      guard let at = whole.isEmpty && begin > end ? begin : unread else { continue }
      offer([at, begin > end ? 0 : 1] + spans.flatMap { [$0.first, $0.last] }, .owned(work))
    }
    for volume in missing where volume * 100 > end {
      offer([volume * 100, 0, volume * 100, volume * 100], .missing(volume))
    }
    if let next { return next.next }
    return series.total == nil ? volumes(onlyRead: false).last.map { .missing($0 + 1) } : nil
  }

  /// Returns what to read after the last volume: the unfinished series of the authors of a book's series, the
  /// oldest first (SER-12).
  static func others(after work: WorkID, in library: Library) -> [SeriesID] {
    let rows = SeriesRows(library)
    let own = library.memberships.filter { $0.work == work }
    let authors = own.filter { $0.position != nil }.compactMap { library.series[$0.series]?.author }
    return authors.flatMap { author in
      library.series.filter { $0.author == author }.map(\.id).sorted()
    }.reduce(into: []) { others, id in
      guard !others.contains(id), !own.contains(where: { $0.series == id }),
        let series = library.series[id], !SeriesAccount(series, rows).isFinished
      else { return }
      others.append(id)
    }
  }
}
