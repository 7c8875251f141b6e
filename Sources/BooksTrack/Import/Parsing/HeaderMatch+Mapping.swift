// Matching of headers against a mapping: the reader's, or one derived from a plain header (IMP-4, IMP-15).

extension HeaderMatch {
  /// This match; if the service's own title column is missing, with the column whose name plainly means the
  /// title.
  var withPlainTitle: HeaderMatch {
    guard columns[.title] == nil, let title = PlainHeader.title(of: header) else { return self }
    var match = self
    match.columns[.title] = title
    match.unknownColumns.removeAll { $0 == header[title] }
    match.mayBeCutOff[title] = false
    return match
  }

  /// Matches a header against a mapping.
  ///
  /// If the mapping gives columns by number and the first row contains a number or a date, the file has no
  /// header.
  ///
  /// - Parameter isPlain: True if the mapping was derived from the header itself.
  /// - Throws: `MappingProblem` if the header lacks a column of the mapping.
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
