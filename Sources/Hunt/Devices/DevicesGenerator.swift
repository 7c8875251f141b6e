// Draws the world of several devices of a seed: the steps of a reading, a curation or a series world, each on
// one of the devices, some of them on two; between them devices lose their network or their power.

import LabWorld
import SimulatedCloud
import Simulation

/// Draws a case.
struct DevicesGenerator {
  private let seed: UInt64
  private let stream: RandomStream

  init(seed: UInt64) {
    self.seed = seed
    stream = RandomStream(seed: seed, name: "hunt \(DevicesTarget.target)")
  }

  func draw(variant: String) -> HuntCase {
    var settings = stream.substream("settings")
    let devices = settings.within(2...3)
    return HuntCase(
      target: DevicesTarget.target, variant: variant, seed: seed, settings: ["devices": devices],
      workload: workload(devices), faults: faults, schedule: ReadingGenerator.schedule(stream))
  }

  /// Milliseconds until the next step: at once, or after an exchange, minutes or hours.
  private static let pauses = [500, 20_000, 600_000, 20_000_000]

  private func workload(_ devices: Int) -> [WorkStep] {
    var stream = stream.substream("workload")
    var steps: [WorkStep] = []
    var (now, books) = (1_000, 0)
    for step in Self.edits(&stream) where isDrawn(step.action) {
      now += stream.below(Self.pauses[stream.below(Self.pauses.count)])
      var step = step
      step.actor = stream.below(devices)
      step.at = now
      // One title is one book, so that it is known which books of two devices are the same.
      if ["add", "add-shared"].contains(step.action), !step.numbers.isEmpty {
        step.numbers[0] = books
        books += 1
      }
      if stream.chance(1, in: 10) { steps.append(Self.trouble(now, on: stream.below(devices), &stream)) }
      steps.append(step)
      guard stream.chance(1, in: 3) else { continue }
      steps.append(Self.answer(to: step, devices, &stream))
    }
    return steps
  }

  /// Returns the same step on the next device, within seconds or half an hour. Another device adds the same
  /// book, and writes another value.
  private static func answer(to step: WorkStep, _ devices: Int, _ stream: inout RandomStream) -> WorkStep {
    var step = step
    step.actor = (step.actor + 1) % devices
    step.at += stream.below([5_000, 1_800_000][stream.below(2)])
    if !["add", "add-shared"].contains(step.action), let last = step.numbers.indices.last {
      step.numbers[last] += 1
    }
    return step
  }

  private func isDrawn(_ action: String) -> Bool {
    DevicesPlan.edits.contains(action)
  }

  private static func edits(_ stream: inout RandomStream) -> [WorkStep] {
    switch stream.below(3) {
    case 0: ReadingKind.workload(&stream)
    case 1: CurationKind.workload(&stream)
    default: SeriesKind.workload(&stream)
    }
  }

  private static func trouble(_ now: Int, on device: Int, _ stream: inout RandomStream) -> WorkStep {
    stream.chance(1, in: 3)
      ? WorkStep(
        actor: device, at: now, action: "kill", numbers: [stream.below(2), stream.below(7_200_000)])
      : WorkStep(
        actor: device, at: now, action: "offline", numbers: [[2, 30, 600, 2_880][stream.below(4)]])
  }

  /// Each kind of fault is enabled in some worlds, so that there are worlds with few kinds.
  private var faults: FaultPlan {
    var stream = stream.substream("faults")
    guard stream.chance(2, in: 3) else { return .none }
    return .drawn(
      DevicesPlan.faults.map { kind in
        let isGrave = [CloudFault.purge, CloudFault.reset, CloudFault.tokens, CloudFault.quota].contains(kind)
        let fires = kind == MachineFault.kill ? 40 : isGrave ? 200 : 600
        return FaultRate(kind, enabledPerTenThousand: 3_000, firesPerTenThousand: fires)
      })
  }
}
