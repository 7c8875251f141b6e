// Classic series, numbered later by others and mostly complete. Positions, years and titles are those of
// first publication; uncertain facts are left out.

extension SeriesFacts {
  static let classics = """
    series Little Women
    by Louisa May Alcott
    genres Classics; Children
    partial
    1 1868 Little Women
    2 1871 Little Men
    3 1886 Jo's Boys

    series Anne of Green Gables
    by L.M. Montgomery
    genres Classics; Children
    total 8
    numbered by story
    1 1908 Anne of Green Gables
    2 1909 Anne of Avonlea
    3 1915 Anne of the Island
    4 1936 Anne of Windy Poplars
    5 1917 Anne's House of Dreams
    6 1939 Anne of Ingleside
    7 1919 Rainbow Valley
    8 1921 Rilla of Ingleside

    series Little House
    by Laura Ingalls Wilder
    genres Classics; Children
    total 9
    1 1932 Little House in the Big Woods
    2 1933 Farmer Boy
    3 1935 Little House on the Prairie
    4 1937 On the Banks of Plum Creek
    5 1939 By the Shores of Silver Lake
    6 1940 The Long Winter
    7 1941 Little Town on the Prairie
    8 1943 These Happy Golden Years
    9 1971 The First Four Years

    series The Adventures of Tom and Huck
    by Mark Twain
    genres Classics
    total 4
    1 1876 The Adventures of Tom Sawyer
    2 1884 Adventures of Huckleberry Finn
    3 1894 Tom Sawyer Abroad
    4 1896 Tom Sawyer, Detective

    series The D'Artagnan Romances
    by Alexandre Dumas
    genres Classics; Historical Fiction
    original fr
    partial
    1 1844 The Three Musketeers
    +fr Les Trois Mousquetaires
    +de Die drei Musketiere
    2 1845 Twenty Years After
    +fr Vingt ans après

    series Chronicles of Barsetshire
    by Anthony Trollope
    genres Classics
    total 6
    1 1855 The Warden
    2 1857 Barchester Towers
    3 1858 Doctor Thorne
    4 1861 Framley Parsonage
    5 1864 The Small House at Allington
    6 1867 The Last Chronicle of Barset

    series À la recherche du temps perdu
    by Marcel Proust
    genres Classics
    language fr
    total 7
    1 1913 Du côté de chez Swann
    +en Swann's Way
    2 1919 À l'ombre des jeunes filles en fleurs
    3 1920 Le Côté de Guermantes
    4 1921 Sodome et Gomorrhe
    5 1923 La Prisonnière
    6 1925 Albertine disparue
    7 1927 Le Temps retrouvé

    series The Space Trilogy
    by C.S. Lewis
    genres Classics; Science Fiction
    total 3
    1 1938 Out of the Silent Planet
    2 1943 Perelandra
    3 1945 That Hideous Strength

    series Mary Poppins
    by P.L. Travers
    genres Classics; Children
    partial
    1 1934 Mary Poppins
    2 1935 Mary Poppins Comes Back
    3 1943 Mary Poppins Opens the Door
    4 1952 Mary Poppins in the Park

    series The Forsyte Chronicles
    by John Galsworthy
    genres Classics
    total 9
    partial
    1 1906 The Man of Property
    1-3 1922 The Forsyte Saga
    2 1920 In Chancery
    3 1921 To Let
    """
}
