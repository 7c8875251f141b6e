// How a fault changes the rendering of books, whichever provider renders them.

import Synthesis

/// An unannounced change of a provider's schema.
enum SchemaDrift: Int, CaseIterable {
  /// A field that has always been there has another name.
  case renamedField
  /// A list of names is a list of objects with a name each.
  case listOfObjects
  /// A value has moved one level down.
  case nestedField
}

/// How the rendering of books differs from the true one.
struct Distortion: Hashable {
  var hasWrongTypes = false
  var lacksFields = false
  var hasUnknownFields = false
  var hasAbsurdValues = false
  /// Descriptions are repeated that often.
  var descriptionTimes = 1
  var drift: SchemaDrift?
  /// Another book's record under the number of the right one; the number picks which.
  var impostor: Int?
  /// Another edition's pages, publisher and year in the right record; the number picks which.
  var wrongFacts: Int?

  static let none = Distortion()

  /// How often a description is repeated in a huge body: about two megabytes.
  private static let hugeTimes = 3_000

  init() {}

  /// The distortion of a fault, or nil if the fault is of another sort.
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

  /// The volume whose record is shown for a volume that was asked for by its number or found by a search.
  func shown(for rank: Int, on shelf: ProviderHoldings) -> Int {
    impostor.map { shelf.impostor(for: rank, number: $0) } ?? shelf.misfilings[rank]
  }

  /// The volume whose record is shown for a record that was asked for by its own identifier.
  func named(_ rank: Int, on shelf: ProviderHoldings) -> Int {
    impostor.map { shelf.impostor(for: rank, number: $0) } ?? rank
  }

  /// The edition whose pages, publisher and year are shown for a volume.
  func imprint(of rank: Int, on shelf: ProviderHoldings) -> CatalogEdition {
    let told = wrongFacts.map { shelf.impostor(for: rank, number: $0) } ?? rank
    return shelf.catalog.editions[shelf.edition(told)]
  }

  /// A number of pages, as it may be.
  func pages(_ edition: CatalogEdition) -> Int { hasAbsurdValues ? 4_294_967_295 : edition.pages }
}
