// Opens libraries of earlier versions on devices that lose power during the migration: at every possible
// point, with everything, some or nothing lost of the writes that were not synced (SES-7).

import BooksTrack
import Foundation
import LabWorld
import Simulation

/// Opens stored libraries on devices that are killed meanwhile.
enum MigrationEvidence {
  /// The unsynced data that the disk loses with the power.
  private enum Loss: CaseIterable {
    case nothing, sectors, everything

    var firings: [FaultFiring] {
      let site = "disk \(device)"
      func all(_ kind: FaultKind) -> [FaultFiring] {
        (0..<16).map { FaultFiring(kind: kind, site: site, pass: $0) }
      }
      switch self {
      case .nothing: return []
      case .sectors: return all(DiskFault.tornWrite)
      case .everything: return all(DiskFault.lostWrite) + all(DiskFault.lostEntry)
      }
    }
  }

  private static let device = "phone"
  /// More points than the opening of a small library has.
  private static let mostPoints = 1_000

  /// Wraps the files of the device.
  typealias Wrapping = @Sendable (any LibraryFiles) -> any LibraryFiles

  /// - Parameter libraries: The files of each library by name.
  static func figures(
    _ libraries: [[String: [UInt8]]], wrapping: @escaping Wrapping = { $0 }
  ) -> [VerifyFigure] {
    var deaths = 0
    var bad = 0
    for files in libraries {
      guard let whole = open(files, .exactly([]), wrapping).library else {
        bad += 1
        continue
      }
      for loss in Loss.allCases {
        for point in 0..<mostPoints {
          let kill = FaultFiring(kind: MachineFault.kill, site: device, pass: point)
          let life = open(files, .exactly(([kill] + loss.firings).sorted()), wrapping)
          guard life.wasKilled else { break }
          deaths += 1
          if life.library != whole { bad += 1 }
        }
      }
    }
    return [figure(bad: bad, of: deaths)]
  }

  /// Judges the number of disturbed openings with another result than an undisturbed one.
  static func figure(bad: Int, of deaths: Int) -> VerifyFigure {
    VerifyFigure(
      Target("SES-7.kills", "libraries carried over wrongly")
        .judge(Fraction(bad)),
      from: .migration, on: Evidence(deaths, "losses of power", atLeast: 100))
  }

  /// The state of a device after it was switched on with some files.
  ///
  /// `@unchecked Sendable`: used only on the thread of its world.
  private final class Finding: @unchecked Sendable {
    var library: Library?
    var wasKilled = false
  }

  private static func open(
    _ files: [String: [UInt8]], _ faults: FaultPlan, _ wrapping: @escaping Wrapping
  ) -> Finding {
    let finding = Finding()
    let outcome = Simulator(seed: 1, faults: faults).run { world in
      let phone = world.process(device)
      phone.disk.behavior = DiskBehavior(unsynced: .kept)
      let disk = SimulatedFiles(process: phone)
      for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
        try await disk.append(bytes, to: name)
        try await disk.sync(name)
      }
      try await disk.syncDirectory()
      phone.exposed(to: [MachineFault.kill])
      phone.boot("open") { phone in
        let files = wrapping(SimulatedFiles(process: phone))
        let opened = try await LibraryArchive.open(files, replica: 1)
        try await phone.pass(.seconds(60), "the reader looks")
        finding.library = opened.library
      }
      for _ in 0..<60 where finding.library == nil {
        try await world.root.pass(.seconds(60), "until it is open")
      }
      finding.wasKilled = phone.incarnation > 1
    }
    if outcome.verdict != .passed { finding.library = nil }
    return finding
  }
}
