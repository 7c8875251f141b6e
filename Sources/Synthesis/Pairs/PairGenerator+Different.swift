// Pairs that are two books however alike they look: volumes of a series, a book and what was made of it, the
// same title by another writer, another book of the same writer, books that share the number of their box.

import BooksTrackAPI
import Simulation

extension PairGenerator {
  static let differentMakers: [Maker] = [
    Maker(kind: "volumes", isSame: false, quota: 600) { $0.volumes($1, sharesTitle: false, &$2) },
    Maker(kind: "volumes-by-number", isSame: false, quota: 450) { $0.volumes($1, sharesTitle: true, &$2) },
    Maker(kind: "volumes-same-number", isSame: false, quota: 200) { generator, work, stream in
      guard var pair = generator.volumes(work, sharesTitle: false, &stream) else { return nil }
      pair.0.isbn = generator.edition(work).isbn?.isbn13 ?? ""
      pair.1.isbn = pair.0.isbn
      return pair
    },
    Maker(kind: "numbered-parts", isSame: false, quota: 250) { $0.parts($1, &$2) },
    Maker(kind: "collected", isSame: false, quota: 250) { $0.collected($1, &$2) },
    Maker(kind: "companion", isSame: false, quota: 600) { $0.companions($1, &$2) },
    Maker(kind: "same-title-other-author", isSame: false, quota: 400) { $0.otherAuthor($1, &$2) },
    Maker(kind: "same-title-like-author", isSame: false, quota: 300) { $0.likeAuthor($1, &$2) },
    Maker(kind: "same-author-other-title", isSame: false, quota: 400) { $0.otherTitle($1, &$2) },
    Maker(kind: "same-name-other-subtitle", isSame: false, quota: 250) { $0.otherSubtitle($1, &$2) },
  ]

  /// Another volume of the first series of a work, as an index.
  private func otherVolume(_ work: Int, _ stream: inout RandomStream) -> Int? {
    guard let place = catalog.works[work].memberships.first else { return nil }
    let volumes = catalog.series[place.series].works.filter { $0 != work && $0 < catalog.works.count }
    // Neighbours are taken for one another most easily.
    guard let own = catalog.series[place.series].works.firstIndex(of: work), stream.chance(2, in: 3) else {
      return stream.pick(volumes)
    }
    let next = catalog.series[place.series].works.dropFirst(own + 1).first
    return next ?? stream.pick(volumes)
  }

  private func volumes(
    _ work: Int, sharesTitle: Bool, _ stream: inout RandomStream
  ) -> (PairSide, PairSide)? {
    guard catalog.works[work].isKnownByNumber == sharesTitle, let other = otherVolume(work, &stream),
      catalog.works[other].isKnownByNumber == sharesTitle
    else { return nil }
    let isMarked = stream.chance(2, in: 3)
    let left = isMarked ? markedTitle(work, &stream) : plainTitle(work, &stream)
    let right = stream.chance(2, in: 3) ? markedTitle(other, &stream) : plainTitle(other, &stream)
    guard left.lowercased() != right.lowercased() else { return nil }
    return (side(work, title: left, isbn: number(work, &stream)), side(other, title: right))
  }

  /// The same title with two numbers, in words of many languages.
  private func parts(_ work: Int, _ stream: inout RandomStream) -> (PairSide, PairSide)? {
    let edition = edition(work)
    guard catalog.works[work].kind == .standalone, edition.subtitle == nil else { return nil }
    let first = stream.within(1...12)
    let second = stream.chance(1, in: 2) ? first + 1 : first * 10 + first
    let form = stream.below(6)
    func title(_ number: Int, _ stream: inout RandomStream) -> String {
      switch form {
      case 0: "\(edition.title), Part \(number)"
      case 1: "\(edition.title) (\(edition.title), #\(number))"
      case 2: "\(edition.title) (\(edition.title), #3: Part \(number) of \(second))"
      case 3: "\(edition.title) #\(number)"
      default:
        edition.title
          + VolumeWording.tail(number, of: 40, language: edition.language, stream: &stream)
      }
    }
    // Both in the same words: the stream is drawn once.
    var copy = stream
    return (side(work, title: title(first, &stream)), side(work, title: title(second, &copy)))
  }

  /// The title on a book of a writer with an unlike name.
  private func otherAuthor(_ work: Int, _ stream: inout RandomStream) -> (PairSide, PairSide)? {
    guard let other = stream.pick(works) else { return nil }
    let own = writer(work)
    let name = writer(other).name
    guard NameParts(name).family != NameParts(own.name).family,
      PairNames.isLatin(name) == PairNames.isLatin(own.name)
    else { return nil }
    let title = edition(work).title
    return (
      side(work, title: plainTitle(work, &stream), isbn: number(work, &stream)), PairSide(title, by: [name])
    )
  }

  /// The title on a book of a writer with nearly the same name.
  private func likeAuthor(_ work: Int, _ stream: inout RandomStream) -> (PairSide, PairSide)? {
    let own = writer(work)
    let choices = [names.relative(of: own, stream: &stream), PairNames.double(of: own)].compactMap(\.self)
    guard let name = stream.pick(choices), name != own.name else { return nil }
    let title = plainTitle(work, &stream)
    return (PairSide(title, by: [own.name], isbn: number(work, &stream)), PairSide(title, by: [name]))
  }

  /// Another book of the same writer, rather one that shares words.
  private func otherTitle(_ work: Int, _ stream: inout RandomStream) -> (PairSide, PairSide)? {
    let author = catalog.works[work].credits[0].author
    let title = plainTitle(work, &stream)
    let others = (worksOfAuthor[author] ?? []).filter { other in
      other != work && catalog.works[other].title.lowercased() != catalog.works[work].title.lowercased()
    }
    let words = Set(title.lowercased().split(separator: " ").filter { $0.count > 3 })
    let alike = others.filter { other in
      catalog.works[other].title.lowercased().split(separator: " ").contains(where: words.contains)
    }
    guard let other = stream.pick(alike.isEmpty ? others : alike) else { return nil }
    return (
      side(work, title: title, isbn: number(work, &stream)), side(other, title: plainTitle(other, &stream))
    )
  }

  /// A name that many books bear, each with a title of its own behind a colon.
  private func otherSubtitle(_ work: Int, _ stream: inout RandomStream) -> (PairSide, PairSide)? {
    guard let place = catalog.works[work].memberships.first, let other = otherVolume(work, &stream),
      !catalog.works[work].isKnownByNumber, !catalog.works[other].isKnownByNumber
    else { return nil }
    let series = catalog.series[place.series].name
    guard edition(work).title != edition(other).title, edition(work).title.lowercased() != series.lowercased()
    else {
      return nil
    }
    return (
      side(work, title: "\(series): \(edition(work).title)", isbn: number(work, &stream)),
      side(other, title: "\(series): \(edition(other).title)")
    )
  }
}
