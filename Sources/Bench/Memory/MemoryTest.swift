// Measures the memory of pieces of work, each sample in a process of its own, so that what one of them leaves
// behind is not counted for the next.

package import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
package import Foundation
import LabWorld
import Providers
import Simulation
import Synthesis

/// Starts worker processes and asks them what their work took.
package struct MemoryTest: Sendable {
  /// Why there is no sample.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// What the processes run; each reads an order and answers it as `MemoryWorkload` does.
  private let program: URL
  private let arguments: [String]
  /// Where the readers' files and libraries are put.
  private let directory: URL
  private let platform: AppPlatform
  private let keepsRows: Bool

  /// - Parameters:
  ///   - directory: A folder that is there and empty; it stays for whoever made it to take away.
  ///   - platform: The clock and the calendar of this machine.
  ///   - keepsRows: A planted bug: whoever reads a file keeps every row of it.
  package init(
    _ program: URL, _ arguments: [String], directory: URL, on platform: AppPlatform, keepsRows: Bool = false
  ) {
    self.program = program
    self.arguments = arguments
    self.directory = directory
    self.platform = platform
    self.keepsRows = keepsRows
  }

  /// Takes so many samples of each case.
  ///
  /// - Parameters:
  ///   - isCancelled: Asked before each sample; a case without all its samples is left out.
  ///   - watch: Told after each sample how many there are.
  /// - Throws: `Failure` if a process or its files cannot be had; what the file system refuses.
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

  /// Writes the readers' files and, where books are looked up, what the backend says. What is made for one
  /// size does not depend on which others are measured.
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

  /// The shipped backend over all providers, in this process and without a network.
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

/// A way to a provider that answers at once, always in the same way.
private struct LookalikeTransport: Transport {
  let lookalike: any TruthfulLookalike
  let stream: RandomStream

  func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse {
    var content = stream.substream(request.label)
    return lookalike.respond(to: request, using: &content)
  }
}
