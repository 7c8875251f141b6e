// An exhaustive search of the short lives of a look-up queue, compared with a plain model.

import Testing

@testable import BooksTrack

struct LookUpQueueLifeTests {
  @Test(
    "in every short history no job is taken twice at once, and the order is that of the model",
    arguments: LookUpBeginning.allCases)
  func everyShortLife(beginning: LookUpBeginning) throws {
    var lives = 0
    let life = try LookUpLife(beginning)
    #expect(life.complaints.isEmpty)
    live(life, 5, &lives)
    #expect(lives > 10_000)
  }

  /// Continues a life with all sequences of that many events.
  private func live(_ life: LookUpLife, _ rest: Int, _ lives: inout Int) {
    lives += 1
    guard rest > 0 else { return }
    for event in LookUpLife.Event.allCases {
      var next = life
      guard next.go(through: event) else { continue }
      guard next.complaints.isEmpty else {
        Issue.record("\(next.events): \(next.complaints.joined(separator: "; "))")
        continue
      }
      live(next, rest - 1, &lives)
    }
  }
}
