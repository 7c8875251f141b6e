// The reader's edits of series, each as one transaction of the store (SER-6, SER-10, SER-13, SER-18).
//
//     let series = try await service.make(named: "The Expanse", total: 9)
//     try await service.place(work, in: series, at: SeriesPosition(1))
//     for celebration in try await service.takeCelebrations() { show(celebration.text) }
//
// A nil result means that nothing was changed.

public import BooksTrackAPI

/// The reader's edits of series.
public struct SeriesService: Sendable {
  private let store: LibraryStore
  private let wallTime: any WallTime

  /// Creates the service for a store.
  public init(store: LibraryStore, wallTime: any WallTime) {
    self.store = store
    self.wallTime = wallTime
  }

  /// Creates a series of the reader's own; see `LibraryEditor.makeSeries(named:total:author:now:)`.
  ///
  /// - Throws: `StorageError` or `CancellationError`; nothing is changed then. The same holds for all edits
  ///   below.
  public func make(named name: String, total: Int? = nil, author: AuthorID? = nil) async throws -> SeriesID? {
    try await commit("make series") { $0.makeSeries(named: name, total: total, author: author, now: $1) }
  }

  /// Adds a work to a series, or moves it within the series.
  public func place(_ work: WorkID, in series: SeriesID, at position: SeriesPosition?) async throws {
    try await commit("place in series") { $0.place(work, in: series, at: position, now: $1) }
  }

  /// Sets the position of a book in story order.
  public func place(
    _ work: WorkID, in series: SeriesID, chronologicallyAt position: SeriesPosition?
  ) async throws {
    try await commit("place in story") { $0.place(work, in: series, chronologicallyAt: position, now: $1) }
  }

  /// Removes a work from a series; the book stays in the library.
  public func take(_ work: WorkID, outOf series: SeriesID) async throws {
    try await commit("take out of series") { $0.take(work, outOf: series, now: $1) }
  }

  /// Numbers works of a series from 1 in a new order.
  public func reorder(
    _ series: SeriesID, as works: [WorkID], in order: SeriesOrder = .publication
  ) async throws {
    try await commit("reorder series") { $0.reorder(series, as: works, in: order, now: $1) }
  }

  /// Renames a series.
  public func rename(_ series: SeriesID, to name: String) async throws {
    try await commit("rename series") { $0.rename(series, to: name, now: $1) }
  }

  /// Sets the number of whole volumes of a series.
  public func setTotal(_ total: Int?, of series: SeriesID) async throws {
    try await commit("set total of series") { $0.setTotal(total, of: series, now: $1) }
  }

  /// Deletes a series; its books stay.
  public func delete(_ series: SeriesID) async throws {
    try await commit("delete series") { editor, _ in editor.remove(series) }
  }

  /// Merges a detected series into one of the reader's.
  @discardableResult
  public func merge(_ detected: SeriesID, into own: SeriesID) async throws -> SeriesMergeID? {
    try await commit("merge series") { $0.merge(detected, into: own, now: $1) }
  }

  /// Undoes a merge, and returns the restored series.
  @discardableResult
  public func undoMerge(_ merge: SeriesMergeID) async throws -> SeriesID? {
    try await commit("undo merge of series") { $0.undoMerge(merge, now: $1) }
  }

  /// Returns the pending celebrations. Each is returned at most once, because it is marked as delivered in
  /// the library before; an app that is killed in between shows nothing.
  public func takeCelebrations() async throws -> [SeriesCelebration] {
    guard await !store.snapshot.celebrations.isEmpty else { return [] }
    return try await commit("celebrate series") { editor, _ in editor.takeCelebrations() }
  }

  private func commit<Value: Sendable>(
    _ words: String, _ body: @Sendable (inout LibraryEditor, Timestamp) -> Value
  ) async throws -> Value {
    let now = wallTime.now()
    return try await store.commit(.edit(words)) { body(&$0, now) }
  }
}
