// Planted stacks for look-ups: the queries, the judged records, and the attached facts.

import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import Hunt
import LabWorld
import LoadRun
import Providers
import Synthesis

extension PlantedStack {
  static let lookingUp = [
    PlantedStack(
      "never-certain", ["ENR-12"], "Nobody is ever certain enough of a record to attach it.",
      .stack(.sites) { $0.plant = { $0.enrichment.judge.certainFrom = 1_001 } }),
    PlantedStack(
      "record-of-a-neighbour", ["ENR-12.precision"], "A book has the record of another one.",
      .stack(.sites) {
        $0.attach { work, editor in
          let others = editor.library.works
          guard var row = editor.library.works[work],
            let other = others.first(where: { $0.id != work && !$0.externalIDs.isEmpty })
          else { return }
          row.externalIDs = other.externalIDs
          editor.put(row)
          for var edition in editor.library.editions(of: work) {
            edition.externalIDs = []
            editor.put(edition)
          }
        }
      }),
    PlantedStack(
      "one-page-more", ["ENR-12.facts"], "The cover is counted as a page.",
      .stack(.sites) {
        $0.attach { work, editor in
          for var edition in editor.library.editions(of: work)
          where !edition.readerFields.contains(.pageCount) {
            edition.facts.pageCount = edition.facts.pageCount.map { $0 + 1 }
            editor.put(edition)
          }
        }
      }),
    PlantedStack(
      "imprint-of-nobody", ["ENR-12.field"], "Publisher, year and language are made up.",
      .stack(.sites) {
        $0.attach { work, editor in
          for var edition in editor.library.editions(of: work) {
            let said = edition.readerFields
            if !said.contains(.publisher) { edition.facts.publisher = "Nobody & Sons" }
            if !said.contains(.yearPublished) { edition.facts.yearPublished = 1_700 }
            if !said.contains(.language) { edition.facts.language = "la" }
            editor.put(edition)
          }
        }
      }),
    PlantedStack(
      "all-is-cooking", ["ENR-12.genre"], "Every book has the genres of a cookery book.",
      .stack(.sites) {
        $0.attach { work, editor in
          guard var row = editor.library.works[work] else { return }
          row.subjects = ["Cooking"]
          editor.put(row)
        }
      }),
    PlantedStack(
      "covers-left-out", ["ENR-15.cover"], "What a record has for a cover is not attached.",
      .stack(.sites) {
        $0.attach { work, editor in
          for var edition in editor.library.editions(of: work) {
            edition.facts.coverURL = nil
            editor.put(edition)
          }
        }
      }),
    PlantedStack(
      "editions-left-out", ["ENR-15.isbn", "ENR-15.year", "ENR-15.pages"],
      "Of a record only what it says of the work is attached.",
      .stack(.sites) {
        $0.plant = { policy in
          policy.enrichment.attaching = { found, editor in
            let work = editor.library.jobs[found.job]?.work
            let before = work.map { editor.library.editions(of: $0) } ?? []
            let result = found.put(in: &editor)
            for edition in work.map({ editor.library.editions(of: $0) }) ?? [] {
              if let old = before.first(where: { $0.id == edition.id }) {
                editor.put(old)
              } else {
                editor.remove(edition.id)
              }
            }
            return result
          }
        }
      }),
    PlantedStack(
      "found-by-the-last", ["CON-5", "CON-5.known", "CON-5.contributors"],
      "Whoever has found a record, the last of the providers is named.",
      .stack(.sites) {
        let last = $0.configuration.providers.last?.name ?? ""
        $0.attach { work, editor in
          guard var row = editor.library.works[work] else { return }
          row.provenance = Provenance(primaryProvider: last, contributors: [last])
          editor.put(row)
        }
      }),
    PlantedStack(
      "title-of-the-provider", ["ENR-11.watched"], "With a record its title is taken over.",
      .stack(.sites) {
        $0.attach { work, editor in
          guard var row = editor.library.works[work] else { return }
          row.title += " (found)"
          editor.put(row)
        }
      }),
    PlantedStack(
      "every-fortieth-job-lost", ["ENR-8.watched"],
      "One of forty books that are to be looked up is not queued.",
      .stack(.sites) {
        $0.plant = { policy in
          policy.follow { change, editor in
            guard case .job(.put(let job)) = change, job.work.serial % 40 == 0 else { return false }
            editor.remove(job.id)
            return true
          }
        }
      }),
    PlantedStack(
      "look-up-progress-falls", ["ENR-2.watched"], "What is told is how many are still to come.",
      .stack(.sites) {
        $0.views.lookUp = { event in
          guard case .progress(let progress) = event else { return event }
          return .progress(EnrichmentProgress(done: progress.total - progress.done, total: progress.total))
        }
      }),
    PlantedStack(
      "parked-is-forgotten", ["ENR-10"], "A book for which nobody was there is taken off the queue.",
      .stack(.outage) {
        $0.plant = { policy in
          policy.follow { change, editor in
            guard case .work(.put(let work)) = change, work.enrichment == .parked,
              let job = editor.library.job(of: work.id)
            else { return false }
            editor.remove(job.id)
            return true
          }
        }
      }),
    PlantedStack(
      "parked-is-hidden", ["ENR-10.usable"],
      "A book for which nobody was there leaves the library.",
      .stack(.outage) {
        $0.plant = { policy in
          policy.follow { change, editor in
            guard case .work(.put(let work)) = change, work.enrichment == .parked else { return false }
            editor.remove(work.id)
            return true
          }
        }
      }),
    PlantedStack(
      "calls-uncounted", ["CON-11"],
      "Nobody counts the calls: a provider is asked until it refuses, and after that.",
      .stack(.freeTier) {
        $0.plantBackend = { backend in
          let shipped = backend.make
          backend.make = { shipped($0.changingUpstreams { $0.quota = .unlimited }) }
        }
      }),
    PlantedStack(
      "titles-as-they-are", ["TTL-7"], "Books are searched for by their titles as the export has them.",
      .world(.freeTier) { $0.titles = .none }),
    PlantedStack(
      "titles-untouched", ["ENR-12.known"],
      "The same, where providers have more of the books than numbers find.",
      .world(.sites) {
        $0.format = .only(.goodreads)
        $0.titles = .none
        // A miss of a share so close to its limit takes more books.
        $0.users *= 3
        $0.readersPerCell = $0.users
      }),
    PlantedStack(
      "titles-without-markers", ["TTL-7.plain"], "The readers' site writes no markers of series into titles.",
      .world(.freeTier) { $0.format = .only(.storyGraph) }),
    PlantedStack(
      "few-books-known", ["CON-11.answers", "CON-5.best"], "Providers have half of what readers have.",
      .world(.freeTier) { $0.coverage = 50 }),
    PlantedStack(
      "slow-providers", ["ENR-13.p90", "IMP-16.1500", "IMP-16.promise"],
      "Providers take forty times as long.", .world(.sites) { $0.latencyPercent = 4_000 }),
    PlantedStack(
      "slower-providers", ["ENR-13", "ENR-13.table"], "Providers take twice as long.",
      .world(.sites) { $0.latencyPercent = 200 }),
    PlantedStack(
      "slow-providers-small", ["IMP-16.100", "IMP-16.500"], "Providers take ten times as long.",
      .part { machine in
        try LoadEvidence.sizes(machine.threads, { false }) {
          $0.users = 10
          $0.books = min($0.books, 150)
          $0.catalogSize = 4_000
          $0.latencyPercent = 1_000
        }
      }),
    PlantedStack(
      "slow-providers-abreast", ["ENR-4.one", "ENR-4.four"], "Providers take four times as long.",
      .part { machine in
        try LoadEvidence.concurrency(machine.threads, { false }) { $0.latencyPercent = 400 }
      }),
    PlantedStack(
      "no-title-read", ["SER-16.recall"], "Titles are not looked through for series.",
      .stack(.sites) {
        $0.plant = {
          $0.imports.series.readsTitles = false
          $0.enrichment.seriesDetector.readsTitles = false
        }
      }),
    PlantedStack(
      "next-place-taken", ["SER-16.precision", "SER-16.told"],
      "A volume stands in the place behind its own.",
      .stack(.sites) {
        $0.plant = { policy in
          policy.follow { change, editor in
            guard case .membership(.put(var row)) = change, let volume = row.position?.wholeVolumes.first
            else {
              return false
            }
            row.position = SeriesPosition(volume + 1)
            editor.put(row)
            return true
          }
        }
      }),
  ]
}

extension CellFixture {
  /// Performs a change on each work after a record was attached to it.
  fileprivate mutating func attach(_ more: @escaping @Sendable (WorkID, inout LibraryEditor) -> Void) {
    plant = { policy in
      policy.enrichment.attaching = { found, editor in
        let work = editor.library.jobs[found.job]?.work
        let result = found.put(in: &editor)
        if result == .enriched, let work { more(work, &editor) }
        return result
      }
    }
  }
}
