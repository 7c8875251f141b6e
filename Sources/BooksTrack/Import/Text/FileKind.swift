// Files that a reader selects instead of an export, recognized by their first bytes or their names, so that
// the error can say what the file is and what to do (IMP-5).

/// A kind of file that is not a library export.
public enum FileKind: String, Hashable, Sendable, CaseIterable {
  /// A PDF document.
  case pdf
  /// A modern spreadsheet, which is a ZIP archive, or an archive.
  case packed
  /// A spreadsheet or document in an old office format.
  case office
  /// An image.
  case picture
  /// An HTML page, usually saved in place of the download.
  case webPage

  /// The number of bytes needed to recognize a file.
  static let headLength = 6

  /// Recognizes a file by its first bytes; returns nil for other files.
  init?(_ head: ArraySlice<UInt8>) {
    let start = head.prefix(Self.headLength)
    guard let found = Self.starts.first(where: { start.starts(with: $0.bytes) }) else {
      let text = String(decoding: start, as: UTF8.self).lowercased()
      guard ["<!doct", "<html>", "<html ", "<head>"].contains(text) else { return nil }
      self = .webPage
      return
    }
    self = found.kind
  }

  /// Recognizes a file by its extension; returns nil for other extensions.
  init?(fileName: String) {
    let name = fileName.lowercased()
    guard let found = Self.endings.first(where: { $0.names.contains { name.hasSuffix(".\($0)") } }) else {
      return nil
    }
    self = found.kind
  }

  private static let starts: [(bytes: [UInt8], kind: FileKind)] = [
    (Array("%PDF-".utf8), .pdf),
    ([0x50, 0x4B, 0x03, 0x04], .packed), ([0x1F, 0x8B], .packed),
    ([0xD0, 0xCF, 0x11, 0xE0], .office),
    ([0x89, 0x50, 0x4E, 0x47], .picture), ([0xFF, 0xD8, 0xFF], .picture), (Array("GIF8".utf8), .picture),
  ]

  private static let endings: [(names: [String], kind: FileKind)] = [
    (["pdf"], .pdf), (["xlsx", "ods", "numbers", "zip", "gz"], .packed), (["xls", "doc"], .office),
    (["png", "jpg", "jpeg", "gif", "heic"], .picture), (["html", "htm"], .webPage),
  ]

  /// Two sentences: what the file is, and what to do.
  var sentences: String {
    switch self {
    case .pdf: "It is a PDF document. Please export your library as CSV from the site that has it."
    case .packed:
      "It is a spreadsheet or a packed archive. Please open a spreadsheet and save it as CSV, or unpack "
        + "an archive."
    case .office: "It is a file of an old office program. Please open it there and save it as CSV."
    case .picture: "It is a picture. Please export your library as CSV from the site that has it."
    case .webPage:
      "It is a page of the web, perhaps one that asks to sign in. Please sign in, and export your library "
        + "again."
    }
  }
}
