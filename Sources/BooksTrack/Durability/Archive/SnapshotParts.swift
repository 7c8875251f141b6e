// The parts of a snapshot: portions of rows by kind, and an end with the number of rows of each kind.
//
// Each part is one record of the file. Other work may run between the parts.

/// Encodes the consecutive parts of a snapshot.
struct SnapshotParts {
  /// Writes the identifier and the fields of the next row; returns false if there is none.
  fileprivate typealias Source = (inout ByteWriter) -> Bool

  private let sources: [(tag: UInt8, next: Source)]
  private let nextSerials: [UInt64]
  private let partSize: Int
  private var counts: [UInt64]
  private var current = 0
  private var part: UInt64 = 0
  private var isDone = false

  /// Creates the parts of a library.
  init(_ library: Library, partSize: Int) {
    var rows = LibraryRows(library: library)
    RowKinds.visit(&rows)
    self.init(sources: rows.sources, nextSerials: rows.nextSerials, partSize: partSize)
  }

  /// Creates the parts of a raw library.
  init(_ raw: RawLibrary, partSize: Int) {
    let tags = (UInt8(1)..<UInt8(RawLibrary.kindLimit)).filter {
      !raw.tables[Int($0)].isEmpty || raw.nextSerials[Int($0)] > 0
    }
    self.init(
      sources: tags.map { Self.source(raw, $0) }, nextSerials: raw.nextSerials, partSize: partSize)
  }

  private init(sources: [(tag: UInt8, next: Source)], nextSerials: [UInt64], partSize: Int) {
    self.sources = sources
    self.nextSerials = nextSerials
    self.partSize = partSize
    counts = Array(repeating: 0, count: sources.count)
  }

  /// Returns the next part as the bytes of a record; nil after the last one.
  mutating func next() -> [UInt8]? {
    guard !isDone else { return nil }
    var rows = ByteWriter(capacity: partSize + partSize / 4)
    var count: UInt64 = 0
    while current < sources.count {
      while rows.count < partSize, sources[current].next(&rows) { count += 1 }
      if count > 0 { break }
      current += 1
    }
    var content = ByteWriter(capacity: rows.count + 16)
    if count > 0 {
      counts[current] += count
      content.byte(sources[current].tag)
      content.number(count)
      content.raw(rows.bytes)
    } else {
      writeEnd(to: &content)
      isDone = true
    }
    defer { part += 1 }
    return Frame.bytes(number: part, content: content.bytes)
  }

  private func writeEnd(to writer: inout ByteWriter) {
    writer.byte(0)
    writer.size(sources.count)
    for (source, count) in zip(sources, counts) {
      writer.byte(source.tag)
      writer.number(count)
      writer.number(nextSerials[Int(source.tag)])
    }
  }

  private static func source(_ raw: RawLibrary, _ tag: UInt8) -> (tag: UInt8, next: Source) {
    var rows = raw.tables[Int(tag)].makeIterator()
    return (
      tag,
      { writer in
        guard let (id, place) = rows.next() else { return false }
        id.write(to: &writer)
        writer.block(raw.source(of: place).bytes[place.start..<place.start + place.count])
        return true
      }
    )
  }
}

/// Collects the sources of the rows of each table.
private struct LibraryRows: RowKindVisitor {
  let library: Library
  var sources: [(tag: UInt8, next: SnapshotParts.Source)] = []
  var nextSerials = Array(repeating: UInt64(0), count: RawLibrary.kindLimit)

  mutating func visit<R: RowKind>(_ kind: R.Type) {
    nextSerials[Int(R.tag)] = library.nextSerials[R.tag]
    var rows = library[keyPath: R.table].makeIterator()
    sources.append(
      (
        R.tag,
        { writer in
          guard let row = rows.next() else { return false }
          row.id.write(to: &writer)
          writer.measured { row.writeFields(to: &$0) }
          return true
        }
      ))
  }
}
