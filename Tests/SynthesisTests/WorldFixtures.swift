// Shared fixtures of the synthesis tests: one catalog, an independent CSV splitter, a hash, and statistical
// bounds.

import Facts
import Simulation

@testable import Synthesis

/// The catalog of the tests: large enough for rates, small enough for debug builds.
enum World {
  static let catalog = Catalog.make(seed: 7, size: 9_000)
  static let facts = WellKnownFacts.load()

  /// Twenty readers with 1,000 books each.
  static let libraries: [SyntheticLibrary] = (0..<20).map { reader in
    library(reader: reader)
  }

  /// Returns a separate stream for each test.
  static func libraryStream(_ name: String) -> RandomStream { RandomStream(seed: 11, name: name) }

  static func library(
    reader: Int, books: Int = 1_000, format: ExportKind = .goodreads, rates: QuirkRates = .measured
  ) -> SyntheticLibrary {
    SyntheticLibrary.make(
      catalog: catalog, books: books, format: format, rates: rates,
      stream: RandomStream(seed: 11, name: "readers").substream(reader))
  }
}

/// FNV-1a, so that a pinned digest depends on the bytes alone.
func digest(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
}

/// Splits delimited text into records in the simplest way: quotes toggle, a doubled quote is one. Invalid
/// UTF-8 becomes the replacement character.
func records(_ bytes: [UInt8], separator: UInt8 = 0x2C) -> [[String]] {
  var records: [[String]] = []
  var record: [String] = []
  var field: [UInt8] = []
  var isQuoted = false
  var index = 0
  let count = bytes.count
  bytes.withUnsafeBufferPointer { bytes in
    while index < count {
      let byte = bytes[index]
      if isQuoted {
        if byte != 0x22 {
          field.append(byte)
        } else if index + 1 < count, bytes[index + 1] == 0x22 {
          field.append(0x22)
          index += 1
        } else {
          isQuoted = false
        }
      } else if byte == 0x22, field.isEmpty {
        isQuoted = true
      } else if byte == separator || byte == 0x0A {
        record.append(String(decoding: field, as: UTF8.self))
        field.removeAll(keepingCapacity: true)
        if byte == 0x0A {
          records.append(record)
          record = []
        }
      } else if byte != 0x0D {
        field.append(byte)
      }
      index += 1
    }
  }
  return records
}

/// The rows of a library with their truth, without damaged ones.
struct ReadRow {
  let fields: [String: String]
  let truth: TruthRow

  subscript(column: String) -> String { fields[column] ?? "" }

  static func rows(of library: SyntheticLibrary) -> [ReadRow] {
    let all = records(library.export, separator: library.fileName.hasSuffix(".tsv") ? 0x09 : 0x2C)
    let header = all[0]
    return zip(all.dropFirst(), library.truth.rows).filter { !$1.kind.isToBeRejected }.map { record, truth in
      ReadRow(fields: Dictionary(uniqueKeysWithValues: zip(header, record)), truth: truth)
    }
  }
}

/// Returns true if a count fits a rate per ten thousand within five standard deviations, by the normal
/// approximation.
func fits(_ count: Int, of total: Int, rate: Int) -> Bool {
  let distance = count * 10_000 - total * rate
  return distance * distance <= 25 * total * rate * (10_000 - rate)
}
