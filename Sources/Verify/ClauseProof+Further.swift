// The proofs of SER and LAB: series, and the lab itself.

import LabWorld

extension ClauseProof {
  static let further: [ClauseProof] = [
    ClauseProof(
      "SER-1", in: [.hunt],
      "EnrichmentSeriesTests: SER-1: a named series makes a membership",
      "SeriesGrammarTests: SER-1: a provider's text names a series and a place, or nothing"),
    ClauseProof(
      "SER-2", in: [.series, .hunt],
      "FreeTextTests: A text about series with a number and a word goes on as it is, one without a place does not (SER-2)",
      "EnrichmentSeriesTests: SER-2: a publisher's series makes none",
      "SeriesDetectorTests: SER-2: a publisher's series, or a bare text without a number, is none"),
    ClauseProof(
      "SER-3",
      "EnrichmentSeriesTests: SER-3: a series without name that the title does not mention is none",
      "SeriesDetectorTests: SER-3: no metadata, no series",
      "SeriesGrammarTests: SER-3: a title without a marker is left as it is"),
    ClauseProof(
      "SER-4",
      "SeriesProgressTests",
      "SeriesMembershipTests: SER-4: a place keeps the title and the first cover of its book, whatever becomes of them",
      "SeriesNamedCaseTests: SER-4: an omnibus of 1-3 stands for its volumes",
      "VersionFiveTests: SER-4: is carried over with every series, and each place has the title and the cover of its book"
    ),
    ClauseProof(
      "SER-5", in: [.hunt],
      "EnrichmentSeriesTests: SER-5: the second book joins the series of the first",
      "SeriesLinkerTests: SER-5: the first book makes the series and the second joins it",
      "SeriesNamingTests: SER-5: a slip of the keyboard asks, and never joins"),
    ClauseProof(
      "SER-6", in: [.hunt],
      "SeriesLinkerTests: SER-6: a series of the reader's own is joined and keeps its name and total",
      "SeriesMergeTests: SER-6: what the reader did in between stays: no order made by hand is lost",
      "SeriesMergeTests: SER-6: undone after a relaunch, with edits on both sides of it"),
    ClauseProof(
      "SER-7", in: [.hunt],
      "SeriesListTests"),
    ClauseProof(
      "SER-8", in: [.marathon, .hunt],
      "SeriesShelfTests: SER-8: Harry Potter grows from one volume to 7/7",
      "SeriesShelfTests: SER-8: who owns 1, 3 and 5 misses 2 and 4",
      "SeriesLifeTests: SER-7, SER-8, SER-9, SER-12: any life shows what a brute-force count says"),
    ClauseProof(
      "SER-9", in: [.hunt],
      "SeriesProgressTests: SER-9: without a total there is no percentage of it",
      "SeriesLookUpTests: SER-9: the total that counts where providers disagree"),
    ClauseProof(
      "SER-10", in: [.hunt],
      "LibraryEditorTests: a series takes its memberships along and never a book (SER-10)",
      "SeriesByHandTests: SER-10: five books dragged into another order stand in it"),
    ClauseProof(
      "SER-11", in: [.hunt],
      "SeriesLinkerTests: SER-11: a book stands in several series"),
    ClauseProof(
      "SER-12", in: [.marathon, .hunt],
      "SeriesRecommendationTests: SER-12: of several that are missing the earliest is offered",
      "SeriesRecommendationTests: SER-12: what is read already is passed over, also within an omnibus"),
    ClauseProof(
      "SER-13", in: [.marathon, .hunt],
      "SeriesCelebrationTests: SER-13: whenever the power is lost, the reader is told once",
      "SeriesCelebrationTests: SER-13: celebrated once, also over a reset and an import of the same books",
      "SeriesCelebrationTests: SER-13: a companion without a place finishes no series of which a volume is missing"
    ),
    ClauseProof(
      "SER-14", in: [.hunt],
      "SeriesShelfTests: SER-14: progress is spoken"),
    ClauseProof(
      "SER-15", in: [.marathon, .hunt],
      "LibraryEditorTests",
      "SeriesResetTests"),
    ClauseProof(
      "SER-16", in: [.load, .series],
      "AccuracyTests: SER-16: a place is true by its series, and by its number if it has one"),
    ClauseProof(
      "SER-17", in: [.shelves, .memory],
      "SeriesEvidenceTests: SER-17: what takes longer than the documents allow is missed"),
    ClauseProof(
      "SER-18", in: [.marathon, .hunt],
      "SeriesMembershipTests: SER-18: Narnia as it came out, and as the story goes",
      "SeriesGoalTests: SER-18: a series counts for the year in which its last volume was read",
      "SeriesGoalTests: SER-18: an author's series are their own and those they wrote a book of"),
    ClauseProof(
      "SER-19", in: [.marathon],
      "SeriesLookUpTests: SER-19: what the reader picks is wanted in its place, and exactly that book is fetched",
      "SeriesLookUpTests: SER-19: nothing found, no network and a failure are told apart, and each has its text"
    ),
    ClauseProof(
      "SER-20", in: [.hunt],
      "SeriesTextsTests: SER-20: every button says what it does, and to what",
      "SeriesShelfTests: SER-20: who deletes a series is told how many books stay"),
    ClauseProof(
      "SER-21", in: [.marathon],
      "MarathonLifeTests: SER-8, SER-12, SER-13, SER-15, SER-18, SER-19, SER-21: what is shown is what readers say"
    ),
    ClauseProof(
      "LAB-1", in: [.load, .repetition, .hunt],
      "CellSumTests: LAB-1: the order in which cells come does not show",
      "LoadRunTests: LAB-1: the same seed gives the same report on one thread and two",
      "TransactionDigestTests: LAB-1: each field of a full row can be changed, and the digest sees it"),
    ClauseProof(
      "LAB-2", in: [.load],
      "CellDiskTests: LAB-2: the disk of a reader who is done takes no memory",
      "LoadRunTests: LAB-2: a run that is ended early misses its gate and says so"),
    ClauseProof(
      "LAB-3",
      "LoadRunTests: LAB-3: every target names its clause, its limit and what was measured",
      "ReportSchemaTests: LAB-3: a report keeps to its schema"),
    ClauseProof(
      "LAB-4",
      "MoodTests: LAB-4: switching one fault off changes no other pass"),
    ClauseProof(
      "LAB-5",
      "HuntDecisionTests: LAB-5: a reproducer is verified and at least nine tenths smaller"),
    ClauseProof(
      "LAB-6",
      "VerifyTests: LAB-6: every clause has a row, and every test that a row names exists"),
    ClauseProof(
      "LAB-7",
      "RowEvidenceTests: LAB-7: every row of a run says what it rests on, and the least it needs",
      "RowEvidenceTests: LAB-7: nothing is held in a run that met nothing",
      "RowEvidenceTests: LAB-7: of ten stacks that fail ten times as often as they may, nine are seen",
      "AccuracyTests: LAB-7: a gate without data is missed, and one with data is not",
      "CampaignTests: LAB-7: no seed at all is not green",
      "CampaignWorldTests: LAB-7: faults that do nothing are red"),
    ClauseProof(
      "LAB-8",
      "BaselineComparisonTests: LAB-8: a figure is worse beyond its tolerance, and not before",
      "FigureRuleTests: LAB-8: every value of a load run is met by a rule",
      "PlantedRegressionTests: LAB-8: a stack that is worse on purpose turns the comparison red"),
  ]
}
