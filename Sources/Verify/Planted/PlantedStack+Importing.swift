// Planted stacks for reading files and importing their rows.

import Bench
import BooksTrack
import BooksTrackAPI
import Hunt
import LoadRun

extension PlantedStack {
  static let importing = [
    PlantedStack(
      "formats-forgotten", ["IMP-1.known", "IMP-2.known", "IMP-3.known"],
      "The columns of no site are known.",
      .part { _ in ExportRecognition.figures(by: ExportRules(formats: [])) }),
    PlantedStack(
      "pieces-read-alone", ["IMP-7.cuts", "IMP-7.encodings"],
      "Each piece of a file is taken for UTF-8 by itself, wherever it ends.",
      .part { _ in
        ExportRecognition.figures(
          by: ExportRules(handed: { Array(String(decoding: $0, as: UTF8.self).utf8) }))
      }),
    PlantedStack(
      "large-sites-only", ["IMP-18.known"], "The tables of further apps are not known.",
      .part { _ in
        let sites = ["Goodreads", "LibraryThing", "StoryGraph"]
        return DialectReading.figures(
          by: .shipped.with {
            $0.imports.formats = ExportFormat.known.filter { sites.contains($0.name) }
          })
      }),
    PlantedStack(
      "unread-columns-unnamed", ["IMP-17.columns"], "Columns that are not read are not named.",
      .part { _ in DialectReading.figures(by: .shipped.with { $0.named = { _ in [] } }) }),
    PlantedStack(
      "day-always-first", ["IMP-17.facts", "IMP-19.values"],
      "In a date of numbers the day is first, whatever the rest of the column says.",
      .part { _ in DialectReading.figures(by: .shipped.with { $0.imports.dayOrder = .dayFirst }) }),
    PlantedStack(
      "merged-whatever-is-asked", ["DUP-6.kills"], "A file that is to replace is merged.",
      .part { _ in StrategyKills.figures { $0 == .replace ? .smart : $0 } }),
    PlantedStack(
      "failure-is-no", ["DUP-8.told"], "A look-up that fails has found nothing, and nobody hears of it.",
      .part { _ in LookupFailures.figures { _ in .noDuplicate } }),
    PlantedStack(
      "rows-kept", ["IMP-7.flat"],
      "Whoever reads a file keeps every row of it.",
      .part { machine in
        let sizes = [1_500, 15_000].map { MemoryCase(.parse, books: $0) }
        return try await machine.memory("rows-kept", keepsRows: true).run(sizes, samples: 3).verified
      }),
    PlantedStack(
      "import-inserts-again-always",
      [
        "IMP-11", "DUP-9.recall", "DUP-9.hard", "DUP-9.recall.goodreads", "LAB-1",
      ],
      "Nobody looks whether a book is there already.",
      .stack(.sites) { $0.plant = { $0.imports.lookup = DuplicateLookup { _, _, _ in .noDuplicate } } }),
    PlantedStack(
      "copies-are-books", ["DUP-9.recall.librarything", "DUP-9.recall.storygraph"],
      "The same, where files of these sites have further rows of a book.",
      .stack(.copies) { $0.plant = { $0.imports.lookup = DuplicateLookup { _, _, _ in .noDuplicate } } }),
    PlantedStack(
      "reviews-lost", ["IMP-12"], "A review is not kept.",
      .stack(.sites) {
        $0.plant = { policy in
          policy.follow { change, editor in
            guard case .entry(.put(var entry)) = change, entry.facts.review != nil else { return false }
            entry.facts.review = nil
            editor.put(entry)
            return true
          }
        }
      }),
    PlantedStack(
      "first-book-is-it",
      [
        "DUP-9.precision", "DUP-9.precision.goodreads", "DUP-9.precision.librarything",
        "DUP-9.precision.storygraph", "DUP-11.alike",
      ], "A book is taken for the first one in the library that has its writer.",
      .stack(.sites) {
        $0.plant = { $0.imports.lookup = .firstOfWriter }
      }),
    PlantedStack(
      "import-progress-falls", ["IMP-8.watched"],
      "An import is half done when it is done, and then begins anew.",
      .stack(.sites) {
        $0.views.importProgress = { ImportProgress(staged: $0.total - $0.staged, total: $0.total + 1) }
      }),
    PlantedStack(
      "own-pen-name", ["IMP-10.watched"], "Each author is noted as a pen name of theirs.",
      .stack(.sites) {
        $0.plant = { policy in
          policy.follow { change, editor in
            guard case .author(.put(var author)) = change, author.penNameOf == nil else { return false }
            author.penNameOf = author.id
            editor.put(author)
            return true
          }
        }
      }),
  ]
}
