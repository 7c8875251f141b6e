// What people are called by their country: a reader writes `Nigerian`, and the continents go by codes of ISO 3166-1.

internal import BooksTrackAPI

/// The words for people of a country.
enum Nationalities {
  /// The code, and the words for it: what they are, and the country.
  private static let words = """
    AR Argentine Argentinian Argentina; AT Austrian Austria; AU Australian Australia; BD Bangladeshi Bangladesh; BE \
    Belgian Belgium; BG Bulgarian Bulgaria; BR Brazilian Brazil; CA Canadian Canada; CH Swiss Switzerland; CI Ivorian; CL \
    Chilean Chile; CM Cameroonian Cameroon; CN Chinese China; CO Colombian Colombia; CU Cuban Cuba; CZ Czech Czechia; DE \
    German Germany; DK Danish Denmark; DZ Algerian Algeria; EE Estonian Estonia; EG Egyptian Egypt; ES Spanish Spain; ET \
    Ethiopian Ethiopia; FI Finnish Finland; FR French France; GB British English Scottish Welsh England Scotland Wales; GH \
    Ghanaian Ghana; GR Greek Greece; GT Guatemalan Guatemala; HT Haitian Haiti; HR Croatian Croatia; HU Hungarian Hungary; \
    ID Indonesian Indonesia; IE Irish Ireland; IL Israeli Israel; IN Indian India; IQ Iraqi Iraq; IR Iranian Iran; IS \
    Icelandic Iceland; IT Italian Italy; JM Jamaican Jamaica; JP Japanese Japan; KE Kenyan Kenya; KR Korean; LB Lebanese \
    Lebanon; LT Lithuanian Lithuania; LV Latvian Latvia; MA Moroccan Morocco; MX Mexican Mexico; MY Malaysian \
    Malaysia; NG Nigerian Nigeria; NL Dutch Netherlands; NO Norwegian Norway; PE Peruvian Peru; PH Filipino \
    Filipina Philippines; PK Pakistani Pakistan; PL Polish Poland; PS Palestinian Palestine; PT Portuguese Portugal; RO \
    Romanian Romania; RS Serbian Serbia; RU Russian Russia; SA Saudi; SD Sudanese Sudan; SE Swedish Sweden; SI Slovenian \
    Slovenia; SK Slovak Slovakia; SN Senegalese Senegal; SO Somali Somalia; SY Syrian Syria; TH Thai Thailand; TR Turkish \
    Turkey; TT Trinidadian; TW Taiwanese Taiwan; TZ Tanzanian Tanzania; UA Ukrainian Ukraine; UG Ugandan Uganda; US \
    American; UY Uruguayan Uruguay; VE Venezuelan Venezuela; VN Vietnamese Vietnam; ZW Zimbabwean Zimbabwe
    """

  private static let codes: [String: String] = {
    var codes: [String: String] = [:]
    for country in words.split(separator: ";") {
      let words = country.split(separator: " ").map(String.init)
      for word in words.dropFirst() { codes[FoldedText.fold(word)] = words[0] }
    }
    for (name, code) in twoWords { codes[name] = code }
    return codes
  }()

  private static let twoWords = [
    "south african": "ZA", "south korean": "KR", "north korean": "KP", "sri lankan": "LK",
    "new zealander": "NZ",
    "saudi arabian": "SA", "united states": "US", "united kingdom": "GB", "puerto rican": "PR",
    "costa rican": "CR",
  ]

  /// The code of the country of people who are called that; nothing if the word is not known.
  static func code(of nationality: String) -> String? { codes[FoldedText.fold(nationality)] }
}
