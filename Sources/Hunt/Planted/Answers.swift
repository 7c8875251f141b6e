// Planted bugs: misinterpreted answers.

import BooksTrack
import BooksTrackAPI
import LabWorld

extension PlantedBug {
  static let answers = [
    PlantedBug(
      "not-found-is-retried", breaks: "ENR-6", caughtBy: .finalAnswer,
      "\"No such book\" is taken for a failure that may pass."
    ) {
      $0.deviceTransport = { link, _ in
        RewrittenAnswers(link: link) { $0.status == 404 ? HTTPResponse(status: 503, body: $0.body) : $0 }
      }
    },
    PlantedBug(
      "failure-is-not-found", breaks: "ENR-5", caughtBy: .finalAnswer,
      "A server that is down is taken for one that knows no such book."
    ) {
      $0.deviceTransport = { link, _ in
        RewrittenAnswers(link: link) { $0.status >= 429 ? HTTPResponse(status: 404, body: $0.body) : $0 }
      }
    },
    PlantedBug(
      "timid-judge", breaks: "ENR-12", caughtBy: .knownBook,
      "No answer is certain enough to be attached: the reader is asked about every book."
    ) { $0.policy.enrichment.judge.certainFrom = 1_000 },
    PlantedBug(
      "hasty-judge", breaks: "ENR-12", caughtBy: .rightBook,
      "A book that is good enough to be offered is attached without a question."
    ) { $0.policy.enrichment.judge.certainFrom = $0.policy.enrichment.judge.offeredFrom },
  ]
}

/// Replaces answers on their way to the app.
struct RewrittenAnswers: Transport {
  let link: any Transport
  let rewrite: @Sendable (HTTPResponse) -> HTTPResponse

  func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse {
    rewrite(try await link.send(request, timeout: timeout))
  }
}
