// A file of a backend's responses: a measured app gets real responses, without the backend, its cache and its
// providers in the process.
//
// A record is three numbers of eight digits (the length of the request's label, the status, the length of the
// body), the label and the body. The app looks up one book at a time, so the order of its requests is
// determined by its export.

import BooksTrackAPI
import Foundation
import LabWorld
import Synchronization

/// The errors of a file of responses.
enum AnswerFileError: Error {
  /// The file does not exist or cannot be opened.
  case unusable(String)
}

/// A transport to a backend that records the responses.
final class RecordingTransport: Transport {
  private let backend: any BookService
  private let file: FileHandle

  /// - Throws: If the file cannot be written.
  init(_ backend: any BookService, to path: String) throws {
    self.backend = backend
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    guard let file = FileHandle(forWritingAtPath: path) else { throw AnswerFileError.unusable(path) }
    self.file = file
  }

  func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse {
    let response = await backend.handle(request)
    let question = Data(request.label.utf8)
    do {
      for length in [question.count, response.status, response.body.count] {
        let digits = String(length)
        try file.write(contentsOf: Data((String(repeating: "0", count: 8 - digits.count) + digits).utf8))
      }
      try file.write(contentsOf: question)
      try file.write(contentsOf: response.body)
    } catch {
      throw .connectionLost
    }
    return response
  }
}

/// A transport that replays recorded responses. An unexpected request is answered with 404 and sets
/// `isExhausted`; the measurement is then invalid.
final class ReplayingTransport: Transport {
  private let file: FileHandle
  private let missing = Atomic(false)

  /// - Throws: If the file cannot be read.
  init(_ path: String) throws {
    guard let file = FileHandle(forReadingAtPath: path) else { throw AnswerFileError.unusable(path) }
    self.file = file
  }

  /// True if a request had no recorded response.
  var isExhausted: Bool { missing.load(ordering: .relaxed) }

  func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse {
    let lengths = (0..<3).compactMap { _ in bytes(8).flatMap { Int(String(decoding: $0, as: UTF8.self)) } }
    guard lengths.count == 3, bytes(lengths[0]) == Data(request.label.utf8), let body = bytes(lengths[2])
    else {
      missing.store(true, ordering: .relaxed)
      return HTTPResponse(status: 404, body: Data())
    }
    return HTTPResponse(status: lengths[1], body: body)
  }

  private func bytes(_ count: Int) -> Data? {
    guard count > 0 else { return Data() }
    let data = try? file.read(upToCount: count)
    return data?.count == count ? data : nil
  }
}
