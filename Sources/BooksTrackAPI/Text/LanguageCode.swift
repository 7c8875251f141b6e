// Language codes: normalizes the notations of providers, such as `en`, `en_US`, `eng` and `/languages/fre`,
// and those of exports, such as `English` and `English, French`.

/// Parses languages.
package enum LanguageCode {
  /// Returns the ISO 639-1 code, or the three-letter code of a language that has none, with the region if one
  /// is given: `en`, `en-US`, `grc`. Nil if the text is not a language code.
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

  /// Returns the code of a language without its region, for comparing and counting. Accepts a code or an
  /// English name, and uses the first of several languages: `en` for `en-US`, `eng`, `English` and `English,
  /// French`. Unknown languages are returned as written.
  package static func compared(_ text: String) -> String {
    if text.utf8.count == 2, isLetters(text) { return text }
    if let code = code(of: text) { return code }
    let first = text.split { ",;/|&".contains($0) }.first ?? ""
    let written = first.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // Text in parentheses is not part of the name: `English (US)`.
    return code(of: written) ?? code(of: String(written.prefix { $0 != "(" })) ?? written
  }

  /// The code without a region of one language, given by a code or a name.
  private static func code(of text: String) -> String? {
    // Names may consist of several words: `Greek, Ancient`.
    canonical(text).map { String($0.prefix { $0 != "-" }) } ?? codes[FoldedText.key(text)]
  }

  private static func isLetters(_ text: String) -> Bool {
    text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  /// Codes for several languages, none, or an unknown one.
  private static let notLanguages: Set<String> = ["mul", "und", "zxx", "mis"]

  /// The two-letter codes by three-letter code, bibliographic and terminological.
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
  /// The names of common languages in English, and some of them in the language itself.
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

  /// The codes by folded name.
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
