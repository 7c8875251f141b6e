// Determines which answers a small cache certainly contains: the least recently used is evicted (CON-9).
//
// An answer is kept if fewer others were used since than the capacity. Uses are observed from outside with a
// delay, so all requests being answered count as used since.

import BooksTrackAPI
import LabWorld

/// The queries in order of use.
struct UsedAnswers {
  private let capacity: Int?
  /// The queries, most recent last, and whether they then had an answer that is cached.
  private var order: [(label: String, isAnswered: Bool)] = []
  /// For each query, its number of open requests, its text, and whether the answer was cached when the first
  /// of them came.
  private var open: [String: (count: Int, text: LookUpText?, isKept: Bool)] = [:]

  /// - Parameter capacity: The number of answers cached; nil for all.
  init(capacity: Int?) { self.capacity = capacity }

  mutating func arrived(_ request: HTTPRequest) {
    guard let capacity else { return }
    let label = request.label.lowercased()
    if let known = open[label] {
      open[label]?.count = known.count + 1
    } else {
      open[label] = (1, request.lookUpText, isKept(label, capacity))
    }
    use(label, isAnswered: open[label]?.isKept ?? false)
  }

  /// Records the end of a request; without a response, the client has given it up.
  mutating func ended(_ request: HTTPRequest, _ response: HTTPResponse?) {
    guard capacity != nil else { return }
    let label = request.label.lowercased()
    use(label, isAnswered: response.map { [200, 404].contains($0.status) } ?? false)
    open[label]?.count -= 1
    if open[label]?.count == 0 { open[label] = nil }
  }

  /// Returns true if the answer was cached when the first of the open equal requests came.
  func hadAnswer(to request: HTTPRequest) -> Bool {
    capacity == nil || open[request.label.lowercased()]?.isKept == true
  }

  /// Returns true if every open query that may have caused a call with that text had its answer in the cache.
  func keeps(_ text: LookUpText) -> Bool {
    guard capacity != nil else { return true }
    let requests = open.values.filter { $0.text.map(text.contains) ?? false }
    return !requests.isEmpty && requests.allSatisfy(\.isKept)
  }

  private func isKept(_ label: String, _ capacity: Int) -> Bool {
    guard let place = order.firstIndex(where: { $0.label == label && $0.isAnswered }) else { return false }
    let since = Set(order[(place + 1)...].map(\.label)).union(open.keys).subtracting([label])
    return since.count < capacity
  }

  private mutating func use(_ label: String, isAnswered: Bool) {
    order.removeAll { $0.label == label }
    order.append((label, isAnswered))
  }
}
