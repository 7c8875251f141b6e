// Further authors of standalone works who write in English. The list is split into two files because of its
// length.

extension AuthorFacts {
  static let furtherOfWorksInEnglish = """
    Stuart Turton | male | British | europe | en
    Frederick Forsyth | male | British | europe | en
    P.D. James | female | British | europe | en
    +form P. D. James; James, P.D.
    Naomi Alderman | female | British | europe | en
    Susanna Clarke | female | British | europe | en
    Susan Hill | female | British | europe | en
    Josephine Tey | female | British | europe | en
    +pen Gordon Daviot
    Lucy Foley | female | British | europe | en
    Philippa Pearce | female | British | europe | en
    Ray Bradbury | male | American | northAmerica | en
    +form Bradbury, Ray
    Richard Matheson | male | American | northAmerica | en
    Alfred Bester | male | American | northAmerica | en
    Robert A. Heinlein | male | American | northAmerica | en
    Philip K. Dick | male | American | northAmerica | en
    +form Philip Kindred Dick; Dick, Philip K.
    Daniel Keyes | male | American | northAmerica | en
    Carl Sagan | male | American | northAmerica | en
    Neal Stephenson | male | American | northAmerica | en
    Andy Weir | male | American | northAmerica | en
    Blake Crouch | male | American | northAmerica | en
    Max Gladstone | male | American | northAmerica | en
    Peter S. Beagle | male | American | northAmerica | en
    William Goldman | male | American | northAmerica | en
    Ira Levin | male | American | northAmerica | en
    Josh Malerman | male | American | northAmerica | en
    Stephen Graham Jones | male | American | northAmerica | en
    Peter Benchley | male | American | northAmerica | en
    John Grisham | male | American | northAmerica | en
    Dennis Lehane | male | American | northAmerica | en
    Stephen Chbosky | male | American | northAmerica | en
    John Green | male | American | northAmerica | en
    Sherman Alexie | male | American | northAmerica | en
    Jay Asher | male | American | northAmerica | en
    E.B. White | male | American | northAmerica | en
    +form E. B. White
    Norton Juster | male | American | northAmerica | en
    Maurice Sendak | male | American | northAmerica | en
    Eric Carle | male | American | northAmerica | en
    Brian Selznick | male | American | northAmerica | en
    Octavia E. Butler | female | American | northAmerica | en
    +form Octavia Butler; Butler, Octavia E.
    Audrey Niffenegger | female | American | northAmerica | en
    Erin Morgenstern | female | American | northAmerica | en
    Naomi Novik | female | American | northAmerica | en
    V.E. Schwab | female | American | northAmerica | en
    +form V. E. Schwab; Schwab, V.E.
    +pen Victoria Schwab
    Shirley Jackson | female | American | northAmerica | en
    S.E. Hinton | female | American | northAmerica | en
    +form S. E. Hinton; Susan Eloise Hinton
    Laurie Halse Anderson | female | American | northAmerica | en
    Rainbow Rowell | female | American | northAmerica | en
    Natalie Babbitt | female | American | northAmerica | en
    Katherine Paterson | female | American | northAmerica | en
    Emily St. John Mandel | female | Canadian | northAmerica | en
    +form St. John Mandel, Emily; Mandel, Emily St. John
    Amal El-Mohtar | female | Canadian | northAmerica | en
    Guy Gavriel Kay | male | Canadian | northAmerica | en
    +form Kay, Guy Gavriel
    Silvia Moreno-Garcia | female | Mexican-Canadian | northAmerica | en
    Jared Diamond | male | American | northAmerica | en
    Howard Zinn | male | American | northAmerica | en
    Timothy Snyder | male | American | northAmerica | en
    Adam Hochschild | male | American | northAmerica | en
    Dee Brown | male | American | northAmerica | en
    Patrick Radden Keefe | male | American | northAmerica | en
    David Grann | male | American | northAmerica | en
    David Graeber | male | American | northAmerica | en
    Thomas S. Kuhn | male | American | northAmerica | en
    James D. Watson | male | American | northAmerica | en
    Douglas R. Hofstadter | male | American | northAmerica | en
    James Gleick | male | American | northAmerica | en
    Brian Greene | male | American | northAmerica | en
    Neil deGrasse Tyson | male | American | northAmerica | en
    Tobias Wolff | male | American | northAmerica | en
    Frank McCourt | male | American | northAmerica | en
    Jon Krakauer | male | American | northAmerica | en
    Atul Gawande | male | American | northAmerica | en
    Ta-Nehisi Coates | male | American | northAmerica | en
    Paul Kalanithi | male | American | northAmerica | en
    J.D. Vance | male | American | northAmerica | en
    +form J. D. Vance; Vance, J.D.
    Barack Obama | male | American | northAmerica | en
    Ron Chernow | male | American | northAmerica | en
    Walter Isaacson | male | American | northAmerica | en
    Kai Bird | male | American | northAmerica | en
    Martin J. Sherwin | male | American | northAmerica | en
    Daniel Goleman | male | American | northAmerica | en
    Daniel H. Pink | male | American | northAmerica | en
    Jonathan Haidt | male | American | northAmerica | en
    Robert B. Cialdini | male | American | northAmerica | en
    Dale Carnegie | male | American | northAmerica | en
    Stephen R. Covey | male | American | northAmerica | en
    John Gray | male | American | northAmerica | en
    Charles Duhigg | male | American | northAmerica | en
    Mark Manson | male | American | northAmerica | en
    Cal Newport | male | American | northAmerica | en
    James Clear | male | American | northAmerica | en
    Jim Collins | male | American | northAmerica | en
    David Allen | male | American | northAmerica | en
    Timothy Ferriss | male | American | northAmerica | en
    Eric Ries | male | American | northAmerica | en
    Peter Thiel | male | American | northAmerica | en
    Blake Masters | male | American | northAmerica | en
    Phil Knight | male | American | northAmerica | en
    John Carreyrou | male | American | northAmerica | en
    Ed Catmull | male | American | northAmerica | en
    Michael Lewis | male | American | northAmerica | en
    Robert M. Pirsig | male | American | northAmerica | en
    Michael J. Sandel | male | American | northAmerica | en
    Paul Theroux | male | American | northAmerica | en
    Michael Pollan | male | American | northAmerica | en
    Anthony Bourdain | male | American | northAmerica | en
    John Berendt | male | American | northAmerica | en
    Erik Larson | male | American | northAmerica | en
    Frederick P. Brooks Jr. | male | American | northAmerica | en
    Andrew Hunt | male | American | northAmerica | en
    Robert C. Martin | male | American | northAmerica | en
    Donald A. Norman | male | American | northAmerica | en
    Siddhartha Mukherjee | male | American | northAmerica | en
    Sebastian Junger | male | American | northAmerica | en
    Raymond A. Moody Jr. | male | American | northAmerica | en
    Bob Woodward | male | American | northAmerica | en
    John Cage | male | American | northAmerica | en
    Bill Bryson | male | American | northAmerica | en
    Barbara W. Tuchman | female | American | northAmerica | en
    Isabel Wilkerson | female | American | northAmerica | en
    Anne Applebaum | female | American | northAmerica | en
    Rachel Carson | female | American | northAmerica | en
    Mary Roach | female | American | northAmerica | en
    Rebecca Skloot | female | American | northAmerica | en
    Elizabeth Kolbert | female | American | northAmerica | en
    Robin Wall Kimmerer | female | American | northAmerica | en
    Maya Angelou | female | American | northAmerica | en
    Jeannette Walls | female | American | northAmerica | en
    Joan Didion | female | American | northAmerica | en
    Patti Smith | female | American | northAmerica | en
    Cheryl Strayed | female | American | northAmerica | en
    Roxane Gay | female | American | northAmerica | en
    Michelle Obama | female | American | northAmerica | en
    Tara Westover | female | American | northAmerica | en
    Michelle Zauner | female | American | northAmerica | en
    Jennette McCurdy | female | American | northAmerica | en
    Sylvia Nasar | female | American | northAmerica | en
    Doris Kearns Goodwin | female | American | northAmerica | en
    Stacy Schiff | female | American | northAmerica | en
    Laura Hillenbrand | female | American | northAmerica | en
    Margot Lee Shetterly | female | American | northAmerica | en
    Carol S. Dweck | female | American | northAmerica | en
    Susan Cain | female | American | northAmerica | en
    Angela Duckworth | female | American | northAmerica | en
    Sophia Amoruso | female | American | northAmerica | en
    Amy Wallace | female | American | northAmerica | en
    Shoshana Zuboff | female | American | northAmerica | en
    Betty Friedan | female | American | northAmerica | en
    Rebecca Solnit | female | American | northAmerica | en
    Audre Lorde | female | American | northAmerica | en
    Samin Nosrat | female | American | northAmerica | en
    Michelle McNamara | female | American | northAmerica | en
    Antony Beevor | male | British | europe | en
    Tony Judt | male | British | europe | en
    Peter Frankopan | male | British | europe | en
    David Wengrow | male | British | europe | en
    Charles Darwin | male | British | europe | en
    Richard Dawkins | male | British | europe | en
    Oliver Sacks | male | British | europe | en
    Stephen Hawking | male | British | europe | en
    Simon Singh | male | British | europe | en
    Matthew Walker | male | British | europe | en
    Merlin Sheldrake | male | British | europe | en
    Ed Yong | male | British | europe | en
    Adam Smith | male | British | europe | en
    Bertrand Russell | male | British | europe | en
    Oliver Burkeman | male | British | europe | en
    Bruce Chatwin | male | British | europe | en
    David Thomas | male | British | europe | en
    Alain de Botton | male | Swiss-British | europe | en
    Mary Beard | female | British | europe | en
    Caroline Criado Perez | female | British | europe | en
    Christina Lamb | female | British | europe | en
    Kate Raworth | female | British | europe | en
    Rebecca Wragg Sykes | female | British | europe | en
    Helen Macdonald | nonBinary | British | europe | en
    Jung Chang | female | Chinese-British | asia | en
    Andrea Wulf | female | German-British | europe | en
    Azar Nafisi | female | Iranian-American | middleEast | en
    Malala Yousafzai | female | Pakistani | asia | en
    Trevor Noah | male | South African | africa | en
    Mihaly Csikszentmihalyi | male | Hungarian-American | northAmerica | en
    Malcolm Gladwell | male | Canadian | northAmerica | en
    Margaret MacMillan | female | Canadian | northAmerica | en
    Daniel Kahneman | male | Israeli-American | northAmerica | en
    Bessel van der Kolk | male | Dutch | northAmerica | en
    +form van der Kolk, Bessel
    Eckhart Tolle | male | German | northAmerica | en
    Don Miguel Ruiz | male | Mexican | latinAmerica | en
    Yotam Ottolenghi | male | Israeli-British | europe | en
    Sami Tamimi | male | Palestinian | middleEast | en
    Walt Whitman | male | American | northAmerica | en
    Allen Ginsberg | male | American | northAmerica | en
    Shel Silverstein | male | American | northAmerica | en
    J.J. Abrams | male | American | northAmerica | en
    +form J. J. Abrams; Abrams, J.J.
    Doug Dorst | male | American | northAmerica | en
    Craig Thompson | male | American | northAmerica | en
    Gene Luen Yang | male | American | northAmerica | en
    Will Eisner | male | American | northAmerica | en
    T.S. Eliot | male | American-British | europe | en
    +form T. S. Eliot; Thomas Stearns Eliot; Eliot, T.S.
    Rupi Kaur | female | Canadian | northAmerica | en
    Claudia Rankine | female | Jamaican-American | northAmerica | en
    Kahlil Gibran | male | Lebanese-American | middleEast | en
    +form Khalil Gibran; جبران خليل جبران
    Alan Moore | male | British | europe | en
    Dave Gibbons | male | British | europe | en
    David Lloyd | male | British | europe | en
    Alison Bechdel | female | American | northAmerica | en
    """
}
