// Calendar days of the proleptic Gregorian calendar by integer arithmetic (H. Hinnant, "chrono-Compatible
// Low-Level Date Algorithms").

/// A day, counted from 1970-01-01.
struct CivilDay: Hashable {
  let number: Int

  /// Year, month and day.
  var parts: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = yearOfEra + era * 400 + (month < 10 ? 0 : 1)
    return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  /// The date in the format of most exports: `2023/05/09`.
  var slashed: String { written(with: "/") }

  /// The date with hyphens: `2023-05-09`.
  var dashed: String { written(with: "-") }

  private func written(with sign: String) -> String {
    // Concatenates short strings, which need no allocation: each row of an export has two days.
    func two(_ number: Int) -> String { number < 10 ? "0" + String(number) : String(number) }
    let (year, month, day) = parts
    return String(year) + sign + two(month) + sign + two(day)
  }
}
