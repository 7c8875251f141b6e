// Numbers as text: with commas between thousands, and with a noun.

extension Int {
  /// The number with a comma between thousands.
  package var grouped: String {
    let digits = Array(String(magnitude))
    let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[Swift.max(0, $0 - 3)..<$0]) }
    return (self < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }

  /// Returns the number with its noun: `1 reader`, `2 readers`.
  package func of(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}
