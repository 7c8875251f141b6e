// Measures whether exports of every site are recognized (IMP-1 to IMP-3), and whether the same rows result
// from any chunking and encoding of the bytes (IMP-7).

import BooksTrack
import Foundation
import LabWorld
import Simulation
import Synthesis

/// The rules by which exports are read; a planted bug replaces them.
struct ExportRules: Sendable {
  var formats = ExportFormat.known
  /// Returns the bytes that the parser gets for a chunk.
  var handed: @Sendable ([UInt8]) -> [UInt8] = { $0 }

  static let shipped = ExportRules()
}

/// The result of parsing an export in chunks of one size.
struct ExportReading: Equatable {
  /// The recognized header; nil if it was not recognized.
  private(set) var match: HeaderMatch?
  private(set) var books: [BookDraft] = []
  private(set) var rejected: [RejectedRow] = []
  /// The sentence of the error that ended the parsing; nil if none did.
  private(set) var error: String?

  /// Parses the bytes in chunks of `pieces` bytes.
  init(_ bytes: [UInt8], pieces: Int, by reader: ExportRules = .shipped) {
    var parser = ExportParser(formats: reader.formats)
    do throws(ImportError) {
      for start in stride(from: 0, to: bytes.count, by: max(1, pieces)) {
        try parser.append(reader.handed(Array(bytes[start..<min(start + max(1, pieces), bytes.count)])))
        try take(&parser)
      }
      try parser.finish()
      try take(&parser)
    } catch {
      self.error = error.sentence
    }
  }

  private mutating func take(_ parser: inout ExportParser) throws(ImportError) {
    while let event = try parser.next() {
      switch event {
      case .header(let match, _): self.match = match
      case .needsMapping: match = nil
      case .book(let book): books.append(book)
      case .rejected(let row): rejected.append(row)
      }
    }
  }
}

/// Parses exports of every site.
enum ExportRecognition {
  /// The site of each clause.
  private static let sites: KeyValuePairs<ClauseID, String> = [
    "IMP-1": "Goodreads", "IMP-2": "LibraryThing", "IMP-3": "StoryGraph",
  ]
  private static let readers = 4

  static func figures(by reader: ExportRules = .shipped) -> [VerifyFigure] {
    let catalog = Catalog.make(seed: 4, size: 2_000)
    let libraries = ExportKind.all.flatMap { kind in
      (0..<readers).map { reader in
        let stream = RandomStream(seed: 5, name: "exports").substream(kind.name).substream(reader)
        return (kind, SyntheticLibrary.make(catalog: catalog, books: 90, format: kind, stream: stream).export)
      }
    }
    let read = libraries.map { kind, export in
      (kind, export, ExportReading(export, pieces: export.count, by: reader))
    }
    return sites.map { clause, site in
      let own = read.filter { $0.0.app == site }
      return VerifyFigure(
        Target("\(clause.description).known", "exports recognised")
          .judge(
            Fraction(
              own.count { $0.2.match?.format.name == site && $0.2.books.count >= 85 }, of: own.count)),
        from: .exports, on: Evidence(own.count, "exports", atLeast: 2 * readers))
    } + [cuts(read, by: reader), encodings(read, by: reader)]
  }

  private typealias Read = (ExportKind, [UInt8], ExportReading)

  private static func cuts(_ read: [Read], by reader: ExportRules) -> VerifyFigure {
    var (same, all) = (0, 0)
    for (_, export, whole) in read {
      for pieces in [3, 50, 4_095] {
        all += 1
        same += ExportReading(export, pieces: pieces, by: reader) == whole ? 1 : 0
      }
    }
    return VerifyFigure(
      Target("IMP-7.cuts", "same rows however cut")
        .judge(Fraction(same, of: all)),
      from: .exports, on: Evidence(all, "readings", atLeast: 100))
  }

  /// Reads exports that are UTF-8 tables with a byte-order mark, and in both byte orders of UTF-16.
  private static func encodings(_ read: [Read], by reader: ExportRules) -> VerifyFigure {
    var (same, all) = (0, 0)
    for (_, export, whole) in read {
      guard let text = String(validating: export, as: UTF8.self), text.first != "{", text.first != "[" else {
        continue
      }
      let plain = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
      let little: [UInt8] = [0xFF, 0xFE] + plain.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      let big: [UInt8] = [0xFE, 0xFF] + plain.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      for bytes in [[0xEF, 0xBB, 0xBF] + Array(plain.utf8), little, big] {
        all += 1
        same += ExportReading(bytes, pieces: 999, by: reader) == whole ? 1 : 0
      }
    }
    return VerifyFigure(
      Target("IMP-7.encodings", "same rows in any encoding")
        .judge(Fraction(same, of: all)),
      from: .exports, on: Evidence(all, "readings", atLeast: 50))
  }
}
