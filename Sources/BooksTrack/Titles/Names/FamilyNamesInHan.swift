// The readings of the commonest Japanese family names of two characters, and of well-known writers. A name
// that begins with one of them has this family name: 山崎百合子 is a Yamazaki and not a Saitō, whatever the
// reading of the given name. Japanese names of one character are left out because other names begin with them
// too, and so are names that have further readings in Japan. Of Chinese family names those are here with
// which hardly any Japanese name begins.

import BooksTrackAPI

/// Family names with their readings.
struct FamilyNamesInHan: Sendable {
  /// The readings by the one or two characters, in the form that `spelled` returns.
  private let readings: [String: Set<String>]

  /// - Parameter chinese: Readings, each with the characters that have it.
  init(_ names: KeyValuePairs<String, [String]>, chinese: KeyValuePairs<String, String> = [:]) {
    let single = chinese.flatMap { ways, characters in
      characters.map { (String($0), ways.split(separator: " ").map(String.init)) }
    }
    readings = Dictionary(
      (names.map { ($0.key, $0.value) } + single).map { name, ways in
        (FoldedText.fold(name), Set(ways.map { Self.spelled($0[...]) }))
      }, uniquingKeysWith: { $0.union($1) })
  }

  /// Returns true if the readings of the family name are known.
  func knows(_ name: AuthorName) -> Bool { !readings(of: name).isEmpty }

  /// Returns true if a Latin word can be the family name of a name in another script: if its readings are
  /// unknown, or the word is one of them.
  func allow(_ name: AuthorName, readAs word: Substring) -> Bool {
    let known = readings(of: name)
    return known.isEmpty || known.contains(Self.spelled(word))
  }

  private func readings(of name: AuthorName) -> Set<String> {
    readings[String(name.text.prefix(2))] ?? readings[String(name.text.prefix(1))] ?? []
  }

  /// Returns a common form of different spellings: long vowels as in `Saito`, `Saitou` and `Saitoh`, and
  /// `shi` or `si`.
  private static func spelled(_ word: Substring) -> String {
    var text = String(word)
    for (from, to) in spellings { text = text.replacing(from, with: to) }
    return text
  }

  private static let spellings: KeyValuePairs<String, String> = [
    "ou": "o", "oo": "o", "oh": "o", "uu": "u", "tsu": "tu", "shi": "si", "chi": "ti", "mb": "nb", "mm": "nm",
    "mp": "np",
  ]

  /// The table; with the reading in Pinyin if the first character is a Chinese family name too.
  static let common = FamilyNamesInHan(
    [
      "佐藤": ["sato"], "鈴木": ["suzuki"], "高橋": ["takahashi", "gao"], "田中": ["tanaka", "tian"],
      "伊藤": ["ito"], "渡辺": ["watanabe"], "渡邊": ["watanabe"], "山本": ["yamamoto"], "中村": ["nakamura"],
      "小林": ["kobayashi"], "加藤": ["kato"], "吉田": ["yoshida"], "山田": ["yamada"],
      "佐々": ["sasaki", "sasa", "sassa"], "山口": ["yamaguchi"], "松本": ["matsumoto"], "井上": ["inoue"],
      "木村": ["kimura"], "斎藤": ["saito"], "斉藤": ["saito"], "齋藤": ["saito"], "清水": ["shimizu"],
      "山崎": ["yamazaki", "yamasaki"], "阿部": ["abe"], "池田": ["ikeda"], "橋本": ["hashimoto"],
      "山下": ["yamashita"], "石川": ["ishikawa", "shi"], "中島": ["nakajima", "nakashima"],
      "前田": ["maeda"], "藤田": ["fujita"], "後藤": ["goto"], "小川": ["ogawa"], "岡田": ["okada"],
      "村上": ["murakami"], "長谷": ["hasegawa", "hase", "nagatani", "nagaya"], "近藤": ["kondo"],
      "石井": ["ishii", "shi"],
      "坂本": ["sakamoto"], "遠藤": ["endo"], "藤井": ["fujii"], "青木": ["aoki"],
      "福田": ["fukuda"], "三浦": ["miura"], "西村": ["nishimura"], "藤原": ["fujiwara", "fujihara"],
      "太田": ["ota"], "松田": ["matsuda"], "原田": ["harada"], "岡本": ["okamoto"],
      "中野": ["nakano"], "小野": ["ono"], "田村": ["tamura", "tian"], "竹内": ["takeuchi", "takenouchi"],
      "和田": ["wada"], "中山": ["nakayama"], "石田": ["ishida", "shi"], "上田": ["ueda", "kamida"],
      "森田": ["morita"], "柴田": ["shibata", "chai"], "酒井": ["sakai"], "工藤": ["kudo"],
      "横山": ["yokoyama"], "宮崎": ["miyazaki", "miyasaki"], "宮本": ["miyamoto"],
      "内田": ["uchida", "utsuda"], "高木": ["takagi", "takaki", "gao"], "谷口": ["taniguchi"],
      "大野": ["ono", "oono"], "丸山": ["maruyama"], "今井": ["imai"], "藤本": ["fujimoto"],
      "村田": ["murata"], "武田": ["takeda", "taketa", "wu"], "上野": ["ueno", "uwano", "kamino"],
      "杉山": ["sugiyama"], "増田": ["masuda"], "平野": ["hirano"], "大塚": ["otsuka"],
      "千葉": ["chiba"], "久保": ["kubo"], "松井": ["matsui"], "岩崎": ["iwasaki", "iwazaki"],
      "桜井": ["sakurai"], "野口": ["noguchi"], "木下": ["kinoshita", "kishita"], "松尾": ["matsuo"],
      "野村": ["nomura"], "菊地": ["kikuchi"], "菊池": ["kikuchi"], "佐野": ["sano"],
      "大西": ["onishi"], "杉本": ["sugimoto"], "東野": ["higashino", "tono", "azumano"],
      "吉本": ["yoshimoto"], "川端": ["kawabata", "kawahata"], "三島": ["mishima"],
      "宮部": ["miyabe"], "太宰": ["dazai"], "大友": ["otomo"], "尾田": ["oda"],
      "谷川": ["tanigawa", "tanikawa"], "夏目": ["natsume", "xia"], "芥川": ["akutagawa"], "谷崎": ["tanizaki"],
      "大江": ["oe"], "安部": ["abe"], "伊坂": ["isaka"], "恩田": ["onda"], "桐野": ["kirino"],
      "綾辻": ["ayatsuji"], "京極": ["kyogoku"], "有川": ["arikawa"], "角田": ["kakuta", "tsunoda", "kadota"],
      "重松": ["shigematsu"], "貴志": ["kishi"], "横溝": ["yokomizo"], "手塚": ["tezuka"], "鳥山": ["toriyama"],
      "岸本": ["kishimoto"], "荒川": ["arakawa"], "諫山": ["isayama"], "冨樫": ["togashi"], "富樫": ["togashi"],
      "浦沢": ["urasawa"], "浦澤": ["urasawa"], "青山": ["aoyama"], "矢沢": ["yazawa"], "吾峠": ["gotoge"],
      "芥見": ["akutami"], "新海": ["shinkai"], "司馬": ["shiba", "sima"], "池波": ["ikenami"],
      "水木": ["mizuki"], "萩尾": ["hagio"], "吉川": ["yoshikawa", "kikkawa"], "有吉": ["ariyoshi"],
      "井伏": ["ibuse"], "志賀": ["shiga"], "樋口": ["higuchi"], "川上": ["kawakami"], "中上": ["nakagami"],
      "町田": ["machida"], "筒井": ["tsutsui"], "小松": ["komatsu"], "米澤": ["yonezawa"], "米沢": ["yonezawa"],
      "辻村": ["tsujimura"], "森見": ["morimi"], "西尾": ["nishio"], "川原": ["kawahara"], "永井": ["nagai"],
      "岩明": ["iwaaki"], "藤子": ["fujiko"], "幸村": ["yukimura"], "真島": ["mashima"], "空知": ["sorachi"],
      "天野": ["amano"], "堀越": ["horikoshi"], "古舘": ["furudate"], "大場": ["oba"], "小畑": ["obata"],
      "武内": ["takeuchi"], "吉野": ["yoshino"], "東村": ["higashimura"], "島田": ["shimada"],
      "宮沢": ["miyazawa"], "宮澤": ["miyazawa"], "柚木": ["yuzuki", "yunoki"], "今村": ["imamura"],
    ],
    chinese: [
      "liu lau low": "刘劉", "zhang chang cheung teo jang": "张張章", "chen chan tan chin": "陈陳",
      "yang yeung young": "杨楊", "zhao chao chiu": "赵趙", "wu ng woo": "吴吳伍", "sun suen": "孙孫",
      "zhu chu": "朱", "guo kuo kwok": "郭", "luo lo law": "罗羅骆駱", "zheng cheng": "郑鄭",
      "xie hsieh tse":
        "谢謝", "feng fung": "冯馮", "deng teng tang": "邓鄧", "cao tsao": "曹", "peng pang": "彭",
      "cai tsai choi choy": "蔡", "pan poon": "潘", "dong tung": "董", "jiang chiang kang": "蒋蔣姜",
      "lu lui lyu":
        "吕呂", "wei ngai": "魏韦韋", "su so soh": "苏蘇", "xu hsu hui tsui": "徐许許", "shen shum": "沈",
      "liang leung leong": "梁", "tan tam": "谭譚", "fan": "范樊", "yan yen": "阎閻严嚴颜顏", "jia chia": "贾賈",
      "wang wong": "王汪", "hu woo": "胡", "mo": "莫", "yu yue": "余俞", "bi pi": "毕畢", "qian chien chin": "钱錢",
    ])
}
