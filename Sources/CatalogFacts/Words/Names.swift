// Names of invented writers: all cultures.
// English first, because its cultures are those that most writers of the catalog have.

extension WordFacts {
  static let names = [namesInEnglish, namesOfEurope, namesOfTheWorld].joined(separator: "\n\n")
}
