// Planted bugs: series shelves, recommendations, and edits of series. Each overrides a method of the screens.

import BooksTrack
import BooksTrackAPI
import LabWorld

extension PlantedBug {
  static let shelving = [
    shelf(
      "shared-prefix-merged", breaks: "SER-5", "A volume joins a series whose name begins as its own does."
    ) { SharedPrefix($0) },
    shelf("near-name-joined", breaks: "SER-5", "Who names a series nearly as another one gets that one.") {
      NearName($0)
    },
    shelf("found-name-wins", breaks: "SER-6", "A volume that joins a series of the reader's own renames it.")
    {
      FoundNameWins($0)
    },
    shelf("list-not-by-change", breaks: "SER-7", "The list by change is by name.") { ListByName($0) },
    shelf("gap-hidden", breaks: "SER-8", "Between two volumes that are there nothing is missing.") {
      GapHidden($0)
    },
    shelf("half-volume-is-whole", breaks: "SER-9", "A half volume is counted as the next whole one.") {
      HalfIsWhole($0)
    },
    shelf("total-is-guessed", breaks: "SER-9", "Where no total is known, the last volume is said to be it.") {
      GuessedTotal($0)
    },
    shelf("series-takes-books", breaks: "SER-10", "With a series its books are deleted.") {
      SeriesTakesBooks($0)
    },
    shelf("one-series-a-book", breaks: "SER-11", "A book that is put into a series leaves its others.") {
      OneSeries($0)
    },
    shelf("owned-is-recommended", breaks: "SER-12", "A volume that is there is recommended to be added.") {
      OwnedRecommended($0)
    },
    shelf("total-from-the-provider", breaks: "SER-9", "A provider's total goes before the reader's.") {
      TotalOfProvider($0)
    },
    shelf(
      "undo-loses-order", breaks: "SER-6", "When a merge is undone, the order that was made by hand is lost."
    ) { UndoLosesOrder($0) },
    shelf(
      "celebrated-twice", breaks: "SER-13", "Which series were celebrated is forgotten at a launch."
    ) { CelebratedTwice($0) },
    shelf("celebrated-too-soon", breaks: "SER-13", "A series is celebrated when all of it is there.") {
      CelebratedTooSoon($0)
    },
    shelf("places-lost-at-reset", breaks: "SER-15", "A reset forgets where books stood in series.") {
      PlacesLost($0)
    },
    shelf("story-renumbers", breaks: "SER-18", "The order of the story becomes the numbers of the volumes.") {
      StoryRenumbers($0)
    },
    shelf("story-lost-at-reset", breaks: "SER-15", "A reset forgets where books stand in the story.") {
      StoryLost($0)
    },
    shelf("last-gap-first", breaks: "SER-12", "Of several missing volumes the last is recommended.") {
      LastGapFirst($0)
    },
  ]

  private static func shelf(
    _ name: String, breaks clause: ClauseID, _ sentence: String,
    _ screens: @escaping @Sendable (App) -> ReadingScreens
  ) -> PlantedBug {
    PlantedBug(name, of: SeriesTarget.target, breaks: clause, caughtBy: .series, sentence) {
      $0.reading = screens
    }
  }
}

private final class SharedPrefix: ReadingScreens, @unchecked Sendable {
  override func change(_ change: SeriesChange, now: Timestamp) async throws {
    guard case .volume(let title, let marker, let author, let status) = change,
      let name = await app.library.series.map(\.name).first(where: { marker.contains("(\($0)") }),
      let place = marker.split(separator: "#").last
    else { return try await super.change(change, now: now) }
    try await super.change(
      .volume(title: title, marker: "\(title) (\(name), #\(place)", author: author, status), now: now)
  }
}

private final class NearName: ReadingScreens, @unchecked Sendable {
  override func naming(_ name: String, in library: Library) -> SeriesNaming {
    let naming = super.naming(name, in: library)
    if case .didYouMean(let near) = naming, let first = near.first { return .same(first) }
    return naming
  }
}

private final class FoundNameWins: ReadingScreens, @unchecked Sendable {
  override func change(_ change: SeriesChange, now: Timestamp) async throws {
    try await super.change(change, now: now)
    guard case .volume(_, let marker, _, _) = change,
      let name = app.policy.imports.series.mentions(title: marker).first?.name
    else { return }
    try await app.store.commit(.edit("name")) { editor in
      for var series in editor.library.series(named: name) {
        series.name = name
        editor.put(series)
      }
    }
  }
}

private final class ListByName: ReadingScreens, @unchecked Sendable {
  override func seriesLines(by order: SeriesList.Order, in library: Library) -> [SeriesList.Line] {
    super.seriesLines(by: order == .recentlyUpdated ? .name : order, in: library)
  }
}

private final class GapHidden: ReadingScreens, @unchecked Sendable {
  override func places(of shelf: SeriesShelf) -> [SeriesShelf.Place] {
    let last = shelf.places.lastIndex { $0.state != .missing && $0.position != nil } ?? 0
    return shelf.places.enumerated().filter { $0 > last || $1.state != .missing }.map(\.element)
  }
}

private final class HalfIsWhole: ReadingScreens, @unchecked Sendable {
  override func owned(of shelf: SeriesShelf) -> SeriesProgress {
    let books = shelf.places.filter { $0.state != .missing }
    let positions = books.map { book in
      book.position.map { position in
        position.wholeVolumes.isEmpty ? SeriesPosition((position.spans[0].first + 99) / 100) : position
      }
    }
    return SeriesProgress(positions: positions, total: shelf.owned.total)
  }
}

private final class GuessedTotal: ReadingScreens, @unchecked Sendable {
  override func owned(of shelf: SeriesShelf) -> SeriesProgress {
    let positions = shelf.places.filter { $0.state != .missing }.map(\.position)
    return SeriesProgress(positions: positions, total: shelf.owned.total ?? shelf.owned.volumes.last)
  }
}

private final class SeriesTakesBooks: ReadingScreens, @unchecked Sendable {
  override func change(_ change: SeriesChange, now: Timestamp) async throws {
    let before = await app.library
    try await super.change(change, now: now)
    guard case .delete(let series) = change else { return }
    try await app.store.commit(.edit("books")) { editor in
      for member in before.members(of: series) { editor.remove(member.work) }
    }
  }
}

private final class OneSeries: ReadingScreens, @unchecked Sendable {
  override func change(_ change: SeriesChange, now: Timestamp) async throws {
    try await super.change(change, now: now)
    guard case .place(let work, let series, _) = change else { return }
    try await app.store.commit(.edit("series")) { editor in
      for other in editor.library.memberships(of: work) where other.series != series {
        editor.remove(other.id)
      }
    }
  }
}

private final class OwnedRecommended: ReadingScreens, @unchecked Sendable {
  override func offer(after work: WorkID, in library: Library) -> SeriesRecommendation? {
    let offer = super.offer(after: work, in: library)
    guard case .continueWith(let series, let next) = offer,
      let membership = library.memberships(of: next).first(where: { $0.series == series }),
      let volume = membership.position?.wholeVolumes.first
    else { return offer }
    return .add(series, volume: volume)
  }
}

private final class TotalOfProvider: ReadingScreens, @unchecked Sendable {
  override func change(_ change: SeriesChange, now: Timestamp) async throws {
    try await super.change(change, now: now)
    guard case .page(let id, let total) = change else { return }
    try await app.store.commit(.edit("total")) { editor in
      guard var series = editor.library.series[id], series.hasTotalOfReader else { return }
      series.total = total
      editor.put(series)
    }
  }
}

private final class UndoLosesOrder: ReadingScreens, @unchecked Sendable {
  override func undoMerge(_ merge: SeriesMergeID) async throws -> String? {
    let into = await app.library.seriesMerges[merge]?.into
    let said = try await super.undoMerge(merge)
    guard said != nil, let into else { return said }
    try await app.store.commit(.edit("order")) { editor in
      for var member in editor.library.members(of: into) where member.source == .manual {
        member.position = nil
        editor.put(member)
      }
    }
    return said
  }
}

private final class CelebratedTwice: ReadingScreens, @unchecked Sendable {
  override func resume() async throws {
    try await super.resume()
    try await app.store.commit(.edit("celebrations")) { editor in
      for var series in Array(editor.library.series) where series.finish?.isTold ?? false {
        series.finish?.isTold = false
        editor.put(series)
      }
    }
  }
}

private final class CelebratedTooSoon: ReadingScreens, @unchecked Sendable {
  override func celebrate() async throws -> String? {
    if let said = try await super.celebrate() { return said }
    let library = await app.library
    return library.series.first { SeriesShelf(of: $0, in: library).owned.isComplete }.map {
      SeriesTexts.finished($0.name)
    }
  }
}

private final class PlacesLost: ReadingScreens, @unchecked Sendable {
  override func change(_ edit: ReadingEdit) async throws {
    try await super.change(edit)
    guard edit == .reset else { return }
    try await app.store.commit(.edit("places")) { editor in
      for book in Array(editor.library.absentBooks) { editor.remove(book.id) }
    }
  }
}

private final class StoryRenumbers: ReadingScreens, @unchecked Sendable {
  override func change(_ change: SeriesChange, now: Timestamp) async throws {
    guard case .reorder(let series, let works, in: .chronological) = change else {
      return try await super.change(change, now: now)
    }
    try await super.change(.reorder(series, works, in: .publication), now: now)
  }
}

private final class StoryLost: ReadingScreens, @unchecked Sendable {
  override func change(_ edit: ReadingEdit) async throws {
    try await super.change(edit)
    guard edit == .reset else { return }
    try await app.store.commit(.edit("story")) { editor in
      for var book in Array(editor.library.absentBooks) {
        for place in book.places.indices { book.places[place].chronological = nil }
        editor.put(book)
      }
    }
  }
}

private final class LastGapFirst: ReadingScreens, @unchecked Sendable {
  override func offer(after work: WorkID, in library: Library) -> SeriesRecommendation? {
    let offer = super.offer(after: work, in: library)
    guard case .add(let id, _) = offer, let series = library.series[id],
      let last = SeriesShelf(of: series, in: library).missing.last
    else { return offer }
    return .add(id, volume: last)
  }
}
