// Authors of standalone works who write in English, with publicly known facts and their names. Writers who
// also have a series are among the authors of series.

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
    """
}
