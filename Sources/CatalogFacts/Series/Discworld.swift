// The Discworld and its subseries, whose books all belong to the main series as well. Positions, years and
// titles are those of first publication; uncertain facts are left out.

extension SeriesFacts {
  static let discworld = """
    series Discworld
    by Terry Pratchett
    genres Fantasy; Humor
    total 41
    1 1983 The Colour of Magic
    +de Die Farben der Magie
    2 1986 The Light Fantastic
    3 1987 Equal Rites
    4 1987 Mort
    +de Gevatter Tod
    5 1988 Sourcery
    6 1988 Wyrd Sisters
    7 1989 Pyramids
    8 1989 Guards! Guards!
    +de Wachen! Wachen!
    9 1990 Eric
    10 1990 Moving Pictures
    11 1991 Reaper Man
    12 1991 Witches Abroad
    13 1992 Small Gods
    14 1992 Lords and Ladies
    15 1993 Men at Arms
    16 1994 Soul Music
    17 1994 Interesting Times
    18 1995 Maskerade
    19 1996 Feet of Clay
    20 1996 Hogfather
    21 1997 Jingo
    22 1998 The Last Continent
    23 1998 Carpe Jugulum
    24 1999 The Fifth Elephant
    25 2000 The Truth
    26 2001 Thief of Time
    27 2001 The Last Hero
    28 2001 The Amazing Maurice and His Educated Rodents
    29 2002 Night Watch
    30 2003 The Wee Free Men
    31 2003 Monstrous Regiment
    32 2004 A Hat Full of Sky
    33 2004 Going Postal
    34 2005 Thud!
    35 2006 Wintersmith
    36 2007 Making Money
    37 2009 Unseen Academicals
    38 2010 I Shall Wear Midnight
    39 2011 Snuff
    40 2013 Raising Steam
    41 2015 The Shepherd's Crown

    series Rincewind
    by Terry Pratchett
    genres Fantasy; Humor
    total 8
    1 = Discworld #1
    2 = Discworld #2
    3 = Discworld #5
    4 = Discworld #9
    5 = Discworld #17
    6 = Discworld #22
    7 = Discworld #27
    8 = Discworld #37

    series Death
    by Terry Pratchett
    genres Fantasy; Humor
    total 5
    1 = Discworld #4
    2 = Discworld #11
    3 = Discworld #16
    4 = Discworld #20
    5 = Discworld #26

    series Witches
    by Terry Pratchett
    genres Fantasy; Humor
    total 6
    1 = Discworld #3
    2 = Discworld #6
    3 = Discworld #12
    4 = Discworld #14
    5 = Discworld #18
    6 = Discworld #23

    series City Watch
    by Terry Pratchett
    genres Fantasy; Humor; Crime
    total 8
    1 = Discworld #8
    2 = Discworld #15
    3 = Discworld #19
    4 = Discworld #21
    5 = Discworld #24
    6 = Discworld #29
    7 = Discworld #34
    8 = Discworld #39

    series Tiffany Aching
    by Terry Pratchett
    genres Fantasy; Young Adult
    total 5
    1 = Discworld #30
    2 = Discworld #32
    3 = Discworld #35
    4 = Discworld #38
    5 = Discworld #41

    series Moist von Lipwig
    by Terry Pratchett
    genres Fantasy; Humor
    total 3
    1 = Discworld #33
    2 = Discworld #36
    3 = Discworld #40

    series The Science of Discworld
    by Terry Pratchett; Ian Stewart; Jack Cohen
    genres Science; Fantasy
    total 4
    1 1999 The Science of Discworld
    2 2002 The Science of Discworld II: The Globe
    3 2005 The Science of Discworld III: Darwin's Watch
    4 2013 The Science of Discworld IV: Judgement Day
    """
}
