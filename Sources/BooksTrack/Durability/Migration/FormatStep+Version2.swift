// The step from version 2 to version 3: a work has conflicts with providers, and a job has the reader's
// choice.
//
// Rows of version 2 have neither. So a zero is appended to each work (an empty list) and to each job (nil),
// also to the works of an import's undo data. The bytes before are copied in the encoding of version 2. These
// rules never change, independent of the current encoding.

extension FormatStep {
  /// The step from version 2.
  static let fromVersion2 = FormatStep(from: 2) { raw throws(FormatStepError) in
    try raw.rewrite(kind: Version2.workKind, Version2.longer)
    try raw.rewrite(kind: 7, Version2.longer)
    try raw.rewriteUndo(kind: Version2.workKind, Version2.longer)
  }
}

/// The encoding of version 2.
private enum Version2 {
  static let workKind: UInt8 = 1

  static func longer(_ copy: inout ByteCopy) throws(ByteError) {
    try copy.passRest()
    copy.add([0])
  }
}
