// Authors of well-known series, with publicly known facts and their names. A name shared by two people has no
// gender, nor has a writer who keeps it private.

extension AuthorFacts {
  static let ofSeries = """
    J.R.R. Tolkien | male | British | europe | en
    +form Tolkien, J.R.R.; J. R. R. Tolkien; J.R.R Tolkien; John Ronald Reuel Tolkien
    J.K. Rowling | female | British | europe | en
    +form Rowling, J.K.; J. K. Rowling; JK Rowling
    +pen Robert Galbraith
    C.S. Lewis | male | British | europe | en
    +form Lewis, C.S.; C. S. Lewis; Clive Staples Lewis
    George R.R. Martin | male | American | northAmerica | en
    +form Martin, George R.R.; George R. R. Martin; George RR Martin
    Ursula K. Le Guin | female | American | northAmerica | en
    +form Le Guin, Ursula K.; Ursula Le Guin; Ursula K. LeGuin
    Terry Pratchett | male | British | europe | en
    +form Pratchett, Terry
    Ian Stewart | male | British | europe | en
    Jack Cohen | male | British | europe | en
    Neil Gaiman | male | British | europe | en
    +form Gaiman, Neil
    Philip Pullman | male | British | europe | en
    Rick Riordan | male | American | northAmerica | en
    Robert Venditti | male | American | northAmerica | en
    Eoin Colfer | male | Irish | europe | en
    Lemony Snicket | male | American | northAmerica | en
    +pen Daniel Handler
    Louisa May Alcott | female | American | northAmerica | en
    +form Alcott, Louisa May
    L.M. Montgomery | female | Canadian | northAmerica | en
    +form Lucy Maud Montgomery; L. M. Montgomery
    Laura Ingalls Wilder | female | American | northAmerica | en
    Mark Twain | male | American | northAmerica | en
    +form Twain, Mark
    Alexandre Dumas | male | French | europe | fr
    +form Alexandre Dumas père; Dumas, Alexandre
    Anthony Trollope | male | British | europe | en
    Marcel Proust | male | French | europe | fr
    +form Proust, Marcel
    P.L. Travers | female | Australian | oceania | en
    +form P. L. Travers; Pamela L. Travers
    John Galsworthy | male | British | europe | en
    Jack Thorne | male | British | europe | en
    John Tiffany | male | British | europe | en
    Robert Jordan | male | American | northAmerica | en
    +form Jordan, Robert
    +pen Reagan O'Neal
    Brandon Sanderson | male | American | northAmerica | en
    +form Sanderson, Brandon
    Steven Erikson | male | Canadian | northAmerica | en
    +pen Steve Lundin
    David Eddings | male | American | northAmerica | en
    Tad Williams | male | American | northAmerica | en
    Brent Weeks | male | American | northAmerica | en
    R.F. Kuang | female | American | northAmerica | en
    +form R. F. Kuang; Rebecca F. Kuang; Kuang, R.F.
    Fonda Lee | female | Canadian | northAmerica | en
    Patrick Rothfuss | male | American | northAmerica | en
    Scott Lynch | male | American | northAmerica | en
    Joe Abercrombie | male | British | europe | en
    Robin Hobb | female | American | northAmerica | en
    +pen Megan Lindholm
    N.K. Jemisin | female | American | northAmerica | en
    +form N. K. Jemisin; Nora K. Jemisin; Jemisin, N.K.
    Hilary Mantel | female | British | europe | en
    Bernard Cornwell | male | British | europe | en
    Patrick O'Brian | male | British | europe | en
    Ken Follett | male | British | europe | en
    Colleen McCullough | female | Australian | oceania | en
    Pat Barker | female | British | europe | en
    Ellis Peters | female | British | europe | en
    +pen Edith Pargeter
    Larry McMurtry | male | American | northAmerica | en
    Agatha Christie | female | British | europe | en
    +form Christie, Agatha
    +pen Mary Westmacott
    Arthur Conan Doyle | male | British | europe | en
    +form Doyle, Arthur Conan; Conan Doyle, Arthur; A. Conan Doyle
    Dorothy L. Sayers | female | British | europe | en
    +form Dorothy Leigh Sayers; Sayers, Dorothy L.
    Raymond Chandler | male | American | northAmerica | en
    Ian Rankin | male | British | europe | en
    Louise Penny | female | Canadian | northAmerica | en
    Alexander McCall Smith | male | British | europe | en
    +form McCall Smith, Alexander; Smith, Alexander McCall
    Stieg Larsson | male | Swedish | europe | sv
    David Lagercrantz | male | Swedish | europe | sv
    Lee Child | male | British | europe | en
    Andrew Child | male | British | europe | en
    +pen Andrew Grant
    Michael Connelly | male | American | northAmerica | en
    Dan Brown | male | American | northAmerica | en
    Thomas Harris | male | American | northAmerica | en
    Richard Osman | male | British | europe | en
    Tana French | female | Irish | europe | en
    Frank Herbert | male | American | northAmerica | en
    Isaac Asimov | male | American | northAmerica | en
    +form Asimov, Isaac
    +pen Paul French
    Douglas Adams | male | British | europe | en
    Orson Scott Card | male | American | northAmerica | en
    James S.A. Corey | unknown | American | northAmerica | en
    +form James S. A. Corey; Corey, James S.A.
    Martha Wells | female | American | northAmerica | en
    Ann Leckie | female | American | northAmerica | en
    Becky Chambers | female | American | northAmerica | en
    John Scalzi | male | American | northAmerica | en
    Liu Cixin | male | Chinese | asia | zh
    +form 刘慈欣; Cixin Liu; Liu, Cixin
    Jim Butcher | male | American | northAmerica | en
    Ben Aaronovitch | male | British | europe | en
    Patricia Briggs | female | American | northAmerica | en
    Ilona Andrews | unknown | American | northAmerica | en
    Charlaine Harris | female | American | northAmerica | en
    Sherrilyn Kenyon | female | American | northAmerica | en
    Deborah Harkness | female | American | northAmerica | en
    Suzanne Collins | female | American | northAmerica | en
    Veronica Roth | female | American | northAmerica | en
    James Dashner | male | American | northAmerica | en
    Stephenie Meyer | female | American | northAmerica | en
    +form Meyer, Stephenie
    Cassandra Clare | female | American | northAmerica | en
    Sarah J. Maas | female | American | northAmerica | en
    +form Maas, Sarah J.; Sarah Maas
    Leigh Bardugo | female | American | northAmerica | en
    Maggie Stiefvater | female | American | northAmerica | en
    Marissa Meyer | female | American | northAmerica | en
    Tomi Adeyemi | female | American | northAmerica | en
    Brian K. Vaughan | male | American | northAmerica | en
    +form Brian Vaughan; Vaughan, Brian K.
    Fiona Staples | female | Canadian | northAmerica | en
    Robert Kirkman | male | American | northAmerica | en
    Charlie Adlard | male | British | europe | en
    Tony Moore | male | American | northAmerica | en
    Pia Guerra | female | Canadian | northAmerica | en
    Marjorie M. Liu | female | American | northAmerica | en
    +form Marjorie Liu
    Sana Takeda | female | Japanese | asia | ja
    Bryan Lee O'Malley | male | Canadian | northAmerica | en
    Art Spiegelman | male | American | northAmerica | en
    Marjane Satrapi | female | French-Iranian | europe | fr
    Tite Kubo | male | Japanese | asia | ja
    +form 久保帯人; Kubo, Tite
    Masashi Kishimoto | male | Japanese | asia | ja
    +form 岸本斉史; Kishimoto, Masashi
    Eiichiro Oda | male | Japanese | asia | ja
    +form 尾田栄一郎; Oda, Eiichiro; Eiichirō Oda
    Tsugumi Ohba | unknown | Japanese | asia | ja
    +form 大場つぐみ
    Takeshi Obata | male | Japanese | asia | ja
    +form 小畑健
    Hiromu Arakawa | female | Japanese | asia | ja
    +form 荒川弘
    Hajime Isayama | male | Japanese | asia | ja
    +form 諫山創
    Katsuhiro Otomo | male | Japanese | asia | ja
    +form 大友克洋; Katsuhiro Ōtomo
    Elena Ferrante | unknown | Italian | europe | it
    Cornelia Funke | female | German | europe | de
    Karl Ove Knausgård | male | Norwegian | europe | no
    +form Karl Ove Knausgaard; Knausgård, Karl Ove
    Astrid Lindgren | female | Swedish | europe | sv
    René Goscinny | male | French | europe | fr
    +form Goscinny
    Albert Uderzo | male | French | europe | fr
    +form Uderzo
    Hergé | male | Belgian | europe | fr
    Chinua Achebe | male | Nigerian | africa | en
    +form Achebe, Chinua
    Tsitsi Dangarembga | female | Zimbabwean | africa | en
    Nnedi Okorafor | female | Nigerian-American | northAmerica | en
    Amitav Ghosh | male | Indian | asia | en
    Amish Tripathi | male | Indian | asia | en
    +form Amish
    Kevin Kwan | male | Singaporean-American | northAmerica | en
    Julia Quinn | female | American | northAmerica | en
    Diana Gabaldon | female | American | northAmerica | en
    J.D. Robb | female | American | northAmerica | en
    +form J. D. Robb; Robb, J.D.
    +pen Nora Roberts
    E.L. James | female | British | europe | en
    +form E. L. James; EL James; James, E.L.
    Helen Hoang | female | American | northAmerica | en
    Lisa Kleypas | female | American | northAmerica | en
    Talia Hibbert | female | British | europe | en
    Colleen Hoover | female | American | northAmerica | en
    Jenny Han | female | American | northAmerica | en
    Alice Oseman | unknown | British | europe | en
    Andrzej Sapkowski | male | Polish | europe | pl
    +form Sapkowski, Andrzej
    Carlos Ruiz Zafón | male | Spanish | europe | es
    +form Carlos Ruiz Zafon; Ruiz Zafón, Carlos
    Борис Акунин | male | Russian | europe | ru
    +form Boris Akunin; Акунин, Борис
    +pen Григорий Чхартишвили
    Сергей Лукьяненко | male | Russian | europe | ru
    +form Sergei Lukyanenko; Лукьяненко, Сергей
    Владимир Васильев | male | Ukrainian | europe | ru
    +form Vladimir Vasilyev
    نجيب محفوظ | male | Egyptian | middleEast | ar
    +form Naguib Mahfouz; Nagib Machfus
    村上春樹 | male | Japanese | asia | ja
    +form Haruki Murakami; Murakami, Haruki; 村上 春樹
    谷川流 | male | Japanese | asia | ja
    +form Nagaru Tanigawa
    金庸 | male | Chinese | asia | zh
    +form Jin Yong
    +pen Louis Cha; 查良镛
    """
}
