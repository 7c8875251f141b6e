// Executes the operations of a series world on the app, and converts its replies to facts.

import BooksTrack
import BooksTrackAPI

/// An edit of series, with the identifiers of the app.
enum SeriesChange: Sendable {
  /// Adds a book whose title has a marker, unless it exists, and detects its series.
  case volume(title: String, marker: String, author: String, ReadingStatus)
  case make(String, total: Int?, author: AuthorID?)
  case place(WorkID, SeriesID, SeriesPosition?)
  case takeOut(WorkID, SeriesID)
  case reorder(SeriesID, [WorkID], in: SeriesOrder)
  case placeInStory(WorkID, SeriesID, SeriesPosition?)
  case rename(SeriesID, String)
  case total(SeriesID, Int?)
  case delete(SeriesID)
  /// A provider reports the number of volumes of a series.
  case page(SeriesID, Int)
  case merge(SeriesID, into: SeriesID)
  /// Adds a recommended volume as wanted.
  case want(SeriesID, volume: Int, title: String, author: String)
  /// Begins to read a recommended book.
  case begin(WorkID)
}

extension ReadingScreens {
  /// Executes an operation.
  ///
  /// - Parameter library: The library that the reader sees.
  /// - Returns: The reply of the app; nil if the storage refused, so that nothing may have changed.
  func take(_ call: SeriesCall, seeing library: Library) async throws -> [ReadingFact]? {
    let now = app.platform.wallTime.now()
    do {
      switch call {
      case .celebrate: return [ReadingReply.made(.series, call.clause, try await celebrate())]
      case .undoMerge(let back):
        let merges = library.seriesMerges.map(\.id)
        guard !merges.isEmpty else { return [ReadingReply.made(.series, call.clause, nil)] }
        let merge = merges[merges.count - 1 - Int(back.magnitude % UInt(merges.count))]
        return [ReadingReply.made(.series, call.clause, try await undoMerge(merge))]
      default: break
      }
      let (said, change) = resolve(call, library)
      if let change { try await self.change(change, now: now) }
      return [ReadingReply.made(.series, call.clause, said)]
    } catch let error as StorageError where error != .cancelled {
      return nil
    }
  }

  /// Returns the message of the app, and the edit that follows.
  private func resolve(_ call: SeriesCall, _ library: Library) -> (
    said: String?, change: SeriesChange?
  ) {
    func series(_ number: Int) -> SeriesID? { library.series.map(\.id).element(number) }
    func work(_ number: Int) -> WorkID? { library.works.map(\.id).element(number) }
    func order(_ series: SeriesID, _ turn: Int) -> [WorkID] {
      SeriesCall.order(library.members(of: series).map(\.work), turn: turn)
    }
    switch call {
    case .volume(let word, let place, let author, let status):
      let title = "Book \(SeriesCall.title(word, place))"
      return (
        nil,
        .volume(
          title: title, marker: "\(title) (\(word.name), #\(place.text))",
          author: CurationAuthors.name(author),
          status)
      )
    case .make(let word, let total, let author):
      let name = author.map(CurationAuthors.name)
      let row = library.authors.first { $0.name == name }?.id
      switch naming(word.name, in: library) {
      case .same(let id): return (library.series[id].map { "There is \($0.name)." }, nil)
      case let naming:
        return (naming.question(in: library), .make(word.name, total: total, author: row))
      }
    case .place(let book, let number, let place):
      guard let book = work(book), let series = series(number) else { return (nil, nil) }
      return (nil, .place(book, series, place?.position))
    case .takeOut(let book, let number):
      guard let book = work(book), let series = series(number) else { return (nil, nil) }
      return (nil, .takeOut(book, series))
    case .reorder(let number, let turn):
      guard let series = series(number) else { return (nil, nil) }
      return (nil, .reorder(series, order(series, turn), in: .publication))
    case .reorderStory(let number, let turn):
      guard let series = series(number) else { return (nil, nil) }
      return (nil, .reorder(series, order(series, turn), in: .chronological))
    case .placeInStory(let book, let number, let place):
      guard let book = work(book), let series = series(number) else { return (nil, nil) }
      return (nil, .placeInStory(book, series, place?.position))
    case .rename(let number, let word): return (nil, series(number).map { .rename($0, word.name) })
    case .total(let number, let total): return (nil, series(number).map { .total($0, total) })
    case .delete(let number): return (nil, series(number).map { .delete($0) })
    case .page(let number, let total): return (nil, series(number).map { .page($0, total) })
    case .merge(let found, let own):
      guard let found = series(found).flatMap({ library.series[$0] }),
        let own = series(own).flatMap({ library.series[$0] }), found.source == .automatic,
        own.source == .manual
      else { return (nil, nil) }
      return ("\(found.name) is part of \(own.name)", .merge(found.id, into: own.id))
    case .undoMerge, .celebrate: return (nil, nil)
    case .takeOffer(let book):
      guard let offer = work(book).flatMap({ offer(after: $0, in: library) }) else {
        return (nil, nil)
      }
      return (question(offer, in: library), Self.taking(offer, library))
    }
  }

  private static func taking(_ offer: SeriesRecommendation, _ library: Library) -> SeriesChange? {
    switch offer {
    case .add(let series, let volume), .lookFor(let series, let volume):
      let author = library.series[series]?.author.flatMap { library.authors[$0]?.name }
      return .want(
        series, volume: volume, title: "Book \(SeriesCall.title(offered: volume))",
        author: author ?? CurationAuthors.name(CurationAuthors.count - 1))
    case .continueWith(_, let work): return .begin(work)
    case .others: return nil
    }
  }

  /// Returns the text of a recommendation.
  func question(_ offer: SeriesRecommendation, in library: Library) -> String? {
    SeriesTexts.question(offer, in: library)
  }
}

extension SeriesChange {
  /// Applies the edit.
  ///
  /// - Parameter detector: Detects series in titles.
  func apply(in editor: inout LibraryEditor, _ detector: SeriesDetector, now: Timestamp) {
    switch self {
    case .volume(let title, let marker, let author, let status):
      let work = editor.volume(title, by: author, status, now)
      SeriesLinker().link(detector.mentions(title: marker), of: work, in: &editor, now: now)
    case .make(let name, let total, let author):
      _ = editor.makeSeries(named: name, total: total, author: author, now: now)
    case .place(let work, let series, let position):
      editor.place(work, in: series, at: position, now: now)
    case .takeOut(let work, let series): editor.take(work, outOf: series, now: now)
    case .reorder(let series, let works, let order):
      editor.reorder(series, as: works, in: order, now: now)
    case .placeInStory(let work, let series, let position):
      editor.place(work, in: series, chronologicallyAt: position, now: now)
    case .rename(let series, let name): editor.rename(series, to: name, now: now)
    case .total(let series, let total): editor.setTotal(total, of: series, now: now)
    case .delete(let series): editor.remove(series)
    case .page(let series, let total): editor.note(total, of: series, now)
    case .merge(let found, let own): editor.merge(found, into: own, now: now)
    case .want(let series, let volume, let title, let author):
      let work = editor.volume(title, by: author, .wantToRead, now)
      editor.place(work, in: series, at: SeriesPosition(volume), now: now)
    case .begin(let work):
      for var entry in editor.library.entries(of: work) {
        entry.facts.status = .reading
        editor.put(entry)
      }
    }
  }
}

extension LibraryEditor {
  /// Returns the work with that title and author, which is added unless it exists.
  fileprivate mutating func volume(
    _ title: String, by name: String, _ status: ReadingStatus, _ now: Timestamp
  ) -> WorkID {
    let author = library.authors.first { $0.name == name }?.id
    if let work = library.works.first(where: {
      $0.title == title && $0.authors.first?.author == author
    }) {
      return work.id
    }
    add(title, by: [(name, nil)], year: nil, nil, nil, status, now)
    return library.works.map(\.id).max() ?? newID(of: Work.self)
  }
}

extension LibraryEditor {
  /// Stores a provider's total of a series, under the provider's ID of the series.
  fileprivate mutating func note(_ total: Int, of id: SeriesID, _ now: Timestamp) {
    guard var series = library.series[id] else { return }
    let known = library.pages(of: id).first
    let name = known?.externalID ?? ExternalID(provider: "a provider", value: "\(id)")
    if !series.externalIDs.contains(name) {
      series.externalIDs = (series.externalIDs + [name]).sorted()
      put(series)
    }
    put(
      SeriesPage(
        id: known?.id ?? newID(of: SeriesPage.self), series: id, externalID: name, total: total, volumes: [],
        asked: now))
    settleTotal(of: id)
  }
}

extension Array {
  /// Returns the element for any number, wrapped; nil if empty.
  fileprivate func element(_ number: Int) -> Element? {
    isEmpty ? nil : self[Int(number.magnitude % UInt(count))]
  }
}
