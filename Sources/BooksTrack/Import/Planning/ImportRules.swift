// The policies of an import in one place, with the values the stack runs by default.

/// How files are read and books are placed.
public struct ImportRules: Sendable {
  /// The formats that are recognised; the best match wins, among equals the first.
  public var formats: [ExportFormat]
  public var fileTypes: FileTypeRule
  public var limits: CSVLimits
  /// How many rows are staged between two reports of progress (IMP-7, IMP-8).
  public var batchSize: Int
  public var lookup: DuplicateLookup
  /// How series are found in titles; a detector that reads no titles finds none.
  public var series: SeriesDetector

  /// Rules; what is not given is as the stack runs it.
  public init(
    formats: [ExportFormat] = ExportFormat.known, fileTypes: FileTypeRule = .delimitedText,
    limits: CSVLimits = .standard, batchSize: Int = 50, lookup: DuplicateLookup = .index,
    series: SeriesDetector = SeriesDetector()
  ) {
    precondition(batchSize > 0, "a batch of nothing never ends: pass at least 1")
    self.formats = formats
    self.fileTypes = fileTypes
    self.limits = limits
    self.batchSize = batchSize
    self.lookup = lookup
    self.series = series
  }

  /// What the stack runs.
  public static let standard = ImportRules()
}
