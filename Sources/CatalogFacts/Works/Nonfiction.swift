// Non-fiction: history, science, biography, business, psychology. Subtitles are those of the first English
// edition; exports write them in full, shortened, or not at all.

extension WorkFacts {
  static let nonfiction = """
    genres Nonfiction; History
    1997 Guns, Germs, and Steel: The Fates of Human Societies | Jared Diamond | Anthropology
    2005 Collapse: How Societies Choose to Fail or Succeed | Jared Diamond
    1980 A People's History of the United States | Howard Zinn | Politics
    1962 The Guns of August | Barbara W. Tuchman | War
    1978 A Distant Mirror: The Calamitous 14th Century | Barbara W. Tuchman
    1998 Stalingrad | Antony Beevor | War
    2005 Postwar: A History of Europe Since 1945 | Tony Judt
    2010 Bloodlands: Europe Between Hitler and Stalin | Timothy Snyder
    2015 SPQR: A History of Ancient Rome | Mary Beard
    2015 The Silk Roads: A New History of the World | Peter Frankopan
    2010 The Warmth of Other Suns: The Epic Story of America's Great Migration | Isabel Wilkerson
    2020 Caste: The Origins of Our Discontents | Isabel Wilkerson | Politics
    2011 Sapiens: A Brief History of Humankind | Yuval Noah Harari | Science; Anthropology
    +original he
    +de Eine kurze Geschichte der Menschheit
    +fr Sapiens: Une brève histoire de l'humanité
    +es Sapiens: De animales a dioses
    2015 Homo Deus: A Brief History of Tomorrow | Yuval Noah Harari | Science
    +original he
    2018 21 Lessons for the 21st Century | Yuval Noah Harari | Politics
    2012 Iron Curtain: The Crushing of Eastern Europe, 1944–1956 | Anne Applebaum
    2003 Gulag: A History | Anne Applebaum
    1999 King Leopold's Ghost | Adam Hochschild | Africa
    1970 Bury My Heart at Wounded Knee: An Indian History of the American West | Dee Brown
    2018 Say Nothing: A True Story of Murder and Memory in Northern Ireland | Patrick Radden Keefe | True Crime
    2021 Empire of Pain: The Secret History of the Sackler Dynasty | Patrick Radden Keefe
    2017 Killers of the Flower Moon: The Osage Murders and the Birth of the FBI | David Grann | True Crime
    2009 The Lost City of Z: A Tale of Deadly Obsession in the Amazon | David Grann | Travel
    2021 The Dawn of Everything: A New History of Humanity | David Graeber; David Wengrow | Anthropology
    2011 Debt: The First 5,000 Years | David Graeber | Economics

    genres Nonfiction; Science
    1859 On the Origin of Species | Charles Darwin | Classics
    1962 Silent Spring | Rachel Carson | Nature; Classics
    +de Der stumme Frühling
    1962 The Structure of Scientific Revolutions | Thomas S. Kuhn | Philosophy
    1968 The Double Helix | James D. Watson | Memoir
    1976 The Selfish Gene | Richard Dawkins
    +de Das egoistische Gen
    +fr Le Gène égoïste
    1979 Gödel, Escher, Bach: An Eternal Golden Braid | Douglas R. Hofstadter | Philosophy; Mathematics
    1980 Cosmos | Carl Sagan
    +de Unser Kosmos
    1995 The Demon-Haunted World: Science as a Candle in the Dark | Carl Sagan | Philosophy
    1985 The Man Who Mistook His Wife for a Hat | Oliver Sacks | Psychology
    1987 Chaos: Making a New Science | James Gleick
    2011 The Information: A History, a Theory, a Flood | James Gleick
    1988 A Brief History of Time: From the Big Bang to Black Holes | Stephen Hawking
    +de Eine kurze Geschichte der Zeit
    +fr Une brève histoire du temps
    +es Historia del tiempo
    1997 Fermat's Last Theorem | Simon Singh | Mathematics
    1999 The Code Book | Simon Singh
    1999 The Elegant Universe | Brian Greene
    2003 A Short History of Nearly Everything | Bill Bryson
    +de Eine kurze Geschichte von fast allem
    2019 The Body: A Guide for Occupants | Bill Bryson
    2003 Stiff: The Curious Lives of Human Cadavers | Mary Roach | Humor
    2010 The Emperor of All Maladies: A Biography of Cancer | Siddhartha Mukherjee | History
    +de Der König aller Krankheiten
    2016 The Gene: An Intimate History | Siddhartha Mukherjee
    2010 The Immortal Life of Henrietta Lacks | Rebecca Skloot | Biography
    2014 The Sixth Extinction: An Unnatural History | Elizabeth Kolbert | Nature
    2013 Braiding Sweetgrass | Robin Wall Kimmerer | Nature
    2017 Why We Sleep: Unlocking the Power of Sleep and Dreams | Matthew Walker | Psychology
    +de Das große Buch vom Schlaf
    2017 Astrophysics for People in a Hurry | Neil deGrasse Tyson
    2019 Invisible Women: Exposing Data Bias in a World Designed for Men | Caroline Criado Perez | Feminism
    2020 Entangled Life | Merlin Sheldrake | Nature
    2022 An Immense World | Ed Yong | Nature

    genres Nonfiction; Memoir
    1947 The Diary of a Young Girl | Anne Frank | Classics; History
    +original nl
    +nl Het Achterhuis
    +de Das Tagebuch der Anne Frank
    +fr Le Journal d'Anne Frank
    1969 I Know Why the Caged Bird Sings | Maya Angelou | Classics
    1989 This Boy's Life | Tobias Wolff
    1991 Wild Swans: Three Daughters of China | Jung Chang | History
    1996 Angela's Ashes | Frank McCourt
    +de Die Asche meiner Mutter
    1996 Into the Wild | Jon Krakauer | Biography; Travel
    1997 Into Thin Air: A Personal Account of the Mt. Everest Disaster | Jon Krakauer | Travel
    2000 A Heartbreaking Work of Staggering Genius | Dave Eggers
    2000 On Writing: A Memoir of the Craft | Stephen King | Writing
    2003 Reading Lolita in Tehran: A Memoir in Books | Azar Nafisi
    2005 The Glass Castle | Jeannette Walls
    2005 The Year of Magical Thinking | Joan Didion
    2006 Eat, Pray, Love | Elizabeth Gilbert | Travel
    2010 Just Kids | Patti Smith | Music
    2012 Wild: From Lost to Found on the Pacific Crest Trail | Cheryl Strayed | Travel
    2013 I Am Malala | Malala Yousafzai; Christina Lamb
    2014 H is for Hawk | Helen Macdonald | Nature
    2014 Being Mortal: Medicine and What Matters in the End | Atul Gawande | Science
    2015 Between the World and Me | Ta-Nehisi Coates | Politics
    2016 Born a Crime: Stories from a South African Childhood | Trevor Noah | Humor
    2016 When Breath Becomes Air | Paul Kalanithi
    2016 Hillbilly Elegy: A Memoir of a Family and Culture in Crisis | J.D. Vance | Politics
    2017 Hunger: A Memoir of (My) Body | Roxane Gay | Feminism
    2018 Becoming | Michelle Obama | Politics
    2018 Educated | Tara Westover
    +de Befreit
    +fr Une éducation
    2020 A Promised Land | Barack Obama | Politics
    2021 Crying in H Mart | Michelle Zauner | Food
    2022 I'm Glad My Mom Died | Jennette McCurdy

    genres Nonfiction; Biography
    1998 A Beautiful Mind | Sylvia Nasar | Mathematics
    2004 Alexander Hamilton | Ron Chernow | History
    2007 Einstein: His Life and Universe | Walter Isaacson | Science
    2011 Steve Jobs | Walter Isaacson | Business
    2017 Leonardo da Vinci | Walter Isaacson | Art
    2005 Team of Rivals: The Political Genius of Abraham Lincoln | Doris Kearns Goodwin | History
    2005 American Prometheus | Kai Bird; Martin J. Sherwin | History; Science
    2010 Cleopatra: A Life | Stacy Schiff | History
    2010 Unbroken: A World War II Story of Survival, Resilience, and Redemption | Laura Hillenbrand | History
    2001 Seabiscuit: An American Legend | Laura Hillenbrand | History
    2015 The Invention of Nature: Alexander von Humboldt's New World | Andrea Wulf | Science
    2016 Hidden Figures | Margot Lee Shetterly | History; Science

    genres Nonfiction; Psychology
    1946 Man's Search for Meaning | Viktor E. Frankl | Philosophy; Memoir
    +original de
    +de … trotzdem Ja zum Leben sagen: Ein Psychologe erlebt das Konzentrationslager
    1990 Flow: The Psychology of Optimal Experience | Mihaly Csikszentmihalyi
    1995 Emotional Intelligence: Why It Can Matter More Than IQ | Daniel Goleman
    2005 Blink: The Power of Thinking Without Thinking | Malcolm Gladwell
    2000 The Tipping Point: How Little Things Can Make a Big Difference | Malcolm Gladwell | Business
    2008 Outliers: The Story of Success | Malcolm Gladwell | Business
    2009 Drive: The Surprising Truth About What Motivates Us | Daniel H. Pink | Business
    2006 Mindset: The New Psychology of Success | Carol S. Dweck | Self Help
    2011 Thinking, Fast and Slow | Daniel Kahneman | Economics
    +de Schnelles Denken, langsames Denken
    +es Pensar rápido, pensar despacio
    2012 Quiet: The Power of Introverts in a World That Can't Stop Talking | Susan Cain
    +de Still
    2012 The Righteous Mind: Why Good People Are Divided by Politics and Religion | Jonathan Haidt | Politics
    2014 The Body Keeps the Score | Bessel van der Kolk | Health
    2016 Grit: The Power of Passion and Perseverance | Angela Duckworth | Self Help
    1984 Influence: The Psychology of Persuasion | Robert B. Cialdini | Business

    genres Nonfiction; Self Help
    1936 How to Win Friends and Influence People | Dale Carnegie | Business
    +de Wie man Freunde gewinnt
    1989 The 7 Habits of Highly Effective People | Stephen R. Covey | Business
    1992 Men Are from Mars, Women Are from Venus | John Gray
    1997 The Power of Now: A Guide to Spiritual Enlightenment | Eckhart Tolle | Spirituality
    1997 The Four Agreements | Don Miguel Ruiz | Spirituality
    2012 The Power of Habit: Why We Do What We Do in Life and Business | Charles Duhigg | Psychology
    2016 The Subtle Art of Not Giving a F*ck | Mark Manson
    +de Die subtile Kunst des Daraufscheißens
    2016 Deep Work: Rules for Focused Success in a Distracted World | Cal Newport | Business
    2018 Atomic Habits | James Clear | Psychology
    +de Die 1%-Methode
    2021 Four Thousand Weeks: Time Management for Mortals | Oliver Burkeman | Philosophy
    2014 #GIRLBOSS | Sophia Amoruso | Business; Memoir

    genres Nonfiction; Business
    2001 Good to Great | Jim Collins
    2001 Getting Things Done: The Art of Stress-Free Productivity | David Allen | Self Help
    2007 The 4-Hour Workweek | Timothy Ferriss | Self Help
    2011 The Lean Startup | Eric Ries
    2014 Zero to One | Peter Thiel; Blake Masters
    2016 Shoe Dog | Phil Knight | Memoir
    2018 Bad Blood: Secrets and Lies in a Silicon Valley Startup | John Carreyrou | True Crime
    2014 Creativity, Inc. | Ed Catmull; Amy Wallace

    genres Nonfiction; Economics
    1776 An Inquiry into the Nature and Causes of the Wealth of Nations | Adam Smith | Classics
    2010 The Big Short: Inside the Doomsday Machine | Michael Lewis | Business
    2003 Moneyball: The Art of Winning an Unfair Game | Michael Lewis | Sports
    2017 Doughnut Economics | Kate Raworth | Politics
    2019 The Age of Surveillance Capitalism | Shoshana Zuboff | Politics

    genres Nonfiction; Philosophy
    1945 A History of Western Philosophy | Bertrand Russell | History
    1974 Zen and the Art of Motorcycle Maintenance: An Inquiry into Values | Robert M. Pirsig | Fiction
    2009 Justice: What's the Right Thing to Do? | Michael J. Sandel | Politics
    2000 The Consolations of Philosophy | Alain de Botton

    genres Nonfiction; Feminism
    1792 A Vindication of the Rights of Woman | Mary Wollstonecraft | Classics
    1929 A Room of One's Own | Virginia Woolf | Essays; Classics
    +de Ein Zimmer für sich allein
    +es Una habitación propia
    1963 The Feminine Mystique | Betty Friedan | Classics
    2014 Bad Feminist | Roxane Gay | Essays
    2014 We Should All Be Feminists | Chimamanda Ngozi Adichie | Essays
    2014 Men Explain Things to Me | Rebecca Solnit | Essays
    1984 Sister Outsider: Essays and Speeches | Audre Lorde | Essays
    1968 Slouching Towards Bethlehem | Joan Didion | Essays

    genres Nonfiction; Travel
    1977 In Patagonia | Bruce Chatwin
    1987 The Songlines | Bruce Chatwin
    1998 A Walk in the Woods | Bill Bryson | Humor
    1995 Notes from a Small Island | Bill Bryson | Humor
    1975 The Great Railway Bazaar | Paul Theroux

    genres Nonfiction; Cooking
    2017 Salt, Fat, Acid, Heat: Mastering the Elements of Good Cooking | Samin Nosrat
    2012 Jerusalem: A Cookbook | Yotam Ottolenghi; Sami Tamimi
    2018 Ottolenghi Simple | Yotam Ottolenghi
    2006 The Omnivore's Dilemma: A Natural History of Four Meals | Michael Pollan | Food
    2000 Kitchen Confidential: Adventures in the Culinary Underbelly | Anthony Bourdain | Memoir

    genres Nonfiction; True Crime
    1994 Midnight in the Garden of Good and Evil | John Berendt
    2003 The Devil in the White City | Erik Larson | History
    2018 I'll Be Gone in the Dark | Michelle McNamara

    genres Nonfiction; Technology
    1975 The Mythical Man-Month: Essays on Software Engineering | Frederick P. Brooks Jr.
    1999 The Pragmatic Programmer: From Journeyman to Master | Andrew Hunt; David Thomas
    2008 Clean Code: A Handbook of Agile Software Craftsmanship | Robert C. Martin
    1988 The Design of Everyday Things | Donald A. Norman | Design
    """
}
