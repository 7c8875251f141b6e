// Works that share their title with a book by another author, and works with titles that are hard to parse.
// They are ground truth for similar titles that are not duplicates.

extension WorkFacts {
  static let mixed = """
    genres Fiction; Literary Fiction
    2006 Twilight | William Gay | Thriller
    1926 Blindness | Henry Green
    2013 The Circle | Dave Eggers | Dystopia
    2017 The Idiot | Elif Batuman
    1953 The Outsider | Richard Wright
    2018 The Outsider | Stephen King | Horror; Crime
    2015 The Stranger | Harlan Coben | Thriller
    2010 Freedom | Jonathan Franzen
    2006 Joyland | Emily Schultz
    2013 Joyland | Stephen King | Crime
    2013 Life After Life | Kate Atkinson | Historical Fiction
    2013 Life After Life | Jill McCorkle
    2010 Nemesis | Philip Roth | Historical Fiction
    2006 Everyman | Philip Roth
    1977 Rage | Richard Bachman | Thriller
    1994 The Gift | Danielle Steel | Romance
    1997 Enduring Love | Ian McEwan
    2012 Sweet Tooth | Ian McEwan
    2005 Saturday | Ian McEwan
    2010 Solar | Ian McEwan
    2005 The Sea | John Banville
    1986 Foe | J.M. Coetzee
    2018 Foe | Iain Reid | Thriller; Science Fiction
    2016 I'm Thinking of Ending Things | Iain Reid | Horror; Thriller
    2012 Home | Toni Morrison
    1998 Hunger | Lan Samantha Chang | Short Stories
    2023 The Guest | Emma Cline | Thriller
    2016 The Girls | Emma Cline
    2013 The Signature of All Things | Elizabeth Gilbert | Historical Fiction
    1990 Vineland | Thomas Pynchon
    2008 The Forgotten Garden | Kate Morton | Historical Fiction; Mystery
    1984 Machine Dreams | Jayne Anne Phillips

    genres Nonfiction
    2010 War | Sebastian Junger | Memoir
    2020 War: How Conflict Shaped Us | Margaret MacMillan | History
    2016 Tribe: On Homecoming and Belonging | Sebastian Junger | Psychology
    2021 Freedom | Sebastian Junger | Memoir; Travel
    1975 Life After Life | Raymond A. Moody Jr. | Religion
    2018 Fear: Trump in the White House | Bob Woodward | Politics
    2020 Rage | Bob Woodward | Politics
    1956 The Outsider | Colin Wilson | Philosophy
    1961 Silence: Lectures and Writings | John Cage | Music
    2020 Kindred: Neanderthal Life, Love, Death and Art | Rebecca Wragg Sykes | Science

    genres Fiction; Short Stories
    1981 What We Talk About When We Talk About Love | Raymond Carver
    1983 Cathedral | Raymond Carver
    1955 A Good Man Is Hard to Find and Other Stories | Flannery O'Connor
    1953 Nine Stories | J.D. Salinger
    2012 Dear Life | Alice Munro
    2004 Runaway | Alice Munro
    1999 Close Range: Wyoming Stories | Annie Proulx
    2002 Stories of Your Life and Others | Ted Chiang | Science Fiction
    2019 Exhalation | Ted Chiang | Science Fiction
    2017 Her Body and Other Parties | Carmen Maria Machado | Horror
    2013 Tenth of December | George Saunders
    1979 The Bloody Chamber and Other Stories | Angela Carter | Fantasy

    genres Poetry
    1855 Leaves of Grass | Walt Whitman | Classics
    1922 The Waste Land | T.S. Eliot | Classics
    1965 Ariel | Sylvia Plath
    1956 Howl and Other Poems | Allen Ginsberg | Classics
    2014 Milk and Honey | Rupi Kaur
    2014 Citizen: An American Lyric | Claudia Rankine
    1974 Where the Sidewalk Ends | Shel Silverstein | Children
    1923 The Prophet | Kahlil Gibran | Philosophy
    +ar النبي
    +de Der Prophet

    genres Poetry; Classics
    language fr
    1857 Les Fleurs du mal | Charles Baudelaire
    +en The Flowers of Evil
    +de Die Blumen des Bösen

    genres Philosophy; Classics; Nonfiction
    language da
    1843 Enten – Eller | Søren Kierkegaard
    +en Either/Or
    +de Entweder – Oder

    genres Fiction; Literary Fiction
    language fr
    1987 Le Crépuscule, au loin | Elie Wiesel
    +en Twilight
    1997 La Honte | Annie Ernaux | Memoir
    +en Shame

    genres Fiction; Literary Fiction
    language ko
    2001 손님 | 황석영 | Historical Fiction
    +en The Guest

    genres Fiction; Literary Fiction
    language it
    1999 Q | Luther Blissett | Historical Fiction

    genres Classics; Antiquity
    -750 The Iliad | Homer | Poetry
    +original el
    +de Ilias
    -720 The Odyssey | Homer | Poetry
    +original el
    +de Odyssee
    -429 Oedipus Rex | Sophocles | Plays
    +original el
    +en Oedipus the King
    -441 Antigone | Sophocles | Plays
    +original el
    -19 The Aeneid | Virgil | Poetry
    +original la
    8 Metamorphoses | Ovid | Poetry
    +original la
    180 Meditations | Marcus Aurelius | Philosophy
    +original el
    +de Selbstbetrachtungen

    genres Fiction; Experimental
    2001 Erasure | Percival Everett
    1984 Nights at the Circus | Angela Carter | Magical Realism
    1969 The Unfortunates | B.S. Johnson
    1989 The Joy Luck Club | Amy Tan
    2006 Special Topics in Calamity Physics | Marisha Pessl | Mystery
    2013 Night Film | Marisha Pessl | Mystery; Horror
    2017 4 3 2 1 | Paul Auster
    2013 S. | J.J. Abrams; Doug Dorst | Mystery
    1998 About a Boy | Nick Hornby | Humor
    1995 High Fidelity | Nick Hornby | Humor
    2009 One Day | David Nicholls | Romance
    2005 A Long Way Down | Nick Hornby | Humor

    genres Fiction; Graphic Novels
    1987 Watchmen | Alan Moore; Dave Gibbons | Science Fiction
    1990 V for Vendetta | Alan Moore; David Lloyd | Dystopia
    2003 Blankets | Craig Thompson | Memoir
    2006 Fun Home: A Family Tragicomic | Alison Bechdel | Memoir; LGBT
    2006 American Born Chinese | Gene Luen Yang | Young Adult
    2006 The Arrival | Shaun Tan
    1978 A Contract with God | Will Eisner
    """
}
