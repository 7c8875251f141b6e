// A case that once failed, as a file: all that a replay needs, the expected outcome, and the events of the
// recorded run, so that a later build can say where it diverges.

package import Foundation
import Simulation

/// The expected outcome of a case.
package enum Expectation: Hashable, Sendable {
  /// The case fails in this way: a planted bug, or a real one that is not fixed yet.
  case fails(FailureSignature)
  /// The bug is fixed.
  case passes
}

/// The size of a case.
package struct CaseSize: Codable, Hashable, Sendable {
  package let events: UInt64
  /// The number of steps of the workload.
  package let steps: Int
  /// The number of faults that fired.
  package let firings: Int
  /// The number of choices that differ from the default.
  package let choices: Int

  /// Creates the size of a case from the answer of a run.
  package init(_ huntCase: HuntCase, _ answer: HuntAnswer) {
    events = answer.events
    steps = huntCase.workload.count
    firings = answer.firings.count
    choices = answer.choices.count { $0 != 0 }
  }
}

/// A regression: one file under `Corpora/Regressions/`.
package struct RegressionFile: Hashable, Sendable {
  /// The version of the format that is written, and the only one that can be read.
  package static let currentFormat = 1

  package var huntCase: HuntCase
  package var expected: Expectation
  /// The digest of the recorded run.
  package var digest: UInt64
  /// The events of the recorded run, as lines that do not depend on the build.
  package var events: [String]
  /// A description for people.
  package var sentence: String
  /// The size of the case in which the bug was found, and that of this one.
  package var original: CaseSize
  package var size: CaseSize

  /// - Parameter answer: The answer of a run of the case, with its trace.
  package init(
    huntCase: HuntCase, expected: Expectation, answer: HuntAnswer, sentence: String, original: CaseSize
  ) {
    self.huntCase = huntCase
    self.expected = expected
    digest = answer.digest
    events = answer.trace.map { EventLine($0).text }
    self.sentence = sentence
    self.original = original
    size = CaseSize(huntCase, answer)
  }

  /// `target-variant-seed.json`; for the shipped stack, the violated clause takes the place of the variant.
  package var name: String {
    var about = huntCase.variant
    if about == HuntCase.shipped, case .fails(let signature) = expected {
      about = signature.clause.isEmpty ? signature.verdict.rawValue : signature.clause
    }
    let plain = "\(huntCase.target)-\(about)-\(huntCase.seed)".map { character in
      character.isASCII && (character.isLetter || character.isNumber || "-._".contains(character))
        ? character : "_"
    }
    return "\(String(plain)).json"
  }

  /// Returns the file as indented JSON with sorted keys, ending in a newline.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
