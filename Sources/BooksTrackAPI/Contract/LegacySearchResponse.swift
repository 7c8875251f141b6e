// The response of the endpoints before v1: no envelope, one flat list of books (CON-2). It is converted from
// the payload of v1, so the two formats always agree.

package import Foundation

/// The response of `/search/title`, `/search/isbn` or `/search/advanced`.
package struct LegacySearchResponse: Hashable, Sendable {
  /// The books, best match first.
  package var items: [LegacyBook]
  /// The number of items.
  package var totalItems: Int
  /// The provider that found the data, by its wire name.
  package var provider: String?
  /// True if the data came from the backend's cache.
  package var cached: Bool

  /// Creates a response with books.
  package init(items: [LegacyBook] = [], provider: String? = nil, cached: Bool = false) {
    self.items = items
    totalItems = items.count
    self.provider = provider
    self.cached = cached
  }

  /// Converts a payload of v1: one item for each edition, in the order of the works, and one for each work
  /// without editions. Editions without a work come last.
  ///
  /// - Complexity: O(works + editions).
  package init(_ data: SearchResponseData, provider: String?, cached: Bool) {
    var editions: [[EditionDTO]] = Array(repeating: [], count: data.works.count)
    var others: [EditionDTO] = []
    for edition in data.editions {
      if let place = edition.workIndex, editions.indices.contains(place) {
        editions[place].append(edition)
      } else {
        others.append(edition)
      }
    }
    let ofWorks = zip(data.works, editions).flatMap { work, editions in
      editions.isEmpty ? [LegacyBook(nil, of: work)] : editions.map { LegacyBook($0, of: work) }
    }
    self.init(
      items: ofWorks + others.map { LegacyBook($0, of: nil) }, provider: provider, cached: cached)
  }
}

extension LegacySearchResponse: JSONReadable, JSONWritable {
  /// Decodes a response; only `items` is required.
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    items = try members.required("items")
    totalItems = try members.optional("totalItems") ?? items.count
    provider = try members.optional("provider")
    cached = try members.optional("cached") ?? false
  }

  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("cached", cached)
      writer.member("items", items)
      writer.optional("provider", provider)
      writer.member("totalItems", totalItems)
    }
  }
}

extension LegacySearchResponse {
  /// Decodes the body of a response.
  ///
  /// - Throws: `ContractError` for the first violation of the contract.
  package static func decode(from document: Data) throws(ContractError) -> Self {
    try WireDocument.decode(Self.self, from: document)
  }

  /// Returns the body with sorted keys, so that equal responses yield equal bytes.
  package func encoded() -> Data { WireDocument.encode(self) }
}
