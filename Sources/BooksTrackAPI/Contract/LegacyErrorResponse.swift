// How the endpoints from before v1 say that they have no answer: one sentence, and the HTTP status (CON-2).

package import Foundation

/// The error answer of a legacy endpoint.
package struct LegacyErrorResponse: Hashable, Sendable {
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
  package func encoded() -> Data { WireDocument.encode(self) }
}

extension LegacyErrorResponse: JSONReadable, JSONWritable {
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    error = try value.members().required("error")
  }

  package func write(to writer: inout JSONWriter) { writer.object { $0.member("error", error) } }
}
