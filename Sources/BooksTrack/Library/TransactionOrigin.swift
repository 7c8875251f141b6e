// The origin of a transaction. Code compares cases, never texts; the text is for files and reports.

/// The part of the app that committed a transaction, or the reader's edit.
public enum TransactionOrigin: Hashable, Sendable {
  /// Rows of a file were staged, or a stage was discarded (IMP-10).
  case stageImport
  /// The staged rows of a file became books.
  case commitImport
  /// An import was undone.
  case undoImport
  /// The result of a look-up was applied (ENR-7).
  case enrich
  /// Parked works were queued for new attempts.
  case wake
  /// Providers' pages of a series were stored (SER-22).
  case learn
  /// Changes of other devices were applied, or the state of synchronization changed (SYN-1).
  case sync
  /// An edit by the reader, with a text of the caller. The text must not be that of another case.
  case edit(String)

  private static let partsOfTheApp: [TransactionOrigin] = [
    .stageImport, .commitImport, .undoImport, .enrich, .wake, .learn, .sync,
  ]

  /// Parses a text; an unknown text is an edit.
  public init(text: String) {
    self = Self.partsOfTheApp.first { $0.text == text } ?? .edit(text)
  }

  /// The text of the origin in files and reports.
  public var text: String {
    switch self {
    case .stageImport: "stage import"
    case .commitImport: "import"
    case .undoImport: "undo import"
    case .enrich: "enrich"
    case .wake: "wake parked works"
    case .learn: "learn about series"
    case .sync: "sync"
    case .edit(let words): words
    }
  }

  /// True if the transaction was committed by the enrichment.
  public var isEnrichment: Bool { self == .enrich || self == .wake }

  /// True if the transaction stores what the app has requested by itself.
  var isOfBackground: Bool { isEnrichment || self == .learn }
}
