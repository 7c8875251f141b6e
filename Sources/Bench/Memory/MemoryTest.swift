// Measures the memory use of pieces of work, each sample in a new process, so that no memory of an earlier
// one is counted.

package import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
package import Foundation
import LabWorld
import Providers
import Simulation
import Synthesis

/// Starts worker processes and measures their work.
package struct MemoryTest: Sendable {
  /// The reason for which there is no sample.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The program of the workers; each reads an order and answers it as `MemoryWorkload` does.
  private let program: URL
  private let arguments: [String]
  /// The folder of the readers' files and libraries.
  private let directory: URL
  private let platform: AppPlatform
  private let keepsRows: Bool

  /// - Parameters:
  ///   - directory: An existing empty folder, which the caller deletes.
  ///   - platform: The clock and the calendar of this machine.
  ///   - keepsRows: A planted bug: the reader of a file keeps every row of it in memory.
  package init(
    _ program: URL, _ arguments: [String], directory: URL, on platform: AppPlatform, keepsRows: Bool = false
  ) {
    self.program = program
    self.arguments = arguments
    self.directory = directory
    self.platform = platform
    self.keepsRows = keepsRows
  }

  /// Takes `samples` samples of each case.
  ///
  /// - Parameters:
  ///   - isCancelled: Called before each sample; a case without all its samples is omitted.
  ///   - watch: Called after each sample with the number of samples.
  /// - Throws: `Failure` if a process gives no sample, and errors of the file system.
  package func run(
    _ cases: [MemoryCase] = MemoryCase.all, samples: Int, isCancelled: () -> Bool = { false },
    watch: (Int) -> Void = { _ in }
  ) async throws -> MemoryFigures {
    var figures = MemoryFigures(wantedRows: cases.count)
    var done = 0
    try await prepare(cases, isCancelled)
    for one in cases {
      var taken: [MemorySample] = []
      while taken.count < max(1, samples), !isCancelled() {
        taken.append(try sample(one))
        done += 1
        watch(done)
      }
      if taken.count == max(1, samples) { figures.add(MemoryFigure(one, taken)) }
    }
    return figures
  }

  private func sample(_ one: MemoryCase) throws -> MemorySample {
    let library = path("library")
    try? FileManager.default.removeItem(atPath: library)
    let worker = try WorkerProcess(program, arguments, WorkerLimits(silence: .seconds(300)))
    defer {
      worker.end()
      try? FileManager.default.removeItem(atPath: library)
    }
    do throws(WorkerFailure) {
      let line = try? JSONLine.line(order(one.work, one.books, library))
      let answer = try worker.ask(line ?? Data())
      guard let sample = try? JSONLine.value(MemorySample.self, from: answer) else {
        throw .unreadable(String(decoding: answer.prefix(80), as: UTF8.self))
      }
      return sample
    } catch {
      throw Failure(description: "\(one): the process that was to be measured gave no answer (\(error))")
    }
  }

  private func path(_ name: String) -> String { directory.appending(path: name).path(percentEncoded: false) }

  private func order(_ work: MemoryWork, _ books: Int, _ library: String) -> MemoryOrder {
    MemoryOrder(
      work: work, export: path("export-\(books).csv"), answers: path("answers-\(books)"),
      library: library, keepsRows: keepsRows)
  }

  /// Writes the readers' files and, for cases with look-ups, the backend's responses. The files of one size
  /// do not depend on the other cases.
  private func prepare(_ cases: [MemoryCase], _ isCancelled: () -> Bool) async throws {
    for books in Set(cases.map(\.books)).sorted() where !isCancelled() {
      let catalog = Catalog.make(seed: 1, size: max(2_000, books * 4 / 3))
      let export = SyntheticLibrary.make(
        catalog: catalog, books: books, stream: RandomStream(seed: 7, name: "memory").substream(books)
      ).export
      try Data(export).write(to: URL(filePath: path("export-\(books).csv")))
      guard cases.contains(MemoryCase(.enrich, books: books)) else { continue }
      let library = path("recorded-\(books)")
      try await MemoryWorkload(on: platform).record(
        order(.enrich, books, library), from: backend(ProviderList(catalog: catalog), seed: UInt64(books)))
      try FileManager.default.removeItem(atPath: library)
    }
  }

  /// Returns the shipped backend with all providers, in this process and without a network.
  private func backend(_ providers: ProviderList, seed: UInt64) -> any BookService {
    let upstreams = providers.members.map { member in
      Upstream(
        member.provider.registration,
        transport: LookalikeTransport(
          lookalike: member.lookalike, stream: RandomStream(seed: seed, name: member.name)),
        quota: .unlimited)
    }
    return BackendVariant().service(upstreams, clock: platform.clock, wallTime: platform.wallTime)
  }
}

/// A transport to a provider that answers at once, with the same response to the same request.
private struct LookalikeTransport: Transport {
  let lookalike: any TruthfulLookalike
  let stream: RandomStream

  func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse {
    var content = stream.substream(request.label)
    return lookalike.respond(to: request, using: &content)
  }
}
