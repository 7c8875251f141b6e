// Encoding and decoding of all JSON on the wire, and an envelope around data that is already encoded.

package import Foundation

/// Encodes and decodes responses and their parts.
package enum WireDocument {
  /// Decodes a value.
  ///
  /// - Throws: `ContractError` for the first violation of the contract.
  package static func decode<Value: JSONReadable>(
    _ type: Value.Type, from document: Data
  ) throws(ContractError) -> Value {
    let result = JSONTape.read(document) { root -> Result<Value, ContractError> in
      do throws(JSONMismatch) {
        return .success(try Value(reading: root))
      } catch {
        return .failure(ContractError(error, in: root))
      }
    }
    guard let result else { throw .noDocument }
    return try result.get()
  }

  /// Returns the encoded value with sorted keys.
  package static func encode(_ value: some JSONWritable) -> Data {
    var writer = JSONWriter()
    value.write(to: &writer)
    return Data(writer.bytes)
  }

  /// Returns a successful `ResponseEnvelope` around data that `encode` has returned before.
  ///
  /// The bytes equal those of encoding the whole envelope, at the cost of a copy; used for cache hits.
  package static func frame(encodedData: Data, meta: ResponseMeta) -> Data {
    let encodedMeta = encode(meta)
    var document = Data(capacity: encodedData.count + encodedMeta.count + 40)
    document.append(contentsOf: #"{"data":"#.utf8)
    document.append(encodedData)
    document.append(contentsOf: #","meta":"#.utf8)
    document.append(encodedMeta)
    document.append(contentsOf: #","success":true}"#.utf8)
    return document
  }
}
