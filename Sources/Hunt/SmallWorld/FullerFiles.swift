// In some worlds the first file of a reader knows little of some books: it has no number of their editions,
// or says nothing of an edition at all, as the exports of some sites do. A later file of another site, or of
// the same one, knows more, and what it knows is worth another question about a book that nobody has found
// (ENR-1, DUP-6).

import Simulation
import Synthesis

/// What a world of readers whose later files know more has beside what other worlds have; nothing for another
/// world.
struct FullerFiles {
  private let stream: RandomStream

  /// One world in six.
  init?(_ stream: RandomStream) {
    guard let stream = stream.drawn(oneIn: 6) else { return nil }
    self.stream = stream
  }

  func add(to workload: inout [WorkStep], _ settings: [String: Int]) {
    var stream = stream.substream("rows")
    let books = settings["books"] ?? 1
    for place in workload.indices where workload[place].action == "import" && stream.chance(3, in: 4) {
      let missing = PoorRows.first - workload[place].numbers.count
      workload[place].numbers += Array(repeating: 0, count: max(0, missing))
      workload[place].numbers += [stream.within(1...books), stream.below(2)]
    }
    for reader in 0..<(settings["readers"] ?? 1) {
      var stream = stream.substream(reader)
      for _ in 0..<stream.within(1...2) {
        let at = stream.below([3_000, 20_000, 150_000][stream.below(3)])
        workload.append(WorkStep(actor: reader, at: at, action: "import", numbers: [0, books]))
        // The reader thinks better of it, before there are answers or when there are.
        guard stream.chance(1, in: 2) else { continue }
        let later = at + stream.below([300, 3_000, 30_000][stream.below(3)])
        workload.append(WorkStep(actor: reader, at: later, action: "take-back", numbers: []))
      }
    }
    workload = workload.inOrder
  }
}

/// The rows of a file that know little of their books: the first ones, wherever those books stand in it.
struct PoorRows {
  /// The number of a step that says how many; the next one says how little.
  static let first = 5

  private let places: Set<Int>
  private let isWithoutEdition: Bool

  /// - Parameter rows: The places of the books of the file, in its order.
  init(_ step: WorkStep, _ rows: [Int]) {
    places = Set(rows.prefix(max(step.number(Self.first), 0)))
    isWithoutEdition = step.number(Self.first + 1) == 1
  }

  func record(_ place: Int) -> ReaderShelf.Record {
    places.contains(place) ? .withoutNumber(place, withoutEdition: isWithoutEdition) : .row(place)
  }

  /// The book at a place, as the row says it.
  func book(_ book: ModelBook, at place: Int) -> ModelBook {
    places.contains(place) ? book.withoutNumber(andEdition: isWithoutEdition) : book
  }
}
