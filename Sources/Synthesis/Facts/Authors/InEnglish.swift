// Authors of standalone works who write in English: what is publicly known of them, and their names.
// Writers who have a series as well are among the authors of series.

extension AuthorFacts {
  static let ofWorksInEnglish = """
    J.D. Salinger | male | American | northAmerica | en
    +form J. D. Salinger; Salinger, J.D.; Jerome David Salinger
    Ralph Ellison | male | American | northAmerica | en
    James Baldwin | male | American | northAmerica | en
    Vladimir Nabokov | male | American | northAmerica | en
    +form Nabokov, Vladimir; Владимир Набоков
    Jack Kerouac | male | American | northAmerica | en
    Ken Kesey | male | American | northAmerica | en
    John Williams | male | American | northAmerica | en
    Truman Capote | male | American | northAmerica | en
    Kurt Vonnegut | male | American | northAmerica | en
    Thomas Pynchon | male | American | northAmerica | en
    John Irving | male | American | northAmerica | en
    John Kennedy Toole | male | American | northAmerica | en
    Cormac McCarthy | male | American | northAmerica | en
    Don DeLillo | male | American | northAmerica | en
    Tim O'Brien | male | American | northAmerica | en
    Bret Easton Ellis | male | American | northAmerica | en
    Jeffrey Eugenides | male | American | northAmerica | en
    David Foster Wallace | male | American | northAmerica | en
    Chuck Palahniuk | male | American | northAmerica | en
    Philip Roth | male | American | northAmerica | en
    Arthur Golden | male | American | northAmerica | en
    Michael Cunningham | male | American | northAmerica | en
    Mark Z. Danielewski | male | American | northAmerica | en
    +form Mark Danielewski
    Michael Chabon | male | American | northAmerica | en
    Jonathan Franzen | male | American | northAmerica | en
    Jonathan Safran Foer | male | American | northAmerica | en
    Anthony Doerr | male | American | northAmerica | en
    Colson Whitehead | male | American | northAmerica | en
    Amor Towles | male | American | northAmerica | en
    George Saunders | male | American | northAmerica | en
    Richard Powers | male | American | northAmerica | en
    Percival Everett | male | American | northAmerica | en
    Paul Auster | male | American | northAmerica | en
    William Gay | male | American | northAmerica | en
    Dave Eggers | male | American | northAmerica | en
    Richard Wright | male | American | northAmerica | en
    Harlan Coben | male | American | northAmerica | en
    Raymond Carver | male | American | northAmerica | en
    Ted Chiang | male | American | northAmerica | en
    Stephen King | male | American | northAmerica | en
    +form King, Stephen
    +pen Richard Bachman
    Harper Lee | female | American | northAmerica | en
    Sylvia Plath | female | American | northAmerica | en
    Toni Morrison | female | American | northAmerica | en
    +form Morrison, Toni
    Marilynne Robinson | female | American | northAmerica | en
    Alice Walker | female | American | northAmerica | en
    +form Walker, Alice
    Donna Tartt | female | American | northAmerica | en
    Barbara Kingsolver | female | American | northAmerica | en
    Jhumpa Lahiri | female | American | northAmerica | en
    Ann Patchett | female | American | northAmerica | en
    Alice Sebold | female | American | northAmerica | en
    Mary Ann Shaffer | female | American | northAmerica | en
    Annie Barrows | female | American | northAmerica | en
    Kathryn Stockett | female | American | northAmerica | en
    Celeste Ng | female | American | northAmerica | en
    Hanya Yanagihara | female | American | northAmerica | en
    Kristin Hannah | female | American | northAmerica | en
    Gillian Flynn | female | American | northAmerica | en
    Min Jin Lee | female | American | northAmerica | en
    Taylor Jenkins Reid | female | American | northAmerica | en
    Delia Owens | female | American | northAmerica | en
    Ottessa Moshfegh | female | American | northAmerica | en
    Madeline Miller | female | American | northAmerica | en
    Brit Bennett | female | American | northAmerica | en
    Gabrielle Zevin | female | American | northAmerica | en
    Bonnie Garmus | female | American | northAmerica | en
    Elif Batuman | female | American | northAmerica | en
    Jill McCorkle | female | American | northAmerica | en
    Danielle Steel | female | American | northAmerica | en
    Lan Samantha Chang | female | American | northAmerica | en
    Emma Cline | female | American | northAmerica | en
    Elizabeth Gilbert | female | American | northAmerica | en
    Jayne Anne Phillips | female | American | northAmerica | en
    Flannery O'Connor | female | American | northAmerica | en
    Annie Proulx | female | American | northAmerica | en
    Carmen Maria Machado | female | American | northAmerica | en
    Marisha Pessl | female | American | northAmerica | en
    Amy Tan | female | American | northAmerica | en
    Ocean Vuong | male | Vietnamese-American | northAmerica | en
    Sara Gruen | female | Canadian-American | northAmerica | en
    Yaa Gyasi | female | Ghanaian-American | northAmerica | en
    Junot Díaz | male | Dominican-American | northAmerica | en
    Khaled Hosseini | male | Afghan-American | northAmerica | en
    Lionel Shriver | female | American | northAmerica | en
    William Golding | male | British | europe | en
    John Fowles | male | British | europe | en
    Ian McEwan | male | British | europe | en
    Mark Haddon | male | British | europe | en
    Julian Barnes | male | British | europe | en
    Alex Michaelides | male | British | europe | en
    Matt Haig | male | British | europe | en
    Douglas Stuart | male | British | europe | en
    Henry Green | male | British | europe | en
    David Nicholls | male | British | europe | en
    Nick Hornby | male | British | europe | en
    B.S. Johnson | male | British | europe | en
    +form B. S. Johnson
    Colin Wilson | male | British | europe | en
    Kazuo Ishiguro | male | British-Japanese | europe | en
    Salman Rushdie | male | British-Indian | europe | en
    Doris Lessing | female | British | europe | en
    A.S. Byatt | female | British | europe | en
    +form A. S. Byatt; Byatt, A.S.
    Zadie Smith | female | British | europe | en
    Diane Setterfield | female | British | europe | en
    Paula Hawkins | female | British | europe | en
    Gail Honeyman | female | British | europe | en
    Bernardine Evaristo | female | British | europe | en
    Iris Murdoch | female | British | europe | en
    Kate Atkinson | female | British | europe | en
    Angela Carter | female | British | europe | en
    Maggie O'Farrell | female | British | europe | en
    Jean Rhys | female | Dominican-British | caribbean | en
    Paul Lynch | male | Irish | europe | en
    John Banville | male | Irish | europe | en
    Sally Rooney | female | Irish | europe | en
    Claire Keegan | female | Irish | europe | en
    Emma Donoghue | female | Irish | europe | en
    Michael Ondaatje | male | Canadian | northAmerica | en
    Rohinton Mistry | male | Canadian | northAmerica | en
    Yann Martel | male | Canadian | northAmerica | en
    Iain Reid | male | Canadian | northAmerica | en
    Margaret Atwood | female | Canadian | northAmerica | en
    Emily Schultz | female | Canadian | northAmerica | en
    Alice Munro | female | Canadian | northAmerica | en
    J.M. Coetzee | male | South African | africa | en
    +form J. M. Coetzee; Coetzee, J.M.; John Maxwell Coetzee
    Vikram Seth | male | Indian | asia | en
    Aravind Adiga | male | Indian | asia | en
    Arundhati Roy | female | Indian | asia | en
    Chimamanda Ngozi Adichie | female | Nigerian | africa | en
    +form Adichie, Chimamanda Ngozi; Chimamanda Adichie
    Markus Zusak | male | Australian | oceania | en
    Shaun Tan | male | Australian | oceania | en
    Kate Morton | female | Australian | oceania | en
    Mohsin Hamid | male | Pakistani | asia | en
    Jonathan Swift | male | Irish | europe | en
    Bram Stoker | male | Irish | europe | en
    Oscar Wilde | male | Irish | europe | en
    James Joyce | male | Irish | europe | en
    George Bernard Shaw | male | Irish | europe | en
    +form Bernard Shaw; G. Bernard Shaw
    Henry Fielding | male | British | europe | en
    Charles Dickens | male | British | europe | en
    +form Dickens, Charles
    +pen Boz
    William Makepeace Thackeray | male | British | europe | en
    Wilkie Collins | male | British | europe | en
    Thomas Hardy | male | British | europe | en
    Robert Louis Stevenson | male | British | europe | en
    H.G. Wells | male | British | europe | en
    +form H. G. Wells; Wells, H.G.; Herbert George Wells
    E.M. Forster | male | British | europe | en
    +form E. M. Forster; Edward Morgan Forster
    Kenneth Grahame | male | British | europe | en
    D.H. Lawrence | male | British | europe | en
    +form D. H. Lawrence; Lawrence, D.H.; David Herbert Lawrence
    W. Somerset Maugham | male | British | europe | en
    +form William Somerset Maugham; Somerset Maugham
    Ford Madox Ford | male | British | europe | en
    Graham Greene | male | British | europe | en
    Evelyn Waugh | male | British | europe | en
    William Shakespeare | male | British | europe | en
    Joseph Conrad | male | Polish-British | europe | en
    Jane Austen | female | British | europe | en
    Mary Shelley | female | British | europe | en
    +form Mary Wollstonecraft Shelley; Shelley, Mary
    Charlotte Brontë | female | British | europe | en
    +form Charlotte Bronte; Brontë, Charlotte
    +pen Currer Bell
    Emily Brontë | female | British | europe | en
    +form Emily Bronte; Brontë, Emily
    +pen Ellis Bell
    Anne Brontë | female | British | europe | en
    +form Anne Bronte; Brontë, Anne
    +pen Acton Bell
    Elizabeth Gaskell | female | British | europe | en
    George Eliot | female | British | europe | en
    Frances Hodgson Burnett | female | British | europe | en
    Virginia Woolf | female | British | europe | en
    Stella Gibbons | female | British | europe | en
    Daphne du Maurier | female | British | europe | en
    +form Daphne Du Maurier; du Maurier, Daphne
    Mary Wollstonecraft | female | British | europe | en
    Nathaniel Hawthorne | male | American | northAmerica | en
    Herman Melville | male | American | northAmerica | en
    Henry David Thoreau | male | American | northAmerica | en
    Henry James | male | American | northAmerica | en
    Stephen Crane | male | American | northAmerica | en
    Jack London | male | American | northAmerica | en
    Sinclair Lewis | male | American | northAmerica | en
    F. Scott Fitzgerald | male | American | northAmerica | en
    +form Francis Scott Fitzgerald; Fitzgerald, F. Scott; F Scott Fitzgerald
    Ernest Hemingway | male | American | northAmerica | en
    William Faulkner | male | American | northAmerica | en
    John Steinbeck | male | American | northAmerica | en
    Arthur Miller | male | American | northAmerica | en
    Tennessee Williams | male | American | northAmerica | en
    Harriet Beecher Stowe | female | American | northAmerica | en
    +form Stowe, Harriet Beecher
    Kate Chopin | female | American | northAmerica | en
    Edith Wharton | female | American | northAmerica | en
    Willa Cather | female | American | northAmerica | en
    Nella Larsen | female | American | northAmerica | en
    Zora Neale Hurston | female | American | northAmerica | en
    Margaret Mitchell | female | American | northAmerica | en
    Carson McCullers | female | American | northAmerica | en
    Betty Smith | female | American | northAmerica | en
    Aldous Huxley | male | British | europe | en
    George Orwell | male | British | europe | en
    +form Orwell, George
    +pen Eric Blair
    Arthur C. Clarke | male | British | europe | en
    Anthony Burgess | male | British | europe | en
    +pen Joseph Kell
    David Mitchell | male | British | europe | en
    T.H. White | male | British | europe | en
    +form T. H. White
    Roald Dahl | male | British | europe | en
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
