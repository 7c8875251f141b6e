// Compares the library of a crash test with what its writers have acknowledged.
//
// It recovers the files with a new archive and compares every row with a plain model. The model advances from
// one recovery to the next, so the cost of an inspection grows only with the transactions since the last one.

import BooksTrack

/// Checks a directory against the acknowledged commits.
package struct CrashOracle: Sendable {
  /// The result of inspecting the directory.
  struct Inspection: Sendable {
    let report: RecoveryReport
    /// True if the unacknowledged commit is in the library.
    let hasUnacknowledged: Bool
  }

  private let directory: String
  /// The model at the last inspection.
  private var pairs: StampedPairs
  /// The digests of the commits acknowledged since then, in order.
  private var acknowledged: [UInt64] = []

  /// Creates the oracle of a directory, which may hold a library of an earlier crash test with the same seed.
  package init(_ directory: String, seed: UInt64) {
    self.directory = directory
    pairs = StampedPairs(seed: seed)
  }

  /// The last transaction that was acknowledged or found.
  package var last: UInt64 { pairs.sequence + UInt64(acknowledged.count) }

  /// Starts with the present state of the library.
  ///
  /// - Throws: `DirectoryError` or `LibraryOpenError` if no library can be opened, and `ForeignLibrary` if it
  ///   is not one of such   a test. Nothing has been killed yet, so these are not complaints.
  mutating func begin() async throws {
    pairs.advance(to: try await open().library.sequence)
    do throws(CrashComplaint) { _ = try await inspect() } catch {
      throw ForeignLibrary(seed: pairs.seed, reason: error.sentence)
    }
  }

  /// Reads the lines of one writer; lines of other forms are ignored.
  package mutating func hear(_ lines: [String]) throws(CrashComplaint) {
    for line in lines.compactMap({ CrashLine($0) }) {
      switch line {
      case .opened(let sequence):
        guard sequence == last else {
          throw CrashComplaint(
            .untrue, "a writer opened the library at transaction \(sequence), expected \(last)")
        }
      case .committed(let sequence, let digest):
        guard sequence == last + 1 else {
          throw CrashComplaint(.untrue, "a writer committed transaction \(sequence), expected \(last + 1)")
        }
        acknowledged.append(digest)
      }
    }
  }

  /// Recovers the library and compares it with the acknowledged commits.
  mutating func inspect() async throws(CrashComplaint) -> Inspection {
    let opened: OpenedLibrary
    do { opened = try await open() } catch { throw CrashComplaint(.unreadable, "\(error)") }
    let found = opened.library.sequence
    guard found >= last else {
      throw CrashComplaint(
        .lost, "transaction \(last) was acknowledged; the library ends with transaction \(found)")
    }
    guard found <= last + 1 else {
      throw CrashComplaint(
        .ahead, "at most transaction \(last + 1) was under way; the library ends with transaction \(found)")
    }
    for digest in acknowledged {
      let step = pairs.advance()
      guard step.digest == digest else {
        throw CrashComplaint(.untrue, "transaction \(pairs.sequence) left other rows than it should")
      }
    }
    acknowledged = []
    let hasUnacknowledged = found > pairs.sequence
    pairs.advance(to: found)
    try compare(opened.library)
    return Inspection(report: opened.report, hasUnacknowledged: hasUnacknowledged)
  }

  private func open() async throws -> OpenedLibrary {
    try await LibraryArchive.open(try DirectoryFiles.open(directory), replica: 1)
  }

  private func compare(_ library: Library) throws(CrashComplaint) {
    let expected = pairs.all
    let works = Array(library.works)
    let entries = Array(library.entries)
    for (index, pair) in expected.enumerated() {
      guard index < works.count, works[index] == pair.work else {
        throw half(pair, "work", index < works.count ? works[index].title : nil)
      }
      guard index < entries.count, entries[index] == pair.entry else {
        throw half(pair, "entry", index < entries.count ? entries[index].sourceID : nil)
      }
    }
    guard works.count == expected.count, entries.count == expected.count else {
      throw CrashComplaint(
        .half, "expected \(expected.count) pairs, found \(works.count) works and \(entries.count) entries")
    }
    let problems = library.checkInvariants()
    guard problems.isEmpty else { throw CrashComplaint(.unsound, problems.joined(separator: "; ")) }
  }

  private func half(_ pair: StampedPair, _ row: String, _ found: String?) -> CrashComplaint {
    CrashComplaint(
      .half,
      "after transaction \(pairs.sequence): expected the \(row) of transaction \(pair.stamp), "
        + "found \(found.map { "“\($0)”" } ?? "none")")
  }
}
