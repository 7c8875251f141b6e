// The cost of importing a file: scanning its fields, mapping its rows to books, and adding them to a library.
//
// The speed of reading bytes differs too much between machines for a rate, so scanning is compared with the
// reference loop of the same run: a byte may cost one step. It is also compared with a peer on the same file
// (`bench --peer`), and must be ahead of the fastest known one, the `csv` crate of Rust, which is about seven
// times as fast as the module of Python.

import BooksTrack

extension BenchmarkSuite {
  /// Scanning, mapping and importing exports of several sizes; the rates must not depend on the size.
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

  /// Visits every field of every row as unquoted bytes. Small files are scanned several times, so that the
  /// cost of the measurement does not count.
  private static func scan(_ name: String, _ export: BenchmarkExport, times: Int = 1) -> Benchmark {
    Benchmark("import.scan-\(name)", unit: "byte", rival: (name: Benchmark.reference.name, times: 1)) {
      let bytes = export.bytes
      return (0..<times).reduce(0) { sum, _ in scannedBytes(of: bytes) > 0 ? sum + bytes.count : sum }
    }
  }

  private static func scannedBytes(of bytes: [UInt8]) -> Int {
    var parser = CSVParser()
    var size = 0
    forEachChunk(of: bytes) { chunk in
      parser.append(chunk)
      size += parser.passRows()
    }
    parser.finish()
    return size + parser.passRows()
  }

  /// Maps every row to a book: at most 2 ms for 1,500.
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
      rows += batch.rows.count
    }
    forEachChunk(of: export.bytes) { chunk in
      try parser.append(Array(chunk))
      try read()
    }
    _ = try? parser.finish()
    try? read()
    return rows
  }

  /// Imports into a library of 1,500 books: at most 50 ms for as many rows, and little more per row for 100
  /// times as many, whose books exceed the caches of the processor.
  private static func into(
    _ name: String, _ export: BenchmarkExport, _ shelf: BenchmarkExport, target: Int
  ) -> Benchmark {
    Benchmark("import.into-\(name)", unit: "row", target: target) {
      let library = shelf.library()
      return export.imported(into: library).entries.count > library.entries.count ? export.books : 0
    }
  }

  /// Passes the bytes in chunks of a mebibyte, as a file does.
  private static func forEachChunk(of bytes: [UInt8], _ body: (ArraySlice<UInt8>) throws -> Void) {
    for start in stride(from: 0, to: bytes.count, by: 1 << 20) {
      try? body(bytes[start..<min(start + 1 << 20, bytes.count)])
    }
  }
}
