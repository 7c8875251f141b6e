// The rules of the house that a compiler does not know, checked on the sources themselves, so that nobody has
// to remember them.

import BooksTrackAPI
import Foundation
import LabWorld
import Testing

@Suite struct SourceRulesTests {
  /// Files that touch the real machine on purpose. Nothing else may.
  static let liveAdapters: Set<String> = [
    "BooksTrack/Durability/Real/DirectoryFiles.swift", "BooksTrack/Durability/Real/DirectoryMaker.swift",
    "BooksTrack/Durability/Real/LibraryLock.swift", "BooksTrack/Durability/Real/OpenFile.swift",
    "LabWorld/Host/Deadline.swift", "LabWorld/Host/ParentMonitor.swift",
    "LabWorld/Host/WorkerProcess.swift", "LabWorld/Host/WorkerThreads.swift", "Measurement/HostMeter.swift",
    "Serving/Sockets/HTTPServer.swift", "Serving/Sockets/Socket.swift",
    "bookstrack-sim/Terminal/Interrupts.swift", "bookstrack-sim/Terminal/SystemTime.swift",
  ]

  /// Expressions that make a run depend on more than its seed, or end the program.
  static let banned: [(pattern: String, why: String)] = [
    (#"\bTask\.sleep\b"#, "real time; wait on the clock that was handed in"),
    (#"\bTask\.detached\b"#, "leaves the world; make it a run() that its owner awaits"),
    (#"\bTask\s*\{"#, "leaves the world; make it a run() that its owner awaits"),
    (#"\bTask\.immediate\b"#, "leaves the world after its first suspension"),
    (#"\bDate\(\)"#, "wall clock; ask WallTime"),
    (#"\bDate\.now\b"#, "wall clock; ask WallTime"),
    (#"\bUUID\(\)"#, "ambient randomness; names come from the library"),
    (#"\.random\(in:"#, "ambient randomness; draw from a RandomStream"),
    (#"\.shuffled\(\)"#, "ambient randomness; draw from a RandomStream"),
    (#"\.shuffle\(\)"#, "ambient randomness; draw from a RandomStream"),
    (#"\.randomElement\(\)"#, "ambient randomness; draw from a RandomStream"),
    (#"\bSystemRandomNumberGenerator\b"#, "ambient randomness"),
    (#"\bDispatchQueue\b"#, "threads belong to the live adapters"),
    (#"\bThread\b"#, "threads belong to the live adapters"),
    (#"\bContinuousClock\b"#, "real time belongs to the live adapters"),
    (#"\bSuspendingClock\b"#, "real time belongs to the live adapters"),
    (#"\btry!"#, "a trap that input can reach"),
    (#"\bfatalError\("#, "a trap that input can reach"),
    (#"\bHasher\(\)"#, "differs from process to process"),
    (#"\.hashValue\b"#, "differs from process to process"),
    (#"\bstatic var \w+(\s*:[^={]+)?\s*=[^=]"#, "global mutable state"),
    (#"\b(TODO|FIXME|XXX)\b"#, "unfinished"),
    (#"\bimport Glibc\b"#, "libm and the machine; only where a comment says why"),
  ]

  @Test func noSourceUsesWhatIsBanned() throws {
    // One look at a file and at a line, and a closer one only at those that break a rule.
    let any = Self.banned.map { "(?:\($0.pattern))" }.joined(separator: "|")
    for source in try Self.sources() where !Self.liveAdapters.contains(source.path) {
      guard source.text.range(of: any, options: .regularExpression) != nil else { continue }
      for (number, line) in source.lines.enumerated() where !Self.isComment(line) {
        guard line.range(of: any, options: .regularExpression) != nil else { continue }
        for rule in Self.banned where line.range(of: rule.pattern, options: .regularExpression) != nil {
          if Self.isExcused(rule.pattern, in: source.path) { continue }
          Issue.record(
            "\(source.path):\(number + 1): \(line.trimmingCharacters(in: .whitespaces)) — \(rule.why)")
        }
      }
    }
  }

  /// Exceptions by file, each with its reason in the file itself.
  private static func isExcused(_ pattern: String, in path: String) -> Bool {
    switch path {
    case "Simulation/Core/ThreadIdentity.swift": pattern.contains("Glibc")
    case "Simulation/Core/Escape.swift": pattern.contains("Task")
    case "Simulation/Core/MainQueue.swift": pattern.contains("DispatchQueue")
    case "Simulation/Core/Lane.swift", "SimulationTesting/ExplorationTrait.swift":
      pattern.contains("static var")
    case "bookstrack-sim/Terminal/ProgressLine.swift": pattern.contains("ContinuousClock")
    case "BooksTrack/Collections/HashTrie.swift", "BooksTrack/Collections/HashTrie+Node.swift":
      pattern.contains("hashValue")
    default: false
    }
  }

  @Test func onlyTheCommandLinePrints() throws {
    for source in try Self.sources()
    where !source.path.hasPrefix("bookstrack-sim/") && source.text.contains("rint(") {
      for (number, line) in source.lines.enumerated() where !Self.isComment(line) {
        if line.range(of: #"(^|\s)(debugP|p)rint\("#, options: .regularExpression) != nil {
          Issue.record("\(source.path):\(number + 1) prints")
        }
      }
    }
  }

  @Test func everyFileSaysWhatItIsFirst() throws {
    for source in try Self.sources() {
      let first = source.lines.first ?? ""
      #expect(first.hasPrefix("//"), "\(source.path) does not begin with what it is for")
    }
  }

  @Test func `a doc comment states and does not ask`() throws {
    for source in try Self.sources() {
      for (number, line) in source.lines.enumerated()
      where line.range(of: #"^\s*/// (What|Whether|How|Who|Which)\b"#, options: .regularExpression) != nil {
        Issue.record("\(source.path):\(number + 1): begin with what it is or returns: True if, The number of")
      }
    }
  }

  @Test func noFileOutgrowsOneIdea() throws {
    for source in try Self.sources() {
      #expect(source.lines.count <= 400, "\(source.path) has \(source.lines.count) lines")
    }
  }

  @Test func theStackKnowsNothingOfTheLab() throws {
    let stack = ["BooksTrack/", "BooksTrackAPI/", "BooksTrackBackend/"]
    for source in try Self.sources() where stack.contains(where: source.path.hasPrefix) {
      for line in source.lines {
        for room in [
          "Simulation", "FactFiles", "Facts", "EvidenceFiles", "Synthesis", "Providers",
          "PropertyTesting",
          "Measurement",
        ] + PackageFiles.lab {
          #expect(!line.hasSuffix("import \(room)"), "\(source.path) imports \(room)")
        }
      }
    }
  }

  /// Where a provider may be named: its registration, and the codecs of the contract, which has fields for
  /// some.
  private static func mayNameProviders(_ path: String) -> Bool {
    path.hasSuffix("+Registration.swift")
      || ["ProviderName", "WorkDTO", "EditionDTO", "AuthorDTO"].contains { path.hasSuffix("/\($0).swift") }
  }

  @Test func aProviderIsNamedInItsRegistrationOnly() throws {
    let literals = SimulatedProvider.names.map { "\"\($0)\"" }
    for source in try Self.sources() where !Self.mayNameProviders(source.path) {
      for (number, line) in source.lines.enumerated() where !Self.isComment(line) {
        if line.contains("ProviderName.") || literals.contains(where: line.contains) {
          Issue.record("\(source.path):\(number + 1) names a provider; take the name from its registration")
        }
      }
    }
  }

  @Test func aProviderIsPutTogetherInItsRegistrationOnly() throws {
    let made = #"\b(GoogleBooks|OpenLibrary|ISBNdb)(Provider|Lookalike)\("#
    for source in try Self.sources()
    where !Self.mayNameProviders(source.path) && source.path != "LabWorld/Settings/SimulatedProvider.swift" {
      for (number, line) in source.lines.enumerated() where !Self.isComment(line) {
        if line.range(of: made, options: .regularExpression) != nil {
          Issue.record("\(source.path):\(number + 1) makes a provider; take it from its registration")
        }
      }
    }
  }

  /// Rooms of the stack that decide what is one book, what a title says, and what a record is worth; and its
  /// rules elsewhere. An oracle that asked them would find right whatever they do.
  private static let judges = [
    "BooksTrack/Matching/", "BooksTrack/Titles/", "BooksTrackBackend/Merging/", "BooksTrackBackend/Genres/",
  ]
  private static let judgingTypes = [
    "AbandonmentRule", "AnswerJudge", "BackoffPolicy", "CircuitBreaker", "ConflictRules", "EnrichmentGoal",
    "EnrichmentPolicy", "JobMachine", "LiteralMarker", "LookUpQueue", "SeriesDetector", "SeriesGrammar",
    "SeriesLinker", "ServiceHealth", "SessionMachine", "SessionRules",
  ]

  @Test func anOracleAsksNoRuleOfTheStack() throws {
    let declaration = #"(?m)^(?:public |package )?(?:final )?(?:struct|class|enum|actor) ([A-Z]\w*)"#
    let expression = try NSRegularExpression(pattern: declaration)
    var types = Set(Self.judgingTypes)
    for source in try Self.sources() where Self.judges.contains(where: source.path.hasPrefix) {
      let text = source.text as NSString
      for match in expression.matches(in: source.text, range: NSRange(location: 0, length: text.length)) {
        types.insert(text.substring(with: match.range(at: 1)))
      }
    }
    #expect(types.count > 60)
    let judged = try Self.sources().filter { source in
      source.path.hasPrefix("Hunt/")
        && (source.path.contains("/Model/") || source.path.contains("/Oracles/")
          || source.path.hasSuffix("Oracle.swift")
          || source.path.split(separator: "/").last?.hasPrefix("ReadingModel") == true)
    }
    #expect(judged.count > 40)
    for source in judged {
      for (number, line) in source.lines.enumerated() where !Self.isComment(line) {
        let words = Set(line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        for type in words.intersection(types).sorted() {
          Issue.record(
            "\(source.path):\(number + 1) asks \(type); an oracle knows it from the truth or the wire")
        }
      }
    }
  }

  private static func isComment(_ line: String) -> Bool {
    line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
  }

  private static func sources() throws -> [SourceFile] {
    #expect(SourceFile.all.count > 50)
    return SourceFile.all
  }
}
