// The step from version 1 to version 2: the reader's facts have four more fields – the first day of reading,
// all readings, a comment, other facts – and a staged file has a mapping of its columns.
//
// Rows of version 1 have no values for them, so the same few bytes are inserted into each: at the end of the
// reader's facts, which occur in entries, in drafts of staged batches, and in the entries of an import's undo
// data. The bytes before them are skipped in the encoding of version 1. These rules never change, independent
// of the current encoding.

extension FormatStep {
  /// The step from version 1.
  static let fromVersion1 = FormatStep(from: 1) { raw throws(FormatStepError) in
    try raw.rewrite(kind: Version1.entryKind, Version1.entry)
    try raw.rewrite(kind: 9, Version1.stagedImport)
    try raw.rewrite(kind: 10, Version1.stagedBatch)
    try raw.rewriteUndo(kind: Version1.entryKind, Version1.entry)
  }
}

/// The encoding of version 1.
private enum Version1 {
  static let entryKind: UInt8 = 4

  static func entry(_ copy: inout ByteCopy) throws(ByteError) {
    try copy.pass { parser throws(ByteError) in
      try parser.skipName()
      _ = try parser.optional { parser throws(ByteError) in try parser.skipName() }
    }
    try readerFacts(&copy)
    try copy.passRest()
  }

  static func stagedImport(_ copy: inout ByteCopy) throws(ByteError) {
    try copy.passRest()
    // No mapping.
    copy.add([0])
  }

  static func stagedBatch(_ copy: inout ByteCopy) throws(ByteError) {
    let count = try copy.pass { parser throws(ByteError) in
      try parser.skipName()
      _ = try parser.number()
      return try parser.size()
    }
    for _ in 0..<count { try draft(&copy) }
    try copy.passRest()
  }

  private static func draft(_ copy: inout ByteCopy) throws(ByteError) {
    try copy.pass { parser throws(ByteError) in
      _ = try parser.integer()
      _ = try parser.text()
      _ = try parser.list { parser throws(ByteError) in
        _ = try parser.text()
        _ = try parser.optionalText()
      }
      try skipEditionFacts(&parser)
      _ = try parser.optional(skipInteger)
    }
    try readerFacts(&copy)
    try copy.pass { parser throws(ByteError) in for _ in 0..<2 { _ = try parser.optionalText() } }
  }

  private static func readerFacts(_ copy: inout ByteCopy) throws(ByteError) {
    try copy.pass { parser throws(ByteError) in
      _ = try parser.byte()
      _ = try parser.optionalText()
      _ = try parser.list { parser throws(ByteError) in try parser.text() }
      _ = try parser.optional { parser throws(ByteError) in try parser.byte() }
      for _ in 0..<2 { _ = try parser.optional(skipDate) }
      _ = try parser.optional(skipInteger)
      _ = try parser.optionalText()
      _ = try parser.flag()
      for _ in 0..<3 { _ = try parser.optionalText() }
      _ = try parser.optional(skipInteger)
      _ = try parser.optional(skipDate)
      for _ in 0..<4 { _ = try parser.optionalText() }
    }
    // No first day, no readings, no comment, no other facts.
    copy.add([0, 0, 0, 0])
  }

  private static func skipEditionFacts(_ parser: inout ByteParser) throws(ByteError) {
    _ = try parser.optionalText()
    _ = try parser.optional { parser throws(ByteError) in try parser.number() }
    _ = try parser.list { parser throws(ByteError) in try parser.number() }
    for _ in 0..<2 { _ = try parser.optionalText() }
    for _ in 0..<2 { _ = try parser.optional(skipInteger) }
    for _ in 0..<2 { _ = try parser.optionalText() }
  }

  private static func skipInteger(_ parser: inout ByteParser) throws(ByteError) { _ = try parser.integer() }

  private static func skipDate(_ parser: inout ByteParser) throws(ByteError) {
    _ = try parser.integer()
    _ = try parser.byte()
    _ = try parser.byte()
  }
}
