// Planted bugs: wrong reactions to captive portals, memory shortage, reinstallation, restored backups and
// wrong calendars.

import BooksTrack
import BooksTrackAPI
import LabWorld

extension PlantedBug {
  static let mishaps = [
    PlantedBug(
      "portal-is-no-results", breaks: "ENR-3", caughtBy: .finalAnswer,
      "The page of a network that wants a login is taken for the answer that nobody knows the book."
    ) {
      $0.deviceTransport = { link, _ in
        RewrittenAnswers(link: link) { $0.isPage ? HTTPResponse(status: 404, body: $0.body) : $0 }
      }
    },
    PlantedBug(
      "portal-uses-up-tries", breaks: "ENR-5", caughtBy: .backoff,
      "The page of a network that wants a login is taken for a failure of the service."
    ) {
      $0.deviceTransport = { link, _ in
        RewrittenAnswers(link: link) { $0.isPage ? HTTPResponse(status: 503, body: $0.body) : $0 }
      }
    },
    PlantedBug(
      "portal-asked-again", breaks: "ENR-3", caughtBy: .offlineSilence,
      "A question that got a page in place of an answer is sent again at once."
    ) { $0.deviceTransport = { link, _ in Insisting(link: link) } },
    PlantedBug(
      "queue-is-let-go", breaks: "ENR-8", caughtBy: .queueModel,
      "When memory is short, the queue is thrown away as if it could be made again."
    ) {
      $0.memoryWarning = { app in
        try? await app.store.commit(.enrich) { editor in
          for job in Array(editor.library.jobs) { editor.remove(job.id) }
        }
        return await app.memoryWarning()
      }
    },
    PlantedBug(
      "commits-known-by-number", breaks: "ENR-8", caughtBy: .durability,
      "A commit whose number was written once is not written again, although the files are those of a backup."
    ) { $0.storage = { storage, device in KnownNumbers(storage: storage, keychain: device.keychain) } },
    PlantedBug(
      "removed-app-comes-back", breaks: "IMP-11", caughtBy: .durability,
      "An app that finds no files puts those back that it had when it was launched last."
    ) { $0.files = { files, device in CopiedFiles(files: files, keychain: device.keychain) } },
    PlantedBug(
      "impossible-dates-are-damage", breaks: "IMP-11", caughtBy: .authenticity,
      "An import from before the app was made is taken for a damaged row and dropped."
    ) {
      $0.recover = { opened in
        var library = opened
        let year2020 = Timestamp(milliseconds: 1_577_836_800_000)
        for record in opened.imports where record.committed < year2020 {
          library.apply(.remove(record.id))
        }
        return library
      }
    },
    PlantedBug(
      "session-is-let-go", of: ReadingTarget.target, breaks: "SES-1", caughtBy: .sessions,
      "When memory is short, the session that runs is thrown away."
    ) { $0.reading = { SessionLetGo($0) } },
  ]
}

extension HTTPResponse {
  fileprivate var isPage: Bool { contentType?.hasPrefix("text/html") == true }
}

/// Repeats a request until the answer is no page.
private struct Insisting: Transport {
  let link: any Transport

  func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse {
    while true {
      let response = try await link.send(request, timeout: timeout)
      if !response.isPage { return response }
    }
  }
}

/// Stores the number of the last transaction outside of the files, and skips numbers that are not higher.
private struct KnownNumbers: Storage {
  let storage: any Storage
  let keychain: Keychain

  func append(_ transaction: Transaction) async throws(StorageError) {
    guard transaction.sequence > keychain.sequence else { return }
    try await storage.append(transaction)
    keychain.sequence = transaction.sequence
  }
}

/// Stores a copy of each file that is read outside of the directory, and restores the copies if it is empty.
private struct CopiedFiles: LibraryFiles {
  let files: any LibraryFiles
  let keychain: Keychain

  func list() async throws(FileError) -> [String] {
    guard try await files.list().isEmpty else { return try await files.list() }
    for (name, bytes) in keychain.files.sorted(by: { $0.key < $1.key }) {
      try await files.append(bytes, to: name)
      try await files.sync(name)
    }
    return try await files.list()
  }

  func read(_ file: String) async throws(FileError) -> [UInt8] {
    let bytes = try await files.read(file)
    keychain.files[file] = bytes
    return bytes
  }

  func append(_ bytes: [UInt8], to file: String) async throws(FileError) {
    try await files.append(bytes, to: file)
  }

  func truncate(_ file: String, to size: Int) async throws(FileError) {
    try await files.truncate(file, to: size)
  }

  func sync(_ file: String) async throws(FileError) { try await files.sync(file) }

  func rename(_ file: String, to other: String) async throws(FileError) {
    try await files.rename(file, to: other)
  }

  func delete(_ file: String) async throws(FileError) {
    try await files.delete(file)
    keychain.files[file] = nil
  }

  func syncDirectory() async throws(FileError) { try await files.syncDirectory() }
}

private final class SessionLetGo: ReadingScreens, @unchecked Sendable {
  override func memoryWarning() async throws -> ReleasedMemory {
    try await app.store.commit(.edit("memory")) { editor in
      for session in editor.library.runningSessions { editor.remove(session.id) }
    }
    return try await super.memoryWarning()
  }
}
