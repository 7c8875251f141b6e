// The policies of an import in one place, with the values the stack runs by default.

/// How files are read and books are placed.
public struct ImportRules: Sendable {
  /// The formats that are recognised; the best match wins, among equals the first.
  public var formats: [ExportFormat]
  /// What the reader has said about the columns; the file is then read so, whatever its header (IMP-4).
  public var mapping: ColumnMapping?
  /// Which file names are turned away before anything is read.
  public var fileTypes: FileTypeRule
  /// How large a file, a row and a cell may be.
  public var limits: CSVLimits
  /// How many rows are staged between two reports of progress (IMP-7, IMP-8).
  public var batchSize: Int
  /// How a row's book is found in the library.
  public var lookup: DuplicateLookup
  /// How series are found in titles; a detector that reads no titles finds none.
  public var series: SeriesDetector

  /// Rules; what is not given is as the stack runs it.
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

  /// The formats that a file is held against.
  var formatsTried: [ExportFormat] { mapping.map { [.mapped($0)] } ?? formats }

  /// What the stack runs.
  public static let standard = ImportRules()
}
