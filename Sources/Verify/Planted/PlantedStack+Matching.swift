// Planted stacks for matching, genres and places in series. Most use the rules of the product documents.

import BooksTrack
import BooksTrackAPI
import BooksTrackBackend

extension PlantedStack {
  static let matching = [
    PlantedStack(
      "matching-as-written",
      [
        "DUP-9.volumes", "DUP-11.f1", "DUP-11.recall", "DUP-11.precision", "DUP-11.list-f1",
        "DUP-11.list-precision",
      ],
      "Writers are compared as one string, and titles as they stand: the rules of the documents.",
      .part { _ in RuleComparison.matching(by: .asWritten) }),
    PlantedStack(
      "words-unknown", ["DUP-12.words"],
      "Two titles of equal length that differ by a letter are one book, whatever they mean.",
      .part { machine in
        RuleComparison.words(machine.corpora.words) { left, right in
          left.count == right.count && zip(left, right).count { $0 != $1 } == 1
        }
      }),
    PlantedStack(
      "genres-by-letters", ["CON-4.headings", "CON-4.names"],
      "The final “s” of a genre goes before it is looked up.",
      .part { machine in RuleComparison.genres(machine.corpora.headings, by: .asWritten) }),
    PlantedStack(
      "editions-stay-apart", ["CON-7.alike", "CON-7.any"],
      "Editions are one work if they share an ISBN, which no two editions do.",
      .part { _ in EditionMerging.figures { WorkDeduplication.asWritten.merge($0) } }),
    PlantedStack(
      "volumes-without-number", ["CON-7.pure", "CON-7.told"],
      "Of records that are brought together nobody looks at numbers and subtitles.",
      .part { _ in
        EditionMerging.figures { books in
          let bare = books.map { book in
            var bare = book
            bare.work.series = []
            bare.work.subtitle = nil
            bare.work.title = String(book.work.title.filter { !$0.isNumber })
            return bare
          }
          return WorkDeduplication.corrected.merge(bare)
        }
      }),
    PlantedStack(
      "markers-unread", ["SER-2.found"], "A marker is a name, a number sign and digits, and nothing else.",
      .part { _ in SeriesReading.figures { SeriesGrammar.asWritten.parse(title: $0).mentions } }),
    PlantedStack(
      "number-is-a-volume", ["SER-2.true"],
      "A number at the end of a title is a volume of what stands before it.",
      .part { _ in
        SeriesReading.figures { title in
          let words = title.split(separator: " ")
          guard words.count > 1, let number = words.last.flatMap({ Int($0) }) else {
            return SeriesGrammar.extended.parse(title: title).mentions
          }
          let name = words.dropLast().joined(separator: " ")
          return [SeriesMention(name: name, position: SeriesPosition(number))]
        }
      }),
    PlantedStack(
      "titles-as-written", ["TTL-1.markers"],
      "Titles are searched for by the five steps of the documents.",
      .part { _ in TitleAsking.figures(by: .asWritten) }),
    PlantedStack(
      "subtitles-stay", ["TTL-3.subtitles"],
      "Titles are searched for as they stand.",
      .part { _ in TitleAsking.figures(by: .none) }),
    PlantedStack(
      "series-of-another-book", ["SER-16.series"],
      "What a record says of a series is taken from another book's.",
      .part { _ in SeriesJoining.figures(misleads: true) }),
  ]
}
