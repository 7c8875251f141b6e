// The hunt target `rules`: worlds that depend on rules, not on time or power failures. A reader imports files
// that only correct rules parse correctly, the books are looked up at healthy providers, and a visitor
// requests books from the service repeatedly over weeks.
//
// The expected results follow from how the world was made, not from rules of the stack. The faulty rules of
// the product documents are planted bugs of this target.

import LabWorld
package import Simulation
import Synthesis

/// Worlds of matching, titles, series, genres, merging and lifetimes.
package struct RulesTarget: HuntTarget {
  /// The name in cases and on the command line.
  package static let target = "rules"

  package let name = Self.target
  package let variants: [String]
  private let stacks: [StackVariant]
  /// Made when the first world is drawn, so that listing names does not wait for it.
  private static let fixture = RulesFixture()

  /// Creates the target.
  ///
  /// - Parameter planted: The stacks that it can run besides the shipped one.
  package init(planted: [StackVariant] = []) {
    stacks = planted
    variants = planted.map(\.name)
  }

  package func draw(seed: UInt64, variant: String) -> HuntCase {
    RulesGenerator(seed: seed).draw(variant: variant, books: Self.fixture.pool.books.count)
  }

  package func run(_ huntCase: HuntCase, trace: TraceRequest) throws(HuntCaseError) -> HuntResult {
    let stack = try huntCase.stack(of: name, among: stacks)
    let plan = try RulesPlan(huntCase, pool: Self.fixture.pool)
    let states = RulesState.allCases.map(\.rawValue)
    let log = ObjectionLog(named: states)
    return huntCase.simulate(states: states, within: .seconds(100 * 86_400), trace: trace, log: log) {
      [fixture = Self.fixture] world in
      try await RulesWorld(plan, stack: stack, fixture: fixture, world: world, log: log).live()
    }
  }
}

/// The data that all worlds of the target share: made once, immutable, read by many threads.
struct RulesFixture: Sendable {
  let providerList: ProviderList
  let pool: RulesPool

  /// Takes some tenths of a second.
  init() {
    let catalog = Catalog.make(seed: 1, size: 2_000)
    providerList = ProviderList(catalog: catalog)
    pool = RulesPool(catalog: catalog)
  }
}

/// A state that rules worlds should reach, as a probe.
package enum RulesState: String, CaseIterable, Sendable {
  case same = "a book stands in two rows that differ"
  case alike = "two books look alike"
  case marked = "a title says its place in a series"
  case lookedUpByTitle = "a title is asked for"
  case genre = "an answer names a genre that has several spellings"
  case editions = "an answer has several editions of one work"
  case legacy = "a book is asked for by the interface from before v1"
  case kept = "an answer comes from the cache"
  case renewed = "an answer that was kept is too old"
}

extension ObjectionLog {
  /// Reports that a state has been reached.
  func reached(_ state: RulesState) { reached(state.rawValue) }
}
