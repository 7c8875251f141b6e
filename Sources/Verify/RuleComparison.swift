// Rules of the product documents beside those that the stack runs, on cases whose right answers are known:
// where the documents are wrong, by how much.

import BooksTrack
import BooksTrackBackend
import Foundation
import LabWorld
import Measurement
import Synthesis

/// Corrected rules and rules as written, on the same cases.
enum RuleComparison {
  /// Pairs of books that are one or two. The rules were not made from the half that is held out.
  ///
  /// - Parameter rules: Those of the stack.
  static func matching(by rules: MatchRules = .corrected) -> [VerifyFigure] {
    // The table is made here as it is for the repository: a program that was copied has no files beside it.
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
    // Only a pair of two books can be taken for one.
    let different = Evidence(heldOut.count { !$0.isSame }, "pairs of two", atLeast: 460)
    return [
      rate("f1", "F1 on held-out pairs", on: Evidence(heldOut.count, "pairs", atLeast: 1_000)) {
        $0.counts.f1
      },
      // A pair of two books is no duplicate that could be missed.
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

  /// Lists that nobody who made the rules has written. One that cannot be read is no data.
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

  /// Headings of providers and the genres that a person sees in them. Lists and rules are not changed to
  /// please every fourth line of the table.
  ///
  /// - Parameter vocabulary: That of the stack.
  static func genres(_ corpora: URL, by vocabulary: GenreVocabulary = .corrected) -> [VerifyFigure] {
    let file = corpora.appending(path: "Genres/labelled.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let headings = text.split(separator: "\n").compactMap { line -> (heading: String, genres: [String])? in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard !line.hasPrefix("##"), cells.count == 4 else { return nil }
      return (cells[0], cells[3].isEmpty ? [] : cells[3].components(separatedBy: ";;"))
    }
    let heldOut = headings.enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
    func right(_ vocabulary: GenreVocabulary) -> Rate {
      Rate(heldOut.count { vocabulary.normalize([$0.heading]).genres == $0.genres }, of: heldOut.count)
    }
    /// The canonical names to which a heading comes that a person gives that name.
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

  /// A rate as the fraction that is shown in percent.
  static func percent(_ rate: Rate) -> Fraction { Fraction(rate.part * 100, of: rate.whole) }
}
