// Many mutants in one program: each is guarded by a check of whether it is the selected one.

/// Inserts mutants into a source, so that one build serves them all.
///
/// `a < b` becomes `(mutant(7) ? (a <= b) : (a < b))`, a statement becomes `if !mutant(8) { … }`. No line
/// moves, so the compiler's line numbers remain valid.
package enum GuardedSource {
  /// The code that checks which mutant is selected, and records those that were reached, by environment
  /// variables.
  ///
  /// `MUTANT` is the number of the selected one. `MUTANTS_MET` is a file in which the byte of each reached
  /// mutant becomes 1; processes share it.
  package static let support = """
    // Which change of the source is in force, and which were met.
    import Foundation

    private let chosen = Int(ProcessInfo.processInfo.environment["MUTANT"] ?? "") ?? -1
    private let size = 65_536
    nonisolated(unsafe) private let met: UnsafeMutableRawPointer? = {
      guard let path = ProcessInfo.processInfo.environment["MUTANTS_MET"] else { return nil }
      let file = open(path, O_RDWR | O_CREAT, 0o644)
      guard file >= 0, ftruncate(file, off_t(size)) == 0 else { return nil }
      return mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    }()

    public func mutant(_ number: Int) -> Bool {
      met?.storeBytes(of: 1, toByteOffset: number, as: UInt8.self)
      return number == chosen
    }

    """

  /// Returns the source with every mutant guarded by its number.
  ///
  /// Only one of several overlapping expressions may be given; statements may contain others.
  package static func guarded(_ source: String, _ mutants: [(number: Int, mutant: Mutant)], imports: Bool)
    -> String
  {
    var insertions: [(place: Int, order: Int, text: String)] = []
    for (number, mutant) in mutants {
      let (begin, end) =
        mutant.changed.map { ("(mutant(\(number)) ? (\($0)) : (", "))") } ?? (
          "if !mutant(\(number)) { ", " }"
        )
      let length = mutant.bytes.count
      // Ends are inserted before beginnings at the same place; an outer mutant begins first and ends last.
      insertions.append((mutant.bytes.lowerBound, Int.max - length, begin))
      insertions.append((mutant.bytes.upperBound, length, end))
    }
    insertions.sort { ($0.place, $0.order) < ($1.place, $1.order) }
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var copied = 0
    for insertion in insertions {
      result += bytes[copied..<insertion.place]
      result += insertion.text.utf8
      copied = insertion.place
    }
    result += bytes[copied...]
    let text = String(decoding: result, as: UTF8.self)
    let knows = source.split(separator: "\n").contains { $0.hasSuffix("import BooksTrackAPI") }
    return imports && !knows ? text + "\nimport BooksTrackAPI\n" : text
  }

  /// Draws that many mutants of a folder, without overlapping expressions.
  package static func drawn(_ count: Int, of mutants: [(file: String, mutant: Mutant)], seed: UInt64)
    -> [(file: String, mutant: Mutant)]
  {
    var state = seed
    var left = mutants
    var taken: [(file: String, mutant: Mutant)] = []
    while taken.count < count, !left.isEmpty {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let candidate = left.remove(at: Int((state >> 33) % UInt64(left.count)))
      let overlaps =
        candidate.mutant.changed != nil
        && taken.contains {
          $0.file == candidate.file && $0.mutant.changed != nil
            && $0.mutant.bytes.overlaps(candidate.mutant.bytes)
        }
      if !overlaps { taken.append(candidate) }
    }
    return taken
  }
}
