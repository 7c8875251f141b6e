// Knows what the writers of a crash test have said, and looks into their library when they are gone.
//
// It recovers the files itself, with a fresh archive, and compares every row with the plain model. The model
// goes from one recovery to the next, so a look costs the transactions since the last one.

import BooksTrack

/// Judges a directory by what was acknowledged.
package struct CrashOracle: Sendable {
  /// What a look into the directory found.
  struct Inspection: Sendable {
    let report: RecoveryReport
    /// The commit that was under way is there.
    let hasUnacknowledged: Bool
  }

  private let directory: String
  /// The state at the last look.
  private var pairs: StampedPairs
  /// The fingerprints of what was acknowledged since, in order.
  private var acknowledged: [UInt64] = []

  /// A witness of a directory that may hold a library of an earlier crash test with that seed.
  package init(_ directory: String, seed: UInt64) {
    self.directory = directory
    pairs = StampedPairs(seed: seed)
  }

  /// The last transaction that is known to have been acknowledged, or seen.
  package var last: UInt64 { pairs.sequence + UInt64(acknowledged.count) }

  /// Takes what is there as it is: the beginning of a test.
  ///
  /// - Throws: `DirectoryError` or `LibraryOpenError` if no library can be opened there, `ForeignLibrary` if
  ///   it is not one of such a test. Nothing has been killed then, so nothing is held against the library.
  mutating func begin() async throws {
    pairs.advance(to: try await open().library.sequence)
    do throws(CrashComplaint) { _ = try await inspect() } catch {
      throw ForeignLibrary(seed: pairs.seed, reason: error.sentence)
    }
  }

  /// Reads all lines of one writer; a line that was cut off is ignored.
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

  /// Recovers the library and compares it with what was acknowledged.
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
