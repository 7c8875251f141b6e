// Headers that a mapping reads: the reader's, or the one that the header itself says plainly (IMP-4, IMP-15).

extension HeaderMatch {
  /// The same, and if the service's own column of titles is missing, the one that is plainly called so.
  var withPlainTitle: HeaderMatch {
    guard columns[.title] == nil, let title = PlainHeader.title(of: header) else { return self }
    var match = self
    match.columns[.title] = title
    match.unknownColumns.removeAll { $0 == header[title] }
    match.mayBeCutOff[title] = false
    return match
  }

  /// Reads a header as a mapping says.
  ///
  /// Columns that are given by number, in a file whose first row holds a number or a date, mean that the file
  /// has no header.
  ///
  /// - Parameter isPlain: The mapping is what the header says itself.
  /// - Throws: `MappingProblem` if a column of the mapping is not there.
  init(_ header: [String], as mapping: ColumnMapping, isPlain: Bool = false) throws(MappingProblem) {
    let numbers = header.indices.map { String($0 + 1) }
    let isMissing = mapping.isByNumber && header != numbers && header.contains(where: MappingRequest.isData)
    self.init(
      format: isPlain ? .plain(mapping) : .mapped(mapping), header: isMissing ? numbers : header)
    isHeaderMissing = isMissing
    mayBeCutOff = Array(repeating: true, count: header.count)
    for entry in mapping.entries {
      let index = try mapping.index(of: entry, in: self.header)
      mayBeCutOff[index] = false
      score += 10
      put(entry.field, at: index, label: self.header[index])
    }
    unknownColumns = header.indices.filter { mayBeCutOff[$0] }.map { self.header[$0] }
  }
}
