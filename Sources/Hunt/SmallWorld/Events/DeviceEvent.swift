// The events that the oracles of one device receive, in order. All are observed outside the stack: at the
// storage, at the network, and at the user interface.

import BooksTrack
import BooksTrackAPI

/// An event on one device.
struct DeviceEvent: Sendable {
  /// Virtual nanoseconds since the world began.
  let time: Int64
  let kind: Kind

  enum Kind: Sendable {
    /// The app is launched; it knows nothing but what is in its storage.
    case launched
    /// The device has lost its power since the last event.
    case killed
    /// The app is requested to end, or has ended.
    case quitting, quit
    /// The reader, or the app for the reader, begins an operation under that label.
    case planned(label: String, ModelOperation)
    /// The operation ended; it may have had no transaction, if there was nothing to change.
    case done(label: String)
    /// The operation failed: the storage refused, or the app ended.
    case givenUp(label: String)
    /// The progress that an import shows, and how many of the bytes of its file were handed over.
    case staged(label: String, ImportProgress, bytes: Int, of: Int)
    /// The counts that an import reported.
    case accounted(label: String, ImportAccount)
    /// The app begins to import a file, and how that call returned.
    case importBegan(String)
    case importReturned(String, ImportReturn)
    /// The app reports the end of an import.
    case importEnded(ImportEvent)
    /// The app has resumed the stages of a former launch; all of them, unless the storage refused.
    case resumed(isAll: Bool)
    /// The reader discards the stages of imports that are not running.
    case discarding
    /// The number of imports discarded, nil if the storage refused; and the library afterwards.
    case discarded(Int?, Library)
    /// The numbers of books removed and kept, as reported by undoing an import.
    case takenBack(removed: Int, kept: Int)
    /// A file is previewed before it is imported.
    case looking(at: String)
    /// The preview.
    case previewed(ImportFile, PreviewOutcome)
    /// The explanation of a row, and whether the library has the row's book, if that can be decided.
    case explained(ImportFile, row: Int, Importer.Explanation, BookPresence?)
    /// A transaction is on the storage.
    case committed(Commit)
    /// The storage refused a transaction.
    case refused(isLookUp: Bool)
    /// A look-up request is handed to the network, with the stay of its book if known.
    case requestSent(DeviceQuestion, BookStay?)
    /// A request for a series is handed to the network.
    case seriesRequestSent(DeviceQuestion)
    /// The outcome of a look-up request; the stay is nil if it is over or unknown.
    case answered(DeviceQuestion, Result<HTTPResponse, TransportError>, BookStay?)
    /// The progress of look-ups that the app shows.
    case progress(done: Int, total: Int)
    /// The app reports the end of a look-up.
    case finished(WorkID, EnrichmentResult)
    /// The reader, or the app, requests new tries for all books.
    case woken
    /// The app has finished a pass over its queue; with the library afterwards.
    case drained(Library)
    /// The reader looks at the library.
    case looked(Library)
    /// The world is healed and nothing is pending; with the final library.
    case rest(Library)
  }
}

/// The presence of a book in a library.
enum BookPresence: Hashable, Sendable { case new, there }

/// A request of a device to the service.
struct DeviceQuestion: Hashable, Sendable {
  /// Path and query.
  let label: String
  /// True if the device has no network when the request is handed over.
  let isOffline: Bool
  /// True if a captive portal answers in place of the service.
  var isIntercepted = false
}

/// One stay of a book in the queue. A book that leaves the queue and comes back begins a new one.
struct BookStay: Hashable, Sendable {
  let source: String
  let number: Int
}

/// A transaction with the library before and after it.
struct Commit: Sendable {
  let transaction: Transaction
  let before: Library
  let after: Library

  /// The label of the operation that this transaction belongs to. Several imports can be open at a time,
  /// since one that was cut off is resumed, so their labels contain the file name.
  var act: String {
    guard transaction.origin == .commitImport else { return transaction.origin.text }
    for change in transaction.changes {
      switch change {
      case .importRecord(.put(let record)): return Self.act(ofImport: record.fileName)
      // The import of a file without news leaves no record.
      case .stagedImport(.remove(let stage)):
        if let file = before.stagedImports[stage]?.fileName { return Self.act(ofImport: file) }
      default: break
      }
    }
    return transaction.origin.text
  }

  /// Returns the label of the import of a file.
  static func act(ofImport file: String) -> String { "\(TransactionOrigin.commitImport.text) \(file)" }
}

/// The counts of an import, as reported by the stack and as known from the file.
struct ImportAccount: Hashable, Sendable {
  let rows: Int
  let imported: Int
  let duplicates: Int
  let rejected: Int
  /// The true number of rows, and of those that no importer can accept.
  let trueRows: Int
  let trueRejected: Int
  /// The numbers of cells left out for their bad values, of those that the report names, and of those that
  /// the file contains.
  var leftOut = 0
  var named = 0
  var trueLeftOut = 0
}

/// An oracle for the events of a device.
protocol DeviceOracle: AnyObject {
  /// Processes an event; objects through the log.
  func note(_ event: DeviceEvent, _ log: ObjectionLog)
}
