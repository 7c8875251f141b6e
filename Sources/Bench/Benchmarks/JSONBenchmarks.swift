// The cost of decoding and encoding JSON: payloads as the look-alikes of the providers send them, and answers
// as the backend makes of them.
//
// Each row has a counterpart with Foundation on the same documents. Payloads are decoded into the same types.
// For answers, our code uses the types of the contract, and Foundation types with the same fields. Ours must
// be four times as fast in the same run on any machine; that is a target with a verdict.

import BooksTrackAPI
import Foundation
import LabWorld

extension BenchmarkSuite {
  /// Decoding each provider's payloads, and decoding and encoding the envelope.
  static let json: [Benchmark] = {
    let documents = BenchmarkDocuments()
    let payloads = SimulatedProvider.all.flatMap { provider in
      rows("json.read-\(provider.name)") {
        bytes(of: documents.payloads(of: provider)) { payload in
          JSONTape.read(payload) { (try? BenchmarkPayload(reading: $0)) != nil } == true
        }
      } foundation: {
        bytes(of: documents.payloads(of: provider)) { payload in
          (try? JSONDecoder().decode(BenchmarkPayload.self, from: payload)) != nil
        }
      }
    }
    let reading = rows("json.read-envelope") {
      bytes(of: documents.answers) { (try? ResponseEnvelope<SearchResponseData>.decode(from: $0)) != nil }
    } foundation: {
      bytes(of: documents.answers) { (try? JSONDecoder().decode(BenchmarkEnvelope.self, from: $0)) != nil }
    }
    let writing = rows("json.write-envelope") {
      documents.envelopes.reduce(0) { $0 + $1.encoded().count }
    } foundation: {
      documents.mirrors.reduce(0) { $0 + $1.encoded.count }
    }
    return payloads + reading + writing
  }()

  /// The required ratio to the speed of Foundation.
  private static let timesFoundation = 4

  /// Returns the row of Foundation, and ours for the same work.
  private static func rows(
    _ name: String, _ ours: @escaping @Sendable () -> Int, foundation: @escaping @Sendable () -> Int
  ) -> [Benchmark] {
    [
      Benchmark("\(name)-foundation", unit: "byte", work: foundation),
      Benchmark(name, unit: "byte", rival: ("\(name)-foundation", timesFoundation)) {
        (0..<10).reduce(0) { sum, _ in sum + ours() }
      },
    ]
  }

  /// Returns the number of bytes of the documents that can be decoded.
  private static func bytes(of documents: [Data], _ isRead: (Data) -> Bool) -> Int {
    documents.reduce(0) { sum, document in isRead(document) ? sum + document.count : sum }
  }
}
