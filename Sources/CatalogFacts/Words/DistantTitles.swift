// Titles of invented books in further languages, among them Russian, Japanese, Chinese, Korean and Arabic.
// Words are listed in the inflected form that the pattern needs.

extension WordFacts {
  static let distantTitles = """
    titles nl Fiction
    pattern {thing} van {of}
    pattern {thing} en {also}
    pattern {thing} van {of} en {of}
    pattern {when} {where}
    subtitle roman
    subtitle verhalen
    slot thing Het huis; De tuin; De stilte; Het gewicht; De zomer; De dochters; Het geheugen; De kleur
    slot thing Het licht; De reis; De belofte; Het eiland; De brieven; Het geluid; De laatste dag; De rivier
    slot thing Het oponthoud; De kamer
    slot also de as; de merel; het brood; de buurvrouw; het getij; de klokken; de wolf; de kersen; het zout
    slot also de maandag
    slot of de wind; water; mijn vader; de nacht; glas; de anderen; het noorden; sneeuw; de verliezers
    slot of vergeten dingen; de zondag; de zwaluwen; het dijkhuis; de zusters; zout; de tijd
    slot when Een winter; Drie weken; Een middag; Twee levens; Zeven dagen; Een koffer; Een kamer
    slot where aan zee; in Gent; zonder afscheid; achter de dijk; in Zeeland; onder de brug; op het eiland
    slot where in de regen; bij de buren

    titles sv Mystery
    pattern {deed} {where}
    pattern {adjective} {noun}
    pattern {person} {where}
    pattern {person} som {did}
    pattern {adjective} {noun} {where}
    subtitle kriminalroman
    slot deed Mord; Döden; En grav; Tystnad; Hämnd; Ett brott; Is; Skulden; Sanningen
    slot where i Visby; på Gotska Sandön; i skärgården; vid sjön; i Ådalen; under isen; i midsommarnatten
    slot where på Söder; i Fjällbäcken; vid stranden; på herrgården; i snön
    slot adjective Svart; Kall; Stilla; Djup; Mörk; Sista; Falsk; Vit; Tunn; Röd
    slot noun is; vinter; snö; sommar; lögn; gryning; vind; stig; natt; hamn; tid
    slot person Flickan; Mannen; Fyrvaktaren; Prästen; Främlingen; Grannen; Läraren; Modellbyggaren; Systern
    slot person Vittnet
    slot did visste; försvann; väntade; ljög; kom tillbaka; teg; såg allt; aldrig sov

    titles sv Fiction
    pattern {thing} {of}
    pattern {thing} och {also}
    pattern {thing} {of} och {of}
    subtitle roman
    slot thing Huset; Trädgården; Tystnaden; Sommaren; Breven; Ljuset; Resan; Löftet; Minnet; Ön; Dagarna
    slot thing Rummet; Ordningen; Systrarna
    slot also askan; koltrasten; brödet; grannen; klockorna; vargen; körsbären; saltet; måndagen
    slot also tvillingarna
    slot of vid havet; utan namn; från Luleå; under snön; i glömska; efter mor; bortom skogen
    slot of på andra sidan; om hösten; med fåglarna; från förr

    titles pl Fiction
    pattern {thing} {of}
    pattern {thing} i {also}
    pattern {thing} {of} i {of}
    pattern {when} {where}
    subtitle powieść
    subtitle opowiadania
    slot thing Dom; Ogród; Cisza; Kroniki; Zima; Pamięć; Córki; Księga; Rzeka; Opowieść; Światło; Miasto
    slot thing Listy; Zapach; Godzina; Wyspa; Powrót; Droga
    slot also popiół; kos; chleb; sąsiadka; zegary; wilk; czereśnie; sól; poniedziałek; bliźnięta
    slot of ptaków; umarłych; wiatru; zegarmistrza; z Łodzi; nieobecnych; niepamięci; mojej matki; soli
    slot of śniegu; z Podlasia; aniołów; wody; sąsiadów; dalekich krewnych
    slot when Jedno lato; Trzy siostry; Ostatni pociąg; Dwa życia; Siedem nocy; Pewna niedziela; Zły sen
    slot where w Krakowie; nad Wisłą; bez powrotu; za lasem; we Lwowie; na krańcu świata; pod śniegiem
    slot where przy ulicy Długiej

    titles ru Fiction
    pattern {thing} {of}
    pattern {thing} и {also}
    pattern {thing} {of} и {of}
    pattern {when} {where}
    pattern {adjective} {masculine}
    subtitle роман
    subtitle рассказы
    subtitle повесть
    slot thing Дом; Сад; Тишина; Дорога; Память; Зима; Остров; Дочь; Книга; Свет; Возвращение; Город; Письма
    slot thing Река; Сон; Голос; Обещание; История; Вкус; Тень
    slot also пепел; дрозд; хлеб; соседка; часы; волк; вишни; соль; понедельник; близнецы
    slot of забытых вещей; ветра; теней; тишины; часовщика; моего отца; снега; птиц; чужих; стекла; ночи
    slot of последней надежды; утраченных дней; воды; соседей; капитана; сирени; печали
    slot when Одно лето; Три сестры; Последний поезд; Две жизни; Семь дней; Одна ночь; Долгий вечер
    slot where в Одессе; у моря; без адреса; на Неве; за рекой; в тайге; под дождём; на краю света; у окна
    slot adjective Белый; Тихий; Последний; Чужой; Дальний; Медный; Зимний; Потерянный; Старый; Синий
    slot masculine берег; город; вечер; снег; колокол; ангел; поезд; человек; ключ; август; свидетель

    titles ru Fantasy
    pattern {thing} {of}
    pattern {thing} {of} и {of}
    pattern {thing} {place}
    subtitle {thing} {place}
    slot thing Меч; Корона; Проклятие; Хранитель; Легенда; Песнь; Врата; Наследник; Клинок; Тропа; Ведьма
    slot thing Страж; Дракон; Печать
    slot of драконов; теней; огня; севера; семи королей; звёзд; пепла; бездны; волков; тумана; рассвета
    slot of крови
    slot place Аркенхольма; Северных гор; Велиграда; Сумрачного леса; Чёрной башни; Забытых земель
    slot place Ледяного моря

    titles tr Fiction
    pattern {of} {thing}
    pattern {adjective} {noun}
    pattern {adjective} {noun} ve {adjective} {noun}
    pattern {of} {thing} ve {of} {thing}
    subtitle Roman
    subtitle Öyküler
    slot of Rüzgârın; Kuşların; Denizin; Gecenin; Annemin; Kayıp Zamanın; Saatçinin; Unutmanın; Karların
    slot of Sessizliğin; Şehrin; Yağmurun; Göçmenlerin; Eylülün
    slot thing Evi; Bahçesi; Gölgesi; Kızı; Hatırası; Kitabı; Sesi; Yolu; Rengi; Türküsü; Mektubu; Sonu
    slot thing Tarihi
    slot adjective Beyaz; Uzak; Sessiz; Son; Mavi; Kayıp; Eski; Kırık; Gizli; Uzun; Yalnız; Siyah
    slot noun Gece; Deniz; Kapı; Yaz; Kale; Ada; Mektup; Şehir; Ayna; Kadın; Yol; Sokak; Pencere

    titles ja Fiction
    pattern {noun}の{noun}
    pattern {adjective}{noun}
    pattern {noun}と{noun}
    pattern {adjective}{noun}の{noun}
    pattern {place}の{noun}
    pattern {noun}を{verb}
    pattern {noun}が{when}に
    subtitle 長編小説
    subtitle 短編集
    slot noun 海; 雪; 猫; 図書館; 夜; 庭; 鏡; 手紙; 橋; 影; 灯台; 花; 月; 鳥; 時計; 雨; 駅; 夢; 家族; 夏; 風; 森; 窓; 喫茶店; 記憶; 骨; 祈り; 約束
    slot adjective 静かな; 遠い; 青い; 失われた; 小さな; 白い; 最後の; 見えない; 優しい; 透明な; 名もなき; 長い
    slot place 京都; 鎌倉; 北海道; 神保町; 尾道; 長崎; 下町; 瀬戸内; 金沢; 浅草
    slot verb 待つ人; 探して; 数える; 忘れない; 運ぶ; 歩く; 聴く夜; 読む女; 渡る
    slot when 眠る頃; 消える前; 咲く日; 降る夜; 終わる朝; 帰る場所

    titles ja Mystery
    pattern {place}{thing}
    pattern {number}の{clue}
    pattern {clue}の{thing2}
    pattern {place}の{thing2}
    pattern {number}の{clue}と{thing2}
    slot place 湖畔荘; 夜行列車; 時計館; 霧島; 双子岬; 雪山荘; 古書店; 硝子館; 軽井沢; 離れ島; 旧校舎
    slot thing 殺人事件; 誘拐事件; 失踪事件; 毒殺事件; 連続殺人; の謎
    slot number 二つ; 三つ; 七つ; 最後; 十三番目; 真夜中; 第二
    slot clue 容疑者; 鍵; 密室; 証人; 足跡; 遺言; 仮面; 指紋; 手帳; 沈黙; 毒薬
    slot thing2 証明; 代償; 告白; 回廊; 罠; 秘密; 推理; 死角; 嘘; 犯人

    titles zh Fiction
    pattern {noun}的{noun}
    pattern {adjective}的{noun}
    pattern {noun}与{noun}
    pattern {place}{thing}
    pattern {adjective}的{noun}与{noun}
    subtitle 长篇小说
    subtitle 短篇小说集
    slot noun 河流; 雪; 故乡; 月光; 母亲; 灯; 城; 声音; 时间; 夜晚; 影子; 风; 花园; 信; 鸟; 夏天; 街道; 火车; 石头; 梦; 茶馆; 镜子; 麦田
    slot adjective 遥远; 沉默; 最后; 孤独; 漫长; 消失; 白色; 古老; 温柔; 失落; 无声; 寒冷
    slot place 北平; 上海; 江南; 长安; 台北; 西湖; 黄河; 敦煌; 青岛; 苏州; 哈尔滨
    slot thing 往事; 旧梦; 夜话; 纪事; 来信; 春秋; 一家人; 故事; 雨季; 人家

    titles ko Fiction
    pattern {noun}의 {noun}
    pattern {adjective} {noun}
    pattern {noun}, 그리고 {noun}
    pattern {place}의 {noun}
    pattern {adjective} {noun}의 {noun}
    subtitle 장편소설
    subtitle 소설집
    slot noun 바다; 겨울; 집; 어머니; 밤; 편지; 거울; 정원; 그림자; 눈; 시간; 도시; 여름; 나무; 기억; 서점; 새; 달; 소년; 약속; 강
    slot adjective 하얀; 먼; 조용한; 마지막; 푸른; 잃어버린; 낯선; 오래된; 작은; 보이지 않는; 따뜻한
    slot place 서울; 부산; 제주; 종로; 골목; 남쪽; 강릉; 전주

    titles ar Fiction
    pattern {thing} {of}
    pattern {thing} و{thing}
    pattern {thing} {where}
    pattern {when} {where}
    pattern {thing} {of} و{of}
    subtitle رواية
    subtitle قصص قصيرة
    slot thing بيت; حديقة; ظل; ليالي; مدينة; ذاكرة; رسائل; أبناء; حكاية; صمت; طريق; صوت; كتاب; نافذة; باب
    slot thing عطر; خريف; مرايا; أيام
    slot of الريح; الغائبين; البحر; الياسمين; الغرباء; الليل; الرمل; الحنين; المنفى; النسيان; الحمام
    slot of الزيتون; الشتاء; الأمهات; الماء; النوم; البنفسج
    slot where في بيروت; على النيل; بلا عودة; عند الفجر; في بغداد; خلف الباب; تحت المطر; في حي قديم
    slot where بين نهرين
    slot when يوم أخير; ثلاث نساء; ليلة طويلة; حقيبة قديمة; صيف بعيد; سبع رسائل; امرأة وحيدة

    titles fa Fiction
    pattern {thing} {of}
    pattern {thing} و {thing}
    pattern {thing} {of} و {of}
    pattern {when} {where}
    subtitle رمان
    subtitle مجموعه داستان
    slot thing خانه; باغ; سایه; شب; کوچه; آواز; نامه; خاطره; دختر; سکوت; پنجره; زمستان; سفر; عطر; آینه
    slot of باران; مادر; گنجشک‌ها; دریا; باد; بهار نارنج; غریبه‌ها; فراموشی; انار; برف; دیوار; پرنده
    slot of گمشدگان
    slot when یک روز; سه خواهر; آخرین قطار; دو زندگی; هفت شب; یک زن
    slot where در تهران; کنار دریا; بی بازگشت; پشت پنجره; در شیراز; زیر باران; آن سوی رود
    """
}
