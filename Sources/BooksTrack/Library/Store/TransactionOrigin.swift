// Where a transaction comes from. What depends on that asks for the case and never reads a text; a text is
// what files keep and what reports show.

/// Who committed a transaction, and what for.
public enum TransactionOrigin: Hashable, Sendable {
  /// Rows of a file were staged, or a stage was given up (IMP-10).
  case stageImport
  /// The staged rows of a file became books.
  case commitImport
  /// An import was taken back.
  case undoImport
  /// The end of a look-up was put into effect (ENR-7).
  case enrich
  /// Parked works were given new tries.
  case wake
  /// Whatever the reader does, in words of the caller. These must not be the text of another case.
  case edit(String)

  private static let partsOfTheApp: [TransactionOrigin] = [
    .stageImport, .commitImport, .undoImport, .enrich, .wake,
  ]

  /// The origin of that text; an unknown text is that of an edit.
  public init(text: String) {
    self = Self.partsOfTheApp.first { $0.text == text } ?? .edit(text)
  }

  /// The origin as files keep it and as people read it.
  public var text: String {
    switch self {
    case .stageImport: "stage import"
    case .commitImport: "import"
    case .undoImport: "undo import"
    case .enrich: "enrich"
    case .wake: "wake parked works"
    case .edit(let words): words
    }
  }

  /// Whether it was committed by the part of the app that looks books up.
  public var isEnrichment: Bool { self == .enrich || self == .wake }
}
