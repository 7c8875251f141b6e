// The unit of a figure, and the comparison of its value with a limit.

/// The unit of a figure.
package enum TargetUnit: String, Codable, Sendable {
  case percent = "%"
  case booksPerMinute = "books/min"
  case minutes = "min"
  case count
  case seconds = "s"
  case milliseconds = "ms"
  /// The exponent with which a cost grows with the size.
  case exponent
  case mebibytes = "MiB"
  /// Millions of bytes, as in the product documents.
  case megabytes = "MB"
}

/// The comparison of a value with its limit.
package enum TargetComparison: String, Codable, Sendable {
  case atLeast = "≥"
  case atMost = "≤"
  case exactly = "="
  /// Only in thresholds of the user.
  case below = "<"
  case above = ">"
}
