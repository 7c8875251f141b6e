// Further crime, spy and suspense series: police, private detectives, criminals. Positions, years and titles
// are those of first publication; uncertain facts are left out.

extension SeriesFacts {
  static let sleuths = """
    series Dexter
    by Jeff Lindsay
    genres Thriller; Crime
    total 8
    1 2004 Darkly Dreaming Dexter
    2 2005 Dearly Devoted Dexter
    3 2007 Dexter in the Dark
    4 2009 Dexter by Design
    5 2010 Dexter Is Delicious
    6 2011 Double Dexter
    7 2013 Dexter's Final Cut
    8 2015 Dexter Is Dead

    series Kinsey Millhone
    by Sue Grafton
    genres Mystery; Crime
    total 25
    1 1982 A Is for Alibi
    2 1985 B Is for Burglar
    3 1986 C Is for Corpse
    4 1987 D Is for Deadbeat
    5 1988 E Is for Evidence
    6 1989 F Is for Fugitive
    7 1990 G Is for Gumshoe
    8 1991 H Is for Homicide
    9 1992 I Is for Innocent
    10 1993 J Is for Judgment
    11 1994 K Is for Killer
    12 1995 L Is for Lawless
    13 1996 M Is for Malice
    14 1998 N Is for Noose
    15 1999 O Is for Outlaw
    16 2001 P Is for Peril
    17 2002 Q Is for Quarry
    18 2004 R Is for Ricochet
    19 2005 S Is for Silence
    20 2007 T Is for Trespass
    21 2009 U Is for Undertow
    22 2011 V Is for Vengeance
    23 2013 W Is for Wasted
    24 2015 X
    25 2017 Y Is for Yesterday

    series Kurt Wallander
    by Henning Mankell
    genres Mystery; Crime
    original sv
    total 10
    story 9; 1; 2; 3; 4; 5; 6; 7; 8; 10
    1 1991 Faceless Killers
    +sv Mördare utan ansikte
    2 1992 The Dogs of Riga
    3 1993 The White Lioness
    4 1994 The Man Who Smiled
    5 1995 Sidetracked
    6 1996 The Fifth Woman
    7 1997 One Step Behind
    8 1998 Firewall
    9 1999 The Pyramid
    10 2009 The Troubled Man

    series Harry Hole
    by Jo Nesbø
    genres Mystery; Crime
    original no
    1 1997 The Bat
    2 1998 Cockroaches
    3 2000 The Redbreast
    4 2002 Nemesis
    5 2003 The Devil's Star
    6 2005 The Redeemer
    7 2007 The Snowman
    8 2009 The Leopard
    9 2011 Phantom
    10 2013 Police
    11 2017 The Thirst
    12 2019 Knife
    13 2022 Killing Moon

    series Martin Beck
    by Maj Sjöwall; Per Wahlöö
    genres Mystery; Crime
    original sv
    total 10
    1 1965 Roseanna
    2 1966 The Man Who Went Up in Smoke
    3 1967 The Man on the Balcony
    4 1968 The Laughing Policeman
    5 1969 The Fire Engine That Disappeared
    6 1970 Murder at the Savoy
    7 1971 The Abominable Man
    8 1972 The Locked Room
    9 1974 Cop Killer
    10 1975 The Terrorists

    series Department Q
    by Jussi Adler-Olsen
    genres Mystery; Crime
    original da
    total 10
    1 2007 The Keeper of Lost Causes
    2 2008 The Absent One
    3 2009 A Conspiracy of Faith
    4 2010 The Purity of Vengeance
    5 2012 The Marco Effect
    6 2014 The Hanging Girl
    7 2016 The Scarred Woman
    8 2019 Victim 2117
    9 2020 The Shadow Murders
    10 2023 Locked In

    series Adam Dalgliesh
    by P.D. James
    genres Mystery
    total 14
    1 1962 Cover Her Face
    2 1963 A Mind to Murder
    3 1967 Unnatural Causes
    4 1971 Shroud for a Nightingale
    5 1975 The Black Tower
    6 1977 Death of an Expert Witness
    7 1986 A Taste for Death
    8 1989 Devices and Desires
    9 1994 Original Sin
    10 1997 A Certain Justice
    11 2001 Death in Holy Orders
    12 2003 The Murder Room
    13 2005 The Lighthouse
    14 2008 The Private Patient

    series Inspector Morse
    by Colin Dexter
    genres Mystery
    total 13
    1 1975 Last Bus to Woodstock
    2 1976 Last Seen Wearing
    3 1977 The Silent World of Nicholas Quinn
    4 1979 Service of All the Dead
    5 1981 The Dead of Jericho
    6 1983 The Riddle of the Third Mile
    7 1986 The Secret of Annexe 3
    8 1989 The Wench Is Dead
    9 1991 The Jewel That Was Ours
    10 1992 The Way Through the Woods
    11 1994 The Daughters of Cain
    12 1996 Death Is Now My Neighbour
    13 1999 The Remorseful Day

    series George Smiley
    by John le Carré
    genres Thriller; Spy
    total 9
    1 1961 Call for the Dead
    2 1962 A Murder of Quality
    3 1963 The Spy Who Came In from the Cold
    4 1965 The Looking Glass War
    5 1974 Tinker Tailor Soldier Spy
    6 1977 The Honourable Schoolboy
    7 1979 Smiley's People
    8 1990 The Secret Pilgrim
    9 2017 A Legacy of Spies

    series Jason Bourne
    by Robert Ludlum
    genres Thriller; Spy
    1 1980 The Bourne Identity
    2 1986 The Bourne Supremacy
    3 1990 The Bourne Ultimatum

    series James Bond
    by Ian Fleming
    genres Thriller; Spy
    total 14
    1 1953 Casino Royale
    2 1954 Live and Let Die
    3 1955 Moonraker
    4 1956 Diamonds Are Forever
    5 1957 From Russia, with Love
    6 1958 Dr. No
    7 1959 Goldfinger
    8 1960 For Your Eyes Only
    9 1961 Thunderball
    10 1962 The Spy Who Loved Me
    11 1963 On Her Majesty's Secret Service
    12 1964 You Only Live Twice
    13 1965 The Man with the Golden Gun
    14 1966 Octopussy and The Living Daylights

    series Slough House
    by Mick Herron
    genres Thriller; Spy
    1 2010 Slow Horses
    2 2013 Dead Lions
    3 2016 Real Tigers
    4 2017 Spook Street
    5 2018 London Rules
    6 2019 Joe Country
    7 2021 Slough House
    8 2022 Bad Actors

    series Shetland
    by Ann Cleeves
    genres Mystery; Crime
    total 8
    1 2006 Raven Black
    2 2008 White Nights
    3 2009 Red Bones
    4 2010 Blue Lightning
    5 2013 Dead Water
    6 2014 Thin Air
    7 2016 Cold Earth
    8 2018 Wild Fire

    series Flavia de Luce
    by Alan Bradley
    genres Mystery
    1 2009 The Sweetness at the Bottom of the Pie
    2 2010 The Weed That Strings the Hangman's Bag
    3 2011 A Red Herring Without Mustard
    4 2011 I Am Half-Sick of Shadows
    5 2013 Speaking from Among the Bones
    6 2014 The Dead in Their Vaulted Arches
    7 2015 As Chimney Sweepers Come to Dust
    8 2016 Thrice the Brinded Cat Hath Mew'd
    9 2018 The Grave's a Fine and Private Place
    10 2019 The Golden Tresses of the Dead

    series Ripley
    by Patricia Highsmith
    genres Thriller; Crime
    total 5
    1 1955 The Talented Mr. Ripley
    2 1970 Ripley Under Ground
    3 1974 Ripley's Game
    4 1980 The Boy Who Followed Ripley
    5 1991 Ripley Under Water

    series Kenzie & Gennaro
    by Dennis Lehane
    genres Mystery; Crime
    total 6
    1 1994 A Drink Before the War
    2 1996 Darkness, Take My Hand
    3 1997 Sacred
    4 1998 Gone, Baby, Gone
    5 1999 Prayers for Rain
    6 2010 Moonlight Mile

    series L.A. Quartet
    by James Ellroy
    genres Crime
    total 4
    1 1987 The Black Dahlia
    2 1988 The Big Nowhere
    3 1990 L.A. Confidential
    4 1992 White Jazz

    series Underworld USA
    by James Ellroy
    genres Crime; Historical Fiction
    total 3
    1 1995 American Tabloid
    2 2001 The Cold Six Thousand
    3 2009 Blood's a Rover

    series Bill Hodges
    by Stephen King
    genres Thriller; Crime
    total 3
    1 2014 Mr. Mercedes
    2 2015 Finders Keepers
    3 2016 End of Watch

    series Maisie Dobbs
    by Jacqueline Winspear
    genres Mystery; Historical Fiction
    total 18
    1 2003 Maisie Dobbs
    2 2004 Birds of a Feather
    3 2005 Pardonable Lies
    4 2006 Messenger of Truth
    5 2008 An Incomplete Revenge
    6 2009 Among the Mad
    7 2010 The Mapping of Love and Death
    8 2011 A Lesson in Secrets
    9 2012 Elegy for Eddie
    10 2013 Leaving Everything Most Loved
    11 2015 A Dangerous Place
    12 2016 Journey to Munich
    13 2017 In This Grave Hour
    14 2018 To Die but Once
    15 2019 The American Agent
    16 2021 The Consequences of Fear
    17 2022 A Sunlit Weapon
    18 2024 The Comfort of Ghosts

    series Bernie Gunther
    by Philip Kerr
    genres Mystery; Historical Fiction
    total 14
    1 1989 March Violets
    1-3 1993 Berlin Noir
    2 1990 The Pale Criminal
    3 1991 A German Requiem
    4 2006 The One from the Other
    5 2008 A Quiet Flame
    6 2009 If the Dead Rise Not
    7 2010 Field Grey
    8 2011 Prague Fatale
    9 2013 A Man Without Breath
    10 2015 The Lady from Zagreb
    11 2016 The Other Side of Silence
    12 2017 Prussian Blue
    13 2018 Greeks Bearing Gifts
    14 2019 Metropolis

    series Stephanie Plum
    by Janet Evanovich
    genres Mystery; Humor
    1 1994 One for the Money
    2 1996 Two for the Dough
    3 1997 Three to Get Deadly
    4 1998 Four to Score
    5 1999 High Five
    6 2000 Hot Six
    7 2001 Seven Up
    8 2002 Hard Eight
    9 2003 To the Nines
    10 2004 Ten Big Ones
    11 2005 Eleven on Top
    12 2006 Twelve Sharp

    series Lincoln Rhyme
    by Jeffery Deaver
    genres Thriller; Crime
    1 1997 The Bone Collector
    2 1998 The Coffin Dancer
    3 2000 The Empty Chair
    4 2002 The Stone Monkey
    5 2003 The Vanished Man
    6 2005 The Twelfth Card
    7 2006 The Cold Moon
    8 2008 The Broken Window
    9 2010 The Burning Wire

    series Easy Rawlins
    by Walter Mosley
    genres Mystery; Crime
    story 6; 1; 2; 3; 4; 5; 7
    1 1990 Devil in a Blue Dress
    2 1991 A Red Death
    3 1992 White Butterfly
    4 1994 Black Betty
    5 1996 A Little Yellow Dog
    6 1997 Gone Fishin'
    7 2002 Bad Boy Brawly Brown

    series Matthew Shardlake
    by C.J. Sansom
    genres Mystery; Historical Fiction
    total 7
    1 2003 Dissolution
    2 2004 Dark Fire
    3 2006 Sovereign
    4 2008 Revelation
    5 2010 Heartstone
    6 2014 Lamentation
    7 2018 Tombland

    series Rizzoli & Isles
    by Tess Gerritsen
    genres Thriller; Crime
    1 2001 The Surgeon
    2 2002 The Apprentice
    3 2003 The Sinner
    4 2004 Body Double
    5 2005 Vanish
    6 2006 The Mephisto Club
    7 2008 The Keepsake
    8 2010 Ice Cold
    9 2011 The Silent Girl
    10 2012 Last to Die
    11 2014 Die Again
    12 2017 I Know a Secret
    """
}
