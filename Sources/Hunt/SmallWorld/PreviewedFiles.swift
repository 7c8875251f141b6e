// In some worlds readers preview files before they import them, and request the explanation of a row. After
// half of the previews they import the last exported file again, which is mostly the previewed one.

import Simulation

/// The additional steps of a world with previews; nil for other worlds.
struct PreviewedFiles {
  /// The index of the row to explain in a step's numbers; the next number is 1 for a file with unknown
  /// columns. The numbers before are those of an import.
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
        // Before there are books, while they are imported, and afterwards.
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
