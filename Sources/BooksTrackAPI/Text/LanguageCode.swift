// Languages as providers write them — `en`, `en_US`, `eng`, `/languages/fre` — in the form of the contract,
// and as exports write them — `English`, `English, French` — as one code for counting.

/// Reading of a language.
package enum LanguageCode {
  /// ISO 639-1 where the language has such a code, else its three letters, with a region where one is given:
  /// `en`, `en-US`, `grc`; nil for what names no language.
  package static func canonical(_ text: String) -> String? {
    let code = text.split(separator: "/").last.map(String.init) ?? ""
    let parts = code.split(whereSeparator: { $0 == "_" || $0 == "-" })
    guard let first = parts.first?.lowercased(), isLetters(first), (2...3).contains(first.utf8.count),
      !notLanguages.contains(first)
    else { return nil }
    let language = twoLetters[first] ?? first
    guard parts.count > 1, isLetters(parts[1].lowercased()), parts[1].utf8.count == 2 else { return language }
    return "\(language)-\(parts[1].uppercased())"
  }

  /// A language as it is compared and counted: its code without a region, given by a code or by its English
  /// name, and of several the first. `en` of `en-US`, `eng`, `English` and `English, French`; what names no
  /// language that is known here stays as written.
  package static func compared(_ text: String) -> String {
    if text.utf8.count == 2, isLetters(text) { return text }
    if let code = code(of: text) { return code }
    let first = text.split { ",;/|&".contains($0) }.first ?? ""
    let written = first.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // Behind a bracket stands what is no part of the name: `English (US)`.
    return code(of: written) ?? code(of: String(written.prefix { $0 != "(" })) ?? written
  }

  /// The code of one language without a region, by code or by name.
  private static func code(of text: String) -> String? {
    // Names of several words are names: `Greek, Ancient`.
    canonical(text).map { String($0.prefix { $0 != "-" }) } ?? codes[FoldedText.key(text)]
  }

  private static func isLetters(_ text: String) -> Bool {
    text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  /// Several languages, none, or not known.
  private static let notLanguages: Set<String> = ["mul", "und", "zxx", "mis"]

  /// Three letters in both of their forms, to two.
  private static let twoLetters: [String: String] = [
    "afr": "af", "alb": "sq", "sqi": "sq", "amh": "am", "ara": "ar", "arm": "hy", "hye": "hy", "aze": "az",
    "baq": "eu", "eus": "eu", "bel": "be", "ben": "bn", "bos": "bs", "bre": "br", "bul": "bg", "bur": "my",
    "mya": "my", "cat": "ca", "chi": "zh", "zho": "zh", "cze": "cs", "ces": "cs", "dan": "da", "dut": "nl",
    "nld": "nl", "eng": "en", "epo": "eo", "est": "et", "fao": "fo", "fin": "fi", "fre": "fr", "fra": "fr",
    "fry": "fy", "geo": "ka", "kat": "ka", "ger": "de", "deu": "de", "gla": "gd", "gle": "ga", "glg": "gl",
    "gre": "el", "ell": "el", "guj": "gu", "heb": "he", "hin": "hi", "hrv": "hr", "hun": "hu", "ice": "is",
    "isl": "is", "ind": "id", "ita": "it", "jpn": "ja", "kan": "kn", "kaz": "kk", "khm": "km", "kor": "ko",
    "kur": "ku", "lat": "la", "lav": "lv", "lit": "lt", "ltz": "lb", "mac": "mk", "mkd": "mk", "mal": "ml",
    "may": "ms", "msa": "ms", "mar": "mr", "mlt": "mt", "mon": "mn", "nep": "ne", "nor": "no", "nob": "nb",
    "nno": "nn", "oci": "oc", "pan": "pa", "per": "fa", "fas": "fa", "pol": "pl", "por": "pt", "rum": "ro",
    "ron": "ro", "rus": "ru", "san": "sa", "sin": "si", "slo": "sk", "slk": "sk", "slv": "sl", "som": "so",
    "spa": "es", "srp": "sr", "swa": "sw", "swe": "sv", "tam": "ta", "tel": "te", "tgl": "tl", "tha": "th",
    "tib": "bo", "bod": "bo", "tur": "tr", "ukr": "uk", "urd": "ur", "uzb": "uz", "vie": "vi", "wel": "cy",
    "cym": "cy", "yid": "yi", "zul": "zu", "lao": "lo", "hau": "ha", "ibo": "ig", "yor": "yo", "xho": "xh",
    "pus": "ps", "jav": "jv", "mao": "mi", "mri": "mi", "sna": "sn", "kin": "rw", "kir": "ky", "tgk": "tg",
    "tuk": "tk", "hat": "ht", "roh": "rm",
  ]
  /// What the usual languages are called in English, and some of them by those who speak them.
  private static let names = """
    en English; fr French, Français; de German, Deutsch; \
    es Spanish, Castilian, Español, Spanish Castilian; it Italian, Italiano; \
    pt Portuguese, Português, Brazilian Portuguese, Portuguese Brazil; \
    nl Dutch, Nederlands, Flemish, Dutch Flemish; sv Swedish, Svenska; da Danish, Dansk; \
    no Norwegian, Norsk; nb Norwegian Bokmål, Bokmål; nn Norwegian Nynorsk, Nynorsk; fi Finnish, Suomi; \
    is Icelandic; fo Faroese; et Estonian; lv Latvian; lt Lithuanian; pl Polish, Polski; cs Czech; \
    sk Slovak; hu Hungarian; ro Romanian, Moldavian; bg Bulgarian; sl Slovenian, Slovene; hr Croatian; \
    sr Serbian; bs Bosnian; mk Macedonian; sq Albanian; el Greek, Modern Greek, Greek Modern; \
    grc Ancient Greek, Greek Ancient; la Latin; ru Russian; uk Ukrainian; be Belarusian; tr Turkish; \
    ar Arabic; he Hebrew; yi Yiddish; fa Persian, Farsi; ku Kurdish; ps Pashto; ur Urdu; hi Hindi; \
    bn Bengali, Bangla; pa Punjabi, Panjabi; gu Gujarati; mr Marathi; ta Tamil; te Telugu; kn Kannada; \
    ml Malayalam; si Sinhala, Sinhalese; ne Nepali; sa Sanskrit; my Burmese; th Thai; \
    km Khmer, Cambodian; lo Lao; vi Vietnamese; id Indonesian; ms Malay; tl Tagalog; \
    zh Chinese, Mandarin, Mandarin Chinese; zh Simplified Chinese, Chinese Simplified; \
    zh Traditional Chinese, Chinese Traditional; \
    ja Japanese; ko Korean; mn Mongolian; bo Tibetan; ka Georgian; hy Armenian; az Azerbaijani; \
    kk Kazakh; uz Uzbek; sw Swahili; am Amharic; so Somali; ha Hausa; ig Igbo; yo Yoruba; zu Zulu; \
    xh Xhosa; af Afrikaans; ga Irish, Irish Gaelic; gd Scottish Gaelic; cy Welsh; br Breton; eu Basque; \
    ca Catalan, Valencian, Catalan Valencian; gl Galician; oc Occitan; lb Luxembourgish; \
    fy Frisian, Western Frisian; mt Maltese; eo Esperanto; ang Old English, English Old, Anglo-Saxon; \
    enm Middle English, English Middle; jv Javanese; mi Maori; haw Hawaiian; sn Shona; rw Kinyarwanda; \
    ky Kyrgyz; tg Tajik; tk Turkmen; ht Haitian Creole; rm Romansh; sh Serbo-Croatian; gsw Swiss German; nds Low German
    """

  /// By folded name.
  private static let codes: [String: String] = {
    var codes: [String: String] = [:]
    for language in names.split(separator: "; ") {
      guard let space = language.firstIndex(of: " ") else { continue }
      for name in language[space...].split(separator: ",") {
        codes[FoldedText.key(name)] = String(language[..<space])
      }
    }
    return codes
  }()
}
