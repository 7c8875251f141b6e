// The ISBN columns of a row: mostly both forms of the ISBN, sometimes one, none, or something else.

import BooksTrackAPI
import Simulation

extension ISBNCells {
  /// Creates the columns for an edition, with quirks at their rates. Rows without ISBN are decided by the
  /// caller.
  init(_ edition: CatalogEdition, rates: QuirkRates, stream: inout RandomStream) {
    self.init()
    let oddity = stream.below(10_000)
    if oddity < rates.storeNumber {
      ten = edition.storeNumber ?? "B00DQBOFTW"
    } else if oddity < rates.storeNumber + rates.otherBarcode {
      thirteen = Self.barcode(&stream)
    } else if oddity < rates.storeNumber + rates.otherBarcode + rates.garbage {
      ten = "813,01"
    } else if let isbn = edition.isbn {
      self.init(isbn)
      spoil(rates: rates, stream: &stream)
    }
  }

  private mutating func spoil(rates: QuirkRates, stream: inout RandomStream) {
    if ten.hasSuffix("X"), stream.chance(rates.lowerCaseCheckDigit, in: 10_000) {
      ten = ten.dropLast() + "x"
    }
    if ten.hasPrefix("0"), stream.chance(rates.lostZeros, in: 10_000) {
      ten = String(ten.drop { $0 == "0" })
      thirteen = ""
      return
    }
    guard !ten.isEmpty else { return }
    let roll = stream.below(10_000)
    if roll < rates.onlyISBN10 {
      thirteen = ""
    } else if roll < rates.onlyISBN10 + rates.onlyISBN13 {
      ten = ""
    }
  }

  /// Returns thirteen digits with a correct check digit that are no ISBN: a shop's article number, such as
  /// `2940017227770`.
  private static func barcode(_ stream: inout RandomStream) -> String {
    let head =
      stream.chance(1, in: 2) ? 294_001_000_000 + stream.below(999_999) : 7_609_202_000 + stream.below(9_999)
    var sum = 0
    var rest = head
    for position in 0..<12 {
      sum += rest % 10 * (position.isMultiple(of: 2) ? 3 : 1)
      rest /= 10
    }
    let text = String(head * 10 + (10 - sum % 10) % 10)
    return String(repeating: "0", count: 13 - text.count) + text
  }
}
