// What a differential life is about, fixed before anybody lives it: two exports with no book in common, and a
// provider that answers for their books.

import BooksTrackAPI
import Foundation
import Providers
import Simulation
import Synchronization
import Synthesis

@testable import LabWorld

/// Files and a provider for lives that are to be compared.
struct DifferentialFixture: Sendable {
  /// The export that is imported at once, and later twice more.
  let first: SyntheticLibrary
  /// The export whose import is cut off.
  let second: SyntheticLibrary
  let seed: UInt64
  private let lookalike: GoogleBooksLookalike

  /// Draws a stage; both exports together have about 30 books.
  init(seed: UInt64) {
    let catalog = Catalog.make(seed: seed, size: 2_000)
    let stream = RandomStream(seed: seed, name: "differential")
    let first = SyntheticLibrary.make(catalog: catalog, books: 20, stream: stream.substream("first"))
    let known = Set(first.truth.rows.map(\.work))
    // A book in both would be matched differently according to what has been looked up by then.
    var number = 0
    var second: SyntheticLibrary
    repeat {
      second = SyntheticLibrary.make(
        catalog: catalog, books: 10, stream: stream.substream("second").substream(number))
      number += 1
    } while !known.isDisjoint(with: second.truth.rows.map(\.work))
    self.first = first
    self.second = second
    self.seed = seed
    lookalike = GoogleBooksLookalike(catalog: catalog)
  }

  /// A provider for one life.
  func provider() -> RepeatableProvider { RepeatableProvider(lookalike, seed: seed) }
}

/// A provider whose answer depends on the request, and on whether it is the first of its kind; not on what
/// others ask before it. One request in four fails the first time.
final class RepeatableProvider: Sendable {
  private let lookalike: GoogleBooksLookalike
  private let seed: UInt64
  private let asked = Mutex<Set<String>>([])

  init(_ lookalike: GoogleBooksLookalike, seed: UInt64) {
    self.lookalike = lookalike
    self.seed = seed
  }

  /// Returns the latency of a response.
  func delay(of request: HTTPRequest) -> Duration {
    var stream = stream(request).substream("delay")
    return .milliseconds(stream.within(40...600))
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    var stream = stream(request)
    let isFirst = asked.withLock { $0.insert(request.label).inserted }
    if isFirst, stream.chance(1, in: 4) {
      return HTTPResponse(status: 503, body: Data())
    }
    var content = self.stream(request).substream("content")
    return lookalike.respond(to: request, using: &content)
  }

  private func stream(_ request: HTTPRequest) -> RandomStream {
    RandomStream(seed: seed, name: "provider").substream(request.label)
  }
}
