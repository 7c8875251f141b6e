// One title, and one writer in two scripts (DUP-11).

import Testing

@testable import BooksTrack

@Suite struct TwoScriptsTests {
  private static func match(_ first: (String, String), _ second: (String, String)) throws -> MatchResult {
    var index = MatchIndex(rules: .corrected)
    index.insert(.number(0), keys: MatchRules.corrected.keys(of: try BookDraft(first.0, by: [first.1])))
    return index.match(try BookDraft(second.0, by: [second.1]))
  }

  /// A long title in Latin letters, or a volume that the title counts.
  @Test(
    arguments: [
      ("The Three-Body Problem", "刘慈欣", "Liu Cixin"),
      ("Attack on Titan, Vol. 14", "Hajime Isayama", "諫山創"),
      ("Akira, Vol. 3", "Katsuhiro Otomo", "大友克洋"),
      ("鬼滅の刃, Vol. 5", "吾峠呼世晴", "Koyoharu Gotouge"),
      ("The Journey of Ibn Fattouma", "نجيب محفوظ", "Naguib Mahfouz"),
      // Ways to put Arabic and Persian names into Latin letters, with the article and without.
      ("Private Houses, Quiet Saints", "فاطمة المغربي", "F. al-Maghribi"),
      ("Private Houses, Quiet Saints", "فاطمة المغربي", "Fatima Almaghribi"),
      ("The Yacoubian Building", "علاء الأسواني", "Alaa Al Aswany"),
      ("Woman at Point Zero", "نوال السعداوي", "Nawal El Saadawi"),
      ("السكرية", "نجيب محفوظ", "Nagib Machfus"),
      ("رجال في الشمس", "غسان كنفاني", "Ghassan Kanafani"),
      ("مدن الملح", "عبد الرحمن منيف", "Abdelrahman Munif"),
      ("ما تبقى لكم", "خالد حسینی", "Khaled Hosseini"),
      ("بوف کور", "صادق هدایت", "Sadegh Hedayat"),
      ("Savushun in Old Shiraz", "محمد کریمی", "M. Karimi"),
      ("Confessions of a Murderer", "손원평", "Sohn Won-pyung"),
      // A family name with a known reading, and two ways to write it.
      ("Hard-Boiled Wonderland", "村上春樹", "Haruki Murakami"),
      ("The Barren Zone of Siberia", "山崎豊子", "Toyoko Yamasaki"),
      ("The Cape of the Winds", "佐藤直", "Nao Satoh"),
    ])
  func `DUP-11: a name in another script is the same writer where the title says so`(
    title: String, name: String, other: String
  ) throws {
    for (first, second) in [(name, other), (other, name)] {
      let found = try Self.match((title, first), (title, second))
      #expect(found.work == .number(0), "\(title): \(first), \(second)")
      #expect(found.tier == .fuzzy && found.reason == .sameTitleInTwoScripts)
    }
  }

  @Test(
    arguments: [
      // Titles that many writers have, and short ones.
      ("Selected Short Stories", "Lu Xun", "Selected Stories", "鲁迅"),
      ("Selected Stories", "Alice Munro", "Selected Stories", "鲁迅"),
      ("Collected Poems", "W. H. Auden", "Collected Poems", "北島"),
      ("詩集 3", "谷川俊太郎", "詩集 3", "Paul Celan"),
      // In another script a translation often has the title of another book.
      ("小さな祈りの橋", "近藤葵", "小さな祈りの橋", "Megan Stratton"),
      ("家", "巴金", "家", "Ba Jin"),
      ("Blindness", "José Saramago", "Blindness", "孔枝泳"),
      // Another volume, another kind, another subtitle.
      ("Akira, Vol. 3", "Katsuhiro Otomo", "Akira, Vol. 4", "大友克洋"),
      ("Akira, Vol. 3", "Katsuhiro Otomo", "Akira", "大友克洋"),
      ("The Three-Body Problem", "刘慈欣", "The Three-Body Problem: The Graphic Novel", "Liu Cixin"),
      // Names that are no reading of the other.
      (
        "The Portrait, the Bellringer and the Poisonings", "竹内百合子",
        "The Portrait, the Bellringer and the Poisonings", "Hassan N. Ismail"
      ),
      ("The Journey of Ibn Fattouma", "نجيب محفوظ", "The Journey of Ibn Fattouma", "Ann Patchett"),
      ("Private Houses, Quiet Saints", "فاطمة المغربي", "Private Houses, Quiet Saints", "Ann Atwood"),
      ("Private Houses, Quiet Saints", "فاطمة المغربي", "Private Houses, Quiet Saints", "Fatima Alami"),
      ("The Journey of Ibn Fattouma", "نجيب محفوظ", "The Journey of Ibn Fattouma", "Hassan Mahfouz"),
      ("The Journey of Ibn Fattouma", "نجيب محفوظ", "The Journey of Ibn Fattouma", "Naguib Mansour"),
      ("السكرية", "نجيب محفوظ", "السكرية", "N. Mahfouz"),
      ("الأعمال الكاملة", "خالد الحكيم", "الأعمال الكاملة", "Karim Hakim"),
      ("Confessions of a Murderer", "손원평", "Confessions of a Murderer", "Megan Stratton"),
      // A family name that is read otherwise.
      (
        "The Letter Opener, the Ferryman and the Alibi", "山崎百合子",
        "The Letter Opener, the Ferryman and the Alibi", "Michiko Saitō"
      ),
      ("The Cape of the Winds", "佐藤直", "The Cape of the Winds", "Nao Tanaka"),
      // Cyrillic names are read by other rules, and one script is no reason at all.
      ("The Master and Margarita", "Михаил Булгаков", "The Master and Margarita", "Ann Patchett"),
      ("The Three-Body Problem", "刘慈欣", "The Three-Body Problem", "余華"),
    ])
  func `DUP-11: a name in another script is another writer where the title says little`(
    title: String, author: String, other: String, name: String
  ) throws {
    #expect(try Self.match((title, author), (other, name)) == .noDuplicate)
    #expect(try Self.match((other, name), (title, author)) == .noDuplicate)
  }
}
