// The files of `Corpora/` that are compiled into the program, so that it needs no file beside it.
//
//     let files = EmbeddedFiles(factFile)                 // the function of a C target
//     let series = files.tables(in: "Facts/Series")
//
// A C target under `Sources/EmbeddedFiles` embeds the files of one room. Which room may read which files is
// therefore an arrow between targets: the stack cannot read the facts by which it is judged.

/// A file that is compiled in.
///
/// `@unchecked Sendable`: the bytes are constants of the program. Nothing writes or frees them.
package struct EmbeddedFile: @unchecked Sendable {
  /// The path below `Corpora/`.
  package let path: String
  package let bytes: UnsafeBufferPointer<UInt8>

  /// The contents as a table.
  package var table: TextTable { TextTable(path, String(decoding: bytes, as: UTF8.self)) }
}

/// The files that one C target embeds, in its order.
package struct EmbeddedFiles: Sendable {
  package let all: [EmbeddedFile]

  /// A function of a C target: returns the bytes of the file at a place, and its path and size; nil behind
  /// the last file.
  package typealias Lookup = (
    _ place: Int32, _ path: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ size: UnsafeMutablePointer<Int>
  ) -> UnsafePointer<UInt8>?

  package init(_ lookup: Lookup) {
    var all: [EmbeddedFile] = []
    var path: UnsafePointer<CChar>?
    var size = 0
    while let bytes = lookup(Int32(all.count), &path, &size), let name = path {
      all.append(
        EmbeddedFile(
          path: String(cString: name), bytes: UnsafeBufferPointer(start: bytes, count: size)))
    }
    self.all = all
  }

  /// Returns the file at a path below `Corpora/`, which must be embedded.
  package subscript(path: String) -> EmbeddedFile {
    guard let file = all.first(where: { $0.path == path }) else {
      preconditionFailure("\(path) is not among the files of its C target under Sources/EmbeddedFiles")
    }
    return file
  }

  /// Returns the tables of a folder below `Corpora/`, in the order of the C target.
  package func tables(in folder: String) -> [TextTable] {
    all.filter { $0.path.hasPrefix(folder + "/") }.map(\.table)
  }
}
