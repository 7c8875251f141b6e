// The JSON format of a histogram: `{"buckets":[[12,3],[460,1]],"count":4,"max":1234,"min":12,"sum":"1270"}`.
//
// Only non-empty buckets are listed, by number. The sum is a string because it may exceed the integers that
// JSON parsers keep exactly. Decoding rejects data that no recording can produce, so that a truncated or
// edited shard does not silently corrupt a merged report.

extension Histogram: Codable {
  private enum CodingKeys: String, CodingKey {
    case buckets, count, max, min, sum
  }

  /// The maximum count that is decoded, so that merging any number of shards cannot overflow.
  private static let countLimit: UInt64 = 1 << 53

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let used = counts.indices.filter { counts[$0] > 0 }
    try container.encode(used.map { [UInt64($0), counts[$0]] }, forKey: .buckets)
    try container.encode(count, forKey: .count)
    try container.encodeIfPresent(max, forKey: .max)
    try container.encodeIfPresent(min, forKey: .min)
    try container.encode(String(sum), forKey: .sum)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func require(_ condition: Bool, _ key: CodingKeys, _ message: @autoclosure () -> String) throws {
      guard !condition else { return }
      throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: message())
    }

    var bounds: (least: UInt128, most: UInt128) = (0, 0)
    for pair in try container.decode([[UInt64]].self, forKey: .buckets) {
      try require(
        pair.count == 2 && pair[0] >= counts.count && pair[0] < Self.bucketLimit && pair[1] > 0, .buckets,
        "expected pairs of a bucket below \(Self.bucketLimit), in rising order, and a count, found \(pair)")
      grow(to: Int(pair[0]))
      counts[Int(pair[0])] = pair[1]
      try require(pair[1] <= Self.countLimit - count, .count, "more than \(Self.countLimit) values")
      count += pair[1]
      let values = Self.values(in: Int(pair[0]))
      bounds.least += UInt128(values.lowerBound) * UInt128(pair[1])
      bounds.most += UInt128(values.upperBound) * UInt128(pair[1])
    }

    let written = try container.decode(UInt64.self, forKey: .count)
    try require(written == count, .count, "expected \(count), the total of the buckets, found \(written)")
    let text = try container.decode(String.self, forKey: .sum)
    sum = UInt128(text) ?? .max
    try require(
      (bounds.least...bounds.most).contains(sum), .sum,
      "expected \(bounds.least) to \(bounds.most), as the buckets allow, found \(text)")
    guard count > 0 else { return }
    smallest = try container.decode(Int.self, forKey: .min)
    largest = try container.decode(Int.self, forKey: .max)
    let first = counts.firstIndex { $0 > 0 }
    try require(
      smallest >= 0 && Self.bucket(of: smallest) == first, .min, "not in the first bucket: \(smallest)")
    try require(
      largest >= smallest && Self.bucket(of: largest) == counts.count - 1, .max,
      "not in the last bucket: \(largest)")
  }
}
