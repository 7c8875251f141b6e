// Children's series: well-known translations, books with different titles in two countries, graphic novels.
// Positions, years and titles are those of first publication; uncertain facts are left out.

extension SeriesFacts {
  static let children = """
    series Harry Potter
    by J.K. Rowling
    genres Children; Fantasy
    total 7
    1 1997 Harry Potter and the Philosopher's Stone
    +en Harry Potter and the Sorcerer's Stone
    +de Harry Potter und der Stein der Weisen
    +fr Harry Potter à l'école des sorciers
    +es Harry Potter y la piedra filosofal
    2 1998 Harry Potter and the Chamber of Secrets
    +de Harry Potter und die Kammer des Schreckens
    3 1999 Harry Potter and the Prisoner of Azkaban
    +de Harry Potter und der Gefangene von Askaban
    4 2000 Harry Potter and the Goblet of Fire
    +de Harry Potter und der Feuerkelch
    5 2003 Harry Potter and the Order of the Phoenix
    +de Harry Potter und der Orden des Phönix
    6 2005 Harry Potter and the Half-Blood Prince
    +de Harry Potter und der Halbblutprinz
    7 2007 Harry Potter and the Deathly Hallows
    +de Harry Potter und die Heiligtümer des Todes
    8 2016 Harry Potter and the Cursed Child
    +by J.K. Rowling; John Tiffany; Jack Thorne
    +kind companion

    series Hogwarts Library
    by J.K. Rowling
    genres Children; Fantasy
    1 2001 Fantastic Beasts and Where to Find Them
    +kind companion
    2 2001 Quidditch Through the Ages
    +kind companion
    3 2008 The Tales of Beedle the Bard
    +kind companion

    series The Chronicles of Narnia
    by C.S. Lewis
    genres Children; Fantasy; Classics
    total 7
    story 6; 1; 5; 2; 3; 4; 7
    1 1950 The Lion, the Witch and the Wardrobe
    2 1951 Prince Caspian
    3 1952 The Voyage of the Dawn Treader
    4 1953 The Silver Chair
    5 1954 The Horse and His Boy
    6 1955 The Magician's Nephew
    7 1956 The Last Battle

    series His Dark Materials
    by Philip Pullman
    genres Children; Fantasy
    total 3
    1 1995 Northern Lights
    +en The Golden Compass
    +de Der Goldene Kompass
    2 1997 The Subtle Knife
    3 2000 The Amber Spyglass

    series Percy Jackson and the Olympians
    by Rick Riordan
    genres Children; Fantasy
    partial
    1 2005 The Lightning Thief
    +de Diebe im Olymp
    2 2006 The Sea of Monsters
    3 2007 The Titan's Curse
    4 2008 The Battle of the Labyrinth
    5 2009 The Last Olympian

    series Percy Jackson and the Olympians: The Graphic Novels
    by Rick Riordan; Robert Venditti
    genres Children; Graphic Novels
    partial
    1 2010 The Lightning Thief: The Graphic Novel
    +kind graphicNovel
    2 2013 The Sea of Monsters: The Graphic Novel
    +kind graphicNovel
    3 2013 The Titan's Curse: The Graphic Novel
    +kind graphicNovel

    series The Heroes of Olympus
    by Rick Riordan
    genres Children; Fantasy
    total 5
    1 2010 The Lost Hero
    2 2011 The Son of Neptune
    3 2012 The Mark of Athena
    4 2013 The House of Hades
    5 2014 The Blood of Olympus

    series Artemis Fowl
    by Eoin Colfer
    genres Children; Fantasy
    total 8
    1 2001 Artemis Fowl
    2 2002 The Arctic Incident
    3 2003 The Eternity Code
    4 2005 The Opal Deception
    5 2006 The Lost Colony
    6 2008 The Time Paradox
    7 2010 The Atlantis Complex
    8 2012 The Last Guardian

    series A Series of Unfortunate Events
    by Lemony Snicket
    genres Children
    total 13
    1 1999 The Bad Beginning
    2 1999 The Reptile Room
    3 2000 The Wide Window
    4 2000 The Miserable Mill
    5 2000 The Austere Academy
    6 2001 The Ersatz Elevator
    7 2001 The Vile Village
    8 2001 The Hostile Hospital
    9 2002 The Carnivorous Carnival
    10 2003 The Slippery Slope
    11 2004 The Grim Grotto
    12 2005 The Penultimate Peril
    13 2006 The End
    """
}
