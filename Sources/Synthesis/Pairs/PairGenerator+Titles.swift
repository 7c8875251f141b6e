// Pairs that are one book under two forms of its title: markers, the series' name in other places, other
// signs, another language.

import BooksTrackAPI
import Simulation

extension PairGenerator {
  /// Two forms of the marker, or one and none.
  func markers(_ work: Int, _ stream: inout RandomStream) -> (PairSide, PairSide)? {
    guard !catalog.works[work].memberships.isEmpty else { return nil }
    let one = markedTitle(work, &stream)
    let other = stream.chance(1, in: 2) ? plainTitle(work, &stream) : markedTitle(work, &stream)
    guard one != other else { return nil }
    return (side(work, title: one, isbn: number(work, &stream)), side(work, title: other))
  }

  /// The series' name in front of the title or behind a colon, as shops and libraries write it.
  func seriesInTitle(_ work: Int, _ stream: inout RandomStream) -> (PairSide, PairSide)? {
    let book = catalog.works[work]
    let edition = edition(work)
    guard edition.language == "en", !book.isKnownByNumber, edition.subtitle == nil,
      let place = book.memberships.first, let number = place.position.whole
    else { return nil }
    let series = catalog.series[place.series].name
    let title = edition.title
    guard series.lowercased() != title.lowercased() else { return nil }
    let bare = series.hasPrefix("The ") ? String(series.dropFirst(4)) : series
    let forms = [
      "\(title): Book \(number) of \(bare.hasPrefix("A ") ? "" : "the ")\(bare)",
      "\(title) (\(series) Book \(number))",
      "\(title): \(series), Book \(number)", "\(series) \(number): \(title)", "\(series): \(title)",
      "\(series), Book \(number): \(title)", "\(title) - \(series) #\(number)",
      "\(title) (Book \(number) of \(series))",
      "\(title): A \(bare) Novel",
    ]
    let whole = forms[stream.below(bare.hasPrefix("A ") ? forms.count - 1 : forms.count)]
    let other = stream.chance(1, in: 2) ? "\(title) (\(series), #\(number))" : title
    // Where the name in front is all that says it is a series, the other title has to say so too.
    let isNamed = whole.hasPrefix(series)
    return (
      side(work, title: whole, isbn: self.number(work, &stream)),
      side(work, title: isNamed ? "\(title) (\(series), #\(number))" : other)
    )
  }

  /// The title with other capitals, accents or signs.
  func respelled(_ work: Int, _ stream: inout RandomStream) -> (PairSide, PairSide)? {
    let title = plainTitle(work, &stream)
    var forms = [
      NameSpelling.withoutAccents(title), title.replacing("'", with: "’"), title.replacing(", ", with: " "),
    ]
    if title.uppercased().lowercased() == title.lowercased() { forms.append(title.uppercased()) }
    forms += [title.replacing(" and ", with: " & "), title.replacing("-", with: " ")]
    for article in ["The ", "A ", "Der ", "Die ", "Das ", "Le ", "La "] where title.hasPrefix(article) {
      guard !title.contains(":") else { break }
      forms.append("\(title.dropFirst(article.count)), \(article.dropLast())")
    }
    guard let other = stream.pick(forms.filter { $0 != title }) else { return nil }
    return (side(work, title: title, isbn: number(work, &stream)), side(work, title: other))
  }

  /// The title in two languages.
  func translation(
    _ work: Int, sharesNumber: Bool, _ stream: inout RandomStream
  ) -> (PairSide, PairSide)? {
    let home = edition(work)
    let others = catalog.works[work].editions.filter {
      catalog.editions[$0].language != home.language && catalog.editions[$0].title != home.title
    }
    guard !catalog.works[work].isKnownByNumber, let number = stream.pick(others) else { return nil }
    let other = catalog.editions[number]
    // Between languages of one script, nothing in a row distinguishes a shared number from that of a boxed
    // set.
    if sharesNumber, PairNames.isLatin(other.title) == PairNames.isLatin(home.title),
      !stream.chance(1, in: 12)
    {
      return nil
    }
    let isbn = other.isbn?.isbn13 ?? ""
    return (
      side(work, title: home.title, isbn: sharesNumber ? isbn : home.isbn?.isbn13 ?? ""),
      side(work, title: other.title, isbn: isbn)
    )
  }
}
