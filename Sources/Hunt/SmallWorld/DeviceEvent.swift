// What the oracles of one device are told, in the order in which it happens. All of it is seen from outside
// the stack: at the storage, at the network, at the reader's hands.

import BooksTrack
import BooksTrackAPI

/// Something that happened at one device.
struct DeviceEvent: Sendable {
  /// Virtual nanoseconds since the world began.
  let time: Int64
  let kind: Kind

  enum Kind: Sendable {
    /// The app begins; what it does not have on its storage, it does not know.
    case launched
    /// The device has lost its power since the last event.
    case killed
    /// The app is told to end, or has ended.
    case quitting, quit
    /// The reader, or the app for the reader, sets out to do this under that name.
    case planned(label: String, ModelOperation)
    /// That came to its end; it may have had no transaction, because there was nothing to change.
    case done(label: String)
    /// That was given up: the storage refused, or the app ended.
    case givenUp(label: String)
    /// What an import shows of its progress, and how many of so many bytes of its file it has had.
    case staged(label: String, ImportProgress, bytes: Int, of: Int)
    /// What an import said about itself.
    case accounted(label: String, ImportAccount)
    /// The app begins to import a file, and how that came back to it.
    case importBegan(String)
    case importReturned(String, ImportReturn)
    /// The end of an import is told.
    case importEnded(ImportEvent)
    /// The app has gone through what a former launch had staged; through all of it, if the storage let it.
    case resumed(isAll: Bool)
    /// The reader throws away what is staged and not under way.
    case discarding
    /// So many imports were thrown away, nothing if the storage has refused it; and the library as it is
    /// then.
    case discarded(Int?, Library)
    /// What taking an import back said about itself: books of the import that are gone, and that stay.
    case takenBack(removed: Int, kept: Int)
    /// A file of that name is looked at before it is imported.
    case looking(at: String)
    /// What the app shows of it.
    case previewed(ImportFile, PreviewOutcome)
    /// What it says would become of a row of that file, and whether the library has the row's book, where
    /// that can be told.
    case explained(ImportFile, row: Int, Importer.Explanation, BookPresence?)
    /// A transaction is on the storage.
    case committed(Commit)
    /// The storage refused a transaction.
    case refused(isLookUp: Bool)
    /// A request is handed to the network, for a book in that stay in the queue as far as that is known.
    case asked(DeviceQuestion, BookStay?)
    /// The reader wants to know about a series, and that is handed to the network.
    case askedAboutSeries(DeviceQuestion)
    /// How it ended; no stay if that is over, or cannot be told.
    case answered(DeviceQuestion, Result<HTTPResponse, TransportError>, BookStay?)
    /// The progress that the app shows.
    case progress(done: Int, total: Int)
    /// The app is told that a look-up has ended.
    case finished(WorkID, EnrichmentResult)
    /// The reader, or the app, wants new tries for all books.
    case woken
    /// The app has worked its queue off, as it believes: the library as it then is.
    case drained(Library)
    /// The reader looks at the library.
    case looked(Library)
    /// The world is healed and quiet, and nothing is under way: the library as it stays.
    case rest(Library)
  }
}

/// Whether a library has a book.
enum BookPresence: Hashable, Sendable { case new, there }

/// What a device asks the service.
struct DeviceQuestion: Hashable, Sendable {
  /// Path and query.
  let label: String
  /// The device has no network as the request is handed over.
  let isOffline: Bool
  /// A portal answers in place of the service.
  var isIntercepted = false
}

/// One stay of a book in the queue. A book that leaves the queue and comes back begins a new one.
struct BookStay: Hashable, Sendable {
  let source: String
  let number: Int
}

/// A transaction with the library on both sides of it.
struct Commit: Sendable {
  let transaction: Transaction
  let before: Library
  let after: Library

  /// Which of the reader's acts it is, by the label under which that was planned. Of imports there may be
  /// several open at a time, since one that was cut off is gone on with: they go by their files.
  var act: String {
    guard transaction.origin == .commitImport else { return transaction.origin.text }
    for change in transaction.changes {
      switch change {
      case .putImport(let record): return Self.act(ofImport: record.fileName)
      // A file that says nothing new leaves no record.
      case .removeStagedImport(let stage):
        if let file = before.stagedImports[stage]?.fileName { return Self.act(ofImport: file) }
      default: break
      }
    }
    return transaction.origin.text
  }

  /// What the import of a file is called.
  static func act(ofImport file: String) -> String { "\(TransactionOrigin.commitImport.text) \(file)" }
}

/// The counts of an import as the stack reports them, and as the file has them.
struct ImportAccount: Hashable, Sendable {
  let rows: Int
  let imported: Int
  let duplicates: Int
  let rejected: Int
  /// Rows that the file was written with, and how many of them no importer can accept.
  let trueRows: Int
  let trueRejected: Int
  /// Cells that it left out because they hold something else than they should, those that it names, and those
  /// that the file was written with.
  var leftOut = 0
  var named = 0
  var trueLeftOut = 0
}

/// Something that objects to what a device does.
protocol DeviceOracle: AnyObject {
  /// Takes note of an event; objects through the bench.
  func note(_ event: DeviceEvent, _ log: ObjectionLog)
}
