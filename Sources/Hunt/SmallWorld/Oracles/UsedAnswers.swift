// Which answers a cache with little room has for sure: the one that was unused for longest goes (CON-9).
//
// An answer is kept if fewer others were used since than there is room for. What is used between two moments
// is seen from outside a little late, so all that is being answered counts as used since.

import BooksTrackAPI
import LabWorld

/// What was asked for, in order of use.
struct UsedAnswers {
  private let capacity: Int?
  /// Questions, the one that was used last at the end, and whether they had an answer then that is kept.
  private var order: [(label: String, isAnswered: Bool)] = []
  /// How many requests for each are being answered, what they ask for, and whether the answer was there as
  /// the first came.
  private var open: [String: (count: Int, text: AskedText?, isKept: Bool)] = [:]

  /// - Parameter capacity: How many are kept; nothing for all.
  init(capacity: Int?) { self.capacity = capacity }

  mutating func arrived(_ request: HTTPRequest) {
    guard let capacity else { return }
    let label = request.label.lowercased()
    if let known = open[label] {
      open[label]?.count = known.count + 1
    } else {
      open[label] = (1, request.askedText, isKept(label, capacity))
    }
    use(label, isAnswered: open[label]?.isKept ?? false)
  }

  /// A request has had its answer; without one, its sender has given it up.
  mutating func ended(_ request: HTTPRequest, _ response: HTTPResponse?) {
    guard capacity != nil else { return }
    let label = request.label.lowercased()
    use(label, isAnswered: response.map { [200, 404].contains($0.status) } ?? false)
    open[label]?.count -= 1
    if open[label]?.count == 0 { open[label] = nil }
  }

  /// Whether the answer to a request that is being answered was kept as the first came who makes it now.
  func hadAnswer(to request: HTTPRequest) -> Bool {
    capacity == nil || open[request.label.lowercased()]?.isKept == true
  }

  /// Whether a question that is being answered, and makes a provider be called for that, had its answer in
  /// the cache.
  func keeps(_ text: AskedText) -> Bool {
    guard capacity != nil else { return true }
    let asked = open.values.filter { $0.text.map(text.contains) ?? false }
    return !asked.isEmpty && asked.allSatisfy(\.isKept)
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
