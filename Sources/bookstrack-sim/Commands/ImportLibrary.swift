// A library in a folder of this machine, open for imports: its files, its store, and what is said about it.

import BooksTrack
import BooksTrackAPI
import Foundation
import Lab

/// An import that was cut off before the end of its file.
struct CutOffImport {
  let id: StagedImportID
  let fileName: String
  /// How many books are staged of it.
  let books: Int
}

/// An open library.
struct ImportLibrary {
  /// Its folder, as it was given.
  let path: String
  let app: App

  var importer: Importer { app.importer }

  /// As it is now.
  var library: Library { get async { await app.library } }

  /// The number of the one installation that writes to libraries of the command line.
  private static let replica: UInt32 = 1

  /// Opens a library, or begins one in a folder that is empty or not there.
  ///
  /// - Throws: `Failure` with a sentence that names the folder or the file; nothing has been changed then.
  static func open(
    _ path: String, creating: Bool, rules: ImportRules = .standard
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
      policy.imports = rules
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

  /// Keeps the files small, if it is time; a failure costs space and nothing else.
  func tidy(_ console: Console) async {
    do {
      _ = try await app.archive?.compactIfNeeded(await app.library)
    } catch {
      console.note("bookstrack-sim: the library was not compacted: \(error)\n")
    }
  }

  /// The imports that were cut off before the end of their file, oldest first.
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

  /// What is in it, in one line.
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
