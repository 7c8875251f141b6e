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
      // Beside half a name a shorter title says enough: a family name, or a given name in kana.
      ("Snow Country", "川端康成", "Kawabata Yasunari"),
      ("The Lake House", "山本健", "Ken Yamamoto"),
      ("Slow Rivers", "有川ひろ", "Hiro Arikawa"),
      ("Slow Rivers", "みなもと太郎", "Taro Minamoto"),
      ("The Dark Forest", "刘慈欣", "Liu Cixin"), ("Death's End", "劉慈欣", "Cixin Liu"),
      ("The Setting Sun", "太宰治", "Osamu Dazai"),
      // The same place of one series.
      ("涼宮ハルヒの退屈 (涼宮ハルヒ, #3)", "谷川流", "Nagaru Tanigawa"),
      ("倚天屠龙记 (射雕三部曲, #3)", "金庸", "Jin Yong"),
      // Beside a whole name any title does.
      ("Kitchen", "吉本ばなな", "Banana Yoshimoto"),
      ("Moon", "さいとうショウ", "Shō Saitō"),
      ("Human Acts", "한강", "Han Kang"),
      ("Islands", "이혜진", "Lee Hye-jin"),
      ("Islands", "정경숙", "Kyung-sook Chung"),
      ("Islands", "박준호", "Park Junho"),
      ("Askitiki", "Νίκος Καζαντζάκης", "Nikos Kazantzakis"),
      ("Ιθάκη", "Γιώργος Παπαδόπουλος", "Yiorgos Papadopoulos"),
      ("Mr. Baker", "Ευγενία Μπακογιάννη", "Evgenia Bakoyianni"),
      ("Judas", "עמוס עוז", "Amos Oz"),
      ("Nights", "דוד גרוסמן", "David Grossman"),
      ("Open Heart, Late", "א.ב. יהושע", "A. B. Yehoshua"),
      // A given name with its article.
      ("Wedding", "الطيب صالح", "Tayeb Salih"),
      ("Wedding", "الطيب صالح", "El-Tayeb Salih"),
    ])
  func `DUP-11: a name in another script is the same writer if the title is evidence for it`(
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
      ("The Dark Forest", "刘慈欣", "The Dark Forest", "Wang Cixin"),
      ("涼宮ハルヒの退屈 (涼宮ハルヒ, #3)", "谷川流", "涼宮ハルヒの退屈 (涼宮ハルヒ, #3)", "Gaku Tsugano"),
      ("涼宮ハルヒの退屈 (涼宮ハルヒ, #3)", "谷川流", "涼宮ハルヒの退屈 (涼宮ハルヒ, #4)", "Nagaru Tanigawa"),
      ("Snow Country", "川端康成", "Snow Country", "Yasunari Yamamoto"),
      ("Lakes", "山本健", "Lakes", "Ken Yamamoto"),
      ("羅生門の夜", "山本健", "羅生門の夜", "Ken Yamamoto"),
      // Kana, Hangul, Greek and Hebrew letters that are read otherwise.
      ("Kitchen", "吉本ばなな", "Kitchen", "Tomoko Yoshimoto"),
      ("Slow Rivers and Their Bridges", "有川ひろ", "Slow Rivers and Their Bridges", "Kana Arikawa"),
      ("Slow Rivers and Their Bridges", "さいとうちほ", "Slow Rivers and Their Bridges", "Saito Mayumi"),
      ("Confessions of a Murderer", "김영하", "Confessions of a Murderer", "Han Kang"),
      ("Confessions of a Murderer", "김영하", "Confessions of a Murderer", "Kim Min-soo"),
      ("The Last Temptation", "Νίκος Καζαντζάκης", "The Last Temptation", "Nikos Papadopoulos"),
      ("The Last Temptation", "Νίκος Καζαντζάκης", "The Last Temptation", "Petros Kazantzakis"),
      ("A Tale of Love and Darkness", "עמוס עוז", "A Tale of Love and Darkness", "David Grossman"),
      ("A Tale of Love and Darkness", "עמוס עוז", "A Tale of Love and Darkness", "Amir Oz"),
      // Titles that many writers have, whoever they are.
      ("Selected Poems", "고은", "Selected Poems", "Ko Un"),
      // Cyrillic names are read by other rules, and one script is no reason at all.
      ("The Master and Margarita", "Михаил Булгаков", "The Master and Margarita", "Ann Patchett"),
      ("The Three-Body Problem", "刘慈欣", "The Three-Body Problem", "余華"),
    ])
  func `DUP-11: a name in another script is another writer if the title is weak evidence`(
    title: String, author: String, other: String, name: String
  ) throws {
    #expect(try Self.match((title, author), (other, name)) == .noDuplicate)
    #expect(try Self.match((other, name), (title, author)) == .noDuplicate)
  }
}
