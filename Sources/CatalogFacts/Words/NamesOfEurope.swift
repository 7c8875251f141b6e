// Names of invented writers in Turkish and in European languages other than English. Family names with a
// feminine form are listed in both forms, in the same order.

extension WordFacts {
  static let namesOfEurope = """
    names Spanish
    region europe
    language es
    female Almudena; Beatriz; Carmen; Elvira; Inés; Isabel; Lucía; María José; Mercedes; Nuria; Pilar; Rocío
    female Sofía; Verónica
    male Álvaro; Andrés; Enrique; Fernando; Gonzalo; Ignacio; Íñigo; Javier; Joaquín; José Luis; Manuel
    male Ramón; Sergio; Tomás
    family Aguirre; Alarcón; Álvarez Rey; Barrios; Benítez; Cáceres; Castaño; de la Cruz; de la Fuente
    family Díaz Olmo; Echeverría; Escudero; Gómez; Ibáñez; Iglesias; López Mora; Muñoz; Núñez; Ordóñez
    family Peñalver; Quiñones; Ríos; Sáez; Sánchez Vega; Ugarte; Vázquez; Yáñez; Zamora

    names Portuguese
    region europe
    language pt
    female Ana Luísa; Beatriz; Catarina; Conceição; Fátima; Filipa; Inês; Leonor; Margarida; Rita; Sofia
    female Teresa
    male Afonso; António; Bernardo; Diogo; Duarte; Gonçalo; João; José; Luís; Nuno; Rui; Tomás
    family Almeida; Antunes da Silva; Barbosa; Brandão; Cardoso; Carvalho; Coutinho; da Fonseca; de Sá
    family Faria; Figueiredo; Gonçalves; Guimarães; Lourenço; Magalhães; Mourão; Noronha; Pacheco; Pimentel
    family Queirós; Sequeira; Simões; Teles; Valadão; Vasconcelos

    names French
    region europe
    language fr
    female Agnès; Anne-Marie; Aurélie; Béatrice; Camille; Cécile; Chloé; Élise; Émilie; Françoise; Hélène
    female Isabelle; Mathilde; Noémie; Solène; Véronique
    male Antoine; Benoît; Clément; Damien; Édouard; Émile; Étienne; François; Gaël; Guillaume; Jean-Luc
    male Jérôme; Julien; Loïc; Pierre-Yves; Rémi
    family Aubry; Barbier; Beauchêne; Béranger; Boisvert; Bouchard; Charpentier; Chevalier; Courtois
    family d'Aubigny; de Brissac; de La Tour; Delacour; Delaunay; Deschênes; Fontanel; Gauthier; Giraudon
    family Hébert; Joubert; Lacroix; Lefèvre; Le Goff; Lemaître; Marchand; Ménard; Montclair; Noël
    family Perrault-Blanc; Rousselle; Thévenot; Vasseur

    names German
    region europe
    language de
    female Anke; Annegret; Birgit; Elke; Franziska; Friederike; Gisela; Heike; Jördis; Katharina; Käthe
    female Liesel; Marlene; Sabine; Ulrike; Wiebke
    male Albrecht; Bernd; Dieter; Eckhard; Emil; Friedrich; Götz; Günter; Hans-Jürgen; Jörg; Karl-Heinz
    male Lothar; Matthias; Rüdiger; Ulrich; Wolfgang
    family Ackermann; Albers; Auerbach; Bäcker; Brandstätter; Büchner; Dörfler; Eichendorf; Feldmann; Fürst
    family Gärtner; Großmann; Hübner; Jäger; Kästorf; Köhler; Krüger; Lindner; Löwe; Maßmann; Mühlbauer
    family Neuhaus; Pfeiffer; Reuß; Rosenkranz; Schäfer; Schönfeld; Strauß; Übelacker; Vogelsang; von Ahlen
    family von der Heide; Weißhaupt; Zöllner

    names Italian
    region europe
    language it
    female Alessia; Antonella; Benedetta; Chiara; Donatella; Federica; Giovanna; Giulia; Ilaria; Lucrezia
    female Margherita; Ornella; Raffaella; Simonetta
    male Alessandro; Carlo; Domenico; Enzo; Fabrizio; Gianluca; Giacomo; Giuseppe; Leonardo; Lorenzo
    male Niccolò; Pietro; Salvatore; Vincenzo
    family Abbate; Barbieri; Bellini; Bonaccorsi; Caruso; Castelli; Colombo; Contarini; D'Angelo; Dal Bosco
    family De Santis; Della Valle; Di Stefano; Ferrari; Galli; Giordano; Lo Cascio; Mancini; Montanari
    family Nicolò; Orsini; Pellegrini; Ricci; Sartori; Serra; Tommasi; Venturi; Zanetti

    names Dutch
    region europe
    language nl
    female Anneke; Annelies; Fenna; Femke; Hilde; Ingrid; Janneke; Liesbeth; Marijke; Saskia; Truus
    female Wilhelmina
    male Bram; Cornelis; Dirk; Gerrit; Hendrik; Jeroen; Joost; Koen; Maarten; Pieter; Ruben; Wouter
    family Bakker; Bosch; de Graaf; de Jong; de Vries; Dijkstra; Hoekstra; Jansen; Koster; Kuipers; Mulder
    family Peeters; Smit; ten Brink; ter Horst; van 't Hof; van Dam; van den Berg; van der Linden
    family van der Meer; Verhoeven; Visser; Vermeulen; Zijlstra

    names Swedish
    region europe
    language sv
    female Agneta; Åsa; Birgitta; Ebba; Elsa; Gunilla; Inga-Lill; Kerstin; Linnéa; Maj; Margareta; Sigrid
    male Anders; Åke; Bengt; Björn; Gösta; Göran; Håkan; Lars-Erik; Mattias; Nils; Östen; Sven
    family Ahlberg; Åkesson; Ågren; Bergqvist; Björklund; Blomgren; Dahlström; Ek; Eklöf; Fagerlund
    family Forsberg; Hedlund; Håkansson; Källström; Lindqvist; Lövgren; Nordin; Nyström; Ödegård; Öberg
    family Rosengren; Sandström; Sjöberg; Wikström

    names Norwegian
    region europe
    language no
    female Åse; Astrid; Bjørg; Gro; Ingeborg; Kari; Liv; Ragnhild; Solveig; Tove; Unni; Vigdis
    male Arne; Asbjørn; Bjørn; Eirik; Håkon; Jørgen; Kåre; Magnus; Øystein; Sindre; Torbjørn; Trygve
    family Aasen; Bakke; Berge; Bjørnstad; Dahl; Eide; Fjeldstad; Grønli; Haugen; Høiby; Kjelstad; Lunde
    family Moen; Nygård; Ødegaard; Østby; Ruud; Sæther; Skogen; Solberg; Strand; Tangen; Vik; Åsheim

    names Danish
    region europe
    language da
    female Birthe; Bodil; Dorthe; Gerda; Grethe; Inge; Karen; Kirsten; Mette; Pernille; Sørine; Ulla
    male Aksel; Bent; Erik; Flemming; Hans; Jørgen; Kjeld; Mads; Niels; Poul; Søren; Torben
    family Andersen; Bech; Bjerre; Brøndum; Dalgaard; Enevoldsen; Fog; Friis; Grøn; Holm; Højgaard; Juhl
    family Kjær; Lauridsen; Møller; Nørgaard; Overgaard; Ravn; Skov; Sørensen; Thygesen; Ørsted; Østergaard
    family Vestergaard

    names Finnish
    region europe
    language fi
    female Aino; Eeva; Hilkka; Irmeli; Kaisa; Leena; Marjatta; Päivi; Riitta; Sini; Tuuli; Ylva
    male Aarne; Antti; Eero; Heikki; Ilmari; Jukka; Kalevi; Mikko; Pekka; Sampo; Tapio; Väinö
    family Aalto; Ahonen; Hakala; Heinonen; Hämäläinen; Järvinen; Kallio; Kettunen; Koskela; Laaksonen
    family Lehtinen; Mäkelä; Mäntylä; Niemi; Nieminen; Peltonen; Rautio; Saarinen; Salmela; Tuominen
    family Väisänen; Vuorinen; Ylönen

    names Icelandic
    region europe
    language is
    female Ásdís; Birna; Guðrún; Hildur; Katrín; Ragnheiður; Sigríður; Steinunn; Þóra; Þórunn
    male Ari; Einar; Guðmundur; Gunnar; Hallgrímur; Jón; Ólafur; Sigurður; Steinn; Þórður
    family Arnalds; Blöndal; Briem; Bergmann; Claessen; Eldjárn; Fjeldsted; Flygenring; Gröndal; Hafstein
    family Hansen; Kvaran; Melsteð; Möller; Nordal; Norðdahl; Pálmason; Scheving; Snædal; Stephensen
    family Thorarensen; Thorlacius; Waage; Zoëga

    names Polish
    region europe
    language pl
    female Agnieszka; Barbara; Bożena; Elżbieta; Grażyna; Joanna; Katarzyna; Małgorzata; Zofia; Żaneta
    male Bogdan; Czesław; Grzegorz; Jerzy; Krzysztof; Łukasz; Paweł; Sławomir; Stanisław; Wojciech
    family Borowski; Czarnecki; Dąbrowski; Domański; Głowacki; Jabłoński; Jasiński; Kaczmarek; Kamiński
    family Kowalski; Krawczyk; Kwiatkowski; Majewski; Malinowski; Mazur; Nowak; Ostrowski; Piątek; Rutkowski
    family Sikorski; Ślusarczyk; Wiśniewski; Woźniak; Zieliński; Żuławski
    familyFemale Borowska; Czarnecka; Dąbrowska; Domańska; Głowacka; Jabłońska; Jasińska; Kaczmarek
    familyFemale Kamińska; Kowalska; Krawczyk; Kwiatkowska; Majewska; Malinowska; Mazur; Nowak; Ostrowska
    familyFemale Piątek; Rutkowska; Sikorska; Ślusarczyk; Wiśniewska; Woźniak; Zielińska; Żuławska

    names Czech
    region europe
    language cs
    female Alžběta; Božena; Eliška; Hana; Jana; Kateřina; Lenka; Markéta; Pavla; Tereza; Zdeňka; Žofie
    male Bohumír; František; Jaroslav; Jiří; Karel; Ladislav; Miloš; Ondřej; Radek; Tomáš; Václav; Zdeněk
    family Bartoš; Beneš; Bureš; Černý; Čermák; Dvořák; Fiala; Hájek; Holub; Horák; Jelínek; Kadlec; Kolář
    family Krejčí; Kříž; Marek; Novotný; Pokorný; Procházka; Růžička; Sedláček; Šimek; Svoboda; Veselý
    family Zeman
    familyFemale Bartošová; Benešová; Burešová; Černá; Čermáková; Dvořáková; Fialová; Hájková; Holubová
    familyFemale Horáková; Jelínková; Kadlecová; Kolářová; Krejčí; Křížová; Marková; Novotná; Pokorná
    familyFemale Procházková; Růžičková; Sedláčková; Šimková; Svobodová; Veselá; Zemanová

    names Hungarian
    region europe
    language hu
    order family-first
    female Ágnes; Borbála; Erzsébet; Éva; Gizella; Ildikó; Judit; Krisztina; Magdolna; Réka; Zsófia
    female Zsuzsanna
    male Ádám; András; Béla; Dezső; Ferenc; Gábor; György; István; László; Mihály; Sándor; Zoltán
    family Antal; Balogh; Barta; Bognár; Csonka; Erdős; Faragó; Fekete; Halász; Horváth; Juhász; Kelemen
    family Kovács; Lengyel; Mészáros; Molnár; Orbán; Pásztor; Somogyi; Szabó; Szűcs; Takács; Tőkés; Varga
    family Vörös

    names Romanian
    region europe
    language ro
    female Adela; Anca; Crina; Doina; Ileana; Ioana; Luminița; Mădălina; Ruxandra; Ștefania
    male Bogdan; Călin; Costin; Dragoș; Horia; Ionuț; Mircea; Răzvan; Ștefan; Vlad
    family Albu; Bălan; Brătescu; Călinoiu; Ciobanu; Cojocaru; Dinu; Drăgan; Dumbravă; Enache; Florea; Ghiță
    family Iordache; Lupu; Manolescu; Moldovan; Munteanu; Neagu; Pârvu; Popescu; Sârbu; Stănescu; Țurcanu
    family Ungureanu

    names Greek
    region europe
    language el
    female Αθηνά; Άννα; Βασιλική; Δήμητρα; Ειρήνη; Ελένη; Ιωάννα; Κατερίνα; Σοφία; Χρυσούλα
    male Αλέξανδρος; Γιάννης; Δημήτρης; Ηλίας; Κωνσταντίνος; Μιχάλης; Νικόλαος; Παναγιώτης; Σπύρος; Στέφανος
    family Αναγνώστου; Γεωργίου; Δημητρίου; Ζαχαρίου; Ιωάννου; Καραγιάννη; Κυριάκου; Κωνσταντίνου; Μακρή
    family Μιχαήλ; Νικολάου; Οικονόμου; Παπαγεωργίου; Παπαδημητρίου; Παύλου; Πέτρου; Σταύρου; Στεφάνου
    family Φωτίου; Χατζηγεωργίου; Χριστοδούλου

    names Russian
    region europe
    language ru
    female Алла; Анастасия; Галина; Дарья; Екатерина; Елена; Ирина; Ксения; Лидия; Наталья; Ольга; Светлана
    female Татьяна; Юлия
    male Алексей; Андрей; Борис; Виктор; Григорий; Дмитрий; Евгений; Иван; Константин; Михаил; Николай
    male Павел; Сергей; Фёдор
    family Абрамов; Алексеев; Белозёров; Воронин; Голубев; Громов; Данилов; Ермаков; Жуков; Зайцев; Калинин
    family Ковалёв; Крылов; Лаптев; Мельников; Морозов; Никитин; Орлов; Панфилов; Рожков; Савельев; Соболев
    family Тихонов; Фролов; Черкасов; Шилов; Щербаков; Яковлев
    familyFemale Абрамова; Алексеева; Белозёрова; Воронина; Голубева; Громова; Данилова; Ермакова; Жукова
    familyFemale Зайцева; Калинина; Ковалёва; Крылова; Лаптева; Мельникова; Морозова; Никитина; Орлова
    familyFemale Панфилова; Рожкова; Савельева; Соболева; Тихонова; Фролова; Черкасова; Шилова; Щербакова
    familyFemale Яковлева

    names Ukrainian
    region europe
    language uk
    female Богдана; Ганна; Ірина; Катерина; Леся; Марія; Надія; Оксана; Олена; Софія
    male Андрій; Василь; Дмитро; Ігор; Микола; Олексій; Остап; Сергій; Тарас; Юрій
    family Бондаренко; Василенко; Гончарук; Гриценко; Демченко; Захарчук; Іваненко; Клименко; Коваль
    family Кравченко; Кузьменко; Лисенко; Мельник; Ничипорук; Олійник; Павленко; Поліщук; Романюк; Савчук
    family Ткаченко; Федоренко; Харченко; Шевчук; Юрченко

    names Turkish
    region middleEast
    language tr
    female Ayşe; Berrin; Çiğdem; Elif; Fatma; Gülşen; İpek; Leyla; Nilüfer; Özlem; Sevgi; Şule; Zeynep
    male Ahmet; Barış; Cem; Çağatay; Emre; Görkem; Hakan; İsmail; Kemal; Mehmet; Onur; Selim; Yiğit
    family Acar; Aksoy; Arslan; Aydın; Bulut; Çelik; Çetin; Demir; Doğan; Erdem; Güneş; Işık; İnce; Kaplan
    family Karaca; Kılıç; Koç; Öztürk; Özkan; Polat; Sönmez; Şahin; Taş; Toprak; Ünal; Yalçın; Yıldırım
    family Yılmaz
    """
}
