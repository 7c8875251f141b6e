// Authors of standalone works who write in other languages, with publicly known facts and their names.
// Romanized forms are those of their English and German editions.

extension AuthorFacts {
  static let ofWorksInOtherLanguages = """
    Henrik Ibsen | male | Norwegian | europe | no
    Knut Hamsun | male | Norwegian | europe | no
    Jostein Gaarder | male | Norwegian | europe | no
    Alexander Pushkin | male | Russian | europe | ru
    +form Александр Пушкин; Aleksandr Pushkin; Alexander Puschkin
    Nikolai Gogol | male | Russian | europe | ru
    +form Николай Гоголь; Nikolaj Gogol; Nikolay Gogol
    Mikhail Lermontov | male | Russian | europe | ru
    +form Михаил Лермонтов
    Ivan Turgenev | male | Russian | europe | ru
    +form Иван Тургенев; Iwan Turgenjew
    Fyodor Dostoevsky | male | Russian | europe | ru
    +form Фёдор Достоевский; Fyodor Dostoyevsky; Fjodor Dostojewski; Dostoevsky, Fyodor
    Leo Tolstoy | male | Russian | europe | ru
    +form Лев Толстой; Leo Tolstoi; Lev Tolstoy; Tolstoy, Leo
    Anton Chekhov | male | Russian | europe | ru
    +form Антон Чехов; Anton Tschechow; Anton Tchekhov
    Boris Pasternak | male | Russian | europe | ru
    +form Борис Пастернак
    Aleksandr Solzhenitsyn | male | Russian | europe | ru
    +form Александр Солженицын; Alexander Solschenizyn; Alexander Solzhenitsyn
    Михаил Булгаков | male | Russian | europe | ru
    +form Mikhail Bulgakov; Michail Bulgakow; Булгаков, Михаил
    Евгений Замятин | male | Russian | europe | ru
    +form Yevgeny Zamyatin; Замятин, Евгений
    Аркадий Стругацкий | male | Russian | europe | ru
    +form Arkady Strugatsky; Стругацкий, Аркадий
    Борис Стругацкий | male | Russian | europe | ru
    +form Boris Strugatsky; Стругацкий, Борис
    Илья Ильф | male | Russian | europe | ru
    +form Ilya Ilf; Ильф, Илья
    Евгений Петров | male | Russian | europe | ru
    +form Evgeny Petrov; Петров, Евгений
    Евгений Водолазкин | male | Russian | europe | ru
    +form Eugene Vodolazkin; Водолазкин, Евгений
    Гузель Яхина | female | Russian | europe | ru
    +form Guzel Yakhina; Яхина, Гузель
    Umberto Eco | male | Italian | europe | it
    Alessandro Manzoni | male | Italian | europe | it
    Italo Svevo | male | Italian | europe | it
    Primo Levi | male | Italian | europe | it
    Giuseppe Tomasi di Lampedusa | male | Italian | europe | it
    +form Tomasi di Lampedusa, Giuseppe; Lampedusa, Giuseppe Tomasi di
    Italo Calvino | male | Italian | europe | it
    Carlo Collodi | male | Italian | europe | it
    Antonio Tabucchi | male | Italian | europe | it
    Roberto Saviano | male | Italian | europe | it
    Elsa Morante | female | Italian | europe | it
    Luther Blissett | unknown | Italian | europe | it
    Yuval Noah Harari | male | Israeli | middleEast | he
    א.ב. יהושע | male | Israeli | middleEast | he
    +form A.B. Yehoshua
    עמוס עוז | male | Israeli | middleEast | he
    +form Amos Oz
    Anne Frank | female | German | europe | nl
    Viktor E. Frankl | male | Austrian | europe | de
    Stefan Zweig | male | Austrian | europe | de
    Stendhal | male | French | europe | fr
    Honoré de Balzac | male | French | europe | fr
    +form Balzac, Honoré de; Honore de Balzac
    Gustave Flaubert | male | French | europe | fr
    Victor Hugo | male | French | europe | fr
    Émile Zola | male | French | europe | fr
    Pierre Choderlos de Laclos | male | French | europe | fr
    +form Choderlos de Laclos; Laclos, Pierre Choderlos de
    Voltaire | male | French | europe | fr
    Jules Verne | male | French | europe | fr
    Albert Camus | male | French | europe | fr
    Jean-Paul Sartre | male | French | europe | fr
    Antoine de Saint-Exupéry | male | French | europe | fr
    +form Saint-Exupéry, Antoine de; Antoine de Saint-Exupery
    Hervé Le Tellier | male | French | europe | fr
    Charles Baudelaire | male | French | europe | fr
    Françoise Sagan | female | French | europe | fr
    Marguerite Duras | female | French | europe | fr
    Simone de Beauvoir | female | French | europe | fr
    Annie Ernaux | female | French | europe | fr
    Muriel Barbery | female | French | europe | fr
    Leïla Slimani | female | French-Moroccan | europe | fr
    Elie Wiesel | male | Romanian-American | northAmerica | fr
    Mariama Bâ | female | Senegalese | africa | fr
    Camara Laye | male | Guinean | africa | fr
    Frantz Fanon | male | Martinican | caribbean | fr
    Johann Wolfgang von Goethe | male | German | europe | de
    +form Goethe, Johann Wolfgang von; Johann Wolfgang Goethe; J. W. von Goethe
    Theodor Fontane | male | German | europe | de
    Thomas Mann | male | German | europe | de
    Hermann Hesse | male | German | europe | de
    Erich Maria Remarque | male | German | europe | de
    Günter Grass | male | German | europe | de
    Michael Ende | male | German | europe | de
    Erich Kästner | male | German | europe | de
    Patrick Süskind | male | German | europe | de
    Bernhard Schlink | male | German | europe | de
    W.G. Sebald | male | German | europe | de
    +form W. G. Sebald; Sebald, W.G.
    Martin Heidegger | male | German | europe | de
    Immanuel Kant | male | German | europe | de
    Daniel Kehlmann | male | German-Austrian | europe | de
    Franz Kafka | male | Bohemian | europe | de
    Anna Seghers | female | German | europe | de
    Julia Franck | female | German | europe | de
    Friedrich Dürrenmatt | male | Swiss | europe | de
    Max Frisch | male | Swiss | europe | de
    Gabriel García Márquez | male | Colombian | latinAmerica | es
    +form García Márquez, Gabriel; Gabriel Garcia Marquez
    Jorge Luis Borges | male | Argentine | latinAmerica | es
    Julio Cortázar | male | Argentine | latinAmerica | es
    Mariana Enriquez | female | Argentine | latinAmerica | es
    +form Mariana Enríquez
    Juan Rulfo | male | Mexican | latinAmerica | es
    Laura Esquivel | female | Mexican | latinAmerica | es
    Mario Vargas Llosa | male | Peruvian | latinAmerica | es
    +form Vargas Llosa, Mario
    Isabel Allende | female | Chilean | latinAmerica | es
    Roberto Bolaño | male | Chilean | latinAmerica | es
    Miguel de Cervantes Saavedra | male | Spanish | europe | es
    +form Miguel de Cervantes; Cervantes Saavedra, Miguel de; Cervantes, Miguel de
    Fernando Aramburu | male | Spanish | europe | es
    Carmen Laforet | female | Spanish | europe | es
    Paulo Coelho | male | Brazilian | latinAmerica | pt
    Machado de Assis | male | Brazilian | latinAmerica | pt
    +form Joaquim Maria Machado de Assis; Assis, Machado de
    Clarice Lispector | female | Brazilian | latinAmerica | pt
    José Saramago | male | Portuguese | europe | pt
    Eça de Queirós | male | Portuguese | europe | pt
    +form José Maria de Eça de Queirós; Eça de Queiroz
    Fernando Pessoa | male | Portuguese | europe | pt
    +pen Bernardo Soares; Álvaro de Campos; Ricardo Reis; Alberto Caeiro
    Mia Couto | male | Mozambican | africa | pt
    Hjalmar Söderberg | male | Swedish | europe | sv
    Jonas Jonasson | male | Swedish | europe | sv
    Fredrik Backman | male | Swedish | europe | sv
    Henning Mankell | male | Swedish | europe | sv
    John Ajvide Lindqvist | male | Swedish | europe | sv
    Malin Persson Giolito | female | Swedish | europe | sv
    Peter Høeg | male | Danish | europe | da
    Søren Kierkegaard | male | Danish | europe | da
    Henryk Sienkiewicz | male | Polish | europe | pl
    Stanisław Lem | male | Polish | europe | pl
    +form Stanislaw Lem; Lem, Stanisław
    Olga Tokarczuk | female | Polish | europe | pl
    Milan Kundera | male | Czech | europe | cs
    Márai Sándor | male | Hungarian | europe | hu
    +form Sándor Márai; Sandor Marai
    Krasznahorkai László | male | Hungarian | europe | hu
    +form László Krasznahorkai
    Orhan Pamuk | male | Turkish | middleEast | tr
    Sabahattin Ali | male | Turkish | middleEast | tr
    Yaşar Kemal | male | Turkish | middleEast | tr
    +form Yashar Kemal; Yasar Kemal
    夏目漱石 | male | Japanese | asia | ja
    +form Natsume Sōseki; Sōseki Natsume; Soseki Natsume
    太宰治 | male | Japanese | asia | ja
    +form Osamu Dazai; Dazai, Osamu
    川端康成 | male | Japanese | asia | ja
    +form Yasunari Kawabata; Kawabata, Yasunari
    三島由紀夫 | male | Japanese | asia | ja
    +form Yukio Mishima; Mishima, Yukio
    遠藤周作 | male | Japanese | asia | ja
    +form Shūsaku Endō; Shusaku Endo
    東野圭吾 | male | Japanese | asia | ja
    +form Keigo Higashino; Higashino, Keigo
    安部公房 | male | Japanese | asia | ja
    +form Kōbō Abe; Kobo Abe
    吉本ばなな | female | Japanese | asia | ja
    +form Banana Yoshimoto; よしもとばなな
    小川洋子 | female | Japanese | asia | ja
    +form Yōko Ogawa; Yoko Ogawa
    村田沙耶香 | female | Japanese | asia | ja
    +form Sayaka Murata; Murata, Sayaka
    余华 | male | Chinese | asia | zh
    +form Yu Hua
    钱锺书 | male | Chinese | asia | zh
    +form Qian Zhongshu; 錢鍾書
    鲁迅 | male | Chinese | asia | zh
    +form Lu Xun; 魯迅
    莫言 | male | Chinese | asia | zh
    +form Mo Yan
    張愛玲 | female | Chinese | asia | zh
    +form Eileen Chang; 张爱玲
    한강 | female | South Korean | asia | ko
    +form Han Kang
    조남주 | female | South Korean | asia | ko
    +form Cho Nam-joo
    신경숙 | female | South Korean | asia | ko
    +form Shin Kyung-sook; Kyung-sook Shin
    손원평 | female | South Korean | asia | ko
    +form Sohn Won-pyung; Won-pyung Sohn
    황석영 | male | South Korean | asia | ko
    +form Hwang Sok-yong
    الطيب صالح | male | Sudanese | africa | ar
    +form Tayeb Salih
    غسان كنفاني | male | Palestinian | middleEast | ar
    +form Ghassan Kanafani
    علاء الأسواني | male | Egyptian | middleEast | ar
    +form Alaa Al Aswany
    أحمد سعداوي | male | Iraqi | middleEast | ar
    +form Ahmed Saadawi
    أحلام مستغانمي | female | Algerian | africa | ar
    +form Ahlam Mosteghanemi
    جوخة الحارثي | female | Omani | middleEast | ar
    +form Jokha Alharthi
    صادق هدایت | male | Iranian | middleEast | fa
    +form Sadegh Hedayat
    سیمین دانشور | female | Iranian | middleEast | fa
    +form Simin Daneshvar
    Νίκος Καζαντζάκης | male | Greek | europe | el
    +form Nikos Kazantzakis; Καζαντζάκης, Νίκος
    Homer | unknown | Greek | europe | el
    Sophocles | male | Greek | europe | el
    Virgil | male | Roman | europe | la
    +form Vergil; Publius Vergilius Maro
    Ovid | male | Roman | europe | la
    +form Publius Ovidius Naso
    Marcus Aurelius | male | Roman | europe | el
    """
}
