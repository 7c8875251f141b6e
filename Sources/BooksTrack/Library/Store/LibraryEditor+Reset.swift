// Beginning again: a library without books, in which the reader's series are still there (SER-15).

extension LibraryEditor {
  /// Takes all books away, with everything that hangs on them, and what is known of imports.
  ///
  /// Series stay, with their names, totals and authors, and books that come back join them again by the marker in their
  /// title or by a provider's id. So do points, which were given for work done, and authors of whom the reader has said something (CAS-2). All other
  /// authors go.
  ///
  /// - Complexity: O(*n*) in the rows of the library.
  public mutating func reset() {
    for job in Array(library.jobs) { remove(job.id) }
    for work in Array(library.works) { remove(work.id) }
    for author in Array(library.authors)
    where library.series(of: author.id).isEmpty && !library.isCurated(author.id) {
      remove(author.id)
    }
    for stage in Array(library.stagedImports) { remove(stage.id) }
    for record in Array(library.imports) { remove(record.id) }
  }
}
