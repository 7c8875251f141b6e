// Rows of one kind put in place of themselves, each as a step into a newer version copies it.

extension RawLibrary {
  /// Puts the copy that `body` makes of each row of a kind in its place.
  mutating func rewrite(
    kind: UInt8, _ body: (inout ByteCopy) throws(ByteError) -> Void
  ) throws(FormatStepError) {
    for row in rows(ofKind: kind) {
      var copy = ByteCopy(row.bytes)
      do throws(ByteError) {
        try body(&copy)
        try copy.reader.expectEnd()
      } catch {
        throw FormatStepError("row \(row.replica).\(row.serial) of kind \(kind): \(error)")
      }
      put(copy.bytes, ofKind: kind, replica: row.replica, serial: row.serial)
    }
  }
}
