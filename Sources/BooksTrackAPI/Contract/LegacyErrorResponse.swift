// The errors of the endpoints before v1: one sentence and the HTTP status (CON-2).

package import Foundation

/// The error response of a legacy endpoint.
package struct LegacyErrorResponse: Hashable, Sendable {
  /// A sentence for the reader.
  package var error: String

  /// Creates a response with a sentence.
  package init(error: String) { self.error = error }

  /// Converts an error of v1; its code and reason are dropped.
  package init(_ details: ErrorDetails) { error = details.message }

  /// Decodes the body of a response.
  ///
  /// - Throws: `ContractError` for the first violation of the contract.
  package static func decode(from document: Data) throws(ContractError) -> Self {
    try WireDocument.decode(Self.self, from: document)
  }

  /// Returns the body of the response.
  package func encoded() -> Data { WireDocument.encode(self) }
}

extension LegacyErrorResponse: JSONReadable, JSONWritable {
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    error = try value.members().required("error")
  }

  package func write(to writer: inout JSONWriter) { writer.object { $0.member("error", error) } }
}
