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
      "SeriesMembershipTests: SER-4: a membership keeps the title and the first cover of its book up to date",
      "SeriesNamedCaseTests: SER-4: an omnibus of 1-3 stands for its volumes",
      "VersionFiveTests: SER-4: is migrated with every series, and each place has the title and the cover of its book"
    ),
    ClauseProof(
      "SER-5", in: [.hunt],
      "EnrichmentSeriesTests: SER-5: the second book joins the series of the first",
      "SeriesLinkerTests: SER-5: the first book creates the series and the second joins it",
      "SeriesNamingTests: SER-5: a typing error raises a question, and never joins"),
    ClauseProof(
      "SER-6", in: [.hunt],
      "SeriesLinkerTests: SER-6: a series of the reader's own is joined and keeps its name and total",
      "SeriesMergeTests: SER-6: an undo keeps the reader's later edits and orders made by hand",
      "SeriesMergeTests: SER-6: undone after a relaunch, with edits on both sides of it"),
    ClauseProof(
      "SER-7", in: [.hunt],
      "SeriesListTests"),
    ClauseProof(
      "SER-8", in: [.marathon, .hunt],
      "SeriesShelfTests: SER-8: Harry Potter grows from one volume to 7/7",
      "SeriesShelfTests: SER-8: a reader who owns 1, 3 and 5 misses 2 and 4",
      "SeriesLifeTests: SER-7, SER-8, SER-9, SER-12: any history shows the results of a brute-force count"),
    ClauseProof(
      "SER-9", in: [.hunt],
      "SeriesProgressTests: SER-9: without a total there is no percentage of it",
      "SeriesLookUpTests: SER-9: the total that counts if providers disagree"),
    ClauseProof(
      "SER-10", in: [.hunt],
      "LibraryEditorTests: removing a series removes its memberships and no book (SER-10)",
      "SeriesByHandTests: SER-10: five books dragged into another order stand in it"),
    ClauseProof(
      "SER-11", in: [.hunt],
      "SeriesLinkerTests: SER-11: a book can be in several series"),
    ClauseProof(
      "SER-12", in: [.marathon, .hunt],
      "SeriesRecommendationTests: SER-12: the earliest of several missing volumes is offered",
      "SeriesRecommendationTests: SER-12: volumes that were read are skipped, also within an omnibus"),
    ClauseProof(
      "SER-13", in: [.marathon, .hunt],
      "SeriesCelebrationTests: SER-13: after any loss of power the celebration is shown once",
      "SeriesCelebrationTests: SER-13: celebrated once, also after a reset and another import",
      "SeriesCelebrationTests: SER-13: a companion without a position finishes no series with a missing volume",
      "SyncedSeriesTests: SER-13: a series that two devices finish together is celebrated once"),
    ClauseProof(
      "SER-14", in: [.hunt],
      "SeriesShelfTests: SER-14: progress is spoken"),
    ClauseProof(
      "SER-15", in: [.marathon, .hunt],
      "LibraryEditorTests",
      "SeriesResetTests"),
    ClauseProof(
      "SER-16", in: [.load, .series],
      "AccuracyTests: SER-16: a place is correct by its series, and by its number if it has one"),
    ClauseProof(
      "SER-17", in: [.shelves, .memory],
      "SeriesEvidenceTests: SER-17: an operation slower than the documents allow is missed"),
    ClauseProof(
      "SER-18", in: [.marathon, .hunt],
      "SeriesMembershipTests: SER-18: Narnia in the order of publication and in that of the story",
      "SeriesGoalTests: SER-18: a series counts for the year in which its last volume was read",
      "SeriesGoalTests: SER-18: an author's series are their own and those they wrote a book of"),
    ClauseProof(
      "SER-19", in: [.marathon],
      "SeriesLookUpTests: SER-19: the reader's choice is queued for its place, and exactly that book is fetched",
      "SeriesLookUpTests: SER-19: no result, no network and a failure are distinguished, and each has its text"
    ),
    ClauseProof(
      "SER-20", in: [.hunt],
      "SeriesTextsTests: SER-20: every button names its action and its object",
      "SeriesShelfTests: SER-20: the deletion of a series reports how many books stay"),
    ClauseProof(
      "SER-21", in: [.marathon],
      "MarathonLifeTests: SER-8, SER-12, SER-13, SER-15, SER-18, SER-19, SER-21: displays equal the readers' values"
    ),
    ClauseProof(
      "SER-22", in: [.marathon],
      "SeriesLearnerTests: SER-22: every detected series learns its total by itself, with its sources",
      "SeriesLearnerTests: SER-22: a later volume makes the app ask again, once a week at most",
      "SeriesLearnerTests: SER-22: books come first"),
    ClauseProof(
      "LAB-1", in: [.load, .repetition, .hunt],
      "CellSumTests: LAB-1: the order in which cells arrive has no effect",
      "LoadRunTests: LAB-1: the same seed gives the same report on one thread and two",
      "TransactionDigestTests: LAB-1: each field of a full row can be changed, and the digest sees it"),
    ClauseProof(
      "LAB-2", in: [.load],
      "CellDiskTests: LAB-2: the disk of a reader who is finished takes no memory",
      "LoadRunTests: LAB-2: an interrupted run misses its gate and reports it"),
    ClauseProof(
      "LAB-3",
      "LoadRunTests: LAB-3: every target has its clause, its limit and the measured value",
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
      "RowEvidenceTests: LAB-7: every row of a run states its evidence, and the least that it needs",
      "RowEvidenceTests: LAB-7: nothing is held in a run without events",
      "RowEvidenceTests: LAB-7: of ten stacks that fail ten times as often as allowed, nine are detected",
      "AccuracyTests: LAB-7: a gate without data is missed, and one with data is not",
      "CampaignTests: LAB-7: a campaign without seeds does not pass",
      "CampaignWorldTests: LAB-7: faults without effect fail the campaign"),
    ClauseProof(
      "LAB-8",
      "BaselineComparisonTests: LAB-8: a figure is worse only beyond its tolerance",
      "FigureRuleTests: LAB-8: every value of a load run has a rule",
      "PlantedRegressionTests: LAB-8: a deliberately worse stack makes the comparison fail"),
    ClauseProof(
      "SER-23",
      "SeriesLinkerTests: SER-6: names that differ by Series, Saga, Trilogy or Books are one series",
      "SeriesMergeTests"),
    ClauseProof(
      "LAB-9",
      "MatrixTests: The naive engine fails where its page says",
      "ExploreTests: aRaceIsFoundAndMadeOneDecision"),
    ClauseProof(
      "LAB-10",
      "WaitAttributionTests: LAB-10: shares and rest add up to the wait that the row of the run judges",
      "WaitAttributionTests: LAB-10: where only the network of devices delays readers, all of the delay is its",
      "FailureCurveTests: LAB-10: where the order decides, the curve rises to certainty at the choice that decides",
      "HuntDecisionTests: whereOrderMattersTheDecisionNamesWhoWentBeforeWhom"),
    ClauseProof(
      "LAB-12",
      "ServeCommandTests: curl gets answers of each provider and the backend over one connection",
      "ServeCommandTests: The same requests have the same answers, and a log that says something else is found out",
      "HTTPServerTests: A client that never reads is closed, and holds up only itself"),
    ClauseProof(
      "LAB-11",
      "PageCommandTests: A run writes a page with every row, and report makes the same page later",
      "PageCommandTests: Other commands write pages too",
      "ReportPageTests: A page is well-formed, needs nothing else, and has words for its charts"),
  ]
}
