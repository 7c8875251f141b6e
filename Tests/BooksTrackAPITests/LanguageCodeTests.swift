// Languages as written by providers and exports (CON-1).

import Testing

@testable import BooksTrackAPI

@Suite("Language codes")
struct LanguageCodeTests {
  @Test(
    "Languages are converted to ISO 639-1 where it has a code",
    arguments: [
      ("en", "en"), ("en_US", "en-US"), ("pt-br", "pt-BR"), ("eng", "en"), ("/languages/fre", "fr"),
      ("ger", "de"), ("deu", "de"), ("grc", "grc"), ("EN", "en"), ("und", nil), ("mul", nil),
      ("English", nil), ("", nil),
      ("e", nil), ("12", nil), ("en_12", "en"), ("日本", nil),
    ] as [(String, String?)])
  func languages(text: String, expected: String?) {
    #expect(LanguageCode.canonical(text) == expected)
  }

  @Test(
    "A language is compared by its code, given as a code or name; of several the first counts",
    arguments: [
      ("en", "en"), ("EN", "en"), ("en-US", "en"), ("en_GB", "en"), ("eng", "en"), ("English", "en"),
      ("  english ", "en"), ("English, French", "en"), ("French; English", "fr"), ("French / English", "fr"),
      ("fre", "fr"), ("fra", "fr"), ("eng, fre", "en"), ("en,fr", "en"), ("/languages/ger", "de"),
      ("English (US)", "en"), ("Français", "fr"), ("Deutsch", "de"), ("Norwegian", "no"), ("nor", "no"),
      ("Norwegian (Bokmål)", "nb"), ("nob", "nb"), ("Greek", "el"), ("Greek, Modern", "el"),
      ("Greek, Ancient", "grc"), ("grc", "grc"), ("Old English", "ang"), ("zh-Hant", "zh"),
      ("Chinese (Traditional)", "zh"), ("Igbo", "ig"), ("ibo", "ig"), ("Serbo-Croatian", "sh"),
      ("Klingon", "Klingon"), (" Klingon , English", "Klingon"), ("und", "und"), ("", ""),
    ])
  func compared(text: String, expected: String) {
    #expect(LanguageCode.compared(text) == expected)
    #expect(LanguageCode.compared(expected) == expected)
  }
}
