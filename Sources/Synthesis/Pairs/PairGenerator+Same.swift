// Pairs that are one book: the same name written otherwise, another edition, a subtitle or a marker more or
// less, a translation.

import BooksTrackAPI
import Facts
import Simulation

extension PairGenerator {
  static let sameMakers: [Maker] = [
    Maker(kind: "author-middle-name", isSame: true, quota: 300) {
      $0.renamed($1, PairNames.withoutMiddle, &$2)
    },
    Maker(kind: "author-initials", isSame: true, quota: 420) { generator, work, stream in
      let (isSpaced, all) = (stream.chance(1, in: 2), stream.chance(2, in: 3))
      return generator.renamed(work, { PairNames.initials($0, isSpaced: isSpaced, all: all) }, &stream)
    },
    Maker(kind: "author-turned", isSame: true, quota: 350) { generator, work, stream in
      guard let name = PairNames.turned(generator.writer(work), stream: &stream) else { return nil }
      return generator.renamed(work, { _ in name }, &stream)
    },
    Maker(kind: "author-spelling", isSame: true, quota: 300) { generator, work, stream in
      guard let name = PairNames.respelled(generator.writer(work), stream: &stream) else { return nil }
      return generator.renamed(work, { _ in name }, &stream)
    },
    Maker(kind: "author-form", isSame: true, quota: 350) { generator, work, stream in
      let author = generator.writer(work)
      let forms = author.forms.filter { PairNames.isLatin($0) == PairNames.isLatin(author.name) }
      guard let name = stream.pick(forms) else { return nil }
      return generator.renamed(work, { _ in name }, &stream)
    },
    Maker(kind: "author-script", isSame: true, quota: 25) { generator, work, stream in
      let author = generator.writer(work)
      let forms = author.forms.filter { PairNames.isLatin($0) != PairNames.isLatin(author.name) }
      guard let name = stream.pick(forms) else { return nil }
      return generator.renamed(work, { _ in name }, &stream)
    },
    Maker(kind: "co-authors", isSame: true, quota: 150) { $0.coAuthors($1, &$2) },
    Maker(kind: "edition", isSame: true, quota: 350) { $0.editions($1, &$2) },
    Maker(kind: "subtitle", isSame: true, quota: 220) { $0.subtitles($1, &$2) },
    Maker(kind: "generic-subtitle", isSame: true, quota: 220) { $0.genericSubtitle($1, &$2) },
    Maker(kind: "series-marker", isSame: true, quota: 400) { $0.markers($1, &$2) },
    Maker(kind: "series-in-title", isSame: true, quota: 350) { $0.seriesInTitle($1, &$2) },
    Maker(kind: "title-spelling", isSame: true, quota: 250) { $0.respelled($1, &$2) },
    Maker(kind: "translation-same-number", isSame: true, quota: 130) {
      $0.translation($1, sharesNumber: true, &$2)
    },
    Maker(kind: "translation", isSame: true, quota: 25) { $0.translation($1, sharesNumber: false, &$2) },
    Maker(kind: "several-differences", isSame: true, quota: 350) { $0.several($1, &$2) },
  ]

  /// The main writer under another name.
  private func renamed(
    _ work: Int, _ rename: (CatalogAuthor) -> String?, _ stream: inout RandomStream
  ) -> (PairSide, PairSide)? {
    guard let name = rename(writer(work)), name != writer(work).name else { return nil }
    let title = plainTitle(work, &stream)
    var other = side(work, title: title, isbn: stream.chance(1, in: 2) ? otherNumber(work) : "")
    other.authors[0] = name
    return (side(work, title: title, isbn: number(work, &stream)), other)
  }

  /// The same people in another order, or with a translator among them.
  private func coAuthors(_ work: Int, _ stream: inout RandomStream) -> (PairSide, PairSide)? {
    let title = plainTitle(work, &stream)
    let one = side(work, title: title)
    var other = one
    if one.authors.count > 1 {
      other.authors = stream.chance(1, in: 2) ? one.authors.reversed() : [one.authors[0]]
    } else {
      guard stream.chance(1, in: 6) else { return nil }
      guard let translator = stream.pick(works).map({ writer($0).name }), translator != one.authors[0] else {
        return nil
      }
      other.authors.append(translator)
    }
    return (one, other)
  }

  /// Two editions, one of which says so in its title.
  private func editions(_ work: Int, _ stream: inout RandomStream) -> (PairSide, PairSide)? {
    let title = plainTitle(work, &stream)
    guard let marker = stream.pick(catalog.words.editionMarkers) else { return nil }
    let isMarked = !catalog.works[work].isKnownByNumber && stream.chance(7, in: 10)
    return (
      side(work, title: title, isbn: edition(work).isbn?.isbn13 ?? ""),
      side(work, title: isMarked ? "\(title) \(marker)" : title, isbn: otherNumber(work))
    )
  }

  /// With and without the subtitle that the title page bears.
  private func subtitles(_ work: Int, _ stream: inout RandomStream) -> (PairSide, PairSide)? {
    let book = catalog.works[work]
    guard book.memberships.isEmpty, !book.isKnownBySubtitle, let subtitle = edition(work).subtitle else {
      return nil
    }
    let main = edition(work).title
    let whole = [
      "\(main): \(subtitle)", "\(main) - \(subtitle)", "\(main) (\(subtitle))", "\(main) : \(subtitle)",
    ][stream.below(4)]
    let other = stream.chance(4, in: 5) ? main : "\(main): \(subtitle)"
    return (side(work, title: whole, isbn: number(work, &stream)), side(work, title: other))
  }

  /// With and without words that say only what kind of book it is.
  private func genericSubtitle(_ work: Int, _ stream: inout RandomStream) -> (PairSide, PairSide)? {
    let book = catalog.works[work]
    let edition = edition(work)
    guard edition.subtitle == nil, book.kind == .standalone || book.kind == .volume, !book.isKnownByNumber
    else {
      return nil
    }
    let isMemoir = book.genres.contains("Memoir")
    guard isMemoir || book.genres.contains("Fiction") || book.genres.contains("Literary Fiction") else {
      return nil
    }
    let words = Self.kinds[edition.language] ?? []
    guard let kind = isMemoir && edition.language == "en" ? "A Memoir" : stream.pick(words) else {
      return nil
    }
    let whole = stream.chance(4, in: 5) ? "\(edition.title): \(kind)" : "\(edition.title) (\(kind))"
    return (side(work, title: whole, isbn: number(work, &stream)), side(work, title: edition.title))
  }

  private static let kinds: [String: [String]] = [
    "en": ["A Novel", "A Novel", "a novel", "The Novel"], "de": ["Roman", "Roman"], "fr": ["roman"],
    "es": ["Novela", "Una novela"], "it": ["Romanzo"], "sv": ["roman"], "pl": ["powieść"], "pt": ["romance"],
    "nl": ["roman"],
  ]

  /// Another marker, another form of the name, another number: what two sites make of one book.
  private func several(_ work: Int, _ stream: inout RandomStream) -> (PairSide, PairSide)? {
    guard let name = stream.pick(NameSpelling.forms(of: writer(work)).filter(PairNames.isLatin)),
      PairNames.isLatin(writer(work).name)
    else { return nil }
    var other = side(work, title: plainTitle(work, &stream), isbn: otherNumber(work))
    other.authors = [name]
    return (side(work, title: markedTitle(work, &stream), isbn: edition(work).isbn?.isbn13 ?? ""), other)
  }
}
