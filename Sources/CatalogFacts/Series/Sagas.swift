// Further fantasy in trilogies and longer series, and horror series. Positions, years and titles are those of
// first publication; uncertain facts are left out.

extension SeriesFacts {
  static let sagas = """
    series The Riftwar Saga
    by Raymond E. Feist
    genres Fantasy
    total 3
    1 1982 Magician
    2 1985 Silverthorn
    3 1986 A Darkness at Sethanon

    series The Empire Trilogy
    by Raymond E. Feist; Janny Wurts
    genres Fantasy
    total 3
    1 1987 Daughter of the Empire
    2 1990 Servant of the Empire
    3 1992 Mistress of the Empire

    series The Original Shannara Trilogy
    by Terry Brooks
    genres Fantasy
    total 3
    1 1977 The Sword of Shannara
    2 1982 The Elfstones of Shannara
    3 1985 The Wishsong of Shannara

    series Magic Kingdom of Landover
    by Terry Brooks
    genres Fantasy
    total 6
    1 1986 Magic Kingdom for Sale
    2 1987 The Black Unicorn
    3 1988 Wizard at Large
    4 1994 The Tangle Box
    5 1995 Witches' Brew
    6 2009 A Princess of Landover

    series The Second Chronicles of Thomas Covenant
    by Stephen R. Donaldson
    genres Fantasy
    total 3
    1 1980 The Wounded Land
    2 1982 The One Tree
    3 1983 White Gold Wielder

    series The Black Company
    by Glen Cook
    genres Fantasy; Grimdark
    1 1984 The Black Company
    2 1984 Shadows Linger
    3 1985 The White Rose
    4 1989 Shadow Games
    5 1990 Dreams of Steel
    6 1996 Bleak Seasons
    7 1997 She Is the Darkness
    8 1999 Water Sleeps
    9 2000 Soldiers Live

    series The Chronicles of Amber
    by Roger Zelazny
    genres Fantasy; Science Fiction
    total 10
    1 1970 Nine Princes in Amber
    2 1972 The Guns of Avalon
    3 1975 Sign of the Unicorn
    4 1976 The Hand of Oberon
    5 1978 The Courts of Chaos
    6 1985 Trumps of Doom
    7 1986 Blood of Amber
    8 1987 Sign of Chaos
    9 1989 Knight of Shadows
    10 1991 Prince of Chaos

    series Riddle-Master
    by Patricia A. McKillip
    genres Fantasy
    total 3
    1 1976 The Riddle-Master of Hed
    2 1977 Heir of Sea and Fire
    3 1979 Harpist in the Wind

    series The Demon Cycle
    by Peter V. Brett
    genres Fantasy
    total 5
    1 2008 The Painted Man
    2 2010 The Desert Spear
    3 2013 The Daylight War
    4 2015 The Skull Throne
    5 2017 The Core

    series The Broken Empire
    by Mark Lawrence
    genres Fantasy; Grimdark
    total 3
    1 2011 Prince of Thorns
    2 2012 King of Thorns
    3 2013 Emperor of Thorns

    series The Red Queen's War
    by Mark Lawrence
    genres Fantasy
    total 3
    1 2014 Prince of Fools
    2 2015 The Liar's Key
    3 2016 The Wheel of Osheim

    series Book of the Ancestor
    by Mark Lawrence
    genres Fantasy
    total 3
    1 2017 Red Sister
    2 2018 Grey Sister
    3 2019 Holy Sister

    series Powder Mage
    by Brian McClellan
    genres Fantasy
    total 3
    1 2013 Promise of Blood
    2 2014 The Crimson Campaign
    3 2015 The Autumn Republic

    series Shades of Magic
    by V.E. Schwab
    genres Fantasy
    total 3
    1 2015 A Darker Shade of Magic
    2 2016 A Gathering of Shadows
    3 2017 A Conjuring of Light

    series Villains
    by V.E. Schwab
    genres Fantasy
    1 2013 Vicious
    2 2018 Vengeful

    series Winternight Trilogy
    by Katherine Arden
    genres Fantasy; Historical Fiction
    total 3
    1 2017 The Bear and the Nightingale
    2 2017 The Girl in the Tower
    3 2019 The Winter of the Witch

    series The Daevabad Trilogy
    by S.A. Chakraborty
    genres Fantasy
    total 3
    1 2017 The City of Brass
    2 2019 The Kingdom of Copper
    3 2020 The Empire of Gold

    series The Scholomance
    by Naomi Novik
    genres Fantasy; Young Adult
    total 3
    1 2020 A Deadly Education
    2 2021 The Last Graduate
    3 2022 The Golden Enclaves

    series Temeraire
    by Naomi Novik
    genres Fantasy; Historical Fiction
    total 9
    1 2006 His Majesty's Dragon
    2 2006 Throne of Jade
    3 2006 Black Powder War
    4 2007 Empire of Ivory
    5 2008 Victory of Eagles
    6 2010 Tongues of Serpents
    7 2012 Crucible of Gold
    8 2013 Blood of Tyrants
    9 2016 League of Dragons

    series The Dandelion Dynasty
    by Ken Liu
    genres Fantasy
    total 4
    1 2015 The Grace of Kings
    2 2016 The Wall of Storms
    3 2021 The Veiled Throne
    4 2022 Speaking Bones

    series Dragonlance Chronicles
    by Margaret Weis; Tracy Hickman
    genres Fantasy
    total 3
    1 1984 Dragons of Autumn Twilight
    2 1985 Dragons of Winter Night
    3 1985 Dragons of Spring Dawning

    series Dragonlance Legends
    by Margaret Weis; Tracy Hickman
    genres Fantasy
    total 3
    1 1986 Time of the Twins
    2 1986 War of the Twins
    3 1986 Test of the Twins

    series The Icewind Dale Trilogy
    by R.A. Salvatore
    genres Fantasy
    total 3
    1 1988 The Crystal Shard
    2 1989 Streams of Silver
    3 1990 The Halfling's Gem

    series The Dark Elf Trilogy
    by R.A. Salvatore
    genres Fantasy
    total 3
    1 1990 Homeland
    2 1990 Exile
    3 1991 Sojourn

    series The Malloreon
    by David Eddings
    genres Fantasy
    total 5
    1 1987 Guardians of the West
    2 1988 King of the Murgos
    3 1988 Demon Lord of Karanda
    4 1989 Sorceress of Darshiva
    5 1991 The Seeress of Kell

    series The Elenium
    by David Eddings
    genres Fantasy
    total 3
    1 1989 The Diamond Throne
    2 1990 The Ruby Knight
    3 1991 The Sapphire Rose

    series Phèdre's Trilogy
    by Jacqueline Carey
    genres Fantasy; Romance
    total 3
    1 2001 Kushiel's Dart
    2 2002 Kushiel's Chosen
    3 2003 Kushiel's Avatar

    series The Locked Tomb
    by Tamsyn Muir
    genres Fantasy; Science Fiction
    1 2019 Gideon the Ninth
    2 2020 Harrow the Ninth
    3 2022 Nona the Ninth

    series Gormenghast
    by Mervyn Peake
    genres Fantasy; Classics
    total 3
    1 1946 Titus Groan
    2 1950 Gormenghast
    3 1959 Titus Alone

    series The Dark Tower
    by Stephen King
    genres Fantasy; Horror
    total 7
    1 1982 The Gunslinger
    2 1987 The Drawing of the Three
    3 1991 The Waste Lands
    4 1997 Wizard and Glass
    4.5 2012 The Wind Through the Keyhole
    +kind main
    5 2003 Wolves of the Calla
    6 2004 Song of Susannah
    7 2004 The Dark Tower

    series The Vampire Chronicles
    by Anne Rice
    genres Horror; Fantasy
    total 13
    1 1976 Interview with the Vampire
    2 1985 The Vampire Lestat
    3 1988 The Queen of the Damned
    4 1992 The Tale of the Body Thief
    5 1995 Memnoch the Devil
    6 1998 The Vampire Armand
    7 2000 Merrick
    8 2001 Blood and Gold
    9 2002 Blackwood Farm
    10 2003 Blood Canticle
    11 2014 Prince Lestat
    12 2016 Prince Lestat and the Realms of Atlantis
    13 2018 Blood Communion

    series Lives of the Mayfair Witches
    by Anne Rice
    genres Horror; Fantasy
    total 3
    1 1990 The Witching Hour
    2 1993 Lasher
    3 1994 Taltos

    series The Passage
    by Justin Cronin
    genres Horror; Science Fiction
    total 3
    1 2010 The Passage
    2 2012 The Twelve
    3 2016 The City of Mirrors

    series The Strain
    by Guillermo del Toro; Chuck Hogan
    genres Horror
    total 3
    1 2009 The Strain
    2 2010 The Fall
    3 2011 The Night Eternal
    """
}
