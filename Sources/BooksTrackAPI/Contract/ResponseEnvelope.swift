// The frame of every v1 answer (CON-1): either data or an error, and how it came about.

public import Foundation

/// An answer of the backend.
///
///     let envelope = try ResponseEnvelope<SearchResponseData>.decode(from: response.body)
///     switch envelope.result {
///     case .success(let found): …
///     case .failure(let error): …   // error.code, error.reason
///     }
///
/// On the wire `success` says which of `data` and `error` is there; in memory there is exactly one of them.
public struct ResponseEnvelope<Payload: Codable & Sendable>: Sendable {
  /// The data, or why there is none.
  public let result: Result<Payload, ErrorDetails>
  /// How the answer came about.
  public let meta: ResponseMeta

  /// Frames a result.
  public init(_ result: Result<Payload, ErrorDetails>, meta: ResponseMeta) {
    self.result = result
    self.meta = meta
  }

  /// There is data.
  public var success: Bool { error == nil }
  /// The data of a successful answer.
  public var data: Payload? { try? result.get() }
  /// The error of an answer without data.
  public var error: ErrorDetails? {
    guard case .failure(let error) = result else { return nil }
    return error
  }
}

extension ResponseEnvelope: Equatable where Payload: Equatable {}

extension ResponseEnvelope: Codable {
  private enum Field: String, CodingKey { case success, data, error, meta }

  /// Decodes; a missing `meta` is one that says nothing.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    if try fields.decode(Bool.self, forKey: .success) {
      result = .success(try fields.decode(Payload.self, forKey: .data))
    } else {
      result = .failure(try fields.decode(ErrorDetails.self, forKey: .error))
    }
    meta = try fields.decodeIfPresent(ResponseMeta.self, forKey: .meta) ?? ResponseMeta()
  }

  /// Encodes `success`, `meta`, and `data` or `error`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(success, forKey: .success)
    switch result {
    case .success(let data): try fields.encode(data, forKey: .data)
    case .failure(let error): try fields.encode(error, forKey: .error)
    }
    try fields.encode(meta, forKey: .meta)
  }
}

extension ResponseEnvelope {
  /// Reads the bytes of an answer.
  ///
  /// - Throws: `ContractError` with the first place that breaks the contract.
  public static func decode(from document: Data) throws(ContractError) -> Self {
    try WireDocument.decode(Self.self, from: document)
  }

  /// The bytes of the answer, keys sorted, so that equal answers are equal bytes.
  ///
  /// - Throws: `ContractError` if the payload cannot be written as JSON; none of the contract's own can fail.
  public func encoded() throws(ContractError) -> Data {
    try WireDocument.encode(self)
  }
}
