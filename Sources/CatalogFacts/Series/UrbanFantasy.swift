// Urban fantasy and paranormal series: many fractional positions, and books that belong to two series.
// Positions, years and titles are those of first publication; uncertain facts are left out.

extension SeriesFacts {
  static let urbanFantasy = """
    series The Dresden Files
    by Jim Butcher
    genres Urban Fantasy; Fantasy
    1 2000 Storm Front
    2 2001 Fool Moon
    3 2001 Grave Peril
    4 2002 Summer Knight
    5 2003 Death Masks
    6 2004 Blood Rites
    7 2005 Dead Beat
    8 2006 Proven Guilty
    9 2007 White Night
    10 2008 Small Favor
    11 2009 Turn Coat
    12 2010 Changes
    12.5 2010 Side Jobs
    13 2011 Ghost Story
    14 2012 Cold Days
    15 2014 Skin Game
    16 2020 Peace Talks
    17 2020 Battle Ground

    series Rivers of London
    by Ben Aaronovitch
    genres Urban Fantasy; Crime
    partial
    1 2011 Rivers of London
    2 2011 Moon Over Soho
    3 2012 Whispers Under Ground
    4 2013 Broken Homes
    5 2014 Foxglove Summer
    5.7 2017 The Furthest Station
    6 2016 The Hanging Tree
    7 2018 Lies Sleeping
    7.5 2019 The October Man
    8 2020 False Value
    9 2022 Amongst Our Weapons

    series Mercy Thompson
    by Patricia Briggs
    genres Urban Fantasy
    partial
    1 2006 Moon Called
    2 2007 Blood Bound
    3 2008 Iron Kissed
    4 2009 Bone Crossed
    5 2010 Silver Borne
    6 2011 River Marked
    7 2013 Frost Burned
    8 2014 Night Broken
    9 2016 Fire Touched
    10 2017 Silence Fallen
    11 2019 Storm Cursed
    12 2020 Smoke Bitten

    series Alpha & Omega
    by Patricia Briggs
    genres Urban Fantasy
    0.5 2007 Alpha and Omega
    1 2008 Cry Wolf
    2 2009 Hunting Ground
    3 2012 Fair Game
    4 2015 Dead Heat
    5 2018 Burn Bright
    6 2021 Wild Sign

    series Kate Daniels
    by Ilona Andrews
    genres Urban Fantasy
    total 10
    1 2007 Magic Bites
    2 2008 Magic Burns
    3 2009 Magic Strikes
    4 2010 Magic Bleeds
    5 2011 Magic Slays
    5.5 2012 Gunmetal Magic
    6 2013 Magic Rises
    7 2014 Magic Breaks
    8 2015 Magic Shifts
    9 2017 Magic Binds
    10 2018 Magic Triumphs

    series Sookie Stackhouse
    by Charlaine Harris
    genres Urban Fantasy; Mystery
    total 13
    1 2001 Dead Until Dark
    2 2002 Living Dead in Dallas
    3 2003 Club Dead
    4 2004 Dead to the World
    5 2005 Dead as a Doornail
    6 2006 Definitely Dead
    7 2007 All Together Dead
    8 2008 From Dead to Worse
    9 2009 Dead and Gone
    10 2010 Dead in the Family
    11 2011 Dead Reckoning
    12 2012 Deadlocked
    13 2013 Dead Ever After

    series Dark-Hunter
    by Sherrilyn Kenyon
    genres Paranormal Romance; Urban Fantasy
    partial
    1 2002 Night Pleasures
    2 2003 Night Embrace
    3 2003 Dance with the Devil
    4 2004 Kiss of the Night
    5 2004 Night Play
    6 2005 Seize the Night
    7 2005 Sins of the Night
    8 2005 Unleash the Night
    9 2006 Dark Side of the Moon

    series Were-Hunter
    by Sherrilyn Kenyon
    genres Paranormal Romance; Urban Fantasy
    partial
    1 = Dark-Hunter #5
    2 = Dark-Hunter #8

    series All Souls
    by Deborah Harkness
    genres Fantasy; Historical Fiction
    partial
    1 2011 A Discovery of Witches
    2 2012 Shadow of Night
    3 2014 The Book of Life
    """
}
