// Series for young adults, with novellas at fractional positions and series named after their first volume.
// Positions, years and titles are those of first publication; uncertain facts are left out.

extension SeriesFacts {
  static let youngAdult = """
    series The Hunger Games
    by Suzanne Collins
    genres Young Adult; Dystopia
    partial
    0 2020 The Ballad of Songbirds and Snakes
    1 2008 The Hunger Games
    +de Tödliche Spiele
    2 2009 Catching Fire
    +de Gefährliche Liebe
    3 2010 Mockingjay
    +de Flammender Zorn

    series Divergent
    by Veronica Roth
    genres Young Adult; Dystopia
    total 3
    1 2011 Divergent
    2 2012 Insurgent
    3 2013 Allegiant

    series The Maze Runner
    by James Dashner
    genres Young Adult; Dystopia
    partial
    1 2009 The Maze Runner
    2 2010 The Scorch Trials
    3 2011 The Death Cure

    series The Twilight Saga
    by Stephenie Meyer
    genres Young Adult; Paranormal Romance
    1 2005 Twilight
    2 2006 New Moon
    3 2007 Eclipse
    3.5 2010 The Short Second Life of Bree Tanner
    4 2008 Breaking Dawn
    5 2020 Midnight Sun

    series The Mortal Instruments
    by Cassandra Clare
    genres Young Adult; Urban Fantasy
    total 6
    1 2007 City of Bones
    2 2008 City of Ashes
    3 2009 City of Glass
    4 2011 City of Fallen Angels
    5 2012 City of Lost Souls
    6 2014 City of Heavenly Fire

    series The Infernal Devices
    by Cassandra Clare
    genres Young Adult; Urban Fantasy
    total 3
    1 2010 Clockwork Angel
    2 2011 Clockwork Prince
    3 2013 Clockwork Princess

    series Throne of Glass
    by Sarah J. Maas
    genres Young Adult; Fantasy
    total 7
    0.1-0.5 2014 The Assassin's Blade
    1 2012 Throne of Glass
    2 2013 Crown of Midnight
    3 2014 Heir of Fire
    4 2015 Queen of Shadows
    5 2016 Empire of Storms
    6 2017 Tower of Dawn
    7 2018 Kingdom of Ash

    series A Court of Thorns and Roses
    by Sarah J. Maas
    genres Fantasy; Romance
    1 2015 A Court of Thorns and Roses
    2 2016 A Court of Mist and Fury
    3 2017 A Court of Wings and Ruin
    3.5 2018 A Court of Frost and Starlight
    4 2021 A Court of Silver Flames

    series Six of Crows
    by Leigh Bardugo
    genres Young Adult; Fantasy
    total 2
    1 2015 Six of Crows
    2 2016 Crooked Kingdom

    series The Raven Cycle
    by Maggie Stiefvater
    genres Young Adult; Fantasy
    total 4
    1 2012 The Raven Boys
    2 2013 The Dream Thieves
    3 2014 Blue Lily, Lily Blue
    4 2016 The Raven King

    series The Lunar Chronicles
    by Marissa Meyer
    genres Young Adult; Science Fiction
    total 4
    1 2012 Cinder
    2 2013 Scarlet
    3 2014 Cress
    3.5 2015 Fairest
    4 2015 Winter

    series Legacy of Orïsha
    by Tomi Adeyemi
    genres Young Adult; Fantasy
    total 3
    1 2018 Children of Blood and Bone
    2 2019 Children of Virtue and Vengeance
    3 2024 Children of Anguish and Anarchy
    """
}
