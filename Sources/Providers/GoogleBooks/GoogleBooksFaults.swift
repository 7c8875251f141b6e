// What a fault makes of an answer: other volumes, or the same ones rendered wrongly.

import Synthesis

/// An answer before it is rendered.
enum GoogleBooksContent {
  case list([Int], total: Int)
  case volume(Int)
  case series([Int])
  case error(GoogleBooksError)

  /// The volumes in it.
  var ranks: [Int] {
    switch self {
    case .list(let ranks, _): ranks
    case .volume(let rank): [rank]
    case .series, .error: []
    }
  }

  /// The same kind of answer with other volumes.
  func replacing(_ ranks: [Int]) -> GoogleBooksContent {
    switch self {
    case .list(_, let total): .list(ranks, total: total)
    case .volume: ranks.first.map { .volume($0) } ?? self
    case .series, .error: self
    }
  }
}

/// Applies faults.
struct GoogleBooksFaults {
  let shelf: GoogleBooksShelf

  /// How often a description is repeated in a huge body: about two megabytes.
  private static let hugeTimes = 3_000

  /// The changed answer, or nothing if the fault cannot touch this one.
  func apply(
    _ fault: ProviderFault, to content: GoogleBooksContent, detail: Int
  ) -> (GoogleBooksContent, GoogleBooksDistortion)? {
    if fault == .truncatedBody { return (content, .none) }
    let ranks = content.ranks
    guard !ranks.isEmpty else { return nil }
    if let distortion = Self.distortion(fault) { return (content, distortion) }
    guard let changed = replacement(fault, for: ranks, detail: detail) else { return nil }
    if fault == .emptyResult {
      guard case .list = content else { return nil }
      return (.list([], total: 0), .none)
    }
    if case .volume = content, changed.count != 1 { return nil }
    return (content.replacing(changed), .none)
  }

  private static func distortion(_ fault: ProviderFault) -> GoogleBooksDistortion? {
    switch fault {
    case .wrongTypes: GoogleBooksDistortion(hasWrongTypes: true)
    case .missingFields: GoogleBooksDistortion(lacksFields: true)
    case .unknownFields: GoogleBooksDistortion(hasUnknownFields: true)
    case .absurdValues: GoogleBooksDistortion(hasAbsurdValues: true)
    case .hugeBody: GoogleBooksDistortion(descriptionTimes: hugeTimes)
    default: nil
    }
  }

  private func replacement(_ fault: ProviderFault, for ranks: [Int], detail: Int) -> [Int]? {
    switch fault {
    case .emptyResult: return []
    case .wrongBook:
      let other = shelf.neighbour(of: detail)
      return ranks.contains(other) ? nil : [other]
    case .wrongEdition:
      let changed = ranks.map { shelf.siblings(of: $0).first ?? $0 }
      return changed == ranks ? nil : changed
    case .duplicateItems: return ranks.flatMap { [$0, $0] }
    case .reorderedItems: return ranks.count > 1 ? ranks.reversed() : nil
    default: return nil
    }
  }
}
