// Why a disk did not do what it was asked.

/// An operation of a disk that failed. Unless the case says otherwise, nothing has changed.
public enum DiskError: Error, Hashable, Sendable {
  /// There is no file of that name.
  case noSuchFile(String)
  /// There is no room. A fault may have left some first sectors of the write in the file.
  case full(String)
  /// The medium refused the write. Some first sectors of it may be in the file.
  case writeFailed(String)
  /// An offset or length was negative, or so large that no file can have it.
  case outOfRange(String)
  /// The task was cancelled or the world closes; the operation did not take place.
  case cancelled
}

extension DiskError: CustomStringConvertible {
  /// One sentence for a person.
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
