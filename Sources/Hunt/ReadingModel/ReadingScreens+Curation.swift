// Executes the operations of a curation world on the app, and converts its replies to facts.

import BooksTrack
import BooksTrackAPI

extension ReadingScreens {
  /// Executes an operation.
  ///
  /// - Parameter library: The library that the reader sees.
  /// - Returns: The reply of the app; nil if the storage refused, so that nothing may have changed.
  func take(_ call: CurationCall, seeing library: Library) async throws -> [ReadingFact]? {
    do {
      return try await make(call, seeing: library).facts
    } catch let refusal as CascadeRefusal {
      return [ReadingReply.made(.cascade, call.clause, refusal.description)]
    } catch let error as StorageError where error != .cancelled {
      return nil
    }
  }

  private func make(_ call: CurationCall, seeing library: Library) async throws -> CurationAccount {
    func author(_ number: Int) throws(CascadeRefusal) -> AuthorID {
      let name = CurationAuthors.name(number)
      guard let id = library.authors.first(where: { $0.name == name })?.id else { throw .gone }
      return id
    }
    func books(_ numbers: [Int]) -> [WorkID] {
      let works = library.works.map(\.id)
      return works.isEmpty ? [] : numbers.map { works[Int($0.magnitude % UInt(works.count))] }
    }
    switch call {
    case .say(let number, let field, let words):
      return try await say(words.map { $0.typed(field) }, field, of: try author(number))
    case .override(let numbers, let field, let words, let reason):
      return try await override(
        field, of: books(numbers), with: words.map { $0.typed(field) }, because: reason)
    case .removeOverride(let numbers, let field): return try await removeOverride(field, of: books(numbers))
    case .penName(let number, let person):
      return CurationAccount(
        try await app.cascade.setPenName(try author(number), of: try person.map(author)))
    case .rule(let rule, let isOn): return CurationAccount(try await app.cascade.set(rule, isOn))
    case .undo(let back):
      let steps = library.curationSteps.map(\.id)
      guard !steps.isEmpty else { throw CascadeRefusal.unknownStep }
      return try await undo(steps[steps.count - 1 - Int(back.magnitude % UInt(steps.count))])
    case .undoStep: throw CascadeRefusal.unknownStep
    case .settle(let number, let takingProvider):
      guard let conflict = library.conflicts(ofAuthor: try author(number)).first else {
        throw CascadeRefusal.noConflict
      }
      return CurationAccount(try await app.cascade.settle(conflict, takingProvider: takingProvider))
    }
  }
}

extension CurationAccount {
  /// Creates an account from the report of the app.
  init(_ report: CascadeReport) {
    self.init(
      updated: report.updated, base: report.points.base, books: report.points.books, balance: report.balance,
      lines: report.lines)
  }
}
