// Authors of standalone works: all of them.
// Every name that stands in a work of the facts is here or among the authors of series.

extension AuthorFacts {
  static let ofWorks = [ofWorksInEnglish, furtherOfWorksInEnglish, ofWorksInOtherLanguages].joined(
    separator: "\n")
}
