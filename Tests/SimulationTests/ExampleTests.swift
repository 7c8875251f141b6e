// The example of the article “Your own actors”, compiled, run, and compared with the text of the article.

import Foundation
import Simulation
import Testing

// example begins
actor Account {
  private(set) var balance = 100
  private let bank: SimulatedProcess

  init(at bank: SimulatedProcess) { self.bank = bank }

  func withdraw(_ amount: Int) async throws {
    guard balance >= amount else { return }
    try await bank.point("print the receipt for \(amount)")
    balance -= amount  // Wrong: the balance was looked at before the wait.
  }
}

func isOverdrawn(seed: UInt64) -> Outcome<Bool> {
  Simulator(seed: seed, schedule: UniformRandom(seed: seed)).run { world in
    let bank = world.process("bank")
    let account = Account(at: bank)
    let large = bank.start("large") { try await account.withdraw(80) }
    let small = bank.start("small") { try await account.withdraw(30) }
    _ = try await (large.value, small.value)
    return await account.balance < 0
  }
}
// example ends

@Suite struct ExampleTests {
  @Test func theExampleFindsItsBugInSomeSeedsAndNotInAll() {
    let findings = (0..<20).map { isOverdrawn(seed: $0).value }
    #expect(findings.contains(true))
    #expect(findings.contains(false))
  }

  @Test func theExampleReplays() throws {
    let seed = try #require((0..<20).first { isOverdrawn(seed: $0).value == true })
    #expect(isOverdrawn(seed: seed).digest == isOverdrawn(seed: seed).digest)
  }

  @Test func theArticleShowsTheCodeThatIsCompiledHere() throws {
    let here = URL(filePath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let source = try String(contentsOf: here, encoding: .utf8)
    let example = try #require(
      source.components(separatedBy: "// example begins\n").dropFirst().first?
        .components(separatedBy: "// example ends").first)
    let article = try String(
      contentsOf: root.appending(path: "Sources/Simulation/Simulation.docc/YourActors.md"), encoding: .utf8)
    #expect(article.contains("```swift\nimport Simulation\n\n\(example)```"))
  }
}
