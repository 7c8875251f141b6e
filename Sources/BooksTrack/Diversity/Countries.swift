// The continents of countries, shown in the chart (DIV-3). Providers give a nationality as an ISO 3166-1
// code, readers as the English name of the country or its people: `Nigeria` or `Nigerian`.

internal import BooksTrackAPI

/// Maps countries to continents.
enum Continents {
  /// Returns the continent of a country, given by code, name or demonym. Any other text is returned unchanged
  /// (DIV-8).
  static func name(of nationality: String) -> String {
    asWritten[nationality] ?? byName[key(nationality)] ?? nationality
  }

  /// Most inputs are spelled as in the table, and normalizing a name costs more than looking it up.
  private static let asWritten = continents { $0 }
  /// The continents by normalized name.
  private static let byName = continents(key)

  /// Returns the continents by code, name and demonym, each transformed by `form`.
  private static func continents(_ form: (String) -> String) -> [String: String] {
    var continents: [String: String] = [:]
    for (continent, countries) in Countries.table {
      for line in countries.split(separator: "\n") {
        continents[form(String(line.prefix(2)))] = continent
        for name in line.dropFirst(2).split(separator: ",") {
          continents[form(String(name.drop { $0 == " " }))] = continent
        }
      }
    }
    return continents
  }

  /// Normalizes a name: dots, hyphens, articles and `and` are removed, and `Saint` becomes `St`.
  private static func key(_ name: String) -> String {
    FoldedText.words(name.replacing(".", with: "")).filter { $0 != "and" && $0 != "the" }
      .map { $0 == "saint" ? "st" : $0 }.joined(separator: " ")
  }
}

/// The countries of ISO 3166-1 and Kosovo, by the continents of the United Nations' classification.
enum Countries {
  /// By continent, one country per line: its code, names and demonyms.
  static let table: [(continent: String, countries: String)] = [
    ("Africa", africa), ("Antarctica", "AQ Antarctica, Antarctic"), ("Asia", asia), ("Europe", europe),
    ("North America", northAmerica), ("South America", southAmerica), ("Oceania", oceania),
  ]

  private static let africa = """
    AO Angola, Angolan
    BF Burkina Faso, Burkinabé, Burkinabe, Burkinan
    BI Burundi, Burundian
    BJ Benin, Beninese, Beninois
    BW Botswana, Botswanan, Motswana, Batswana
    CD Democratic Republic of the Congo, DR Congo, DRC, Congo-Kinshasa, Zaire, Zairean, Zairian
    CF Central African Republic, Central African
    CG Congo, Republic of the Congo, Congo-Brazzaville, Congolese
    CI Côte d'Ivoire, Ivory Coast, Ivorian, Ivoirian
    CM Cameroon, Cameroonian
    CV Cape Verde, Cabo Verde, Cape Verdean, Cabo Verdean
    DJ Djibouti, Djiboutian
    DZ Algeria, Algerian
    EG Egypt, Egyptian
    EH Western Sahara, Sahrawi, Western Saharan
    ER Eritrea, Eritrean
    ET Ethiopia, Ethiopian
    GA Gabon, Gabonese
    GH Ghana, Ghanaian
    GM Gambia, Gambian
    GN Guinea, Guinean
    GQ Equatorial Guinea, Equatorial Guinean, Equatoguinean
    GW Guinea-Bissau, Bissau-Guinean
    IO British Indian Ocean Territory, Chagos Archipelago, Chagos Islands, Chagossian
    KE Kenya, Kenyan
    KM Comoros, Comorian, Comoran
    LR Liberia, Liberian
    LS Lesotho, Basotho, Mosotho
    LY Libya, Libyan
    MA Morocco, Moroccan
    MG Madagascar, Malagasy, Madagascan
    ML Mali, Malian
    MR Mauritania, Mauritanian
    MU Mauritius, Mauritian
    MW Malawi, Malawian
    MZ Mozambique, Mozambican
    NA Namibia, Namibian
    NE Niger, Nigerien, Nigerois
    NG Nigeria, Nigerian
    RE Réunion, Réunionese, Réunionnais
    RW Rwanda, Rwandan, Rwandese
    SC Seychelles, Seychellois, Seychelloise
    SD Sudan, Sudanese
    SH Saint Helena, Saint Helenian
    SL Sierra Leone, Sierra Leonean
    SN Senegal, Senegalese
    SO Somalia, Somali, Somalian, Somaliland
    SS South Sudan, South Sudanese
    ST São Tomé and Príncipe, São Toméan, Santomean
    SZ Eswatini, Swaziland, Swazi, Liswati
    TD Chad, Chadian
    TF French Southern Territories, French Southern and Antarctic Lands
    TG Togo, Togolese
    TN Tunisia, Tunisian
    TZ Tanzania, Tanzanian, Zanzibari
    UG Uganda, Ugandan
    YT Mayotte, Mahoran
    ZA South Africa, South African
    ZM Zambia, Zambian
    ZW Zimbabwe, Zimbabwean, Rhodesia, Rhodesian
    """

  private static let asia = """
    AE United Arab Emirates, UAE, Emirates, Emirati, Emirian
    AF Afghanistan, Afghan, Afghani
    AM Armenia, Armenian
    AZ Azerbaijan, Azerbaijani, Azeri
    BD Bangladesh, Bangladeshi
    BH Bahrain, Bahraini
    BN Brunei, Brunei Darussalam, Bruneian
    BT Bhutan, Bhutanese
    CN China, China mainland, People's Republic of China, PRC, Chinese, Tibet, Tibetan
    CY Cyprus, Cypriot, Greek Cypriot, Turkish Cypriot
    GE Georgia, Georgian
    HK Hong Kong, Hong Konger, Hongkonger, Hongkongese
    ID Indonesia, Indonesian
    IL Israel, Israeli
    IN India, Indian
    IQ Iraq, Iraqi
    IR Iran, Iranian, Persia, Persian
    JO Jordan, Jordanian
    JP Japan, Japanese
    KG Kyrgyzstan, Kyrgyz, Kyrgyzstani, Kirghiz
    KH Cambodia, Cambodian, Khmer
    KP North Korea, North Korean
    KR South Korea, South Korean, Korea, Korean
    KW Kuwait, Kuwaiti
    KZ Kazakhstan, Kazakh, Kazakhstani
    LA Laos, Lao, Laotian
    LB Lebanon, Lebanese
    LK Sri Lanka, Sri Lankan, Ceylon, Ceylonese
    MM Myanmar, Burma, Burmese, Myanma
    MN Mongolia, Mongolian
    MO Macao, Macau, Macanese
    MV Maldives, Maldivian
    MY Malaysia, Malaysian
    NP Nepal, Nepali, Nepalese
    OM Oman, Omani
    PH Philippines, Filipino, Filipina, Philippine
    PK Pakistan, Pakistani
    PS Palestine, Palestinian Territories, State of Palestine, Palestinian
    QA Qatar, Qatari
    SA Saudi Arabia, Saudi, Saudi Arabian
    SG Singapore, Singaporean
    SY Syria, Syrian
    TH Thailand, Thai
    TJ Tajikistan, Tajik, Tajikistani
    TL Timor-Leste, East Timor, Timorese, East Timorese
    TM Turkmenistan, Turkmen
    TR Turkey, Türkiye, Turkish
    TW Taiwan, Taiwanese
    UZ Uzbekistan, Uzbek, Uzbekistani
    VN Vietnam, Viet Nam, Vietnamese
    YE Yemen, Yemeni
    """

  private static let europe = """
    AD Andorra, Andorran
    AL Albania, Albanian
    AT Austria, Austrian
    AX Åland, Åland Islands, Ålandic, Ålander
    BA Bosnia and Herzegovina, Bosnia, Bosnian, Herzegovinian, Bosnian and Herzegovinian
    BE Belgium, Belgian, Flemish
    BG Bulgaria, Bulgarian
    BY Belarus, Belarusian, Belarussian
    CH Switzerland, Swiss
    CZ Czechia, Czech Republic, Czech, Czechoslovakia, Czechoslovak
    DE Germany, German, East Germany, East German, West Germany, West German
    DK Denmark, Danish, Dane
    EE Estonia, Estonian
    ES Spain, Spanish, Spaniard, Catalonia, Catalan
    FI Finland, Finnish, Finn
    FO Faroe Islands, Faroes, Faroese
    FR France, French
    GB United Kingdom, UK, Great Britain, GB, Britain, British, Briton
    GB England, English, Scotland, Scottish, Scots, Scot, Wales, Welsh, Northern Ireland, Northern Irish
    GG Guernsey
    GI Gibraltar, Gibraltarian
    GR Greece, Greek
    HR Croatia, Croatian, Croat
    HU Hungary, Hungarian
    IE Ireland, Republic of Ireland, Irish
    IM Isle of Man, Manx
    IS Iceland, Icelandic, Icelander
    IT Italy, Italian
    JE Jersey
    LI Liechtenstein, Liechtensteiner
    LT Lithuania, Lithuanian
    LU Luxembourg, Luxembourgish, Luxembourger, Luxembourgian
    LV Latvia, Latvian
    MC Monaco, Monégasque, Monacan
    MD Moldova, Moldovan
    ME Montenegro, Montenegrin
    MK North Macedonia, Macedonia, Macedonian, North Macedonian
    MT Malta, Maltese
    NL Netherlands, Holland, Dutch, Netherlandish
    NO Norway, Norwegian
    PL Poland, Polish, Pole
    PT Portugal, Portuguese
    RO Romania, Romanian
    RS Serbia, Serbian, Serb, Yugoslavia, Yugoslav, Yugoslavian
    RU Russia, Russian Federation, Russian
    SE Sweden, Swedish, Swede
    SI Slovenia, Slovenian, Slovene
    SJ Svalbard and Jan Mayen, Svalbard
    SK Slovakia, Slovak, Slovakian, Slovak Republic
    SM San Marino, Sammarinese, San Marinese
    UA Ukraine, Ukrainian
    VA Vatican City, Vatican, Holy See
    XK Kosovo, Kosovar, Kosovan
    """

  private static let northAmerica = """
    AG Antigua and Barbuda, Antigua, Antiguan, Barbudan, Antiguan and Barbudan
    AI Anguilla, Anguillan
    AW Aruba, Aruban
    BB Barbados, Barbadian, Bajan
    BL Saint Barthélemy, Saint Barts, Barthélemois
    BM Bermuda, Bermudian, Bermudan
    BQ Caribbean Netherlands, Bonaire, Sint Eustatius, Saba, Bonaire Sint Eustatius and Saba, Bonairean
    BS Bahamas, Bahamian
    BZ Belize, Belizean
    CA Canada, Canadian, Quebec, Québécois, Quebecer
    CR Costa Rica, Costa Rican
    CU Cuba, Cuban
    CW Curaçao, Curaçaoan
    DM Dominica
    DO Dominican Republic, Dominican
    GD Grenada, Grenadian
    GL Greenland, Greenlandic, Greenlander
    GP Guadeloupe, Guadeloupean, Guadeloupian
    GT Guatemala, Guatemalan
    HN Honduras, Honduran
    HT Haiti, Haitian
    JM Jamaica, Jamaican
    KN Saint Kitts and Nevis, Saint Kitts, Kittitian, Nevisian, Kittitian and Nevisian
    KY Cayman Islands, Caymanian
    LC Saint Lucia, Saint Lucian
    MF Saint Martin, Saint-Martinois
    MQ Martinique, Martinican, Martiniquan, Martiniquais
    MS Montserrat, Montserratian
    MX Mexico, Mexican
    NI Nicaragua, Nicaraguan
    PA Panama, Panamanian
    PM Saint Pierre and Miquelon, Saint-Pierrais
    PR Puerto Rico, Puerto Rican
    SV El Salvador, Salvadoran, Salvadorean, Salvadorian
    SX Sint Maarten, Sint Maartener
    TC Turks and Caicos Islands, Turks and Caicos, Turks and Caicos Islander
    TT Trinidad and Tobago, Trinidad, Tobago, Trinidadian, Tobagonian, Trinidadian and Tobagonian
    US United States, United States of America, USA, America, American
    VC Saint Vincent and the Grenadines, Saint Vincent, Vincentian, Saint Vincentian
    VG British Virgin Islands, British Virgin Islander
    VI U.S. Virgin Islands, United States Virgin Islands, Virgin Islands, Virgin Islander
    """

  private static let southAmerica = """
    AR Argentina, Argentine, Argentinian, Argentinean
    BO Bolivia, Bolivian
    BR Brazil, Brazilian
    BV Bouvet Island
    CL Chile, Chilean
    CO Colombia, Colombian
    EC Ecuador, Ecuadorian, Ecuadorean, Ecuadoran
    FK Falkland Islands, Falklands, Falkland Islander
    GF French Guiana, French Guianese
    GS South Georgia and the South Sandwich Islands, South Georgia
    GY Guyana, Guyanese
    PE Peru, Peruvian
    PY Paraguay, Paraguayan
    SR Suriname, Surinam, Surinamese
    UY Uruguay, Uruguayan
    VE Venezuela, Venezuelan
    """

  private static let oceania = """
    AS American Samoa, American Samoan
    AU Australia, Australian, Aussie
    CC Cocos Islands, Cocos Keeling Islands, Keeling Islands, Cocos Islander
    CK Cook Islands, Cook Islander, Cook Islands Māori
    CX Christmas Island, Christmas Islander
    FJ Fiji, Fijian
    FM Micronesia, Federated States of Micronesia, Micronesian
    GU Guam, Guamanian, Chamorro
    HM Heard Island and McDonald Islands, Heard and McDonald Islands
    KI Kiribati, I-Kiribati, Gilbertese
    MH Marshall Islands, Marshallese
    MP Northern Mariana Islands, Northern Marianan, Northern Mariana Islander
    NC New Caledonia, New Caledonian
    NF Norfolk Island, Norfolk Islander
    NR Nauru, Nauruan
    NU Niue, Niuean
    NZ New Zealand, New Zealander, Aotearoa, Kiwi
    PF French Polynesia, French Polynesian, Tahiti, Tahitian
    PG Papua New Guinea, PNG, Papua New Guinean, Papuan
    PN Pitcairn, Pitcairn Islands, Pitcairn Islander
    PW Palau, Palauan
    SB Solomon Islands, Solomon Islander
    TK Tokelau, Tokelauan
    TO Tonga, Tongan
    TV Tuvalu, Tuvaluan
    UM U.S. Outlying Islands, United States Minor Outlying Islands
    VU Vanuatu, Ni-Vanuatu, Vanuatuan
    WF Wallis and Futuna, Wallisian, Futunan
    WS Samoa, Western Samoa, Samoan
    """
}
