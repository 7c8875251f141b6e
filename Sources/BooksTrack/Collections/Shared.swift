// A large immutable value with many references to it; copying costs one reference.

/// A reference to a value; equal to another one if the values are.
final class Shared<Value: Equatable & Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Shared: Equatable {
  static func == (left: Shared, right: Shared) -> Bool { left === right || left.value == right.value }
}
