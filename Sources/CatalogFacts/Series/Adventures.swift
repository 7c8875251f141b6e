// Long series for children and young adults: animals and holidays, spies and schools. Positions, years and
// titles are those of first publication; uncertain facts are left out.

extension SeriesFacts {
  static let adventures = """
    series Redwall
    by Brian Jacques
    genres Children; Fantasy
    total 22
    1 1986 Redwall
    2 1988 Mossflower
    3 1989 Mattimeo
    4 1991 Mariel of Redwall
    5 1992 Salamandastron
    6 1993 Martin the Warrior
    7 1994 The Bellmaker
    8 1995 Outcast of Redwall
    9 1996 Pearls of Lutra
    10 1997 The Long Patrol
    11 1998 Marlfox
    12 1999 The Legend of Luke
    13 2000 Lord Brocktree
    14 2001 The Taggerung
    15 2002 Triss
    16 2003 Loamhedge
    17 2004 Rakkety Tam
    18 2005 High Rhulain
    19 2007 Eulalia!
    20 2008 Doomwyte
    21 2010 The Sable Quean
    22 2011 The Rogue Crew

    series The Moomins
    by Tove Jansson
    genres Children; Classics
    original sv
    total 9
    1 1945 The Moomins and the Great Flood
    2 1946 Comet in Moominland
    3 1948 Finn Family Moomintroll
    4 1950 The Exploits of Moominpappa
    5 1954 Moominsummer Madness
    6 1957 Moominland Midwinter
    7 1962 Tales from Moominvalley
    8 1965 Moominpappa at Sea
    9 1970 Moominvalley in November

    series Swallows and Amazons
    by Arthur Ransome
    genres Children; Classics
    total 12
    1 1930 Swallows and Amazons
    2 1931 Swallowdale
    3 1932 Peter Duck
    4 1933 Winter Holiday
    5 1934 Coot Club
    6 1936 Pigeon Post
    7 1937 We Didn't Mean to Go to Sea
    8 1939 Secret Water
    9 1940 The Big Six
    10 1941 Missee Lee
    11 1943 The Picts and the Martyrs
    12 1947 Great Northern?

    series The Borrowers
    by Mary Norton
    genres Children; Fantasy
    total 5
    1 1952 The Borrowers
    2 1955 The Borrowers Afield
    3 1959 The Borrowers Afloat
    4 1961 The Borrowers Aloft
    5 1982 The Borrowers Avenged

    series The Famous Five
    by Enid Blyton
    genres Children
    total 21
    1 1942 Five on a Treasure Island
    2 1943 Five Go Adventuring Again
    3 1944 Five Run Away Together
    4 1945 Five Go to Smuggler's Top
    5 1946 Five Go Off in a Caravan
    6 1947 Five on Kirrin Island Again
    7 1948 Five Go Off to Camp
    8 1949 Five Get into Trouble
    9 1950 Five Fall into Adventure
    10 1951 Five on a Hike Together
    11 1952 Five Have a Wonderful Time
    12 1953 Five Go Down to the Sea
    13 1954 Five Go to Mystery Moor
    14 1955 Five Have Plenty of Fun
    15 1956 Five on a Secret Trail
    16 1957 Five Go to Billycock Hill
    17 1958 Five Get into a Fix
    18 1960 Five on Finniston Farm
    19 1961 Five Go to Demon's Rocks
    20 1962 Five Have a Mystery to Solve
    21 1963 Five Are Together Again

    series Oz
    by L. Frank Baum
    genres Children; Classics
    total 14
    1 1900 The Wonderful Wizard of Oz
    2 1904 The Marvelous Land of Oz
    3 1907 Ozma of Oz
    4 1908 Dorothy and the Wizard in Oz
    5 1909 The Road to Oz
    6 1910 The Emerald City of Oz
    7 1913 The Patchwork Girl of Oz
    8 1914 Tik-Tok of Oz
    9 1915 The Scarecrow of Oz
    10 1916 Rinkitink in Oz
    11 1917 The Lost Princess of Oz
    12 1918 The Tin Woodman of Oz
    13 1919 The Magic of Oz
    14 1920 Glinda of Oz

    series Gone
    by Michael Grant
    genres Young Adult; Science Fiction
    total 6
    1 2008 Gone
    2 2009 Hunger
    3 2010 Lies
    4 2011 Plague
    5 2012 Fear
    6 2013 Light

    series Alex Rider
    by Anthony Horowitz
    genres Young Adult; Thriller
    1 2000 Stormbreaker
    2 2001 Point Blanc
    3 2002 Skeleton Key
    4 2003 Eagle Strike
    5 2004 Scorpia
    6 2005 Ark Angel
    7 2007 Snakehead
    8 2009 Crocodile Tears
    9 2011 Scorpia Rising

    series Noughts & Crosses
    by Malorie Blackman
    genres Young Adult
    total 6
    1 2001 Noughts & Crosses
    2 2004 Knife Edge
    3 2005 Checkmate
    4 2008 Double Cross
    5 2019 Crossfire
    6 2021 Endgame

    series Vampire Academy
    by Richelle Mead
    genres Young Adult; Fantasy
    total 6
    1 2007 Vampire Academy
    2 2008 Frostbite
    3 2008 Shadow Kiss
    4 2009 Blood Promise
    5 2010 Spirit Bound
    6 2010 Last Sacrifice

    series Warriors: The Prophecies Begin
    by Erin Hunter
    genres Children; Fantasy
    total 6
    1 2003 Into the Wild
    2 2003 Fire and Ice
    3 2003 Forest of Secrets
    4 2004 Rising Storm
    5 2004 A Dangerous Path
    6 2004 The Darkest Hour
    """
}
