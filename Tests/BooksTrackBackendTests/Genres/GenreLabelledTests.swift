// The vocabulary, compared with hand-labelled headings: Corpora/Genres/labelled.tsv.

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Testing

/// A heading and its labelled genres.
struct LabelledHeading: Sendable, CustomTestStringConvertible {
  let line: Int
  let heading: String
  let provider: String
  let kind: String
  let expected: [String]

  var testDescription: String { "\(line): \(heading)" }

  /// True if the vocabulary gives the labelled genres.
  func isRight(_ vocabulary: GenreVocabulary) -> Bool { vocabulary.normalize([heading]).genres == expected }

  /// The lines of the table without comments.
  static let all: [LabelledHeading] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Corpora/Genres/labelled.tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").enumerated().compactMap { index, line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard !line.hasPrefix("##"), cells.count == 4 else { return nil }
      return LabelledHeading(
        line: index + 1, heading: cells[0], provider: cells[1], kind: cells[2],
        expected: cells[3].isEmpty ? [] : cells[3].components(separatedBy: ";;"))
    }
  }()

  /// Every fourth line: held out, not used to tune lists and rules.
  static let heldOut = all.enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
  /// The other lines.
  static let seen = all.enumerated().filter { $0.offset % 4 != 3 }.map(\.element)

  /// Returns the share of correct headings, in thousandths.
  static func share(of headings: [LabelledHeading], _ vocabulary: GenreVocabulary) -> Int {
    headings.isEmpty ? 0 : headings.filter { $0.isRight(vocabulary) }.count * 1000 / headings.count
  }
}

@Suite("Labelled genres")
struct GenreLabelledTests {
  private static func count(_ kind: String) -> Int { LabelledHeading.all.filter { $0.kind == kind }.count }

  @Test("The table has the promised size and structure")
  func table() {
    let all = LabelledHeading.all
    #expect(all.count >= 300)
    #expect(Set(all.map(\.heading)).count == all.count)
    #expect(
      Set(all.map(\.provider)) == [ProviderName.googleBooks, ProviderName.openLibrary, ProviderName.isbndb])
    #expect(Self.count("pass") + Self.count("note") >= 60)
    #expect(Self.count("note") >= 20)
    #expect(Self.count("slip") >= 30)
    #expect(Self.count("near") >= 20)
    for heading in all where heading.kind == "pass" || heading.kind == "near" {
      #expect(heading.expected == [heading.heading])
    }
    for heading in all where heading.kind == "note" { #expect(heading.expected == []) }
  }

  @Test("Every labelled genre is on the list or passes through unchanged")
  func labelsAreCanonical() {
    let canonical = Set(GenreVocabulary.canonicalNames)
    for heading in LabelledHeading.all where heading.kind != "pass" && heading.kind != "near" {
      for genre in heading.expected where !canonical.contains(genre) {
        #expect(heading.heading.contains(genre), "\(heading.testDescription) expects \(genre)")
      }
    }
  }

  @Test("Headings come to the genres that a person sees in them (CON-4)", arguments: LabelledHeading.seen)
  func seen(heading: LabelledHeading) {
    #expect(GenreVocabulary.corrected.normalize([heading.heading]).genres == heading.expected)
  }

  @Test("At least 95 % of the held-out headings are correct")
  func heldOut() {
    #expect(LabelledHeading.share(of: LabelledHeading.heldOut, .corrected) >= 950)
  }

  @Test("No correct word is taken for a slip, held out or not")
  func nearMisses() {
    for heading in LabelledHeading.all where ["near", "pass", "note"].contains(heading.kind) {
      let result = GenreVocabulary.corrected.normalize([heading.heading])
      #expect(result.corrected == 0, "\(heading.testDescription) became \(result.genres)")
      if heading.kind == "near" { #expect(result.genres == heading.expected) }
    }
  }

  @Test(
    "As written, less than half is correct; correction of slips makes a part of the difference")
  func comparison() {
    let all = LabelledHeading.all
    let corrected = LabelledHeading.share(of: all, .corrected)
    let withoutCorrection = LabelledHeading.share(of: all, .withoutCorrection)
    let asWritten = LabelledHeading.share(of: all, .asWritten)
    #expect(asWritten < 500)
    #expect(withoutCorrection > asWritten)
    #expect(corrected > withoutCorrection)
    let genres = all.filter { !["pass", "near", "note"].contains($0.kind) }
    #expect(LabelledHeading.share(of: genres, .asWritten) < 250)
    #expect(LabelledHeading.share(of: genres, .corrected) >= 950)
  }

  @Test("All headings of the table at once give no genre twice, and every text is accounted for")
  func together() {
    let result = GenreVocabulary.corrected.normalize(LabelledHeading.all.map(\.heading))
    #expect(Set(result.genres.map { FoldedText.fold($0) }).count == result.genres.count)
    #expect(result.normalized + result.unknown + result.housekeeping >= result.genres.count)
  }
}
