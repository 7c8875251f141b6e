// JSON on the wire: one way of reading and of writing for everything, and a frame for data that is encoded
// already.

package import Foundation

/// Reads and writes answers and their parts.
package enum WireDocument {
  /// Reads a value.
  ///
  /// - Throws: `ContractError` with the first place that breaks the contract.
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

  /// The bytes of a value, keys sorted.
  package static func encode(_ value: some JSONWritable) -> Data {
    var writer = JSONWriter()
    value.write(to: &writer)
    return Data(writer.bytes)
  }

  /// The bytes of a successful `ResponseEnvelope` around data that `encode` has written before.
  ///
  /// The same bytes as encoding the whole envelope, for the price of a copy: this is what a cache hit costs.
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
