// What it costs to import a file: to find its fields, to make books of its rows, and to put them into a
// library.
//
// Scanning has no target of its own: how fast bytes can be read differs too much between machines. It is
// compared with a peer on the same file (`bench --peer`), and must be ahead of the fastest one that is known,
// the `csv` crate of Rust, which is about seven times as fast as the module of Python.

import BooksTrack

extension BenchmarkSuite {
  /// Reading, mapping and importing exports of several sizes; the rates must not depend on the size.
  static let imports: [Benchmark] = {
    let small = BenchmarkExport(books: 1_500)
    let middle = BenchmarkExport(books: 15_000)
    let large = BenchmarkExport(books: 150_000)
    let shelf = BenchmarkExport(books: 1_500, seed: 8)
    return [
      scan("1500", small, times: 20), scan("150000", large),
      map("1500", small, target: 750_000, times: 20), map("150000", large, target: 600_000),
      into("1500", small, shelf, target: 30_000), into("15000", middle, shelf, target: 30_000),
      into("150000", large, shelf, target: 25_000),
    ]
  }()

  /// Every field of every row is looked at as bytes, quotes taken away. Small files are read several times,
  /// or the meter would weigh more than they do.
  private static func scan(_ name: String, _ export: BenchmarkExport, times: Int = 1) -> Benchmark {
    Benchmark("import.scan-\(name)", unit: "byte") {
      let bytes = export.bytes
      return (0..<times).reduce(0) { sum, _ in scannedBytes(of: bytes) > 0 ? sum + bytes.count : sum }
    }
  }

  private static func scannedBytes(of bytes: [UInt8]) -> Int {
    var parser = CSVParser()
    var size = 0
    forEachChunk(of: bytes) { chunk in
      parser.append(chunk)
      size += contents(of: &parser)
    }
    parser.finish()
    return size + contents(of: &parser)
  }

  private static func contents(of parser: inout CSVParser) -> Int {
    var size = 0
    while let row = try? parser.next({ row in
      (0..<row.count).reduce(0) { $0 + row.withUnsafeBytes(of: $1) { $0.count } }
    }) { size += row }
    return size
  }

  /// Every row becomes a book: at most 2 ms for 1,500.
  private static func map(
    _ name: String, _ export: BenchmarkExport, target: Int, times: Int = 1
  ) -> Benchmark {
    Benchmark("import.map-\(name)", unit: "row", target: target) {
      (0..<times).reduce(0) { sum, _ in sum + mappedRows(of: export) }
    }
  }

  private static func mappedRows(of export: BenchmarkExport) -> Int {
    var parser = ExportParser()
    var rows = 0
    func read() throws {
      var batch = ExportBatch()
      if rows == 0 { _ = try parser.next() }
      try parser.readRows(into: &batch)
      rows += batch.books.count + batch.rejected.count
    }
    forEachChunk(of: export.bytes) { chunk in
      try parser.append(chunk)
      try read()
    }
    _ = try? parser.finish()
    try? read()
    return rows
  }

  /// Imports into a library of 1,500 books: at most 50 ms for as many rows, and little more for each of a
  /// hundred times as many, whose books no longer fit what the processor keeps at hand.
  private static func into(
    _ name: String, _ export: BenchmarkExport, _ shelf: BenchmarkExport, target: Int
  ) -> Benchmark {
    Benchmark("import.into-\(name)", unit: "row", target: target) {
      let library = shelf.library()
      return export.imported(into: library).entries.count > library.entries.count ? export.books : 0
    }
  }

  /// The bytes as a file gives them: a mebibyte at a time.
  private static func forEachChunk(of bytes: [UInt8], _ body: ([UInt8]) throws -> Void) {
    for start in stride(from: 0, to: bytes.count, by: 1 << 20) {
      try? body(Array(bytes[start..<min(start + 1 << 20, bytes.count)]))
    }
  }
}
