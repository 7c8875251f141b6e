// The reference model of the enrichment queue: a list of the books that wait, in the order in which they
// came.

/// The books that wait for an answer.
struct QueueModel: Hashable, Sendable {
  /// A book in the queue.
  struct Place: Hashable, Sendable {
    var source: String
    var isParked: Bool
  }

  /// First come first.
  private(set) var places: [Place] = []

  /// Whether a book waits.
  func contains(_ source: String) -> Bool { places.contains { $0.source == source } }

  /// New at the end; who waits already keeps the place.
  mutating func join(_ source: String) {
    if !places.contains(where: { $0.source == source }) {
      places.append(Place(source: source, isParked: false))
    }
  }

  /// Answered, or gone: no longer in the queue.
  mutating func leave(_ source: String) { places.removeAll { $0.source == source } }

  /// Out of tries for now.
  mutating func park(_ source: String) { set(source, isParked: true) }

  /// The same place under another name: the reader said that it is another book.
  mutating func rename(_ source: String, to other: String) {
    for place in places.indices where places[place].source == source { places[place].source = other }
  }

  /// All parked books get new tries, except for these.
  mutating func wake(except resting: Set<String> = []) {
    for place in places.indices where !resting.contains(places[place].source) {
      places[place].isParked = false
    }
  }

  private mutating func set(_ source: String, isParked: Bool) {
    for place in places.indices where places[place].source == source { places[place].isParked = isParked }
  }

  /// In what a queue differs from this one, in sentences.
  func complaints(about found: [Place]) -> [String] {
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
