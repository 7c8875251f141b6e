// From version 4 to version 5: an author keeps three more facts about themself and whose pen name they are,
// and a line of the ledger says whether it is for a book or for an author. Statements, overrides, the audit
// log and the state of curation are new kinds of row, of which a library of version 4 has none.
//
// So four zeros are added to the end of each author (no background, gender, languages, person), and a zero to
// the beginning of each line of the ledger: all of them are for answers about a book. The bytes between are
// copied as version 4 wrote them. These rules never change, whatever the program of today thinks of those
// fields.

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

/// Rows as version 4 wrote them. What an import keeps for undoing it has neither authors nor points.
private enum Version4 {
  static let authorKind: UInt8 = 3
  static let awardKind: UInt8 = 22
}
