// A first pass over the columns of a file: counts from which the scale of the ratings, the order of
// days and months and the order of authors' names follow, so that no single cell decides them.

/// The counts of a first pass over the rows of a file.
struct ColumnSurvey: Sendable {
  private enum Role: Sendable { case rating, date, authors }

  private struct Column: Sendable {
    let index: Int
    let role: Role?
    var filled = 0
    var ratings = RatingCounts()
    /// Cells of a column of ratings that are none.
    var words = 0
    /// Cells of a column of dates that say yes or no.
    var answers = 0
    var dayFirst = 0
    var monthFirst = 0
    /// Cells that are one name with the family name first, and cells of other names of several words.
    var inverted = 0
    var straight = 0
    /// Cells with an ampersand between whole names, and between words that are none.
    var joined = 0
    var signed = 0
  }

  /// The header of the file.
  let header: [String]
  /// The number of rows counted.
  private(set) var rows = 0
  private var columns: [Column]
  /// The columns of series and numbers, if there are both.
  private let series: (name: Int, number: Int)?
  private let nameColumn: Int?
  private var hasNumbersAlone = false
  private var sections: SectionHeadings
  /// Columns of numbers that may be places in a series, each with its run so far.
  private var runs: [RowCount]
  private let names = NameRules.common

  /// Numbers that may count the rows of the file.
  private struct RowCount: Sendable {
    let index: Int
    var last: Int?
    /// False once a number does not follow the one before it.
    var isRunning = true
    /// The cell of the series in the row before, and whether a run went on across two of them.
    var series: String?
    var spansSeries = false

    mutating func take(_ number: Int?, _ series: String?) {
      if let last, number != last + 1 { isRunning = false }
      if number == nil { isRunning = false }
      if last != nil, self.series != series || series == nil { spansSeries = true }
      (last, self.series) = (number, series)
    }
  }

  /// Creates a survey of the columns of a match, or of all whose names are known.
  init(header: [String], match: HeaderMatch?) {
    self.header = header
    var fields: [Int: BookField] = [:]
    if let match {
      for field in BookField.allCases { if let index = match.columns[field] { fields[index] = field } }
    } else {
      for (index, name) in header.enumerated() { fields[index] = ColumnNames.field(of: name) }
    }
    let isLoose = match?.format.rules.isLoose ?? true
    sections = SectionHeadings(
      title: match == nil ? PlainHeader.title(of: header) : match?.columns[.title],
      authors: isLoose ? fields.filter { Self.authors.contains($0.value) }.map(\.key) : [])
    let name = fields.filter { $0.value == .series }.keys.min()
    let number = fields.filter { $0.value == .seriesNumber }.keys.min()
    series = name.flatMap { name in number.map { (name, $0) } }
    let places = match == nil ? header.indices.filter { ColumnNames.isPlaceInSeries(header[$0]) } : []
    runs = name == nil ? [] : places.map { RowCount(index: $0) }
    nameColumn = name
    columns = fields.sorted { $0.key < $1.key }.compactMap { index, field in
      let role = Self.role(of: field, isLoose: isLoose)
      // Without a match it also matters which of two columns is empty.
      return role == nil && match != nil ? nil : Column(index: index, role: role)
    }
  }

  private static let authors: Set<BookField> = [
    .author, .authors, .authorLastFirst, .authorFirst, .authorLast,
  ]

  private static func role(of field: BookField, isLoose: Bool) -> Role? {
    switch field {
    case .rating: .rating
    case .dateAdded, .dateStarted, .dateRead, .purchaseDate: .date
    // A column such as "Read" may hold dates.
    case .exclusiveShelf: isLoose ? .date : nil
    case .author, .authors: isLoose ? .authors : nil
    default: nil
    }
  }

  /// Counts the cells of a row.
  mutating func take(_ row: borrowing CSVRow) {
    rows += 1
    sections.take(row)
    if let series, !hasNumbersAlone, series.name < row.count, series.number < row.count,
      row.isEmpty(series.name)
    {
      let number = row.withUnsafeBytes(of: series.number) { Cell($0).text } ?? "1"
      hasNumbersAlone = !["0", "1", "0.0", "1.0", "0.00", "1.00", "0,0", "1,0", "-"].contains(number)
    }
    for place in runs.indices where runs[place].isRunning {
      let number = row.withCell(runs[place].index) { $0.number } ?? nil
      runs[place].take(number, row.withCell(nameColumn) { $0.text } ?? nil)
    }
    for place in columns.indices where columns[place].index < row.count {
      row.withUnsafeBytes(of: columns[place].index) { bytes in
        let cell = Cell(bytes)
        if !cell.isEmpty { take(cell, at: place) }
      }
    }
  }

  private mutating func take(_ cell: Cell, at place: Int) {
    columns[place].filled += 1
    switch columns[place].role {
    case nil: break
    case .rating:
      if let rating = cell.writtenRating {
        columns[place].ratings.take(rating)
      } else if !cell.saysNothing {
        columns[place].words += 1
      }
    case .date where cell.flag != nil: columns[place].answers += 1
    case .date:
      // Nearly every date has its year first and proves nothing.
      guard cell.bytes.count < 200, cell.unbracketed.date == nil, let text = cell.text,
        let order = WrittenDate(text)?.order ?? WrittenReadings(text)?.order
      else { return }
      if order == .dayFirst { columns[place].dayFirst += 1 } else { columns[place].monthFirst += 1 }
    case .authors:
      if cell.bytes.contains(UInt8(ascii: "&")), let text = cell.collapsedText,
        let joins = names.joinsNames(text)
      {
        if joins { columns[place].joined += 1 } else { columns[place].signed += 1 }
      }
      guard cell.bytes.contains(UInt8(ascii: ",")) else {
        if cell.bytes.contains(UInt8(ascii: " ")) { columns[place].straight += 1 }
        return
      }
      guard let isInverted = cell.collapsedText.flatMap({ names.isInverted($0) }) else { return }
      if isInverted { columns[place].inverted += 1 } else { columns[place].straight += 1 }
    }
  }

  /// Returns true if a column has a cell with something in it.
  func hasText(_ index: Int) -> Bool { columns.contains { $0.index == index && $0.filled > 0 } }

  /// Returns true if the numbers of a column count the rows of the file: each follows the one before it, also
  /// where the series changes.
  func countsRows(_ index: Int) -> Bool {
    runs.contains { $0.index == index && $0.isRunning && $0.spansSeries }
  }

  /// Returns true if most cells of a column of ratings are none.
  func holdsWords(_ index: Int) -> Bool {
    columns.contains { $0.index == index && $0.words * 2 > $0.filled }
  }

  /// Returns true if most cells of a column of authors have several words.
  func holdsWholeNames(_ index: Int) -> Bool {
    columns.contains { $0.index == index && ($0.straight + $0.inverted) * 2 > $0.filled }
  }

  /// Returns true if most cells of a column of dates say yes or no.
  func holdsAnswers(_ index: Int) -> Bool {
    columns.contains { $0.index == index && $0.answers * 2 > $0.filled }
  }

  /// Returns the scale of a column of ratings if its bulk exceeds five stars.
  func scale(ofColumn index: Int) -> Int? {
    columns.first { $0.index == index && $0.role == .rating }?.ratings.scale(atLeast: 5)
  }

  /// Returns what follows from the counts for a matched header.
  ///
  /// - Parameter order: The order of day and month that the reader has given.
  func findings(for match: HeaderMatch, order: DayOrder? = nil) -> ColumnFindings {
    var findings = ColumnFindings()
    findings.hasNumbersAlone = hasNumbersAlone
    findings.hasSections = sections.areThere
    let dates = columns.filter { $0.role == .date }
    let others = Self.order(dates.reduce(0) { $0 + $1.dayFirst }, dates.reduce(0) { $0 + $1.monthFirst })
    for column in columns {
      switch column.role {
      case nil: break
      case .rating where match.format.mapping?.starScale == nil && !match.format.isPlain:
        findings.starScale =
          ColumnNames.stars(in: header[column.index])
          ?? column.ratings.scale(ofFormat: match.format.rules.starScale)
      case .rating: break
      case .date:
        // A column that proves nothing itself is written like the others of the file.
        findings.dayOrders[column.index] = order ?? Self.order(column.dayFirst, column.monthFirst) ?? others
      case .authors:
        if column.inverted > column.straight { findings.isInverted = true }
        if column.joined > column.signed { findings.separatesAtSigns = true }
      }
    }
    return findings
  }

  /// Returns the order that most dates prove; nil if none does, or a tenth of them contradicts.
  private static func order(_ dayFirst: Int, _ monthFirst: Int) -> DayOrder? {
    let (most, least) = (max(dayFirst, monthFirst), min(dayFirst, monthFirst))
    guard most > 0, least * 10 <= most else { return nil }
    return dayFirst > monthFirst ? .dayFirst : .monthFirst
  }
}

extension Cell {
  /// The rating in the cell, whatever its scale; nil if it is none.
  var writtenRating: WrittenRating? {
    WrittenRating(number: self) ?? text.flatMap { WrittenRating(words: $0) }
  }
}
