// What it costs to read and write the JSON of a run: payloads as the look-alikes of the providers send them,
// and answers as the backend makes of them.
//
// Beside each row stands the same work by Foundation, on the same documents. Payloads are read into the same
// types. Answers are read into, and written from, the types of the contract by us, and types with the same
// fields by Foundation. Ours must be four times as fast in the same run, whatever the machine: that is a
// target, with a verdict.

import BooksTrackAPI
import Foundation
import LabWorld

extension BenchmarkSuite {
  /// Reading each provider's payloads, and reading and writing the envelope.
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

  /// How many times as fast as Foundation ours must be.
  private static let timesFoundation = 4

  /// Foundation's row, and ours of the same work.
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

  /// How many bytes those documents have that can be read.
  private static func bytes(of documents: [Data], _ isRead: (Data) -> Bool) -> Int {
    documents.reduce(0) { sum, document in isRead(document) ? sum + document.count : sum }
  }
}
