// Series in languages other than English, and romance series. Positions, years and titles are those of first
// publication; uncertain facts are left out.

extension SeriesFacts {
  static let otherTongues = """
    series Les Rougon-Macquart
    by Émile Zola
    genres Fiction; Classics
    language fr
    total 20
    1 1871 La Fortune des Rougon
    2 1872 La Curée
    3 1873 Le Ventre de Paris
    4 1874 La Conquête de Plassans
    5 1875 La Faute de l'abbé Mouret
    6 1876 Son Excellence Eugène Rougon
    7 1877 L'Assommoir
    8 1878 Une page d'amour
    9 1880 Nana
    10 1882 Pot-Bouille
    11 1883 Au Bonheur des Dames
    12 1884 La Joie de vivre
    13 1885 Germinal
    14 1886 L'Œuvre
    15 1887 La Terre
    16 1888 Le Rêve
    17 1890 La Bête humaine
    18 1891 L'Argent
    19 1892 La Débâcle
    20 1893 Le Docteur Pascal

    series La Passe-miroir
    by Christelle Dabos
    genres Fantasy; Young Adult
    language fr
    total 4
    1 2013 Les Fiancés de l'hiver
    2 2015 Les Disparus du Clairdelune
    3 2017 La Mémoire de Babel
    4 2019 La Tempête des échos

    series Edelstein-Trilogie
    by Kerstin Gier
    genres Young Adult; Fantasy
    language de
    total 3
    1 2009 Rubinrot
    +en Ruby Red
    2 2010 Saphirblau
    +en Sapphire Blue
    3 2010 Smaragdgrün
    +en Emerald Green

    series Das Känguru
    by Marc-Uwe Kling
    genres Humor
    language de
    1 2009 Die Känguru-Chroniken
    2 2011 Das Känguru-Manifest
    3 2014 Die Känguru-Offenbarung
    4 2018 Die Känguru-Apokryphen

    series Jim Knopf
    by Michael Ende
    genres Children; Fantasy
    language de
    total 2
    1 1960 Jim Knopf und Lukas der Lokomotivführer
    2 1962 Jim Knopf und die Wilde 13

    series Las aventuras del capitán Alatriste
    by Arturo Pérez-Reverte
    genres Historical Fiction
    language es
    1 1996 El capitán Alatriste
    2 1997 Limpieza de sangre
    3 1998 El sol de Breda
    4 2000 El oro del rey
    5 2003 El caballero del jubón amarillo
    6 2006 Corsarios de Levante
    7 2011 El puente de los asesinos

    series Memorias de Idhún
    by Laura Gallego
    genres Fantasy; Young Adult
    language es
    total 3
    1 2004 La resistencia
    2 2005 Tríada
    3 2006 Panteón

    series I nostri antenati
    by Italo Calvino
    genres Fiction; Classics
    language it
    total 3
    1 1952 Il visconte dimezzato
    2 1957 Il barone rampante
    3 1959 Il cavaliere inesistente

    series Trylogia
    by Henryk Sienkiewicz
    genres Historical Fiction; Classics
    language pl
    total 3
    1 1884 Ogniem i mieczem
    2 1886 Potop
    3 1888 Pan Wołodyjowski

    series Crossfire
    by Sylvia Day
    genres Romance
    total 5
    1 2012 Bared to You
    2 2012 Reflected in You
    3 2013 Entwined with You
    4 2014 Captivated by You
    5 2016 One with You

    series Don Tillman
    by Graeme Simsion
    genres Romance; Humor
    total 3
    1 2013 The Rosie Project
    2 2014 The Rosie Effect
    3 2019 The Rosie Result

    series Me Before You
    by Jojo Moyes
    genres Romance
    total 3
    1 2012 Me Before You
    2 2015 After You
    3 2018 Still Me

    series Black Dagger Brotherhood
    by J.R. Ward
    genres Romance; Fantasy
    1 2005 Dark Lover
    2 2006 Lover Eternal
    3 2006 Lover Awakened
    4 2007 Lover Revealed
    5 2007 Lover Unbound
    6 2008 Lover Enshrined
    7 2009 Lover Avenged
    8 2010 Lover Mine
    9 2011 Lover Unleashed
    10 2012 Lover Reborn
    11 2013 Lover at Last
    """
}
