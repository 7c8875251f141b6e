// Digests as people read them, in reports, sentences and file names.

extension UInt64 {
  /// A digest as people see it: sixteen hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
