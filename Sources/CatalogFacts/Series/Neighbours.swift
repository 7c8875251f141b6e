// Further series from other countries, besides those in `world`: European children's books, Africa, India,
// Asia. Positions, years and titles are those of first publication; uncertain facts are left out.

extension SeriesFacts {
  static let neighbours = """
    series L'amica geniale
    by Elena Ferrante
    genres Literary Fiction
    language it
    total 4
    1 2011 L'amica geniale
    +en My Brilliant Friend
    2 2012 Storia del nuovo cognome
    +en The Story of a New Name
    3 2013 Storia di chi fugge e di chi resta
    4 2014 Storia della bambina perduta

    series Tintenwelt
    by Cornelia Funke
    genres Children; Fantasy
    language de
    partial
    1 2003 Tintenherz
    +en Inkheart
    2 2005 Tintenblut
    +en Inkspell
    3 2007 Tintentod
    +en Inkdeath

    series Min kamp
    by Karl Ove Knausgård
    genres Literary Fiction
    language no
    total 6
    1 2009 Min kamp 1
    2 2009 Min kamp 2
    3 2009 Min kamp 3
    4 2010 Min kamp 4
    5 2010 Min kamp 5
    6 2011 Min kamp 6

    series Pippi Långstrump
    by Astrid Lindgren
    genres Children; Classics
    language sv
    partial
    1 1945 Pippi Långstrump
    +en Pippi Longstocking
    +de Pippi Langstrumpf
    2 1946 Pippi Långstrump går ombord
    3 1948 Pippi Långstrump i Söderhavet

    series Astérix
    by René Goscinny; Albert Uderzo
    genres Comics; Humor
    language fr
    partial
    1 1961 Astérix le Gaulois
    2 1962 La Serpe d'or
    3 1963 Astérix et les Goths
    4 1964 Astérix gladiateur
    5 1965 Le Tour de Gaule d'Astérix
    6 1965 Astérix et Cléopâtre
    7 1966 Le Combat des chefs
    8 1966 Astérix chez les Bretons
    25 1980 Le Grand Fossé
    +by Albert Uderzo

    series Les Aventures de Tintin
    by Hergé
    genres Comics; Adventure
    language fr
    total 24
    partial
    5 1936 Le Lotus bleu
    7 1938 L'Île noire
    8 1939 Le Sceptre d'Ottokar
    10 1942 L'Étoile mystérieuse
    11 1943 Le Secret de La Licorne
    16 1953 Objectif Lune
    17 1954 On a marché sur la Lune
    18 1956 L'Affaire Tournesol
    20 1960 Tintin au Tibet
    +en Tintin in Tibet
    +de Tim in Tibet
    21 1963 Les Bijoux de la Castafiore
    23 1976 Tintin et les Picaros

    series The African Trilogy
    by Chinua Achebe
    genres Literary Fiction; Classics
    total 3
    1 1958 Things Fall Apart
    2 1960 No Longer at Ease
    3 1964 Arrow of God

    series Nervous Conditions
    by Tsitsi Dangarembga
    genres Literary Fiction
    total 3
    1 1988 Nervous Conditions
    2 2006 The Book of Not
    3 2018 This Mournable Body

    series Binti
    by Nnedi Okorafor
    genres Science Fiction
    total 3
    1 2015 Binti
    2 2017 Home
    3 2018 The Night Masquerade

    series Ibis Trilogy
    by Amitav Ghosh
    genres Historical Fiction
    total 3
    1 2008 Sea of Poppies
    2 2011 River of Smoke
    3 2015 Flood of Fire

    series Shiva Trilogy
    by Amish Tripathi
    genres Fantasy; Mythology
    total 3
    1 2010 The Immortals of Meluha
    2 2011 The Secret of the Nagas
    3 2013 The Oath of the Vayuputras

    series Crazy Rich Asians
    by Kevin Kwan
    genres Romance; Humor
    total 3
    1 2013 Crazy Rich Asians
    2 2015 China Rich Girlfriend
    3 2017 Rich People Problems
    """
}
