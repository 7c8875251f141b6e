// A case that once failed, as a file: everything that a replay needs, what it is held to, and what it did
// when it was written, event by event, so that a later build can say where it goes another way.

package import Foundation

/// What a case is held to.
package enum Expectation: Hashable, Sendable {
  /// It fails in this way: what a planted bug is there for, and a real one until it is mended.
  case fails(FailureSignature)
  /// The bug is mended.
  case passes
}

/// How large a case is.
package struct CaseSize: Codable, Hashable, Sendable {
  package let events: UInt64
  /// Steps of the workload.
  package let steps: Int
  /// Faults that fired.
  package let firings: Int
  /// Choices other than the ordinary one.
  package let choices: Int

  /// The size of a case, by what it did.
  package init(_ huntCase: HuntCase, _ answer: HuntAnswer) {
    events = answer.events
    steps = huntCase.workload.count
    firings = answer.firings.count
    choices = answer.choices.count { $0 != 0 }
  }
}

/// A regression: one file under `Corpora/Regressions/`.
package struct RegressionFile: Hashable, Sendable {
  /// The version of the form that this program writes, and the only one that it reads.
  package static let currentFormat = 1

  package var huntCase: HuntCase
  package var expected: Expectation
  /// Of the run that was recorded.
  package var digest: UInt64
  /// The events of the run that was recorded, as build-independent lines.
  package var events: [String]
  /// What it is about.
  package var sentence: String
  /// The size of the case in which the bug was found, and of this one.
  package var original: CaseSize
  package var size: CaseSize

  /// - Parameter answer: A run of the case, with its trace.
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

  /// `target-variant-seed.json`; what ships has no variant to be named after, but a clause that is broken.
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

  /// The file: keys sorted, indented, a newline at its end.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
