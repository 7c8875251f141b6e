// All authors of standalone works. Every author of a work is listed here or among the authors of series.

extension AuthorFacts {
  static let ofWorks = [ofWorksInEnglish, furtherOfWorksInEnglish, ofWorksInOtherLanguages].joined(
    separator: "\n")
}
