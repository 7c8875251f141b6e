// Every short life of a look-up queue, beside a plain model of it.

import Testing

@testable import BooksTrack

struct LookUpQueueLifeTests {
  @Test(
    "every short life: a job is never with two, and who is next is what the plain model says",
    arguments: LookUpBeginning.allCases)
  func everyShortLife(beginning: LookUpBeginning) throws {
    var lives = 0
    let life = try LookUpLife(beginning)
    #expect(life.complaints.isEmpty)
    live(life, 5, &lives)
    #expect(lives > 10_000)
  }

  /// Goes on with a life in every way for so many events.
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
