// The step from version 7 to version 8: a work and an author have the time at which a provider's record was
// last used, a work has the other editions of its record, and a job has its last failure.
//
// Rows of version 7 have no such values, so two zeros are appended to each work and one to each author and
// job, also in the undo data of imports. The bytes before are copied in the encoding of version 7. These
// rules never change, independent of the current encoding.

extension FormatStep {
  /// The step from version 7.
  static let fromVersion7 = FormatStep(from: 7) { raw throws(FormatStepError) in
    for (kind, values) in Version7.newValues {
      let append = { (copy: inout ByteCopy) throws(ByteError) in
        try copy.passRest()
        copy.add(Array(repeating: 0, count: values))
      }
      try raw.rewrite(kind: kind, append)
      try raw.rewriteUndo(kind: kind, append)
    }
  }
}

/// The encoding of version 7.
private enum Version7 {
  /// The number of new values of works, authors and jobs, by the number of the kind.
  static let newValues: [(kind: UInt8, values: Int)] = [(1, 2), (3, 1), (7, 1)]
}
