// Understanding the rows of a raw library.
//
// Editions come before works, so that the match index takes up both in one step.

extension Library {
  /// Makes a library of its raw form.
  ///
  /// - Throws: `CorruptLibrary` that names the place of the first row that is not what it should be.
  /// - Complexity: O(*n* log *n*).
  init(_ raw: RawLibrary, matchRules: MatchRules) throws(CorruptLibrary) {
    self.init(replica: raw.replica, matchRules: matchRules)
    for tag in UInt8(0)..<UInt8(RawLibrary.kindLimit) where !raw.tables[Int(tag)].isEmpty {
      guard RowKind(tag: tag) != nil else { throw Self.unknown(tag, in: raw) }
    }
    try put(raw, Change.putAuthor)
    try put(raw, Change.putEdition)
    try put(raw, Change.putWork)
    try put(raw, Change.putEntry)
    try put(raw, Change.putSeries)
    try put(raw, Change.putMembership)
    try put(raw, Change.putJob)
    try put(raw, Change.putImport)
    try put(raw, Change.putStagedImport)
    try put(raw, Change.putStagedBatch)
    try put(raw, Change.putImportUndo)
    try put(raw, Change.putSession)
    try put(raw, Change.putDiversityFact)
    try put(raw, Change.putAward)
    try put(raw, Change.putStatement)
    try put(raw, Change.putOverride)
    try put(raw, Change.putCurationStep)
    try put(raw, Change.putCurationState)
    try put(raw, Change.putSeriesMerge)
    try put(raw, Change.putAbsentBook)
    try put(raw, Change.putSeriesPage)
    for kind in RowKind.allCases {
      let next = raw.nextSerials[Int(kind.tag)]
      if let last = UInt32(exactly: next &- 1) { nextSerials.take(last, of: kind) }
    }
    sequence = raw.sequence
  }

  private mutating func put<R: StoredRow>(
    _ raw: RawLibrary, _ change: (R) -> Change
  ) throws(CorruptLibrary) {
    for (id, place) in raw.tables[Int(R.kind.tag)] {
      let source = raw.source(of: place)
      var parser = ByteParser(source.bytes, in: place.start..<place.start + place.count)
      do {
        let row = try R(id: Identifier(replica: id.replica, serial: id.serial), from: &parser)
        try parser.expectEnd()
        apply(change(row))
      } catch {
        throw CorruptLibrary(file: source.file, error)
      }
    }
  }

  private static func unknown(_ tag: UInt8, in raw: RawLibrary) -> CorruptLibrary {
    let place = raw.tables[Int(tag)].first { _ in true }?.value
    return CorruptLibrary(
      file: place.map { raw.source(of: $0).file } ?? "", offset: place?.start ?? 0,
      expected: "a kind of row of this version", found: "kind \(tag)")
  }
}
