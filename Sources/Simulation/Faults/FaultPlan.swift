// The faults that a world may meet. There are two levels, as in FoundationDB: a kind is enabled for a seed or
// not, and an enabled kind fires at a pass with its rate.

/// The rates at which a kind of fault is enabled and fires.
public struct FaultRate: Hashable, Sendable, Codable {
  /// The kind.
  public var kind: FaultKind
  /// The rate of seeds in which the kind is enabled, of ten thousand.
  public var enabledPerTenThousand: Int
  /// The rate of passes at which an enabled kind fires, of ten thousand.
  public var firesPerTenThousand: Int

  /// Creates a rate.
  public init(_ kind: FaultKind, enabledPerTenThousand: Int = 10_000, firesPerTenThousand: Int) {
    self.kind = kind
    self.enabledPerTenThousand = enabledPerTenThousand
    self.firesPerTenThousand = firesPerTenThousand
  }
}

/// A firing of a fault: its kind, its site, and the number of earlier passes of that site.
///
/// The three identify the fault independently of the rest of the run, so firings can be removed from a
/// recording without moving the others.
public struct FaultFiring: Hashable, Comparable, Sendable, Codable {
  /// The kind.
  public var kind: FaultKind
  /// The site, such as a machine or a link.
  public var site: String
  /// The number of the pass of that site, from 0.
  public var pass: Int

  /// Creates a firing.
  public init(kind: FaultKind, site: String, pass: Int) {
    self.kind = kind
    self.site = site
    self.pass = pass
  }

  /// Orders firings by kind, site and pass.
  public static func < (left: FaultFiring, right: FaultFiring) -> Bool {
    (left.kind, left.site, left.pass) < (right.kind, right.site, right.pass)
  }
}

/// The faults that may fire in a run.
public enum FaultPlan: Hashable, Sendable {
  /// Drawn from the seed: the enabled kinds, and the passes at which they fire.
  case drawn([FaultRate])
  /// Exactly these firings: a recording, or a part of one.
  case exactly([FaultFiring])

  /// No faults.
  public static let none = FaultPlan.exactly([])

  /// The kinds in its list, with repetitions.
  public var kinds: [FaultKind] {
    switch self {
    case .drawn(let rates): rates.map(\.kind)
    case .exactly(let firings): firings.map(\.kind)
    }
  }
}

extension FaultPlan: Codable {
  private enum CodingKeys: String, CodingKey { case drawn, exactly }

  /// Decodes an object with one of the keys `drawn` and `exactly`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    if fields.contains(.drawn) {
      self = .drawn(try fields.decode([FaultRate].self, forKey: .drawn))
    } else {
      self = .exactly(try fields.decode([FaultFiring].self, forKey: .exactly))
    }
  }

  /// Encodes an object with one key and its list.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .drawn(let rates): try fields.encode(rates, forKey: .drawn)
    case .exactly(let firings): try fields.encode(firings, forKey: .exactly)
    }
  }
}
