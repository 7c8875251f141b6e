// Comics: volumes with a number only, volumes with number and subtitle, and albums with individual titles.
// Years are those of the collected volumes; uncertain facts are left out.

extension SeriesFacts {
  static let comics = """
    series Saga
    by Brian K. Vaughan; Fiona Staples
    genres Comics; Science Fiction
    partial
    1 2012 Saga, Vol. 1
    2 2013 Saga, Vol. 2
    3 2014 Saga, Vol. 3
    4 2014 Saga, Vol. 4
    5 2015 Saga, Vol. 5
    6 2016 Saga, Vol. 6
    7 2017 Saga, Vol. 7
    8 2017 Saga, Vol. 8
    9 2018 Saga, Vol. 9
    10 2022 Saga, Vol. 10

    series The Sandman
    by Neil Gaiman
    genres Comics; Fantasy
    total 10
    numbered by story
    1 1991 The Sandman, Vol. 1: Preludes & Nocturnes
    2 1990 The Sandman, Vol. 2: The Doll's House
    3 1991 The Sandman, Vol. 3: Dream Country
    4 1992 The Sandman, Vol. 4: Season of Mists
    5 1993 The Sandman, Vol. 5: A Game of You
    6 1993 The Sandman, Vol. 6: Fables & Reflections
    7 1994 The Sandman, Vol. 7: Brief Lives
    8 1994 The Sandman, Vol. 8: Worlds' End
    9 1996 The Sandman, Vol. 9: The Kindly Ones
    10 1997 The Sandman, Vol. 10: The Wake

    series The Walking Dead
    by Robert Kirkman; Charlie Adlard
    genres Comics; Horror
    total 32
    partial
    1 2004 The Walking Dead, Vol. 1: Days Gone Bye
    +by Robert Kirkman; Tony Moore
    2 2004 The Walking Dead, Vol. 2: Miles Behind Us
    3 2005 The Walking Dead, Vol. 3: Safety Behind Bars
    4 2005 The Walking Dead, Vol. 4: The Heart's Desire
    5 2006 The Walking Dead, Vol. 5: The Best Defense
    6 2007 The Walking Dead, Vol. 6: This Sorrowful Life
    7 2007 The Walking Dead, Vol. 7: The Calm Before
    8 2008 The Walking Dead, Vol. 8: Made to Suffer
    9 2009 The Walking Dead, Vol. 9: Here We Remain
    10 2009 The Walking Dead, Vol. 10: What We Become

    series Y: The Last Man
    by Brian K. Vaughan; Pia Guerra
    genres Comics; Science Fiction
    total 10
    1 2003 Y: The Last Man, Vol. 1: Unmanned
    2 2003 Y: The Last Man, Vol. 2: Cycles
    3 2004 Y: The Last Man, Vol. 3: One Small Step
    4 2004 Y: The Last Man, Vol. 4: Safeword
    5 2005 Y: The Last Man, Vol. 5: Ring of Truth
    6 2005 Y: The Last Man, Vol. 6: Girl on Girl
    7 2006 Y: The Last Man, Vol. 7: Paper Dolls
    8 2006 Y: The Last Man, Vol. 8: Kimono Dragons
    9 2007 Y: The Last Man, Vol. 9: Motherland
    10 2008 Y: The Last Man, Vol. 10: Whys and Wherefores

    series Monstress
    by Marjorie M. Liu; Sana Takeda
    genres Comics; Fantasy
    partial
    1 2016 Monstress, Vol. 1: Awakening
    2 2017 Monstress, Vol. 2: The Blood
    3 2018 Monstress, Vol. 3: Haven
    4 2019 Monstress, Vol. 4: The Chosen

    series Scott Pilgrim
    by Bryan Lee O'Malley
    genres Graphic Novels
    total 6
    1 2004 Scott Pilgrim's Precious Little Life
    2 2005 Scott Pilgrim vs. the World
    3 2006 Scott Pilgrim & the Infinite Sadness
    4 2007 Scott Pilgrim Gets It Together
    5 2009 Scott Pilgrim vs. the Universe
    6 2010 Scott Pilgrim's Finest Hour

    series Maus
    by Art Spiegelman
    genres Graphic Novels; Biography
    total 2
    1 1986 Maus I: My Father Bleeds History
    1-2 1996 The Complete Maus
    2 1991 Maus II: And Here My Troubles Began

    series Persepolis
    by Marjane Satrapi
    genres Graphic Novels; Biography
    language fr
    total 4
    1 2000 Persepolis, Volume 1
    2 2001 Persepolis, Volume 2
    3 2002 Persepolis, Volume 3
    4 2003 Persepolis, Volume 4
    """
}
