// The step from version 4 to version 5: an author has three more facts and the owner of a pen name, and an
// award is either for a book or for an author. Statements, overrides, the audit log and the state of curation
// are new kinds of row, so a library of version 4 has none.
//
// So four zeros are appended to each author (no background, gender, languages, person), and a zero is
// prepended to each award, since all awards of version 4 are for answers about a book. The other bytes are
// copied in the encoding of version 4. These rules never change, independent of the current encoding.

extension FormatStep {
  /// The step from version 4.
  static let fromVersion4 = FormatStep(from: 4) { raw throws(FormatStepError) in
    try raw.rewrite(kind: Version4.authorKind) { copy throws(ByteError) in
      try copy.passRest()
      copy.add([0, 0, 0, 0])
    }
    try raw.rewrite(kind: Version4.awardKind) { copy throws(ByteError) in
      copy.add([0])
      try copy.passRest()
    }
  }
}

/// The encoding of version 4. Undo data of imports contains neither authors nor points.
private enum Version4 {
  static let authorKind: UInt8 = 3
  static let awardKind: UInt8 = 22
}
