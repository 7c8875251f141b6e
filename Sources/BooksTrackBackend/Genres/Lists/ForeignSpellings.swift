// Spellings of the frequent genres in other languages, one entry per genre, in the order German, French,
// Spanish, Italian, Portuguese, Dutch, the Nordic languages, Polish, Turkish, Russian, Arabic, Persian,
// Japanese, Chinese, Korean.
//
// A misspelling in one language resembles a correct word in another, so nothing is corrected to these.

extension GenreList {
  /// Entries of the form `genre : spelling; spelling`.
  static let foreign = """
    Fiction : roman; romane; belletristik; schöne literatur; romans et nouvelles; romans, nouvelles, etc
      ; ficción; ficción general; ficcion y literatura; novela; novelas; narrativa; romanzo; romanzi
      ; narrativa generale; ficção; romance e ficção; ficcao geral; fictie; literaire fictie; skönlitteratur
      ; skjønnlitteratur; skønlitteratur; powieść; beletrystyka; literatura piękna; roman (edebiyat); kurgu
      ; художественная литература; проза; роман; романы; رواية; روايات; قصص; داستان; رمان; 小説; 日本小説; フィクション
      ; 长篇小说; 小说; 小說; 소설
    Classic Literature : klassiker; klassische literatur; classiques; littérature classique; clásicos
      ; literatura clásica; classici; letteratura classica; clássicos; klassieken; klassiekers; klassikere
      ; klasyka; klasikler; классика; классическая литература; классическая проза; 古典; 古典文学; 名著; 고전
    Contemporary Fiction : gegenwartsliteratur; zeitgenössische literatur; littérature contemporaine
      ; roman contemporain; narrativa contemporánea; ficción contemporánea; narrativa contemporanea
      ; ficção contemporânea; современная проза; современная литература
    Historical Fiction : historische romane; historischer roman; roman historique; romans historiques
      ; novela histórica; ficción histórica; novela historica y aventuras; romanzo storico; romanzi storici
      ; romance histórico; ficção histórica; historische roman; historisk roman; historiska romaner
      ; powieść historyczna; tarihi roman; исторический роман; исторические романы; رواية تاريخية; 歴史小説; 時代小説
      ; 历史小说; 역사소설
    Short Stories : kurzgeschichten; erzählungen; erzählung; nouvelles; nouvelle; contes et nouvelles; cuentos
      ; relatos; racconti; racconto; contos; kortverhalen; verhalen; korte verhalen; noveller; opowiadania
      ; öykü; hikaye; рассказы; рассказ; قصص قصيرة; 短編小説; 短編集; 短篇小说; 단편소설
    Thriller : thriller & spannung; suspense et thriller; suspens; misterio y suspense; suspenso; thrillery
      ; gerilim; триллер; триллеры; إثارة; サスペンス; スリラー; 惊悚; 스릴러
    Crime : krimi; krimis; kriminalroman; kriminalromane; krimis & thriller; policier; polar; roman policier
      ; romans policiers; novela policiaca; novela policíaca; novela negra; policiaca; giallo; gialli
      ; poliziesco; gialli e thriller; policial; romance policial; misdaad; misdaadromans; deckare
      ; kriminalromaner; krim; kryminał; kryminały; polisiye; криминал; детективы и триллеры
      ; криминальный роман; جريمة
    Mystery : misterio; mystère; mistero; mistério; mysterie; детектив; детективы; детективные романы; ミステリー
      ; ミステリ; 推理小説; 推理小说; 推理; 미스터리; 추리소설; غموض
    Science Fiction : ciencia ficción; ciencia-ficción; fantascienza; ficção científica; sciencefictionroman
      ; science fiction romane; science-fiction-roman; romans de science-fiction; sciencefictionverhalen
      ; fantastyka naukowa; bilim kurgu; bilimkurgu; научная фантастика; фантастика; خيال علمي; サイエンスフィクション
      ; 空想科学小説; 科幻; 科幻小说; 과학소설; sf小説
    Dystopian : dystopie; dystopies; distopía; distopia; distopías; dystopi; антиутопия; антиутопии; ディストピア
    Fantasy : fantasie; fantasyroman; fantasia épica e fantasy; fantastique; fantastico
      ; fantasía épica y literatura fantástica; fantastik; fantezi; фэнтези; فانتازيا; ファンタジー; 奇幻
      ; 판타지; romans fantastiques
    Horror : horreur; épouvante; terror y horror; terrore; novela de terror; romanzi horror; ужасы; хоррор
      ; korku; رعب; ホラー; ホラー小説; 恐怖; 恐怖小说; 공포; schauerliteratur
    Romance : liebesroman; liebesromane; roman d'amour; romans d'amour; novela romántica; romántica
      ; romanzi rosa; romanzo rosa; romance contemporâneo; romantiek; liefdesroman; aşk romanları
      ; любовные романы; любовный роман; رومانسية; روايات رومانسية; 恋愛小説; ロマンス; 言情; 言情小说; 로맨스
    Erotica : erotik; érotique; érotica; erótica; erotiek; эротика
    Adventure : abenteuer; abenteuerroman; aventure; aventures; aventura; aventuras; avventura; avventure
      ; avontuur; äventyr; eventyr og spenning; przygoda; macera; приключения; مغامرات; 冒険; 冒険小説; 冒险; 모험
    War Fiction : kriegsroman; romans de guerre; novela bélica; военная проза
    Humor : humour et satire; humoristique; umorismo; humorismo; mizah; юмор; ユーモア; 幽默; 유머; comédie; komödie
    Satire : satira; sátira; satyra; сатира; 諷刺
    Fairy Tales : märchen; conte de fées; contes de fées; cuentos de hadas; fiabe; contos de fadas; sprookjes
      ; sagor; baśnie; masallar; сказки; сказка; حكايات; 童話; おとぎ話; 童话; 동화
    Mythology : mythologie; mitología; mitologia; mythen; mity; mitoloji; мифология; мифы; 神話; 神话
    Folklore : volkskunde; folclore; folclor; volksverhalen; фольклор
    Young Adult : jugendbuch; jugendbücher; jugendliteratur; jeunes adultes; littérature pour adolescents; ado
      ; novela juvenil; literatura juvenil; juvenil; ragazzi; jovem adulto; young adult boeken; jugendroman
      ; ungdomsböcker; ungdom; literatura młodzieżowa; подростковая литература; ヤングアダルト; 青少年
    Children's : kinderbuch; kinderbücher; kinder- und jugendbuch; kinder- und jugendliteratur
      ; kinderliteratur; jeunesse; littérature jeunesse; livres pour enfants; romans pour la jeunesse
      ; romans, nouvelles, etc. pour la jeunesse; infantil; literatura infantil; infantil y juvenil
      ; cuentos infantiles; libri per bambini; bambini; infantojuvenil; literatura infantojuvenil
      ; kinderboeken; barnböcker; barnebøker; børnebøger; literatura dziecięca; çocuk kitapları
      ; детская литература; детские книги; أدب الأطفال; کودکان; 児童書; 児童文学; 儿童文学; 어린이
    Picture Books : bilderbuch; bilderbücher; albums illustrés; álbum ilustrado; albi illustrati
      ; prentenboeken; bilderböcker; 絵本; 图画书; 그림책
    Comics : bandes dessinées; bande dessinée; bd; bd & comics; cómics; tebeos; fumetti; fumetto; quadrinhos
      ; histórias em quadrinhos; banda desenhada; stripverhalen; stripboeken; strips; tecknade serier; serier
      ; komiks; komiksy; çizgi roman; комиксы; قصص مصورة; コミック; コミックス; 만화
    Graphic Novels : roman graphique; romans graphiques; novela gráfica; romanzo grafico; графические романы
    Manga : マンガ; 漫画; манга; まんが; 망가
    Poetry : lyrik; gedichte; poesie; poésie; poèmes; poesía; poemas; poesia; poëzie; gedichten; poesi; lyrikk
      ; poezja; şiir; поэзия; стихи; شعر; 詩; 詩集; 诗歌; 诗; 시
    Drama : theaterstücke; dramen; théâtre (genre littéraire); pièces de théâtre; teatro; obras de teatro
      ; toneelstukken; dramat; tiyatro oyunu; драма; драматургия; пьесы; مسرحية; مسرحيات; 戯曲; 戏剧; 희곡
    Nonfiction : sachbuch; sachbücher; fachbuch; documentaire; documentaires; no ficción; saggistica
      ; não ficção; não-ficção; non-fictie; facklitteratur; sakprosa; faglitteratur; literatura faktu
      ; документальная литература; нон-фикшн; ノンフィクション; 非小说; 논픽션
    Biography : biografie; biografien; biographie; biographies et mémoires; biografía; biografías
      ; biografie e memorie; biografias; biografia; biografieën; biografier; biyografi; биография; биографии
      ; سيرة ذاتية; سير; 伝記; 传记; 전기
    Autobiography : autobiografie; autobiographie; autobiografía; autobiografia; автобиография; 自伝; 自传
    Memoir : memoiren; erinnerungen; mémoires; memorias; memórias; memoires; мемуары; воспоминания; مذكرات
      ; 回忆录; 回想録
    Letters & Diaries : briefe; tagebücher; tagebuch; journal intime; cartas; diarios; дневники; письма; 日記
    History : geschichte; histoire; historia; storia; história; geschiedenis; historie; tarih; история; تاريخ
      ; 歴史; 历史; 역사; histoire générale; historia universal
    Military History : militärgeschichte; histoire militaire; historia militar; военная история
    World War II : zweiter weltkrieg; deuxième guerre mondiale; guerre mondiale, 1939-1945
      ; segunda guerra mundial; seconda guerra mondiale; tweede wereldoorlog; вторая мировая война
    World War I : erster weltkrieg; première guerre mondiale; primera guerra mundial; prima guerra mondiale
    True Crime : wahre verbrechen; faits divers; crimen real; crímenes reales
    Politics : politik; politikwissenschaft; politique; sciences politiques; política; ciencia política
      ; politica; ciências políticas; politiek; polityka; siyaset; политика; سياسة; 政治; 정치
    Philosophy : philosophie; filosofía; filosofia; filosofie; filosofi; filozofia; felsefe; философия; فلسفة
      ; 哲学; 철학; فلسفه
    Ethics : ethik; éthique; ética; etica; ethiek; этика; 倫理学
    Psychology : psychologie; psicología; psicologia; psykologi; psychologia; psikoloji; психология; علم النفس
      ; 心理学; 심리학
    Religion : religión; religione; religião; religie; religia; din; религия; دين; 宗教; 종교; religionen
      ; religieux
    Christianity : christentum; christianisme; cristianismo; cristianesimo; christendom; христианство; キリスト教
    Islam : islamisch; إسلام; ислам; イスラム教
    Buddhism : buddhismus; bouddhisme; budismo; буддизм; 仏教
    Theology : theologie; théologie; teología; teologia; теология; 神学
    Spirituality : spiritualität; esoterik; spiritualité; ésotérisme; espiritualidad; esoterismo; spiritualità
      ; espiritualidade; spiritualiteit; эзотерика; スピリチュアル
    Self-Help : ratgeber; lebenshilfe; développement personnel; autoayuda; auto-ajuda; autoajuda
      ; crescita personale; zelfhulp; självhjälp; poradniki; kişisel gelişim; саморазвитие; تنمية بشرية; 自己啓発
      ; 자기계발; superación personal
    Health : gesundheit; santé; santé et bien-être; salud; salud y bienestar; salute; saúde; gezondheid
      ; zdrowie; здоровье; صحة; 健康; 건강
    Medicine : medizin; médecine; medicina; geneeskunde; medycyna; медицина; طب; 医学; 의학
    Parenting : erziehung; éducation des enfants; crianza; educazione dei figli; воспитание детей; 育児
    Business : wirtschaft; entreprise; gestion d'entreprise; negocios; negocios y economía; negócios; affari
      ; zaken; ekonomi och affärer; biznes; iş dünyası; бизнес; أعمال; ビジネス; ビジネス書; 商业; 경영
    Economics : volkswirtschaft; économie; economía; economia; economie; ekonomia; ekonomi; экономика; اقتصاد
      ; 経済; 经济; 경제
    Science : wissenschaft; naturwissenschaften; science et nature; ciencia; ciencias; scienza; scienze
      ; ciência; ciências; wetenschap; vetenskap; nauka; bilim; наука; علوم; 科学; 과학
    Physics : physik; physique; física; fisica; natuurkunde; физика; 物理学
    Biology : biologie; biología; biologia; биология; 生物学
    Astronomy : astronomie; astronomía; astronomia; астрономия; 天文学
    Mathematics : mathematik; mathématiques; matemáticas; matematica; matemática; wiskunde; matematyka
      ; matematik; математика; رياضيات; 数学; 수학
    Nature : natur; naturführer; naturaleza; natura; natureza; natuur; przyroda; doğa; природа; طبيعة; 自然
    Technology : technik; techniek; tecnología; tecnologia; technologie; teknoloji; техника; تكنولوجيا; 技術; 技术
    Computers : informatik; informatique; informática; informatica; edv; computer & internet; компьютеры
      ; حاسوب; コンピュータ; 计算机
    Law : recht; rechtswissenschaft; droit; derecho; diritto; direito; prawo; hukuk; право; قانون; 法律; 법률
    Social Science : sozialwissenschaften; sciences sociales; ciencias sociales; scienze sociali
      ; ciências sociais; sociale wetenschappen; социальные науки; 社会科学
    Sociology : soziologie; sociologie; sociología; sociologia; социология; 社会学
    Education : pädagogik; bildung; éducation; enseignement; educación; educazione; educação; onderwijs
      ; utbildning; edukacja; eğitim; образование; تعليم; 教育; 교육
    Linguistics : sprachwissenschaft; linguistik; linguistique; lingüística; linguistica; языкознание; 言語学
    Literary Criticism : literaturwissenschaft; histoire et critique; critique littéraire; crítica literaria
      ; historia y crítica; critica letteraria; crítica literária; literatuurwetenschap; geschichte und kritik
      ; литературоведение; نقد أدبي; 文学評論; 文芸評論
    Essays : essais; essai; ensayo; ensayos; saggi; saggio; ensaio; ensaios; esej; eseje; deneme; эссе; مقالات
      ; エッセイ; 随筆; 散文; 수필; 에세이
    Reference : nachschlagewerke; lexika; ouvrages de référence; obras de referencia; opere di consultazione
      ; naslagwerken
    Dictionaries : wörterbuch; wörterbücher; dictionnaires; diccionarios; dizionari; dicionários
      ; woordenboeken; словари; 辞典; 辞書
    Art : kunst; beaux-arts; arte; arti; konst; sztuka; sanat; искусство; فن; فنون; 美術; 芸術; 艺术; 예술
    Architecture : architektur; arquitectura; architettura; arquitetura; architectuur; архитектура; 建築; 建筑
    Photography : fotografie; photographie; fotografía; fotografia; fotografi; фотография; 写真; 摄影
    Music : musik; musique; música; musica; muziek; muzyka; müzik; музыка; موسيقى; 音楽; 音乐; 음악
    Film : cine; cinéma; película; cinematografia; filme; кино; 映画; 电影
    Theater : théâtre; theater & schauspiel; toneel; teater; театр; 演劇
    Travel : reisen; reise; reiseberichte; voyage; voyages; récits de voyage; viajes; viaggi; viagens; viagem
      ; reizen; resor; podróże; seyahat; путешествия; سفر; 旅行; 紀行; 여행
    Travel Guides : reiseführer; guides de voyage; guías de viaje; guide turistiche; reisgidsen; путеводители
    Cooking : kochen; kochbuch; kochbücher; essen & trinken; cuisine et vins; livres de cuisine; cocina
      ; gastronomía; recetas; cucina; ricette; culinária; koken; kookboeken; matlagning; kokböcker; kuchnia
      ; yemek; кулинария; طبخ; 料理; 料理本; 烹饪; 요리
    Crafts & Hobbies : basteln; hobby & freizeit; loisirs créatifs; manualidades; hobby e tempo libero
      ; artesanato; hobby's; рукоделие; хобби; 手芸
    Gardening : garten; gartenbau; jardinage; jardinería; giardinaggio; jardinagem; tuinieren; садоводство; 園芸
    Games & Puzzles : spiele; rätsel; jeux; juegos; giochi; jogos; игры; ゲーム
    Sports : deportes; sport et loisirs; esportes; desporto; sporten; idrott; спорт; رياضة; スポーツ; 体育; 스포츠
    American Literature : amerikanische literatur; littérature américaine; literatura norteamericana
      ; letteratura americana; американская литература; アメリカ文学
    English Literature : englische literatur; littérature anglaise; literatura inglesa; letteratura inglese
      ; английская литература; イギリス文学; 英米文学
    French Literature : französische literatur; littérature française; literatura francesa
      ; letteratura francese; французская литература; フランス文学; roman français; franse letterkunde
    German Literature : deutsche literatur; littérature allemande; literatura alemana; letteratura tedesca
      ; немецкая литература; ドイツ文学; deutschsprachige literatur
    Italian Literature : italienische literatur; littérature italienne; literatura italiana
      ; letteratura italiana
    Spanish Literature : spanische literatur; littérature espagnole; literatura española; letteratura spagnola
      ; novela española
    Russian Literature : russische literatur; littérature russe; literatura rusa; letteratura russa
      ; русская литература; русская классика; русская проза; ロシア文学
    Latin American Literature : lateinamerikanische literatur; literatura latinoamericana
      ; literatura hispanoamericana; novela hispanoamericana
    Portuguese Literature : literatura portuguesa; literatura brasileira; romance brasileiro
      ; littérature portugaise
    Dutch Literature : nederlandse letterkunde; nederlandse literatuur; niederländische literatur
    Japanese Literature : japanische literatur; littérature japonaise; literatura japonesa; 日本文学; 日本の文学
      ; ライトノベル; 라이트노벨
    Chinese Literature : chinesische literatur; littérature chinoise; 中国文学; 中國文學
    Arabic Literature : arabische literatur; أدب عربي; الأدب العربي; littérature arabe
    World Literature : weltliteratur; littérature étrangère; literatura universal; зарубежная литература; 世界文学
      ; 外国文学; littérature; literatur; literatura; letteratura; literatuur; литература; أدب; 文学; 문학
    LGBTQ+ : schwul & lesbisch; литература лгбт; lgbtqi+; lgtb; lgbtiq+
    Women's Fiction : frauenroman; frauenromane; romans féminins; женские романы
    Spy Fiction : spionageroman; romans d'espionnage; roman d'espionnage; novela de espionaje; шпионский роман
    Alternate History : uchronie; alternativweltgeschichte; ucronía; ucronia
    Fables : fabeln; fábulas; favole; басни
    Journalism : journalismus; journalisme; periodismo; giornalismo; журналистика
    Archaeology : archäologie; archéologie; arqueología; archeologia; археология
    Anthropology : anthropologie; antropología; antropologia; антропология
    Feminism : feminismus; féminisme; feminismo; femminismo; феминизм; フェミニズム
    Pets : haustiere; animaux de compagnie; mascotas; huisdieren; домашние животные
    Animals : tiere; animaux; animales; animali; dieren; животные; 動物
    """
}
