// Further series for children and young adults. Positions, years and titles are those of first publication;
// uncertain facts are left out.

extension SeriesFacts {
  static let growingUp = """
    series The Dark Is Rising
    by Susan Cooper
    genres Children; Fantasy
    total 5
    1 1965 Over Sea, Under Stone
    2 1973 The Dark Is Rising
    3 1974 Greenwitch
    4 1975 The Grey King
    5 1977 Silver on the Tree

    series The Chronicles of Prydain
    by Lloyd Alexander
    genres Children; Fantasy
    total 5
    1 1964 The Book of Three
    2 1965 The Black Cauldron
    3 1966 The Castle of Llyr
    4 1967 Taran Wanderer
    5 1968 The High King

    series The Old Kingdom
    by Garth Nix
    genres Young Adult; Fantasy
    story 4; 6; 1; 2; 3; 5
    1 1995 Sabriel
    2 2001 Lirael
    3 2003 Abhorsen
    4 2014 Clariel
    5 2016 Goldenhand
    6 2021 Terciel and Elinor

    series The Keys to the Kingdom
    by Garth Nix
    genres Children; Fantasy
    total 7
    1 2003 Mister Monday
    2 2004 Grim Tuesday
    3 2005 Drowned Wednesday
    4 2006 Sir Thursday
    5 2007 Lady Friday
    6 2008 Superior Saturday
    7 2010 Lord Sunday

    series Howl's Moving Castle
    by Diana Wynne Jones
    genres Children; Fantasy
    total 3
    1 1986 Howl's Moving Castle
    2 1990 Castle in the Air
    3 2008 House of Many Ways

    series Chaos Walking
    by Patrick Ness
    genres Young Adult; Science Fiction
    total 3
    1 2008 The Knife of Never Letting Go
    2 2009 The Ask and the Answer
    3 2010 Monsters of Men

    series Uglies
    by Scott Westerfeld
    genres Young Adult; Science Fiction
    total 4
    1 2005 Uglies
    2 2005 Pretties
    3 2006 Specials
    4 2007 Extras

    series Leviathan
    by Scott Westerfeld
    genres Young Adult; Science Fiction
    total 3
    1 2009 Leviathan
    2 2010 Behemoth
    3 2011 Goliath

    series Delirium
    by Lauren Oliver
    genres Young Adult; Science Fiction
    total 3
    1 2011 Delirium
    2 2012 Pandemonium
    3 2013 Requiem

    series Matched
    by Ally Condie
    genres Young Adult; Science Fiction
    total 3
    1 2010 Matched
    2 2011 Crossed
    3 2012 Reached

    series Legend
    by Marie Lu
    genres Young Adult; Science Fiction
    total 4
    1 2011 Legend
    2 2013 Prodigy
    3 2013 Champion
    4 2019 Rebel

    series The Young Elites
    by Marie Lu
    genres Young Adult; Fantasy
    total 3
    1 2014 The Young Elites
    2 2015 The Rose Society
    3 2016 The Midnight Star

    series The Selection
    by Kiera Cass
    genres Young Adult; Romance
    total 5
    1 2012 The Selection
    2 2013 The Elite
    3 2014 The One
    4 2015 The Heir
    5 2016 The Crown

    series Red Queen
    by Victoria Aveyard
    genres Young Adult; Fantasy
    total 4
    1 2015 Red Queen
    2 2016 Glass Sword
    3 2017 King's Cage
    4 2018 War Storm

    series Caraval
    by Stephanie Garber
    genres Young Adult; Fantasy
    total 3
    1 2017 Caraval
    2 2018 Legendary
    3 2019 Finale

    series The Shadow and Bone Trilogy
    by Leigh Bardugo
    genres Young Adult; Fantasy
    total 3
    1 2012 Shadow and Bone
    2 2013 Siege and Storm
    3 2014 Ruin and Rising

    series King of Scars
    by Leigh Bardugo
    genres Young Adult; Fantasy
    total 2
    1 2019 King of Scars
    2 2021 Rule of Wolves

    series An Ember in the Ashes
    by Sabaa Tahir
    genres Young Adult; Fantasy
    total 4
    1 2015 An Ember in the Ashes
    2 2016 A Torch Against the Night
    3 2018 A Reaper at the Gates
    4 2020 A Sky Beyond the Storm

    series The Folk of the Air
    by Holly Black
    genres Young Adult; Fantasy
    total 3
    1 2018 The Cruel Prince
    2 2019 The Wicked King
    3 2019 The Queen of Nothing

    series The Spiderwick Chronicles
    by Tony DiTerlizzi; Holly Black
    genres Children; Fantasy
    total 5
    1 2003 The Field Guide
    2 2003 The Seeing Stone
    3 2003 Lucinda's Secret
    4 2004 The Ironwood Tree
    5 2004 The Wrath of Mulgarath

    series The Kane Chronicles
    by Rick Riordan
    genres Children; Fantasy
    total 3
    1 2010 The Red Pyramid
    2 2011 The Throne of Fire
    3 2012 The Serpent's Shadow

    series Magnus Chase and the Gods of Asgard
    by Rick Riordan
    genres Children; Fantasy
    total 3
    1 2015 The Sword of Summer
    2 2016 The Hammer of Thor
    3 2017 The Ship of the Dead

    series The Trials of Apollo
    by Rick Riordan
    genres Children; Fantasy
    total 5
    1 2016 The Hidden Oracle
    2 2017 The Dark Prophecy
    3 2018 The Burning Maze
    4 2019 The Tyrant's Tomb
    5 2020 The Tower of Nero

    series Underland Chronicles
    by Suzanne Collins
    genres Children; Fantasy
    total 5
    1 2003 Gregor the Overlander
    2 2004 Gregor and the Prophecy of Bane
    3 2005 Gregor and the Curse of the Warmbloods
    4 2006 Gregor and the Marks of Secret
    5 2007 Gregor and the Code of Claw

    series Bartimaeus
    by Jonathan Stroud
    genres Young Adult; Fantasy
    total 4
    story 4; 1; 2; 3
    1 2003 The Amulet of Samarkand
    2 2004 The Golem's Eye
    3 2005 Ptolemy's Gate
    4 2010 The Ring of Solomon

    series Lockwood & Co.
    by Jonathan Stroud
    genres Young Adult; Fantasy
    total 5
    1 2013 The Screaming Staircase
    2 2014 The Whispering Skull
    3 2015 The Hollow Boy
    4 2016 The Creeping Shadow
    5 2017 The Empty Grave

    series The Giver
    by Lois Lowry
    genres Young Adult; Science Fiction
    total 4
    1 1993 The Giver
    2 2000 Gathering Blue
    3 2004 Messenger
    4 2012 Son

    series Time Quintet
    by Madeleine L'Engle
    genres Children; Science Fiction
    total 5
    story 1; 2; 4; 3; 5
    1 1962 A Wrinkle in Time
    2 1973 A Wind in the Door
    3 1978 A Swiftly Tilting Planet
    4 1986 Many Waters
    5 1989 An Acceptable Time

    series Ramona
    by Beverly Cleary
    genres Children
    total 8
    1 1955 Beezus and Ramona
    2 1968 Ramona the Pest
    3 1975 Ramona the Brave
    4 1977 Ramona and Her Father
    5 1979 Ramona and Her Mother
    6 1981 Ramona Quimby, Age 8
    7 1984 Ramona Forever
    8 1999 Ramona's World
    """
}
