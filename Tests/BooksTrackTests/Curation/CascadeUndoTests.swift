// Undoing changes of author facts: step by step, in reverse order (CAS-10).

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite("Cascade of author facts: undo")
struct CascadeUndoTests {
  private static let adichie = "Chimamanda Ngozi Adichie"

  @Test("CAS-10: a step records device, subject, values and time; an undo restores the value")
  func history() async throws {
    let shelf = try await CascadeShelf(CascadeShelf.books(2))
    let author = try await shelf.author()
    let first = try await shelf.cascade.say(["British"], .nationality, of: author)
    shelf.clock.advance(to: .seconds(60))
    let second = try await shelf.cascade.say(["Nigerian"], .nationality, of: author)
    let step = try #require(await shelf.library.curationSteps[second.steps[0]])
    #expect(step.name == Self.adichie && step.subject == .statement(author, .nationality))
    #expect(step.before?.values == ["British"] && step.after?.values == ["Nigerian"])
    #expect(step.made == shelf.calendar.now() && step.id.replica == 1)
    // A later change depends on the earlier one.
    await #expect(throws: CascadeRefusal.changedSince(Self.adichie)) {
      try await shelf.cascade.undo(first.steps[0])
    }
    let undone = try await shelf.cascade.undo(second.steps[0])
    #expect(undone.updated.count == 2)
    #expect(try await shelf.shown("Book 0", .nationality) == "British (Auto-filled from author)")
    await #expect(throws: CascadeRefusal.undone) { try await shelf.cascade.undo(second.steps[0]) }
    // An undo can be undone.
    _ = try await shelf.cascade.undo(undone.steps[0])
    #expect(try await shelf.shown("Book 0", .nationality) == "Nigerian (Auto-filled from author)")
    let override = try await shelf.cascade.override(
      .nationality, of: [try await shelf.work("Book 1")], with: ["GB"], because: "why")
    try await shelf.store.commit(.edit("delete")) { editor in
      if let id = editor.library.works.first(where: { $0.title == "Book 1" })?.id { editor.remove(id) }
    }
    await #expect(throws: CascadeRefusal.gone) { try await shelf.cascade.undo(override.steps[0]) }
    let missing = CurationStepID(replica: 9, serial: 9)
    await #expect(throws: CascadeRefusal.unknownStep) { try await shelf.cascade.undo(missing) }
  }

  @Test("CAS-10: a change below later ones is not undone, even if they restored its value")
  func historyGoesBackInOrder() async throws {
    let shelf = try await CascadeShelf(CascadeShelf.books(1))
    let author = try await shelf.author()
    var steps: [CurationStepID] = []
    for value in ["A", "B", "A"] {
      steps += try await shelf.cascade.say([value], .nationality, of: author).steps
      _ = try await shelf.cascade.say([value], .languages, of: author)
    }
    await #expect(throws: CascadeRefusal.changedSince(Self.adichie)) {
      try await shelf.cascade.undo(steps[0])
    }
    let library = await shelf.library
    #expect(throws: CascadeRefusal.changedSince(Self.adichie)) {
      try shelf.cascade.checkUndo(of: steps[0], in: library)
    }
    let third = try await shelf.cascade.undo(steps[2]).steps[0]
    // Redone, it blocks the earlier ones again.
    let again = try await shelf.cascade.undo(third).steps[0]
    await #expect(throws: CascadeRefusal.changedSince(Self.adichie)) {
      try await shelf.cascade.undo(steps[0])
    }
    _ = try await shelf.cascade.undo(again)
    _ = try await shelf.cascade.undo(steps[1])
    #expect(try await shelf.shown("Book 0", .nationality) == "A (Auto-filled from author)")
    _ = try await shelf.cascade.undo(steps[0])
    #expect(try await shelf.shown("Book 0", .nationality) == nil)
  }
}
