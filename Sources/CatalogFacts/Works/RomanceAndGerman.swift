// Works in French, German, Spanish, Portuguese and Italian, under their original titles. Only certain titles
// of translations are listed.

extension WorkFacts {
  static let inRomanceAndGerman = """
    genres Classics; Literary Fiction
    language fr
    1830 Le Rouge et le Noir | Stendhal
    +en The Red and the Black
    +de Rot und Schwarz
    1835 Le Père Goriot | Honoré de Balzac
    1857 Madame Bovary | Gustave Flaubert
    1831 Notre-Dame de Paris | Victor Hugo | Historical Fiction
    +en The Hunchback of Notre-Dame
    1862 Les Misérables | Victor Hugo | Historical Fiction
    +de Die Elenden
    +es Los miserables
    1782 Les Liaisons dangereuses | Pierre Choderlos de Laclos
    +en Dangerous Liaisons
    +de Gefährliche Liebschaften
    1759 Candide, ou l'Optimisme | Voltaire | Philosophy; Satire
    1873 Le Tour du monde en quatre-vingts jours | Jules Verne | Adventure
    +en Around the World in Eighty Days
    1864 Voyage au centre de la Terre | Jules Verne | Adventure; Science Fiction
    +en Journey to the Center of the Earth
    1942 L'Étranger | Albert Camus | Philosophy
    +en The Stranger
    +en The Outsider
    +de Der Fremde
    +es El extranjero
    1947 La Peste | Albert Camus | Philosophy
    +en The Plague
    +de Die Pest
    1956 La Chute | Albert Camus | Philosophy
    +en The Fall
    1938 La Nausée | Jean-Paul Sartre | Philosophy
    +en Nausea
    +de Der Ekel
    1943 Le Petit Prince | Antoine de Saint-Exupéry | Children; Fantasy
    +en The Little Prince
    +de Der kleine Prinz
    +es El principito
    +it Il piccolo principe
    +pt O Pequeno Príncipe
    +nl De kleine prins
    +sv Lille prinsen
    +pl Mały Książę
    +tr Küçük Prens
    +ru Маленький принц
    +ja 星の王子さま
    +zh 小王子
    +ko 어린 왕자
    +ar الأمير الصغير
    +fa شازده کوچولو
    1939 Terre des hommes | Antoine de Saint-Exupéry | Memoir
    +en Wind, Sand and Stars
    1954 Bonjour tristesse | Françoise Sagan
    1984 L'Amant | Marguerite Duras
    +en The Lover
    +de Der Liebhaber
    1949 Le Deuxième Sexe | Simone de Beauvoir | Nonfiction; Feminism
    +en The Second Sex
    +de Das andere Geschlecht
    2008 Les Années | Annie Ernaux | Memoir
    +en The Years
    1983 La Place | Annie Ernaux | Memoir
    +en A Man's Place
    2006 L'Élégance du hérisson | Muriel Barbery
    +en The Elegance of the Hedgehog
    +de Die Eleganz des Igels
    1979 Une si longue lettre | Mariama Bâ | Africa; Feminism
    +en So Long a Letter
    1953 L'Enfant noir | Camara Laye | Africa; Memoir
    1961 Les Damnés de la terre | Frantz Fanon | Nonfiction; Politics
    +en The Wretched of the Earth
    2016 Chanson douce | Leïla Slimani | Thriller
    +en The Perfect Nanny
    2020 L'Anomalie | Hervé Le Tellier | Science Fiction

    genres Classics; Literary Fiction
    language de
    1774 Die Leiden des jungen Werthers | Johann Wolfgang von Goethe
    +en The Sorrows of Young Werther
    1808 Faust. Eine Tragödie | Johann Wolfgang von Goethe | Plays
    1895 Effi Briest | Theodor Fontane
    1901 Buddenbrooks: Verfall einer Familie | Thomas Mann
    1912 Der Tod in Venedig | Thomas Mann
    +en Death in Venice
    +fr La Mort à Venise
    1924 Der Zauberberg | Thomas Mann
    +en The Magic Mountain
    1915 Die Verwandlung | Franz Kafka
    +en The Metamorphosis
    +fr La Métamorphose
    +es La metamorfosis
    1925 Der Process | Franz Kafka
    +en The Trial
    +fr Le Procès
    1926 Das Schloss | Franz Kafka
    +en The Castle
    +fr Le Château
    1919 Demian | Hermann Hesse
    1922 Siddhartha | Hermann Hesse | Philosophy
    1927 Der Steppenwolf | Hermann Hesse
    +en Steppenwolf
    1929 Im Westen nichts Neues | Erich Maria Remarque | War; Historical Fiction
    +en All Quiet on the Western Front
    +fr À l'Ouest, rien de nouveau
    1942 Schachnovelle | Stefan Zweig
    +en Chess Story
    +en The Royal Game
    +fr Le Joueur d'échecs
    1939 Ungeduld des Herzens | Stefan Zweig
    +en Beware of Pity
    1944 Transit | Anna Seghers
    1959 Die Blechtrommel | Günter Grass | Historical Fiction
    +en The Tin Drum
    +fr Le Tambour
    1973 Momo | Michael Ende | Children; Fantasy
    1979 Die unendliche Geschichte | Michael Ende | Children; Fantasy
    +en The Neverending Story
    +fr L'Histoire sans fin
    +es La historia interminable
    1929 Emil und die Detektive | Erich Kästner | Children
    +en Emil and the Detectives
    1985 Das Parfum: Die Geschichte eines Mörders | Patrick Süskind | Historical Fiction; Thriller
    +en Perfume: The Story of a Murderer
    +fr Le Parfum
    +es El perfume
    1995 Der Vorleser | Bernhard Schlink | Historical Fiction
    +en The Reader
    +fr Le Liseur
    2001 Austerlitz | W.G. Sebald
    2005 Die Vermessung der Welt | Daniel Kehlmann | Historical Fiction
    +en Measuring the World
    2007 Die Mittagsfrau | Julia Franck | Historical Fiction
    1962 Die Physiker | Friedrich Dürrenmatt | Plays
    +en The Physicists
    1957 Homo faber: Ein Bericht | Max Frisch
    1927 Sein und Zeit | Martin Heidegger | Nonfiction; Philosophy
    +en Being and Time
    1781 Kritik der reinen Vernunft | Immanuel Kant | Nonfiction; Philosophy
    +en Critique of Pure Reason

    genres Literary Fiction
    language es
    1967 Cien años de soledad | Gabriel García Márquez | Magical Realism; Classics
    +en One Hundred Years of Solitude
    +de Hundert Jahre Einsamkeit
    +fr Cent ans de solitude
    +it Cent'anni di solitudine
    +pt Cem Anos de Solidão
    +ru Сто лет одиночества
    1981 Crónica de una muerte anunciada | Gabriel García Márquez
    +en Chronicle of a Death Foretold
    1985 El amor en los tiempos del cólera | Gabriel García Márquez | Romance
    +en Love in the Time of Cholera
    +de Die Liebe in den Zeiten der Cholera
    1944 Ficciones | Jorge Luis Borges | Short Stories; Classics
    1949 El Aleph | Jorge Luis Borges | Short Stories; Classics
    1963 Rayuela | Julio Cortázar | Classics
    +en Hopscotch
    +fr Marelle
    1955 Pedro Páramo | Juan Rulfo | Classics; Magical Realism
    1963 La ciudad y los perros | Mario Vargas Llosa
    +en The Time of the Hero
    2000 La fiesta del chivo | Mario Vargas Llosa | Historical Fiction
    +en The Feast of the Goat
    1982 La casa de los espíritus | Isabel Allende | Magical Realism; Historical Fiction
    +en The House of the Spirits
    +de Das Geisterhaus
    1989 Como agua para chocolate | Laura Esquivel | Romance
    +en Like Water for Chocolate
    1998 Los detectives salvajes | Roberto Bolaño
    +en The Savage Detectives
    2004 2666 | Roberto Bolaño
    1605 Don Quijote de la Mancha | Miguel de Cervantes Saavedra | Classics
    +en Don Quixote
    +de Don Quijote
    +fr Don Quichotte
    1945 Nada | Carmen Laforet | Classics
    2016 Patria | Fernando Aramburu
    +en Homeland
    2016 Las cosas que perdimos en el fuego | Mariana Enriquez | Short Stories; Horror
    +en Things We Lost in the Fire

    genres Literary Fiction
    language pt
    1988 O Alquimista | Paulo Coelho | Fantasy; Philosophy
    +en The Alchemist
    +de Der Alchimist
    +fr L'Alchimiste
    +es El alquimista
    +it L'alchimista
    1998 Veronika Decide Morrer | Paulo Coelho
    +en Veronika Decides to Die
    1995 Ensaio sobre a Cegueira | José Saramago | Dystopia
    +en Blindness
    +de Die Stadt der Blinden
    +es Ensayo sobre la ceguera
    2002 O Homem Duplicado | José Saramago
    +en The Double
    1982 Memorial do Convento | José Saramago | Historical Fiction
    +en Baltasar and Blimunda
    1899 Dom Casmurro | Machado de Assis | Classics
    1881 Memórias Póstumas de Brás Cubas | Machado de Assis | Classics
    1977 A Hora da Estrela | Clarice Lispector
    +en The Hour of the Star
    1888 Os Maias | Eça de Queirós | Classics
    1982 Livro do Desassossego | Fernando Pessoa | Classics
    +en The Book of Disquiet
    1992 Terra Sonâmbula | Mia Couto | Africa; Magical Realism
    +en Sleepwalking Land

    genres Literary Fiction
    language it
    1827 I promessi sposi | Alessandro Manzoni | Classics
    +en The Betrothed
    1923 La coscienza di Zeno | Italo Svevo | Classics
    +en Zeno's Conscience
    1947 Se questo è un uomo | Primo Levi | Memoir; Nonfiction
    +en If This Is a Man
    +en Survival in Auschwitz
    +de Ist das ein Mensch?
    1958 Il Gattopardo | Giuseppe Tomasi di Lampedusa | Classics; Historical Fiction
    +en The Leopard
    +fr Le Guépard
    1972 Le città invisibili | Italo Calvino | Fantasy
    +en Invisible Cities
    +fr Les Villes invisibles
    1979 Se una notte d'inverno un viaggiatore | Italo Calvino
    +en If on a Winter's Night a Traveler
    1988 Il pendolo di Foucault | Umberto Eco
    +en Foucault's Pendulum
    +de Das Foucaultsche Pendel
    1883 Le avventure di Pinocchio | Carlo Collodi | Children; Classics
    +en The Adventures of Pinocchio
    1994 Sostiene Pereira | Antonio Tabucchi | Historical Fiction
    +en Pereira Maintains
    2006 Gomorra | Roberto Saviano | Nonfiction; True Crime
    1974 La Storia | Elsa Morante | Historical Fiction
    +en History
    """
}
