// Works in further European, Asian and Middle Eastern languages, under their original titles. Authors are
// written in their own script, as in exports of readers in that language.

extension WorkFacts {
  static let inOtherLanguages = """
    genres Literary Fiction
    language no
    1890 Sult | Knut Hamsun | Classics
    +en Hunger
    +de Hunger
    +fr La Faim
    1991 Sofies verden | Jostein Gaarder | Philosophy; Young Adult
    +en Sophie's World
    +de Sofies Welt
    +fr Le Monde de Sophie

    genres Literary Fiction
    language sv
    1905 Doktor Glas | Hjalmar Söderberg | Classics
    +en Doctor Glas
    2009 Hundraåringen som klev ut genom fönstret och försvann | Jonas Jonasson | Humor
    +de Der Hundertjährige, der aus dem Fenster stieg und verschwand
    2012 En man som heter Ove | Fredrik Backman | Humor
    +en A Man Called Ove
    +de Ein Mann namens Ove
    +fr Vieux, râleur et suicidaire
    2014 Kvicksand | Henning Mankell | Nonfiction; Memoir
    +en Quicksand
    2016 Störst av allt | Malin Persson Giolito | Thriller; Crime
    +en Quicksand
    1973 Bröderna Lejonhjärta | Astrid Lindgren | Children; Fantasy
    +en The Brothers Lionheart
    +de Die Brüder Löwenherz
    2004 Låt den rätte komma in | John Ajvide Lindqvist | Horror
    +en Let the Right One In

    genres Literary Fiction
    language da
    1992 Frøken Smillas fornemmelse for sne | Peter Høeg | Crime; Thriller
    +en Smilla's Sense of Snow
    +de Fräulein Smillas Gespür für Schnee

    genres Literary Fiction
    language pl
    1896 Quo vadis | Henryk Sienkiewicz | Classics; Historical Fiction
    1961 Solaris | Stanisław Lem | Science Fiction
    2007 Bieguni | Olga Tokarczuk
    +en Flights
    +de Unrast
    2009 Prowadź swój pług przez kości umarłych | Olga Tokarczuk | Mystery
    +en Drive Your Plow Over the Bones of the Dead
    +de Gesang der Fledermäuse

    genres Literary Fiction
    language cs
    1984 Nesnesitelná lehkost bytí | Milan Kundera | Philosophy
    +en The Unbearable Lightness of Being
    +de Die unerträgliche Leichtigkeit des Seins
    +fr L'Insoutenable Légèreté de l'être
    1967 Žert | Milan Kundera
    +en The Joke

    genres Literary Fiction
    language hu
    1942 A gyertyák csonkig égnek | Márai Sándor | Classics
    +en Embers
    +de Die Glut
    1985 Sátántangó | Krasznahorkai László
    +en Satantango

    genres Literary Fiction
    language ru
    1967 Мастер и Маргарита | Михаил Булгаков | Classics; Fantasy
    +en The Master and Margarita
    +de Der Meister und Margarita
    +fr Le Maître et Marguerite
    1924 Мы | Евгений Замятин | Science Fiction; Dystopia
    +en We
    +de Wir
    1972 Пикник на обочине | Аркадий Стругацкий; Борис Стругацкий | Science Fiction
    +en Roadside Picnic
    +de Picknick am Wegesrand
    1964 Трудно быть богом | Аркадий Стругацкий; Борис Стругацкий | Science Fiction
    +en Hard to Be a God
    1928 Двенадцать стульев | Илья Ильф; Евгений Петров | Humor; Classics
    +en The Twelve Chairs
    2012 Лавр | Евгений Водолазкин | Historical Fiction
    +en Laurus
    2015 Зулейха открывает глаза | Гузель Яхина | Historical Fiction
    +en Zuleikha

    genres Literary Fiction
    language tr
    1998 Benim Adım Kırmızı | Orhan Pamuk | Historical Fiction; Mystery
    +en My Name Is Red
    +de Rot ist mein Name
    2002 Kar | Orhan Pamuk
    +en Snow
    +de Schnee
    1943 Kürk Mantolu Madonna | Sabahattin Ali | Classics; Romance
    +en Madonna in a Fur Coat
    1955 İnce Memed | Yaşar Kemal | Classics

    genres Literary Fiction
    language ja
    1987 ノルウェイの森 | 村上春樹 | Romance
    +en Norwegian Wood
    +de Naokos Lächeln
    +fr La Ballade de l'impossible
    +es Tokio blues
    2002 海辺のカフカ | 村上春樹 | Magical Realism
    +en Kafka on the Shore
    +de Kafka am Strand
    +fr Kafka sur le rivage
    1914 こころ | 夏目漱石 | Classics
    +en Kokoro
    1905 吾輩は猫である | 夏目漱石 | Classics; Humor
    +en I Am a Cat
    1906 坊っちゃん | 夏目漱石 | Classics
    +en Botchan
    1948 人間失格 | 太宰治 | Classics
    +en No Longer Human
    1947 斜陽 | 太宰治 | Classics
    +en The Setting Sun
    1937 雪国 | 川端康成 | Classics
    +en Snow Country
    +de Schneeland
    1956 金閣寺 | 三島由紀夫 | Classics
    +en The Temple of the Golden Pavilion
    1966 沈黙 | 遠藤周作 | Historical Fiction; Classics
    +en Silence
    1988 キッチン | 吉本ばなな
    +en Kitchen
    1994 密やかな結晶 | 小川洋子 | Dystopia
    +en The Memory Police
    2003 博士の愛した数式 | 小川洋子
    +en The Housekeeper and the Professor
    2016 コンビニ人間 | 村田沙耶香
    +en Convenience Store Woman
    +de Die Ladenhüterin
    1999 白夜行 | 東野圭吾 | Mystery; Crime
    1962 砂の女 | 安部公房 | Classics
    +en The Woman in the Dunes

    genres Literary Fiction
    language zh
    1993 活着 | 余华 | Historical Fiction
    +en To Live
    1995 许三观卖血记 | 余华
    +en Chronicle of a Blood Merchant
    1947 围城 | 钱锺书 | Classics; Satire
    +en Fortress Besieged
    1921 阿Q正传 | 鲁迅 | Classics
    +en The True Story of Ah Q
    2009 蛙 | 莫言
    +en Frog
    +de Frösche
    1943 傾城之戀 | 張愛玲 | Romance; Classics
    +en Love in a Fallen City

    genres Literary Fiction
    language ko
    2007 채식주의자 | 한강
    +en The Vegetarian
    +de Die Vegetarierin
    +fr La Végétarienne
    2014 소년이 온다 | 한강 | Historical Fiction
    +en Human Acts
    +de Menschenwerk
    2016 82년생 김지영 | 조남주 | Feminism
    +en Kim Jiyoung, Born 1982
    +de Kim Jiyoung, geboren 1982
    2008 엄마를 부탁해 | 신경숙
    +en Please Look After Mom
    2017 아몬드 | 손원평 | Young Adult
    +en Almond

    genres Literary Fiction
    language ar
    1966 موسم الهجرة إلى الشمال | الطيب صالح | Classics; Africa
    +en Season of Migration to the North
    +de Zeit der Nordwanderung
    1959 أولاد حارتنا | نجيب محفوظ | Classics
    +en Children of Gebelawi
    1963 رجال في الشمس | غسان كنفاني | Classics
    +en Men in the Sun
    2002 عمارة يعقوبيان | علاء الأسواني
    +en The Yacoubian Building
    +de Der Jakubijân-Bau
    2013 فرانكشتاين في بغداد | أحمد سعداوي | Horror
    +en Frankenstein in Baghdad
    1993 ذاكرة الجسد | أحلام مستغانمي | Romance
    +en Memory in the Flesh
    2010 سيدات القمر | جوخة الحارثي
    +en Celestial Bodies

    genres Literary Fiction
    language fa
    1936 بوف کور | صادق هدایت | Classics; Horror
    +en The Blind Owl
    1969 سووشون | سیمین دانشور | Classics; Historical Fiction
    +en Savushun

    genres Literary Fiction
    language he
    1977 המאהב | א.ב. יהושע
    +en The Lover
    2002 סיפור על אהבה וחושך | עמוס עוז | Memoir
    +en A Tale of Love and Darkness
    +de Eine Geschichte von Liebe und Finsternis

    genres Literary Fiction
    language el
    1946 Βίος και πολιτεία του Αλέξη Ζορμπά | Νίκος Καζαντζάκης | Classics
    +en Zorba the Greek
    +de Alexis Sorbas
    """
}
