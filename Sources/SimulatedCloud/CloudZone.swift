// A zone of the record server: versions of records in the order of their changes.

import RecordSync

/// The zone of an account, as a value: all versions of its records, in one order.
struct CloudZone {
  /// A version of a record.
  struct Version {
    let sequence: UInt64
    let milliseconds: Int64
    /// The record; nil if this version is its removal.
    let record: CloudRecord?
  }

  /// The number of the zone among those of its account; tokens of another one are expired.
  let number: UInt64
  private(set) var versions: [RecordName: [Version]] = [:]
  private var log: [(sequence: UInt64, milliseconds: Int64, name: RecordName)] = []
  /// The number of times that tokens expired; a token of an earlier epoch is refused.
  private var epoch: UInt64 = 0
  /// The sum of the sizes of all records, in bytes.
  private(set) var bytes = 0

  init(number: UInt64) { self.number = number }

  /// The position after the last change.
  var end: UInt64 { UInt64(log.count) }

  /// Returns the record in its latest version; nil if there is none.
  func record(_ name: RecordName) -> CloudRecord? { versions[name]?.last?.record }

  /// All records in their latest versions, in the order of names.
  var records: [CloudRecord] { versions.keys.sorted().compactMap { record($0) } }

  /// Returns true if a field of a record in its latest version contains a text.
  func holds(_ text: [UInt8]) -> Bool {
    versions.values.contains { versions in
      versions.last?.record?.fields.values.contains { $0.contains(text: text) } ?? false
    }
  }

  /// Writes a version, or a removal.
  mutating func write(_ record: CloudRecord?, of name: RecordName, at milliseconds: Int64) {
    bytes += Self.size(record) - Self.size(self.record(name))
    let sequence = end + 1
    versions[name, default: []].append(
      Version(sequence: sequence, milliseconds: milliseconds, record: record))
    log.append((sequence, milliseconds, name))
  }

  /// Makes all tokens expire that were given so far.
  mutating func expireTokens() { epoch += 1 }

  /// Returns true if there are changes after a time.
  func hasChanges(after time: Int64) -> Bool { (log.last?.milliseconds ?? time) > time }

  /// Returns the changes after a token that were made before a time: at most a number of records.
  func changes(
    since token: CloudToken?, visibleUntil time: Int64, limit: Int
  ) throws(CloudError) -> (
    changed: [CloudRecord], removed: [RecordName], token: CloudToken, isMoreComing: Bool
  ) {
    var start: UInt64 = 0
    var horizon: UInt64 = 0
    if let token {
      guard let place = place(of: token) else { throw .changeTokenExpired }
      start = min(place.position, end)
      horizon = min(place.horizon, end)
    }
    // A replica that lags behind still finishes what another one began.
    var last = max(start, horizon)
    while last < end, log[Int(last)].milliseconds <= time { last += 1 }
    var changed: [CloudRecord] = []
    var removed: [RecordName] = []
    var count = 0
    for entry in log[Int(start)..<Int(last)] {
      guard let version = versions[entry.name]?.last(where: { $0.sequence <= last }),
        version.sequence == entry.sequence
      else { continue }
      if count == limit {
        return (changed, removed, makeToken(after: entry.sequence - 1, horizon: last), true)
      }
      count += 1
      if let record = version.record { changed.append(record) } else { removed.append(entry.name) }
    }
    return (changed, removed, makeToken(after: last, horizon: last), false)
  }

  /// Returns the token for a position in a fetch up to a horizon.
  private func makeToken(after position: UInt64, horizon: UInt64) -> CloudToken {
    CloudToken(Array("\(number):\(epoch):\(position):\(horizon)".utf8))
  }

  /// Returns what a token stands for; nil if it is of another zone or epoch.
  private func place(of token: CloudToken) -> (position: UInt64, horizon: UInt64)? {
    let parts = String(decoding: token.bytes, as: UTF8.self).split(separator: ":").compactMap { UInt64($0) }
    return parts.count == 4 && parts[0] == number && parts[1] == epoch ? (parts[2], parts[3]) : nil
  }

  /// Returns the size of a record that counts towards the space of an account, in bytes.
  static func size(_ record: CloudRecord?) -> Int {
    record.map { CloudChange($0.name, tag: nil, .save($0.fields)).size } ?? 0
  }
}

extension [UInt8] {
  /// Returns true if these bytes contain those of a text.
  fileprivate func contains(text: [UInt8]) -> Bool {
    guard let first = text.first, count >= text.count else { return text.isEmpty }
    return (0...count - text.count).contains { start in
      self[start] == first && self[start..<start + text.count].elementsEqual(text)
    }
  }
}
