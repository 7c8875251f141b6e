// All names of invented writers. English comes first, because most writers of the catalog have English names.

extension WordFacts {
  static let names = [namesInEnglish, namesOfEurope, namesOfTheWorld].joined(separator: "\n\n")
}
