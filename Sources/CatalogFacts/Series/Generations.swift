// Novels without numbers on their covers that form series: trilogies and quartets, family sagas, seafarers
// and emperors. Positions, years and titles are those of first publication; uncertain facts are left out.

extension SeriesFacts {
  static let generations = """
    series Gilead
    by Marilynne Robinson
    genres Fiction
    1 2004 Gilead
    2 2008 Home
    3 2014 Lila
    4 2020 Jack

    series Rabbit Angstrom
    by John Updike
    genres Fiction; Classics
    total 4
    1 1960 Rabbit, Run
    2 1971 Rabbit Redux
    3 1981 Rabbit Is Rich
    4 1990 Rabbit at Rest

    series The Border Trilogy
    by Cormac McCarthy
    genres Fiction; Western
    total 3
    1 1992 All the Pretty Horses
    2 1994 The Crossing
    3 1998 Cities of the Plain

    series The New York Trilogy
    by Paul Auster
    genres Fiction; Mystery
    total 3
    1 1985 City of Glass
    1-3 1987 The New York Trilogy
    2 1986 Ghosts
    3 1986 The Locked Room

    series The Alexandria Quartet
    by Lawrence Durrell
    genres Fiction; Classics
    total 4
    1 1957 Justine
    2 1958 Balthazar
    3 1958 Mountolive
    4 1960 Clea

    series A Dance to the Music of Time
    by Anthony Powell
    genres Fiction; Classics
    total 12
    1 1951 A Question of Upbringing
    2 1952 A Buyer's Market
    3 1955 The Acceptance World
    4 1957 At Lady Molly's
    5 1960 Casanova's Chinese Restaurant
    6 1962 The Kindly Ones
    7 1964 The Valley of Bones
    8 1966 The Soldier's Art
    9 1968 The Military Philosophers
    10 1971 Books Do Furnish a Room
    11 1973 Temporary Kings
    12 1975 Hearing Secret Harmonies

    series Sword of Honour
    by Evelyn Waugh
    genres Fiction; Classics
    total 3
    1 1952 Men at Arms
    2 1955 Officers and Gentlemen
    3 1961 Unconditional Surrender

    series Claudius
    by Robert Graves
    genres Historical Fiction; Classics
    total 2
    1 1934 I, Claudius
    2 1935 Claudius the God

    series Hornblower Saga
    by C.S. Forester
    genres Historical Fiction
    total 11
    numbered by story
    1 1950 Mr. Midshipman Hornblower
    2 1952 Lieutenant Hornblower
    3 1962 Hornblower and the Hotspur
    4 1967 Hornblower and the Crisis
    5 1953 Hornblower and the Atropos
    6 1937 The Happy Return
    7 1938 A Ship of the Line
    8 1938 Flying Colours
    9 1945 The Commodore
    10 1946 Lord Hornblower
    11 1958 Hornblower in the West Indies

    series The Grail Quest
    by Bernard Cornwell
    genres Historical Fiction
    total 3
    1 2000 Harlequin
    2 2002 Vagabond
    3 2003 Heretic

    series The Warlord Chronicles
    by Bernard Cornwell
    genres Historical Fiction
    total 3
    1 1995 The Winter King
    2 1996 Enemy of God
    3 1997 Excalibur

    series The Flashman Papers
    by George MacDonald Fraser
    genres Historical Fiction; Humor
    total 12
    1 1969 Flashman
    2 1970 Royal Flash
    3 1971 Flash for Freedom!
    4 1973 Flashman at the Charge
    5 1975 Flashman in the Great Game
    6 1977 Flashman's Lady
    7 1982 Flashman and the Redskins
    8 1985 Flashman and the Dragon
    9 1990 Flashman and the Mountain of Light
    10 1994 Flashman and the Angel of the Lord
    11 1999 Flashman and the Tiger
    12 2005 Flashman on the March

    series Conqueror
    by Conn Iggulden
    genres Historical Fiction
    total 5
    1 2007 Wolf of the Plains
    2 2008 Lords of the Bow
    3 2008 Bones of the Hills
    4 2010 Empire of Silver
    5 2011 Conqueror

    series Emperor
    by Conn Iggulden
    genres Historical Fiction
    total 5
    1 2003 The Gates of Rome
    2 2004 The Death of Kings
    3 2005 The Field of Swords
    4 2006 The Gods of War
    5 2013 The Blood of Gods

    series Cicero
    by Robert Harris
    genres Historical Fiction
    total 3
    1 2006 Imperium
    2 2009 Lustrum
    3 2015 Dictator

    series Les Rois maudits
    by Maurice Druon
    genres Historical Fiction
    language fr
    total 7
    1 1955 Le Roi de fer
    +en The Iron King
    2 1955 La Reine étranglée
    3 1956 Les Poisons de la couronne
    4 1957 La Loi des mâles
    5 1959 La Louve de France
    6 1960 Le Lis et le Lion
    7 1977 Quand un roi perd la France

    series The Lymond Chronicles
    by Dorothy Dunnett
    genres Historical Fiction
    total 6
    1 1961 The Game of Kings
    2 1964 Queens' Play
    3 1966 The Disorderly Knights
    4 1969 Pawn in Frankincense
    5 1971 The Ringed Castle
    6 1975 Checkmate

    series The Poldark Saga
    by Winston Graham
    genres Historical Fiction
    total 12
    1 1945 Ross Poldark
    2 1946 Demelza
    3 1950 Jeremy Poldark
    4 1953 Warleggan
    5 1973 The Black Moon
    6 1976 The Four Swans
    7 1977 The Angry Tide
    8 1981 The Stranger from the Sea
    9 1982 The Miller's Dance
    10 1984 The Loving Cup
    11 1990 The Twisted Sword
    12 2002 Bella Poldark

    series The Cazalet Chronicles
    by Elizabeth Jane Howard
    genres Historical Fiction
    total 5
    1 1990 The Light Years
    2 1991 Marking Time
    3 1993 Confusion
    4 1995 Casting Off
    5 2013 All Change

    series Tales of the City
    by Armistead Maupin
    genres Fiction; Humor
    1 1978 Tales of the City
    2 1980 More Tales of the City
    3 1982 Further Tales of the City
    4 1984 Babycakes
    5 1987 Significant Others
    6 1989 Sure of You
    7 2007 Michael Tolliver Lives
    8 2010 Mary Ann in Autumn
    9 2014 The Days of Anna Madrigal
    10 2024 Mona of the Manor

    series Parade's End
    by Ford Madox Ford
    genres Fiction; Classics
    total 4
    1 1924 Some Do Not
    2 1925 No More Parades
    3 1926 A Man Could Stand Up
    4 1928 Last Post

    series The Snopes Trilogy
    by William Faulkner
    genres Fiction; Classics
    total 3
    1 1940 The Hamlet
    2 1957 The Town
    3 1959 The Mansion

    series The Deptford Trilogy
    by Robertson Davies
    genres Fiction
    total 3
    1 1970 Fifth Business
    2 1972 The Manticore
    3 1975 World of Wonders

    series The Cornish Trilogy
    by Robertson Davies
    genres Fiction
    total 3
    1 1981 The Rebel Angels
    2 1985 What's Bred in the Bone
    3 1988 The Lyre of Orpheus

    series Old Filth
    by Jane Gardam
    genres Fiction
    total 3
    1 2004 Old Filth
    2 2009 The Man in the Wooden Hat
    3 2013 Last Friends

    series Seasonal Quartet
    by Ali Smith
    genres Fiction
    total 4
    1 2016 Autumn
    2 2017 Winter
    3 2019 Spring
    4 2020 Summer

    series Outline
    by Rachel Cusk
    genres Fiction
    total 3
    1 2014 Outline
    2 2016 Transit
    3 2018 Kudos
    """
}
