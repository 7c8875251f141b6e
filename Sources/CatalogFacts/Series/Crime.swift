// Contemporary crime and thrillers: long unfinished series, and series continued by another writer.
// Positions, years and titles are those of first publication; uncertain facts are left out.

extension SeriesFacts {
  static let crime = """
    series Millennium
    by Stieg Larsson
    genres Crime; Thriller
    original sv
    partial
    1 2005 The Girl with the Dragon Tattoo
    +sv Män som hatar kvinnor
    +de Verblendung
    2 2006 The Girl Who Played with Fire
    +sv Flickan som lekte med elden
    +de Verdammnis
    3 2007 The Girl Who Kicked the Hornet's Nest
    +sv Luftslottet som sprängdes
    +de Vergebung
    4 2015 The Girl in the Spider's Web
    +sv Det som inte dödar oss
    +by David Lagercrantz
    5 2017 The Girl Who Takes an Eye for an Eye
    +by David Lagercrantz
    6 2019 The Girl Who Lived Twice
    +by David Lagercrantz

    series Cormoran Strike
    by Robert Galbraith
    genres Crime; Mystery
    partial
    1 2013 The Cuckoo's Calling
    2 2014 The Silkworm
    3 2015 Career of Evil
    4 2018 Lethal White
    5 2020 Troubled Blood
    6 2022 The Ink Black Heart
    7 2023 The Running Grave

    series Jack Reacher
    by Lee Child
    genres Thriller; Crime
    partial
    1 1997 Killing Floor
    2 1998 Die Trying
    3 1999 Tripwire
    4 2000 Running Blind
    5 2001 Echo Burning
    6 2002 Without Fail
    7 2003 Persuader
    8 2004 The Enemy
    9 2005 One Shot
    10 2006 The Hard Way
    11 2007 Bad Luck and Trouble
    12 2008 Nothing to Lose
    13 2009 Gone Tomorrow
    14 2010 61 Hours
    15 2010 Worth Dying For
    16 2011 The Affair
    17 2012 A Wanted Man
    18 2013 Never Go Back
    19 2014 Personal
    20 2015 Make Me
    21 2016 Night School
    22 2017 The Midnight Line
    23 2018 Past Tense
    24 2019 Blue Moon
    25 2020 The Sentinel
    +by Lee Child; Andrew Child

    series Harry Bosch
    by Michael Connelly
    genres Crime; Mystery
    partial
    1 1992 The Black Echo
    2 1993 The Black Ice
    3 1994 The Concrete Blonde
    4 1995 The Last Coyote
    5 1997 Trunk Music
    6 1999 Angels Flight
    7 2001 A Darkness More Than Night
    8 2002 City of Bones
    9 2003 Lost Light
    10 2004 The Narrows

    series Robert Langdon
    by Dan Brown
    genres Thriller
    partial
    1 2000 Angels & Demons
    +de Illuminati
    2 2003 The Da Vinci Code
    +de Sakrileg
    3 2009 The Lost Symbol
    4 2013 Inferno
    5 2017 Origin

    series Hannibal Lecter
    by Thomas Harris
    genres Thriller; Horror
    total 4
    1 1981 Red Dragon
    2 1988 The Silence of the Lambs
    3 1999 Hannibal
    4 2006 Hannibal Rising

    series Thursday Murder Club
    by Richard Osman
    genres Mystery; Humor
    partial
    1 2020 The Thursday Murder Club
    2 2021 The Man Who Died Twice
    3 2022 The Bullet That Missed
    4 2023 The Last Devil to Die

    series Dublin Murder Squad
    by Tana French
    genres Crime; Mystery
    total 6
    1 2007 In the Woods
    2 2008 The Likeness
    3 2010 Faithful Place
    4 2012 Broken Harbour
    5 2014 The Secret Place
    6 2016 The Trespasser
    """
}
