// The continents of countries, shown in the chart (DIV-3). Providers give a nationality as an ISO 3166-1
// code, readers as the English name of the country or its people: `Nigeria` or `Nigerian`.

internal import BooksTrackAPI
import Tables
import WordFiles

/// Maps countries to continents.
enum Continents {
  /// Returns the continent of a country, given by code, name or demonym. Any other text is returned unchanged
  /// (DIV-8).
  static func name(of nationality: String) -> String {
    asWritten[nationality] ?? byName[key(nationality)] ?? nationality
  }

  /// Most inputs are spelled as in the table, and normalizing a name costs more than looking it up.
  private static let asWritten = continents { $0 }
  /// The continents by normalized name.
  private static let byName = continents(key)

  /// Returns the continents by code, name and demonym, each transformed by `form`.
  private static func continents(_ form: (String) -> String) -> [String: String] {
    var continents: [String: String] = [:]
    for row in Countries.rows(of: Countries.table).rows {
      for name in row.names { continents[form(name)] = row.continent }
    }
    return continents
  }

  /// Normalizes a name: dots, hyphens, articles and `and` are removed, and `Saint` becomes `St`.
  private static func key(_ name: String) -> String {
    FoldedText.words(name.replacing(".", with: "")).filter { $0 != "and" && $0 != "the" }
      .map { $0 == "saint" ? "st" : $0 }.joined(separator: " ")
  }
}

/// The table `Corpora/Words/countries.txt`.
enum Countries {
  /// A country: its code, names and demonyms.
  struct Row: Hashable, Sendable {
    let continent: String
    let names: [String]
  }

  /// Parses a table: continent, code, names and demonyms.
  static func rows(of table: TextTable) -> (rows: [Row], problems: [TableProblem]) {
    var rows: [Row] = []
    var problems: [TableProblem] = []
    for line in table.lines {
      let columns = line.text.split(separator: " | ")
      guard columns.count == 3, columns[1].utf8.count == 2 else {
        problems.append(TableProblem("expected continent, two-letter code and names", at: line.place))
        continue
      }
      let names = columns[2].split(separator: ",").map { String($0.drop { $0 == " " }) }
      rows.append(Row(continent: String(columns[0]), names: [String(columns[1])] + names))
    }
    return (rows, problems)
  }

  /// The compiled-in table.
  static var table: TextTable { EmbeddedFiles(wordFile)["Words/countries.txt"].table }
}
