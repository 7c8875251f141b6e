// Links between transactions: what has one in common belongs together.

extension Array {
  /// Returns the elements in units: two that have a transaction in common are in one, and so is what is linked
  /// to either. Units are in the order of their first elements. The cost follows the number of transactions.
  func linked(by transactions: (Element) -> [Stamp]) -> [[Element]] {
    var roots = Array<Int>(indices)
    func root(of index: Int) -> Int {
      var index = index
      while roots[index] != index {
        roots[index] = roots[roots[index]]
        index = roots[index]
      }
      return index
    }
    var first: [Stamp: Int] = [:]
    for (index, element) in enumerated() {
      for id in transactions(element) {
        guard let other = first[id] else {
          first[id] = index
          continue
        }
        let (one, two) = (root(of: index), root(of: other))
        roots[Swift.max(one, two)] = Swift.min(one, two)
      }
    }
    var places: [Int: Int] = [:]
    var units: [[Element]] = []
    for (index, element) in enumerated() {
      let root = root(of: index)
      if let place = places[root] {
        units[place].append(element)
      } else {
        places[root] = units.count
        units.append([element])
      }
    }
    return units
  }
}
