// Dates in the forms that people and apps write: `June 30, 2020`, `30.06.2020`, `6/30/20`, `2020年6月30日`,
// `20200630`, a spreadsheet's day number.

internal import BooksTrackAPI

/// The order of day and month in a date of numbers.
public enum DayOrder: String, Hashable, Sendable, CaseIterable {
  /// `30/06/2020`.
  case dayFirst = "day-first"
  /// `06/30/2020`.
  case monthFirst = "month-first"
}

/// A date as written.
enum WrittenDate: Equatable {
  case date(CalendarDate)
  /// Two numbers before a year; the column says which of them is the day.
  case numbers(Int, Int, year: Int)

  /// Parses a date; nil if the text is none. A time behind the date is ignored.
  init?(_ text: String) {
    let parts = Parts(Self.withoutTime(DigitFolding.ascii(text)))
    guard parts.isDate, parts.months.count <= 1 else { return nil }
    if let month = parts.months.first {
      guard let date = parts.dated(in: month) else { return nil }
      self = .date(date)
      return
    }
    let found: WrittenDate? =
      switch parts.numbers.count {
      case 1: parts.whole
      case 2: parts.yearAndMonth
      case 3: parts.threeNumbers
      default: nil
      }
    guard let found else { return nil }
    self = found
  }

  /// The order that the date proves; nil if it fits both, or has no such numbers.
  var order: DayOrder? {
    guard case .numbers(let first, let second, _) = self else { return nil }
    if first > 12, second <= 12 { return .dayFirst }
    return second > 12 && first <= 12 ? .monthFirst : nil
  }

  /// Returns the date in the given order; nil if it is none, or if the order is needed and missing.
  func date(_ order: DayOrder?) -> CalendarDate? {
    switch self {
    case .date(let date): return date
    case .numbers(let first, let second, let year):
      let known = self.order ?? (first == second ? .dayFirst : order)
      switch known {
      case .dayFirst: return CalendarDate(year: year, month: second, day: first)
      case .monthFirst: return CalendarDate(year: year, month: first, day: second)
      case nil: return nil
      }
    }
  }

  /// Returns the text before a time of day: `2020-06-30T10:11:12Z` is cut at `T`.
  private static func withoutTime(_ text: String) -> Substring {
    guard let colon = text.firstIndex(of: ":") else { return text[...] }
    var date = text[..<colon]
    while date.last?.isNumber == true { date.removeLast() }
    if date.last == "T" || date.last == "t" { date.removeLast() }
    return date
  }

  /// The numbers and words of a date, in their order.
  private struct Parts {
    struct Number {
      let value: Int
      let digits: Int
      /// The character behind it; a blank at the end.
      var separator: Character = " "
      /// The character before it; a blank at the start.
      var before: Character = " "
    }

    var numbers: [Number] = []
    var months: [Int] = []
    /// False if a word belongs to no date.
    var isDate = true

    init(_ text: Substring) {
      var rest = text
      var last: Character = " "
      while let first = rest.first {
        if first.isASCII, first.isNumber {
          let digits = rest.prefix { $0.isASCII && $0.isNumber }
          rest = rest[digits.endIndex...]
          numbers.append(
            Number(
              value: Int(digits) ?? 0, digits: digits.count,
              separator: rest.first ?? " ", before: last))
          if digits.count > 8, digits.count != Self.digitsOfMilliseconds { isDate = false }
          last = "0"
        } else if first.isLetter {
          let word = rest.prefix { $0.isLetter }
          rest = rest[word.endIndex...]
          take(FoldedText.fold(word))
          last = "a"
        } else {
          last = first
          if !" .,-/'’()[]°\u{2019}".contains(first), !InvisibleMarks.contains(first) { isDate = false }
          rest = rest.dropFirst()
        }
      }
    }

    private mutating func take(_ word: String) {
      if let month = MonthNames.month(word) {
        months.append(month)
      } else if !MonthNames.fillers.contains(word) {
        isDate = false
      }
    }

    /// The date of a month's name with a day, a year or both.
    func dated(in month: Int) -> CalendarDate? {
      switch numbers.count {
      case 1 where numbers[0].digits == 4: return CalendarDate(year: numbers[0].value, month: month)
      // Spreadsheets write `Mar-21` for a month and `21-Mar` for a day; people write `Mar '21`.
      case 1 where numbers[0].digits == 2 && "-'’".contains(numbers[0].before):
        return CalendarDate(year: Self.year(numbers[0]), month: month)
      case 2:
        // The year has four digits, or is the last number: `1-May-06`, `May 1, 06`, `2020 Jun 30`.
        let isFirst = numbers[0].digits == 4
        let (year, day) = isFirst ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
        guard day.digits <= 2, year.digits == 4 || year.digits == 2 else { return nil }
        return CalendarDate(year: Self.year(year), month: month, day: day.value)
      default: return nil
      }
    }

    /// `2020`, `20200630` or a spreadsheet's day number.
    var whole: WrittenDate? {
      let number = numbers[0]
      switch number.digits {
      case 4: return CalendarDate(year: number.value).map { .date($0) }
      case 5: return Self.spreadsheetDay(number.value)
      case 8:
        let (year, rest) = number.value.quotientAndRemainder(dividingBy: 10_000)
        guard (1_800...2_100).contains(year) else { return nil }
        return CalendarDate(year: year, month: rest / 100, day: rest % 100).map { .date($0) }
      case Self.digitsOfMilliseconds where number.value >= 1_000_000_000_000:
        return Self.day(number.value / 86_400_000)
      default: return nil
      }
    }

    /// The number of digits of the milliseconds since 1970, from 2001 on.
    private static let digitsOfMilliseconds = 13

    /// `06/2020`, `2020-06`, `2020年6月`, or a day number with a fraction.
    var yearAndMonth: WrittenDate? {
      let (first, second) = (numbers[0], numbers[1])
      if first.digits == 5, first.separator == "." { return Self.spreadsheetDay(first.value) }
      let (year, month) = first.digits == 4 ? (first, second) : (second, first)
      guard year.digits == 4, month.digits <= 2 else { return nil }
      if month.value == 0 { return CalendarDate(year: year.value).map { .date($0) } }
      return CalendarDate(year: year.value, month: month.value).map { .date($0) }
    }

    var threeNumbers: WrittenDate? {
      let (first, second, third) = (numbers[0], numbers[1], numbers[2])
      guard second.digits <= 2 else { return nil }
      if first.digits == 4 || (first.digits == 2 && first.value > 31 && third.digits <= 2) {
        guard third.digits <= 2 else { return nil }
        let year = Self.year(first)
        if third.value == 0 {
          return
            (second.value == 0 ? CalendarDate(year: year) : CalendarDate(year: year, month: second.value))
            .map { .date($0) }
        }
        return CalendarDate(year: year, month: second.value, day: third.value).map { .date($0) }
      }
      guard first.digits <= 2, third.digits == 4 || third.digits == 2 else { return nil }
      let year = Self.year(third)
      // With full stops the day is first in every country that writes them.
      if first.separator == "." {
        return CalendarDate(year: year, month: second.value, day: first.value).map { .date($0) }
      }
      guard (1...31).contains(first.value), (1...31).contains(second.value),
        min(first.value, second.value) <= 12
      else { return nil }
      return .numbers(first.value, second.value, year: year)
    }

    /// The year of a number; two digits mean the years from 1950 to 2049.
    private static func year(_ number: Number) -> Int {
      number.digits > 2 ? number.value : number.value + (number.value < 50 ? 2_000 : 1_900)
    }

    /// The date of a day number of a spreadsheet, counted from 1899-12-30, from 1927 to 2064.
    private static func spreadsheetDay(_ number: Int) -> WrittenDate? {
      (10_000...60_000).contains(number) ? day(number - 25_569) : nil
    }

    /// The date of a day counted from 1970 (Howard Hinnant, "chrono-compatible low-level date algorithms").
    private static func day(_ number: Int) -> WrittenDate? {
      let days = number + 719_468
      let era = days / 146_097
      let ofEra = days - era * 146_097
      let years = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
      let ofYear = ofEra - (365 * years + years / 4 - years / 100)
      let shifted = (5 * ofYear + 2) / 153
      let month = shifted < 10 ? shifted + 3 : shifted - 9
      return CalendarDate(
        year: years + era * 400 + (month <= 2 ? 1 : 0), month: month,
        day: ofYear - (153 * shifted + 2) / 5 + 1
      ).map { .date($0) }
    }
  }
}

/// The names of the months in the languages of `ColumnNames`.
enum MonthNames {
  /// Returns the month of a folded name, or of its first three or more letters if they fit one month only.
  static func month(_ word: String) -> Int? {
    if let month = whole[word] { return month }
    guard word.count >= 3 else { return nil }
    let found = Set(whole.filter { $0.key.hasPrefix(word) }.values)
    return found.count == 1 ? found.first : nil
  }

  private static let whole: [String: Int] = {
    var months: [String: Int] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let month = words.first.flatMap({ Int($0) }) else { continue }
      for name in words.dropFirst() { months[FoldedText.fold(name)] = month }
    }
    return months
  }()

  /// The number of each month, and its names.
  private static let table = """
    1 january jan januar jänner janvier enero ene gennaio gen janeiro januari styczeń stycznia январь января
    1 ocak leden ledna
    2 february feb februar février févr fev febrero febbraio fevereiro februari luty lutego февраль февраля
    2 şubat únor února
    3 march mar märz mars marzo março maart mrt marzec marca март марта mart březen března
    4 april apr avril avr abril abr aprile kwiecień kwietnia апрель апреля nisan duben dubna
    5 may mai mayo maggio mag maio mei maj maja май мая mayıs květen května
    6 june jun juni juin junio giugno giu junho czerwiec czerwca июнь июня haziran červen června
    7 july jul juli juillet juil julio luglio lug julho lipiec lipca июль июля temmuz červenec července
    8 august aug août agosto ago augustus sierpień sierpnia август августа ağustos srpen srpna augusti
    9 september sep sept septembre septiembre settembre set setembro wrzesień września сентябрь сентября eylül
    9 září
    10 october oct oktober okt octobre octubre ottobre ott outubro out październik października октябрь
    10 октября ekim říjen října
    11 november nov novembre noviembre novembro listopad listopada ноябрь ноября kasım
    12 december dec dezember dez décembre déc diciembre dic dicembre dezembro desember grudzień grudnia
    12 декабрь декабря aralık prosinec prosince
    1 tammikuu tammikuuta január ιανουαρίου ιανουάριος січня січень ianuarie
    2 helmikuu helmikuuta február φεβρουαρίου φεβρουάριος лютого лютий februarie
    3 maaliskuu maaliskuuta március μαρτίου μάρτιος березня березень martie
    4 huhtikuu huhtikuuta április απριλίου απρίλιος квітня квітень aprilie
    5 toukokuu toukokuuta május μαΐου μάιος травня травень
    6 kesäkuu kesäkuuta június ιουνίου ιούνιος червня червень iunie
    7 heinäkuu heinäkuuta július ιουλίου ιούλιος липня липень iulie
    8 elokuu elokuuta augusztus αυγούστου αύγουστος серпня серпень
    9 syyskuu syyskuuta szeptember σεπτεμβρίου σεπτέμβριος вересня вересень septembrie
    10 lokakuu lokakuuta október οκτωβρίου οκτώβριος жовтня жовтень octombrie
    11 listopadu marraskuu marraskuuta νοεμβρίου νοέμβριος листопада noiembrie
    12 joulukuu joulukuuta δεκεμβρίου δεκέμβριος грудня грудень decembrie
    """

  /// Words that stand in dates: weekdays, ordinals, small words, and the signs of Chinese, Japanese and
  /// Korean.
  static let fillers: Set<String> = Set(
    """
    st nd rd th er º o a de del do of the le la el den der am um il en г года год r
    mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday
    mo di mi do fr sa so montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
    lun mer jeu ven sam dim lundi mardi mercredi jeudi vendredi samedi dimanche
    lunes martes miercoles jueves viernes sabado domingo mie jue vie sab dom
    lunedi martedi mercoledi giovedi venerdi domenica gio
    segunda terca quarta quinta sexta feira ma wo za zo maandag dinsdag woensdag donderdag vrijdag zaterdag
    zondag
    年 月 日 년 월 일 火 水 木 金 土 t z
    """.split(whereSeparator: \.isWhitespace).map { FoldedText.fold($0) })
}
