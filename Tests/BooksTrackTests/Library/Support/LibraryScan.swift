// A reference for a library's look-ups that reads every row, and a comparison of rows alone.

import BooksTrackAPI
import PropertyTesting

@testable import BooksTrack

/// Refutes the property if a look-up and a scan of the tables disagree.
func claimLookupsFollowTables(_ library: Library) throws {
  for work in library.works {
    try claimEqual(library.editions(of: work.id), library.editions.filter { $0.work == work.id })
    try claimEqual(library.entries(of: work.id), library.entries.filter { $0.work == work.id })
    try claimEqual(library.memberships(of: work.id), library.memberships.filter { $0.work == work.id })
    try claimEqual(
      library.diversityFacts(of: work.id),
      DiversityDimension.allCases.flatMap { dimension in
        library.diversityFacts.filter { $0.work == work.id && $0.dimension == dimension }
      })
    try claimEqual(library.awards(for: work.id), library.awards.filter { $0.work == work.id })
    try claimEqual(library.job(of: work.id), library.jobs.first { $0.work == work.id })
  }
  for work in library.works {
    try claimEqual(
      library.overrides(of: work.id),
      AuthorField.allCases.flatMap { field in
        library.overrides.filter { $0.work == work.id && $0.field == field }
      })
  }
  for author in library.authors {
    let names = library.authors.filter { $0.penNameOf == author.id }.map(\.id)
    let spelled = ([author.id] + names).flatMap { name in
      library.authors.filter { NameKey.of($0.name) == NameKey.of(library.authors[name]?.name ?? "") }.map(
        \.id)
    }
    try claimEqual(Array(library.names(of: author.id).prefix(1 + names.count)), [author.id] + names)
    try claimEqual(Set(library.names(of: author.id)), Set([author.id] + names + spelled))
    for field in AuthorField.allCases {
      let own = library.statements.first { $0.author == author.id && $0.field == field }
      let persons = library.statements.first { $0.author == author.penNameOf && $0.field == field }
      try claimEqual(library.statement(of: author.id, field), persons ?? own)
    }
  }
  for entry in library.entries {
    try claimEqual(library.sessions(of: entry.id), library.sessions.filter { $0.entry == entry.id })
  }
  try claimEqual(library.runningSessions, library.sessions.filter { $0.ending == nil })
  for series in library.series {
    try claimEqual(library.members(of: series.id), library.memberships.filter { $0.series == series.id })
  }
  for series in library.series {
    try claimEqual(library.merges(into: series.id), library.seriesMerges.filter { $0.into == series.id })
    try claimEqual(library.pages(of: series.id), library.seriesPages.filter { $0.series == series.id })
    try claimEqual(
      library.absentBooks(of: series.id),
      library.absentBooks.filter { book in book.places.contains { $0.series == series.id } })
    for work in library.works {
      try claimEqual(
        library.membership(of: work.id, in: series.id),
        library.memberships.first { $0.series == series.id && $0.work == work.id })
    }
  }
  for author in library.authors {
    let works = library.works.filter { $0.authors.contains { $0.author == author.id } }
    try claimEqual(library.works(of: author.id), works)
    try claimEqual(library.series(of: author.id), library.series.filter { $0.author == author.id })
    let name = NameKey.of(author.name)
    let oldest = library.authors.first { NameKey.of($0.name) == name }
    try claimEqual(library.author(named: author.name), oldest?.id)
  }
  try claimEqual(library.author(named: "nobody"), nil)
}

/// Refutes the property if the tables of the two differ.
func claimSameRows(_ left: Library, _ right: Library) throws {
  var claim = SameRows(left: left, right: right)
  try RowKinds.visit(&claim)
}

private struct SameRows: RowKindVisitor {
  let left: Library
  let right: Library

  func visit<R: RowKind>(_ kind: R.Type) throws(ClaimFailure) {
    try claimEqual(left[keyPath: R.table], right[keyPath: R.table], R.name)
  }
}
