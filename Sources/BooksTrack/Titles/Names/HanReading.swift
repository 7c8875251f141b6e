// The comparison of a Chinese or Japanese name with a name in Latin letters: `川端康成`, `Yasunari Kawabata`.
//
// A character does not show its reading. But the Latin forms of these names consist of few syllables:
// `Higashino` and `Cixin` do, `Ismail` and `Stratton` do not. The readings of the commonest Japanese family
// names are known (`FamilyNamesInHan`), and kana show the sound: both halves of `吉本ばなな` can be read, and
// match only Banana Yoshimoto.

import BooksTrackAPI

/// Reads the known parts of a Chinese or Japanese name, the family name first.
enum HanReading {
  static func agreement(of name: AuthorName, with latin: AuthorName) -> NameAgreement {
    let words = latin.tokens
    guard canRead(latin) else { return .none }
    let letters = name.tokens.joined().unicodeScalars.map(hiragana)
    if letters.allSatisfy(isKana) {
      let orders = [words.joined(), (words.last ?? "") + words.dropLast().joined()]
      return orders.contains { kana.reads($0, as: letters) } ? .whole : .none
    }
    let family = letters.prefix(while: isKana)
    let given = letters.suffix(letters.reversed().prefix(while: isKana).count)
    let isFamilyKnown = FamilyNamesInHan.common.knows(name) || !family.isEmpty
    guard isFamilyKnown || !given.isEmpty else { return .possible }
    // Each word of the Latin name may be the family name.
    let isRead = words.indices.contains { place in
      let others = (words[..<place] + words[(place + 1)...]).joined()
      return FamilyNamesInHan.common.allow(name, readAs: words[place])
        && (family.isEmpty || kana.reads(words[place], as: family))
        && (given.isEmpty || kana.reads(others, as: given))
    }
    guard isRead else { return .none }
    return isFamilyKnown && !given.isEmpty ? .whole : .half
  }

  /// Returns true if a name in Latin letters consists of syllables of Chinese and Japanese names.
  static func canRead(_ latin: AuthorName) -> Bool {
    latin.tokens.allSatisfy { Syllables.japanese.spell($0) || Syllables.chinese.spell($0) }
  }

  private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x3096).contains(scalar.value) || scalar == "ー"
  }

  /// Returns the hiragana of a katakana; other letters are returned unchanged.
  private static func hiragana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0x30A1...0x30F6).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0x60) ?? scalar
  }

  /// The spellings of kana. A long vowel may be written or omitted, as in `Ohba` and `Oba`.
  private static let kana = LetterTable(
    syllables
      + [("っ", "k s t p c"), ("ん", "n m"), ("ー", "- a i u e o h"), ("う", "u - h"), ("お", "o - h")]
      .map { (Array($0.0.unicodeScalars), $0.1) })

  /// The rows of kana with the consonants of their syllables.
  private static let syllables: [(letters: [Unicode.Scalar], ways: String)] = rows.flatMap { row, ways in
    zip(row.split(separator: " "), ways.split(separator: ",")).map {
      (Array($0.unicodeScalars), String($1))
    }
  }

  private static let rows: KeyValuePairs<String, String> = [
    "あ い え": "a,i,e", "か き く け こ": "ka,ki,ku,ke,ko", "が ぎ ぐ げ ご": "ga,gi,gu,ge,go",
    "さ し す せ そ": "sa,shi si,su,se,so", "ざ じ ず ぜ ぞ": "za,ji zi,zu,ze,zo",
    "た ち つ て と": "ta,chi ti,tsu tu,te,to", "だ ぢ づ で ど": "da,ji di,zu du,de,do",
    "な に ぬ ね の": "na,ni,nu,ne,no", "は ひ ふ へ ほ": "ha,hi,fu hu,he,ho",
    "ば び ぶ べ ぼ": "ba,bi,bu,be,bo", "ぱ ぴ ぷ ぺ ぽ": "pa,pi,pu,pe,po",
    "ま み む め も": "ma,mi,mu,me,mo", "や ゆ よ": "ya,yu,yo", "ら り る れ ろ": "ra,ri,ru,re,ro",
    "わ を": "wa,wo o", "きゃ きゅ きょ": "kya,kyu,kyo", "ぎゃ ぎゅ ぎょ": "gya,gyu,gyo",
    "しゃ しゅ しょ": "sha sya,shu syu,sho syo", "じゃ じゅ じょ": "ja jya,ju jyu,jo jyo",
    "ちゃ ちゅ ちょ": "cha,chu,cho", "にゃ にゅ にょ": "nya,nyu,nyo", "ひゃ ひゅ ひょ": "hya,hyu,hyo",
    "びゃ びゅ びょ": "bya,byu,byo", "ぴゃ ぴゅ ぴょ": "pya,pyu,pyo", "みゃ みゅ みょ": "mya,myu,myo",
    "りゃ りゅ りょ": "rya,ryu,ryo",
  ]
}
