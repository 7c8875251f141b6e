// Compares the rules of the product documents with those of the stack, on cases with known answers, to
// measure the errors of the documents.

import BooksTrack
import BooksTrackBackend
import Foundation
import LabWorld
import Measurement
import Synthesis
import Tables

/// Corrected rules and rules of the documents, on the same cases.
enum RuleComparison {
  /// Judges labelled pairs of books. The rules were not developed on the held-out half.
  ///
  /// - Parameter rules: The rules of the stack.
  static func matching(by rules: MatchRules = .corrected) -> [VerifyFigure] {
    // The table is generated as for the repository, because an installed program has no files beside it.
    let pairs = (try? LabelledPair.read(PairTables.text())) ?? []
    let heldOut = pairs.filter { $0.part == .heldOut }
    let corrected = PairAccuracy(rules).judge(heldOut)
    let asWritten = PairAccuracy(.asWritten).judge(heldOut)
    let all = PairAccuracy(rules).judge(pairs)
    let allAsWritten = PairAccuracy(.asWritten).judge(pairs)
    let volumes = ["volumes", "volumes-by-number", "volumes-same-number", "numbered-parts"]
    func merged(_ figures: PairFigures) -> Int {
      volumes.reduce(0) { $0 + (figures.byKind[$1]?.falsePositive ?? 0) }
    }
    let volumePairs = pairs.count { volumes.contains($0.kind) && !$0.isSame }
    func rate(
      _ name: String, _ title: String, on evidence: Evidence, _ measure: (PairFigures) -> Rate
    ) -> VerifyFigure {
      VerifyFigure(
        Target("DUP-11.\(name)", title).judge(
          Fraction(measure(corrected))),
        from: .matching, on: evidence, asWritten: percent(measure(asWritten)))
    }
    // Only a pair of different books can be merged wrongly.
    let different = Evidence(heldOut.count { !$0.isSame }, "pairs of two", atLeast: 460)
    return [
      rate("f1", "F1 on held-out pairs", on: Evidence(heldOut.count, "pairs", atLeast: 1_000)) {
        $0.counts.f1
      },
      // Only a pair of one book can be missed.
      rate(
        "recall", "recall on them", on: Evidence(heldOut.count(where: \.isSame), "pairs of one", atLeast: 460)
      ) { $0.counts.recall },
      rate("precision", "precision on them", on: different) { $0.counts.precision },
    ] + lists(LabelledList.make(rows: 1_500, seed: 1), by: rules) + [
      VerifyFigure(
        Target("DUP-9.volumes", "volumes taken for one")
          .judge(Fraction(merged(all))),
        from: .matching, on: Evidence(volumePairs, "volume pairs", atLeast: 500),
        asWritten: Fraction(merged(allAsWritten)))
    ]
  }

  /// Judges a labelled list; a list that cannot be read has no data.
  static func lists(_ list: LabelledList?, by rules: MatchRules = .corrected) -> [VerifyFigure] {
    let report = list.flatMap { try? ListReport($0, by: rules) }
    let targets = report?.targets ?? ListReport.judge(ConfusionCounts())
    let written = report.map { [$0.asWritten.counts.f1, $0.asWritten.counts.precision] }
    return targets.enumerated().map { place, target in
      VerifyFigure(
        target, from: .matching, on: target.evidence ?? Evidence(0, "pairs of rows", atLeast: 1),
        asWritten: written.map { percent($0[place]) })
    }
  }

  /// Judges titles of one word that differ by a letter, by dictionaries that the stack does not have: each of
  /// the two is a word that people use, so neither is the other mistyped (DUP-12).
  ///
  /// - Parameters:
  ///   - table: Pairs of words with their languages.
  ///   - areOne: Returns true if the stack takes books of two titles for one.
  static func words(
    _ table: TextTable?, areOne: (_ left: String, _ right: String) -> Bool = areOneBook
  ) -> [VerifyFigure] {
    let pairs = (table?.lines ?? []).compactMap { line -> (String, String)? in
      let cells = line.text.split(separator: "\t").map(String.init)
      return cells.count == 3 ? (cells[1].capitalized, cells[2].capitalized) : nil
    }
    let merged = pairs.count { areOne($0, $1) || areOne($1, $0) }
    return [
      VerifyFigure(
        Target("DUP-12.words", "words taken for slips").judge(Fraction(merged, of: pairs.count)),
        from: .matching, on: Evidence(pairs.count, "pairs of words", atLeast: 2_000))
    ]
  }

  /// Returns true if the rules of the stack find a book of one title in a library that has the other.
  static func areOneBook(_ left: String, _ right: String) -> Bool {
    let sides = (PairSide(left, by: ["Ada Palmer"]), PairSide(right, by: ["Ada Palmer"]))
    let pair = LabelledPair(kind: "words", isSame: false, part: .heldOut, left: sides.0, right: sides.1)
    return PairAccuracy(.corrected).judge([pair]).counts.falsePositive > 0
  }

  /// Judges headings of providers by the genres that a person assigned. Every fourth line of the table is
  /// held out: lists and rules are not adapted to it.
  ///
  /// - Parameter table: The headings with their genres.
  /// - Parameter vocabulary: The vocabulary of the stack.
  static func genres(_ table: TextTable?, by vocabulary: GenreVocabulary = .corrected) -> [VerifyFigure] {
    let headings = (table?.lines ?? []).compactMap { line -> (heading: String, genres: [String])? in
      let cells = line.text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 4 else { return nil }
      return (cells[0], cells[3].isEmpty ? [] : cells[3].components(separatedBy: ";;"))
    }
    let heldOut = headings.enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
    func right(_ vocabulary: GenreVocabulary) -> Rate {
      Rate(heldOut.count { vocabulary.normalize([$0.heading]).genres == $0.genres }, of: heldOut.count)
    }
    /// Returns the canonical names that are reached by a heading to which a person assigned them.
    func reached(_ vocabulary: GenreVocabulary) -> Set<String> {
      let right = headings.filter { vocabulary.normalize([$0.heading]).genres == $0.genres }
      return Set(right.flatMap(\.genres)).intersection(GenreVocabulary.canonicalNames)
    }
    return [
      VerifyFigure(
        Target("CON-4.headings", "held-out headings right")
          .judge(Fraction(right(vocabulary))),
        from: .genres, on: Evidence(heldOut.count, "headings", atLeast: 50),
        asWritten: percent(right(.asWritten))),
      VerifyFigure(
        Target("CON-4.names", "canonical genres reached")
          .judge(Fraction(reached(vocabulary).count)),
        from: .genres, on: Evidence(headings.count, "headings", atLeast: 200),
        asWritten: Fraction(reached(.asWritten).count)),
    ]
  }

  /// Returns a rate as a fraction in percent.
  static func percent(_ rate: Rate) -> Fraction { Fraction(rate.part * 100, of: rate.whole) }
}
