// swift-tools-version: 6.2
import PackageDescription

/// One set of rules for every target.
///
/// `NonisolatedNonsendingByDefault` is on because an async helper that an actor awaits then stays on that
/// actor: fewer executor hops, and no hidden suspension between a check and the act that relies on it.
///
/// Warnings are errors where `BOOKSTRACK_STRICT` is set, as continuous integration does.
let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ] + (Context.environment["BOOKSTRACK_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// The simulator has the standard library and Foundation in it where that is worth something: calls of the runtime that
/// go by no table take 5 % less of a load run's time, and 5 MB less memory. For Linux, whose Swift comes with libraries
/// to link so, by the linker that comes with it too. Not for the libraries of this package, whose users decide.
let linkedIn: [String] = ["-static-stdlib"]
let whereLinkedIn = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

/// A room of the house: a library target under `Sources/` that may use only the rooms below it.
func room(_ name: String, uses below: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: below, swiftSettings: settings)
}

/// A C target that compiles files of `Corpora` into the program for one room: see `Embedding.h`.
func embeddedFiles(_ name: String, of folder: String) -> Target {
  .target(name: name, path: "Sources/EmbeddedFiles/\(folder)")
}

/// Tests are not optimised where what they test is: that costs more than it saves.
let testSettings = settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The tests of one room.
func tests(of name: String, uses below: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.init(stringLiteral: name)] + below, swiftSettings: testSettings)
}

let package = Package(
  name: "bookstrack-lab",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "bookstrack-sim", targets: ["bookstrack-sim"]),
    .library(name: "Simulation", targets: ["Simulation"]),
    .library(name: "SimulationTesting", targets: ["SimulationTesting"]),
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
    .library(name: "RecordSync", targets: ["RecordSync"]),
    .library(name: "SyncMatrix", targets: ["SyncMatrix"]),
    .library(name: "SimulatedCloud", targets: ["SimulatedCloud"]),
    .library(name: "BooksTrack", targets: ["BooksTrack"]),
    .library(name: "BooksTrackAPI", targets: ["BooksTrackAPI"]),
  ],
  targets: [
    // Domain-free tools.
    room("PropertyTesting"),
    room("Simulation", uses: ["PropertyTesting"]),
    room("SimulationTesting", uses: ["Simulation"]),
    room("Measurement"),
    room("RecordSync"),
    room("Tables"),

    // Files of `Corpora` that are compiled in. Each target is for one room, and no other room reads them.
    embeddedFiles("WordFiles", of: "Words"),
    embeddedFiles("GenreFiles", of: "Genres"),
    embeddedFiles("FactFiles", of: "Facts"),
    embeddedFiles("EvidenceFiles", of: "Evidence"),

    // The stack.
    room("BooksTrackAPI"),
    room("BooksTrack", uses: ["BooksTrackAPI", "RecordSync", "Tables", "WordFiles"]),
    room("BooksTrackBackend", uses: ["BooksTrackAPI", "GenreFiles", "Tables"]),

    // The world around the stack.
    room("Facts", uses: ["FactFiles", "Tables"]),
    room("Synthesis", uses: ["BooksTrackAPI", "Facts", "Simulation"]),
    room("Providers", uses: ["BooksTrackAPI", "Simulation", "Synthesis"]),
    room("SimulatedCloud", uses: ["RecordSync", "Simulation"]),
    room("SyncMatrix", uses: ["PropertyTesting", "RecordSync", "SimulatedCloud", "Simulation"]),

    // The lab: pages for people of its reports, as plain JSON; then what runs.
    room("Pages", uses: ["Measurement"]),
    room(
      "LabWorld",
      uses: [
        "BooksTrack", "BooksTrackAPI", "BooksTrackBackend", "Measurement", "Providers", "RecordSync",
        "SimulatedCloud", "Simulation", "Synthesis",
      ]),
    room(
      "LoadRun",
      uses: [
        "BooksTrack", "BooksTrackAPI", "BooksTrackBackend", "Facts", "LabWorld", "Measurement",
        "Providers", "RecordSync", "SimulatedCloud", "Simulation", "Synthesis",
      ]),
    room(
      "Hunt",
      uses: [
        "BooksTrack", "BooksTrackAPI", "BooksTrackBackend", "LabWorld", "Measurement", "PropertyTesting",
        "Providers", "RecordSync", "SimulatedCloud", "Simulation", "Synthesis",
      ]),
    room(
      "Bench",
      uses: [
        "BooksTrack", "BooksTrackAPI", "BooksTrackBackend", "Hunt", "LabWorld", "Measurement", "Providers",
        "Simulation", "Synthesis",
      ]),
    room(
      "Verify",
      uses: [
        "Bench", "BooksTrack", "BooksTrackAPI", "BooksTrackBackend", "EvidenceFiles", "Facts", "Hunt",
        "LabWorld", "LoadRun", "Measurement", "Providers", "Simulation", "SyncMatrix", "Synthesis", "Tables",
      ]),
    room(
      "Serving",
      uses: [
        "BooksTrackAPI", "BooksTrackBackend", "LabWorld", "LoadRun", "Providers", "Simulation", "Synthesis",
      ]),
    .executableTarget(
      name: "bookstrack-sim",
      dependencies: [
        "Bench", "BooksTrack", "BooksTrackAPI", "BooksTrackBackend", "Hunt", "LabWorld", "LoadRun",
        "Measurement", "Pages", "Providers", "Serving", "Simulation", "SyncMatrix", "Synthesis", "Verify",
      ],
      swiftSettings: settings + [.unsafeFlags(linkedIn, whereLinkedIn)],
      linkerSettings: [.unsafeFlags(linkedIn + ["-use-ld=lld"], whereLinkedIn)]),

    // What the tests of several rooms share: the published schemas of answers and reports with what checks documents
    // against them, rows of every kind, and whether this machine can connect to itself.
    .target(
      name: "ContractSchemas", dependencies: ["BooksTrackAPI"], path: "Tests/Support/ContractSchemas",
      swiftSettings: settings),
    .target(
      name: "LibrarySamples", dependencies: ["BooksTrack", "BooksTrackAPI", "RecordSync"],
      path: "Tests/Support/LibrarySamples", swiftSettings: settings),
    .target(name: "Loopback", path: "Tests/Support/Loopback", swiftSettings: settings),

    // Small changes of sources, for the campaign that asks what tests and hunts notice: `Tests/Mutation/campaign`.
    .target(name: "SourceMutants", path: "Tests/Mutation/SourceMutants", swiftSettings: testSettings),
    .executableTarget(
      name: "mutate", dependencies: ["SourceMutants"], path: "Tests/Mutation/mutate",
      swiftSettings: testSettings),
    .testTarget(
      name: "SourceMutantsTests", dependencies: ["SourceMutants"], path: "Tests/Mutation/SourceMutantsTests",
      swiftSettings: testSettings),

    tests(of: "Simulation", uses: ["PropertyTesting"]),
    tests(of: "SimulationTesting", uses: ["Simulation"]),
    tests(of: "PropertyTesting"),
    tests(of: "Measurement", uses: ["PropertyTesting"]),
    tests(of: "Tables", uses: ["EvidenceFiles", "FactFiles", "GenreFiles", "WordFiles"]),
    tests(of: "Pages"),
    tests(of: "RecordSync"),
    tests(of: "SyncMatrix", uses: ["RecordSync", "SimulatedCloud", "Simulation"]),
    tests(of: "BooksTrackAPI", uses: ["ContractSchemas", "PropertyTesting"]),
    tests(
      of: "BooksTrack", uses: ["BooksTrackAPI", "LibrarySamples", "PropertyTesting", "RecordSync", "Tables"]),
    tests(of: "BooksTrackBackend", uses: ["BooksTrackAPI", "ContractSchemas", "PropertyTesting", "Tables"]),
    tests(of: "Facts", uses: ["Tables"]),
    tests(of: "Synthesis", uses: ["BooksTrackAPI", "Facts", "Simulation", "Tables"]),
    tests(of: "Providers", uses: ["BooksTrackAPI", "Simulation", "Synthesis"]),
    .testTarget(
      name: "LabTests",
      dependencies: [
        "Bench", "BooksTrack", "BooksTrackAPI", "BooksTrackBackend", "ContractSchemas", "Hunt", "LabWorld",
        "LibrarySamples", "LoadRun", "Measurement", "PropertyTesting", "Providers", "Simulation", "Synthesis",
        "Verify",
      ],
      swiftSettings: testSettings),
    tests(
      of: "Serving", uses: ["BooksTrackAPI", "LabWorld", "LoadRun", "Loopback", "Providers", "Simulation"]),
    // They run the program, and do not link it, which would link the standard library in a second time.
    .testTarget(
      name: "bookstrack-simTests", dependencies: ["ContractSchemas", "Loopback"], swiftSettings: testSettings),
  ],
  // `#embed` is of C23.
  cLanguageStandard: .gnu2x
)
