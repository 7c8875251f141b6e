// Several readings in one cell of dates, as people write them: `2021/03/04, 2023/05/06`, `1 Mar 2021 - 14 Mar
// 2021`, `2015 & 2019`. A single date is no list and is left to `WrittenDate`.

internal import BooksTrackAPI

/// The readings of a cell with several dates or with periods.
struct WrittenReadings {
  /// One reading: a finish, and a start if the cell has one.
  struct Reading {
    var start: WrittenDate?
    var finish: WrittenDate
  }

  /// The readings in the order of the cell.
  let readings: [Reading]

  /// Parses a cell; nil if it is a single date, or if a part of it is no date.
  init?(_ text: String) {
    var text = DigitFolding.ascii(text)
    for word in Self.joints { text = text.replacing(word, with: ";") }
    var readings: [Reading] = []
    for part in text.split(whereSeparator: { ";|\n\r&+".contains($0) }) {
      let part = WhiteSpace.collapsed(part)
      guard !part.isEmpty else { continue }
      guard let found = Self.reading(part).map({ [$0] }) ?? Self.listed(part) else { return nil }
      readings += found
    }
    guard readings.count > 1 || readings.first?.start != nil else { return nil }
    self.readings = readings
  }

  /// The order of day and month that one of the dates proves.
  var order: DayOrder? {
    readings.lazy.flatMap { [$0.start, $0.finish] }.compactMap { $0?.order }.first
  }

  /// Returns the readings of a list with commas, which may also stand within its dates: `Mar 3, 2020, May 5,
  /// 2021`.
  private static func listed(_ text: String) -> [Reading]? {
    let parts = text.split(separator: ",").map { WhiteSpace.collapsed($0) }
    let pairs = stride(from: 0, to: parts.count - 1, by: 2).map { "\(parts[$0]), \(parts[$0 + 1])" }
    for list in parts.count.isMultiple(of: 2) ? [parts, pairs] : [parts] {
      let readings = list.compactMap(reading)
      if readings.count == list.count, !list.isEmpty { return readings }
    }
    return nil
  }

  /// Returns the reading of a date, or of two with a dash or a word between them.
  private static func reading(_ text: String) -> Reading? {
    if let date = WrittenDate(text) { return Reading(finish: date) }
    for dash in dashes {
      for range in text.ranges(of: dash) {
        let (first, last) = (text[..<range.lowerBound], text[range.upperBound...])
        guard let start = WrittenDate(String(first)), let finish = WrittenDate(String(last)) else { continue }
        return Reading(start: start, finish: finish)
      }
    }
    return nil
  }

  private static let dashes = [
    " - ", "—", "→", "->", "~", "〜", "...", "..", " to ", " bis ", " au ", " al ", "-",
  ]
  private static let joints = [" and ", " und ", " et ", " y ", " e ", " и "]
}
