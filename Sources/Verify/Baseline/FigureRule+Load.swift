// The rules for the figures of a load run. All figures depend on settings and seed alone. Tolerances are not
// for noise but for chance: any change of the stack, such as a shorter message, changes the times of events,
// and with them which call meets a fault.
//
// Their widths were measured on runs that differ in irrelevant ways; bookstrack-sim.docc/Gate.md has the
// figures.

import LabWorld

extension FigureRule {
  private static let drawn = "libraries are drawn before anything happens"
  private static let sure = "what is compared is fixed before anything happens; chance has no part in it"
  private static let counts = "which call meets a fault is chance; what the stack does about it is not"
  private static let happened = "what happened, and not whether it was good"
  private static let parts = "it is a part of a figure that is judged as a whole"
  private static let totals = "of sums over thousands of works, chance moved 1 % at most"
  private static let quantiles =
    "of quantiles, chance moved about 5 % at most, and of the last hundredth 10 %"

  /// All rules for a load run; the first that matches a figure applies.
  package static let load = made + imported + enriched + read + timed + served + unread

  /// The input of the run.
  private static let made = [
    FigureRule("readers", "LAB-2", "readers", .same, because: drawn),
    FigureRule("imports.rows", "LAB-2", "rows", .same, because: drawn),
    FigureRule("imports.trueBooks", "LAB-2", "books in the exports", .same, because: drawn),
    FigureRule("imports.trueDuplicates", "LAB-2", "duplicates in the exports", .same, because: drawn),
    FigureRule("imports.trueDamaged", "LAB-2", "damaged rows in the exports", .same, because: drawn),
    FigureRule("titles.*.whole", "LAB-2", "titles looked up", .same, because: drawn),
  ]

  private static let imported = [
    FigureRule("imports.duplicates.falseNegative", "DUP-9", "duplicates missed", .less(.none), because: sure),
    FigureRule("imports.duplicates.falsePositive", "DUP-9", "wrong merges", .less(.none), because: sure),
    FigureRule("imports.duplicates.truePositive", "DUP-9", "duplicates found", .more(.none), because: sure),
    FigureRule("duplicatesByFormat.*", "DUP-9", "duplicates by export", .reported, because: parts),
    FigureRule(
      "imports.rejections.falseNegative", "IMP-5", "damaged rows accepted", .less(.none), because: sure),
    FigureRule(
      "imports.rejections.falsePositive", "IMP-5", "whole rows rejected", .less(.none), because: sure),
    FigureRule(
      "imports.rejections.truePositive", "IMP-5", "damaged rows rejected", .more(.none), because: sure),
    FigureRule(
      "imports.worksAddedByRepetition", "IMP-11", "added by a second import", .less(.none), because: sure),
    FigureRule("imports.kept.*.rest", "IMP-12", "reader's facts lost", .less(.none), because: sure),
    FigureRule("imports.kept.*", "IMP-12", "reader's facts kept", .reported, because: parts),
    FigureRule("imports.alike.*.rest", "DUP-11", "look-alikes taken for one", .less(.none), because: sure),
    FigureRule("imports.alike.*", "DUP-11", "look-alikes told apart", .reported, because: parts),
    FigureRule("imports.furtherByKind.*", "DUP-11", "duplicates by kind", .reported, because: parts),
    FigureRule("imports.*", "IMP-9", "what became of rows", .reported, because: parts),
    FigureRule("titles.corrected.part", "TTL-7", "found by normalized title", .more(.none), because: sure),
    FigureRule("titles.corrected.rest", "TTL-7", "not found by title", .reported, because: parts),
    FigureRule(
      "titles.off.*", "TTL-7", "found by title as it is", .reported, because: "the provider's merit"),
    FigureRule(
      "titles.asWritten.*", "TTL-7", "found as documented", .reported, because: "the documents' merit"),
  ]

  private static let enriched = [
    FigureRule(
      "enrichment.correct", "ENR-12", "works with right record", .more(.perMille(2)),
      because: "of all works, chance moved one in a thousand"),
    FigureRule("enrichment.wrong", "ENR-12", "works with wrong record", .less(.chance), because: counts),
    FigureRule(
      "enrichment.facts.*.rest", "ENR-12", "wrong facts from providers", .less(.chance), because: counts),
    FigureRule("enrichment.facts.*", "ENR-12", "facts from providers", .reported, because: parts),
    FigureRule(
      "enrichment.filled.*.rest", "ENR-15", "facts of records left out", .less(.chance), because: counts),
    FigureRule("enrichment.filled.*", "ENR-15", "facts of records", .reported, because: parts),
    FigureRule(
      "enrichment.usable.rest", "ENR-10", "libraries not usable in an outage", .less(.none), because: sure),
    FigureRule(
      "enrichment.usable.*", "ENR-10", "libraries looked at in an outage", .reported, because: parts),
    FigureRule("enrichment.byState.enriched", "ENR-12", "works with a record", .reported, because: parts),
    FigureRule(
      "enrichment.byState.needsChoice", "ENR-11", "works left to choose", .less(.chance), because: counts),
    FigureRule("enrichment.byState.*", "ENR-10", "works left", .less(.chance), because: counts),
    FigureRule(
      "enrichment.withTrueProvenance", "CON-5", "works that name a provider", .more(.perMille(2)),
      because: "of all works, chance moved one in a thousand"),
    FigureRule(
      "enrichment.named.rest", "CON-5", "answered works that name no provider", .less(.chance),
      because: counts),
    FigureRule(
      "enrichment.named.*", "CON-5", "answered works that a provider has", .reported, because: parts),
    FigureRule("enrichment.requests.*", "ENR-6", "requests of devices", .less(.chance), because: counts),
    FigureRule("enrichment.pauses", "ENR-5", "pauses before a repetition", .less(.chance), because: counts),
    FigureRule("enrichment.parkings", "ENR-5", "works parked", .less(.chance), because: counts),
    FigureRule("enrichment.*", "ENR-6", "steps of enrichment", .reported, because: happened),
    FigureRule("verifying.works", "ENR-11", "books to verify", .less(.chance), because: counts),
    FigureRule("verifying.needless.*", "ENR-11", "needless questions", .less(.chance), because: counts),
    FigureRule("verifying.questions.*", "ENR-11", "questions", .reported, because: parts),
    FigureRule("series.said.rest", "SER-16", "places in series missed", .less(.chance), because: counts),
    FigureRule("series.held.rest", "SER-16", "wrong places in series", .less(.chance), because: counts),
    FigureRule(
      "series.told.rest", "SER-16", "wrong places that something tells", .less(.chance), because: counts),
    FigureRule(
      "series.unnumbered.rest", "SER-16", "wrong series without a number", .less(.chance), because: counts),
    FigureRule(
      "series.alone.rest", "SER-16", "wrong places by one record's word", .less(.chance), because: counts),
    FigureRule("series.once.rest", "SER-16", "series under two names", .less(.chance), because: counts),
    FigureRule("series.said.part", "SER-16", "places in series found", .more(.perMille(10)), because: totals),
    FigureRule("series.*", "SER-16", "series", .reported, because: happened),
  ]

  /// The days after the import.
  private static let read = [
    FigureRule(
      "reading.kept.rest", "SES-5", "sittings without their session", .less(.none), because: lived),
    FigureRule(
      "reading.facts.*.rest", "SES-2", "sessions that say what is not so", .less(.none), because: lived),
    FigureRule("reading.long.rest", "SES-3", "long sittings cut short", .less(.none), because: lived),
    FigureRule("reading.askedAgain", "SES-9", "questions asked again", .less(.none), because: lived),
    FigureRule(
      "reading.answersCounted.rest", "DIV-7", "answers that do not count their books", .less(.none),
      because: lived),
    FigureRule("reading.periodsCounted.rest", "DIV-5", "periods that drifted", .less(.none), because: lived),
    FigureRule(
      "reading.addedOnFlights.rest", "ENR-3", "books from flights not looked up", .less(.chance),
      because: counts),
    FigureRule(
      "reading.curating.shown.rest", "CAS-1", "facts not shown as was said", .less(.none), because: lived),
    FigureRule(
      "reading.curating.told.rest", "CAS-9", "changes told of wrongly", .less(.none), because: lived),
    FigureRule(
      "reading.curating.refreshed.rest", "CAS-7", "bursts without one calculation", .less(.none),
      because: lived),
    FigureRule(
      "reading.curating.screens.rest", "CAS-7", "screens that show old figures", .less(.none), because: lived),
    FigureRule(
      "reading.curating.lines.rest", "CAS-10", "changes without their line", .less(.none), because: lived),
    FigureRule(
      "reading.marathon.shelves.rest", "SER-8", "shelves that are wrong", .less(.none), because: lived),
    FigureRule(
      "reading.marathon.offers.rest", "SER-12", "recommendations that are wrong", .less(.none),
      because: lived),
    FigureRule(
      "reading.marathon.celebrated.rest", "SER-13", "finished series not celebrated", .less(.none),
      because: lived),
    FigureRule(
      "reading.marathon.celebratedTooOften", "SER-13", "celebrations nobody has earned", .less(.none),
      because: lived),
    FigureRule(
      "reading.marathon.stories.rest", "SER-18", "stories not in their order", .less(.none), because: lived),
    FigureRule(
      "reading.marathon.picked.rest", "SER-19", "picked volumes not in place", .less(.none), because: lived),
    FigureRule(
      "reading.marathon.learnt.rest", "SER-22", "series of which nothing is learnt", .less(.chance),
      because: counts),
    FigureRule(
      "reading.marathon.listed.rest", "SER-22", "listed volumes that are not found", .less(.chance),
      because: counts),
    FigureRule(
      "reading.marathon.back.rest", "SER-15", "places lost by a reset", .less(.none), because: lived),
    FigureRule(
      "reading.questions.answered", "SES-9", "questions that readers answer", .more(.chance), because: counts),
    FigureRule(
      "reading.continued", "SER-12", "books begun because they were offered", .more(.chance), because: counts),
    FigureRule(
      "reading.curating.entries.*", "CAS-9", "what readers enter of authors", .less(.chance), because: counts),
    FigureRule(
      "reading.curating.overridden.part", "CAS-9", "books that differ", .less(.chance), because: counts),
    FigureRule(
      "reading.curating.filled", "CAS-13", "facts that books show", .more(.perMille(10)), because: totals),
    FigureRule(
      "reading.marathon.marked.rest", "SER-21", "own markers not found", .less(.chance), because: counts),
    FigureRule(
      "reading.marathon.added", "SER-21", "volumes added as recommended", .more(.chance), because: counts),
    FigureRule(
      "reading.marathon.answered.rest", "SER-19", "searches without the volume", .less(.chance),
      because: counts),
    FigureRule("reading.*", "SES-4", "what readers read", .reported, because: happened),
    FigureRule("devices.equal.rest", "SYN-3", "rows that differ on devices", .less(.none), because: lived),
    FigureRule(
      "devices.lastWrites.rest", "SYN-2", "fields without their last write", .less(.none), because: lived),
    FigureRule(
      "devices.removed.rest", "SYN-3", "removed books that are back", .less(.none), because: lived),
    FigureRule(
      "devices.sessions.rest", "SES-1", "sittings without one session", .less(.none), because: lived),
    FigureRule(
      "devices.joined.rest", "SYN-4", "books of two imports not there once", .less(.chance), because: counts),
    FigureRule(
      "devices.alone.rest", "SYN-4", "books of one import not there once", .less(.none), because: lived),
    FigureRule("devices.claims.rest", "SYN-11", "false claims to be synced", .less(.none), because: lived),
    FigureRule("devices.*", "SYN-1", "what happened on several devices", .reported, because: happened),
  ]

  private static let lived = "the reader's own account is the limit; chance has no part in it"

  private static let timed = [
    FigureRule(
      "time.enrichmentTotal", "ENR-13", "time to look up, all readers", .less(.perMille(30)), .nanoseconds,
      because: totals),
    FigureRule(
      "time.unfinishedReaders", "ENR-10", "readers who lack books", .less(.none),
      because: "it is a gate of its own that there is none"),
    FigureRule("latency.*.count", "ENR-13", "waits", .reported, because: happened),
    FigureRule(
      "latency.*.max", "ENR-13", "longest wait", .reported, .milliseconds, because: "a single event"),
    FigureRule(
      "latency.provider.*", "CON-10", "provider's time", .reported, .milliseconds,
      because: "the look-alike draws it, not the stack"),
    FigureRule(
      "latency.*.p99", "ENR-13", "99 of 100 waits", .less(.perMille(150)), .milliseconds, because: quantiles),
    FigureRule(
      "latency.*.p95", "ENR-13", "95 of 100 waits", .less(.perMille(100)), .milliseconds, because: quantiles),
    FigureRule(
      "latency.*.p90", "ENR-13", "nine of ten waits", .less(.perMille(100)), .milliseconds, because: quantiles
    ),
    FigureRule(
      "latency.*.p50", "ENR-13", "half of the waits", .less(.perMille(50)), .milliseconds, because: quantiles),
  ]

  private static let served = [
    FigureRule(
      "requestsBeyondQuota", "CON-11", "calls beyond a quota", .less(.none), because: "one is too many"),
    FigureRule("quotasUsedUp", "CON-11", "quotas used up", .reported, because: happened),
    FigureRule("violations", "LAB-1", "violations", .less(.none), because: "one is too many"),
    FigureRule("providerRequests.*", "CON-11", "calls to a provider", .less(.chance), because: counts),
    FigureRule("backend.requests.*", "ENR-6", "requests served", .less(.chance), because: counts),
    FigureRule("backend.cacheHits", "CON-9", "answers from the cache", .more(.chance), because: counts),
    FigureRule("backend.evictedAnswers", "CON-9", "answers evicted", .less(.chance), because: counts),
    FigureRule("backend.unreadableItems", "CON-12", "unreadable items", .less(.chance), because: counts),
    FigureRule("backend.genresUnknown", "CON-12", "unknown genres", .less(.perMille(30)), because: totals),
    FigureRule("backend.processing.buckets.*", nil, "histogram", .unread, because: "its sum is judged"),
    FigureRule(
      "backend.processing.totalMilliseconds", "CON-12", "time in the backend", .less(.perMille(40)),
      .milliseconds,
      because: totals),
    FigureRule("backend.*", "CON-12", "steps of the backend", .reported, because: happened),
    FigureRule("faults.*", "LAB-4", "faults", .reported, because: "the world does them, not the stack"),
    FigureRule(
      "events", "LAB-1", "events", .reported, because: "how the lab does it; readers meet none of them"),
  ]

  private static let unread = [
    FigureRule("time.latency.*", nil, "histograms", .unread, because: "their quantiles are judged"),
    FigureRule(
      "time.enrichment.*", nil, "histogram", .unread, because: "its sum is judged, and a target its quantile"),
    FigureRule(
      "timeline.*", nil, "counts by minute", .unread, because: "their sums and the time to the end are judged"
    ),
    FigureRule(
      "slowest.*", nil, "slowest readers", .unread,
      because: "five readers out of all; the time of all readers is judged"),
    FigureRule(
      "missed.*", nil, "missed cases", .unread, because: "the first of each row; how many there are is judged"
    ),
    FigureRule("rates.*", nil, "rates", .unread, because: "made of figures that are judged exactly"),
    FigureRule("targets.*", nil, "targets", .unread, because: "their verdicts are compared by themselves"),
    FigureRule(
      "configuration.*", nil, "settings", .unread, because: "they have to be the same, or nothing is compared"
    ),
    FigureRule(
      "digest", nil, "digest", .unread, because: "told by itself: it says whether anything differs at all"),
    FigureRule("isComplete", nil, "completeness", .unread, because: "a report of a part is refused"),
  ]
}
