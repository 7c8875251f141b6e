// The step from version 3 to version 4: an entry has the reader's current page, and an author has facts.
// Reading sessions, diversity facts and points are new kinds of row, so a library of version 3 has none
// (SES-7).
//
// Rows of version 3 have no such values. So a zero is appended to each entry (no page) and two to each author
// (no nationality, no identities), also to the entries of an import's undo data. The bytes before are copied
// in the encoding of version 3. These rules never change, independent of the current encoding.

extension FormatStep {
  /// The step from version 3.
  static let fromVersion3 = FormatStep(from: 3) { raw throws(FormatStepError) in
    try raw.rewrite(kind: Version3.authorKind) { copy throws(ByteError) in
      try copy.passRest()
      copy.add([0, 0])
    }
    try raw.rewrite(kind: Version3.entryKind, Version3.entry)
    try raw.rewriteUndo(kind: Version3.entryKind, Version3.entry)
  }
}

/// The encoding of version 3. Undo data of imports contains no authors.
private enum Version3 {
  static let authorKind: UInt8 = 3
  static let entryKind: UInt8 = 4

  static func entry(_ copy: inout ByteCopy) throws(ByteError) {
    try copy.passRest()
    copy.add([0])
  }
}
