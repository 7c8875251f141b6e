// The encoding of statements about authors, overrides, the audit log and the state of curation.

internal import BooksTrackAPI

extension AuthorField: StoredValue {
  func write(to writer: inout ByteWriter) { writer.byte(UInt8(truncatingIfNeeded: place)) }

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    let number = try parser.byte()
    guard let field = Self.allCases.first(where: { $0.place == Int(number) }) else {
      throw parser.failure(expected: "a field of an author", found: number, at: place)
    }
    self = field
  }
}

extension AuthorStatement: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    writer.value(author)
    writer.value(field)
    writer.texts(values)
    writer.texts(dismissed)
  }

  init(id: AuthorStatementID, from parser: inout ByteParser) throws(ByteError) {
    self.init(
      id: id, author: try parser.value(), field: try parser.value(), values: try parser.texts(),
      dismissed: try parser.texts())
  }
}

extension WorkOverride: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    writer.value(work)
    writer.value(field)
    writer.texts(values)
    writer.text(reason)
  }

  init(id: WorkOverrideID, from parser: inout ByteParser) throws(ByteError) {
    self.init(
      id: id, work: try parser.value(), field: try parser.value(), values: try parser.texts(),
      reason: try parser.optionalText())
  }
}

extension CurationStep: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    writer.value(subject)
    writer.text(name)
    writer.value(before)
    writer.value(after)
    writer.value(made)
    writer.value(undoes)
  }

  init(id: CurationStepID, from parser: inout ByteParser) throws(ByteError) {
    self.init(
      id: id, subject: try parser.value(), name: try parser.text(), before: try parser.optionalValue(),
      after: try parser.optionalValue(), made: try parser.value(), undoes: try parser.optionalValue())
  }
}

extension CurationSubject: StoredValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .statement(let author, let field):
      writer.byte(0)
      writer.value(author)
      writer.value(field)
    case .override(let work, let field):
      writer.byte(1)
      writer.value(work)
      writer.value(field)
    case .penName(let author):
      writer.byte(2)
      writer.value(author)
    case .rule(let rule):
      writer.byte(3)
      writer.value(rule)
    }
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    switch try parser.byte() {
    case 0: self = .statement(try parser.value(), try parser.value())
    case 1: self = .override(try parser.value(), try parser.value())
    case 2: self = .penName(try parser.value())
    case 3: self = .rule(try parser.value())
    case let other: throw parser.failure(expected: "what was changed", found: other, at: place)
    }
  }
}

extension CurationValue: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.texts(values)
    writer.text(reason)
    writer.value(person)
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    self.init(
      values: try parser.texts(), reason: try parser.optionalText(), person: try parser.optionalValue())
  }
}

extension CascadeRule: StoredValue {
  func write(to writer: inout ByteWriter) { writer.byte(UInt8(truncatingIfNeeded: place)) }

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    let number = try parser.byte()
    guard let rule = Self.allCases.first(where: { $0.place == Int(number) }) else {
      throw parser.failure(expected: "a rule of the cascade", found: number, at: place)
    }
    self = rule
  }
}

extension CurationState: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    writer.values(changedRules)
    for count in [refresh.requests, refresh.answered, refresh.runs, refresh.filled, refresh.total] {
      writer.integer(count)
    }
    writer.value(refresh.asked)
  }

  init(id: CurationStateID, from parser: inout ByteParser) throws(ByteError) {
    self.init(id: id)
    changedRules = try parser.values()
    refresh.requests = try parser.integer()
    refresh.answered = try parser.integer()
    refresh.runs = try parser.integer()
    refresh.filled = try parser.integer()
    refresh.total = try parser.integer()
    refresh.asked = try parser.value()
  }
}
