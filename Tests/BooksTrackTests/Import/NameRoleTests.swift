// Roles behind the names of a list: each belongs to the name it stands behind.

import Testing

@testable import BooksTrack

@Suite struct `Roles behind names` {
  private static func authors(_ cell: String, _ header: String = "Author") throws -> [String]? {
    try ExportReading(Array("Title,\(header)\nSun,\"\(cell)\"\n".utf8)).books.first?.authors.map(\.withPart)
  }

  @Test(arguments: [
    ("Alan Moore, Dave Gibbons (Illustrator)", ["Alan Moore", "Dave Gibbons: Illustrator"]),
    ("Alan Moore (Author), Dave Gibbons (Illustrator)", ["Alan Moore", "Dave Gibbons: Illustrator"]),
    ("Alan Moore (Author)", ["Alan Moore"]), ("Ellen Datlow, ed.", ["Ellen Datlow: ed."]),
    ("Datlow, Ellen, ed.", ["Ellen Datlow: ed."]), ("Poe, Ann (Hrsg.)", ["Ann Poe: Hrsg."]),
    ("Ellen Datlow, ed, Jay Rubin", ["Ellen Datlow: ed.", "Jay Rubin"]),
    ("Ann Poe, Bo Ek (eds.)", ["Ann Poe: eds.", "Bo Ek: eds."]),
    ("칼 세이건 (지은이) | 홍승수 (옮긴이)", ["칼 세이건", "홍승수: 옮긴이"]),
    ("칼 세이건 (지은이), 홍승수 (옮긴이)", ["칼 세이건", "홍승수: 옮긴이"]),
    ("村上春樹（著）, 柴田元幸（訳）", ["村上春樹", "柴田元幸: 訳"]), ("Ann Poe (Band)", ["Ann Poe (Band)"]),
  ])
  func `IMP-12: belong to the name before them`(cell: String, authors: [String]) throws {
    #expect(try Self.authors(cell) == authors)
    #expect(try Self.authors(cell, "Authors") == authors)
  }
}
