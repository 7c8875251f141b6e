// Historical series: sailors, monks and kings, in long series and trilogies. Positions, years and titles are
// those of first publication; uncertain facts are left out.

extension SeriesFacts {
  static let historical = """
    series Thomas Cromwell
    by Hilary Mantel
    genres Historical Fiction
    total 3
    1 2009 Wolf Hall
    2 2012 Bring Up the Bodies
    3 2020 The Mirror & the Light

    series The Saxon Stories
    by Bernard Cornwell
    genres Historical Fiction
    total 13
    1 2004 The Last Kingdom
    2 2005 The Pale Horseman
    3 2006 The Lords of the North
    4 2007 Sword Song
    5 2009 The Burning Land
    6 2011 Death of Kings
    7 2013 The Pagan Lord
    8 2014 The Empty Throne
    9 2015 Warriors of the Storm
    10 2016 The Flame Bearer
    11 2018 War of the Wolf
    12 2019 Sword of Kings
    13 2020 War Lord

    series Aubrey & Maturin
    by Patrick O'Brian
    genres Historical Fiction; Adventure
    total 20
    partial
    1 1969 Master and Commander
    2 1972 Post Captain
    3 1973 H.M.S. Surprise
    4 1977 The Mauritius Command
    5 1978 Desolation Island
    6 1979 The Fortune of War
    7 1980 The Surgeon's Mate
    8 1981 The Ionian Mission
    9 1983 Treason's Harbour
    10 1984 The Far Side of the World
    11 1986 The Reverse of the Medal
    12 1988 The Letter of Marque
    13 1989 The Thirteen-Gun Salute
    14 1991 The Nutmeg of Consolation
    15 1992 Clarissa Oakes
    +en The Truelove
    16 1993 The Wine-Dark Sea
    18 1996 The Yellow Admiral
    19 1998 The Hundred Days
    20 1999 Blue at the Mizzen

    series Kingsbridge
    by Ken Follett
    genres Historical Fiction
    0 2020 The Evening and the Morning
    1 1989 The Pillars of the Earth
    +de Die Säulen der Erde
    2 2007 World Without End
    +de Die Tore der Welt
    3 2017 A Column of Fire
    4 2023 The Armor of Light

    series The Century Trilogy
    by Ken Follett
    genres Historical Fiction
    total 3
    1 2010 Fall of Giants
    2 2012 Winter of the World
    3 2014 Edge of Eternity

    series Masters of Rome
    by Colleen McCullough
    genres Historical Fiction
    total 7
    1 1990 The First Man in Rome
    2 1991 The Grass Crown
    3 1993 Fortune's Favorites
    4 1996 Caesar's Women
    5 1997 Caesar
    6 2002 The October Horse
    7 2007 Antony and Cleopatra

    series Regeneration
    by Pat Barker
    genres Historical Fiction
    total 3
    1 1991 Regeneration
    2 1993 The Eye in the Door
    3 1995 The Ghost Road

    series Chronicles of Brother Cadfael
    by Ellis Peters
    genres Historical Fiction; Mystery
    total 20
    1 1977 A Morbid Taste for Bones
    2 1979 One Corpse Too Many
    3 1980 Monk's-Hood
    4 1981 Saint Peter's Fair
    5 1981 The Leper of Saint Giles
    6 1982 The Virgin in the Ice
    7 1983 The Sanctuary Sparrow
    8 1983 The Devil's Novice
    9 1984 Dead Man's Ransom
    10 1984 The Pilgrim of Hate
    11 1985 An Excellent Mystery
    12 1986 The Raven in the Foregate
    13 1986 The Rose Rent
    14 1987 The Hermit of Eyton Forest
    15 1988 The Confession of Brother Haluin
    16 1989 The Heretic's Apprentice
    17 1989 The Potter's Field
    18 1991 The Summer of the Danes
    19 1992 The Holy Thief
    20 1994 Brother Cadfael's Penance

    series Lonesome Dove
    by Larry McMurtry
    genres Historical Fiction; Western
    total 4
    1 1985 Lonesome Dove
    2 1993 Streets of Laredo
    3 1995 Dead Man's Walk
    4 1997 Comanche Moon
    """
}
