// The host benchmarks of this project.

package import Hunt
import Measurement
import Simulation

/// All benchmarks.
package enum BenchmarkSuite {
  /// The runtime alone, the small worlds of each hunt target, the stored library, imports, matching, JSON,
  /// diversity counts, facts about authors, and series.
  package static func all(targets: [any HuntTarget]) -> [Benchmark] {
    [ring, sleepers, messages] + targets.map { worlds(of: $0) }
      + [10, 1_500, 150_000].map { commits(books: $0) } + [recoveries] + imports + matching + json + reading
      + cascades + series
  }

  /// Commits of 50 changed books to a library of `books` books, without the sync itself: at most 2 ms each
  /// for any size.
  static func commits(books: Int) -> Benchmark {
    let library = BenchmarkLibrary(books: books)
    return Benchmark("library.commit-\(books)", unit: "commit", target: 500) { library.commit(100) }
  }

  /// Openings of a library of 1,500 books: at most 50 ms each.
  static let recoveries: Benchmark = {
    let library = BenchmarkLibrary(books: 1_500)
    return Benchmark("library.recover-1500", unit: "opening", target: 20) { library.recover(10) }
  }()

  /// Ten machines that each pass 20,000 named points.
  static let ring = Benchmark("worlds.points", unit: "event", target: 1_000_000) {
    count {
      Simulator(seed: 1).run { world in
        let loops = (0..<10).map { number in
          let machine = world.process("machine \(number)")
          return machine.start("loop") {
            for _ in 0..<20_000 { try await machine.pass(.microseconds(10 + number), "tick") }
          }
        }
        for loop in loops { try await loop.value }
      }
    }
  }

  /// 10,000 tasks that sleep in turn.
  static let sleepers = Benchmark("worlds.sleepers", unit: "event", target: 1_000_000) {
    count {
      Simulator(seed: 1).run { world in
        let machine = world.process("machine")
        let sleepers = (0..<10_000).map { number in
          machine.start("sleeper \(number)") {
            for _ in 0..<30 {
              let next = machine.clock.now.advanced(by: .microseconds(100 + number))
              try await machine.clock.sleep(until: next, tolerance: nil)
            }
          }
        }
        for sleeper in sleepers { try await sleeper.value }
      }
    }
  }

  /// Ten clients of one server; each request has four message events, the start of a handler, and a timer.
  static let messages = Benchmark("worlds.messages", unit: "event", target: 1_000_000) {
    count {
      Simulator(seed: 1).run { world in
        let server = world.process("server")
        let service = server.serve("double") { (number: Int) in number * 2 }
        let clients = (0..<10).map { number in
          let client = world.process("client \(number)")
          let link = LinkBehavior { .microseconds($0.within(20...80)) }
          let connection = world.connect(client, to: service, over: link)
          return client.start("ask") {
            for question in 0..<5_000 {
              _ = try await connection.send(question, label: "question", timeout: .seconds(1))
            }
          }
        }
        for client in clients { try await client.value }
      }
    }
  }

  /// Small worlds as a hunt draws them, each run once.
  static func worlds(of target: any HuntTarget) -> Benchmark {
    Benchmark("hunt.\(target.name)", unit: "world", target: 100_000, isHourly: true) {
      var count = 0
      for seed in 1...200 as ClosedRange<UInt64> {
        let huntCase = target.draw(seed: seed, variant: "shipped")
        if (try? target.run(huntCase, trace: .none)) != nil { count += 1 }
      }
      return count
    }
  }

  private static func count(_ run: () -> Outcome<Void>) -> Int { Int(run().statistics.steps) }
}
