// The limits of series, reading, facts about authors, and the lab itself.

extension Limit {
  static let series: [Limit] = [
    Limit("SER-2.found", .atLeast, 98_00, .percent, .ours, of: "SER-16", "the recall of places"),
    Limit("SER-2.true", .atLeast, 99_90, .percent, .ours, of: "SER-16", "the precision of places"),
    Limit("SER-8.shelves", .atLeast, 100_00, .percent, .documents, "a shelf is the series as it stands"),
    Limit("SER-12.offers", .atLeast, 100_00, .percent, .documents, "what comes next is no matter of chance"),
    Limit("SER-13.once", .exactly, 0, .count, .documents, "one celebration, once"),
    Limit("SER-15.back", .atLeast, 100_00, .percent, .documents, "books come back linked"),
    Limit("SER-16.recall", .atLeast, 98_00, .percent, .ours, "the documents ask for 85 %"),
    Limit(
      "SER-16.precision", .atLeast, 99_90, .percent, .ours,
      "the documents ask for 95 %; a wrong series is seen on every shelf"),
    Limit(
      "SER-16.told", .atLeast, 99_90, .percent, .ours, "as for all places, of those that something tells of"),
    Limit("SER-16.best", .atLeast, 99_90, .percent, .ours, "what anybody could reach, beside the row"),
    Limit("SER-16.series", .atLeast, 99_90, .percent, .ours, "as for places with a number"),
    Limit("SER-16.alone", .atLeast, 99_90, .percent, .ours, "as for places that something else confirms"),
    Limit("SER-16.once", .atLeast, 99_90, .percent, .ours, "a series that stands twice is a wrong series"),
    Limit("SER-17.detection", .atMost, 10, .seconds, .documents, "100 ms"),
    Limit("SER-17.list", .atMost, 30, .seconds, .documents, "300 ms for 50 series"),
    Limit("SER-17.long", .atMost, 30, .seconds, .ours, "as for 50 series"),
    Limit("SER-17.detail", .atMost, 20, .seconds, .documents, "200 ms"),
    Limit("SER-17.next", .atMost, 20, .seconds, .ours, "as for one series"),
    Limit("SER-17.memory", .atMost, 10_00, .megabytes, .documents, "10 MB more at most"),
    Limit("SER-18.stories", .atLeast, 100_00, .percent, .documents, "the order that the reader has said"),
    Limit("SER-19.picked", .atLeast, 100_00, .percent, .documents, "what was picked is what is wanted"),
    Limit("SER-22.learnt", .atLeast, 90_00, .percent, .ours, "the app learns by itself what a provider has"),
    Limit("SER-22.last", .atLeast, 90_00, .percent, .ours, "a reader wants to know how many there are"),
    Limit("SER-22.found", .atLeast, 90_00, .percent, .ours, "whose title is known, is found"),
    Limit("SER-22.any", .atLeast, 90_00, .percent, .ours, "of all missing volumes that a provider has"),
    Limit("SER-21.detected", .atLeast, 85_00, .percent, .documents, "their KPI of detection"),
    Limit("SER-21.added", .atLeast, 25_00, .percent, .documents, "their KPI: a quarter more volumes"),
    Limit("SER-21.celebrated", .atLeast, 100_00, .percent, .ours, "the documents count on 30 %; here all"),
  ]

  static let reading: [Limit] = [
    Limit("SES-2", .atLeast, 100_00, .percent, .documents, "a session is what the reader lived"),
    Limit("SES-3", .atLeast, 100_00, .percent, .ours, "hours with a paper book are never 0 minutes"),
    Limit("SES-5", .atLeast, 100_00, .percent, .documents, "no session takes another's place"),
    Limit("SES-7.kills", .exactly, 0, .count, .documents, "a migration loses nothing"),
    Limit("SES-9", .exactly, 0, .count, .documents, "no question comes again"),
    Limit("DIV-5", .atLeast, 100_00, .percent, .documents, "always equal to counting anew"),
    Limit("DIV-6", .atMost, 20, .seconds, .documents, "200 ms for the largest library"),
    Limit("DIV-7", .atLeast, 100_00, .percent, .documents, "before and after an answer are one book apart"),
    Limit("CUR-1", .exactly, 0, .count, .documents, "the balance is the sum of the ledger"),
  ]

  static let authors: [Limit] = [
    Limit("CAS-1.shown", .atLeast, 100_00, .percent, .documents, "a book shows what was said"),
    Limit(
      "CAS-3.correct", .atLeast, 100_00, .percent, .documents,
      "what was said is what is shown: none of it is chance"),
    Limit("CAS-7.bursts", .atLeast, 100_00, .percent, .documents, "once, behind the last of a burst"),
    Limit(
      "CAS-7.screens", .atLeast, 100_00, .percent, .ours, "a screen that is open shows what was calculated"),
    Limit("CAS-8.10", .atMost, 10, .seconds, .documents, "100 ms for 10 books"),
    Limit(
      "CAS-8.100", .atMost, 1_10, .exponent, .documents, "linear: the exponent of the cost, with its noise"),
    Limit(
      "CAS-8.1000", .atMost, 1_10, .exponent, .documents, "linear: the exponent of the cost, with its noise"),
    Limit("CAS-9.told", .atLeast, 100_00, .percent, .documents, "the list of books is what changed"),
    Limit("CAS-9.saved", .atLeast, 80_00, .percent, .documents, "four entries of five are saved"),
    Limit("CAS-9.overridden", .atMost, 5_00, .percent, .documents, "overrides on one book in twenty"),
    Limit("CAS-10.lines", .atLeast, 100_00, .percent, .documents, "each change has its line"),
    Limit("CAS-13.completion", .atLeast, 50_00, .percent, .documents, "half more is known than without"),
  ]

  static let lab: [Limit] = [
    Limit(
      "CON-12.legacy", .exactly, 0, .count, .ours, "both interfaces are counted, each under its own name"),
    Limit("*.hunt", .exactly, 0, .count, .ours, "an objection is a defect of the stack, or of the oracle"),
    Limit("*.watched", .exactly, 0, .count, .ours, "an objection is a defect of the stack, or of the oracle"),
    Limit("LAB-1", .exactly, 0, .count, .ours, "an objection is a defect of the stack, or of the oracle"),
    Limit("LAB-1.same", .exactly, 0, .count, .ours, "one seed fixes everything"),
    Limit("LAB-1.seeds", .exactly, 0, .count, .ours, "another seed is another run"),
    Limit("LAB-2", .exactly, 1_00, .count, .ours, "each reader of a run gets to the end"),
    Limit("LAB-2.time", .atMost, 60_00, .seconds, .ours, "a minute is what people wait for a check"),
    Limit("LAB-2.memory", .atMost, 1_024_00, .mebibytes, .ours, "the machine of a gate has a few GiB"),
  ]
}
