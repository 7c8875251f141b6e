// The values that all cells of a run share. They are created once and do not change.

package import BooksTrack
package import LabWorld
import Providers
import Simulation
package import Synthesis

/// The catalog, its providers, and the settings of a run.
package struct CellFixture: Sendable {
  package let configuration: LoadConfiguration
  /// The catalog from which readers' libraries are drawn.
  package let catalog: Catalog
  /// The file that every reader imports; nil for invented exports.
  private let given: SyntheticLibrary?
  let providerList: ProviderList
  let signForms: SignForms
  /// The facts about authors; nil if the run has no reading days.
  let origins: AuthorOrigins?
  /// Creates the files in which a device stores its library.
  var files: @Sendable (SimulatedProcess) -> any LibraryFiles = { SimulatedFiles(process: $0) }

  /// Plants a bug in the app's rules; by default it changes nothing.
  package var plant: @Sendable (inout AppPolicy) -> Void = { _ in }
  /// Plants a bug in the backend.
  package var plantBackend: @Sendable (inout BackendVariant) -> Void = { _ in }
  /// The app's output as readers see it; a planted stack changes it.
  package var views = ReaderViews()
  /// A planted bug: if true, devices stay online on flights, which is a violation.
  package var isOnlineAboard = false
  /// A planted bug of devices with one account: every so many-th record is reported as saved, and is not
  /// sent.
  package var losesEvery: Int?

  /// - Parameter other: A fixture whose catalog and providers are reused if they are for the same catalog.
  package init(_ configuration: LoadConfiguration, sharing other: CellFixture? = nil) {
    self.configuration = configuration
    origins = configuration.readingDays > 0 ? other?.origins ?? AuthorOrigins() : nil
    let further = configuration.providers.filter { !SimulatedProvider.all.contains($0) }
    let made: Catalog
    if let other, other.configuration.seed == configuration.seed,
      other.configuration.catalogSize == configuration.catalogSize,
      other.configuration.export == configuration.export
    {
      if further.isEmpty, other.configuration.coverage == configuration.coverage {
        (catalog, providerList, signForms) = (other.catalog, other.providerList, other.signForms)
        given = other.given
        return
      }
      made = other.catalog
    } else {
      made =
        configuration.export?.catalog(seed: configuration.seed, size: configuration.catalogSize)
        ?? Catalog.make(
          seed: configuration.seed, size: configuration.catalogSize, alike: CatalogAlike.perTenThousand)
    }
    given = configuration.export?.library(in: made)
    let whole = made.withRelatedBooks()
    catalog = made.kept(in: whole)
    signForms = SignForms(catalog)
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

  /// The providers of this run, in the backend's order of preference.
  package var providers: [ProviderList.Member] {
    configuration.providers.compactMap { providerList[$0.name] }
  }

  /// Returns why no provider of this run has a work; nil if one has it.
  func gap(of work: Int) -> String? {
    guard !providers.contains(where: { $0.lookalike.knows(work: work) }) else { return nil }
    return (providerList.gaps.clump(of: work) ?? .single).rawValue
  }

  /// Returns a stream that depends on the run's seed and the reader's number, but not on the cell.
  func stream(_ name: String, ofReader reader: Int) -> RandomStream {
    RandomStream(seed: configuration.seed, name: "reader").substream(reader).substream(name)
  }

  /// Returns a reader's library before the import.
  func library(ofReader reader: Int) -> SyntheticLibrary {
    if let given { return given }
    return SyntheticLibrary.make(
      catalog: catalog, books: configuration.books, format: configuration.exportKind(of: reader),
      reader: configuration.readership.kind(ofReader: reader, seed: configuration.seed),
      stream: stream("library", ofReader: reader))
  }

  /// Returns the export that a reader imports on a device beside the phone, if each device imports its own:
  /// of every other reader from another site. A given file is the same on each device.
  ///
  /// - Parameter device: The number of the device, from one on.
  func library(ofReader reader: Int, onDevice device: Int) -> SyntheticLibrary {
    if let given { return given }
    let own = configuration.exportKind(of: reader)
    let others = ExportKind.ofLargeSites.filter { $0.name != own.name }
    return SyntheticLibrary.further(
      device, catalog: catalog, books: configuration.books,
      format: reader.isMultiple(of: 2) ? own : others[(reader / 2 + device) % others.count],
      reader: configuration.readership.kind(ofReader: reader, seed: configuration.seed),
      stream: stream("library", ofReader: reader))
  }
}
