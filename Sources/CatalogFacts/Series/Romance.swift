// Romance and romantic fantasy: families told couple by couple, long series, similar titles. Positions, years
// and titles are those of first publication; uncertain facts are left out.

extension SeriesFacts {
  static let romance = """
    series Bridgertons
    by Julia Quinn
    genres Romance; Historical Fiction
    total 8
    1 2000 The Duke and I
    2 2000 The Viscount Who Loved Me
    3 2001 An Offer From a Gentleman
    4 2002 Romancing Mister Bridgerton
    5 2003 To Sir Phillip, With Love
    6 2004 When He Was Wicked
    7 2005 It's in His Kiss
    8 2006 On the Way to the Wedding

    series Outlander
    by Diana Gabaldon
    genres Romance; Historical Fiction
    partial
    1 1991 Outlander
    +en Cross Stitch
    +de Feuer und Stein
    2 1992 Dragonfly in Amber
    3 1993 Voyager
    4 1996 Drums of Autumn
    5 2001 The Fiery Cross
    6 2005 A Breath of Snow and Ashes
    7 2009 An Echo in the Bone
    8 2014 Written in My Own Heart's Blood
    9 2021 Go Tell the Bees That I Am Gone

    series In Death
    by J.D. Robb
    genres Romance; Crime; Science Fiction
    partial
    1 1995 Naked in Death
    2 1995 Glory in Death
    3 1996 Immortal in Death
    4 1996 Rapture in Death
    5 1997 Ceremony in Death
    6 1997 Vengeance in Death
    7 1998 Holiday in Death
    8 1999 Conspiracy in Death
    9 1999 Loyalty in Death
    10 2000 Witness in Death
    11 2000 Judgment in Death
    12 2001 Betrayal in Death
    46 2018 Dark in Death

    series Fifty Shades
    by E.L. James
    genres Romance
    partial
    1 2011 Fifty Shades of Grey
    1-3 2012 Fifty Shades Trilogy
    2 2011 Fifty Shades Darker
    3 2012 Fifty Shades Freed

    series The Kiss Quotient
    by Helen Hoang
    genres Romance
    total 3
    1 2018 The Kiss Quotient
    2 2019 The Bride Test
    3 2021 The Heart Principle

    series Wallflowers
    by Lisa Kleypas
    genres Romance; Historical Fiction
    partial
    1 2004 Secrets of a Summer Night
    2 2005 It Happened One Autumn
    3 2006 Devil in Winter
    4 2006 Scandal in Spring

    series The Brown Sisters
    by Talia Hibbert
    genres Romance
    total 3
    1 2019 Get a Life, Chloe Brown
    2 2020 Take a Hint, Dani Brown
    3 2021 Act Your Age, Eve Brown

    series It Ends with Us
    by Colleen Hoover
    genres Romance
    total 2
    1 2016 It Ends with Us
    2 2022 It Starts with Us

    series To All the Boys I've Loved Before
    by Jenny Han
    genres Romance; Young Adult
    total 3
    1 2014 To All the Boys I've Loved Before
    2 2015 P.S. I Still Love You
    3 2017 Always and Forever, Lara Jean

    series Heartstopper
    by Alice Oseman
    genres Graphic Novels; Romance; Young Adult
    partial
    1 2019 Heartstopper, Volume 1
    2 2019 Heartstopper, Volume 2
    3 2020 Heartstopper, Volume 3
    4 2021 Heartstopper, Volume 4
    5 2023 Heartstopper, Volume 5
    """
}
