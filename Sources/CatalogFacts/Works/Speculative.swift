// Standalone fantasy, science fiction, horror, crime and books for the young. Books that readers' sites
// number as part of a series are left out.

extension WorkFacts {
  static let speculative = """
    genres Science Fiction; Fiction
    1932 Brave New World | Aldous Huxley | Dystopia; Classics
    +de Schöne neue Welt
    +fr Le Meilleur des mondes
    +es Un mundo feliz
    1949 Nineteen Eighty-Four | George Orwell | Dystopia; Classics
    +en 1984
    +de 1984
    +fr 1984
    1945 Animal Farm: A Fairy Story | George Orwell | Satire; Classics
    +de Farm der Tiere
    +fr La Ferme des animaux
    +es Rebelión en la granja
    1953 Fahrenheit 451 | Ray Bradbury | Dystopia; Classics
    1950 The Martian Chronicles | Ray Bradbury | Short Stories
    1953 Childhood's End | Arthur C. Clarke
    1954 I Am Legend | Richard Matheson | Horror
    1956 The Stars My Destination | Alfred Bester
    +en Tiger! Tiger!
    1953 The Demolished Man | Alfred Bester
    1959 Starship Troopers | Robert A. Heinlein
    1961 Stranger in a Strange Land | Robert A. Heinlein
    1966 The Moon Is a Harsh Mistress | Robert A. Heinlein
    1962 A Clockwork Orange | Anthony Burgess | Dystopia; Classics
    1962 The Man in the High Castle | Philip K. Dick | Alternate History
    1968 Do Androids Dream of Electric Sheep? | Philip K. Dick
    +de Träumen Androiden von elektrischen Schafen?
    1969 Ubik | Philip K. Dick
    1977 A Scanner Darkly | Philip K. Dick
    1963 Cat's Cradle | Kurt Vonnegut | Satire
    1959 The Sirens of Titan | Kurt Vonnegut
    1966 Flowers for Algernon | Daniel Keyes | Classics
    1969 The Left Hand of Darkness | Ursula K. Le Guin
    1974 The Dispossessed: An Ambiguous Utopia | Ursula K. Le Guin
    1971 The Lathe of Heaven | Ursula K. Le Guin
    1972 The Gods Themselves | Isaac Asimov
    1955 The End of Eternity | Isaac Asimov | Time Travel
    1989 Nemesis | Isaac Asimov
    1979 Kindred | Octavia E. Butler | Historical Fiction; Time Travel
    1985 Contact | Carl Sagan
    1985 Galápagos | Kurt Vonnegut
    1992 Snow Crash | Neal Stephenson | Cyberpunk
    1999 Cryptonomicon | Neal Stephenson | Historical Fiction
    2008 Anathem | Neal Stephenson
    1992 The Children of Men | P.D. James | Dystopia
    2003 The Time Traveler's Wife | Audrey Niffenegger | Romance
    2004 Cloud Atlas | David Mitchell | Literary Fiction
    +de Der Wolkenatlas
    2014 The Bone Clocks | David Mitchell | Fantasy
    2008 The Host | Stephenie Meyer | Romance
    2011 The Martian | Andy Weir
    +de Der Marsianer
    +fr Seul sur Mars
    2017 Artemis | Andy Weir
    2021 Project Hail Mary | Andy Weir
    +de Der Astronaut
    2014 Station Eleven | Emily St. John Mandel | Dystopia
    2022 Sea of Tranquility | Emily St. John Mandel | Time Travel
    2016 Dark Matter | Blake Crouch | Thriller
    2019 Recursion | Blake Crouch | Thriller
    2016 The Power | Naomi Alderman | Dystopia
    2019 This Is How You Lose the Time War | Amal El-Mohtar; Max Gladstone | Romance

    genres Fantasy; Fiction
    1958 The Once and Future King | T.H. White | Classics
    1968 The Last Unicorn | Peter S. Beagle
    1973 The Princess Bride | William Goldman | Humor; Romance
    +de Die Brautprinzessin
    1996 Neverwhere | Neil Gaiman
    +de Niemalsland
    1999 Stardust | Neil Gaiman
    +de Der Sternwanderer
    2002 Coraline | Neil Gaiman | Children; Horror
    2008 The Graveyard Book | Neil Gaiman | Children
    2013 The Ocean at the End of the Lane | Neil Gaiman
    +de Der Ozean am Ende der Straße
    1990 Good Omens: The Nice and Accurate Prophecies of Agnes Nutter, Witch | Terry Pratchett; Neil Gaiman | Humor
    +de Ein gutes Omen
    +fr De bons présages
    2008 Nation | Terry Pratchett | Young Adult
    2004 Jonathan Strange & Mr Norrell | Susanna Clarke | Historical Fiction
    +de Jonathan Strange & Mr. Norrell
    2020 Piranesi | Susanna Clarke
    2023 Tress of the Emerald Sea | Brandon Sanderson
    1990 Tigana | Guy Gavriel Kay
    1992 A Song for Arbonne | Guy Gavriel Kay
    2011 The Night Circus | Erin Morgenstern | Romance
    +de Der Nachtzirkus
    2019 The Starless Sea | Erin Morgenstern
    2015 Uprooted | Naomi Novik
    2018 Spinning Silver | Naomi Novik
    2020 The Invisible Life of Addie LaRue | V.E. Schwab | Romance
    +de Das unsichtbare Leben der Addie LaRue
    2022 Babel, or the Necessity of Violence | R.F. Kuang | Historical Fiction
    1978 The Stand | Stephen King | Horror; Dystopia

    genres Horror; Fiction
    1959 The Haunting of Hill House | Shirley Jackson | Classics
    1962 We Have Always Lived in the Castle | Shirley Jackson | Classics
    1967 Rosemary's Baby | Ira Levin
    1974 Carrie | Stephen King
    1975 'Salem's Lot | Stephen King | Vampires
    1983 Pet Sematary | Stephen King
    +de Friedhof der Kuscheltiere
    +fr Simetierre
    1986 It | Stephen King
    +de Es
    +fr Ça
    1987 Misery | Stephen King | Thriller
    +de Sie
    2011 11/22/63 | Stephen King | Time Travel
    1983 The Woman in Black | Susan Hill
    2014 Bird Box | Josh Malerman
    2020 Mexican Gothic | Silvia Moreno-Garcia | Historical Fiction
    2020 The Only Good Indians | Stephen Graham Jones

    genres Mystery; Fiction
    1939 And Then There Were None | Agatha Christie | Classics
    +de Und dann gab's keines mehr
    +fr Ils étaient dix
    1951 The Daughter of Time | Josephine Tey | Classics
    1980 The Name of the Rose | Umberto Eco | Historical Fiction
    +original it
    +it Il nome della rosa
    +de Der Name der Rose
    +fr Le Nom de la rose
    +es El nombre de la rosa
    2018 The 7½ Deaths of Evelyn Hardcastle | Stuart Turton | Time Travel
    2020 The Guest List | Lucy Foley | Thriller

    genres Thriller; Fiction
    1971 The Day of the Jackal | Frederick Forsyth
    1974 Jaws | Peter Benchley | Horror
    1992 The Pelican Brief | John Grisham | Legal
    2001 Mystic River | Dennis Lehane
    2003 Shutter Island | Dennis Lehane

    genres Young Adult; Fiction
    1967 The Outsiders | S.E. Hinton | Classics
    1999 Speak | Laurie Halse Anderson
    1999 The Perks of Being a Wallflower | Stephen Chbosky
    2005 Looking for Alaska | John Green
    2008 Paper Towns | John Green
    2012 The Fault in Our Stars | John Green | Romance
    +de Das Schicksal ist ein mieser Verräter
    +fr Nos étoiles contraires
    +es Bajo la misma estrella
    +it Colpa delle stelle
    +pt A Culpa É das Estrelas
    2007 The Absolutely True Diary of a Part-Time Indian | Sherman Alexie
    2007 Thirteen Reasons Why | Jay Asher
    2012 Eleanor & Park | Rainbow Rowell | Romance
    2017 Turtles All the Way Down | John Green

    genres Children; Fiction
    1952 Charlotte's Web | E.B. White | Classics
    +de Wilbur und Charlotte
    1945 Stuart Little | E.B. White | Classics
    1958 Tom's Midnight Garden | Philippa Pearce | Fantasy
    1961 The Phantom Tollbooth | Norton Juster | Fantasy
    1961 James and the Giant Peach | Roald Dahl | Fantasy
    1982 The BFG | Roald Dahl | Fantasy
    1983 The Witches | Roald Dahl | Fantasy
    +de Hexen hexen
    1988 Matilda | Roald Dahl | Humor
    1963 Where the Wild Things Are | Maurice Sendak | Picture Books
    1969 The Very Hungry Caterpillar | Eric Carle | Picture Books
    +de Die kleine Raupe Nimmersatt
    1975 Tuck Everlasting | Natalie Babbitt | Fantasy
    1977 Bridge to Terabithia | Katherine Paterson
    2007 The Invention of Hugo Cabret | Brian Selznick | Historical Fiction
    """
}
