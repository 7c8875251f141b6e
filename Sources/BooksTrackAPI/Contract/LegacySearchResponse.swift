// The answer of the endpoints from before v1: no envelope, one flat list of books (CON-2). It is made from
// the payload of v1, so that both shapes always say the same.

package import Foundation

/// An answer of `/search/title`, `/search/isbn` or `/search/advanced`.
package struct LegacySearchResponse: Hashable, Sendable {
  /// The books, the best match first.
  package var items: [LegacyBook]
  /// How many items there are.
  package var totalItems: Int
  /// Who found the data, by its name on the wire.
  package var provider: String?
  /// The data came from the backend's cache.
  package var cached: Bool

  /// Makes an answer of those books.
  package init(items: [LegacyBook] = [], provider: String? = nil, cached: Bool = false) {
    self.items = items
    totalItems = items.count
    self.provider = provider
    self.cached = cached
  }

  /// The old shape of a payload: an item for each edition, in the order of the works, and one for a work
  /// without editions, so that nothing that was found gets lost. Editions of no work come last.
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
  /// Reads; only `items` must be there.
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
  /// Reads the bytes of an answer.
  ///
  /// - Throws: `ContractError` with the first place that breaks the contract.
  package static func decode(from document: Data) throws(ContractError) -> Self {
    try WireDocument.decode(Self.self, from: document)
  }

  /// The bytes of the answer, keys sorted, so that equal answers are equal bytes.
  package func encoded() -> Data { WireDocument.encode(self) }
}
