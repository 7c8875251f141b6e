// Detective series of the golden age and their successors, among them the longest series, which are seldom
// owned completely. Positions, years and titles are those of first publication; uncertain facts are left out.

extension SeriesFacts {
  static let detectives = """
    series Sherlock Holmes
    by Arthur Conan Doyle
    genres Mystery; Classics
    total 9
    1 1887 A Study in Scarlet
    +de Eine Studie in Scharlachrot
    2 1890 The Sign of Four
    +de Das Zeichen der Vier
    3 1892 The Adventures of Sherlock Holmes
    4 1893 The Memoirs of Sherlock Holmes
    5 1902 The Hound of the Baskervilles
    +de Der Hund der Baskervilles
    6 1905 The Return of Sherlock Holmes
    7 1915 The Valley of Fear
    8 1917 His Last Bow
    9 1927 The Case-Book of Sherlock Holmes

    series Hercule Poirot
    by Agatha Christie
    genres Mystery; Classics
    partial
    1 1920 The Mysterious Affair at Styles
    2 1923 The Murder on the Links
    3 1924 Poirot Investigates
    4 1926 The Murder of Roger Ackroyd
    +de Alibi
    5 1927 The Big Four
    6 1928 The Mystery of the Blue Train
    8 1932 Peril at End House
    9 1933 Lord Edgware Dies
    10 1934 Murder on the Orient Express
    +de Mord im Orient-Express
    11 1934 Three Act Tragedy
    12 1935 Death in the Clouds
    13 1936 The A.B.C. Murders
    14 1936 Murder in Mesopotamia
    15 1936 Cards on the Table
    16 1937 Murder in the Mews
    17 1937 Dumb Witness
    18 1937 Death on the Nile
    +de Tod auf dem Nil
    19 1938 Appointment with Death
    20 1938 Hercule Poirot's Christmas
    24 1941 Evil Under the Sun
    25 1942 Five Little Pigs

    series Miss Marple
    by Agatha Christie
    genres Mystery; Classics
    partial
    1 1930 The Murder at the Vicarage
    2 1932 The Thirteen Problems
    3 1942 The Body in the Library
    4 1942 The Moving Finger
    5 1950 A Murder Is Announced
    6 1952 They Do It with Mirrors
    7 1953 A Pocket Full of Rye
    8 1957 4.50 from Paddington
    +de 16 Uhr 50 ab Paddington
    9 1962 The Mirror Crack'd from Side to Side
    10 1964 A Caribbean Mystery
    11 1965 At Bertram's Hotel
    12 1971 Nemesis
    13 1976 Sleeping Murder

    series Tommy and Tuppence
    by Agatha Christie
    genres Mystery; Classics
    total 5
    1 1922 The Secret Adversary
    2 1929 Partners in Crime
    3 1941 N or M?
    4 1968 By the Pricking of My Thumbs
    5 1973 Postern of Fate

    series Lord Peter Wimsey
    by Dorothy L. Sayers
    genres Mystery; Classics
    partial
    1 1923 Whose Body?
    2 1926 Clouds of Witness
    3 1927 Unnatural Death
    6 1930 Strong Poison
    8 1932 Have His Carcase
    10 1933 Murder Must Advertise
    11 1934 The Nine Tailors
    12 1935 Gaudy Night
    13 1937 Busman's Honeymoon

    series Philip Marlowe
    by Raymond Chandler
    genres Crime; Classics
    partial
    1 1939 The Big Sleep
    2 1940 Farewell, My Lovely
    3 1942 The High Window
    4 1943 The Lady in the Lake
    5 1949 The Little Sister
    6 1953 The Long Goodbye
    7 1958 Playback

    series Inspector Rebus
    by Ian Rankin
    genres Crime; Mystery
    partial
    1 1987 Knots and Crosses
    2 1991 Hide and Seek
    3 1992 Tooth and Nail
    +en Wolfman
    4 1992 Strip Jack
    5 1993 The Black Book
    6 1994 Mortal Causes
    7 1995 Let It Bleed
    8 1997 Black and Blue
    9 1998 The Hanging Garden

    series Chief Inspector Armand Gamache
    by Louise Penny
    genres Mystery; Crime
    partial
    1 2005 Still Life
    2 2006 A Fatal Grace
    3 2007 The Cruelest Month
    4 2008 A Rule Against Murder
    5 2009 The Brutal Telling
    6 2010 Bury Your Dead
    7 2011 A Trick of the Light
    8 2012 The Beautiful Mystery
    9 2013 How the Light Gets In

    series The No. 1 Ladies' Detective Agency
    by Alexander McCall Smith
    genres Mystery
    partial
    1 1998 The No. 1 Ladies' Detective Agency
    2 2000 Tears of the Giraffe
    3 2001 Morality for Beautiful Girls
    4 2002 The Kalahari Typing School for Men
    5 2003 The Full Cupboard of Life
    """
}
