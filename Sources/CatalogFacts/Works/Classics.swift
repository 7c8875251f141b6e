// Classic works before about 1960, including plays, under their usual English titles. Volumes of series are
// listed elsewhere.

extension WorkFacts {
  static let classics = """
    genres Classics; Fiction
    1726 Gulliver's Travels | Jonathan Swift | Satire
    1749 The History of Tom Jones, a Foundling | Henry Fielding
    1811 Sense and Sensibility | Jane Austen | Romance
    1813 Pride and Prejudice | Jane Austen | Romance
    +de Stolz und Vorurteil
    +fr Orgueil et Préjugés
    +es Orgullo y prejuicio
    +it Orgoglio e pregiudizio
    +pt Orgulho e Preconceito
    1814 Mansfield Park | Jane Austen | Romance
    1815 Emma | Jane Austen | Romance
    1817 Persuasion | Jane Austen | Romance
    +de Überredung
    1817 Northanger Abbey | Jane Austen | Romance
    1818 Frankenstein; or, The Modern Prometheus | Mary Shelley | Horror; Science Fiction
    1838 Oliver Twist | Charles Dickens
    1843 A Christmas Carol | Charles Dickens | Fantasy
    1850 David Copperfield | Charles Dickens
    1853 Bleak House | Charles Dickens
    1859 A Tale of Two Cities | Charles Dickens | Historical Fiction
    1861 Great Expectations | Charles Dickens
    +de Große Erwartungen
    +fr Les Grandes Espérances
    1847 Jane Eyre | Charlotte Brontë | Romance; Gothic
    1853 Villette | Charlotte Brontë
    1847 Wuthering Heights | Emily Brontë | Romance; Gothic
    +de Sturmhöhe
    +fr Les Hauts de Hurlevent
    +es Cumbres borrascosas
    1847 Agnes Grey | Anne Brontë
    1848 The Tenant of Wildfell Hall | Anne Brontë
    1848 Vanity Fair | William Makepeace Thackeray | Satire
    1850 The Scarlet Letter | Nathaniel Hawthorne
    1851 Moby-Dick; or, The Whale | Herman Melville | Adventure
    1852 Uncle Tom's Cabin | Harriet Beecher Stowe
    1854 Walden; or, Life in the Woods | Henry David Thoreau | Nonfiction; Philosophy
    1855 North and South | Elizabeth Gaskell | Romance
    1860 The Mill on the Floss | George Eliot
    1861 Silas Marner | George Eliot
    1860 The Woman in White | Wilkie Collins | Mystery; Gothic
    1868 The Moonstone | Wilkie Collins | Mystery
    1874 Far from the Madding Crowd | Thomas Hardy | Romance
    1891 Tess of the d'Urbervilles | Thomas Hardy
    1895 Jude the Obscure | Thomas Hardy
    1881 The Portrait of a Lady | Henry James
    1898 The Turn of the Screw | Henry James | Horror; Gothic
    1883 Treasure Island | Robert Louis Stevenson | Adventure
    +de Die Schatzinsel
    +fr L'Île au trésor
    +es La isla del tesoro
    1886 Strange Case of Dr Jekyll and Mr Hyde | Robert Louis Stevenson | Horror
    1890 The Picture of Dorian Gray | Oscar Wilde | Gothic
    +de Das Bildnis des Dorian Gray
    +fr Le Portrait de Dorian Gray
    1895 The Red Badge of Courage | Stephen Crane | War
    1895 The Time Machine | H.G. Wells | Science Fiction
    1896 The Island of Doctor Moreau | H.G. Wells | Science Fiction
    1897 The Invisible Man | H.G. Wells | Science Fiction
    1898 The War of the Worlds | H.G. Wells | Science Fiction
    +de Der Krieg der Welten
    +fr La Guerre des mondes
    1897 Dracula | Bram Stoker | Horror; Gothic
    1899 Heart of Darkness | Joseph Conrad
    +de Herz der Finsternis
    +fr Au cœur des ténèbres
    1907 The Secret Agent | Joseph Conrad
    1899 The Awakening | Kate Chopin | Feminism
    1903 The Call of the Wild | Jack London | Adventure
    1906 White Fang | Jack London | Adventure
    1905 The House of Mirth | Edith Wharton
    1911 Ethan Frome | Edith Wharton
    1920 The Age of Innocence | Edith Wharton | Romance
    1908 A Room with a View | E.M. Forster | Romance
    1910 Howards End | E.M. Forster
    1924 A Passage to India | E.M. Forster
    1908 The Wind in the Willows | Kenneth Grahame | Children
    1911 The Secret Garden | Frances Hodgson Burnett | Children
    1905 A Little Princess | Frances Hodgson Burnett | Children
    1913 Sons and Lovers | D.H. Lawrence
    1915 The Rainbow | D.H. Lawrence
    1928 Lady Chatterley's Lover | D.H. Lawrence | Romance
    1914 Dubliners | James Joyce | Short Stories
    1916 A Portrait of the Artist as a Young Man | James Joyce
    1922 Ulysses | James Joyce
    1939 Finnegans Wake | James Joyce
    1915 Of Human Bondage | W. Somerset Maugham
    1915 The Good Soldier: A Tale of Passion | Ford Madox Ford
    1918 My Ántonia | Willa Cather | Historical Fiction
    1920 Main Street | Sinclair Lewis
    1922 Babbitt | Sinclair Lewis | Satire
    1925 The Great Gatsby | F. Scott Fitzgerald
    +de Der große Gatsby
    +fr Gatsby le Magnifique
    +es El gran Gatsby
    +it Il grande Gatsby
    1934 Tender Is the Night | F. Scott Fitzgerald
    1925 Mrs Dalloway | Virginia Woolf
    1927 To the Lighthouse | Virginia Woolf
    +de Zum Leuchtturm
    +fr La Promenade au phare
    1928 Orlando: A Biography | Virginia Woolf | LGBT
    1931 The Waves | Virginia Woolf
    1926 The Sun Also Rises | Ernest Hemingway
    +en Fiesta
    1929 A Farewell to Arms | Ernest Hemingway | War
    1940 For Whom the Bell Tolls | Ernest Hemingway | War
    1952 The Old Man and the Sea | Ernest Hemingway
    +de Der alte Mann und das Meer
    +fr Le Vieil Homme et la Mer
    +es El viejo y el mar
    1929 The Sound and the Fury | William Faulkner
    1930 As I Lay Dying | William Faulkner
    1936 Absalom, Absalom! | William Faulkner
    1928 Quicksand | Nella Larsen
    1929 Passing | Nella Larsen
    1937 Their Eyes Were Watching God | Zora Neale Hurston | Feminism
    1940 Native Son | Richard Wright
    1932 Cold Comfort Farm | Stella Gibbons | Humor
    1936 Gone with the Wind | Margaret Mitchell | Historical Fiction; Romance
    +de Vom Winde verweht
    +fr Autant en emporte le vent
    +es Lo que el viento se llevó
    1937 Of Mice and Men | John Steinbeck
    +de Von Mäusen und Menschen
    +fr Des souris et des hommes
    1939 The Grapes of Wrath | John Steinbeck
    +de Früchte des Zorns
    1952 East of Eden | John Steinbeck
    +de Jenseits von Eden
    1938 Rebecca | Daphne du Maurier | Gothic; Mystery
    1936 Jamaica Inn | Daphne du Maurier | Gothic
    1938 Brighton Rock | Graham Greene | Crime
    1940 The Power and the Glory | Graham Greene
    1951 The End of the Affair | Graham Greene
    1938 Scoop | Evelyn Waugh | Humor
    1945 Brideshead Revisited | Evelyn Waugh
    1940 The Heart Is a Lonely Hunter | Carson McCullers
    1943 A Tree Grows in Brooklyn | Betty Smith

    genres Classics; Plays
    1597 Romeo and Juliet | William Shakespeare
    1603 Hamlet | William Shakespeare
    1623 Macbeth | William Shakespeare
    1895 The Importance of Being Earnest | Oscar Wilde | Humor
    1913 Pygmalion | George Bernard Shaw
    1949 Death of a Salesman | Arthur Miller
    1953 The Crucible | Arthur Miller
    1947 A Streetcar Named Desire | Tennessee Williams
    1879 A Doll's House | Henrik Ibsen
    +original no
    +no Et dukkehjem
    +de Nora oder Ein Puppenheim

    genres Classics; Fiction; Russian Literature
    1833 Eugene Onegin | Alexander Pushkin | Poetry
    +original ru
    +ru Евгений Онегин
    1842 Dead Souls | Nikolai Gogol | Satire
    +original ru
    +ru Мёртвые души
    1840 A Hero of Our Time | Mikhail Lermontov
    +original ru
    +ru Герой нашего времени
    1862 Fathers and Sons | Ivan Turgenev
    +original ru
    +ru Отцы и дети
    1846 The Double | Fyodor Dostoevsky
    +original ru
    +ru Двойник
    1864 Notes from Underground | Fyodor Dostoevsky
    +original ru
    +ru Записки из подполья
    1866 Crime and Punishment | Fyodor Dostoevsky
    +original ru
    +ru Преступление и наказание
    +de Schuld und Sühne
    +de Verbrechen und Strafe
    +fr Crime et Châtiment
    +es Crimen y castigo
    1869 The Idiot | Fyodor Dostoevsky
    +original ru
    +ru Идиот
    1872 Demons | Fyodor Dostoevsky
    +original ru
    +ru Бесы
    +en The Possessed
    1880 The Brothers Karamazov | Fyodor Dostoevsky
    +original ru
    +ru Братья Карамазовы
    +de Die Brüder Karamasow
    1869 War and Peace | Leo Tolstoy | Historical Fiction
    +original ru
    +ru Война и мир
    +de Krieg und Frieden
    +fr Guerre et Paix
    1878 Anna Karenina | Leo Tolstoy
    +original ru
    +ru Анна Каренина
    1886 The Death of Ivan Ilyich | Leo Tolstoy
    +original ru
    +ru Смерть Ивана Ильича
    1904 The Cherry Orchard | Anton Chekhov | Plays
    +original ru
    +ru Вишнёвый сад
    1957 Doctor Zhivago | Boris Pasternak
    +original ru
    +ru Доктор Живаго
    1962 One Day in the Life of Ivan Denisovich | Aleksandr Solzhenitsyn
    +original ru
    +ru Один день Ивана Денисовича
    """
}
