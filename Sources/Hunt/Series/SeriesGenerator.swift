// Draws the series world of a seed (swarm): volumes of a few series are added, read in order or not, and
// arranged by hand, with other library events in between and some kinds of step switched off in each world.

import Simulation

/// Draws a workload.
enum SeriesGenerator {
  /// The kinds of step that are on or off in a world.
  private static let kinds = [
    "add", "add-shared", "celebrate", "celebrate-twice", "clock", "delete", "delete-series",
    "finish", "kill", "make-series", "merge-series", "page", "place", "place-in-story",
    "relaunch", "rename",
    "reorder", "reorder-story", "reset", "set-total", "shelve", "take-offer", "take-out", "undo-merge",
  ]

  /// All actions that can be drawn.
  static let actions = (kinds + ["volume"]).sorted()

  private static let mostSteps = 30

  static func workload(_ stream: inout RandomStream) -> [WorkStep] {
    var steps: [WorkStep] = []
    var now = 0
    func add(_ action: String, _ numbers: [Int]) {
      steps.append(WorkStep(actor: 0, at: now, action: action, numbers: numbers))
    }
    let kinds = Self.kinds.filter { _ in stream.chance(1, in: 2) }
    for (action, numbers) in Self.arrival(&stream) { add(action, numbers) }
    while steps.count < Self.mostSteps, !stream.chance(1, in: 25) {
      now += stream.chance(1, in: 2) ? stream.below(4_000) : stream.within(60_000...900_000_000)
      let scene = Self.scene(kinds, &stream)
      if !scene.isEmpty {
        for (action, numbers) in scene {
          now += stream.below(4_000)
          add(action, numbers)
        }
        continue
      }
      let kind =
        kinds.isEmpty || stream.chance(1, in: 4) ? "volume" : kinds[stream.below(kinds.count)]
      add(kind, Self.numbers(kind, &stream))
    }
    return steps
  }

  /// Returns an import: some volumes of one series, and sometimes one of another.
  private static func arrival(_ stream: inout RandomStream) -> [(action: String, numbers: [Int])] {
    let (word, author) = (name(&stream), stream.below(3))
    var steps = (0..<stream.within(1...4)).map { _ in
      ("volume", [word, place(&stream), author, stream.below(3)])
    }
    if stream.chance(1, in: 3) { steps.append(("volume", numbers("volume", &stream))) }
    return steps
  }

  /// Returns steps that belong together: a series is read to its end, a recommendation is taken, a library is
  /// reset and imported again, a manual series meets a provider's, or one is merged and split again.
  private static func scene(
    _ kinds: [String], _ stream: inout RandomStream
  ) -> [(action: String, numbers: [Int])] {
    guard stream.chance(1, in: 4) else { return [] }
    let (word, author, series) = (name(&stream), stream.below(3), stream.below(4))
    switch stream.below(5) {
    case 4 where kinds.contains("undo-merge"):
      // A manual series in the reader's own order is merged with one that a volume brought, and split again.
      return [
        ("make-series", [word, 0, 0]), ("place", [stream.below(4), series, 1 + stream.below(4)]),
        ("volume", [word, place(&stream), author, stream.below(3)]), ("reorder", [series, stream.below(12)]),
        ("merge-series", [stream.below(4), series]), ("undo-merge", [0]),
      ]
    case 0 where kinds.contains("finish"):
      let read = (0..<3).map { ("finish", [$0, stream.below(5)]) }
      // An omnibus of three volumes, or of ten that is read.
      let isLong = stream.chance(1, in: 3)
      return [("volume", [word, isLong ? 12 : 10, author, isLong ? 1 : stream.below(3)])] + read
        + [("set-total", [series, isLong ? 10 : 3])] + (stream.chance(1, in: 2) ? [("celebrate", [])] : [])
    case 1 where kinds.contains("take-offer"):
      let book = stream.below(5)
      return [
        ("finish", [book, stream.below(5)]), ("take-offer", [book]),
        ("take-offer", [stream.below(5)]),
      ]
    case 2 where kinds.contains("reset"):
      let story = kinds.contains("reorder-story") ? [("reorder-story", [series, stream.below(12)])] : []
      return story + [("reset", [])] + arrival(&stream)
    case 3 where kinds.contains("make-series"):
      return [
        ("make-series", [word, stream.below(11), stream.below(5)]),
        ("place", [stream.below(5), series, 0]),
        ("volume", [word, place(&stream), author, stream.below(3)]),
      ]
    default: return []
    }
  }

  /// Returns the number of a series name, half the time one of a few related names.
  private static func name(_ stream: inout RandomStream) -> Int {
    stream.chance(1, in: 2) ? [0, 0, 1, 4][stream.below(4)] : stream.below(SeriesWord.table.count)
  }

  /// Returns the number of a position, mostly of a whole volume.
  private static func place(_ stream: inout RandomStream) -> Int {
    stream.chance(2, in: 3) ? stream.below(5) : stream.below(SeriesPlace.all.count)
  }

  private static func numbers(_ kind: String, _ stream: inout RandomStream) -> [Int] {
    let (book, series) = (stream.below(6), stream.below(4))
    switch kind {
    case "volume": return [name(&stream), place(&stream), stream.below(4), stream.below(3)]
    case "add-shared":
      return [stream.below(100), stream.below(4), stream.below(4), stream.below(3)]
    case "add": return [stream.below(100), stream.below(4), 0, 0, 0, stream.below(3)]
    case "make-series": return [name(&stream), stream.below(11), stream.below(5)]
    case "place", "place-in-story": return [book, series, stream.below(SeriesPlace.all.count + 1)]
    case "take-out": return [book, series]
    case "reorder", "reorder-story": return [series, stream.below(12)]
    case "rename": return [series, name(&stream)]
    case "set-total": return [series, [0, 1, 2, 3, 3, 7, 10][stream.below(7)]]
    case "delete-series": return [series]
    case "page": return [series, [2, 2, 6, 9][stream.below(4)]]
    case "merge-series": return [stream.below(4), stream.below(4)]
    case "undo-merge": return [[0, 0, 1, 2][stream.below(4)]]
    case "finish", "shelve": return [book, stream.below(5)]
    case "clock": return [[-60, 60, -1_440, 1_440][stream.below(4)], 1]
    case "kill": return [stream.below(2), [0, 1_000, 5_000, 20_000_000][stream.below(4)]]
    default: return [book]
    }
  }
}
