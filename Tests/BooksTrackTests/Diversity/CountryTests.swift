// The table of countries, compared with ISO 3166-1 and with common spellings.

import Tables
import Testing

@testable import BooksTrack

@Suite("Countries")
struct CountryTests {
  /// The continents of the United Nations.
  private static let continents = [
    "Africa", "Antarctica", "Asia", "Europe", "North America", "South America", "Oceania",
  ]

  @Test("DIV-3: every country code has a continent, and so have its English name and its demonym")
  func all() {
    let countries = Self.countries.split(separator: "; ")
    #expect(countries.count == 250)
    for country in countries {
      let code = String(country.prefix(2))
      let continent = Continents.name(of: code)
      #expect(Self.continents.contains(continent), "\(code)")
      for name in country.dropFirst(4).split(separator: ", ") {
        #expect(Continents.name(of: String(name)) == continent, "\(name)")
      }
    }
  }

  @Test(
    "DIV-3: common spellings of a nationality belong to its continent; others keep their own name",
    arguments: [
      ("UK", "Europe"), ("U.K.", "Europe"), ("uk", "Europe"), ("Great Britain", "Europe"),
      ("England", "Europe"), ("English", "Europe"), ("Scotland", "Europe"), ("Scottish", "Europe"),
      ("Wales", "Europe"), ("Northern Ireland", "Europe"), ("Northern Irish", "Europe"),
      ("USA", "North America"), ("U.S.", "North America"), ("U.S.A.", "North America"),
      ("the United States of America", "North America"), ("UAE", "Asia"), ("United Arab Emirates", "Asia"),
      ("South Africa", "Africa"), ("New Zealand", "Oceania"), ("South Korea", "Asia"),
      ("North Korean", "Asia"), ("Sri Lanka", "Asia"), ("Saudi Arabia", "Asia"), ("Saudi Arabian", "Asia"),
      ("Czech Republic", "Europe"), ("Ivory Coast", "Africa"), ("Cote d'Ivoire", "Africa"),
      ("Trinidad and Tobago", "North America"), ("Trinidad & Tobago", "North America"),
      ("Saint Lucia", "North America"), ("St Lucia", "North America"), ("the Gambia", "Africa"),
      ("Guinea Bissau", "Africa"), ("Timor Leste", "Asia"), ("Burma", "Asia"), ("Persian", "Asia"),
      ("Nepalese", "Asia"), ("NEW  ZEALAND", "Oceania"), ("Turkey", "Asia"), ("DR Congo", "Africa"),
      ("Czechoslovak", "Europe"), ("Yugoslav", "Europe"), ("Argentinian", "South America"),
      ("Latin American", "Latin American"), ("Nigerian-American", "Nigerian-American"), ("the", "the"),
    ])
  func spellings(nationality: String, continent: String) {
    #expect(Continents.name(of: nationality) == continent)
  }

  @Test("DIV-3: no name belongs to two continents")
  func once() {
    var continents: [String: String] = [:]
    for row in Countries.rows(of: Countries.table).rows {
      for name in row.names {
        #expect(
          continents.updateValue(row.continent, forKey: name.lowercased()) ?? row.continent == row.continent)
        #expect(Continents.name(of: name) == row.continent)
      }
    }
  }

  @Test("A malformed line of the table is reported with file and line; the table has none")
  func malformed() {
    let problems = Countries.rows(of: Countries.table).problems
    #expect(problems.isEmpty, "\(problems)")
    let parsed = Countries.rows(
      of: TextTable("test", "Asia | Japan | Japan\nAsia | JP | Japan, Japanese\nAsia"))
    #expect(parsed.rows == [.init(continent: "Asia", names: ["JP", "Japan", "Japanese"])])
    #expect(
      parsed.problems.map(\.description) == [
        "test:1: expected continent, two-letter code and names",
        "test:3: expected continent, two-letter code and names",
      ])
  }

  /// The country codes, with the English names of the Unicode consortium, and the demonyms where there are
  /// any.
  private static let countries = """
    AD: Andorra, Andorran; AE: United Arab Emirates, Emirati; AF: Afghanistan, Afghan; \
    AG: Antigua & Barbuda, Antiguan; AI: Anguilla, Anguillan; AL: Albania, Albanian; AM: Armenia, Armenian; \
    AO: Angola, Angolan; AQ: Antarctica; AR: Argentina, Argentine; AS: American Samoa, American Samoan; \
    AT: Austria, Austrian; AU: Australia, Australian; AW: Aruba, Aruban; AX: Åland Islands, Ålandic; \
    AZ: Azerbaijan, Azerbaijani; BA: Bosnia & Herzegovina, Bosnian; BB: Barbados, Barbadian; \
    BD: Bangladesh, Bangladeshi; BE: Belgium, Belgian; BF: Burkina Faso, Burkinabé; \
    BG: Bulgaria, Bulgarian; BH: Bahrain, Bahraini; BI: Burundi, Burundian; BJ: Benin, Beninese; \
    BL: St. Barthélemy, Barthélemois; BM: Bermuda, Bermudian; BN: Brunei, Bruneian; BO: Bolivia, Bolivian; \
    BQ: Caribbean Netherlands, Bonairean; BR: Brazil, Brazilian; BS: Bahamas, Bahamian; \
    BT: Bhutan, Bhutanese; BV: Bouvet Island; BW: Botswana, Botswanan; BY: Belarus, Belarusian; \
    BZ: Belize, Belizean; CA: Canada, Canadian; CC: Cocos (Keeling) Islands, Cocos Islander; \
    CD: Democratic Republic of the Congo, Congolese; CF: Central African Republic, Central African; \
    CG: Congo, Congolese; CH: Switzerland, Swiss; CI: Côte d’Ivoire, Ivorian; \
    CK: Cook Islands, Cook Islander; CL: Chile, Chilean; CM: Cameroon, Cameroonian; CN: China, Chinese; \
    CO: Colombia, Colombian; CR: Costa Rica, Costa Rican; CU: Cuba, Cuban; CV: Cape Verde, Cape Verdean; \
    CW: Curaçao, Curaçaoan; CX: Christmas Island, Christmas Islander; CY: Cyprus, Cypriot; \
    CZ: Czechia, Czech; DE: Germany, German; DJ: Djibouti, Djiboutian; DK: Denmark, Danish; \
    DM: Dominica, Dominican; DO: Dominican Republic, Dominican; DZ: Algeria, Algerian; \
    EC: Ecuador, Ecuadorian; EE: Estonia, Estonian; EG: Egypt, Egyptian; EH: Western Sahara, Sahrawi; \
    ER: Eritrea, Eritrean; ES: Spain, Spanish; ET: Ethiopia, Ethiopian; FI: Finland, Finnish; \
    FJ: Fiji, Fijian; FK: Falkland Islands, Falkland Islander; FM: Micronesia, Micronesian; \
    FO: Faroe Islands, Faroese; FR: France, French; GA: Gabon, Gabonese; GB: United Kingdom, British; \
    GD: Grenada, Grenadian; GE: Georgia, Georgian; GF: French Guiana, French Guianese; GG: Guernsey; \
    GH: Ghana, Ghanaian; GI: Gibraltar, Gibraltarian; GL: Greenland, Greenlandic; GM: Gambia, Gambian; \
    GN: Guinea, Guinean; GP: Guadeloupe, Guadeloupean; GQ: Equatorial Guinea, Equatorial Guinean; \
    GR: Greece, Greek; GS: South Georgia & the South Sandwich Islands; GT: Guatemala, Guatemalan; \
    GU: Guam, Guamanian; GW: Guinea-Bissau, Bissau-Guinean; GY: Guyana, Guyanese; \
    HK: Hong Kong, Hong Konger; HM: Heard & McDonald Islands; HN: Honduras, Honduran; \
    HR: Croatia, Croatian; HT: Haiti, Haitian; HU: Hungary, Hungarian; ID: Indonesia, Indonesian; \
    IE: Ireland, Irish; IL: Israel, Israeli; IM: Isle of Man, Manx; IN: India, Indian; \
    IO: British Indian Ocean Territory; IQ: Iraq, Iraqi; IR: Iran, Iranian; IS: Iceland, Icelandic; \
    IT: Italy, Italian; JE: Jersey; JM: Jamaica, Jamaican; JO: Jordan, Jordanian; JP: Japan, Japanese; \
    KE: Kenya, Kenyan; KG: Kyrgyzstan, Kyrgyz; KH: Cambodia, Cambodian; KI: Kiribati, I-Kiribati; \
    KM: Comoros, Comorian; KN: St. Kitts & Nevis, Kittitian; KP: North Korea, North Korean; \
    KR: South Korea, South Korean; KW: Kuwait, Kuwaiti; KY: Cayman Islands, Caymanian; \
    KZ: Kazakhstan, Kazakh; LA: Laos, Laotian; LB: Lebanon, Lebanese; LC: St. Lucia, St. Lucian; \
    LI: Liechtenstein, Liechtensteiner; LK: Sri Lanka, Sri Lankan; LR: Liberia, Liberian; \
    LS: Lesotho, Basotho; LT: Lithuania, Lithuanian; LU: Luxembourg, Luxembourgish; LV: Latvia, Latvian; \
    LY: Libya, Libyan; MA: Morocco, Moroccan; MC: Monaco, Monégasque; MD: Moldova, Moldovan; \
    ME: Montenegro, Montenegrin; MF: St. Martin, Saint-Martinois; MG: Madagascar, Malagasy; \
    MH: Marshall Islands, Marshallese; MK: North Macedonia, Macedonian; ML: Mali, Malian; \
    MM: Myanmar, Burmese; MN: Mongolia, Mongolian; MO: Macao, Macanese; \
    MP: Northern Mariana Islands, Northern Marianan; MQ: Martinique, Martinican; \
    MR: Mauritania, Mauritanian; MS: Montserrat, Montserratian; MT: Malta, Maltese; \
    MU: Mauritius, Mauritian; MV: Maldives, Maldivian; MW: Malawi, Malawian; MX: Mexico, Mexican; \
    MY: Malaysia, Malaysian; MZ: Mozambique, Mozambican; NA: Namibia, Namibian; \
    NC: New Caledonia, New Caledonian; NE: Niger, Nigerien; NF: Norfolk Island, Norfolk Islander; \
    NG: Nigeria, Nigerian; NI: Nicaragua, Nicaraguan; NL: Netherlands, Dutch; NO: Norway, Norwegian; \
    NP: Nepal, Nepali; NR: Nauru, Nauruan; NU: Niue, Niuean; NZ: New Zealand, New Zealander; \
    OM: Oman, Omani; PA: Panama, Panamanian; PE: Peru, Peruvian; PF: French Polynesia, French Polynesian; \
    PG: Papua New Guinea, Papua New Guinean; PH: Philippines, Filipino; PK: Pakistan, Pakistani; \
    PL: Poland, Polish; PM: St. Pierre & Miquelon, Saint-Pierrais; PN: Pitcairn Islands, Pitcairn Islander; \
    PR: Puerto Rico, Puerto Rican; PS: Palestinian Territories, Palestinian; PT: Portugal, Portuguese; \
    PW: Palau, Palauan; PY: Paraguay, Paraguayan; QA: Qatar, Qatari; RE: Réunion, Réunionese; \
    RO: Romania, Romanian; RS: Serbia, Serbian; RU: Russia, Russian; RW: Rwanda, Rwandan; \
    SA: Saudi Arabia, Saudi; SB: Solomon Islands, Solomon Islander; SC: Seychelles, Seychellois; \
    SD: Sudan, Sudanese; SE: Sweden, Swedish; SG: Singapore, Singaporean; SH: St. Helena, Saint Helenian; \
    SI: Slovenia, Slovenian; SJ: Svalbard & Jan Mayen; SK: Slovakia, Slovak; \
    SL: Sierra Leone, Sierra Leonean; SM: San Marino, Sammarinese; SN: Senegal, Senegalese; \
    SO: Somalia, Somali; SR: Suriname, Surinamese; SS: South Sudan, South Sudanese; \
    ST: São Tomé & Príncipe, São Toméan; SV: El Salvador, Salvadoran; SX: Sint Maarten; SY: Syria, Syrian; \
    SZ: Eswatini, Swazi; TC: Turks & Caicos Islands; TD: Chad, Chadian; TF: French Southern Territories; \
    TG: Togo, Togolese; TH: Thailand, Thai; TJ: Tajikistan, Tajik; TK: Tokelau, Tokelauan; \
    TL: Timor-Leste, Timorese; TM: Turkmenistan, Turkmen; TN: Tunisia, Tunisian; TO: Tonga, Tongan; \
    TR: Türkiye, Turkish; TT: Trinidad & Tobago, Trinidadian; TV: Tuvalu, Tuvaluan; TW: Taiwan, Taiwanese; \
    TZ: Tanzania, Tanzanian; UA: Ukraine, Ukrainian; UG: Uganda, Ugandan; \
    UM: United States Minor Outlying Islands; US: United States, American; UY: Uruguay, Uruguayan; \
    UZ: Uzbekistan, Uzbek; VA: Vatican City; VC: St. Vincent & the Grenadines, Vincentian; \
    VE: Venezuela, Venezuelan; VG: British Virgin Islands, Virgin Islander; \
    VI: U.S. Virgin Islands, Virgin Islander; VN: Vietnam, Vietnamese; VU: Vanuatu, Ni-Vanuatu; \
    WF: Wallis & Futuna, Wallisian; WS: Samoa, Samoan; XK: Kosovo, Kosovar; YE: Yemen, Yemeni; \
    YT: Mayotte, Mahoran; ZA: South Africa, South African; ZM: Zambia, Zambian; ZW: Zimbabwe, Zimbabwean
    """
}
