// Planted stacks for readers with several devices.

import BooksTrack
import BooksTrackAPI
import LabWorld
import LoadRun
import SyncMatrix

extension PlantedStack {
  static let devices = [
    PlantedStack(
      "record-not-sent", ["SYN-2.last", "SYN-3.equal", "SYN-11.true"],
      "Every fifth record is taken for saved, and is not sent.",
      .stack(.devices) { $0.losesEvery = 5 }),
    PlantedStack(
      "six-points-elsewhere", ["SYN-7.points"], "An answer brings six points on each device.",
      .stack(.devices) { $0.plant = { $0.points = PointsRule(answer: 6) } }),
    PlantedStack(
      "matching-of-the-documents", ["SYN-4.joined"],
      "Books of two devices are compared by the rules of the documents.",
      .stack(.apart) { $0.plant = { $0.matching = .asWritten } }),
    PlantedStack(
      "naive-sync", ["SYN-5.rows", "SYN-3.worlds"],
      "A device sends whole rows by its own clock, and believes every answer.",
      .part { _ in DeviceEvidence.figures(of: NaiveEngine(), worlds: 10) }),
  ]
}
