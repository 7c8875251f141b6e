// `library … book TITLE --editions` and `--edition`: the editions of a book, and which of them the reader has
// (CON-16).

import BooksTrack
import BooksTrackAPI
import LabWorld

/// A call that lists the editions of a book or chooses one.
struct EditionCall: Sendable {
  private let title: String
  /// The number of the chosen edition, from 1; nil if they are only listed.
  private let number: Int?

  /// Creates the call; nil if the options ask for neither.
  init?(_ call: LibraryCall) throws(UsageError) {
    let arguments = call.arguments
    guard arguments.has("editions") || arguments.has("edition") else { return nil }
    for option in ["editions", "edition"] where arguments.has(option) {
      for other in ["override", "no-override", "because"] where arguments.has(other) {
        throw UsageError("--\(option) and --\(other) are different edits; use one at a time")
      }
    }
    title = try call.word(0, "the TITLE of the book")
    number = arguments.has("edition") ? try arguments.number("edition", default: 1, in: 1...1_000) : nil
  }

  func run(_ app: App, _ console: Console) async throws {
    let work = try LibraryPage.work(title, in: await app.library)
    let choices = await app.library.editionChoices(of: work.id)
    if let number {
      guard choices.indices.contains(number - 1) else {
        throw Failure(
          status: .noInput, message: "“\(work.title)” has \(choices.count.of("edition"))".withoutControls)
      }
      guard try await app.store.choose(choices[number - 1], of: work.id) else {
        throw Failure(status: .badData, message: "there is no copy of “\(work.title)”".withoutControls)
      }
    }
    try console.write(LibraryPage.editions(of: work.id, in: await app.library))
  }
}

extension LibraryPage {
  /// The editions of a book with their numbers, the present one first.
  fileprivate static func editions(of work: WorkID, in library: Library) -> String {
    let choices = library.editionChoices(of: work)
    let present = library.entries(of: work).first?.edition
    guard !choices.isEmpty else { return "No edition is known.\n" }
    return text(
      choices.enumerated().flatMap { place, choice in
        let isPresent = if case .owned(let edition) = choice { edition.id == present } else { false }
        return WrappedText.lines(
          of: "\(place + 1)  \(words(for: choice))\(isPresent ? " — the one you have" : "")", indent: 3)
      })
  }

  private static func words(for choice: EditionChoice) -> String {
    let facts = choice.facts
    let parts = [
      facts.isbn?.isbn13, facts.publisher, facts.binding, facts.pageCount.map { $0.of("page") },
      facts.yearPublished.map(String.init), facts.language,
      facts.coverURL == nil ? nil : "with a cover",
    ].compactMap { $0 }
    let origin = choice.provider.map(ProviderTitle.of) ?? "you"
    return "\(parts.isEmpty ? "nothing known" : parts.joined(separator: ", ")) (\(origin))".withoutControls
  }
}
