// The FIFO queue of runtime jobs that are ready to run.

/// A ring buffer of jobs that doubles its capacity when it is full.
struct JobQueue {
  private var ring: [PendingJob?]
  private var head = 0
  private(set) var count = 0

  init() { ring = Array(repeating: nil, count: 64) }

  mutating func append(_ job: PendingJob) {
    if count == ring.count { grow() }
    ring[(head + count) & (ring.count - 1)] = job
    count += 1
  }

  mutating func popFirst() -> PendingJob? {
    guard count > 0 else { return nil }
    let first = ring[head]
    head = (head + 1) & (ring.count - 1)
    count -= 1
    return first
  }

  private mutating func grow() {
    let ordered = Array(ring[head...] + ring[..<head])
    ring = ordered + Array(repeating: nil, count: ordered.count)
    head = 0
  }
}
