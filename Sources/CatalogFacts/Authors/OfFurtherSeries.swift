// Authors of less well-known series, with publicly known facts. A house name has no gender.

extension AuthorFacts {
  static let ofFurtherSeries = """
    John Updike | male | American | northAmerica | en
    Lawrence Durrell | male | British | europe | en
    Anthony Powell | male | British | europe | en
    Robert Graves | male | British | europe | en
    C.S. Forester | male | British | europe | en
    +form Forester, C.S.; C. S. Forester
    George MacDonald Fraser | male | British | europe | en
    Conn Iggulden | male | British | europe | en
    Robert Harris | male | British | europe | en
    Maurice Druon | male | French | europe | fr
    Dorothy Dunnett | female | British | europe | en
    Winston Graham | male | British | europe | en
    Elizabeth Jane Howard | female | British | europe | en
    Armistead Maupin | male | American | northAmerica | en
    Robertson Davies | male | Canadian | northAmerica | en
    Jane Gardam | female | British | europe | en
    Ali Smith | female | British | europe | en
    Rachel Cusk | female | British | europe | en
    Christelle Dabos | female | French | europe | fr
    Kerstin Gier | female | German | europe | de
    Marc-Uwe Kling | male | German | europe | de
    Arturo Pérez-Reverte | male | Spanish | europe | es
    Laura Gallego | female | Spanish | europe | es
    Sylvia Day | female | American | northAmerica | en
    Graeme Simsion | male | Australian | oceania | en
    Jojo Moyes | female | British | europe | en
    J.R. Ward | female | American | northAmerica | en
    +form Ward, J.R.; J. R. Ward
    Susan Cooper | female | British | europe | en
    Lloyd Alexander | male | American | northAmerica | en
    Garth Nix | male | Australian | oceania | en
    Diana Wynne Jones | female | British | europe | en
    +form Jones, Diana Wynne
    Patrick Ness | male | American | northAmerica | en
    Scott Westerfeld | male | American | northAmerica | en
    Lauren Oliver | female | American | northAmerica | en
    Ally Condie | female | American | northAmerica | en
    Marie Lu | female | American | northAmerica | en
    Kiera Cass | female | American | northAmerica | en
    Victoria Aveyard | female | American | northAmerica | en
    Stephanie Garber | female | American | northAmerica | en
    Sabaa Tahir | female | American | northAmerica | en
    Holly Black | female | American | northAmerica | en
    Tony DiTerlizzi | male | American | northAmerica | en
    Jonathan Stroud | male | British | europe | en
    Lois Lowry | female | American | northAmerica | en
    Madeleine L'Engle | female | American | northAmerica | en
    Beverly Cleary | female | American | northAmerica | en
    Brian Jacques | male | British | europe | en
    Tove Jansson | female | Finnish | europe | sv
    Arthur Ransome | male | British | europe | en
    Mary Norton | female | British | europe | en
    Enid Blyton | female | British | europe | en
    L. Frank Baum | male | American | northAmerica | en
    +form Baum, L. Frank
    Michael Grant | male | American | northAmerica | en
    Anthony Horowitz | male | British | europe | en
    Malorie Blackman | female | British | europe | en
    Richelle Mead | female | American | northAmerica | en
    Erin Hunter | unknown | British | europe | en
    Raymond E. Feist | male | American | northAmerica | en
    Janny Wurts | female | American | northAmerica | en
    Terry Brooks | male | American | northAmerica | en
    Stephen R. Donaldson | male | American | northAmerica | en
    Glen Cook | male | American | northAmerica | en
    Roger Zelazny | male | American | northAmerica | en
    Patricia A. McKillip | female | American | northAmerica | en
    Peter V. Brett | male | American | northAmerica | en
    Mark Lawrence | male | British | europe | en
    Brian McClellan | male | American | northAmerica | en
    Katherine Arden | female | American | northAmerica | en
    S.A. Chakraborty | female | American | northAmerica | en
    +form Chakraborty, S.A.; Shannon Chakraborty
    Ken Liu | male | American | northAmerica | en
    Margaret Weis | female | American | northAmerica | en
    Tracy Hickman | male | American | northAmerica | en
    R.A. Salvatore | male | American | northAmerica | en
    +form Salvatore, R.A.; R. A. Salvatore
    Jacqueline Carey | female | American | northAmerica | en
    Tamsyn Muir | female | New Zealander | oceania | en
    Mervyn Peake | male | British | europe | en
    Anne Rice | female | American | northAmerica | en
    Justin Cronin | male | American | northAmerica | en
    Guillermo del Toro | male | Mexican | latinAmerica | es
    +form del Toro, Guillermo; Guillermo Del Toro
    Chuck Hogan | male | American | northAmerica | en
    Jeff Lindsay | male | American | northAmerica | en
    Sue Grafton | female | American | northAmerica | en
    Jo Nesbø | male | Norwegian | europe | no
    +form Nesbø, Jo; Jo Nesbo
    Maj Sjöwall | female | Swedish | europe | sv
    Per Wahlöö | male | Swedish | europe | sv
    Jussi Adler-Olsen | male | Danish | europe | da
    Colin Dexter | male | British | europe | en
    John le Carré | male | British | europe | en
    +form le Carré, John; John Le Carré; John le Carre
    Robert Ludlum | male | American | northAmerica | en
    Ian Fleming | male | British | europe | en
    Mick Herron | male | British | europe | en
    Ann Cleeves | female | British | europe | en
    Alan Bradley | male | Canadian | northAmerica | en
    Patricia Highsmith | female | American | northAmerica | en
    James Ellroy | male | American | northAmerica | en
    Jacqueline Winspear | female | British | europe | en
    Philip Kerr | male | British | europe | en
    Janet Evanovich | female | American | northAmerica | en
    Jeffery Deaver | male | American | northAmerica | en
    Walter Mosley | male | American | northAmerica | en
    C.J. Sansom | male | British | europe | en
    +form Sansom, C.J.; C. J. Sansom
    Tess Gerritsen | female | American | northAmerica | en
    Iain M. Banks | male | British | europe | en
    +form Banks, Iain M.
    Dan Simmons | male | American | northAmerica | en
    Kim Stanley Robinson | male | American | northAmerica | en
    +form Robinson, Kim Stanley
    William Gibson | male | American | northAmerica | en
    Gentry Lee | male | American | northAmerica | en
    Jeff VanderMeer | male | American | northAmerica | en
    Pierce Brown | male | American | northAmerica | en
    Adrian Tchaikovsky | male | British | europe | en
    Arkady Martine | female | American | northAmerica | en
    Ada Palmer | female | American | northAmerica | en
    Alastair Reynolds | male | British | europe | en
    Richard K. Morgan | male | British | europe | en
    +form Morgan, Richard K.; Richard Morgan
    Edgar Rice Burroughs | male | American | northAmerica | en
    Peter F. Hamilton | male | British | europe | en
    David Brin | male | American | northAmerica | en
    Gene Wolfe | male | American | northAmerica | en
    Philip José Farmer | male | American | northAmerica | en
    +form Farmer, Philip José; Philip Jose Farmer
    Vernor Vinge | male | American | northAmerica | en
    Yoon Ha Lee | male | American | northAmerica | en
    Ernest Cline | male | American | northAmerica | en
    Christopher Paolini | male | American | northAmerica | en
    """
}
