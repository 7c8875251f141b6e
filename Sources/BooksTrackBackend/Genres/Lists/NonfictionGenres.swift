// The genres of nonfiction about people, history, society and religion.

extension GenreList {
  /// Nonfiction and its subgenres in the humanities; `sciencesAndPastimes` has the others.
  static let nonfiction = """
    Nonfiction
      : nonfiction; non-fiction; non fiction; general nonfiction; narrative nonfiction; creative nonfiction
      : nonfiction general; adult nonfiction
      Biography
        : biography & autobiography; biography; biographies; biographies & memoirs; biography & memoir; bio
        : biography general; biographies & autobiographies; historical biography
        : Biography / historical; Biography / women; Biography / political; Biography / literary figures
        Autobiography
          : autobiography; autobiographies; auto-biography
        Memoir
          : personal memoirs; memoir; memoirs; personal memoir; memoirs & autobiographies
          : memoirs & biographies
          : personal narratives
        Letters & Diaries
          : letters; diaries; letters & diaries; correspondence; diaries & journals; journals
          : letters & correspondence
          : Essays / letters; Essays / diaries & journals; diary
      History
        : history; world history; history general; histories; general history
        Ancient History
          : ancient history; History / ancient; history, ancient; ancient civilizations; antiquity
          : classical antiquity
          : ancient rome; ancient greece; ancient egypt
        Medieval History
          : medieval history; History / medieval; middle ages; history, medieval; middle ages history
        Modern History
          : modern history; History / modern; history, modern; contemporary history
        Military History
          : military history; History / military; history, military; Military History / strategy
          : naval history
          : History / wars & conflicts; naval art & science; military art & science
          World War I
            : world war i; world war, 1914-1918; first world war; wwi; ww1; History / world war i; great war
            : Military History / world war i; world war 1
          World War II
            : world war ii; world war, 1939-1945; second world war; wwii; ww2; History / world war ii
            : Military History / world war ii; world war 2; world war two
          American Civil War
            : american civil war; civil war; united states history civil war, 1861-1865
            : History / civil war period (1850-1877); civil war period (1850-1877)
        American History
          : american history; united states history; u.s. history; us history; History / united states
          : history of the united states; History / america; americas history
        European History
          : european history; History / europe; europe history; great britain history
          : great britain, history; british history
          : history of europe
        Asian History
          : asian history; History / asia; history of asia; chinese history; japanese history
        African History
          : african history; History / africa; history of africa
        Latin American History
          : latin american history; History / latin america; mexican history
        Middle Eastern History
          : middle eastern history; History / middle east; middle east history
        Social History
          : social history; History / social history; cultural history; women's history; History / women
        Holocaust
          : holocaust; History / holocaust; holocaust, jewish (1939-1945); holocaust history
          : jewish holocaust (1939-1945)
        Maritime History
          : maritime history; maritime history & piracy; History / maritime history & piracy
      True Crime
        : true crime; truecrime; true crime stories; true-crime; true crime general
      Politics
        : political science; politics; politics & government; politics & current affairs; politics & policy
        : current affairs; current events; politics & society; political science general
        International Relations
          : international relations; foreign relations; geopolitics; diplomacy; world politics
          : Politics / terrorism
          : Politics / international relations; Politics / security
        Political Theory
          : political theory; political philosophy; political ideologies; Politics / history & theory
          : political thought; Politics / political ideologies
        Public Policy
          : public policy; Politics / public policy; social policy; public administration
        Human Rights
          : human rights; Politics / civil rights; Politics / human rights
      Philosophy
        : philosophy; philosophy general; western philosophy; modern philosophy
        Ethics
          : ethics; ethics & moral philosophy; moral philosophy; bioethics
          : Philosophy / ethics & moral philosophy
        Logic
          : logic; symbolic logic; Philosophy / logic
        Metaphysics
          : metaphysics; ontology; epistemology; Philosophy / metaphysics; Philosophy / epistemology
        Existentialism
          : existentialism; phenomenology; Philosophy / movements / existentialism
        Stoicism
          : stoicism; stoics; stoic philosophy
        Eastern Philosophy
          : eastern philosophy; Philosophy / eastern; taoism; confucianism; Philosophy / taoist
          : chinese philosophy; zen
        Aesthetics
          : aesthetics; Philosophy / aesthetics; esthetics
      Psychology
        : psychology; psychology general; psychology & counseling; popular psychology; applied psychology
        Psychoanalysis
          : psychoanalysis; psychotherapy; freudian psychology; jungian psychology; counseling
        Child Psychology
          : child psychology; developmental psychology; Psychology / developmental; child development
        Social Psychology
          : social psychology; Psychology / social psychology; group psychology
        Cognitive Science
          : cognitive science; cognitive psychology; cognition; Psychology / cognitive psychology & cognition
      Religion
        : religion; religions; religion general; religion & beliefs; comparative religion; world religions
        Theology
          : theology; systematic theology; doctrinal theology; theology, doctrinal; Religion / theology
        Christianity
          : christianity; christian life; christian living; christian books & bibles; catholicism
          : christian theology; Religion / christian living; Religion / christian life; church history
          : christian ministry; Religion / christianity; protestantism; christian living general
        Bible
          : bible; bibles; biblical studies; bible study; Religion / biblical studies; new testament
          : old testament
          : Religion / bible; biblical commentary; bible commentaries; bible studies; bible stories
        Islam
          : islam; Religion / islam; sufism; koran; quran; islamic studies
        Judaism
          : judaism; Religion / judaism; talmud; kabbalah; torah; jewish studies
        Buddhism
          : buddhism; Religion / buddhism; zen buddhism; tibetan buddhism; dharma
        Hinduism
          : hinduism; Religion / hinduism; vedas; upanishads; bhagavad gita
        Atheism
          : atheism; agnosticism; secular humanism; Religion / atheism
      Spirituality
        : body, mind & spirit; spirituality; new age; mind body spirit; mind, body & spirit
        : new age & spirituality
        : spiritual growth; spiritual life; mindfulness & meditation; Religion / spirituality
        Occult
          : occult; occultism; magick; wicca; paranormal phenomena; Spirituality / witchcraft
          : Spirituality / occultism; wicca & witchcraft; esotericism; parapsychology; occult sciences
        Astrology
          : astrology; horoscopes; zodiac; Spirituality / astrology; astrology & horoscopes
        Tarot
          : tarot; divination; tarot cards; Spirituality / divination; fortune telling; numerology
        Meditation
          : meditation; mindfulness; meditations; Spirituality / mindfulness & meditation
      Self-Help
        : self-help; self help; personal growth; self-improvement; personal development; selfhelp
        : motivational
        : self-help techniques; self-actualization; self improvement; motivation; motivational & inspirational
        Productivity
          : productivity; time management; goal setting; personal organization; Self-Help / time management
        Relationships
          : relationships; love & relationships; interpersonal relationships; marriage & relationships
          : love & marriage; marriage & long-term relationships; dating & relationships
        Communication
          : communication; communication skills; public speaking; body language; Self-Help / communication
      Social Science
        : social science; social sciences; social issues; society & culture; society & social sciences
        : social science general; cultural studies; popular culture; politics & social sciences general
        Sociology
          : sociology; Social Science / sociology; urban sociology; sociology general
        Anthropology
          : anthropology; cultural anthropology; ethnology; ethnography; Social Science / anthropology
          : social anthropology
        Archaeology
          : archaeology; archeology; archaeological excavations; Social Science / archaeology
        Feminism
          : feminism; feminist theory; women's studies; feminism & feminist theory; women's rights
        Gender Studies
          : gender studies; lgbtq+ studies; lgbt studies; queer theory; gay studies; men's studies
          : lgbtq studies
          : Social Science / lgbtq+ studies; sexuality & gender studies; Social Science / gender studies
        Race & Ethnicity
          : race & ethnicity; ethnic studies; african american studies; black studies
          : discrimination & race relations; Social Science / ethnic studies; discrimination & racism
        Criminology
          : criminology; Social Science / criminology; criminal justice; penology; forensic science; forensics
        Media Studies
          : media studies; mass media; Social Science / media studies; media & communications; social media
        Journalism
          : journalism; reportage; new journalism; news media; investigative journalism; reporting
        Geography
          : geography; human geography; Social Science / human geography; cartography; atlases; maps
          : atlases & maps
      Law
        : law; law general; jurisprudence; laws; legal studies; constitutional law; international law
        : criminal law
        : civil law; family law; administrative law; commercial law
      Education
        : education; education general; education & teaching; pedagogy; schools & teaching
        Teaching
          : teaching; teaching methods; classroom management; teachers' guides; Education / teaching
          : curriculum
          : teaching methods & materials; homeschooling
        Study Guides
          : study aids; study guides; test preparation; test prep; exam preparation; study guide; examinations
          : textbooks; textbook; workbooks; education & test preparation
      Language
        : foreign language study; language arts & disciplines; language; languages; language & linguistics
        : language arts
        : language & languages; language study
        Linguistics
          : linguistics; grammar; phonetics; semantics; philology; etymology; Language / linguistics
          : sociolinguistics
        Language Learning
          : language learning; english as a second language; phrasebooks; second language acquisition
          : phrase books
          : esl; learning languages
        Writing
          : writing; authorship; creative writing; writing skills; writing reference; rhetoric
          : composition & creative writing
          : english language composition & exercises; writing guides
        Translation Studies
          : translation studies; translating & interpreting; translating
          : Language / translating & interpreting
        Library Science
          : library science; library & information science; publishing
          : publishers & publishing industry
      Literary Criticism
        : literary criticism; criticism; history & criticism; criticism & interpretation
        : literature history & criticism
        : literary studies; literary theory; literary criticism general; literary history
        : literary history & criticism
        : literature history & criticism theory
      Essays
        : literary collections; essays; essay; american essays; english essays; essays & correspondence
        : lectures
        : literary essays; collected essays; speeches; orations
        Anthologies
          : anthologies; anthology; anthologies (multiple authors); collections & anthologies; collections
          : Fiction / anthologies (multiple authors); literary anthologies
        Quotations
          : quotations; quotes; proverbs; aphorisms & apothegms; aphorisms; maxims; Reference / quotations
      Reference
        : reference; reference books; reference works; handbooks; almanacs; yearbooks; handbooks & manuals
        : trivia
        : general reference; manuals; yearbooks & annuals
        Dictionaries
          : dictionaries; dictionary; thesauri; glossaries; thesauruses; Reference / dictionaries
          : dictionaries & thesauruses
        Encyclopedias
          : encyclopedias; encyclopedia; encyclopaedias; encyclopedias & dictionaries
          : Reference / encyclopedias
        Genealogy
          : genealogy; family history; genealogy & heraldry; heraldry; Reference / genealogy & heraldry
    """
}
