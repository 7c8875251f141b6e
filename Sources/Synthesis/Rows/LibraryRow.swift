// A row with its truth: the input of the export writers and of `LibraryTruth`.

import BooksTrackAPI

/// A row with its truth.
struct LibraryRow {
  var row: ShelfRow
  var kind = TruthRowKind.book
  var duplicate: DuplicateKind?
  var damage: DamageKind?

  func truth(number: Int, catalog: Catalog) -> TruthRow {
    let memberships = catalog.works[row.work].memberships
    return TruthRow(
      row: number, kind: kind, duplicate: duplicate, damage: damage, work: row.work, edition: row.edition,
      isbn: row.isbn.stated?.isbn13, marker: row.title.marker,
      memberships: memberships.enumerated().map { index, membership in
        TruthMembership(
          series: membership.series, name: catalog.series[membership.series].name,
          position: membership.position.text, inTitle: row.title.named.contains(index))
      },
      oddity: row.title.oddity)
  }
}
