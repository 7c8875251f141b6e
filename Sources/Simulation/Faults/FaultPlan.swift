// Which faults a world may meet. Two levels, as in FoundationDB: a kind is enabled for a seed or not, and
// where it is enabled it fires at a pass with its rate.

/// How often one kind of fault is enabled, and how often it then fires.
public struct FaultRate: Hashable, Sendable, Codable {
  /// The kind.
  public var kind: FaultKind
  /// Seeds in which the kind can happen at all, of ten thousand.
  public var enabledPerTenThousand: Int
  /// Passes at which an enabled kind fires, of ten thousand.
  public var firesPerTenThousand: Int

  /// Makes a rate.
  public init(_ kind: FaultKind, enabledPerTenThousand: Int = 10_000, firesPerTenThousand: Int) {
    self.kind = kind
    self.enabledPerTenThousand = enabledPerTenThousand
    self.firesPerTenThousand = firesPerTenThousand
  }
}

/// One fault that fired: the kind, the place that asked, and how many times that place had asked before.
///
/// The three name the fault whatever else a run does, so a recorded list of firings can be made smaller
/// without moving those that stay.
public struct FaultFiring: Hashable, Comparable, Sendable, Codable {
  /// The kind.
  public var kind: FaultKind
  /// The place: a machine, a link.
  public var site: String
  /// The number of the pass at that place, from 0.
  public var pass: Int

  /// Names a firing.
  public init(kind: FaultKind, site: String, pass: Int) {
    self.kind = kind
    self.site = site
    self.pass = pass
  }

  /// By kind, place and pass.
  public static func < (left: FaultFiring, right: FaultFiring) -> Bool {
    (left.kind, left.site, left.pass) < (right.kind, right.site, right.pass)
  }
}

/// What may go wrong in a run.
public enum FaultPlan: Hashable, Sendable {
  /// Drawn from the seed: which kinds are enabled, and at which passes they fire.
  case drawn([FaultRate])
  /// These firings and no other: a recording, or what is left of one.
  case exactly([FaultFiring])

  /// Nothing ever goes wrong.
  public static let none = FaultPlan.exactly([])

  /// The kinds that it names, each as often as it does.
  public var kinds: [FaultKind] {
    switch self {
    case .drawn(let rates): rates.map(\.kind)
    case .exactly(let firings): firings.map(\.kind)
    }
  }
}

extension FaultPlan: Codable {
  private enum CodingKeys: String, CodingKey { case drawn, exactly }

  /// Reads an object with one of the keys `drawn` and `exactly`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    if fields.contains(.drawn) {
      self = .drawn(try fields.decode([FaultRate].self, forKey: .drawn))
    } else {
      self = .exactly(try fields.decode([FaultFiring].self, forKey: .exactly))
    }
  }

  /// Writes an object with one key and its list.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .drawn(let rates): try fields.encode(rates, forKey: .drawn)
    case .exactly(let firings): try fields.encode(firings, forKey: .exactly)
    }
  }
}
