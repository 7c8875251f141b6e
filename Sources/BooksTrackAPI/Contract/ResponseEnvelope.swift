// The envelope of every v1 response (CON-1): data or an error, and metadata.

public import Foundation

/// A response of the backend.
///
///     let envelope = try ResponseEnvelope<SearchResponseData>.decode(from: response.body)
///     switch envelope.result {
///     case .success(let found): …
///     case .failure(let error): …   // error.code, error.reason
///     }
///
/// On the wire `success` tells which of `data` and `error` is present; in memory there is exactly one.
public struct ResponseEnvelope<Payload: Sendable>: Sendable {
  /// The data or the error.
  public let result: Result<Payload, ErrorDetails>
  /// The metadata.
  public let meta: ResponseMeta

  /// Creates an envelope.
  public init(_ result: Result<Payload, ErrorDetails>, meta: ResponseMeta) {
    self.result = result
    self.meta = meta
  }

  /// True if there is data.
  public var success: Bool { error == nil }
  /// The data; nil for an error.
  public var data: Payload? { try? result.get() }
  /// The error; nil if there is data.
  public var error: ErrorDetails? {
    guard case .failure(let error) = result else { return nil }
    return error
  }
}

extension ResponseEnvelope: Equatable where Payload: Equatable {}

extension ResponseEnvelope: JSONReadable where Payload: JSONReadable {
  /// Decodes an envelope; a missing `meta` is empty.
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    if try members.required("success") {
      result = .success(try members.required("data"))
    } else {
      result = .failure(try members.required("error"))
    }
    meta = try members.optional("meta") ?? ResponseMeta()
  }
}

extension ResponseEnvelope: JSONWritable where Payload: JSONWritable {
  /// Encodes `success`, `meta`, and `data` or `error`.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      switch result {
      case .success(let data): writer.member("data", data)
      case .failure(let error): writer.member("error", error)
      }
      writer.member("meta", meta)
      writer.member("success", success)
    }
  }
}

extension ResponseEnvelope where Payload == SearchResponseData {
  /// Decodes the body of a response.
  ///
  /// - Throws: `ContractError` for the first violation of the contract.
  public static func decode(from document: Data) throws(ContractError) -> Self {
    try WireDocument.decode(Self.self, from: document)
  }

  /// Returns the body with sorted keys, so that equal responses yield equal bytes.
  public func encoded() -> Data { WireDocument.encode(self) }
}

extension ResponseEnvelope where Payload == SeriesResponseData {
  /// Decodes the body of a response.
  ///
  /// - Throws: `ContractError` for the first violation of the contract.
  public static func decode(from document: Data) throws(ContractError) -> Self {
    try WireDocument.decode(Self.self, from: document)
  }

  /// Returns the body with sorted keys, so that equal responses yield equal bytes.
  public func encoded() -> Data { WireDocument.encode(self) }
}
