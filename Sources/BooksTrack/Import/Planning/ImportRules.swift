// The rules of an import and their default values.

/// The rules for parsing files and placing books.
public struct ImportRules: Sendable {
  /// The formats to recognize; the best match wins, and the first one among equals.
  public var formats: [ExportFormat]
  /// The reader's mapping; if set, it is used whatever the header (IMP-4).
  public var mapping: ColumnMapping?
  /// The rule for file names, checked before anything is read.
  public var fileTypes: FileTypeRule
  /// The order of day and month in dates of numbers; nil if the columns decide.
  public var dayOrder: DayOrder?
  /// The encoding of the file; nil if its letters decide.
  public var encoding: TextEncoding?
  /// The limits on rows and cells.
  public var limits: CSVLimits
  /// The number of rows staged between two progress reports (IMP-7, IMP-8).
  public var batchSize: Int
  /// The lookup of duplicates.
  public var lookup: DuplicateLookup
  /// The detector of series in titles; one that reads no titles finds none.
  public var series: SeriesDetector

  /// Creates rules; omitted ones have their default values.
  public init(
    formats: [ExportFormat] = ExportFormat.known, mapping: ColumnMapping? = nil,
    fileTypes: FileTypeRule = .exports,
    limits: CSVLimits = .standard, batchSize: Int = 50, lookup: DuplicateLookup = .index,
    series: SeriesDetector = SeriesDetector()
  ) {
    precondition(batchSize > 0, "a batch of nothing never ends: pass at least 1")
    self.formats = formats
    self.mapping = mapping
    self.fileTypes = fileTypes
    self.limits = limits
    self.batchSize = batchSize
    self.lookup = lookup
    self.series = series
  }

  /// The formats to match a file against.
  var formatsTried: [ExportFormat] { mapping.map { [.mapped($0)] } ?? formats }

  /// The default rules.
  public static let standard = ImportRules()
}
