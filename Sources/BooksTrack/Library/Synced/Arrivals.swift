// Rows that are not shown exactly as their fields say: lists that are sorted, and values that each device
// computes.

internal import BooksTrackAPI

extension Edition {
  func arriving(after old: Edition?, in library: Library) -> Edition {
    var row = self
    row.facts.otherISBNs = row.facts.otherISBNs.filter { $0 != self.facts.isbn }.sorted()
    return row
  }
}

extension Entry {
  /// An edition that belongs to another work by now is not that of the entry.
  func arriving(after old: Entry?, in library: Library) -> Entry {
    guard let edition = self.edition, library.editions[edition]?.work != self.work else { return self }
    var row = self
    row.edition = nil
    return row
  }
}

extension Series {
  /// Totals that follow from providers' pages are computed on each device.
  var leaving: Series {
    guard !hasTotalOfReader, total != nil else { return self }
    var row = self
    row.total = nil
    return row
  }

  func arriving(after old: Series?, in library: Library) -> Series {
    var row = self
    row.externalIDs.sort()
    if !hasTotalOfReader { row.total = old?.hasTotalOfReader == false ? old?.total : nil }
    return row
  }
}

extension Membership {
  func arriving(after old: Membership?, in library: Library) -> Membership { library.refreshed(self) }
}

extension AbsentBook {
  /// A book whose series are removed on another device has no place to come back to.
  var isVacant: Bool { places.isEmpty }

  /// A book has one place in two series that were joined: the first one.
  func arriving(after old: AbsentBook?, in library: Library) -> AbsentBook {
    var row = self
    var series: Set<SeriesID> = []
    row.places.removeAll { !series.insert($0.series).inserted }
    return row
  }
}

extension CurationState {
  func arriving(after old: CurationState?, in library: Library) -> CurationState {
    var row = self
    row.changedRules.sort { $0.place < $1.place }
    return row
  }
}
