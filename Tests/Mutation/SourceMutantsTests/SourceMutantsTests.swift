// The mutants of small sources, and the guarded program with all of them.

import SourceMutants
import Testing

@Suite struct SourceMutantsTests {
  /// Returns the mutants of a source, each with its line.
  private func changes(of source: String) -> [String] {
    Mutant.all(of: source).map { "\($0.line): \($0.sentence)" }
  }

  @Test func `An operator is replaced by a neighbor; other operators are not mutated`() {
    let source = """
      func isNear(_ a: Int, _ b: Set<Int>) -> Bool {
        return a + 1 < limit && !b.isEmpty  // a > b in a comment
          || name == "a < b \\(a < 3 ? ")" : "(")"
      }
      """
    #expect(
      changes(of: source) == [
        "2: + becomes -", "2: < becomes <=", "2: && becomes ||", "3: || becomes &&", "2: without !",
        "3: == becomes !=",
      ])
  }

  @Test func `A statement is removed, unless it is a value, a declaration or the exit of a guard`() {
    let source = """
      actor Counter {
        var count = 0
        init(_ first: Int) { count = first }
        var next: Int { after(count) }
        func add(_ number: Int) async throws -> Int {
          guard number > 0 else { return count }
          if number == 7 { throw Unlucky() }
          count += number
          let news = [1, 2].map { twice($0) }
          for one in news where one != 3 {
            try await tell(one) { $0.isNew = true }
          }
          switch count {
          case 1: note("one")
          default: break
          }
          return count
        }
      }
      """
    #expect(
      changes(of: source) == [
        "6: > becomes >=", "7: == becomes !=", "7: without: throw Unlucky()", "8: without: count += number",
        "10: != becomes ==", "11: without: try await tell(one) { $0.isNew = true }",
        "11: without: $0.isNew = true", "14: without: note(\"one\")",
      ])
  }

  @Test func `All mutants fit into one source, and no line moves`() {
    let source = """
      func close() {
        if a < b, c {
          send(d + 1)
        }
      }
      """
    let mutants = Mutant.all(of: source).enumerated().map { (number: $0.offset + 1, mutant: $0.element) }
    #expect(
      GuardedSource.guarded(source, mutants, imports: false) == """
        func close() {
          if (mutant(1) ? (a <= b) : (a < b)), c {
            if !mutant(2) { send((mutant(3) ? (d - 1) : (d + 1))) }
          }
        }
        """)
  }

  @Test func `An expression is mutated once, and a seed draws the same mutants again`() {
    let source = "let isRight = a < b && c < d || e != f"
    let all = Mutant.all(of: source).map { (file: "A.swift", mutant: $0) }
    #expect(all.count == 5)
    for seed in UInt64(1)...20 {
      let drawn = GuardedSource.drawn(9, of: all, seed: seed)
      #expect(drawn.map(\.mutant) == GuardedSource.drawn(9, of: all, seed: seed).map(\.mutant))
      for (index, one) in drawn.enumerated() {
        #expect(!drawn[(index + 1)...].contains { $0.mutant.bytes.overlaps(one.mutant.bytes) })
      }
      #expect((1...3).contains(drawn.count))
    }
    #expect(GuardedSource.drawn(2, of: all.filter { $0.mutant.bytes.count == 5 }, seed: 1).count == 2)
  }
}
