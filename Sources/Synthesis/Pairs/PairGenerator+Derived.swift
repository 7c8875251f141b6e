// Pairs of a book and something that was made of it: several volumes in one, a guide, a drawn version, a
// summary.

import BooksTrackAPI
import Simulation

extension PairGenerator {
  /// One volume against several in one book.
  func collected(_ work: Int, _ stream: inout RandomStream) -> (PairSide, PairSide)? {
    let book = catalog.works[work]
    guard let place = book.memberships.first, book.kind == .volume, let number = place.position.whole else {
      return nil
    }
    let series = catalog.series[place.series].name
    let form = stream.below(6)
    let all = [
      "\(series) Boxed Set", "\(series): The Complete Series", "\(series) #1-3", "The Complete \(series)",
      "\(edition(work).title) (\(series), #\(number)-\(number + 2))", "\(series) Box Set (\(series), #1-3)",
    ][form]
    // Three volumes under the title of the first differ from it in their places only, so both rows name
    // their place.
    let isMarked = form == 4 || stream.chance(1, in: 2)
    let title = isMarked ? "\(edition(work).title) (\(series), #\(number))" : plainTitle(work, &stream)
    return (
      side(work, title: title, isbn: number == 1 ? self.number(work, &stream) : ""), side(work, title: all)
    )
  }

  /// A book and something that was made of it.
  func companions(_ work: Int, _ stream: inout RandomStream) -> (PairSide, PairSide)? {
    let title = edition(work).title
    guard edition(work).language == "en", !catalog.works[work].isKnownByNumber else { return nil }
    let family = NameParts(writer(work).name).family
    let forms: [(title: String, others: [String])] = [
      ("\(title): The Graphic Novel", []), ("\(title) (Graphic Novel)", []),
      ("\(title): A Graphic Novel", ["P. Craig Russell"]),
      ("\(title): A Graphic Adaptation", ["Fred Fordham"]), ("\(title): Manga Classics", ["Crystal S. Chan"]),
      ("\(title) (SparkNotes Literature Guide)", ["SparkNotes"]), ("CliffsNotes on \(family)'s \(title)", []),
      ("\(title): A Study Guide", []),
      ("A Study Guide for \(writer(work).name)'s \(title)", ["Cengage Learning Gale"]),
      ("Summary of \(title)", ["BookHabits"]), ("\(title): Summary & Analysis", ["Instaread"]),
      ("\(title) by \(writer(work).name) | Summary & Analysis", []), ("The \(title) Companion", []),
      ("\(title) Companion", ["Lois H. Gresh"]), ("The Unofficial \(title) Cookbook", ["Dinah Bucholz"]),
      ("\(title): The Official Coloring Book", []), ("\(title) Coloring Book", []),
      ("\(title): The Screenplay", []),
      ("\(title): Teacher's Guide", []), ("\(title): A Reader's Guide", []), ("The Making of \(title)", []),
      ("\(title) Boxed Set", []), ("\(title) (Sampler)", []), ("\(title) Trivia Book", []),
      ("\(title) Workbook", []),
      ("\(title): Free Preview", []), ("The World of \(title)", []), ("The Art of \(title)", []),
      ("\(title): Journal", []), ("\(title) Sticker Book", []), ("\(title): The Illustrated Companion", []),
      ("Conversation Starters: \(title)", ["dailyBooks"]), ("\(title) Lesson Plans", []),
    ]
    let made = forms[stream.below(forms.count)]
    let people = stream.chance(1, in: 2) ? writers(work) : made.others + writers(work)
    let plain = stream.chance(1, in: 2) ? markedTitle(work, &stream) : plainTitle(work, &stream)
    return (side(work, title: plain, isbn: number(work, &stream)), PairSide(made.title, by: people))
  }
}
