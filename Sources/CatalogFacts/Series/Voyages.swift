// Further science fiction: trilogies, and worlds shared by several books. Positions, years and titles are
// those of first publication; uncertain facts are left out.

extension SeriesFacts {
  static let voyages = """
    series Culture
    by Iain M. Banks
    genres Science Fiction
    total 10
    1 1987 Consider Phlebas
    2 1988 The Player of Games
    3 1990 Use of Weapons
    4 1991 The State of the Art
    5 1996 Excession
    6 1998 Inversions
    7 2000 Look to Windward
    8 2008 Matter
    9 2010 Surface Detail
    10 2012 The Hydrogen Sonata

    series Hyperion Cantos
    by Dan Simmons
    genres Science Fiction
    total 4
    1 1989 Hyperion
    2 1990 The Fall of Hyperion
    3 1996 Endymion
    4 1997 The Rise of Endymion

    series Mars Trilogy
    by Kim Stanley Robinson
    genres Science Fiction
    total 3
    1 1992 Red Mars
    2 1993 Green Mars
    3 1996 Blue Mars

    series Sprawl
    by William Gibson
    genres Science Fiction
    total 3
    1 1984 Neuromancer
    2 1986 Count Zero
    3 1988 Mona Lisa Overdrive

    series Bridge
    by William Gibson
    genres Science Fiction
    total 3
    1 1993 Virtual Light
    2 1996 Idoru
    3 1999 All Tomorrow's Parties

    series Blue Ant
    by William Gibson
    genres Science Fiction; Thriller
    total 3
    1 2003 Pattern Recognition
    2 2007 Spook Country
    3 2010 Zero History

    series Rama
    by Arthur C. Clarke
    genres Science Fiction
    total 4
    1 1973 Rendezvous with Rama
    2 1989 Rama II
    +by Arthur C. Clarke; Gentry Lee
    3 1991 The Garden of Rama
    +by Arthur C. Clarke; Gentry Lee
    4 1993 Rama Revealed
    +by Arthur C. Clarke; Gentry Lee

    series Southern Reach
    by Jeff VanderMeer
    genres Science Fiction; Horror
    1 2014 Annihilation
    2 2014 Authority
    3 2014 Acceptance
    4 2024 Absolution

    series MaddAddam
    by Margaret Atwood
    genres Science Fiction
    total 3
    1 2003 Oryx and Crake
    2 2009 The Year of the Flood
    3 2013 MaddAddam

    series Red Rising Saga
    by Pierce Brown
    genres Science Fiction
    1 2014 Red Rising
    2 2015 Golden Son
    3 2016 Morning Star
    4 2018 Iron Gold
    5 2019 Dark Age
    6 2023 Light Bringer

    series Children of Time
    by Adrian Tchaikovsky
    genres Science Fiction
    1 2015 Children of Time
    2 2019 Children of Ruin
    3 2022 Children of Memory

    series Teixcalaan
    by Arkady Martine
    genres Science Fiction
    total 2
    1 2019 A Memory Called Empire
    2 2021 A Desolation Called Peace

    series Terra Ignota
    by Ada Palmer
    genres Science Fiction
    total 4
    1 2016 Too Like the Lightning
    2 2017 Seven Surrenders
    3 2017 The Will to Battle
    4 2021 Perhaps the Stars

    series Revelation Space
    by Alastair Reynolds
    genres Science Fiction
    1 2000 Revelation Space
    2 2002 Redemption Ark
    3 2003 Absolution Gap
    4 2021 Inhibitor Phase

    series Xenogenesis
    by Octavia E. Butler
    genres Science Fiction
    total 3
    1 1987 Dawn
    1-3 2000 Lilith's Brood
    2 1988 Adulthood Rites
    3 1989 Imago

    series Earthseed
    by Octavia E. Butler
    genres Science Fiction
    total 2
    1 1993 Parable of the Sower
    2 1998 Parable of the Talents

    series Patternmaster
    by Octavia E. Butler
    genres Science Fiction
    numbered by story
    1 1980 Wild Seed
    1-4 2007 Seed to Harvest
    2 1977 Mind of My Mind
    3 1984 Clay's Ark
    4 1976 Patternmaster

    series Takeshi Kovacs
    by Richard K. Morgan
    genres Science Fiction; Thriller
    total 3
    1 2002 Altered Carbon
    2 2003 Broken Angels
    3 2005 Woken Furies

    series Barsoom
    by Edgar Rice Burroughs
    genres Science Fiction; Classics
    total 11
    1 1917 A Princess of Mars
    2 1918 The Gods of Mars
    3 1919 The Warlord of Mars
    4 1920 Thuvia, Maid of Mars
    5 1922 The Chessmen of Mars
    6 1928 The Master Mind of Mars
    7 1931 A Fighting Man of Mars
    8 1936 Swords of Mars
    9 1940 Synthetic Men of Mars
    10 1948 Llana of Gathol
    11 1964 John Carter of Mars

    series Commonwealth Saga
    by Peter F. Hamilton
    genres Science Fiction
    total 2
    1 2004 Pandora's Star
    2 2005 Judas Unchained

    series Night's Dawn
    by Peter F. Hamilton
    genres Science Fiction
    total 3
    1 1996 The Reality Dysfunction
    2 1997 The Neutronium Alchemist
    3 1999 The Naked God

    series Void
    by Peter F. Hamilton
    genres Science Fiction
    total 3
    1 2007 The Dreaming Void
    2 2008 The Temporal Void
    3 2010 The Evolutionary Void

    series Uplift Trilogy
    by David Brin
    genres Science Fiction
    total 3
    1 1980 Sundiver
    2 1983 Startide Rising
    3 1987 The Uplift War

    series The Book of the New Sun
    by Gene Wolfe
    genres Science Fiction; Fantasy
    total 4
    1 1980 The Shadow of the Torturer
    1-2 1994 Shadow & Claw
    2 1981 The Claw of the Conciliator
    3 1982 The Sword of the Lictor
    3-4 1994 Sword & Citadel
    4 1983 The Citadel of the Autarch

    series Riverworld
    by Philip José Farmer
    genres Science Fiction
    total 5
    1 1971 To Your Scattered Bodies Go
    2 1971 The Fabulous Riverboat
    3 1977 The Dark Design
    4 1980 The Magic Labyrinth
    5 1983 Gods of Riverworld

    series Zones of Thought
    by Vernor Vinge
    genres Science Fiction
    total 3
    story 2; 1; 3
    1 1992 A Fire Upon the Deep
    2 1999 A Deepness in the Sky
    3 2011 The Children of the Sky

    series Machineries of Empire
    by Yoon Ha Lee
    genres Science Fiction
    total 3
    1 2016 Ninefox Gambit
    2 2017 Raven Stratagem
    3 2018 Revenant Gun

    series The Interdependency
    by John Scalzi
    genres Science Fiction
    total 3
    1 2017 The Collapsing Empire
    2 2018 The Consuming Fire
    3 2020 The Last Emperox

    series Ready Player One
    by Ernest Cline
    genres Science Fiction
    total 2
    1 2011 Ready Player One
    2 2020 Ready Player Two

    series Inheritance Cycle
    by Christopher Paolini
    genres Fantasy; Young Adult
    total 4
    1 2002 Eragon
    2 2005 Eldest
    3 2008 Brisingr
    4 2011 Inheritance
    """
}
