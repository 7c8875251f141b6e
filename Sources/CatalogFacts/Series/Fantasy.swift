// Fantasy series of medium length: trilogies, cycles, and worlds with several of them. Positions, years and
// titles are those of first publication; uncertain facts are left out.

extension SeriesFacts {
  static let fantasy = """
    series The Lord of the Rings
    by J.R.R. Tolkien
    genres Fantasy; Classics
    total 3
    1 1954 The Fellowship of the Ring
    +de Die Gefährten
    1-3 1968 The Lord of the Rings
    +de Der Herr der Ringe
    2 1954 The Two Towers
    +de Die zwei Türme
    3 1955 The Return of the King

    series Earthsea Cycle
    by Ursula K. Le Guin
    genres Fantasy
    total 6
    1 1968 A Wizard of Earthsea
    2 1971 The Tombs of Atuan
    3 1972 The Farthest Shore
    4 1990 Tehanu
    5 2001 Tales from Earthsea
    6 2001 The Other Wind

    series The Kingkiller Chronicle
    by Patrick Rothfuss
    genres Fantasy
    1 2007 The Name of the Wind
    +de Der Name des Windes
    2 2011 The Wise Man's Fear
    2.5 2014 The Slow Regard of Silent Things

    series Gentleman Bastard
    by Scott Lynch
    genres Fantasy
    1 2006 The Lies of Locke Lamora
    2 2007 Red Seas Under Red Skies
    3 2013 The Republic of Thieves

    series The First Law
    by Joe Abercrombie
    genres Fantasy; Grimdark
    total 3
    1 2006 The Blade Itself
    2 2007 Before They Are Hanged
    3 2008 Last Argument of Kings

    series The Age of Madness
    by Joe Abercrombie
    genres Fantasy; Grimdark
    total 3
    1 2019 A Little Hatred
    2 2020 The Trouble with Peace
    3 2021 The Wisdom of Crowds

    series The Farseer Trilogy
    by Robin Hobb
    genres Fantasy
    total 3
    1 1995 Assassin's Apprentice
    2 1996 Royal Assassin
    3 1997 Assassin's Quest

    series Liveship Traders
    by Robin Hobb
    genres Fantasy
    total 3
    1 1998 Ship of Magic
    2 1999 The Mad Ship
    3 2000 Ship of Destiny

    series The Tawny Man
    by Robin Hobb
    genres Fantasy
    total 3
    1 2001 Fool's Errand
    2 2002 The Golden Fool
    3 2003 Fool's Fate

    series Realm of the Elderlings
    by Robin Hobb
    genres Fantasy
    total 16
    partial
    1 = The Farseer Trilogy #1
    2 = The Farseer Trilogy #2
    3 = The Farseer Trilogy #3
    4 = Liveship Traders #1
    5 = Liveship Traders #2
    6 = Liveship Traders #3
    7 = The Tawny Man #1
    8 = The Tawny Man #2
    9 = The Tawny Man #3

    series The Broken Earth
    by N.K. Jemisin
    genres Fantasy; Science Fiction
    total 3
    1 2015 The Fifth Season
    2 2016 The Obelisk Gate
    3 2017 The Stone Sky

    series The Inheritance Trilogy
    by N.K. Jemisin
    genres Fantasy
    total 3
    1 2010 The Hundred Thousand Kingdoms
    1-3 2014 The Inheritance Trilogy
    2 2010 The Broken Kingdoms
    3 2011 The Kingdom of Gods
    """
}
