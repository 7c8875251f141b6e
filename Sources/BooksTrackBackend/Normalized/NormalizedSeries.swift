// A series as described by a provider, with its works in reading order (CON-2).

package import BooksTrackAPI

/// A series and its works.
package struct NormalizedSeries: Hashable, Sendable {
  /// A work of a series.
  package struct Member: Hashable, Sendable {
    package let title: String
    package let authorNames: [String]
    /// The position in the series as the provider writes it, such as `3`, `1.5` or `1-3`.
    package let position: String?
    /// The provider's id of the work.
    package let workID: String?

    /// Creates a member.
    package init(title: String, authorNames: [String] = [], position: String? = nil, workID: String? = nil) {
      self.title = title
      self.authorNames = authorNames
      self.position = position
      self.workID = workID
    }
  }

  package let name: String
  /// The number of works according to the provider; nil if not stated.
  package let total: Int?
  /// The works in order of position; those without one last, in the provider's order.
  package let works: [Member]

  /// Creates a series. The works may be in any order and contain duplicates.
  package init(name: String, total: Int? = nil, works: [Member]) {
    self.name = name
    self.total = total
    var members: [Member] = []
    members.addMissing(from: works)
    let order = members.indices.sorted { left, right in
      switch (Place(members[left].position), Place(members[right].position)) {
      case (let first?, let second?): first == second ? left < right : first < second
      case (.some, nil): true
      case (nil, .some): false
      case (nil, nil): left < right
      }
    }
    self.works = order.map { members[$0] }
  }

  /// A position as a number in thousandths, parsed from the start of a text such as `1.5` or `1-3`.
  private struct Place: Comparable {
    let thousandths: Int

    init?(_ text: String?) {
      guard let text else { return nil }
      let digits: (Character) -> Bool = { ("0"..."9").contains($0) }
      let whole = text.prefix(while: digits)
      guard !whole.isEmpty, whole.utf8.count <= 9, let number = Int(whole) else { return nil }
      var rest = text[whole.endIndex...]
      var fraction = Substring()
      if rest.first == "." {
        rest = rest.dropFirst()
        fraction = rest.prefix(while: digits).prefix(3)
      }
      let padded = fraction + String(repeating: "0", count: 3 - fraction.count)
      thousandths = number * 1_000 + (Int(padded) ?? 0)
    }

    static func < (left: Self, right: Self) -> Bool { left.thousandths < right.thousandths }
  }
}

extension SeriesResponseData {
  /// Converts a series to the contract's type.
  package init(_ series: NormalizedSeries, id: ProviderSeriesID) {
    let works = series.works.map { work in
      SeriesWorkDTO(
        title: work.title, authorNames: work.authorNames, position: work.position, workID: work.workID)
    }
    self.init(series: SeriesDTO(id: id, name: series.name, total: series.total, works: works))
  }
}
