// Data of editions and of readers: publishers, bindings, shelves, reviews, markers. The first binding of a
// language is the most common; a marker names an edition or a line, not a series.

extension WordFacts {
  static let editions = """
    publisher Penguin Random House | en | Viking; Dutton; Riverhead Books; Berkley; Ace; Penguin Books
    publisher Random House | en | Ballantine Books; Bantam; Del Rey; Dial Press; Modern Library; One World
    publisher Knopf Doubleday | en | Alfred A. Knopf; Doubleday; Anchor; Vintage; Pantheon; Everyman's Library
    publisher HarperCollins | en | Harper; William Morrow; Avon; Ecco; Harper Voyager; Fourth Estate
    publisher Simon & Schuster | en | Scribner; Atria Books; Gallery Books; Pocket Books; Saga Press
    publisher Macmillan | en | Farrar, Straus and Giroux; St. Martin's Press; Minotaur Books; Tor Books
    publisher Hachette Book Group | en | Little, Brown and Company; Grand Central Publishing; Orbit
    publisher Hachette UK | en | Hodder & Stoughton; Headline; Gollancz; Orion; John Murray; Sphere; Virago
    publisher Bloomsbury | en | Bloomsbury Circus; Raven Books; Methuen Drama
    publisher Faber & Faber | en
    publisher Scholastic | en | Arthur A. Levine Books; Graphix; Scholastic Press
    publisher Oxford University Press | en | Oxford World's Classics
    publisher Cambridge University Press | en
    publisher Harvard University Press | en | Belknap Press
    publisher Princeton University Press | en
    publisher University of Chicago Press | en
    publisher W. W. Norton | en | Liveright
    publisher Dover Publications | en
    publisher Canongate | en | Canongate Books
    publisher Granta | en | Granta Books; Portobello Books
    publisher Europa Editions | en
    publisher New Directions | en
    publisher Graywolf Press | en
    publisher Tin House | en | Tin House Books
    publisher Houghton Mifflin Harcourt | en | Mariner Books; Clarion Books
    publisher Amazon Publishing | en | Thomas & Mercer; 47North; Montlake; AmazonCrossing
    publisher Sourcebooks | en | Sourcebooks Casablanca; Poisoned Pen Press; Sourcebooks Landmark
    publisher Kensington | en | Kensington Cozies; Zebra
    publisher Harlequin | en | Mira; HQN; Harlequin Teen; Mills & Boon
    publisher Baen | en | Baen Books
    publisher Subterranean Press | en
    publisher VIZ Media | en | VIZ LLC; Haikasoru
    publisher DC Comics | en | Vertigo
    publisher Marvel | en
    publisher Image Comics | en
    publisher Dark Horse | en | Dark Horse Books
    publisher Cassava Republic Press | en
    publisher East African Educational Publishers | en
    publisher Heinemann | en | African Writers Series
    publisher Rupa Publications | en
    publisher Allen & Unwin | en | Arena
    publisher Text Publishing | en
    publisher House of Anansi Press | en
    publisher McClelland & Stewart | en | Emblem Editions
    publisher CreateSpace Independent Publishing Platform | en
    publisher Independently Published | en
    publisher Audible Studios | en | Audible Originals; Brilliance Audio

    publisher Gallimard | fr | Folio; La Pléiade; Série noire; L'Imaginaire
    publisher Éditions du Seuil | fr | Points; Cadre rouge
    publisher Actes Sud | fr | Babel; Actes noirs
    publisher Albin Michel | fr
    publisher Flammarion | fr | J'ai lu; GF
    publisher Librairie Générale Française | fr | Le Livre de Poche
    publisher Grasset | fr | Les Cahiers rouges
    publisher Robert Laffont | fr | Pavillons; Ailleurs et Demain
    publisher Éditions de Minuit | fr
    publisher Bragelonne | fr | Milady
    publisher Présence Africaine | fr
    publisher Glénat | fr | Glénat Manga
    publisher Dargaud | fr
    publisher Boréal | fr

    publisher Suhrkamp | de | Insel; edition suhrkamp; suhrkamp taschenbuch
    publisher S. Fischer | de | Fischer Taschenbuch; Fischer Tor; Fischer Klassik
    publisher Rowohlt | de | rororo; Kindler; Wunderlich
    publisher dtv | de | dtv Verlagsgesellschaft
    publisher Diogenes | de
    publisher Carl Hanser Verlag | de | Hanser Berlin; Zsolnay
    publisher Heyne | de | Heyne fliegt
    publisher Goldmann | de | btb; Blanvalet
    publisher Ullstein | de | List; Claassen
    publisher Piper | de | Malik
    publisher Klett-Cotta | de | Hobbit Presse; Tropen
    publisher Kiepenheuer & Witsch | de | KiWi
    publisher Bastei Lübbe | de | Eichborn
    publisher Reclam | de | Universal-Bibliothek
    publisher C.H.Beck | de
    publisher Carlsen | de | Carlsen Manga

    publisher Alfaguara | es | Alfaguara Infantil
    publisher Anagrama | es | Compactos Anagrama
    publisher Planeta | es | Destino; Booket; Minotauro
    publisher Tusquets | es | Andanzas
    publisher Seix Barral | es | Biblioteca Breve
    publisher Debolsillo | es | Contemporánea
    publisher Alianza Editorial | es | El libro de bolsillo; Runas
    publisher Cátedra | es | Letras Hispánicas; Letras Universales
    publisher Editorial Sudamericana | es
    publisher Fondo de Cultura Económica | es | Colección Popular
    publisher Ediciones B | es | Nova
    publisher Salamandra | es

    publisher Mondadori | it | Oscar Mondadori; Oscar Vault
    publisher Einaudi | it | Einaudi Tascabili; Stile libero; Supercoralli
    publisher Feltrinelli | it | Universale Economica Feltrinelli
    publisher Adelphi | it | Piccola Biblioteca Adelphi; Gli Adelphi
    publisher Sellerio | it | La memoria
    publisher Bompiani | it | Tascabili Bompiani
    publisher Rizzoli | it | BUR
    publisher Garzanti | it | Gli elefanti
    publisher edizioni e/o | it
    publisher Editrice Nord | it

    publisher Companhia das Letras | pt | Companhia de Bolso; Quadrinhos na Cia; Suma
    publisher Record | pt | Galera; BestBolso
    publisher Rocco | pt
    publisher Editora Intrínseca | pt
    publisher Porto Editora | pt | Assírio & Alvim; Sextante
    publisher Dom Quixote | pt
    publisher Caminho | pt | Editorial Caminho
    publisher Relógio D'Água | pt
    publisher Presença | pt

    publisher De Bezige Bij | nl | Cargo
    publisher Querido | nl
    publisher Atlas Contact | nl
    publisher Meulenhoff | nl | Boekerij
    publisher Bonniers | sv | Albert Bonniers Förlag; Bonnier Carlsen
    publisher Norstedts | sv
    publisher Wahlström & Widstrand | sv
    publisher Gyldendal | da | Rosinante
    publisher Cappelen Damm | no
    publisher Otava | fi
    publisher WSOY | fi
    publisher Wydawnictwo Literackie | pl
    publisher Znak | pl | Znak Literanova
    publisher Czarne | pl
    publisher Prószyński i S-ka | pl
    publisher superNOWA | pl
    publisher Albatros | cs
    publisher Argo | cs
    publisher Magvető | hu
    publisher Európa Könyvkiadó | hu
    publisher Humanitas | ro
    publisher Polirom | ro
    publisher Καστανιώτης | el
    publisher АСТ | ru | Эксклюзивная классика; Редакция Елены Шубиной; Neoclassic
    publisher Эксмо | ru | fanzon; Inspiria
    publisher Азбука | ru | Азбука-классика
    publisher Росмэн | ru
    publisher А-ба-ба-га-ла-ма-га | uk
    publisher Видавництво Старого Лева | uk
    publisher İletişim Yayınları | tr
    publisher Yapı Kredi Yayınları | tr
    publisher Can Yayınları | tr | Can Çağdaş
    publisher İthaki Yayınları | tr
    publisher 新潮社 | ja | 新潮文庫
    publisher 講談社 | ja | 講談社文庫; 講談社学術文庫; モーニングKC
    publisher 文藝春秋 | ja | 文春文庫
    publisher 岩波書店 | ja | 岩波文庫; 岩波少年文庫
    publisher 早川書房 | ja | ハヤカワ文庫SF; ハヤカワ文庫JA
    publisher 集英社 | ja | ジャンプコミックス; 集英社文庫
    publisher KADOKAWA | ja | 角川文庫
    publisher 東京創元社 | ja | 創元推理文庫; 創元SF文庫
    publisher 人民文学出版社 | zh
    publisher 上海译文出版社 | zh | 译文经典
    publisher 作家出版社 | zh
    publisher 重庆出版社 | zh
    publisher 聯經 | zh
    publisher 민음사 | ko | 세계문학전집; 오늘의 젊은 작가
    publisher 창비 | ko
    publisher 문학동네 | ko
    publisher دار الشروق | ar
    publisher دار الآداب | ar
    publisher دار الساقي | ar
    publisher المركز الثقافي العربي | ar
    publisher نشر چشمه | fa
    publisher نشر نی | fa
    publisher Am Oved | he
    publisher Nhà xuất bản Trẻ | vi
    publisher Gramedia Pustaka Utama | id

    bindings en Paperback; Hardcover; Mass Market Paperback; Trade Paperback; Library Binding; Board book
    bindings en Leather Bound; Spiral-bound; Boxed Set; Unknown Binding; Kindle Edition; ebook; Nook
    bindings en Audiobook; Audible Audio; Audio CD; MP3 CD
    bindings de Taschenbuch; Gebundene Ausgabe; Broschiert; Klappenbroschur; Pappbilderbuch; E-Book; Hörbuch
    bindings de Kindle Ausgabe
    bindings fr Broché; Poche; Relié; Cartonné; Album; Kindle; Livre audio
    bindings es Tapa blanda; Tapa dura; Libro de bolsillo; Rústica; Cartoné; ebook; Kindle
    bindings it Copertina flessibile; Brossura; Copertina rigida; Rilegato; Tascabile; ebook; Formato Kindle
    bindings pt Brochura; Capa dura; Capa mole; Capa comum; Livro de bolso; eBook Kindle
    bindings nl Paperback; Gebonden; Pocket; E-book
    bindings sv Pocket; Inbunden; Häftad; Danskt band; E-bok; Ljudbok Audible
    bindings da Hæftet; Indbundet; Paperback
    bindings no Heftet; Innbundet; Pocket
    bindings fi Pokkari; Sidottu; Nidottu
    bindings pl Oprawa miękka; Oprawa twarda; Oprawa zintegrowana; ebook; Audiobook
    bindings cs Brožovaná; Vázaná; ebook
    bindings ru Твердый переплет; Мягкая обложка; Суперобложка; Kindle Edition
    bindings tr Karton Kapak; Ciltli; Ciltsiz; Cep Boy
    bindings ja 文庫; 単行本; 新書; ペーパーバック; ハードカバー; コミック; Kindle版; Audible版
    bindings zh 平装; 精装; 软精装; Kindle电子书
    bindings ko 반양장; 양장본; 문고본; ebook
    bindings ar غلاف ورقي; غلاف مقوى; مجلد; Kindle Edition
    bindings fa شومیز; گالینگور; جلد سخت

    shelves favorites; to-buy; owned; wishlist; did-not-finish; dnf; re-read; kindle; audiobooks
    shelves library-books; borrowed; lent-out; book-club; bookclub-2019; 5-stars; all-time-favorites
    shelves abandoned; on-hold; signed-copies; first-editions; to-reread; unread; gave-away; arc; netgalley
    shelves beach-reads; comfort-reads; made-me-cry; read-in-2018; read-in-2020; read-in-2021; read-in-2022
    shelves read-in-2023; 2024-challenge; sci-fi; fantasy; high-fantasy; urban-fantasy; mystery
    shelves cozy-mystery; thrillers; crime; horror; romance; historical-fiction; classics; literary
    shelves short-stories; poetry; plays; essays; memoir; biography; history; science; philosophy
    shelves psychology; self-help; business; economics; politics; religion; travel; food; cookbooks; art
    shelves music; nature; true-crime; graphic-novels; comics; manga; ya; children; picture-books
    shelves middle-grade; humor; dystopia; time-travel; vampires; dragons; fairy-tale-retellings
    shelves magical-realism; women-writers; african-lit; japanese-lit; latin-american; nordic-noir
    shelves russian-lit; in-translation; world-literature; prize-winners; booker; nobel; hugo; series
    shelves standalone; trilogies; for-school; university; thesis; work; reference; german; auf-deutsch
    shelves en-français; en-español; 日本語; на-русском; bücher-meiner-oma; über-berlin; café-reads
    shelves living-room; bedroom; box-3; ebook; paperback-only; 1001-books; banned-books; lgbtq; feminism
    shelves own-but-unread; tbr-pile; next-up; maybe; gifts; dad-s-books; kids-loved-it

    review en Could not put it down.
    review en Slow start, but the last third is worth it.
    review en I wanted to like this more than I did.
    review en Second read, and even better than the first.
    review en Beautifully written, though very little happens.
    review en The ending felt rushed.
    review en Read it on a train and missed my stop.
    review en Not for me.
    review en A solid middle volume.
    review en Too long by a hundred pages.<br/>The maps are nice, though.
    review en The narrator of the audiobook does all the voices.<br/><br/>Recommended for long drives.
    review en DNF at 40%.
    review en My book club argued about this for two hours.
    review en Five stars for the dog alone.
    review en Dated in places, still funny.
    review en I learned a lot, and the notes are worth reading too.
    review en The "twist" was visible from chapter two.
    review en Gave this to my sister, who never gave it back.
    review en Clear, short and useful.
    review en Loved the characters, did not believe the plot.
    review en Bought it for the cover; stayed for the prose.
    review en Expected a thriller, got a family saga. No complaints.
    review en Three and a half stars, rounded up.
    review en Some chapters drag, and one or two are perfect.
    review en I cried, then I called my mother.
    review en It's fine; it's just... fine.
    review en Needs an editor & a glossary.
    review en Best enjoyed with tea and a blanket.
    review de Konnte es nicht aus der Hand legen.
    review de Etwas zäh am Anfang, dann großartig.
    review de Schöne Sprache, wenig Handlung.<br/>Trotzdem gern gelesen.
    review de Leider nicht mein Fall.
    review de Zum zweiten Mal gelesen und wieder überrascht.
    review de Die Übersetzung holpert stellenweise.
    review de Für den Urlaub genau richtig.
    review de Das Ende kam mir zu schnell.
    review fr Impossible à lâcher.
    review fr Un peu long, mais quelle fin !
    review fr Belle écriture, personnages attachants.<br/><br/>Je recommande.
    review fr Déçue par la traduction.
    review fr Lu d'une traite pendant les vacances.
    review fr Pas convaincu du tout.
    review fr À relire dans dix ans.
    review es No pude dejarlo hasta el final.
    review es Me costó entrar, pero mereció la pena.
    review es ¡Qué personajes!<br/>La trama, en cambio, flojea.
    review es No era lo que esperaba.
    review es Lo leería otra vez sin dudarlo.
    review es Demasiado largo para lo que cuenta.
    review it Letto in una notte.
    review it Bello, ma il finale delude.
    review it Scrittura elegante, ritmo lento.<br/>Non per tutti.
    review it Da rileggere.
    review it Mi aspettavo di più.
    review pt Não consegui parar de ler.
    review pt Começa devagar e acaba muito bem.
    review pt Bonito, mas um pouco longo.<br/><br/>Recomendo mesmo assim.
    review pt Esperava mais da história.
    review nl In één ruk uitgelezen.
    review nl Mooi geschreven, maar wat traag.
    review nl Niet mijn smaak.
    review sv Läste ut den på en kväll.
    review sv Lite seg i början, sedan riktigt bra.
    review sv Inget för mig.
    review pl Nie mogłam się oderwać.
    review pl Piękny język, ale akcja wolna.
    review pl Spodziewałem się czegoś więcej.
    review ru Прочитала за одну ночь.
    review ru Начало скучное, зато финал отличный.
    review ru Хороший перевод, красивый язык.<br/>Советую.
    review ru Не моё.
    review tr Elimden bırakamadım.
    review tr Başı yavaş, sonu çok güzel.
    review tr Çevirisi biraz zayıf.
    review ja 一気に読んでしまいました。
    review ja 文章は美しいが、話は少し退屈。
    review ja 結末が忘れられない。<br/>おすすめです。
    review ja 再読。やっぱり好き。
    review zh 一口气读完。
    review zh 语言很美，情节稍慢。
    review zh 和期待的不太一样。
    review ko 단숨에 읽었다.
    review ko 문장은 아름답지만 조금 느리다.
    review ko 결말이 오래 남는다.
    review ar رواية لا تُنسى.
    review ar البداية بطيئة والنهاية جميلة.<br/>أنصح بها.
    review ar لم تعجبني كثيرًا.
    review fa نتوانستم زمین بگذارمش.
    review fa ترجمه روان بود، اما پایانش نه.

    markers [Special Edition]; (Movie Tie-in Edition); (Norton Critical Editions); [Illustrated]
    markers (Illustrated Edition); (Penguin Classics); (Oxford World's Classics); (Vintage Classics)
    markers (Modern Library Classics); (Everyman's Library); (Vintage International); (SF Masterworks)
    markers (Fantasy Masterworks); (Wordsworth Classics); (Dover Thrift Editions)
    markers (Harper Perennial Modern Classics); (Penguin Modern Classics); (Signet Classics)
    markers (Barnes & Noble Classics); (Kindle Edition); (Paperback); (Hardcover); [Paperback]; [Hardcover]
    markers (Large Print); [Large Print]; (Unabridged); [Unabridged]; (Abridged); (Audio CD); [Audiobook]
    markers (Anniversary Edition); (25th Anniversary Edition); (50th Anniversary Edition); (Deluxe Edition)
    markers (Collector's Edition); [Collector's Edition]; (Revised Edition); (2nd Edition); (Third Edition)
    markers (Updated and Expanded); (Expanded Edition); (Annotated); (Annotated Edition)
    markers (TV Tie-in Edition); (Film Tie-in); (Reissue); (Reprint); (Bilingual Edition)
    markers (International Edition); (Signed); [Signed First Edition]; (Oprah's Book Club)
    markers (Reese's Book Club); (A Novel); (French Edition); (Spanish Edition); (German Edition)
    markers (Edición especial); (Taschenbuch); (Gebundene Ausgabe); (Poche); (文庫); (Perennial Classics)
    markers (New York Review Books Classics); (Faber Classics); [ebook]
    """
}
