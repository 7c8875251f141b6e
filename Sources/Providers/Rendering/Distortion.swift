// Changes that faults make to the rendering of books, shared by all providers.

import Synthesis

/// An unannounced change of a provider's schema.
enum SchemaDrift: Int, CaseIterable {
  /// A field is renamed.
  case renamedField
  /// A list of names becomes a list of objects with a name each.
  case listOfObjects
  /// A value moves into a nested object.
  case nestedField
}

/// The differences between a rendering and the correct one.
struct Distortion: Hashable {
  var hasWrongTypes = false
  var lacksFields = false
  var hasUnknownFields = false
  var hasAbsurdValues = false
  /// The number of repetitions of a description.
  var descriptionTimes = 1
  var drift: SchemaDrift?
  /// Selects another book, whose record is sent under the number of the right one.
  var impostor: Int?
  /// Selects another book, whose pages, publisher and year are put into the right record.
  var wrongFacts: Int?

  static let none = Distortion()

  /// The repetitions in a huge body: about two megabytes.
  private static let hugeTimes = 3_000

  init() {}

  /// The distortion of a fault; nil if the fault does not distort the rendering.
  init?(_ fault: ProviderFault, detail: Int) {
    switch fault {
    case .wrongTypes: hasWrongTypes = true
    case .missingFields: lacksFields = true
    case .unknownFields: hasUnknownFields = true
    case .absurdValues: hasAbsurdValues = true
    case .hugeBody: descriptionTimes = Self.hugeTimes
    case .schemaDrift: drift = SchemaDrift(rawValue: detail % SchemaDrift.allCases.count)
    case .staleRecord: impostor = detail
    case .wrongFacts: wrongFacts = detail
    default: return nil
    }
  }

  /// The volume whose record is sent for a volume that was requested by its number or found by a search.
  func shown(for rank: Int, on shelf: ProviderHoldings) -> Int {
    impostor.map { shelf.impostor(for: rank, number: $0) } ?? shelf.misfilings[rank]
  }

  /// The volume whose record is sent for a volume that was requested by its own identifier.
  func named(_ rank: Int, on shelf: ProviderHoldings) -> Int {
    impostor.map { shelf.impostor(for: rank, number: $0) } ?? rank
  }

  /// The edition whose pages, publisher and year are sent for a volume.
  func imprint(of rank: Int, on shelf: ProviderHoldings) -> CatalogEdition {
    let stated = wrongFacts.map { shelf.impostor(for: rank, number: $0) } ?? rank
    return shelf.catalog.editions[shelf.edition(stated)]
  }

  /// The number of pages to send.
  func pages(_ edition: CatalogEdition) -> Int { hasAbsurdValues ? 4_294_967_295 : edition.pages }
}
