// Regression files as JSON. They are kept for years and edited by hand, so an error names the file, the field
// and what was expected.

package import Foundation
import LabWorld

/// Describes why data is not a regression file.
package struct RegressionFileError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
}

extension RegressionFile: Codable {
  private enum CodingKeys: String, CodingKey {
    case format, expects, digest, events, sentence, original, size
    case huntCase = "case"
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let format = try fields.decode(Int.self, forKey: .format)
    guard format == Self.currentFormat else {
      throw DecodingError.dataCorruptedError(
        forKey: .format, in: fields,
        debugDescription:
          "found \(format), expected \(Self.currentFormat), the only form that this version reads"
      )
    }
    huntCase = try fields.decode(HuntCase.self, forKey: .huntCase)
    expected = try fields.decode(Expectation.self, forKey: .expects)
    let digits = try fields.decode(String.self, forKey: .digest)
    guard digits.count == 16, let digest = UInt64(digits, radix: 16) else {
      throw DecodingError.dataCorruptedError(
        forKey: .digest, in: fields,
        debugDescription: "found \"\(digits)\", expected sixteen hexadecimal digits")
    }
    self.digest = digest
    events = try fields.decode([String].self, forKey: .events)
    sentence = try fields.decode(String.self, forKey: .sentence)
    original = try fields.decode(CaseSize.self, forKey: .original)
    size = try fields.decode(CaseSize.self, forKey: .size)
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(Self.currentFormat, forKey: .format)
    try fields.encode(huntCase, forKey: .huntCase)
    try fields.encode(expected, forKey: .expects)
    try fields.encode(digest.hexadecimal, forKey: .digest)
    try fields.encode(events, forKey: .events)
    try fields.encode(sentence, forKey: .sentence)
    try fields.encode(original, forKey: .original)
    try fields.encode(size, forKey: .size)
  }

  /// Parses a file.
  ///
  /// - Parameter name: The name of the file, for error messages.
  package init(_ data: Data, name: String) throws(RegressionFileError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw RegressionFileError(description: "\(name): \(DecodingSentence.make(error))")
    }
  }
}

extension Expectation: Codable {
  private enum CodingKeys: String, CodingKey { case outcome, verdict, oracle, clause }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let outcome = try fields.decode(String.self, forKey: .outcome)
    switch outcome {
    case "passes": self = .passes
    case "fails":
      self = .fails(
        FailureSignature(
          verdict: try fields.decode(HuntVerdict.self, forKey: .verdict),
          oracle: try fields.decode(String.self, forKey: .oracle),
          clause: try fields.decode(String.self, forKey: .clause)))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .outcome, in: fields, debugDescription: "found \"\(outcome)\", expected passes or fails")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .passes: try fields.encode("passes", forKey: .outcome)
    case .fails(let signature):
      try fields.encode("fails", forKey: .outcome)
      try fields.encode(signature.verdict, forKey: .verdict)
      try fields.encode(signature.oracle, forKey: .oracle)
      try fields.encode(signature.clause, forKey: .clause)
    }
  }
}
