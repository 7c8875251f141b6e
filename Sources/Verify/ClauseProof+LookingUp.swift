// The proofs of ENR and CON: look-ups, and the contract with the backend.

import LabWorld

extension ClauseProof {
  static let lookingUp: [ClauseProof] = [
    ClauseProof(
      "ENR-1",
      "ImportPlannerTests: a new book adds work, edition, entry, author, job and series (ENR-1)"),
    ClauseProof(
      "ENR-2", in: [.load, .hunt],
      "EnrichmentDrainTests: ENR-2: progress is reported as done of all"),
    ClauseProof(
      "ENR-3", in: [.hunt, .reading],
      "ReadingLifeTests: ENR-3: requests from a device on a flight are detected",
      "AppTests: ENR-3: without a network nothing is requested, and a cancelled run ends at once",
      "EnrichmentJobMachineTests: ENR-3: without a network the query waits and costs no try",
      "EnrichmentLookingTests: ENR-3: without a network nothing is sent and nothing spins, however long"),
    ClauseProof(
      "ENR-4", in: [.concurrency],
      "EnrichmentDrainTests: ENR-4: the number of concurrent requests never exceeds the setting",
      "LookUpQueueTests: ENR-4: drains take the oldest job first, and each job once",
      "SweepTests: faster providers and more concurrency give more books a minute (ENR-4, ENR-13)"),
    ClauseProof(
      "ENR-5", in: [.hunt],
      "EnrichmentBackoffTests: ENR-5: failures are followed by pauses of 1, 2, 4 and 8 seconds",
      "EnrichmentBreakerTests: ENR-5: once one work has used its tries, the other works wait with theirs",
      "EnrichmentClientTests: ENR-5: 429 is a failure that carries its Retry-After",
      "EnrichmentPartTests: ENR-5: a book is queried again when the only provider that knows it is available"),
    ClauseProof(
      "ENR-6", in: [.hunt],
      "BackendAnswerTests: No such book is 404 NOT_FOUND, for a number as for a title (ENR-6)",
      "EnrichmentBreakerTests: ENR-6: unknown books are answers and do not open the breaker",
      "EnrichmentClientTests: ENR-6: 404 is not found, whatever the body"),
    ClauseProof(
      "ENR-7", in: [.hunt],
      "EnrichmentChangeTests: ENR-7: a work that is deleted between two queries is not queried again",
      "EnrichmentDrainTests: ENR-7: a work that is deleted before its turn is not queried",
      "EnrichmentSubjectTests: ENR-7: a work that is gone has no subject"),
    ClauseProof(
      "ENR-8", in: [.load, .hunt],
      "AppTests: ENR-8: the next launch continues the queue of the previous one",
      "EnrichmentDrainTests: ENR-8: every queued work is queried once and enriched, and the queue is empty"),
    ClauseProof(
      "ENR-9", in: [.hunt],
      "EnrichmentJobMachineTests: ENR-9: candidates of both answers are offered, best first and each once",
      "EnrichmentJudgeTests: ENR-9: at most five candidates, best first, equal ones in the provider's order"),
    ClauseProof(
      "ENR-10", in: [.outage],
      "EnrichmentRunTests",
      "CircuitBreakerTests",
      "BackendQuotaTests"),
    ClauseProof(
      "ENR-11", in: [.load, .hunt],
      "EnrichmentChoiceTests: ENR-11: a choice changes nothing that the reader entered",
      "EnrichmentConflictTests: ENR-11: whatever is in doubt, nothing that the reader entered is changed",
      "EnrichmentFoundWorkTests: ENR-11: an existing title, year and subjects stay"),
    ClauseProof(
      "ENR-12", in: [.load, .hunt],
      "EnrichmentJudgeTests: ENR-12: the same number with another title and author is not attached",
      "EnrichmentLyingTests: ENR-12: another book under the same number is offered and never attached"),
    ClauseProof(
      "ENR-13", in: [.load],
      "SweepTests: faster providers and more concurrency give more books a minute (ENR-4, ENR-13)"),
    ClauseProof(
      "ENR-14",
      "EnrichmentLookingTests: ENR-14: a run polls after 30 s, 1 min and so on, and the works take turns",
      "LookUpQueueTests: ENR-14: a drain does not take the job of a poll, although it stood in line",
      "ServiceHealthTests: ENR-14: unsuccessful polls are repeated after 30 s, 1 min and so on up to half an hour"
    ),
    ClauseProof(
      "ENR-15", in: [.load],
      "FilledFactsTests: ENR-15: facts of a record that the library lacks are counted"),
    ClauseProof(
      "CON-1", in: [.hunt],
      "ContractDecodingTests: The document's own sample is read field by field (CON-1)"),
    ClauseProof(
      "CON-2", in: [.hunt],
      "GoogleBooksSeriesTests: A series is its name and its volumes, in order of their places (CON-2)",
      "BackendAnswerTests: An ISBN search answers with the book, as the contract has it (CON-2)",
      "BackendRouteTests: An advanced search asks for title and author, and is kept for 6 hours (CON-2)"),
    ClauseProof(
      "CON-3",
      "DamagedPayloadTests",
      "GoogleBooksSeriesTests",
      "GoogleBooksTests"),
    ClauseProof(
      "CON-4", in: [.genres, .hunt],
      "GenreLabelledTests: Headings come to the genres that a person sees in them (CON-4)",
      "GenreTests: Spellings of providers come to one canonical name (CON-4)"),
    ClauseProof(
      "CON-5", in: [.load],
      "AttachedFactsTests: CON-5: the provider of a cover or a description is listed",
      "MergingPropertyTests: The contributors are exactly the providers that added a field, the primary one first (CON-5)"
    ),
    ClauseProof(
      "CON-6",
      "OpenLibraryReadingTests: One element is one real work with its editions, field by field (CON-6)",
      "GoogleBooksTests: One volume is one synthetic work with one edition, field by field (CON-6, CON-15)",
      "ISBNdbTests: One record is one synthetic work with one edition, field by field (CON-6, CON-15)"),
    ClauseProof(
      "CON-7", in: [.editions, .hunt],
      "BackendAnswerTests: A title search answers with works, merged, and their editions (CON-7)",
      "MergingPropertyTests: No work that a provider knows as such goes into another one (CON-7)",
      "WorkDeduplicationTests: Five editions of one book become one work with five editions (CON-7)"),
    ClauseProof(
      "CON-8", in: [.hunt],
      "ContractEncodingTests: An error answer has code, message and details.reason (CON-8)",
      "BackendAnswerTests: A failed call is 503 PROVIDER_ERROR with its reason (CON-8)",
      "MergingAnswerTests: No reader ever sees what a provider wrote about its failure (CON-8)"),
    ClauseProof(
      "CON-9", in: [.hunt],
      "BackendCacheTests: An ISBN's answer is kept for 7 days, to the millisecond (CON-9)",
      "GraceTests: An answer without a late provider is cached for some hours instead of a week (CON-9)",
      "MergingAnswerTests: With all of them up the answer is kept for seven days (CON-9)"),
    ClauseProof(
      "CON-10", in: [.hunt],
      "GraceTests: The order in which providers answer does not change the bytes (CON-10)"),
    ClauseProof(
      "CON-11", in: [.freeTier, .hunt],
      "EnrichmentWantOfCallsTests: CON-11: books that wait for one provider's quota do not delay the others",
      "ProviderOutageTests: no provider is called when the quota of the day is exhausted (CON-11)"),
    ClauseProof(
      "CON-12", in: [.hunt],
      "BackendMetricsTests",
      "BackendFiguresTests"),
    ClauseProof(
      "CON-13",
      "ContractSampleTests",
      "ContractSchemaTests",
      "BackendContractTests"),
    ClauseProof(
      "CON-14",
      "BackendRouteTests: A route from before v1 says that it ends, when, and what replaces it (CON-14)",
      "EnrichmentClientTests: CON-14: a failure carries the name of the provider that failed",
      "BookListTests: CON-14: a failure names the service that failed",
      "BookListTests: CON-14: the queue shows why each book waits"),
    ClauseProof(
      "CON-15",
      "GoogleBooksTests: One volume is one synthetic work with one edition, field by field (CON-6, CON-15)",
      "ISBNdbTests: One record is one synthetic work with one edition, field by field (CON-6, CON-15)"),
    ClauseProof(
      "CON-16", in: [.hunt],
      "EditionChoiceTests: CON-16: the editions of an answer are kept, the reader's own first",
      "EditionChoiceTests: CON-16: the number of kept editions is bounded, and none is kept twice",
      "EditionChoiceTests: CON-16: the chosen edition gives the book its cover, pages and ISBN"),
    ClauseProof(
      "CON-17",
      "BookListTests: CON-17: a book shows the source and the time of each field, and its completeness",
      "LibraryPartsTests: a book is shown field by field, with who said it and how complete it is"),
    ClauseProof(
      "CON-18",
      "LegacyRoutesTests: CON-18: one setting sends every query to the routes from before v1",
      "LoadRunTests: CON-18: on the routes from before v1 as many books are found, and no route of v1 is used",
      "BackendRouteTests: A route from before v1 says that it ends, when, and what replaces it (CON-14)"),
  ]
}
