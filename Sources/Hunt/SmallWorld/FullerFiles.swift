// In some worlds the first file of a reader lacks data for some books: the ISBN, or all fields of the
// edition, as in the exports of some sites. A later file contains them, which justifies another look-up of a
// book that was not found (ENR-1, DUP-6).

import Simulation
import Synthesis

/// The additional steps of a world whose later files are more complete; nil for other worlds.
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
        // The reader undoes the import, before or after answers have come.
        guard stream.chance(1, in: 2) else { continue }
        let later = at + stream.below([300, 3_000, 30_000][stream.below(3)])
        workload.append(WorkStep(actor: reader, at: later, action: "take-back", numbers: []))
      }
    }
    workload = workload.inOrder
  }
}

/// The rows of a file that lack data: those of its first books, also where these are repeated.
struct PoorRows {
  /// The index of the number of such rows in a step's numbers; the next one selects what they lack.
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

  /// Returns the book at a place as its row has it.
  func book(_ book: ModelBook, at place: Int) -> ModelBook {
    places.contains(place) ? book.withoutNumber(andEdition: isWithoutEdition) : book
  }
}
