// Countries and regions whose names differ by one slip: `Iran` and `Iraq`, `Austria` and `Australia`. Often
// they are the only difference between the titles of two travel guides.

/// Folded names of countries, of one word.
enum CountryNames {
  /// Returns true if a folded word is the name of a country.
  static func has(_ word: Substring) -> Bool { words.contains(TitleLine.fingerprint(ofFolded: word.utf8)) }

  private static let words = WordTable(
    """
    africa algeria america andorra angola argentina armenia asia australia austria bahamas bahrain bali bavaria
    belarus belgium belize benin bolivia bosnia brazil britain brunei bulgaria burma cambodia cameroon canada chad
    chile china colombia congo corsica crete croatia cuba cyprus denmark dominica ecuador egypt england eritrea
    estonia ethiopia europe fiji finland france gabon gambia georgia germany ghana greece grenada guatemala guinea
    guyana haiti honduras hungary iceland india indiana indonesia iran iraq ireland israel italy jamaica japan jordan
    kenya korea kuwait laos latvia lebanon lesotho liberia libya lithuania luxembourg macedonia madeira malawi
    malaysia maldives mali malta mauritania mauritius mexico moldova monaco mongolia montenegro morocco mozambique
    myanmar namibia nepal netherlands niger nigeria norway oman pakistan palau palestine panama paraguay persia peru
    poland portugal qatar romania russia rwanda samoa sardinia scotland senegal serbia siberia sicily singapore
    slovakia slovenia somalia spain sudan suriname swaziland sweden switzerland syria taiwan tanzania thailand tibet
    togo tonga tunisia turkey uganda ukraine uruguay uzbekistan venezuela vienna vietnam wales yemen zambia zimbabwe
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
