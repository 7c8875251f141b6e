// Faults of answers, shared by all providers: other books, or the right ones rendered incorrectly.
//
// A look-alike implements the search, the rendering and the format of its refusals; everything else about
// faults is here.

import BooksTrackAPI
import Foundation
import Simulation

/// A look-alike that first finds the content of an answer and then renders it.
protocol RenderingLookalike: TruthfulLookalike {
  /// An answer before it is rendered.
  associatedtype Content

  var shelf: ProviderHoldings { get }

  /// Finds the content of the answer to a request.
  func content(of request: HTTPRequest) -> Content

  /// The volumes in an answer, by rank.
  func books(in content: Content) -> [Int]

  /// Returns the same kind of answer with other volumes, or nil if that is impossible or changes nothing.
  func replacing(_ content: Content, with books: [Int]) -> Content?

  /// - Parameter variation: A number in `0..<1_000` for details that differ between calls.
  func render(_ content: Content, variation: Int, distortion: Distortion) -> HTTPResponse

  /// The response to a fault that refuses the request; nil if this provider has no such response.
  ///
  /// - Parameter detail: Determines the `Retry-After`.
  func refusal(_ fault: ProviderFault, detail: Int) -> HTTPResponse?
}

extension RenderingLookalike {
  package func respond(to request: HTTPRequest, using stream: inout RandomStream) -> HTTPResponse {
    let variation = stream.below(1_000)
    return render(content(of: request), variation: variation, distortion: .none)
  }

  package func respond(
    to request: HTTPRequest, under fault: ProviderFault, detail: Int, using stream: inout RandomStream
  ) -> HTTPResponse? {
    if fault.isRefusal { return refusal(fault, detail: detail) }
    let content = content(of: request)
    guard let (changed, distortion) = apply(fault, to: content, detail: detail) else { return nil }
    let variation = stream.below(1_000)
    let response = render(changed, variation: variation, distortion: distortion)
    // The fault has no effect if the record has none of the fields that it distorts.
    if distortion != .none, response == render(content, variation: variation, distortion: .none) {
      return nil
    }
    guard fault == .truncatedBody else { return response }
    let length = 1 + detail % max(1, response.body.count - 1)
    return HTTPResponse(
      status: response.status, contentType: response.contentType, body: response.body.prefix(length))
  }

  /// Returns the changed content and its distortion, or nil if the fault cannot affect this content.
  private func apply(
    _ fault: ProviderFault, to content: Content, detail: Int
  ) -> (Content, Distortion)? {
    if fault == .truncatedBody { return (content, .none) }
    let books = books(in: content)
    guard !books.isEmpty else { return nil }
    if let distortion = Distortion(fault, detail: detail) { return (content, distortion) }
    guard let others = replacement(fault, for: books, detail: detail) else { return nil }
    return replacing(content, with: others).map { ($0, .none) }
  }

  private func replacement(_ fault: ProviderFault, for books: [Int], detail: Int) -> [Int]? {
    switch fault {
    case .emptyResult: return []
    case .wrongBook:
      let other = shelf.neighbour(of: detail)
      return books.contains(other) ? nil : [other]
    case .wrongEdition:
      let changed = books.map { shelf.siblings(of: $0).first ?? $0 }
      return changed == books ? nil : changed
    case .duplicateItems: return books.flatMap { [$0, $0] }
    case .reorderedItems: return books.count > 1 ? books.reversed() : nil
    default: return nil
    }
  }
}

extension HTTPResponse {
  /// An HTML page instead of an answer.
  static func page(status: Int, title: String, text: String) -> HTTPResponse {
    let html = """
      <!DOCTYPE html>
      <html lang=en><meta charset=utf-8><title>\(title)</title>
      <p><b>\(title)</b> <p>\(text)
      </html>
      """
    return HTTPResponse(status: status, contentType: "text/html; charset=UTF-8", body: Data(html.utf8))
  }

  /// A JSON response.
  static func json(_ bytes: [UInt8], status: Int = 200, retryAfterSeconds: Int? = nil) -> HTTPResponse {
    HTTPResponse(
      status: status, retryAfterSeconds: retryAfterSeconds, contentType: "application/json; charset=UTF-8",
      body: Data(bytes))
  }
}
