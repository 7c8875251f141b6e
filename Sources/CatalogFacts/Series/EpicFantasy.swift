// Epic fantasy: long series, series within series, prequels before 1, and series completed by another writer.
// Positions, years and titles are those of first publication; uncertain facts are left out.

extension SeriesFacts {
  static let epicFantasy = """
    series A Song of Ice and Fire
    by George R.R. Martin
    genres Fantasy; Epic Fantasy
    1 1996 A Game of Thrones
    2 1998 A Clash of Kings
    3 2000 A Storm of Swords
    4 2005 A Feast for Crows
    5 2011 A Dance with Dragons

    series The Wheel of Time
    by Robert Jordan
    genres Fantasy; Epic Fantasy
    total 14
    0 2004 New Spring
    +kind novella
    1 1990 The Eye of the World
    2 1990 The Great Hunt
    3 1991 The Dragon Reborn
    4 1992 The Shadow Rising
    5 1993 The Fires of Heaven
    6 1994 Lord of Chaos
    7 1996 A Crown of Swords
    8 1998 The Path of Daggers
    9 2000 Winter's Heart
    10 2003 Crossroads of Twilight
    11 2005 Knife of Dreams
    12 2009 The Gathering Storm
    +by Robert Jordan; Brandon Sanderson
    13 2010 Towers of Midnight
    +by Robert Jordan; Brandon Sanderson
    14 2013 A Memory of Light
    +by Robert Jordan; Brandon Sanderson

    series Mistborn
    by Brandon Sanderson
    genres Fantasy; Epic Fantasy
    1 2006 The Final Empire
    1-3 2009 Mistborn Trilogy Boxed Set
    2 2007 The Well of Ascension
    3 2008 The Hero of Ages
    3.5 2016 Secret History
    4 2011 The Alloy of Law
    5 2015 Shadows of Self
    6 2016 The Bands of Mourning
    7 2022 The Lost Metal

    series Wax & Wayne
    by Brandon Sanderson
    genres Fantasy
    total 4
    1 = Mistborn #4
    2 = Mistborn #5
    3 = Mistborn #6
    4 = Mistborn #7

    series The Stormlight Archive
    by Brandon Sanderson
    genres Fantasy; Epic Fantasy
    1 2010 The Way of Kings
    2 2014 Words of Radiance
    2.5 2016 Edgedancer
    3 2017 Oathbringer
    3.5 2020 Dawnshard
    4 2020 Rhythm of War
    5 2024 Wind and Truth

    series Malazan Book of the Fallen
    by Steven Erikson
    genres Fantasy; Epic Fantasy
    total 10
    1 1999 Gardens of the Moon
    2 2000 Deadhouse Gates
    3 2001 Memories of Ice
    4 2002 House of Chains
    5 2004 Midnight Tides
    6 2006 The Bonehunters
    7 2007 Reaper's Gale
    8 2008 Toll the Hounds
    9 2009 Dust of Dreams
    10 2011 The Crippled God

    series The Belgariad
    by David Eddings
    genres Fantasy; Epic Fantasy
    total 5
    1 1982 Pawn of Prophecy
    2 1982 Queen of Sorcery
    3 1983 Magician's Gambit
    4 1984 Castle of Wizardry
    5 1984 Enchanters' End Game

    series Memory, Sorrow, and Thorn
    by Tad Williams
    genres Fantasy; Epic Fantasy
    total 3
    1 1988 The Dragonbone Chair
    2 1990 Stone of Farewell
    3 1993 To Green Angel Tower

    series Lightbringer
    by Brent Weeks
    genres Fantasy; Epic Fantasy
    total 5
    1 2010 The Black Prism
    2 2012 The Blinding Knife
    3 2014 The Broken Eye
    4 2016 The Blood Mirror
    5 2019 The Burning White

    series The Night Angel Trilogy
    by Brent Weeks
    genres Fantasy
    total 3
    1 2008 The Way of Shadows
    2 2008 Shadow's Edge
    3 2008 Beyond the Shadows

    series The Poppy War
    by R.F. Kuang
    genres Fantasy; Grimdark
    total 3
    1 2018 The Poppy War
    2 2019 The Dragon Republic
    3 2020 The Burning God

    series The Green Bone Saga
    by Fonda Lee
    genres Fantasy
    total 3
    1 2017 Jade City
    2 2019 Jade War
    3 2021 Jade Legacy
    """
}
