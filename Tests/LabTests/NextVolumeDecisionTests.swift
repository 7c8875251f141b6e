// What the app adds to the memory of readers (SER-21): the same wishes, with and without what it shows.

import Simulation
import Testing

@testable import LabWorld
@testable import LoadRun

@Suite struct NextVolumeDecisionTests {
  @Test(arguments: [
    (true, true, true, true, true), (true, true, false, true, true), (true, false, true, false, true),
    (true, false, false, false, false), (false, true, true, false, false),
  ])
  func `SER-21: the app adds volumes for readers who see them, and removes none`(
    goesOn: Bool, remembers: Bool, looks: Bool, alone: Bool, aided: Bool
  ) {
    let wish = NextVolumeDecision(goesOn: goesOn, remembers: remembers, looks: looks)
    #expect(wish.adds(isShown: false) == alone)
    #expect(wish.adds(isShown: true) == aided)
  }

  /// The figures of readers of a thousand series, to whom the app shows the right volume in so many of a
  /// hundred cases.
  private static func figures(shown: Int) -> MarathonFigures {
    var figures = MarathonFigures()
    var app = RandomStream(seed: 3, name: "app")
    let stream = RandomStream(seed: 3, name: "wishes")
    for series in 0..<1_000 {
      for volume in 1...3 {
        let wish = NextVolumeDecision(series: series, volume: volume, stream)
        let isShown = app.chance(shown, in: 100)
        figures.wanted += wish.goesOn ? 1 : 0
        figures.addedAlone += wish.adds(isShown: false) ? 1 : 0
        figures.added += wish.adds(isShown: isShown) ? 1 : 0
      }
    }
    return figures
  }

  private static func verdict(shown: Int) -> TargetVerdict? {
    var figures = RunFigures()
    var reading = ReadingFigures()
    reading.marathon = Self.figures(shown: shown)
    figures.reading = reading
    var configuration = LoadConfiguration()
    configuration.readingDays = 120
    configuration.marathon = true
    return LoadTargets.judge(figures, configuration).first { $0.id == "SER-21.added" }?.verdict
  }

  @Test(arguments: [(100, TargetVerdict.held), (70, .held), (30, .missed), (0, .missed)])
  func `SER-21: an app that shows another volume, or none, adds too few`(
    shown: Int, verdict: TargetVerdict
  ) {
    #expect(Self.verdict(shown: shown) == verdict)
  }

  @Test func `SER-21: a reader continues with all volumes of a series or with none`() {
    let stream = RandomStream(seed: 3, name: "wishes")
    for series in 0..<50 {
      let wishes = (1...5).map { NextVolumeDecision(series: series, volume: $0, stream) }
      #expect(Set(wishes.map(\.goesOn)).count == 1)
      #expect(wishes == (1...5).map { NextVolumeDecision(series: series, volume: $0, stream) })
    }
  }
}
