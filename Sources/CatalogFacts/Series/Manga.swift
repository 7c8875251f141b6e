// Manga, whose volumes differ only in their number, written in three forms. Years are those of the Japanese
// volumes; long series are listed up to volume 20.

extension SeriesFacts {
  static let manga = """
    series Bleach
    by Tite Kubo
    genres Manga
    original ja
    total 74
    partial
    1 2002 Bleach, Volume 01
    2 2002 Bleach, Volume 02
    3 2002 Bleach, Volume 03
    4 2002 Bleach, Volume 04
    5 2002 Bleach, Volume 05
    6 2002 Bleach, Volume 06
    7 2003 Bleach, Volume 07
    8 2003 Bleach, Volume 08
    9 2003 Bleach, Volume 09
    10 2003 Bleach, Volume 10
    11 2003 Bleach, Volume 11
    12 2004 Bleach, Volume 12
    13 2004 Bleach, Volume 13
    14 2004 Bleach, Volume 14
    15 2004 Bleach, Volume 15
    16 2005 Bleach, Volume 16
    17 2005 Bleach, Volume 17
    18 2005 Bleach, Volume 18
    19 2005 Bleach, Volume 19
    20 2005 Bleach, Volume 20

    series Naruto
    by Masashi Kishimoto
    genres Manga
    original ja
    total 72
    partial
    1 2000 Naruto, Vol. 1
    2 2000 Naruto, Vol. 2
    3 2000 Naruto, Vol. 3
    4 2000 Naruto, Vol. 4
    5 2000 Naruto, Vol. 5
    6 2001 Naruto, Vol. 6
    7 2001 Naruto, Vol. 7
    8 2001 Naruto, Vol. 8
    9 2001 Naruto, Vol. 9
    10 2001 Naruto, Vol. 10
    11 2002 Naruto, Vol. 11
    12 2002 Naruto, Vol. 12
    13 2002 Naruto, Vol. 13
    14 2002 Naruto, Vol. 14
    15 2002 Naruto, Vol. 15
    16 2003 Naruto, Vol. 16
    17 2003 Naruto, Vol. 17
    18 2003 Naruto, Vol. 18
    19 2003 Naruto, Vol. 19
    20 2003 Naruto, Vol. 20

    series One Piece
    by Eiichiro Oda
    genres Manga
    original ja
    partial
    1 1997 One Piece, Volume 1
    2 1998 One Piece, Volume 2
    3 1998 One Piece, Volume 3
    4 1998 One Piece, Volume 4
    5 1998 One Piece, Volume 5
    6 1998 One Piece, Volume 6
    7 1999 One Piece, Volume 7
    8 1999 One Piece, Volume 8
    9 1999 One Piece, Volume 9
    10 1999 One Piece, Volume 10
    11 1999 One Piece, Volume 11
    12 2000 One Piece, Volume 12
    13 2000 One Piece, Volume 13
    14 2000 One Piece, Volume 14
    15 2000 One Piece, Volume 15
    16 2000 One Piece, Volume 16
    17 2001 One Piece, Volume 17
    18 2001 One Piece, Volume 18
    19 2001 One Piece, Volume 19
    20 2001 One Piece, Volume 20

    series Death Note
    by Tsugumi Ohba; Takeshi Obata
    genres Manga; Thriller
    original ja
    total 12
    1 2004 Death Note, Vol. 1
    2 2004 Death Note, Vol. 2
    3 2004 Death Note, Vol. 3
    4 2004 Death Note, Vol. 4
    5 2005 Death Note, Vol. 5
    6 2005 Death Note, Vol. 6
    7 2005 Death Note, Vol. 7
    8 2005 Death Note, Vol. 8
    9 2005 Death Note, Vol. 9
    10 2006 Death Note, Vol. 10
    11 2006 Death Note, Vol. 11
    12 2006 Death Note, Vol. 12
    13 2006 Death Note: How to Read
    +kind companion

    series Fullmetal Alchemist
    by Hiromu Arakawa
    genres Manga; Fantasy
    original ja
    total 27
    partial
    1 2002 Fullmetal Alchemist, Vol. 1
    2 2002 Fullmetal Alchemist, Vol. 2
    3 2002 Fullmetal Alchemist, Vol. 3
    4 2003 Fullmetal Alchemist, Vol. 4
    5 2003 Fullmetal Alchemist, Vol. 5
    6 2003 Fullmetal Alchemist, Vol. 6
    7 2004 Fullmetal Alchemist, Vol. 7
    8 2004 Fullmetal Alchemist, Vol. 8
    9 2004 Fullmetal Alchemist, Vol. 9
    10 2005 Fullmetal Alchemist, Vol. 10
    11 2005 Fullmetal Alchemist, Vol. 11
    12 2005 Fullmetal Alchemist, Vol. 12
    13 2006 Fullmetal Alchemist, Vol. 13
    14 2006 Fullmetal Alchemist, Vol. 14
    15 2006 Fullmetal Alchemist, Vol. 15
    16 2007 Fullmetal Alchemist, Vol. 16
    17 2007 Fullmetal Alchemist, Vol. 17
    18 2007 Fullmetal Alchemist, Vol. 18
    19 2008 Fullmetal Alchemist, Vol. 19
    20 2008 Fullmetal Alchemist, Vol. 20

    series Attack on Titan
    by Hajime Isayama
    genres Manga
    original ja
    total 34
    partial
    1 2010 Attack on Titan, Vol. 1
    2 2010 Attack on Titan, Vol. 2
    3 2010 Attack on Titan, Vol. 3
    4 2011 Attack on Titan, Vol. 4
    5 2011 Attack on Titan, Vol. 5
    6 2011 Attack on Titan, Vol. 6
    7 2012 Attack on Titan, Vol. 7
    8 2012 Attack on Titan, Vol. 8
    9 2012 Attack on Titan, Vol. 9
    10 2013 Attack on Titan, Vol. 10
    11 2013 Attack on Titan, Vol. 11
    12 2013 Attack on Titan, Vol. 12
    13 2014 Attack on Titan, Vol. 13
    14 2014 Attack on Titan, Vol. 14
    15 2014 Attack on Titan, Vol. 15
    16 2015 Attack on Titan, Vol. 16
    17 2015 Attack on Titan, Vol. 17
    18 2015 Attack on Titan, Vol. 18
    19 2016 Attack on Titan, Vol. 19
    20 2016 Attack on Titan, Vol. 20

    series Akira
    by Katsuhiro Otomo
    genres Manga; Science Fiction
    original ja
    total 6
    1 1984 Akira, Vol. 1
    2 1985 Akira, Vol. 2
    3 1986 Akira, Vol. 3
    4 1987 Akira, Vol. 4
    5 1990 Akira, Vol. 5
    6 1993 Akira, Vol. 6
    """
}
