// What there is to choose from: scenarios, moods, faults, planted bugs and so on. Each list is the table of
// the lab that has it; `list` prints it, and `completion` offers it for the options that take a value of it.

import BooksTrack
import Hunt
import LabWorld
import Providers
import Simulation
import Verify

/// A list of named things.
struct NamedList: Sendable {
  /// A thing, with a sentence about it; the sentence may be empty.
  typealias Entry = (name: String, sentence: String)

  let name: String
  let about: String
  /// The options that take a name of the list: `--mood` of any command, or `hunt --planted` of one.
  let options: [String]
  private let make: @Sendable () -> [Entry]

  private init(
    _ name: String, _ about: String, for options: [String] = [], _ make: @escaping @Sendable () -> [Entry]
  ) {
    self.name = name
    self.about = about
    self.options = options
    self.make = make
  }

  var entries: [Entry] { make() }

  static let all: [NamedList] = [
    NamedList("scenarios", "what the world of a load run does", for: ["--scenario"]) {
      Scenario.all.map { ($0.name, $0.sentence) }
    },
    NamedList("moods", "how providers behave", for: ["--mood"]) {
      Mood.all.map { mood in
        let slow = mood.slowdown == 100 ? "" : ", \(mood.slowdown) % of the usual latency"
        return (mood.name, "\(mood.enabled.count.of("kind")) of faults\(slow)")
      }
    },
    NamedList("faults", "kinds of faults, for --only and --without", for: ["--only", "--without"]) {
      let (runs, hunts) = (FaultSelection.ofLoadRuns, FaultSelection.ofHunts)
      return Set(runs + hunts).sorted().map { kind in
        (kind.name, runs.contains(kind) ? hunts.contains(kind) ? "runs and hunts" : "runs" : "hunts")
      }
    },
    NamedList("providers", "who is asked", for: ["--providers"]) {
      SimulatedProvider.names.map { ($0, "") }
    },
    NamedList("readerships", "kinds of readers", for: ["--readership"]) { Readership.names.map { ($0, "") } },
    NamedList("exports", "what readers export", for: ["--format"]) { ReaderExports.names.map { ($0, "") } },
    NamedList("dialects", "services and apps whose exports are recognised") {
      ExportFormat.known.map { format in
        (format.name, "\(format.columns.count.of("column"))")
      }
    },
    NamedList("targets", "kinds of small worlds", for: ["--target"]) {
      HuntTargets.all().map { ($0.name, "\($0.variants.count.of("planted bug"))") }
    },
    NamedList(
      "variants", "stacks of small worlds: the shipped one, and one for each planted bug", for: ["--variant"]
    ) {
      [(HuntCase.shipped, "the stack as it is")]
        + PlantedBug.all.map { ($0.name, "\($0.target): \($0.sentence)") }
    },
    NamedList("planted-bugs", "bugs that hunt has to find", for: ["hunt --planted"]) {
      PlantedBug.all.map { ($0.name, "\($0.clause), \($0.oracle): \($0.sentence)") }
    },
    NamedList("planted-stacks", "wrong stacks that verify has to turn red", for: ["verify --planted"]) {
      PlantedStack.all.map { ($0.name, "\($0.rows.joined(separator: ", ")): \($0.sentence)") }
    },
    NamedList(
      "planted-regressions", "worse stacks that compare has to turn red", for: ["compare --planted"]
    ) {
      PlantedRegression.all.map { ($0.name, "\($0.clause), \($0.part): \($0.sentence)") }
    },
    NamedList("clauses", "what the product has to keep", for: ["--clause"]) {
      Clause.all.map { ($0.id.description, $0.text) }
    },
    NamedList("metrics", "what thresholds can be about") {
      RunMetric.all.map { ($0.name, $0.description) }
    },
    NamedList("figures", "what a load run counts, as its report names it") {
      RunFigures.shape.named().map { ($0.name, $0.about) }
    },
    NamedList("parts", "parts of the baseline", for: ["compare --only"]) {
      BaselinePlan.names.map { ($0, "") }
    },
  ]

  /// Returns the list that an option of a command takes names of; the one for this command before others.
  static func of(_ option: String, in command: String) -> NamedList? {
    all.first { $0.options.contains("\(command) --\(option)") }
      ?? all.first { $0.options.contains("--\(option)") }
  }
}
