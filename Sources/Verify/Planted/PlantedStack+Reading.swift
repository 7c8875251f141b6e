// Planted stacks for readers who read, enter facts about authors and follow series.

import BooksTrack
import BooksTrackAPI
import LabWorld
import LoadRun
import Synthesis

extension PlantedStack {
  static let reading = [
    PlantedStack(
      "one-session-a-book", ["SES-5"], "A book has one session, and the next takes its place, as written.",
      .stack(.reading) { $0.plant = { $0.sessions.history = .onePerBook } }),
    PlantedStack(
      "timer-runs-on", ["SES-2"], "A timer that was forgotten has read until it was found, as written.",
      .stack(.reading) { $0.plant = { $0.sessions.abandonment = .never } }),
    PlantedStack(
      "long-sittings-cut", ["SES-3"],
      "Of a sitting in which nothing was heard of the reader for more than four hours a minute counts.",
      .stack(.reading) {
        $0.plant = { policy in
          policy.sessions.abandonment.silenceEndedByHand = policy.sessions.abandonment.silence
          policy.sessions.abandonment.timePerPage = 0
        }
      }),
    PlantedStack(
      "skipped-asked-again", ["SES-9"], "What was passed over is asked again.",
      .stack(.reading) { $0.plant = { $0.prompts = .insistent } }),
    PlantedStack(
      "six-points", ["CUR-1"], "An answer brings six points.",
      .stack(.reading) { $0.plant = { $0.points = PointsRule(answer: 6) } }),
    PlantedStack(
      "every-period-is-all-time", ["DIV-5"], "The counts of a month are those of all time.",
      .stack(.reading) { $0.views.period = { _ in .allTime } }),
    PlantedStack(
      "counts-stay", ["DIV-7"], "Behind an answer the counts are shown as they were before it.",
      .stack(.reading) { $0.views.answered = { before, _ in (before, before) } }),
    PlantedStack(
      "few-are-none", ["ENR-3.flights"], "A queue of fewer than five books is not worth a request.",
      .stack(.reading) { $0.plant = { $0.enrichment.order = { $0.count < 5 ? [] : $0 } } }),
    PlantedStack(
      "network-aboard", ["ENR-3.watched"], "A device in the air takes its network for one.",
      .stack(.reading) { $0.isOnlineAboard = true }),
    PlantedStack(
      "session-runs-on", ["SES-1.watched"], "A session that was ended goes on.",
      .stack(.reading) {
        $0.plant = { policy in
          policy.follow { change, editor in
            guard case .session(.put(var session)) = change, session.ending == .finished else { return false }
            session.ending = nil
            editor.put(session)
            return true
          }
        }
      }),
  ]

  static let curating = [
    PlantedStack(
      "override-blocks-its-book", ["CAS-1.shown"],
      "A book with an override is filled in no field, as written.",
      .stack(.curation) { $0.plant = { $0.cascade = .asWritten } }),
    PlantedStack(
      "override-blocks-facts", ["CAS-3.correct"], "The same, with what is true of each author.",
      .part { _ in
        CurationEvidence.figures(
          try await CurationEvidence.counts(of: 2, catalogSize: 6_000, .asWritten))
      }),
    PlantedStack(
      "statistics-a-minute-late", ["CAS-7.bursts"],
      "Statistics are calculated a minute behind the last change.",
      .stack(.curation) { $0.plant = { $0.statisticsDelay = .seconds(60) } }),
    PlantedStack(
      "cascaded-books-not-redrawn", ["CAS-7.screens"],
      "Behind a cascade the screen that is open shows new figures and the books as they were.",
      .stack(.curation) {
        $0.views.refreshed = {
          StatsNotice(number: $0.number, library: $0.library, stats: $0.stats, works: [])
        }
      }),
    PlantedStack(
      "cascades-paid-again", ["CAS-9.told"], "Each cascade pays for all of its books, as written.",
      .stack(.curation) { $0.plant = { $0.points = .everyCascade } }),
    PlantedStack(
      "override-for-all-books", ["CAS-9.overridden"],
      "An override of a book is one of all books in the library.",
      .stack(.curation) {
        $0.plant = { policy in
          policy.follow { change, editor in
            guard case .override(.put(let override)) = change else { return false }
            for work in Array(editor.library.works) where work.id != override.work {
              editor.put(
                WorkOverride(
                  id: editor.newID(), work: work.id, field: override.field,
                  values: override.values))
            }
            return true
          }
        }
      }),
    PlantedStack(
      "taken-back-without-line", ["CAS-10.lines"], "To take a change back leaves no line in the history.",
      .stack(.curation) {
        $0.plant = { policy in
          policy.follow { change, editor in
            guard case .curationStep(.put(let step)) = change, step.undoes != nil else { return false }
            editor.remove(step.id)
            return true
          }
        }
      }),
    PlantedStack(
      "one-book-an-author", ["CAS-9.saved", "CAS-13.completion"],
      "Readers have one or two books by each author.",
      .world(.curation) { $0.readership = .only(.novels) }),
  ]

  static let series = [
    PlantedStack(
      "gaps-hidden", ["SER-8.shelves"], "Between two volumes that are there nothing is missing.",
      .stack(.marathon) { $0.views.missing = { _ in [] } }),
    PlantedStack(
      "nothing-recommended", ["SER-12.offers"], "Nothing is recommended after a book.",
      .stack(.marathon) { $0.views.offer = { _ in nil } }),
    PlantedStack(
      "celebrated-when-owned", ["SER-13.once"], "A series is celebrated when all of it is there.",
      .stack(.marathon) {
        $0.views.celebrated = { series, library in
          series + library.series.filter { SeriesShelf(of: $0, in: library).owned.isComplete }.map(\.id)
        }
      }),
    PlantedStack(
      "never-celebrated", ["SER-21.celebrated"], "Nobody notes that a series was finished.",
      .stack(.marathon) { $0.plant = { $0.commitRules = [] } }),
    PlantedStack(
      "places-lost-with-books", ["SER-15.back"], "A reset forgets where books stood in series.",
      .stack(.marathon) {
        $0.plant = { policy in
          policy.follow { change, editor in
            guard case .absentBook(.put(let book)) = change else { return false }
            editor.remove(book.id)
            return true
          }
        }
      }),
    PlantedStack(
      "story-backwards", ["SER-18.stories"], "The story of a series is kept from its end.",
      .stack(.stories) {
        $0.plant = { policy in
          policy.follow { change, editor in
            guard case .membership(.put(var row)) = change,
              let place = row.chronological?.wholeVolumes.first, place < 500
            else { return false }
            row.chronological = SeriesPosition(1_000 - place)
            editor.put(row)
            return true
          }
        }
      }),
    PlantedStack(
      "wish-is-unread", ["SER-19.picked"], "A volume that was picked is there as any other book.",
      .stack(.marathon) {
        $0.plant = { policy in
          policy.follow { change, editor in
            guard case .entry(.put(var entry)) = change, entry.facts.status == .wantToRead else {
              return false
            }
            entry.facts.status = .unknown
            editor.put(entry)
            return true
          }
        }
      }),
    PlantedStack(
      "nothing-is-learnt", ["SER-22.learnt"], "The app requests no page of a series by itself.",
      .stack(.marathon) { $0.plant = { $0.enrichment.learnsSeries = false } }),
    PlantedStack(
      "last-volume-forgotten", ["SER-22.last"], "Of a provider's list only the first volume is kept.",
      .stack(.marathon) {
        $0.plant = { policy in
          policy.follow { change, editor in
            guard case .seriesPage(.put(var page)) = change, page.volumes.count > 1 else { return false }
            page.volumes = Array(page.volumes.prefix(1))
            editor.put(page)
            return true
          }
        }
      }),
    PlantedStack(
      "no-volume-is-offered", ["SER-22.found", "SER-22.any"],
      "A search for a missing volume offers none of its answers.",
      .stack(.marathon) { $0.plant = { $0.enrichment.judge.offeredAtMost = 0 } }),
    PlantedStack(
      "markers-as-in-the-documents", ["SER-21.detected"], "Markers are read by the grammar of the documents.",
      .stack(.marathon) {
        $0.plant = {
          $0.imports.series = .asWritten
          $0.enrichment.seriesDetector = .asWritten
        }
      }),
  ]
}
