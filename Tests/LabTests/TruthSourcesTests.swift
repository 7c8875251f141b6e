// What is true comes from the generator, the catalog and the wire. No file that judges the figures of a load
// run or of `verify` asks a rule of the stack for it; where one names such a rule, the rule is what it
// measures.

import Foundation
import Testing

@Suite struct TruthSourcesTests {
  /// Matchers, mergers, grammars and vocabularies of the stack.
  static let rules = [
    "AnswerJudge", "AuthorName", "BookGroups", "BookMerger", "CatalogText", "CoverTitle", "DuplicateLookup",
    "FoldedText", "GenreParser", "GenreTable", "GenreVocabulary", "LanguageCode", "MatchIndex", "MatchKeys",
    "MatchPolicy", "MatchRules", "PublisherSeries", "RecordKind", "SeriesDetector", "SeriesGrammar",
    "SeriesLinker", "SeriesList", "SeriesNames", "SeriesRecommendation", "SeriesShelf", "TitleRules",
    "VolumeWords", "WorkDeduplication",
  ]

  /// Folders whose files say what is true.
  static let judges = ["Lab/Accuracy/", "Lab/LoadRun/Readers/", "Lab/LoadRun/Reading/", "Lab/Verify/"]

  /// Which rules a file may name, and why.
  static let measured: [String: (rules: Set<String>, why: String)] = [
    "Lab/Accuracy/ListAccuracy.swift": (["MatchRules"], "the rules that lists are judged by"),
    "Lab/Accuracy/PairAccuracy.swift": (
      ["MatchRules", "MatchIndex", "MatchKeys"], "the rules that pairs are judged by"
    ),
    "Lab/Accuracy/TitleSearch.swift": (["AnswerJudge", "TitleRules"], "what finds a book by its title"),
    "Lab/LoadRun/Readers/TrueGenres.swift": (["GenreVocabulary"], "the names of its list, no rule of it"),
    "Lab/LoadRun/Readers/ReaderViews.swift": (["SeriesRecommendation"], "what the app offers"),
    "Lab/LoadRun/Reading/ReaderBooks.swift": (["LanguageCode"], "what a reader answers, which is no verdict"),
    "Lab/LoadRun/Reading/ReadingLife.swift": (["SeriesRecommendation"], "what the app offers"),
    "Lab/LoadRun/Reading/ReadingLife+Series.swift": (
      ["SeriesRecommendation", "SeriesShelf"], "what the app offers and shows"
    ),
    "Lab/LoadRun/Reading/ReadingLife+Volumes.swift": (["SeriesShelf"], "what the app shows"),
    "Lab/Verify/CurationEvidence.swift": (
      ["AuthorName"], "which rows of authors the library counts as persons"
    ),
    "Lab/Verify/EditionMerging.swift": (["WorkDeduplication"], "the rule that is measured"),
    "Lab/Verify/LookupFailures.swift": (["DuplicateLookup"], "the look-up that is made to fail"),
    "Lab/Verify/RuleComparison.swift": (["GenreVocabulary", "MatchRules"], "the rules that are measured"),
    "Lab/Verify/SeriesEvidence.swift": (
      ["SeriesDetector", "SeriesList", "SeriesRecommendation", "SeriesShelf"], "what is timed"
    ),
    "Lab/Verify/SeriesJoining.swift": (["SeriesDetector", "SeriesLinker"], "the rules that are measured"),
    "Lab/Verify/SeriesReading.swift": (["SeriesGrammar"], "the rule that is measured"),
    "Lab/Verify/TitleAsking.swift": (["TitleRules"], "the rules that are measured"),
  ]

  private static func names(in source: SourceFile) -> Set<String> {
    let code = source.lines.filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
      .joined(separator: "\n")
    return Set(rules.filter { code.range(of: "\\b\($0)\\b", options: .regularExpression) != nil })
  }

  private static var sources: [SourceFile] {
    SourceFile.all.filter { source in
      // What stands under Planted is wrong on purpose, and judges nothing.
      judges.contains(where: source.path.hasPrefix) && !source.path.contains("Verify/ClauseProof")
        && !source.path.contains("Verify/Planted/")
    }
  }

  @Test func `what is true is decided without the rules of the stack`() {
    #expect(Self.sources.count > 40)
    for source in Self.sources {
      let strange = Self.names(in: source).subtracting(Self.measured[source.path]?.rules ?? [])
      #expect(strange.isEmpty, "\(source.path) asks the stack what is true: \(strange.sorted())")
    }
  }

  @Test func `what a file may name is named there`() {
    for (path, excuse) in Self.measured {
      let source = Self.sources.first { $0.path == path }
      #expect(source.map(Self.names(in:)) == excuse.rules, "\(path): \(excuse.why)")
    }
  }
}
