// JSON on the wire: one way of reading and of writing for everything, and a frame for data that is encoded
// already.

package import Foundation

/// Reads and writes answers and their parts.
package enum WireDocument {
  /// Reads a value.
  ///
  /// - Throws: `ContractError` with the first place that breaks the contract.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from document: Data
  ) throws(ContractError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: document)
    } catch {
      throw ContractError(error, in: document)
    }
  }

  /// The bytes of a value, keys sorted.
  package static func encode(_ value: some Encodable) throws(ContractError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(value)
    } catch {
      throw ContractError(
        path: "", expected: "a value that can be written as JSON", found: "\(type(of: value))")
    }
  }

  /// The bytes of a successful `ResponseEnvelope` around data that `encode` has written before.
  ///
  /// The same bytes as encoding the whole envelope, for the price of a copy: this is what a cache hit costs.
  package static func frame(encodedData: Data, meta: ResponseMeta) throws(ContractError) -> Data {
    let encodedMeta = try encode(meta)
    var document = Data(capacity: encodedData.count + encodedMeta.count + 40)
    document.append(contentsOf: #"{"data":"#.utf8)
    document.append(encodedData)
    document.append(contentsOf: #","meta":"#.utf8)
    document.append(encodedMeta)
    document.append(contentsOf: #","success":true}"#.utf8)
    return document
  }
}
