// A library as its reader sees it, as text: no names of rows, which depend on who came first, and no times of
// day.
//
// Facts are written with all their fields, whatever these are, so a field that is added to the model is
// compared without anybody having to think of it.

import BooksTrack

/// The parts of a library that a reader sees.
struct LibraryAsSeen: Hashable, Sendable {
  /// One line for each work, author, series and import, each kind in the order of its text.
  let lines: [String]

  /// Looks at a library.
  init(_ library: Library) {
    let works = library.works.map { Self.line($0, in: library) }
    let authors = library.authors.map { "author \($0.name)" }
    let series = library.series.map { series in
      let author = series.author.flatMap { library.authors[$0]?.name } ?? "nobody"
      return "series \(series.name) by \(author), \(series.source), of \(Self.text(series.total)), "
        + "\(series.externalIDs)"
    }
    let imports = library.imports.map { record in
      "import \(record.fileName) \(record.format) \(record.digest ?? "-"): \(record.rows) rows, "
        + "\(record.imported) new, \(record.duplicates) known, \(record.rejected) rejected, "
        + (library.undo(of: record.id) == nil ? "stays" : "can be taken back")
    }
    let stages = library.stagedImports.map { "staged \($0.fileName)" }
    lines = works.sorted() + authors.sorted() + series.sorted() + imports.sorted() + stages.sorted()
  }

  /// Returns the lines that only one of the libraries has: `-` marks lines of this one, `+` those of the
  /// other.
  func difference(to other: LibraryAsSeen) -> [String] {
    other.lines.difference(from: lines).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
  }

  private static func line(_ work: Work, in library: Library) -> String {
    let credits = work.authors.map { credit in
      "\(library.authors[credit.author]?.name ?? "?")\(credit.role.map { " (\($0))" } ?? "")"
    }
    let editions = library.editions(of: work.id).map { edition in
      "\(edition.facts) from \(edition.readerFields.rawValue), \(edition.provenance), \(edition.externalIDs)"
    }
    let entries = library.entries(of: work.id).map { entry in
      let isbn = entry.edition.flatMap { library.editions[$0]?.facts.isbn }
      return "\(entry.facts), \(text(entry.sourceID)), of \(text(isbn))"
    }
    let places = library.memberships(of: work.id).map { membership in
      "\(library.series[membership.series]?.name ?? "?") \(text(membership.position))"
    }
    let parts = [
      "work \(work.title)", "by \(credits)", "from \(text(work.firstPublished))", "\(work.subjects)",
      text(work.summary), work.isSynthetic ? "inferred" : "found", "\(work.provenance)",
      "\(work.externalIDs)",
      "\(work.enrichment)", "\(work.candidates)", "editions \(editions.sorted())",
      "entries \(entries.sorted())",
      "in \(places.sorted())", library.job(of: work.id) == nil ? "at rest" : "waiting",
    ]
    return parts.joined(separator: " | ")
  }

  private static func text<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "-" }
}
