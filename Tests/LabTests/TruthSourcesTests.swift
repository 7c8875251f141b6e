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
  static let judges = [
    "LabWorld/Accuracy/", "LoadRun/Readers/", "LoadRun/Reading/", "LoadRun/Lives/", "Verify/",
  ]

  /// The rules that a file may name, with the reason.
  static let measured: [String: (rules: Set<String>, why: String)] = [
    "LabWorld/Accuracy/ListAccuracy.swift": (["MatchRules"], "the rules that lists are judged by"),
    "LabWorld/Accuracy/PairAccuracy.swift": (
      ["MatchRules", "MatchIndex", "MatchKeys"], "the rules that pairs are judged by"
    ),
    "LabWorld/Accuracy/TitleSearch.swift": (["AnswerJudge", "TitleRules"], "what finds a book by its title"),
    "LoadRun/Lives/TrueGenres.swift": (["GenreVocabulary"], "the names of its list, no rule of it"),
    "LoadRun/Readers/ReaderViews.swift": (["SeriesRecommendation"], "what the app offers"),
    "LoadRun/Reading/ReaderBooks.swift": (["LanguageCode"], "what a reader answers, which is no verdict"),
    "LoadRun/Reading/ReadingLife.swift": (["SeriesRecommendation"], "what the app offers"),
    "LoadRun/Reading/ReadingLife+Series.swift": (
      ["SeriesRecommendation", "SeriesShelf"], "what the app offers and shows"
    ),
    "LoadRun/Reading/ReadingLife+Volumes.swift": (["SeriesShelf"], "what the app shows"),
    "Verify/CurationEvidence.swift": (
      ["AuthorName"], "which rows of authors the library counts as persons"
    ),
    "Verify/EditionMerging.swift": (["WorkDeduplication"], "the rule that is measured"),
    "Verify/LookupFailures.swift": (["DuplicateLookup"], "the look-up that is made to fail"),
    "Verify/RuleComparison.swift": (["GenreVocabulary", "MatchRules"], "the rules that are measured"),
    "Verify/SeriesEvidence.swift": (
      ["SeriesDetector", "SeriesList", "SeriesRecommendation", "SeriesShelf"], "what is timed"
    ),
    "Verify/SeriesJoining.swift": (["SeriesDetector", "SeriesLinker"], "the rules that are measured"),
    "Verify/SeriesReading.swift": (["SeriesGrammar"], "the rule that is measured"),
    "Verify/TitleAsking.swift": (["TitleRules"], "the rules that are measured"),
  ]

  private static func names(in source: SourceFile) -> Set<String> {
    let code = source.lines.filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
      .joined(separator: "\n")
    return Set(rules.filter { code.range(of: "\\b\($0)\\b", options: .regularExpression) != nil })
  }

  private static var sources: [SourceFile] {
    SourceFile.all.filter { source in
      // What stands under Planted is wrong on purpose, and judges nothing.
      judges.contains(where: source.path.hasPrefix) && !source.path.hasPrefix("Verify/ClauseProof")
        && !source.path.hasPrefix("Verify/Planted/") && !source.path.hasPrefix("Verify/Baseline/")
    }
  }

  @Test func `the truth is decided without the rules of the stack`() {
    #expect(Self.sources.count > 40)
    for source in Self.sources {
      let strange = Self.names(in: source).subtracting(Self.measured[source.path]?.rules ?? [])
      #expect(strange.isEmpty, "\(source.path) asks the stack what is true: \(strange.sorted())")
    }
  }

  @Test func `the rules that a file may name are named there`() {
    for (path, excuse) in Self.measured {
      let source = Self.sources.first { $0.path == path }
      #expect(source.map(Self.names(in:)) == excuse.rules, "\(path): \(excuse.why)")
    }
  }
}
