// An edit: what the app wants to change, before it has a stamp.

/// A change of one field.
public enum FieldChange: Hashable, Sendable {
  /// Writes a register; nil clears it, on the server too.
  case set(String, [UInt8]?)
  /// Writes a field that keeps its first value.
  case setOnce(String, [UInt8])
  /// Adds an element to a set.
  case add(String, [UInt8])
  /// Removes an element from a set.
  case remove(String, [UInt8])
  /// Appends a value to a list.
  case append(String, [UInt8])
}

/// A change of one record by the app.
public struct RecordEdit: Hashable, Sendable {
  /// The way in which the record is changed.
  public enum Intent: Hashable, Sendable {
    /// Changes fields; makes the record if it never existed, and does nothing if it is deleted.
    case change([FieldChange])
    /// Makes the record; a deleted one begins a new generation.
    case insert([FieldChange])
    /// Deletes the record.
    case delete
  }

  /// The record.
  public let name: RecordName
  /// The way in which it is changed.
  public let intent: Intent

  /// Creates an edit.
  public init(_ name: RecordName, _ intent: Intent) {
    self.name = name
    self.intent = intent
  }
}
