// The reader's mapping of the columns of a file in an unknown format (IMP-4), as one line of text:
//
//     title=Name,author=Writer,isbn=ISBN,rating=Stars/10
//     title=2,author=3
//
// A column is given by its name in the header, in quotes if the name contains a comma or a quote, or by its
// number from 1. If all columns are given by numbers and the first row is a book, the file has no header. The
// greatest number of stars may follow the column of ratings.

/// A mapping of fields to columns of a file.
public struct ColumnMapping: Hashable, Sendable {
  /// A reference to a column.
  public enum Column: Hashable, Sendable {
    /// The name in the header, ignoring case and outer white space.
    case name(String)
    /// The number, from 1.
    case number(Int)
  }

  /// The mapping of one field.
  public struct Entry: Hashable, Sendable {
    /// The field.
    public let field: BookField
    /// The column of the field.
    public let column: Column
    /// The greatest number of stars; nil for five.
    public let scale: Int?

    /// Creates an entry.
    public init(_ field: BookField, _ column: Column, scale: Int? = nil) {
      self.field = field
      self.column = column
      self.scale = scale
    }
  }

  /// The entries, in the given order.
  public let entries: [Entry]

  /// Creates a mapping.
  ///
  /// - Throws: `MappingProblem` if the title is missing, a field is given twice, or a number is out of range.
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

  /// The greatest number of stars; nil if none is given.
  var starScale: Int? { entries.compactMap(\.scale).first }

  /// True if every column is given by its number.
  var isByNumber: Bool { entries.allSatisfy { if case .number = $0.column { true } else { false } } }

  /// Returns the index of an entry's column in a header. A number is looked up as a name first.
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

/// An error in a mapping.
public enum MappingProblem: Error, Hashable, Sendable {
  /// A part that is not `field=column`.
  case unreadable(String)
  /// No field has this name.
  case unknownField(String)
  /// A field has two columns.
  case fieldTwice(String)
  /// The column of the titles is missing.
  case noTitle
  /// The number of stars is out of range, or the column is not that of the ratings.
  case badScale(String)
  /// The file does not contain the column.
  case unknownColumn(field: String, column: String, header: [String])
  /// The file is JSON and has no columns to map.
  case notColumns

  /// The error in one or two sentences, with the correct form.
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
