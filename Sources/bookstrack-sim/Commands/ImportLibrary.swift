// A library in a folder of this machine, opened for imports: its files, its app, and descriptions of it.

import BooksTrack
import BooksTrackAPI
import Foundation
import LabWorld

/// An import that was interrupted before the end of its file.
struct CutOffImport {
  let id: StagedImportID
  let fileName: String
  /// The number of its staged books.
  let books: Int
}

/// An open library.
struct ImportLibrary {
  /// The path of its folder, as given.
  let path: String
  let app: App

  var importer: Importer { app.importer }

  /// The current library.
  var library: Library { get async { await app.library } }

  /// The replica id of all libraries of the command line.
  private static let replica: UInt32 = 1

  /// Opens a library, or creates one in an empty or missing folder.
  ///
  /// - Parameter change: Changes the policy of the app.
  /// - Throws: `Failure` with a sentence that names the folder or the file; nothing was changed.
  static func open(
    _ path: String, creating: Bool, changing change: (inout AppPolicy) -> Void = { _ in }
  ) async throws(Failure) -> ImportLibrary {
    guard !path.isEmpty else { throw Failure(status: .usage, message: "--into needs the name of a folder") }
    guard creating || FileManager.default.fileExists(atPath: path) else {
      throw Failure(status: .noInput, message: "\(path): there is no such library")
    }
    guard creating || !isEmptyFolder(path) else {
      throw Failure(status: .badData, message: "\(path) is an empty folder, and no library")
    }
    do {
      let files = try DirectoryFiles.open(path, creating: creating)
      var policy = AppPolicy()
      change(&policy)
      return ImportLibrary(
        path: path,
        app: try await App.open(files, replica: replica, on: .thisMachine, policy: policy))
    } catch {
      throw Failure(opening: path, error)
    }
  }

  private static func isEmptyFolder(_ path: String) -> Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty == true
  }

  /// Compacts the files if it is due; a failure only costs space.
  func tidy(_ console: Console) async {
    do {
      _ = try await app.archive?.compactIfNeeded(await app.library)
    } catch {
      console.note("bookstrack-sim: the library was not compacted: \(error)\n")
    }
  }

  /// The imports that were interrupted before the end of their files, oldest first.
  var cutOff: [CutOffImport] {
    get async {
      let library = await app.library
      return library.stagedImports.filter { !$0.isComplete }.map { stage in
        CutOffImport(
          id: stage.id, fileName: stage.fileName,
          books: library.stagedBatches(of: stage.id).reduce(0) { $0 + $1.rows.books.count })
      }
    }
  }

  /// The contents in one line.
  var contents: String {
    get async {
      let library = await app.library
      let bytes = await app.archive?.bytesOnDisk ?? 0
      return [
        library.works.count.of("book"), library.editions.count.of("edition"),
        "\(library.series.count.grouped) series", library.jobs.count.of("waiting job"),
        "\(bytes.of("byte")) on disk",
      ].joined(separator: ", ")
    }
  }
}
