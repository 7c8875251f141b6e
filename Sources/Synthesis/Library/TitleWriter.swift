// The title of a row as a readers' site writes it: the edition's title with an optional subtitle, series
// marker or edition marker.

import Facts
import Simulation

/// Writes the titles of one catalog.
struct TitleWriter {
  let catalog: Catalog
  let rates: QuirkRates
  let conventions: SiteConventions
  private var brackets: MisleadingBrackets { MisleadingBrackets(catalog: catalog) }

  /// Returns the title of an edition in a form drawn by the site's shares.
  func title(of edition: CatalogEdition, stream: inout RandomStream) -> WrittenTitle {
    let work = catalog.works[edition.work]
    let choices = conventions.markers(for: work, language: edition.language)
    var marker = work.memberships.isEmpty ? .none : choices.forms[stream.weighted(choices.weights)]
    if marker == .two || marker == .twoNoComma, rates.secondSeries < 100,
      !stream.chance(rates.secondSeries, in: 100)
    {
      marker = .comma
    }
    let keeps = work.isKnownBySubtitle || !stream.chance(rates.subtitleLeftOut, in: 10_000)
    return title(of: edition, marker: marker, withSubtitle: keeps, stream: &stream)
  }

  /// Returns the title of an edition in exactly that form.
  func title(
    of edition: CatalogEdition, marker: SeriesMarker, withSubtitle: Bool, stream: inout RandomStream
  ) -> WrittenTitle {
    let work = catalog.works[edition.work]
    let subtitle = withSubtitle ? edition.subtitle : nil
    var text = edition.title
    if let number = work.memberships.first?.position.whole {
      let total = catalog.series[work.memberships[0].series].total ?? 0
      switch marker {
      case .volume:
        text += VolumeWording.tail(number, of: total, language: edition.language, stream: &stream)
      case .volumeAndComma: text += ", Vol. \(number)"
      case .bare: text += " #\(number)"
      default: break
      }
    } else if marker == .volume, let place = work.memberships.first?.position {
      text += ", Vol. \(place.text)"
    }
    text += behindTitle(subtitle, of: edition, &stream)
    let named = namedMemberships(marker, of: work)
    var oddity: SeriesOddity?
    if !named.isEmpty, rates.titleBeforeMarker > 0, stream.chance(rates.titleBeforeMarker, in: 10_000) {
      let other = brackets.otherTitle(than: work, &stream)
      text += other
      oddity = other.isEmpty ? nil : .titleBeforeMarker
    }
    text += behind(marker, work: work, named: named, language: edition.language, stream: &stream)
    if work.memberships.isEmpty, stream.chance(rates.editionMarker, in: 10_000) {
      text += " " + (stream.pick(catalog.words.editionMarkers) ?? "")
    }
    if marker == .none, rates.misleadingBrackets > 0, stream.chance(rates.misleadingBrackets, in: 10_000) {
      let written = brackets.draw(behind: edition, of: work, &stream)
      text += written.text
      if !written.text.isEmpty { oddity = written.oddity }
    }
    return WrittenTitle(
      text: text, marker: marker, named: named, hasSubtitle: subtitle != nil, oddity: oddity)
  }

  /// Returns the subtitle with its separator; for some fiction without one, `: A Novel`.
  private func behindTitle(
    _ subtitle: String?, of edition: CatalogEdition, _ stream: inout RandomStream
  ) -> String {
    let work = catalog.works[edition.work]
    if let subtitle {
      let isDash =
        rates.dashForColon > 0 && !work.isKnownBySubtitle && stream.chance(rates.dashForColon, in: 10_000)
      return (isDash ? " - " : ": ") + subtitle
    }
    guard rates.addedSubtitle > 0, edition.subtitle == nil, edition.language == "en",
      work.memberships.isEmpty,
      work.kind == .standalone, work.genres.contains("Fiction"), !edition.title.contains(":"),
      stream.chance(rates.addedSubtitle, in: 10_000)
    else { return "" }
    return ": A Novel"
  }

  private func namedMemberships(_ marker: SeriesMarker, of work: CatalogWork) -> [Int] {
    switch marker {
    case .none: []
    case .two, .twoNoComma: Array(work.memberships.indices.prefix(2))
    default: Array(work.memberships.indices.prefix(1))
    }
  }

  /// Returns the marker in parentheses after the title.
  private func behind(
    _ marker: SeriesMarker, work: CatalogWork, named: [Int], language: String, stream: inout RandomStream
  ) -> String {
    let range = stream.chance(3, in: 10) ? "–" : "-"
    let list = stream.chance(1, in: 2) ? " + " : ", "
    let places = named.map { index in
      let membership = work.memberships[index]
      return (catalog.series[membership.series].name, membership.position.written(range: range, list: list))
    }
    guard let (name, place) = places.first else { return "" }
    switch marker {
    case .none, .volume, .bare: return ""
    case .comma, .volumeAndComma: return " (\(name), #\(place))"
    case .noComma: return " (\(name) #\(place))"
    case .two: return " (" + places.map { "\($0.0), #\($0.1)" }.joined(separator: "; ") + ")"
    case .twoNoComma: return " (" + places.map { "\($0.0) #\($0.1)" }.joined(separator: ", ") + ")"
    case .part: return " (\(name), #\(place): Part \(stream.within(1...2)) of 2)"
    case .words:
      let number = work.memberships[named[0]].position.whole ?? 0
      return " (\(name), \(VolumeWording.text(number, language: language, stream: &stream)))"
    }
  }
}
