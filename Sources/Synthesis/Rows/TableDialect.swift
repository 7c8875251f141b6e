// The exports of further apps, and lists that people keep, as tables: the names of the columns with what
// stands in them, and how dates, ratings, names and states are written. Written from real files, not from
// the importer.

/// An export as a table.
struct TableDialect: Hashable, Sendable {
  /// The content of a column.
  enum Field: String {
    case id, title, writer, people, isbn, isbn10, isbn13, rating, publisher, binding, pages, year, firstYear
    case read, readings, added, tags, status, review, notes, readCount, copies, series, number, language
    /// Nothing: the app's own data, which readers leave empty.
    case nothing
  }

  /// A column.
  struct Column: Hashable {
    let name: String
    let field: Field
  }

  /// The form of a day.
  enum Days: Hashable {
    /// `2023-05-09`.
    case dashed
    /// `2023/05/09`.
    case slashed
    /// `2023-05-09T00:00:00.000`.
    case timestamps
    /// `9.5.2023`.
    case dotted
    /// `5/9/2023`.
    case monthFirst
    /// `9 mai 2023`, with the names of the months from January.
    case named([String])
    /// `2023年5月9日`.
    case signs
  }

  /// The form of a rating.
  enum Stars: Hashable {
    /// `4`.
    case whole
    /// `4.000000`.
    case decimals(Int)
    /// `8` of ten.
    case ofTen
    /// `4,0`.
    case comma
    /// `★★★★☆`.
    case signs
    /// `4/5`.
    case fraction
  }

  let columns: [Column]
  var separator: Unicode.Scalar = ","
  /// True if a line `sep=` stands before the header.
  var hasSeparatorLine = false
  var days = Days.dashed
  var stars = Stars.whole
  /// The text between two names, and between two tags.
  var betweenNames = ", "
  var betweenTags = ", "
  /// The words for `read`, `to-read` and `currently-reading`.
  let words: [String]

  /// Creates a dialect.
  ///
  /// - Parameter table: In each line a field and the names of its columns, in the order of the file.
  init(words: [String], _ table: String) {
    self.words = words
    columns = table.split(separator: "\n").flatMap { line -> [Column] in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let field = Field(rawValue: String(parts[0])) else {
        preconditionFailure("“\(line)” is no line of a table: write a field, a colon and names")
      }
      return parts[1].split(separator: "|").map {
        Column(name: $0.trimmingPrefix { $0 == " " }.description, field: field)
      }
    }
  }

  /// Returns true if the file has a column with that content.
  func has(_ field: Field) -> Bool { columns.contains { $0.field == field } }

  /// Returns the dialect with other properties.
  func with(_ change: (inout TableDialect) -> Void) -> TableDialect {
    var other = self
    change(&other)
    return other
  }
}

extension TableDialect.Days {
  /// Returns a day in this form.
  func text(_ day: CivilDay) -> String {
    let (year, month, date) = day.parts
    switch self {
    case .dashed: return day.dashed
    case .slashed: return day.slashed
    case .timestamps: return day.dashed + "T00:00:00.000"
    case .dotted: return "\(date).\(month).\(year)"
    case .monthFirst: return "\(month)/\(date)/\(year)"
    case .named(let months): return "\(date) \(months[month - 1]) \(year)"
    case .signs: return "\(year)年\(month)月\(date)日"
    }
  }
}

extension TableDialect.Stars {
  /// Returns a rating in this form; empty for 0.
  func text(_ stars: Int) -> String {
    guard stars > 0 else { return "" }
    switch self {
    case .whole: return String(stars)
    case .decimals(let count): return "\(stars)." + String(repeating: "0", count: count)
    case .ofTen: return String(stars * 2)
    case .comma: return "\(stars),0"
    case .signs: return String(repeating: "★", count: stars) + String(repeating: "☆", count: 5 - stars)
    case .fraction: return "\(stars)/5"
    }
  }
}
