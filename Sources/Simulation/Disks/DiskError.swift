// The errors of disk operations.

/// A failure of a disk operation. Unless the case says otherwise, nothing has changed.
public enum DiskError: Error, Hashable, Sendable {
  /// The file does not exist.
  case noSuchFile(String)
  /// The disk is full. A fault may have written some leading sectors.
  case full(String)
  /// The medium rejected the write. Some leading sectors may have been written.
  case writeFailed(String)
  /// The offset or length is negative, or overflows the range of integers.
  case outOfRange(String)
  /// The task was cancelled or the world is closing; the operation did not take place.
  case cancelled
}

extension DiskError: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    switch self {
    case .noSuchFile(let file): "there is no file “\(file)”"
    case .full(let file): "there is no room for more of “\(file)”"
    case .writeFailed(let file): "the medium refused to write “\(file)”"
    case .outOfRange(let file): "no byte of “\(file)” can have that place"
    case .cancelled: "the disk was not waited for"
    }
  }
}
