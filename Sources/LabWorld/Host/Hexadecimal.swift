// The text form of digests in reports, messages and file names.

extension UInt64 {
  /// A digest as sixteen hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
