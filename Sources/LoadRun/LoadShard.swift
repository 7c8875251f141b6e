// A part of a load run: the sum of its cells, and the digest of each. All parts together give the run part of
// the report that one machine would have written, byte for byte.

package import LabWorld
import Measurement
import Simulation

/// Some cells of a run.
package struct LoadShard: ShardPart, Equatable {
  package typealias Host = HostPart

  package static let kind = ShardKind.run

  package let shard: Shard
  package let configuration: LoadConfiguration
  /// The first cell, the number of cells, and the number of cells of the whole run.
  package let firstCell: Int
  package let cells: Int
  package let allCells: Int
  package let isComplete: Bool
  /// The digests of the cells that were run, in order.
  package let digests: [WorldDigest]
  package let figures: RunFigures

  init(_ shard: Shard, of configuration: LoadConfiguration, digests: [WorldDigest], figures: RunFigures) {
    let range = shard.range(of: configuration.cells)
    self.shard = shard
    self.configuration = configuration
    firstCell = range.lowerBound
    cells = range.count
    allCells = configuration.cells
    isComplete = digests.count == range.count
    self.digests = digests
    self.figures = figures
  }

  package var settings: LoadConfiguration { configuration }

  package var progress: String { "\(digests.count) of \(cells.of("cell"))" }

  package var flaw: String? {
    // A merge iterates over the cells of the configuration.
    do { try configuration.validate() } catch { return "\(error)" }
    let range = shard.range(of: configuration.cells)
    guard (firstCell, cells, allCells) == (range.lowerBound, range.count, configuration.cells) else {
      return "shard \(shard) of \(configuration.cells.of("cell")) has \(range.count) from cell "
        + "\(range.lowerBound) on, and it says \(cells) from \(firstCell) on"
    }
    guard isComplete == (digests.count == cells), digests.count <= cells else {
      return "it has \(digests.count.of("digest")) for \(cells.of("cell"))"
    }
    let readers = configuration.readers(ofCells: range).count
    return figures.readers <= readers
      ? nil : "it has \(figures.readers.of("reader")), and its cells have \(readers)"
  }

  /// The numbers of the readers of its cells.
  package var readers: Range<Int> { configuration.readers(ofCells: firstCell..<firstCell + cells) }
}

extension LoadReport {
  /// Creates the report of a run from those of all its shards. The run part is that of an undivided run.
  package init(joining shards: ShardSet<LoadShard>) {
    let parts = shards.reports.map(\.shard)
    var figures = RunFigures()
    var digest = Digest()
    for part in parts {
      figures.add(part.figures)
      for cell in part.digests { digest.absorb(cell.value) }
    }
    // A set has at least one shard.
    let configuration = parts.first?.configuration ?? LoadConfiguration()
    self.init(
      run: RunPart(
        configuration: configuration, digest: digest.description, isComplete: true, figures: figures),
      host: HostPart(joining: shards.reports.map(\.host), figures))
  }
}

extension HostPart {
  /// Combines machines: the maximum time, since they ran in parallel, the sum of processor time and threads,
  /// and the maximum memory. Build and platform are those of the merging machine.
  init(joining parts: [HostPart], _ figures: RunFigures) {
    func sum(_ values: [Int?]) -> Int? { values.contains(nil) ? nil : values.compactMap(\.self).reduce(0, +) }
    let nanosecondsPerHundredth = 10_000_000
    let sample = HostSample(
      elapsedNanoseconds: (parts.map(\.seconds.hundredths).max() ?? 0) * nanosecondsPerHundredth,
      processorNanoseconds: sum(parts.map { $0.processorSeconds?.hundredths }).map {
        $0 * nanosecondsPerHundredth
      }, residentBytes: nil, peakResidentBytes: parts.compactMap(\.peakMemoryBytes).max())
    self.init(sample, threads: parts.map(\.threads).reduce(0, +), figures: figures)
  }
}
