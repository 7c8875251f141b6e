// Collects objections of oracles and reports the states that a world has reached.

import LabWorld
import Simulation

/// The objections of one run.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class ObjectionLog: @unchecked Sendable {
  private(set) var objections: [Objection] = []
  /// The maximum number of objections kept; further ones add nothing.
  private static let most = 40
  /// The states that these worlds have to reach; others are not reported.
  private let states: Set<String>
  /// The world; nil when oracles are tested without one.
  var world: World?

  convenience init(states: [HuntState] = HuntState.allCases) { self.init(named: states.map(\.rawValue)) }

  init(named states: [String]) { self.states = Set(states) }

  /// Records an objection. The run goes on.
  func object(_ oracle: OracleName, _ clause: ClauseID, _ text: String) {
    guard objections.count < Self.most else { return }
    objections.append(Objection(oracle: oracle.rawValue, clause: clause.description, text: text))
    world?.object(oracle.rawValue, "\(clause): \(text)")
  }

  /// Reports that a state has been reached.
  func reached(_ state: HuntState) { reached(state.rawValue) }

  /// Reports a state by name, unless it is none of `states`.
  func reached(_ state: String) {
    if states.contains(state) { world?.probes.sometimes(state, true) }
  }
}

/// The names of the oracles of all worlds.
package enum OracleName: String, CaseIterable, Sendable {
  case libraryModel = "library-model"
  case queueModel = "queue-model"
  case rowConservation = "row-conservation"
  case importProgress = "import-progress"
  case importEnd = "import-end"
  case preview
  case singleEffect = "single-effect"
  case finalAnswer = "final-answer"
  case backoff
  case offlineSilence = "offline-silence"
  case quota
  case readerData = "reader-data"
  case rightBook = "right-book"
  case attachedRecord = "attached-record"
  case knownBook = "known-book"
  case structure
  case plainWords = "plain-words"
  case seriesName = "series-name"
  case reportedResults = "told"
  case reconnect
  case frame
  case counts
  case legacyCounts = "legacy-counts"
  case grace
  case choice
  case promptness
  case durability
  case authenticity
  case liveness
  case sessions
  case history
  case diversity
  case questions
  case points
  case cascade
  case audit
  case refresh
  case series
  case sameBook = "same-book"
  case searchTitle = "asked-title"
  case marker
  case genres
  case oneWork = "one-work"
  case lifetime
  case agreement
  case lastWrite = "last-write"
}

/// The states that a campaign must reach.
package enum HuntState: String, CaseIterable, Sendable {
  case duplicateRow = "a row doubles another one"
  case rejectedRow = "a row is rejected"
  case overlappingImport = "an import meets books that are there already"
  case parked = "a job is parked"
  case woken = "a parked job is woken"
  case deletedDuringLookUp = "a book is deleted while it is looked up"
  case editedDuringLookUp = "a book is edited while it is looked up"
  case correctedDuringLookUp = "a book becomes another one while it is looked up"
  case importedDuringLookUp = "an import commits while a book is looked up"
  case notFound = "no provider knows a book"
  case needsChoice = "an answer is not certain"
  case enriched = "a record is attached"
  case rateLimited = "a request is answered with 429"
  case retryAfter = "a Retry-After longer than the step is obeyed"
  case repeated = "a failed request is sent again"
  case lostWhileAsking = "the network goes while a request is under way"
  case offlineWithWork = "a device is offline while books wait"
  case cacheHit = "an answer comes from the cache"
  case sharedMiss = "two devices share one call"
  case interruptedImport = "the app ends during an import"
  case interruptedLookUp = "the app ends during a look-up"
  case refusedCommit = "the storage refuses a transaction"
  case cutOffImport = "an import is cut off and its stage left"
  case importRequested = "the reader asks for an import"
  case importCompleted = "an import ends with its books in the library"
  case importFound = "an import that no process saw end is told of at a launch"
  case resumedImport = "a complete stage is finished after a launch"
  case killed = "a device loses its power"
  case unacknowledged = "a commit is there after a crash that was not acknowledged"
  case snapshot = "a snapshot has taken the place of a log"
  case carriedOver = "a library is carried over into a newer version of the format"
  case damaged = "a damaged library is called damaged"
  case look = "a parked book is looked for"
  case waitsForProviders = "a book waits for providers that had no part in its answer"
  case chosen = "the reader chooses what was offered"
  case choiceApplied = "what was chosen is attached"
  case contradicted = "a provider contradicts the reader"
  case editionsListed = "a record has editions beside the attached one"
  case verified = "the reader takes a provider's word"
  case resting = "a provider is left alone"
  case probing = "one call finds out whether it is back"
  case usedUp = "a provider's calls are used up"
  case wokenAmidDrain = "a book is woken by the pass over the queue that has parked it"
  case committedAmidCleanUp = "a commit comes between a snapshot and its clean-up"
  case intercepted = "a page comes in place of an answer"
  case warned = "an app that holds something is told to let it go"
  case reinstalled = "an app is installed anew"
  case restored = "a backup takes an app back"
  case wronglyStamped = "a device that has never known the time commits"
  case seriesNamed = "an answer names a series that its provider had only numbered"
  case reconnected = "the network is back for a while, and books wait"
  case refusalNamesEnd = "a refusal says until when the calls are used up"
  case unknownFile = "a file of columns that nobody knows is asked about"
  case waitedForAnother = "two providers are asked together, and both are waited for"
  case staleAnswerRefetched = "an answer has grown old, and its book is asked for anew"
  case unfinishedTakenAway = "a snapshot that was never finished is taken away"
  case seriesFromCache = "all about a series is told from the cache"
  case handedOver = "a request is given up, and who has made it as well gets the answer"
  case brokenFile = "a file cannot be read to its end"
  case readAgain = "a file is read to its end again, in other chunks"
  case leftOutCell = "a cell of a file is left out"
  case estimated = "an import shows how far it is before its file is read"
  case seriesRequested = "a series that an answer has shown is asked for"
  case slowedDown = "an answer asks to slow down because a provider has"
  case failedAnswer = "an answer is a failure because a provider has failed"
  case knownBook = "a book that a provider has could have had a record"
  case discarded = "what is staged is thrown away"
  case takenBack = "an import is taken back"
  case outlivedImport = "a book that its reader has changed outlives its import"
  case restoredValue = "a value that an import had filled in goes with it"
  case soughtAnew = "a file tells the number of a book that nobody has found, and it is looked up again"
  case soughtNoMore = "the import that has asked for a book anew is taken back before there is an answer"
  case previewed = "a file is looked at before it is imported"
  case explainedRejection = "a row that is no book is explained"
  case explainedRepetition = "a row of a book that an earlier row has is explained"
  case explainedNew = "a row of a book that is new is explained"
  case explainedKnown = "a row of a book that is in the library is explained"
  case explainedNothing = "a row beyond the end of a file is asked for"
  case emptyQueue = "every book has had its answer"
}
