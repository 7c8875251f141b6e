// Names of invented writers from Asia, the Middle East, Africa, Latin America and the Caribbean. Romanized
// names of such writers form a culture of their own.

extension WordFacts {
  static let namesOfTheWorld = """
    names Japanese
    region asia
    language ja
    order family-first
    separator none
    female 綾子; 恵; 花子; 葵; 薫; 久美子; 恵理; 幸子; 千尋; 美咲; 真由美; 由美; 百合子; 陽子
    male 一郎; 修; 和夫; 健; 健太郎; 浩二; 誠; 翔太; 拓也; 達也; 直樹; 秀明; 雅彦; 亮
    family 青木; 石川; 井上; 岩崎; 上田; 遠藤; 大野; 岡田; 小川; 加藤; 木村; 小林; 近藤; 斎藤; 坂本; 佐々木; 佐藤; 清水; 鈴木; 高橋; 竹内; 田中; 中島; 中村
    family 西村; 長谷川; 林; 藤田; 松本; 三浦; 森田; 山口; 山崎; 横山; 吉田; 渡辺

    names Japanese in English
    region asia
    language en
    female Akiko; Ayumi; Chihiro; Emiko; Haruka; Hitomi; Kaori; Michiko; Naoko; Sayuri; Yōko; Yuki
    male Akira; Daisuke; Hiroshi; Jun; Kazuo; Kenji; Makoto; Shin'ichi; Shōta; Takashi; Tatsuya; Yūto
    family Aoki; Endō; Fujita; Gotō; Hasegawa; Ikeda; Inoue; Ishii; Itō; Kobayashi; Kondō; Maeda; Matsumoto
    family Mori; Nakagawa; Nakajima; Nishimura; Okada; Ōno; Saitō; Sakamoto; Satō; Shimizu; Takahashi; Ueda
    family Yamazaki

    names Chinese
    region asia
    language zh
    order family-first
    separator none
    female 爱玲; 冰; 春梅; 桂英; 红; 慧敏; 静; 丽华; 美玲; 婷婷; 晓燕; 雪; 玉兰; 芳
    male 海涛; 浩然; 建国; 建平; 军; 明远; 强; 文杰; 伟; 晓东; 学文; 勇; 志强; 子轩
    family 白; 蔡; 陈; 程; 邓; 董; 冯; 高; 郭; 韩; 何; 胡; 黄; 江; 李; 梁; 林; 刘; 吕; 罗; 马; 欧阳; 潘; 沈; 司马; 宋; 孙; 唐; 王; 魏; 吴; 徐
    family 许; 杨; 叶; 张; 赵; 郑; 周; 朱

    names Chinese in English
    region asia
    language en
    order family-first
    female Aiguo; Chunmei; Fang; Guiying; Huimin; Jing; Lihua; Meiling; Tingting; Xiaoyan; Xue; Yulan
    male Haitao; Haoran; Jianguo; Jianping; Mingyuan; Qiang; Wei; Wenjie; Xiaodong; Xuewen; Yong; Zhiqiang
    family Bai; Cai; Chen; Deng; Feng; Gao; Guo; Han; Huang; Jiang; Li; Liang; Liu; Luo; Lü; Ma; Ouyang; Pan
    family Shen; Sun; Tang; Wang; Wu; Xu; Yang; Ye; Zhang; Zhao; Zheng; Zhou

    names Korean
    region asia
    language ko
    order family-first
    separator none
    female 지영; 수진; 은경; 미경; 현주; 혜진; 민지; 서연; 하은; 유진; 영희; 소라
    male 민수; 영호; 성민; 준호; 지훈; 현우; 동현; 상훈; 재원; 태영; 철수; 우진
    family 강; 고; 곽; 권; 김; 남; 노; 류; 박; 배; 백; 서; 손; 송; 신; 안; 양; 오; 유; 윤; 이; 임; 장; 전; 정; 조; 차; 최; 한; 홍; 황

    names Korean in English
    region asia
    language en
    order family-first
    female Eun-kyung; Ha-eun; Hye-jin; Hyun-joo; Ji-young; Mi-kyung; Min-ji; Seo-yeon; Soo-jin; Yoo-jin
    male Dong-hyun; Hyun-woo; Jae-won; Ji-hoon; Joon-ho; Min-soo; Sang-hoon; Sung-min; Tae-young; Young-ho
    family Ahn; Bae; Baek; Cha; Choi; Chung; Gong; Han; Hwang; Jang; Jeon; Jung; Kang; Kim; Koo; Kwon; Lee
    family Lim; Moon; Noh; Oh; Park; Ryu; Seo; Shin; Song; Yoon

    names Vietnamese
    region asia
    language vi
    order family-first
    female Bích Ngọc; Hồng Nhung; Kim Liên; Lan Anh; Mai Phương; Minh Châu; Ngọc Ánh; Thanh Hà; Thu Hương
    female Thùy Linh
    male Anh Tuấn; Đình Phong; Đức Minh; Hoàng Long; Hữu Nghĩa; Mạnh Hùng; Ngọc Sơn; Quang Huy; Thành Đạt
    male Văn Dũng
    family Bùi; Cao; Châu; Dương; Đặng; Đinh; Đỗ; Hà; Hoàng; Hồ; Huỳnh; Lâm; Lê; Lương; Lý; Mai; Ngô; Nguyễn
    family Phạm; Phan; Tạ; Tô; Trần; Trịnh; Trương; Võ; Vũ

    names Indonesian
    region asia
    language id
    female Ayu; Citra; Dewi; Fitri; Indah; Kartika; Lestari; Putri; Ratna; Sari; Sri; Wulan
    male Adi; Agus; Bambang; Budi; Dwi; Eko; Hendra; Joko; Rizky; Slamet; Wahyu; Yudi
    family Gunawan; Hadi; Halim; Handoko; Hartono; Hidayat; Iskandar; Kusuma; Lubis; Mulyadi; Nasution
    family Nugroho; Pranoto; Purnomo; Santoso; Saputra; Setiawan; Siregar; Suharjo; Suryadi; Susanto; Utomo
    family Wibowo; Wijaya

    names Arabic
    region middleEast
    language ar
    female آمنة; أحلام; أمل; حنان; رانيا; زينب; سعاد; سلمى; سناء; عائشة; فاطمة; ليلى; مريم; هدى
    male إبراهيم; أحمد; أمين; حسن; خالد; سامي; سعيد; طارق; عبد الله; عمر; محمود; مصطفى; ناصر; يوسف
    family إسماعيل; الأحمد; البغدادي; البكري; التميمي; الجبوري; الحداد; الحسيني; الحكيم; الخطيب; الخوري
    family الدمشقي; الراوي; الزهراني; السعدي; الشامي; الشريف; الصالح; الطيب; العطار; الفارس; القاسم; الكاتب
    family المصري; المغربي; المنصور; النجار; الهاشمي

    names Lebanese in English
    region middleEast
    language en
    female Carine; Dima; Ghada; Hoda; Joumana; Leila; Maya; Nayla; Rima; Zeina
    male Bassam; Elias; Fadi; Ghassan; Jad; Karim; Marwan; Nabil; Rami; Ziad
    family Abi Rached; Aoun; Azar; Chamoun; Daher; El Hajj; El-Khoury; Fakhoury; Gebara; Haddad; Hakim
    family Hanna; Jaber; Kassab; Khalil; Makdisi; Malouf; Nassif; Rahme; Sabbagh; Saliba; Sfeir; Tabet
    family Touma

    names Persian
    region middleEast
    language fa
    female آزاده; پروین; پریسا; زهرا; سیمین; شهرزاد; شیرین; فریبا; گلناز; مریم; مهناز; نسرین
    male امیر; بهرام; بیژن; جمشید; حمید; رضا; سهراب; فرهاد; کامران; کیوان; محسن; هوشنگ
    family احمدی; اکبری; امیری; بهرامی; پارسا; تهرانی; جعفری; حسینی; خسروی; رستمی; رضایی; زمانی; سلطانی
    family شیرازی; صادقی; عباسی; فرهادی; قاسمی; کاظمی; کریمی; محمدی; مرادی; موسوی; نوری; یزدانی

    names Hebrew
    region middleEast
    language he
    female אביגיל; אורלי; דבורה; הדס; חנה; יעל; מיכל; נועה; רונית; רחל; שירה; תמר
    male אבנר; אורי; איתן; גדעון; דוד; יונתן; יוסף; משה; נדב; עומר; רון; שמואל
    family אברמוביץ; אדלר; אורן; אלון; אשכנזי; בן דוד; ברק; גבאי; גולן; גרין; דהן; הררי; חדד; טל; כהן; לביא
    family לוי; מזרחי; נחום; סגל; עמר; פרץ; צור; קפלן; רוזן; שחר; שפירא

    names Senegalese
    region africa
    language fr
    female Aïssatou; Aminata; Awa; Fatou; Khady; Mame; Marème; Ndèye; Ramatoulaye; Sokhna
    male Abdoulaye; Amadou; Babacar; Boubacar; Cheikh; Ibrahima; Mamadou; Moussa; Ousmane; Souleymane
    family Ba; Badji; Camara; Cissé; Coly; Diagne; Dièye; Diop; Diouf; Fall; Faye; Guèye; Kane; Lô; Mbaye
    family Mbodj; Ndiaye; Ndour; Niang; Sagna; Sarr; Seck; Sène; Sow; Sy; Thiam; Touré

    names Algerian
    region africa
    language fr
    female Amina; Assia; Djamila; Farida; Kahina; Leïla; Malika; Naïma; Samira; Yamina
    male Abdelkader; Djamel; Hocine; Kateb; Malek; Mourad; Noureddine; Rachid; Salim; Yacine
    family Aït Ahmed; Amrani; Belkacem; Ben Slimane; Benali; Benaïssa; Bouchareb; Boudjemaa; Bouzid; Chérif
    family Djebbar; Ferhat; Guerroudj; Haddadi; Hamidou; Kaci; Khelifa; Lounès; Mansouri; Meziane; Ould Ali
    family Rahmani; Saïdi; Taleb; Yahiaoui; Zidani

    names Mexican
    region latinAmerica
    language es
    female Adriana; Alejandra; Citlali; Dolores; Esperanza; Guadalupe; Itzel; Lorena; Marisol; Paloma
    female Ximena; Yolanda
    male Alejandro; Carlos; Cuauhtémoc; Eduardo; Emiliano; Guillermo; Héctor; Hugo; Jesús; Octavio; Raúl
    male Rodrigo
    family Aguilar; Arredondo; Ávila; Bermúdez; Cárdenas; Castañeda; Cervantes; Chávez; Contreras; Dávila
    family del Río; Escobedo; Guzmán; Hernández; Huerta; Juárez; Landeros; Maldonado; Ortiz; Ponce; Quintana
    family Rentería; Salgado; Tapia; Urrutia; Villaseñor; Zepeda

    names Argentine
    region latinAmerica
    language es
    female Agustina; Alfonsina; Analía; Cecilia; Delfina; Graciela; Luciana; Marcela; Norma; Samanta
    female Silvina; Valeria
    male Adolfo; Damián; Ernesto; Facundo; Federico; Gustavo; Hernán; Leandro; Macedonio; Martín; Pablo
    male Santiago
    family Acosta; Anchorena; Arregui; Battaglia; Bianchi; Castellani; Domínguez; Etcheverry; Ferreyra
    family Giménez; Goldstein; Iturralde; Lamborghi; Lombardi; Luna; Mansilla; Marchetti; Ocampos; Paredes
    family Piñeyro; Rossi; Sosa; Tejeda; Uriburu; Villafañe; Zubiría

    names Brazilian
    region latinAmerica
    language pt
    female Adélia; Aline; Bruna; Conceição; Débora; Fernanda; Ivone; Jussara; Letícia; Luciana; Marília
    female Vanessa
    male Caetano; Cristóvão; Davi; Fábio; Heitor; Itamar; João Pedro; Márcio; Murilo; Otávio; Raimundo
    male Sérgio
    family Albuquerque; Alencastro; Amaral; Araújo; Azevedo; Bastos; Bezerra; Campos; Cavalcanti; da Silva
    family de Oliveira; do Nascimento; dos Santos; Drumond; Ferreira; Leitão; Macedo; Martins; Meireles
    family Moura; Nogueira; Peixoto; Ribeiro; Sant'Anna; Souza; Tavares; Veríssimo Dias; Vilela

    names Angolan
    region africa
    language pt
    female Ana Paula; Djamila; Eugénia; Joana; Kiesse; Luzia; Marisa; Mariana; Nzinga; Yola
    male Agostinho; Arlindo; Domingos; Isaías; Jacinto; João Maria; Kalunga; Mateus; Ondjali; Zeferino
    family Abreu; Cabinda; Cardoso; Chipenda; da Cruz; dos Anjos; Fortunato; Gaspar; Kiala; Lopes; Mabiala
    family Makiesse; Manuel; Mateus; Mendes; Miguel; Neto; Ngola; Pascoal; Sebastião; Tati; Tchilombo
    family Van-Dúnem; Zau

    names Haitian
    region caribbean
    language fr
    female Évelyne; Gerda; Ketly; Marie-Ange; Mirlande; Nadine; Régine; Rose-Laure; Stéphanie; Yanick
    male Dieudonné; Fritz; Gary; Jean-Robert; Lyonel; Makenzy; René; Rodney; Toussaint; Wilfrid
    family Augustin; Bazile; Célestin; Charlemagne; Désir; Dorcély; Dorsinville; Étienne; François; Gédéon
    family Jean-Baptiste; Joseph; Laguerre; Lamarre; Louissaint; Métellus; Michel; Narcisse; Paul
    family Pierre-Louis; Saint-Éloi; Saint-Fleur; Toussaint; Valmé; Vilaire
    """
}
