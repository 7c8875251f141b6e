// The result of matching a header against a format, and the reason for the match.

/// A header matched against a format.
public struct HeaderMatch: Hashable, Sendable {
  /// A column whose cells are kept under the column's name.
  public struct OtherColumn: Hashable, Sendable {
    /// The index of the column, counted from 0.
    public let index: Int
    /// The name of the column, as spelled by the format or by the mapped header.
    public let label: String
  }

  /// The format that the header matches.
  public let format: ExportFormat
  /// The header as written in the file, or column numbers if the file has no header.
  public let header: [String]
  /// The column of each field.
  public internal(set) var columns = ColumnMap()
  /// For each column, true if a row may end before it.
  public internal(set) var mayBeCutOff: [Bool] = []
  /// Columns filled in by the reader for which there is no other field, in the order of the file.
  public internal(set) var otherColumns: [OtherColumn] = []
  /// Columns that the format does not define; their cells are not imported.
  public internal(set) var unknownColumns: [String] = []
  /// The columns that identify the format, as the file names them.
  public internal(set) var signatures: [String] = []
  /// The score of the match: ten for each signature column or mapped column, one for each other known column.
  public internal(set) var score = 0
  /// Columns of the format that are known and not imported, as the file names them.
  public internal(set) var notImported: [String] = []
  /// The findings of a first pass over the columns.
  public internal(set) var findings = ColumnFindings()
  /// The number of columns that the format does not define and that were assigned by their names.
  private var namedByThemselves = 0
  /// The number of records before the header: a line such as `sep=;`.
  var recordsBeforeHeader = 0
  /// True if the first row of the file is a book.
  public internal(set) var isHeaderMissing = false

  init(format: ExportFormat, header: [String]) {
    self.format = format
    self.header = header
  }

  /// The reason for the match, as a sentence without a full stop.
  public var reason: String {
    if format.isPlain { return "the header says what they hold" }
    if format.mapping != nil { return "columns as the mapping says" }
    let named = signatures.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
    let more = signatures.count > 3 ? " and \(signatures.count - 3) more" : ""
    return "only \(format.name) has \(signatures.count == 1 ? "a column" : "columns") \(named)\(more)"
  }

  /// Records a column of the header and its definition in the format; nil if the format does not define it.
  mutating func take(_ name: String, _ column: ExportFormat.Column?, at index: Int) {
    guard let column else {
      // A column without a name is not reported as unknown.
      if !name.isEmpty { unknownColumns.append(name) }
      return mayBeCutOff.append(true)
    }
    mayBeCutOff.append(column.mayBeCutOff)
    score += column.isSignature ? 10 : 1
    if column.isSignature { signatures.append(name) }
    // The first column of a field is read, and further ones are not.
    if column.field == .none || (column.field != .other && columns[column.field] != nil) {
      notImported.append(name)
    }
    put(column.field, at: index, label: column.name)
  }

  /// Assigns a column to a field; the first column of a field wins.
  mutating func put(_ field: BookField, at index: Int, label: String) {
    switch field {
    case .none: break
    case .other: otherColumns.append(OtherColumn(index: index, label: label))
    case .subtitle:
      guard columns[field] == nil else { break }
      columns[field] = index
      otherColumns.append(OtherColumn(index: index, label: label))
    default: if columns[field] == nil { columns[field] = index }
    }
  }

  /// True if the columns are those of the format: all are known and enough of them are signatures, or several
  /// are signatures, at least twice as many are known as unknown, and few unknown ones contain a field that
  /// the format has under another name.
  var isClaimed: Bool {
    guard signatures.count >= format.signatureCount else { return false }
    let known = header.count { !$0.isEmpty } - unknownColumns.count - namedByThemselves
    if unknownColumns.isEmpty, namedByThemselves == 0 { return true }
    let fields = Set(format.columns.map(\.field))
    let contradicting = unknownColumns.count { name in
      ColumnNames.field(of: name).map { $0 != .other && fields.contains($0) } ?? false
    }
    return signatures.count > 1 && known >= 2 * (unknownColumns.count + namedByThemselves)
      && contradicting * 2 <= signatures.count
  }

  /// Assigns columns that the format does not define by their names, if it has no column for the same thing.
  mutating func takeUnknownByName() {
    var left: [String] = []
    for (index, name) in header.enumerated() where unknownColumns.contains(name) && !left.contains(name) {
      guard let field = ColumnNames.field(of: name), Self.addable.contains(field), columns[field] == nil,
        !format.columns.contains(where: { $0.field == field })
      else {
        left.append(name)
        continue
      }
      columns[field] = index
      namedByThemselves += 1
    }
    unknownColumns = left
  }

  /// The fields that a reader may have added to an export, whatever its format.
  private static let addable: Set<BookField> = [
    .series, .seriesNumber, .dateStarted, .dateRead, .dateAdded, .language, .comment, .purchaseDate,
    .purchaseLocation, .condition, .readCount, .pageCount, .publisher, .rating, .review, .privateNotes,
  ]

  /// Each column in the order of the header with the field that it fills; nil if it is not imported.
  public var fields: [(column: String, field: BookField?)] {
    header.enumerated().map { index, name in
      let isKept = otherColumns.contains { $0.index == index }
      return (name, BookField.allCases.first { columns[$0] == index } ?? (isKept ? .other : nil))
    }
  }

  /// Sentences that describe how the columns are read.
  public var reading: [String] {
    var lines: [String] = []
    if columns[.rating] != nil {
      lines.append("ratings out of \(findings.starScale ?? format.rules.starScale)")
    }
    for field in [BookField.dateAdded, .dateStarted, .dateRead, .purchaseDate] {
      guard let column = columns[field], let order = findings.dayOrders[column] else { continue }
      lines.append("dates of \"\(header[column])\": \(order == .dayFirst ? "day" : "month") first")
    }
    if let encoding = findings.encoding, encoding != .utf8 {
      lines.append("letters in \(encoding.rawValue); if they look wrong, the encoding must be given")
    }
    if findings.isInverted { lines.append("authors with the family name first") }
    if findings.separatesAtSigns { lines.append("authors separated by &") }
    return lines
  }
}
