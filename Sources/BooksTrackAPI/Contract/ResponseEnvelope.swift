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
public struct ResponseEnvelope<Payload: Sendable>: Sendable {
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

extension ResponseEnvelope: JSONReadable where Payload: JSONReadable {
  /// Reads; a missing `meta` is one that says nothing.
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
  /// Writes `success`, `meta`, and `data` or `error`.
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
  /// Reads the bytes of an answer.
  ///
  /// - Throws: `ContractError` with the first place that breaks the contract.
  public static func decode(from document: Data) throws(ContractError) -> Self {
    try WireDocument.decode(Self.self, from: document)
  }

  /// The bytes of the answer, keys sorted, so that equal answers are equal bytes.
  public func encoded() -> Data { WireDocument.encode(self) }
}

extension ResponseEnvelope where Payload == SeriesResponseData {
  /// Reads the bytes of an answer.
  ///
  /// - Throws: `ContractError` with the first place that breaks the contract.
  public static func decode(from document: Data) throws(ContractError) -> Self {
    try WireDocument.decode(Self.self, from: document)
  }

  /// The bytes of the answer, keys sorted, so that equal answers are equal bytes.
  public func encoded() -> Data { WireDocument.encode(self) }
}
