// The picture of the model: everything that a reader can see.

import BooksTrack

extension ReadingModel {
  /// Returns the picture at a time.
  func picture(at moment: ReadingMoment) -> ReadingPicture {
    var picture = ReadingPicture()
    picture.sittings = sittings.map { sitting in
      ReadingPicture.Sitting(
        book: books.firstIndex { $0.number == sitting.book } ?? -1, started: sitting.started,
        minutesFromUTC: sitting.minutesFromUTC, from: sitting.from, to: sitting.to,
        milliseconds: sitting.milliseconds, lastSign: sitting.lastSign, ending: sitting.ending,
        question: sitting.question)
    }
    picture.timer = shownTime(at: moment)
    picture.timerText = picture.timer.map(Self.written)
    picture.pages = books.map { $0.entry?.page }
    picture.pasts = books.map { book in book.entry.map { _ in past(of: book) } }
    picture.missing = books.map(missing)
    picture.counts = ReadingPicture.periods.map { .init(period: $0, counts: counts(of: $0)) }
    picture.completion = [percent()] + DiversityDimension.allCases.map { percent(of: $0) }
    picture.chart = chart
    picture.next = nextQuestion.map { .init(book: $0.book, dimension: $0.dimension) }
    picture.points = points
    picture.ledger = ledger.map(\.text)
    picture.curation = curation.requests == 0 ? nil : curationPicture
    picture.series = series.isEmpty ? nil : seriesPicture
    return picture
  }

  /// Returns the completed sessions of a book, newest first; of equal starts, the one begun later (SES-4).
  private func past(of book: Book) -> ReadingPicture.Past {
    var past = ReadingPicture.Past()
    var pacedTime = 0
    var pacedPages = 0
    let own = sittings.enumerated().filter { $1.book == book.number && $1.ending != nil }
    for (_, sitting) in own.sorted(by: { ($1.element.started, $1.offset) < ($0.element.started, $0.offset) })
    {
      let minutes = Int(sitting.milliseconds / 60_000)
      let pages = sitting.to - sitting.from
      let pace = minutes > 0 && sitting.ending == .finished ? Self.pace(pages, minutes) : nil
      past.lines.append(
        "\(Self.day(sitting)): \(minutes) \(minutes == 1 ? "minute" : "minutes"), \(pages) "
          + (pages == 1 ? "page" : "pages"))
      past.texts.append((past.lines.last ?? "") + (pace.map { ", \($0 / 10).\($0 % 10) pages/hour" } ?? ""))
      past.paces.append(pace)
      past.minutes += minutes
      past.pages += pages
      guard pace != nil else { continue }
      pacedTime += minutes
      pacedPages += pages
    }
    past.averagePace = pacedTime > 0 ? Self.pace(pacedPages, pacedTime) : nil
    return past
  }

  /// Formats a time as `MM:SS`, or `H:MM:SS` from an hour on (SES-8).
  private static func written(_ milliseconds: Int64) -> String {
    var (hours, minutes, seconds) = (0, 0, Int(milliseconds / 1_000))
    while seconds >= 60 { (minutes, seconds) = (minutes + 1, seconds - 60) }
    while minutes >= 60 { (hours, minutes) = (hours + 1, minutes - 60) }
    let parts = [minutes, seconds].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return ((hours > 0 ? ["\(hours)"] : []) + parts).joined(separator: ":")
  }

  /// Returns the pace in tenths of a page per hour, rounded to the nearest, halves up.
  private static func pace(_ pages: Int, _ minutes: Int) -> Int { (pages * 1_200 + minutes) / (2 * minutes) }

  /// Returns the local day of a session, counting years from 1970 and then months.
  private static func day(_ sitting: Sitting) -> String {
    let local = sitting.started + Int64(sitting.minutesFromUTC) * 60_000
    var days = Int(local / 86_400_000)
    func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
    var year = 1970
    while days >= (isLeap(year) ? 366 : 365) {
      days -= isLeap(year) ? 366 : 365
      year += 1
    }
    var month = 0
    let months = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    while days >= months[month] {
      days -= months[month]
      month += 1
    }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month + 1))-\(two(days + 1))"
  }
}
