// Files that a reader picks in place of an export, known by their first bytes or by their names, so that the
// refusal can say what the file is and what to do instead (IMP-5).

/// A kind of file that is no table of books.
public enum FileKind: String, Hashable, Sendable, CaseIterable {
  /// A document in PDF.
  case pdf
  /// A spreadsheet of today, which is a packed folder; an archive begins with the same bytes.
  case packed
  /// A spreadsheet or text of an old office program.
  case office
  /// A picture.
  case picture
  /// A page of the web, most often one that was saved in place of the download.
  case webPage

  /// How many bytes are enough to tell.
  static let headLength = 6

  /// The kind of a file that begins with these bytes; nil if none of them does.
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

  /// The kind of a file of that name; nil if the ending is none that is known.
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

  /// What the file is, and what to do, as two sentences.
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
