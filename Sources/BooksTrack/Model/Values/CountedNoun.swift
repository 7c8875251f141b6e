// Numbers with a noun.

extension Int {
  /// The number with its noun: `1 page`, `24 pages`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
