// The reference model of the enrichment queue: a list of the waiting books in order of arrival.

/// The books that wait for an answer.
struct QueueModel: Hashable, Sendable {
  /// A book in the queue.
  struct QueuedBook: Hashable, Sendable {
    var source: String
    var isParked: Bool
  }

  /// The waiting books, first come first.
  private(set) var places: [QueuedBook] = []

  /// Returns true if a book waits.
  func contains(_ source: String) -> Bool { places.contains { $0.source == source } }

  /// Adds a book at the end; one that already waits keeps its place.
  mutating func join(_ source: String) {
    if !places.contains(where: { $0.source == source }) {
      places.append(QueuedBook(source: source, isParked: false))
    }
  }

  /// Removes a book that was answered or deleted.
  mutating func leave(_ source: String) { places.removeAll { $0.source == source } }

  /// Marks a book as parked: its tries are used up for now.
  mutating func park(_ source: String) { set(source, isParked: true) }

  /// Renames a book that the reader corrected to another one; it keeps its place.
  mutating func rename(_ source: String, to other: String) {
    for place in places.indices where places[place].source == source { places[place].source = other }
  }

  /// Unparks all books except the given ones.
  mutating func wake(except resting: Set<String> = []) {
    for place in places.indices where !resting.contains(places[place].source) {
      places[place].isParked = false
    }
  }

  private mutating func set(_ source: String, isParked: Bool) {
    for place in places.indices where places[place].source == source { places[place].isParked = isParked }
  }

  /// Returns a sentence for each difference between a queue and this one.
  func complaints(about found: [QueuedBook]) -> [String] {
    var complaints: [String] = []
    for place in found where !places.contains(where: { $0.source == place.source }) {
      complaints.append("\(place.source) waits and should not")
    }
    for place in places {
      let same = found.filter { $0.source == place.source }
      if same.isEmpty { complaints.append("\(place.source) should wait and does not") }
      if same.count > 1 { complaints.append("\(place.source) waits \(same.count) times") }
      if let first = same.first, first.isParked != place.isParked {
        complaints.append("\(place.source) is \(first.isParked ? "parked" : "pending") and should not be")
      }
    }
    if complaints.isEmpty, places != found {
      complaints.append(
        "the order is \(found.map(\.source)) and should be \(places.map(\.source)), first come first")
    }
    return complaints
  }
}
