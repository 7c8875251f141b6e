// How the endpoints from before v1 say that they have no answer: one sentence, and the HTTP status (CON-2).

package import Foundation

/// The error answer of a legacy endpoint.
package struct LegacyErrorResponse: Hashable, Codable, Sendable {
  /// A plain sentence for the reader.
  package var error: String

  /// Makes an answer with that sentence.
  package init(error: String) { self.error = error }

  /// The old shape of an error; its code and reason have no place there.
  package init(_ details: ErrorDetails) { error = details.message }

  /// Reads the bytes of an answer.
  ///
  /// - Throws: `ContractError` with the first place that breaks the contract.
  package static func decode(from document: Data) throws(ContractError) -> Self {
    try WireDocument.decode(Self.self, from: document)
  }

  /// The bytes of the answer.
  ///
  /// - Throws: never: one string can always be written.
  package func encoded() throws(ContractError) -> Data { try WireDocument.encode(self) }
}
