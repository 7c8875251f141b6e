// The decision whether a fault fires. Each site has a random stream of its own, so that a kind or a firing
// can be removed without changing any other draw.

/// A site at which a kind of fault may fire.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class FaultSite: @unchecked Sendable {
  let kind: FaultKind
  let name: String
  /// The number of passes, and of those at which it fired.
  fileprivate(set) var passes = 0
  fileprivate(set) var fired = 0
  fileprivate var stream: RandomStream
  /// The rate of firings, of ten thousand passes; 0 if the kind is disabled for this seed.
  fileprivate let rate: Int
  /// The passes at which it fires in a replay; nil if firings are drawn.
  fileprivate let exactly: Set<Int>?

  fileprivate init(
    kind: FaultKind, name: String, stream: RandomStream, rate: Int, exactly: Set<Int>?
  ) {
    self.kind = kind
    self.name = name
    self.stream = stream
    self.rate = rate
    self.exactly = exactly
    isQuiet = exactly.map { $0.isEmpty } ?? (rate == 0)
  }

  /// True if it can never fire; callers then need not consult it.
  let isQuiet: Bool

  /// Returns the stream for the parameters of the latest firing; it depends on the seed, the names and the
  /// pass alone.
  func details(seed: UInt64) -> RandomStream {
    RandomStream(seed: seed, name: "fault details").substream(kind.name).substream(name)
      .substream(max(0, passes - 1))
  }
}

/// The faults of one world.
struct Faults {
  private let plan: FaultPlan
  private let seed: UInt64
  private var rates: [FaultKind: (rate: FaultRate, isEnabled: Bool)] = [:]
  private var recorded: [FaultKind: [String: Set<Int>]] = [:]
  private var sites: [FaultKind: [String: FaultSite]] = [:]
  private(set) var isStopped = false
  private var account = FaultLedger()
  private(set) var firings: [FaultFiring] = []

  init(plan: FaultPlan, seed: UInt64) {
    self.plan = plan
    self.seed = seed
    switch plan {
    case .drawn(let list):
      for rate in list {
        var stream = RandomStream(seed: seed, name: "faults enabled").substream(rate.kind.name)
        let isEnabled = stream.chance(rate.enabledPerTenThousand, in: 10_000)
        rates[rate.kind] = (rate, isEnabled)
        account.note(rate, isEnabled: isEnabled)
      }
    case .exactly(let firings):
      for firing in firings {
        recorded[firing.kind, default: [:]][firing.site, default: []].insert(firing.pass)
      }
    }
  }

  /// Returns true if a kind can fire at any site.
  func mayFire(_ kind: FaultKind) -> Bool {
    rates[kind].map { $0.isEnabled && $0.rate.firesPerTenThousand > 0 } ?? (recorded[kind] != nil)
  }

  /// The site of a kind with a name, created on first use.
  mutating func site(_ kind: FaultKind, _ name: String) -> FaultSite {
    if let site = sites[kind]?[name] { return site }
    var exactly: Set<Int>?
    if case .exactly = plan { exactly = recorded[kind]?[name] ?? [] }
    let setting = rates[kind]
    let site = FaultSite(
      kind: kind, name: name,
      stream: RandomStream(seed: seed, name: "faults").substream(kind.name).substream(name),
      rate: setting.map { $0.isEnabled ? $0.rate.firesPerTenThousand : 0 } ?? 0, exactly: exactly)
    sites[kind, default: [:]][name] = site
    return site
  }

  /// Passes a site and returns whether the fault fires.
  mutating func fires(_ site: FaultSite) -> Bool {
    guard !isStopped, !site.isQuiet else { return false }
    let pass = site.passes
    site.passes += 1
    let isHit = site.exactly?.contains(pass) ?? site.stream.chance(site.rate, in: 10_000)
    guard isHit else { return false }
    site.fired += 1
    firings.append(FaultFiring(kind: site.kind, site: site.name, pass: pass))
    return true
  }

  /// The counts so far.
  var ledger: FaultLedger {
    var ledger = account
    for (kind, places) in sites {
      ledger.notePasses(
        kind, passes: places.values.reduce(0) { $0 + $1.passes },
        fired: places.values.reduce(0) { $0 + $1.fired })
    }
    return ledger
  }

  mutating func observed(_ kind: FaultKind) { account.noteObserved(kind) }

  mutating func recovered(_ kind: FaultKind) { account.noteRecovered(kind) }

  mutating func stop() { isStopped = true }
}
