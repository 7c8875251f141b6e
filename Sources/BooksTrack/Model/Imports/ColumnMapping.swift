// What a reader says about the columns of a file that nobody knows (IMP-4), as one line of text:
//
//     title=Name,author=Writer,isbn=ISBN,rating=Stars/10
//     title=2,author=3
//
// A column is named as in the header, in quotes if it has a comma or a quote of its own, or counted from 1.
// Numbers alone, in a file whose first row is a book, mean that there is no header. Behind the column of
// ratings may stand how many stars there are.

/// Which column of a file holds what.
public struct ColumnMapping: Hashable, Sendable {
  /// How a column is given.
  public enum Column: Hashable, Sendable {
    /// As in the header, without regard to case and outer white space.
    case name(String)
    /// Counted from 1.
    case number(Int)
  }

  /// One column.
  public struct Entry: Hashable, Sendable {
    /// What the column fills.
    public let field: BookField
    /// Which column it is.
    public let column: Column
    /// The most stars there are, if that is not five.
    public let scale: Int?

    /// Makes an entry.
    public init(_ field: BookField, _ column: Column, scale: Int? = nil) {
      self.field = field
      self.column = column
      self.scale = scale
    }
  }

  /// In the order in which they were given.
  public let entries: [Entry]

  /// Makes a mapping.
  ///
  /// - Throws: `MappingProblem` if there is no title, a field is given twice, or a number is below 1.
  public init(_ entries: [Entry]) throws(MappingProblem) {
    var seen: Set<BookField> = []
    for entry in entries {
      if entry.field != .other, !seen.insert(entry.field).inserted {
        throw .fieldTwice(entry.field.mappingName)
      }
      if let scale = entry.scale, entry.field != .rating || !(1...1_000).contains(scale) {
        throw .badScale("\(entry.field.mappingName)/\(scale)")
      }
      if case .number(let number) = entry.column, !(1...Int(Int16.max)).contains(number) {
        throw .unreadable("\(entry.field.mappingName)=\(number)")
      }
    }
    guard seen.contains(.title) else { throw .noTitle }
    self.entries = entries
  }

  /// The most stars there are, if it says so.
  var starScale: Int? { entries.compactMap(\.scale).first }

  /// Whether every column is given by its number.
  var isByNumber: Bool { entries.allSatisfy { if case .number = $0.column { true } else { false } } }

  /// Where an entry's column stands in a header, counted from 0. A name of digits is looked for as a name
  /// first.
  func index(of entry: Entry, in header: [String]) throws(MappingProblem) -> Int {
    switch entry.column {
    case .name(let name):
      let key = WhiteSpace.collapsed(name).lowercased()
      if let index = header.firstIndex(where: { WhiteSpace.collapsed($0).lowercased() == key }) {
        return index
      }
      throw .unknownColumn(field: entry.field.mappingName, column: name, header: header)
    case .number(let number):
      if let index = header.firstIndex(of: String(number)) { return index }
      if number <= header.count { return number - 1 }
      throw .unknownColumn(field: entry.field.mappingName, column: String(number), header: header)
    }
  }
}

/// What is wrong with a mapping.
public enum MappingProblem: Error, Hashable, Sendable {
  /// A part that is not `field=column`.
  case unreadable(String)
  /// No field is called so.
  case unknownField(String)
  /// A field was given two columns.
  case fieldTwice(String)
  /// No column holds the titles.
  case noTitle
  /// A number of stars that cannot be, or one behind a column that holds none.
  case badScale(String)
  /// The file has no such column.
  case unknownColumn(field: String, column: String, header: [String])
  /// The file has no columns: it is JSON, and says of each value what it is.
  case notColumns

  /// One or two plain sentences, with what would be right.
  public var sentence: String {
    switch self {
    case .unreadable(let part): "\"\(part)\" is not of the form field=column."
    case .unknownField(let field):
      "No field is called \"\(field)\". The fields are: "
        + BookField.mappable.map(\.mappingName).joined(separator: ", ") + "."
    case .fieldTwice(let field): "The field \"\(field)\" is given two columns."
    case .notColumns: "The file is JSON, which says of each value what it is; it needs no mapping."
    case .noTitle: "The mapping does not say which column holds the titles: title=…"
    case .badScale(let part): "\"\(part)\" is no number of stars: rating=…/10, from 1 to 1000."
    case .unknownColumn(let field, let column, let header):
      "The file has no column \"\(column)\" for \(field). Its columns are: "
        + header.map { "\"\($0)\"" }.joined(separator: ", ") + "."
    }
  }
}
