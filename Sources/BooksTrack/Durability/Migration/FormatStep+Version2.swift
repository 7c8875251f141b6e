// From version 2 to version 3: a work keeps where providers contradict the reader, and a place in the queue
// keeps the choice that waits to be fetched.
//
// Rows of version 2 have neither. So a zero is added to the end of each work (an empty list) and of each job
// (nothing), also to the works that an import keeps for undoing it. The bytes before are copied as version 2
// wrote them. These rules never change, whatever the program of today thinks of those fields.

extension FormatStep {
  /// The step from version 2.
  static let fromVersion2 = FormatStep(from: 2) { raw throws(FormatStepError) in
    try raw.rewrite(kind: Version2.workKind, Version2.longer)
    try raw.rewrite(kind: 7, Version2.longer)
    try raw.rewriteUndo(kind: Version2.workKind, Version2.longer)
  }
}

/// Rows as version 2 wrote them.
private enum Version2 {
  static let workKind: UInt8 = 1

  static func longer(_ copy: inout ByteCopy) throws(ByteError) {
    try copy.passRest()
    copy.add([0])
  }
}
