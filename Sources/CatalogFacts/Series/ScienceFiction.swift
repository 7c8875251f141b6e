// Science fiction series: later prequels, numbers in order of publication, and fractional positions.
// Positions, years and titles are those of first publication; uncertain facts are left out.

extension SeriesFacts {
  static let scienceFiction = """
    series Dune
    by Frank Herbert
    genres Science Fiction; Classics
    total 6
    1 1965 Dune
    +de Der Wüstenplanet
    2 1969 Dune Messiah
    3 1976 Children of Dune
    4 1981 God Emperor of Dune
    5 1984 Heretics of Dune
    6 1985 Chapterhouse: Dune

    series Foundation
    by Isaac Asimov
    genres Science Fiction; Classics
    total 7
    1 1951 Foundation
    2 1952 Foundation and Empire
    3 1953 Second Foundation
    4 1982 Foundation's Edge
    5 1986 Foundation and Earth
    6 1988 Prelude to Foundation
    7 1993 Forward the Foundation

    series Robot
    by Isaac Asimov
    genres Science Fiction; Mystery
    partial
    1 1954 The Caves of Steel
    2 1957 The Naked Sun
    3 1983 The Robots of Dawn
    4 1985 Robots and Empire

    series The Hitchhiker's Guide to the Galaxy
    by Douglas Adams
    genres Science Fiction; Humor
    total 6
    1 1979 The Hitchhiker's Guide to the Galaxy
    +de Per Anhalter durch die Galaxis
    2 1980 The Restaurant at the End of the Universe
    3 1982 Life, the Universe and Everything
    4 1984 So Long, and Thanks for All the Fish
    5 1992 Mostly Harmless
    6 2009 And Another Thing...
    +by Eoin Colfer

    series Ender's Saga
    by Orson Scott Card
    genres Science Fiction
    partial
    1 1985 Ender's Game
    2 1986 Speaker for the Dead
    3 1991 Xenocide
    4 1996 Children of the Mind

    series The Expanse
    by James S.A. Corey
    genres Science Fiction; Space Opera
    total 9
    1 2011 Leviathan Wakes
    2 2012 Caliban's War
    2.5 2012 Gods of Risk
    3 2013 Abaddon's Gate
    4 2014 Cibola Burn
    5 2015 Nemesis Games
    5.5 2015 The Vital Abyss
    6 2016 Babylon's Ashes
    6.5 2017 Strange Dogs
    7 2017 Persepolis Rising
    8 2019 Tiamat's Wrath
    8.5 2019 Auberon
    9 2021 Leviathan Falls
    9.5 2022 The Sins of Our Fathers

    series The Murderbot Diaries
    by Martha Wells
    genres Science Fiction
    1 2017 All Systems Red
    2 2018 Artificial Condition
    3 2018 Rogue Protocol
    4 2018 Exit Strategy
    5 2020 Network Effect
    6 2021 Fugitive Telemetry
    7 2023 System Collapse

    series Imperial Radch
    by Ann Leckie
    genres Science Fiction; Space Opera
    total 3
    1 2013 Ancillary Justice
    2 2014 Ancillary Sword
    3 2015 Ancillary Mercy

    series Wayfarers
    by Becky Chambers
    genres Science Fiction
    total 4
    1 2014 The Long Way to a Small, Angry Planet
    2 2016 A Closed and Common Orbit
    3 2018 Record of a Spaceborn Few
    4 2021 The Galaxy, and the Ground Within

    series Old Man's War
    by John Scalzi
    genres Science Fiction
    1 2005 Old Man's War
    2 2006 The Ghost Brigades
    3 2007 The Last Colony
    4 2008 Zoe's Tale
    5 2013 The Human Division
    6 2015 The End of All Things
    """
}
