// In some worlds readers preview files before they import them, and ask what would become of one row. After
// half of these looks they import again what they have exported last, which is mostly the file that they have
// looked at.

import Simulation

/// What a world of readers who look first has beside what other worlds have; nothing for another world.
struct PreviewedFiles {
  /// The number of a step that says which row; the next one says that nobody knows the columns of the file.
  /// The numbers before them are those of an import.
  static let place = 7

  private let stream: RandomStream

  /// One world in six.
  init?(_ stream: RandomStream) {
    guard let stream = stream.drawn(oneIn: 6) else { return nil }
    self.stream = stream
  }

  func add(to workload: inout [WorkStep], _ settings: [String: Int]) {
    let books = settings["books"] ?? 1
    for reader in 0..<(settings["readers"] ?? 1) {
      var stream = stream.substream(reader)
      for _ in 0..<stream.within(1...4) {
        // Before there is a book, while books come, and when they are there.
        let at = stream.below([400, 4_000, 60_000][stream.below(3)])
        let poor = stream.chance(1, in: 3) ? stream.within(1...books) : 0
        let numbers = [
          stream.below(books), stream.within(1...books), stream.below(3), stream.below(3), stream.below(2),
          poor,
          stream.below(2), stream.below(600), stream.chance(1, in: 4) ? 1 : 0,
        ]
        workload.append(WorkStep(actor: reader, at: at, action: "preview", numbers: numbers))
        guard stream.chance(1, in: 2) else { continue }
        let later = at + stream.below(2_000)
        workload.append(WorkStep(actor: reader, at: later, action: "reimport", numbers: []))
      }
    }
    workload = workload.inOrder
  }
}
