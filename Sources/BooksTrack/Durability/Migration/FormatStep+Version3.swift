// From version 3 to version 4: an entry keeps the page that its reader is on, and an author facts about
// themself. Reading sessions, diversity facts and points are new kinds of row, of which a library of version
// 3 has none (SES-7).
//
// Nothing of that is known of rows of version 3. So a zero is added to the end of each entry (no page) and
// two to the end of each author (no nationality, no identities), also to entries that an import keeps for
// undoing it. The bytes before are copied as version 3 wrote them. These rules never change, whatever the
// program of today thinks of those fields.

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

/// Rows as version 3 wrote them. What an import keeps for undoing it has no authors.
private enum Version3 {
  static let authorKind: UInt8 = 3
  static let entryKind: UInt8 = 4

  static func entry(_ copy: inout ByteCopy) throws(ByteError) {
    try copy.passRest()
    copy.add([0])
  }
}
