// The providers and the backend of a cell, as machines of its world. `serve` answers with the same.

import BooksTrackBackend
package import LabWorld
import Providers
package import Simulation

/// The machines that answer the devices of a cell.
package struct CellStack: Sendable {
  /// The providers, in the backend's order of preference.
  package let providers: [LookalikeMachine]
  package let edge: BackendEdge

  /// Adds the machines to a world.
  ///
  /// - Parameter observe: Called with each event at the backend.
  package init(
    of fixture: CellFixture, in world: World, observe: @escaping @Sendable (BackendEvent) -> Void = { _ in }
  ) {
    let configuration = fixture.configuration
    let mood = configuration.allowed(configuration.mood)
    providers = fixture.providers.map { member in
      LookalikeMachine(
        member.provider.registration,
        MoodyLookalike(
          member.lookalike, mood: mood,
          latency: member.provider.latency.scaled(percent: configuration.latencyPercent)),
        in: world, moods: MoodSchedule(mood, of: member.provider, spells: configuration.allowedSpells),
        quota: configuration.quotas == .free ? member.provider.registration.quota : .unlimited)
    }
    edge = BackendEdge(
      providers: providers.map { BackendEdge.Provider($0) }, variant: fixture.backend,
      link: configuration.providerLink, in: world, observe: observe)
  }
}
