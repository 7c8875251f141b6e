// The curation operations of the model: refusals, the audit log, and points.

import BooksTrack
import LabWorld

extension ReadingModel {
  mutating func play(_ call: CurationCall, at moment: ReadingMoment) -> [ReadingFact] {
    let before = self
    do {
      let change = try make(call)
      curation.steps += change.steps
      for _ in change.steps { ask(at: moment) }
      return account(of: change, since: before).facts
    } catch {
      self = before
      return [ReadingReply.made(.cascade, call.clause, error.description)]
    }
  }

  /// The result of an operation.
  struct Change {
    var headline = "Saved!"
    var steps: [Step] = []
    var payment: Payment?
  }

  private mutating func make(_ call: CurationCall) throws(CascadeRefusal) -> Change {
    switch call {
    case .say(let author, let field, let words):
      return try say(CurationWord.stored(words, field), field, of: author)
    case .override(let books, let field, let words, let reason):
      return override(books, field, CurationWord.stored(words, field), reason)
    case .removeOverride(let books, let field): return override(books, field, nil, nil)
    case .penName(let author, let person):
      if [author, person ?? author].contains(where: { authors[$0] == nil }) { throw .gone }
      try check(penName: author, of: person)
      return Change(steps: [set(.penName(author), person.map(named))].compactMap { $0 })
    case .rule(let rule, let isOn):
      return Change(steps: [set(.rule(rule), [isOn ? "on" : "off"])].compactMap { $0 })
    case .undo, .undoStep:
      guard case .undoStep(let place) = seen(call) else { throw .unknownStep }
      return try undo(place)
    case .settle(let author, let takingProvider): return try settle(author, takingProvider)
    }
  }

  mutating func say(
    _ values: [String], _ field: AuthorField, of author: Int
  ) throws(CascadeRefusal) -> Change {
    try somebody(author)
    let person = person(author)
    let old = self
    var change = Change(headline: Self.headline(field, values))
    // Without a value, the statements of all pen names are deleted too, oldest first after the person's own.
    let names = values.isEmpty ? [person] + penNames(of: person) : [person]
    for name in names {
      if let step = set(.statement(name, field), values.isEmpty ? nil : values) { change.steps.append(step) }
    }
    guard !change.steps.isEmpty else { return change }
    curation.booksAtFirst = curation.booksAtFirst ?? books.last?.number
    guard !values.isEmpty else { return change }
    let filled = books.count { book in
      let isTheirs = [book.author, book.secondAuthor].contains { $0.map(self.person) == person }
      return isTheirs && old.shown(field, of: book) == nil && shown(field, of: book) != nil
    }
    let identity = authors[person]?.identity ?? 0
    let identities = ([person] + penNames(of: person)).map { authors[$0]?.identity ?? 0 }
    let paid = curation.paid.filter { identities.contains($0.author) }
    let same = paid.filter { $0.field == field }
    let base = same.contains { $0.values == values } ? 0 : paid.isEmpty ? 10 : 2
    let left = max(0, filled - same.reduce(0) { $0 + $1.books })
    let payment = Payment(author: identity, field: field, values: values, base: base, books: left)
    change.payment = payment
    if base + left > 0 {
      curation.paid.append(payment)
      ledger.append(.statement(payment))
    }
    return change
  }

  private func penNames(of person: Int) -> [Int] {
    func age(_ author: Int) -> Int { authors[author]?.identity ?? 0 }
    return authors.keys.filter { curation.penNames[$0] == person }.sorted { age($0) < age($1) }
  }

  private mutating func override(
    _ numbers: [Int], _ field: AuthorField, _ values: [String]?, _ reason: String?
  ) -> Change {
    var change = Change(headline: Self.headline(field, values ?? []))
    for place in numbers.compactMap(place) {
      let value = values.map { $0 + ["", reason ?? ""] }
      if let step = set(.override(books[place].number, field), value) { change.steps.append(step) }
    }
    return change
  }

  /// Resolves an undo to the change that the reader currently sees at that place.
  func seen(_ call: CurationCall) -> CurationCall {
    guard case .undo(let back) = call, !curation.steps.isEmpty else { return call }
    return .undoStep(curation.steps.count - 1 - Int(back.magnitude % UInt(curation.steps.count)))
  }

  /// Resolves an undo; returns any other operation unchanged.
  func seen(_ call: ReadingCall) -> ReadingCall {
    if case .curate(let call) = call { .curate(seen(call)) } else { call }
  }

  private mutating func undo(_ place: Int) throws(CascadeRefusal) -> Change {
    let step = curation.steps[place]
    if step.isUndone { throw .undone }
    switch step.subject {
    case .statement(let author, _), .penName(let author):
      if authors[author]?.identity != step.identity { throw .gone }
    case .override(let book, _): if !books.contains(where: { $0.number == book }) { throw .gone }
    case .rule: break
    }
    if value(step.subject) != step.after || wasChanged(after: place) { throw .changedSince(step.name) }
    if case .penName(let author) = step.subject {
      // The person may have been deleted, and another of that name added.
      if let before = step.before, let person = Int(before[0]), named(person) != before { throw .gone }
      try check(penName: author, of: step.before.flatMap { Int($0[0]) })
    }
    guard var undoing = set(step.subject, step.before) else { return Change() }
    undoing.undoes = place
    curation.steps[place].isUndone = true
    return Change(headline: "Taken back.", steps: [undoing])
  }

  /// Returns true if an entry in effect has changed the same subject later.
  private func wasChanged(after place: Int) -> Bool {
    let step = curation.steps[place]
    return curation.steps.indices.dropFirst(place + 1).contains { other in
      let later = curation.steps[other]
      return later.subject == step.subject && later.identity == step.identity && later.undoes == nil
        && counts(other)
    }
  }

  /// Returns true if an entry is in effect: not undone, or its undoing was undone.
  private func counts(_ place: Int) -> Bool {
    let undo = curation.steps.firstIndex { $0.undoes == place }
    return undo.map { !counts($0) } ?? true
  }

  private mutating func settle(_ author: Int, _ takingProvider: Bool) throws(CascadeRefusal) -> Change {
    if authors[author] == nil { throw .gone }
    guard let conflict = conflicts(author).first else { throw .noConflict }
    if takingProvider { return try say(conflict.found, conflict.field, of: author) }
    let own = curation.statements[Curation.Key(number: person(author), field: conflict.field)] != nil
    let key = Curation.Key(number: own ? person(author) : author, field: conflict.field)
    curation.dismissed[key] = conflict.found
    return Change()
  }

  // MARK: Rules

  private func somebody(_ author: Int) throws(CascadeRefusal) {
    if authors[author] == nil { throw .gone }
    if author == CurationAuthors.count - 1 { throw .anonymous(CurationAuthors.name(author)) }
  }

  private func check(penName author: Int, of person: Int?) throws(CascadeRefusal) {
    try somebody(author)
    guard let person else { return }
    try somebody(person)
    let hasPenNames = curation.penNames.values.contains(author)
    if person == author || curation.penNames[person] != nil || hasPenNames { throw .noPenName }
  }

  // MARK: Values

  /// Returns the current value; of an override the values, an empty separator, and the reason.
  private func value(_ subject: Step.Subject) -> [String]? {
    switch subject {
    case .statement(let author, let field):
      return curation.statements[Curation.Key(number: author, field: field)]
    case .override(let book, let field):
      let override = curation.overrides[Curation.Key(number: book, field: field)]
      return override.map { $0.values + ["", $0.reason ?? ""] }
    case .penName(let author): return curation.penNames[author].map(named)
    case .rule(let rule): return [curation.rules[rule] ?? false ? "on" : "off"]
    }
  }

  /// Returns a person with its identity, as another one may later have that number.
  private func named(_ person: Int) -> [String] { ["\(person)", "\(authors[person]?.identity ?? 0)"] }

  /// Changes a value.
  ///
  /// - Returns: The entry of the audit log; nil if the value is unchanged.
  private mutating func set(_ subject: Step.Subject, _ value: [String]?) -> Step? {
    let before = self.value(subject)
    guard before != value else { return nil }
    let name: String
    var identity = 0
    switch subject {
    case .statement(let author, let field):
      identity = authors[author]?.identity ?? 0
      name = CurationAuthors.name(author)
      let key = Curation.Key(number: author, field: field)
      curation.statements[key] = value
      if value == nil { curation.dismissed[key] = nil }
    case .override(let number, let field):
      name = books.first { $0.number == number }?.title ?? ""
      curation.overrides[Curation.Key(number: number, field: field)] = value.map {
        let reason = $0[$0.count - 1]
        return Curation.Override(values: Array($0.dropLast(2)), reason: reason.isEmpty ? nil : reason)
      }
    case .penName(let author):
      identity = authors[author]?.identity ?? 0
      name = CurationAuthors.name(author)
      curation.penNames[author] = value.flatMap { Int($0[0]) }
    case .rule(let rule):
      name = rule.rawValue
      curation.rules[rule] = value == ["on"]
    }
    return Step(subject: subject, identity: identity, name: name, before: before, after: value)
  }

  /// Removes the overrides of a deleted book.
  mutating func forgetCuration(ofBook number: Int) {
    for key in curation.overrides.keys where key.number == number { curation.overrides[key] = nil }
  }

  /// The authors that survive a reset: those with a statement, a pen name or a payment.
  var curatedAuthors: [Int] {
    authors.keys.filter { author in
      curation.statements.keys.contains { $0.number == author } || curation.penNames[author] != nil
        || curation.penNames.values.contains(author)
        || curation.paid.contains { $0.author == authors[author]?.identity }
    }
  }

  // MARK: Reports

  private static func headline(_ field: AuthorField, _ values: [String]) -> String {
    let name: String =
      switch field {
      case .culturalBackground: "Cultural background"
      case .genderIdentity: "Gender identity"
      case .nationality: "Nationality"
      case .languages: "Languages"
      case .marginalizedIdentities: "Marginalized identities"
      }
    return name + (values.isEmpty ? " removed." : " saved!")
  }

  private func account(of change: Change, since before: ReadingModel) -> CurationAccount {
    let (old, new) = (before.allShown(), allShown())
    let updated = change.steps.isEmpty ? [] : books.filter { old[$0.number] != new[$0.number] }.map(\.title)
    let (base, filled) = (change.payment?.base ?? 0, change.payment?.books ?? 0)
    return CurationAccount(
      updated: updated, base: base, books: filled, balance: points,
      lines: change.steps.isEmpty
        ? ["Nothing has changed."]
        : [
          change.headline,
          "Updated \(updated.count) \(updated.count == 1 ? "book" : "books")"
            + (updated.isEmpty ? "." : ":"),
        ] + updated.map { "- \($0)" }
          + (base + filled > 0
            ? [
              "+\(base + filled) Curator Point\(base + filled == 1 ? "" : "s") (\(base) base + \(filled) cascade)"
            ] : [])
          + Self.badges(from: points - base - filled, to: points).map { "You are a \($0) Curator now!" }
          + ["Progress: \(Self.progress(points))"])
  }

  private static let levels = [(50, "Bronze"), (200, "Silver"), (500, "Gold"), (1_000, "Diamond")]

  static func badges(from before: Int, to after: Int) -> [String] {
    levels.filter { before < $0.0 && after >= $0.0 }.map(\.1)
  }

  private static func progress(_ points: Int) -> String {
    let level = levels.last { points >= $0.0 }.map { "\($0.1) Curator" }
    guard let next = levels.first(where: { points < $0.0 }) else {
      return "\(level ?? "") (\(points) points)"
    }
    return "\(level ?? "New Curator") → \(next.1) Curator (\(points)/\(next.0))"
  }
}

extension CurationCall {
  /// The clause that concerns the operation.
  var clause: ClauseID {
    switch self {
    case .say: "CAS-1"
    case .override, .removeOverride: "CAS-3"
    case .penName: "CAS-4"
    case .rule: "CAS-11"
    case .undo, .undoStep: "CAS-10"
    case .settle: "CAS-6"
    }
  }
}
