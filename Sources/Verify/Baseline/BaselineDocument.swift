// A baseline as a file of named parts. Reports of other commands are read as baselines with one part.

package import Foundation
import Hunt
package import LabWorld

/// The reason for which a file is neither a baseline nor a report.
package struct BaselineError: Error, Equatable, CustomStringConvertible {
  package let description: String
}

/// The parts of a baseline by name.
package struct BaselineDocument: Codable, Sendable, Equatable {
  /// The path in a repository.
  package static let standardPath = "Reports/baseline.json"
  /// The name and version of the format.
  package static let currentSchema = "bookstrack-baseline/1"

  package let schema: String
  package var parts: [String: BaselinePart]

  package init(_ parts: [String: BaselinePart]) {
    schema = Self.currentSchema
    self.parts = parts
  }

  /// Returns the baseline as JSON with sorted keys, one figure per line.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Parses a baseline, or the report of a `run` or a `hunt`.
  ///
  /// - Parameter name: The name of the file in errors.
  package init(_ data: Data, name: String) throws(BaselineError) {
    guard !data.isEmpty else { throw BaselineError(description: "\(name): it is empty") }
    let kind: DocumentKind
    do {
      kind = try JSONDecoder().decode(DocumentKind.self, from: data)
    } catch {
      throw BaselineError(description: "\(name): \(Self.sentence(error, data))")
    }
    do {
      switch kind {
      case .baseline: self = try JSONDecoder().decode(Self.self, from: data)
      case .run:
        let run = try JSONDecoder().decode(RunFile.self, from: data).run
        guard run.texts["isComplete"] == "true" else {
          throw BaselineError(description: "\(name): run.isComplete is not true: the run was ended early")
        }
        guard run.numbers["figures.readers"] != nil, run.texts["digest"] != nil else {
          throw BaselineError(description: "\(name): run.figures.readers or run.digest is missing")
        }
        self.init(["run": BaselinePart(run: run)])
      case .hunt:
        let campaigns = try JSONDecoder().decode(HuntFile.self, from: data).hunt
        guard !campaigns.isEmpty, campaigns.allSatisfy({ $0.texts["isComplete"] == "true" }) else {
          throw BaselineError(description: "\(name): hunt[].isComplete is not true: the hunt was ended early")
        }
        let named = campaigns.map { ($0.texts["plan.target"] ?? "?", $0) }
        self.init(["hunt": BaselinePart(hunt: Dictionary(named) { first, _ in first })])
      case .foreign(let found): throw BaselineError(description: "\(name): \(found)")
      }
    } catch let error as BaselineError {
      throw error
    } catch {
      throw BaselineError(description: "\(name): \(Self.sentence(error, data))")
    }
  }

  /// Returns the parts under the names of a baseline: each gets the name of the part of its kind with the
  /// most similar settings. If the names match already, returns the parts that the baseline has.
  package func parts(namedLike base: BaselineDocument) -> [String: BaselinePart] {
    guard base.parts.keys.allSatisfy({ parts[$0] == nil }) else {
      return parts.filter { base.parts[$0.key] != nil }
    }
    var named: [String: BaselinePart] = [:]
    for (_, part) in parts.sorted(by: { $0.key < $1.key }) {
      let alike = base.parts.filter { $0.value.kind == part.kind }.sorted { $0.key < $1.key }
      let nearest = alike.min {
        part.differences(from: $0.value).count < part.differences(from: $1.value).count
      }
      if let nearest { named[nearest.key] = part }
    }
    return named
  }

  /// Checks before a load run that it can be compared with the baseline.
  ///
  /// - Throws: `BaselineError` if the baseline has no load run, or only runs with other settings.
  package func check(_ configuration: LoadConfiguration) throws {
    let run = BaselineDocument(["run": try BaselinePart(settingsOf: configuration)]).parts(namedLike: self)
    guard !run.isEmpty else {
      throw BaselineError(
        description: "it has \(parts.keys.sorted().joined(separator: ", ")), and none of these is a load run")
    }
    try check(run)
  }

  /// Checks that parts have the same settings as those of the same name.
  package func check(_ work: [String: BaselinePart]) throws(BaselineError) {
    for (name, part) in work.sorted(by: { $0.key < $1.key }) {
      guard let base = parts[name] else {
        throw BaselineError(description: "the baseline has no part \(name)")
      }
      let differences = part.differences(from: base)
      guard differences.isEmpty else {
        throw BaselineError(
          description: "\(name): not the same work — \(differences.joined(separator: "; "))")
      }
    }
  }

  /// Describes an error; if the document is not JSON, with the place of the syntax error.
  private static func sentence(_ error: any Error, _ data: Data) -> String {
    let place: String?
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      place = nil
    } catch {
      place = (error as NSError).userInfo["NSDebugDescription"] as? String
    }
    return place.map { "it is no JSON, or cut off: \($0)" } ?? DecodingSentence.make(error)
  }
}

private struct RunFile: Decodable { let run: FigureTree }
private struct HuntFile: Decodable { let hunt: [FigureTree] }

/// The kind of a document, by its top-level keys.
private enum DocumentKind: Decodable {
  case baseline, run, hunt
  case foreign(String)

  private enum CodingKeys: String, CodingKey { case schema, run, hunt, parts, shard }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    if fields.contains(.parts) {
      let schema = try fields.decode(String.self, forKey: .schema)
      let current = BaselineDocument.currentSchema
      self = schema == current ? .baseline : .foreign(Self.other(schema, current))
    } else if fields.contains(.run) || fields.contains(.hunt) {
      let isRun = fields.contains(.run)
      let schema = try fields.decode(Int.self, forKey: .schema)
      let current = isRun ? LoadReport.currentSchema : HuntReport.currentSchema
      self = schema == current ? (isRun ? .run : .hunt) : .foreign(Self.other("\(schema)", "\(current)"))
    } else if fields.contains(.shard) {
      self = .foreign("it is the report of a shard: merge all of them, and compare the whole")
    } else {
      self = .foreign("it is no report: there is neither `parts` nor `run` nor `hunt`")
    }
  }

  private static func other(_ found: String, _ expected: String) -> String {
    "schema is \(found); this program reads \(expected)"
  }
}
