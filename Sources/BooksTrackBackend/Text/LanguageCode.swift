// Languages as providers write them — `en`, `en_US`, `eng`, `/languages/fre` — in the form of the contract.

/// Reading of a language.
enum LanguageCode {
  /// ISO 639-1 where the language has such a code, else its three letters, with a region where one is given:
  /// `en`, `en-US`, `grc`; nothing for what names no language.
  static func canonical(_ text: String) -> String? {
    let code = text.split(separator: "/").last.map(String.init) ?? ""
    let parts = code.split(whereSeparator: { $0 == "_" || $0 == "-" })
    guard let first = parts.first?.lowercased(), isLetters(first), (2...3).contains(first.utf8.count),
      !notLanguages.contains(first)
    else { return nil }
    let language = twoLetters[first] ?? first
    guard parts.count > 1, isLetters(parts[1].lowercased()), parts[1].utf8.count == 2 else { return language }
    return "\(language)-\(parts[1].uppercased())"
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
    "cym": "cy", "yid": "yi", "zul": "zu",
  ]
}
