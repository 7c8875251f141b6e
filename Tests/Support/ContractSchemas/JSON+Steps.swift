// Access to a place in a JSON value, for reading and writing.

/// One step into a JSON value.
enum Step: Hashable, Sendable {
  case member(String)
  case element(Int)
}

extension [Step] {
  /// The place as `ContractError` writes it.
  var path: String {
    reduce(into: "") { path, step in
      switch step {
      case .member(let name): path += path.isEmpty ? name : ".\(name)"
      case .element(let index): path += "[\(index)]"
      }
    }
  }
}

extension JSON {
  /// The value at an existing place; setting nil removes the member.
  subscript(_ steps: some Collection<Step>) -> JSON? {
    get {
      guard let step = steps.first else { return self }
      switch step {
      case .member(let name): return members?[name]?[steps.dropFirst()]
      case .element(let index): return elements?[index][steps.dropFirst()]
      }
    }
    set {
      guard let step = steps.first else {
        self = newValue ?? .null
        return
      }
      switch (self, step) {
      case (.object(var members), .member(let name)) where steps.count == 1:
        members[name] = newValue
        self = .object(members)
      case (.object(var members), .member(let name)):
        members[name]?[steps.dropFirst()] = newValue
        self = .object(members)
      case (.list(var elements), .element(let index)):
        elements[index][steps.dropFirst()] = newValue
        self = .list(elements)
      default: preconditionFailure("there is no \(step) in \(self.kind)")
      }
    }
  }
}
