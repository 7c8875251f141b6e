// What all cells of a run share: values that are made once and never change.

package import BooksTrack
package import LabWorld
import Providers
import Simulation
import Synthesis

/// The catalog and the providers that answer for it.
package struct CellFixture: Sendable {
  package let configuration: LoadConfiguration
  let catalog: Catalog
  let providerList: ProviderList
  /// What there is to be said of authors; nil if nobody reads.
  let origins: AuthorOrigins?
  /// The files that a device keeps its library in.
  var files: @Sendable (SimulatedProcess) -> any LibraryFiles = { SimulatedFiles(process: $0) }

  /// Makes the app's rules wrong on purpose, to see whether it is found out; the app as it ships has none.
  package var plant: @Sendable (inout AppPolicy) -> Void = { _ in }
  /// Makes the backend wrong on purpose.
  package var plantBackend: @Sendable (inout BackendVariant) -> Void = { _ in }
  /// What the app shows to readers.
  package var views = ReaderViews()
  /// Whether devices keep their network in the air, which then goes for a violation.
  package var isOnlineAboard = false

  /// - Parameter other: A stage whose catalog and providers are taken over if they are for the same catalog.
  package init(_ configuration: LoadConfiguration, sharing other: CellFixture? = nil) {
    self.configuration = configuration
    origins = configuration.readingDays > 0 ? other?.origins ?? AuthorOrigins() : nil
    let further = configuration.providers.filter { !SimulatedProvider.all.contains($0) }
    let made: Catalog
    if let other, other.configuration.seed == configuration.seed,
      other.configuration.catalogSize == configuration.catalogSize
    {
      if further.isEmpty, other.configuration.coverage == configuration.coverage {
        catalog = other.catalog
        providerList = other.providerList
        return
      }
      made = other.catalog
    } else {
      made = Catalog.make(
        seed: configuration.seed, size: configuration.catalogSize, alike: CatalogAlike.perTenThousand)
    }
    let whole = made.withRelatedBooks()
    catalog = made.kept(in: whole)
    providerList = ProviderList(
      catalog: whole, providers: SimulatedProvider.all + further,
      gaps: CommonGaps(catalog, coverage: configuration.coverage))
  }

  /// The rules of the app on every device.
  var app: AppPolicy {
    var policy = configuration.app
    plant(&policy)
    return policy
  }

  /// The backend of every cell.
  var backend: BackendVariant {
    var variant = configuration.backend
    plantBackend(&variant)
    return variant
  }

  /// The providers that this run has, in the order in which the backend prefers them.
  var providers: [ProviderList.Member] { configuration.providers.compactMap { providerList[$0.name] } }

  /// Why no provider of this run has a work; nil if one has.
  func gap(of work: Int) -> String? {
    guard !providers.contains(where: { $0.lookalike.knows(work: work) }) else { return nil }
    return (providerList.gaps.clump(of: work) ?? .single).rawValue
  }

  /// A stream that is fixed by the run's seed and the number of the reader, whatever cell the reader is in.
  func stream(_ name: String, ofReader reader: Int) -> RandomStream {
    RandomStream(seed: configuration.seed, name: "reader").substream(reader).substream(name)
  }

  /// What a reader brings along.
  func library(ofReader reader: Int) -> SyntheticLibrary {
    SyntheticLibrary.make(
      catalog: catalog, books: configuration.books, format: configuration.exportKind(of: reader),
      reader: configuration.readership.kind(ofReader: reader, seed: configuration.seed),
      stream: stream("library", ofReader: reader))
  }
}
