// Standalone fiction in English since about 1945. Years are those of first publication; subtitles are
// included only if they are on the title page.

extension WorkFacts {
  static let fiction = """
    genres Fiction; Literary Fiction
    1951 The Catcher in the Rye | J.D. Salinger | Classics
    +de Der Fänger im Roggen
    +fr L'Attrape-cœurs
    1952 Invisible Man | Ralph Ellison | Classics
    1953 Go Tell It on the Mountain | James Baldwin | Classics
    1956 Giovanni's Room | James Baldwin | Classics; LGBT
    1954 Lord of the Flies | William Golding | Classics
    +de Herr der Fliegen
    +fr Sa Majesté des mouches
    +es El señor de las moscas
    1955 Lolita | Vladimir Nabokov | Classics
    1957 Pnin | Vladimir Nabokov
    1962 Pale Fire | Vladimir Nabokov
    1957 On the Road | Jack Kerouac | Classics
    1960 To Kill a Mockingbird | Harper Lee | Classics
    +de Wer die Nachtigall stört
    +fr Ne tirez pas sur l'oiseau moqueur
    +es Matar a un ruiseñor
    +it Il buio oltre la siepe
    1962 One Flew Over the Cuckoo's Nest | Ken Kesey | Classics
    1962 The Golden Notebook | Doris Lessing | Feminism
    1963 The Bell Jar | Sylvia Plath | Classics; Feminism
    1965 Stoner | John Williams
    1966 Wide Sargasso Sea | Jean Rhys | Classics
    1966 In Cold Blood | Truman Capote | True Crime; Nonfiction
    1969 Slaughterhouse-Five, or The Children's Crusade | Kurt Vonnegut | Science Fiction; Classics
    1969 The French Lieutenant's Woman | John Fowles | Historical Fiction
    1963 The Collector | John Fowles | Thriller
    1970 The Bluest Eye | Toni Morrison
    1977 Song of Solomon | Toni Morrison
    1973 Sula | Toni Morrison
    1973 Gravity's Rainbow | Thomas Pynchon
    1966 The Crying of Lot 49 | Thomas Pynchon
    1978 The World According to Garp | John Irving
    1985 The Cider House Rules | John Irving
    1989 A Prayer for Owen Meany | John Irving
    1978 The Sea, the Sea | Iris Murdoch
    1980 A Confederacy of Dunces | John Kennedy Toole | Humor
    1980 Housekeeping | Marilynne Robinson
    1981 Midnight's Children | Salman Rushdie | Magical Realism; Historical Fiction
    1983 Shame | Salman Rushdie
    1988 The Satanic Verses | Salman Rushdie | Magical Realism
    1982 The Color Purple | Alice Walker | Classics; Feminism
    1985 Blood Meridian, or the Evening Redness in the West | Cormac McCarthy | Western
    2006 The Road | Cormac McCarthy | Dystopia
    2005 No Country for Old Men | Cormac McCarthy | Thriller
    1985 White Noise | Don DeLillo
    1997 Underworld | Don DeLillo
    1986 An Artist of the Floating World | Kazuo Ishiguro
    1989 The Remains of the Day | Kazuo Ishiguro | Historical Fiction
    +de Was vom Tage übrig blieb
    +fr Les Vestiges du jour
    2005 Never Let Me Go | Kazuo Ishiguro | Science Fiction; Dystopia
    +de Alles, was wir geben mussten
    +fr Auprès de moi toujours
    +es Nunca me abandones
    +it Non lasciarmi
    2021 Klara and the Sun | Kazuo Ishiguro | Science Fiction
    +de Klara und die Sonne
    1990 The Things They Carried | Tim O'Brien | Historical Fiction; War
    1990 Possession: A Romance | A.S. Byatt | Romance
    1991 American Psycho | Bret Easton Ellis | Horror
    1992 The Secret History | Donna Tartt | Mystery
    2002 The Little Friend | Donna Tartt | Mystery
    2013 The Goldfinch | Donna Tartt
    +de Der Distelfink
    1992 The English Patient | Michael Ondaatje | Historical Fiction
    1993 The Virgin Suicides | Jeffrey Eugenides
    2002 Middlesex | Jeffrey Eugenides | Historical Fiction; LGBT
    1993 A Suitable Boy | Vikram Seth | Historical Fiction
    1995 A Fine Balance | Rohinton Mistry | Historical Fiction
    1996 Infinite Jest | David Foster Wallace
    1996 Fight Club | Chuck Palahniuk
    1996 Alias Grace | Margaret Atwood | Historical Fiction
    1988 Cat's Eye | Margaret Atwood
    2000 The Blind Assassin | Margaret Atwood | Historical Fiction
    1997 The God of Small Things | Arundhati Roy
    +de Der Gott der kleinen Dinge
    +fr Le Dieu des petits riens
    +es El dios de las pequeñas cosas
    1969 Portnoy's Complaint | Philip Roth | Humor
    2004 The Plot Against America | Philip Roth | Alternate History
    1997 Memoirs of a Geisha | Arthur Golden | Historical Fiction
    1998 The Poisonwood Bible | Barbara Kingsolver | Historical Fiction
    2022 Demon Copperhead | Barbara Kingsolver
    1998 The Hours | Michael Cunningham
    1999 Disgrace | J.M. Coetzee
    1980 Waiting for the Barbarians | J.M. Coetzee
    1999 Interpreter of Maladies | Jhumpa Lahiri | Short Stories
    2003 The Namesake | Jhumpa Lahiri
    2000 White Teeth | Zadie Smith
    2005 On Beauty | Zadie Smith
    2000 House of Leaves | Mark Z. Danielewski | Horror
    2000 The Amazing Adventures of Kavalier & Clay | Michael Chabon | Historical Fiction
    2001 Atonement | Ian McEwan | Historical Fiction
    +de Abbitte
    +fr Expiation
    +it Espiazione
    2007 On Chesil Beach | Ian McEwan
    2001 Life of Pi | Yann Martel
    +de Schiffbruch mit Tiger
    +fr L'Histoire de Pi
    2001 The Corrections | Jonathan Franzen
    2001 Bel Canto | Ann Patchett
    2019 The Dutch House | Ann Patchett
    2002 The Lovely Bones | Alice Sebold
    2002 Everything Is Illuminated | Jonathan Safran Foer
    2005 Extremely Loud & Incredibly Close | Jonathan Safran Foer
    2003 The Kite Runner | Khaled Hosseini | Historical Fiction
    +de Drachenläufer
    +es Cometas en el cielo
    2007 A Thousand Splendid Suns | Khaled Hosseini | Historical Fiction
    2003 The Curious Incident of the Dog in the Night-Time | Mark Haddon | Mystery
    2003 We Need to Talk About Kevin | Lionel Shriver
    2003 Purple Hibiscus | Chimamanda Ngozi Adichie
    2006 Half of a Yellow Sun | Chimamanda Ngozi Adichie | Historical Fiction
    2013 Americanah | Chimamanda Ngozi Adichie
    2005 The Book Thief | Markus Zusak | Historical Fiction; Young Adult
    +de Die Bücherdiebin
    +fr La Voleuse de livres
    +es La ladrona de libros
    +it Storia di una ladra di libri
    2006 Water for Elephants | Sara Gruen | Historical Fiction
    2006 The Thirteenth Tale | Diane Setterfield | Mystery
    2007 The Reluctant Fundamentalist | Mohsin Hamid
    2017 Exit West | Mohsin Hamid | Magical Realism
    2007 The Brief Wondrous Life of Oscar Wao | Junot Díaz
    2008 The White Tiger | Aravind Adiga
    2008 The Guernsey Literary and Potato Peel Pie Society | Mary Ann Shaffer; Annie Barrows | Historical Fiction
    2009 The Help | Kathryn Stockett | Historical Fiction
    2010 Room | Emma Donoghue
    2011 The Sense of an Ending | Julian Barnes
    2013 The Lowland | Jhumpa Lahiri | Historical Fiction
    2014 All the Light We Cannot See | Anthony Doerr | Historical Fiction
    +de Alles Licht, das wir nicht sehen
    +fr Toute la lumière que nous ne pouvons voir
    2014 Everything I Never Told You | Celeste Ng
    2017 Little Fires Everywhere | Celeste Ng
    2015 A Little Life | Hanya Yanagihara | LGBT
    +de Ein wenig Leben
    2015 The Nightingale | Kristin Hannah | Historical Fiction
    2015 The Girl on the Train | Paula Hawkins | Thriller; Mystery
    2012 Gone Girl | Gillian Flynn | Thriller; Mystery
    2006 Sharp Objects | Gillian Flynn | Thriller; Mystery
    2016 Homegoing | Yaa Gyasi | Historical Fiction
    2016 The Underground Railroad | Colson Whitehead | Historical Fiction
    2019 The Nickel Boys | Colson Whitehead | Historical Fiction
    2016 A Gentleman in Moscow | Amor Towles | Historical Fiction
    2011 Rules of Civility | Amor Towles | Historical Fiction
    2017 Lincoln in the Bardo | George Saunders | Historical Fiction
    2017 Eleanor Oliphant Is Completely Fine | Gail Honeyman
    2017 Pachinko | Min Jin Lee | Historical Fiction
    2017 The Seven Husbands of Evelyn Hugo | Taylor Jenkins Reid | Historical Fiction; LGBT
    2019 Daisy Jones & The Six | Taylor Jenkins Reid | Historical Fiction
    2018 Normal People | Sally Rooney | Romance
    +de Normale Menschen
    2017 Conversations with Friends | Sally Rooney
    2018 Where the Crawdads Sing | Delia Owens | Mystery
    +de Der Gesang der Flusskrebse
    2018 My Year of Rest and Relaxation | Ottessa Moshfegh
    2018 The Overstory | Richard Powers
    2018 Circe | Madeline Miller | Fantasy; Mythology
    2011 The Song of Achilles | Madeline Miller | Historical Fiction; Mythology; LGBT
    +de Das Lied des Achill
    2019 On Earth We're Briefly Gorgeous | Ocean Vuong | LGBT
    2019 Girl, Woman, Other | Bernardine Evaristo
    2019 The Silent Patient | Alex Michaelides | Thriller; Mystery
    2020 Shuggie Bain | Douglas Stuart | LGBT
    2020 Hamnet | Maggie O'Farrell | Historical Fiction
    2020 The Vanishing Half | Brit Bennett | Historical Fiction
    2020 The Midnight Library | Matt Haig | Fantasy
    +de Die Mitternachtsbibliothek
    2013 The Humans | Matt Haig | Science Fiction; Humor
    2021 Small Things Like These | Claire Keegan | Historical Fiction
    2022 Tomorrow, and Tomorrow, and Tomorrow | Gabrielle Zevin
    2022 Lessons in Chemistry | Bonnie Garmus | Historical Fiction
    +de Eine Frage der Chemie
    2023 Yellowface | R.F. Kuang | Thriller
    2023 Prophet Song | Paul Lynch | Dystopia
    """
}
