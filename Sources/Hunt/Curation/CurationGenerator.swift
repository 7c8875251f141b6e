// Draws the curation world of a seed (swarm): a few books by a few authors, bursts of edits to author facts,
// and other library events in between, with some kinds of step switched off in each world.

import Simulation

/// Draws a workload.
enum CurationGenerator {
  /// The kinds of step that are on or off in a world.
  private static let kinds = [
    "add", "add-shared", "clock", "delete", "kill", "override", "override-many", "pen-name", "provider",
    "provider-of-author", "relaunch", "remove-override", "reset", "rule", "say", "say-of-author-twice",
    "settle",
    "undo", "undo-twice",
  ]

  /// All actions that can be drawn.
  static let actions = (kinds + ["say-of-author"]).sorted()

  private static let mostSteps = 25

  static func workload(_ stream: inout RandomStream) -> [WorkStep] {
    var steps: [WorkStep] = []
    var now = 0
    func add(_ action: String, _ numbers: [Int]) {
      steps.append(WorkStep(actor: 0, at: now, action: action, numbers: numbers))
    }
    for number in 0..<stream.within(1...5) { add("add", Self.book(number, &stream)) }
    let kinds = Self.kinds.filter { _ in stream.chance(1, in: 2) }
    while steps.count < Self.mostSteps, !stream.chance(1, in: 25) {
      now += Self.gap(&stream)
      if let scene = Self.scene(kinds, &stream) {
        for (action, numbers) in scene {
          now += stream.below(4_000)
          add(action, numbers)
        }
        continue
      }
      let kind =
        kinds.isEmpty || stream.chance(2, in: 5) ? "say-of-author" : kinds[stream.below(kinds.count)]
      add(kind, Self.numbers(kind, &stream))
    }
    return steps
  }

  /// Returns steps that belong together: a provider contradicts the reader, who then decides; or a shared
  /// book is added and a rule set.
  private static func scene(
    _ kinds: [String], _ stream: inout RandomStream
  ) -> [(action: String, numbers: [Int])]? {
    guard stream.chance(1, in: 6) else { return nil }
    let (author, field) = (stream.below(3), stream.below(5))
    let said = ("say-of-author", [author, field, stream.below(5)])
    if kinds.contains("settle"), stream.chance(1, in: 2) {
      return [("provider-of-author", [author, field, 3]), said, ("settle", [author, stream.below(2)])]
    }
    guard kinds.contains("rule") else { return nil }
    let role = stream.below(3)
    // The second writer goes with the first rule, the translator with the second, the editor with the third.
    return [
      ("add-shared", [stream.below(100), author, stream.below(4), role]), said,
      ("rule", [role, role == 0 ? 1 : 0]),
    ]
  }

  /// Returns the numbers of a book, mostly by the first author: the clauses concern authors of many books.
  private static func book(_ number: Int, _ stream: inout RandomStream) -> [Int] {
    [number, [0, 0, 0, 1, 2][stream.below(5)], stream.below(6), stream.below(5), 0, 0]
  }

  /// Returns the milliseconds until the next step: within a burst, around its end, later, much later.
  private static func gap(_ stream: inout RandomStream) -> Int {
    switch stream.below(5) {
    case 0, 1: stream.below(3_000)
    case 2: 4_900 + stream.below(300)
    case 3: stream.within(6_000...60_000)
    default: stream.within(60_000...900_000_000)
    }
  }

  private static func numbers(_ kind: String, _ stream: inout RandomStream) -> [Int] {
    let author = [0, 0, 0, 1, 2, 3][stream.below(6)]
    switch kind {
    case "add": return book(stream.below(100), &stream)
    case "add-shared": return [stream.below(100), author, stream.below(4), stream.below(3)]
    case "say-of-author", "say-of-author-twice": return [author, stream.below(5), stream.below(240)]
    case "override": return [stream.below(5), stream.below(5), stream.below(240), stream.below(2)]
    case "override-many":
      return [stream.below(5), stream.below(5), stream.below(5), stream.below(5), stream.below(240)]
    case "remove-override": return [stream.below(5), stream.below(5)]
    case "pen-name": return [stream.below(3), stream.below(3), stream.below(3)]
    case "provider-of-author": return [author, stream.below(5), stream.below(4)]
    case "settle": return [author, stream.below(2)]
    case "rule": return [stream.below(3), stream.below(2)]
    case "undo", "undo-twice": return [[0, 0, 1, 2, 5][stream.below(5)]]
    case "say", "provider": return [stream.below(5), stream.below(5), stream.below(40)]
    case "clock": return [[-60, 60, -1_440, 1_440][stream.below(4)], 1]
    case "kill": return [stream.below(2), [0, 1_000, 5_000, 20_000_000][stream.below(4)]]
    default: return [stream.below(5)]
    }
  }
}
