// German words, part 2 of 2. See `KnownWords`.

extension KnownWords {
  static let german2 = """
    pfeift pflanzen pflege pflegen pflegt pflegte physisch physische physischen pissen pisst pladieren plagt
    plan plane planen plans planst plant plante planten platt platz platze platzen platzieren platziert platzt
    plaudern pleite plotzlich plotzliche plotzlichen plundern politisch politische politischen politischer
    politisches polnische polnischen position positiv positive positiven positives potentielle potentiellen
    potenzielle potenziellen prachtig prachtige prachtigen praktisch praktische praktischen prasentiere
    prasentieren prasentiert primitive primitiven privat private privaten privater privates proben probiere
    probieren probiert probierte problem probleme produzieren produziert professionell professionelle
    professionellen professioneller profitieren profitiert provozieren provoziert prufe prufen pruft prufte
    prugeln prugelt psychiatrische psychiatrischen psychisch psychische psychischen psychologische
    psychologischen psychologisches punktlich pure purer pures put putz putze putzen putzt qualst qualt
    quatsch quatschen quatschst quatscht quer rachen racht ran rannte rannten rasch rasen rasend rasieren
    rasiert rast raste rasten rastet rate raten ratet rational rauben raubt rauch rauche rauchen rauchst
    raucht rauchte raue rauen raume raumen raumt raus rauspert reagiere reagieren reagierst reagiert reagierte
    real reale realen rechne rechnen rechnet rechnete recht rechte rechten rechter rechtes rechtfertigen
    rechtfertigt rechtlich rechtliche rechtlichen rechtmassig rechtmassige rechtmassigen rechts rede reden
    redest redet redete redeten reduzieren reduziert reg rege regel regele regelmassig regelmassige regeln
    regelt regen regieren regiert regle regnen regnet regnete regst regt reiben reibt reich reiche reichen
    reicher reiches reichlich reichste reichsten reicht reichte reif reife reifen reimt rein reine reinem
    reinen reiner reines reingehen reinigen reinkommen reinste reise reisen reiss reisse reissen reisst reist
    reiste reisten reite reiten reitest reitet reizend reizende reizenden reizender reizendes reizt relevant
    religios religiose religiosen religioser renne rennen rennst rennt repariere reparieren repariert
    reprasentieren reprasentiert reserviert respektiere respektieren respektiert restliche restlichen rette
    retten rettest rettet rettete retteten richte richten richtest richtet richtete richtig richtige richtigen
    richtiger richtiges rieche riechen riechst riecht rief riefen riesen riesig riesige riesigen riesiger
    riesiges riet ring ringt riskiere riskieren riskierst riskiert riskierte riss rissen ritt ritten roch rock
    rohe rohes roll rollen rollt rollte romantisch romantische romantischen romantischer romantisches romische
    romischen romischer rot rote rotem roten roter rotes rucken ruckt ruf rufe rufen rufst ruft ruhe ruhen
    ruhig ruhige ruhigen ruhiger ruhiges ruhre ruhren ruhrst ruhrt ruhst ruht ruiniere ruinieren ruinierst
    ruiniert ruinierte rum rund runde runden runter russische russischen russischer russisches rutsch rutschen
    rutscht rutschte sabotiert sag sage sagen sagst sagt sagte sagten sagtest sagtet sah sahe sahen sahst sam
    same sammeln sammelt sammelte samt samtliche samtlichen sand sandte sanft sanfte sanften sanfter sang
    sangen sank sass sasse sassen satt sauber saubere sauberen sauberer sauberes saubern sauer saufen sauft
    saugen saugt saure sausen schabige schabigen schade schaden schadet schaff schaffe schaffen schaffst
    schafft schaffte schafften schalt schalte schalten schaltet schaltete schame schamen schamst schamt
    schamte scharf scharfe scharfen scharfer scharfes schatze schatzen schatzt schau schaue schauen schaust
    schaut schaute schauten scheiden scheidet scheine scheinen scheinst scheint scheiss scheisse scheissen
    scheisst scheitern schenke schenken schenkst schenkt schenkte scher scheren schert scherze scherzen
    scherzt scheusslich scheussliche schick schicke schicken schicker schickes schickst schickt schickte
    schickten schiebe schieben schiebst schiebt schief schien schienen schiesse schiessen schiesst schilde
    schimpft schlachten schlaf schlafe schlafen schlafst schlaft schlag schlage schlagen schlagst schlagt
    schlau schlaue schlauen schlauer schlaues schlecht schlechte schlechtem schlechten schlechter schlechtes
    schlechteste schlechtesten schleiche schleichen schleichst schleicht schleifen schleppen schleppst
    schleppt schleppte schleunigst schlich schlicht schlief schliefen schliesse schliessen schliesslich
    schliesst schlimm schlimme schlimmen schlimmer schlimmere schlimmeren schlimmeres schlimmes schlimmste
    schlimmsten schlimmster schloss schlossen schluchzt schlucken schluckt schlug schlugen schlupfen schluss
    schmalen schmecke schmecken schmeckst schmeckt schmeckte schmeicheln schmeichelt schmeisse schmeissen
    schmeisst schmelzen schmerzhaft schmerzhafte schmerzlich schmerzt schmieren schmilzt schmiss schmutzig
    schmutzige schmutzigen schmutziger schmutziges schnallen schnappe schnappen schnappst schnappt schnappte
    schnappten schneid schneide schneiden schneidest schneidet schneit schnell schnelle schnellen schneller
    schnelles schnellste schnellsten schnitt schnitten schnuffeln schnuffelt schob schon schone schonen
    schoner schonere schoneren schoneres schones schonste schonsten schoss schossen schrag schrage schragen
    schrecklich schreckliche schrecklichen schrecklicher schreckliches schreckt schrei schreib schreibe
    schreiben schreibst schreibt schreie schreien schreiend schreist schreit schreitet schrie schrieb
    schrieben schriftlich schriftliche schritt schuchtern schufen schuften schuld schulde schulden schuldest
    schuldet schuldete schuldig schule schuss schusse schutteln schuttelt schutze schutzen schutzt schwach
    schwache schwachen schwacher schwaches schwacht schwanger schwangere schwangeren schwarz schwarze
    schwarzem schwarzen schwarzer schwarzes schweben schwebt schwebte schwedische schwedischen schweigen
    schweigt schwer schwere schwerem schweren schwerer schweres schwerste schwersten schwester schwierig
    schwierige schwierigen schwieriger schwieriges schwierigste schwierigsten schwillt schwimme schwimmen
    schwimmt schwingen schwingt schwitze schwitzen schwitzt schwor schwore schworen schworst schwort schwul
    schwule schwulen schwuler sechsmal sechste sechsten see segeln segelt segne segnen sehe sehen sehne sehnen
    sehnt sehnte sehr seht sei seid seidenen seien sein seine seinem seinen seiner seines seinetwegen seins
    seist seit seite seitlich selbe selben selber selbstandig selbststandig selten seltene seltenen seltener
    seltenes seltsam seltsame seltsamen seltsamer seltsames sende senden sendet senken senkt sensibel sensible
    sensibler sentimental sentimentalen serviere servieren serviert setze setzen setzt setzte setzten sex
    sexuell sexuelle sexuellen sexueller sexuelles sexy sich sicher sichere sicheren sicherer sicheres
    sicherlich sichern sicherste sichersten sichert sichtbar sie sieben siebte siebten siegen siegt sieh siehe
    siehst sieht silberne silbernen simple simplen sind sing singe singen singst singt sinken sinkt sinnlos
    sinnlose sinnlosen sitz sitze sitzen sitzt soeben sofortige sofortigen sofortiger sogenannte sogenannten
    sogleich solang solange solch solche solchem solchen solcher solches soll solle sollen sollst sollt sollte
    sollten solltest solltet somit sonderbare song sorge sorgen sorgst sorgt sorgte sowjetische sowjetischen
    sozial soziale sozialen sozialer soziales spanisch spanische spanischen spannend spannende spare sparen
    spart spat spate spaten spater spateren spazieren spaziert spende spenden spendet sperr sperre sperren
    sperrt sperrte speziell spezielle speziellen spezieller spezielles spiegelt spiel spiele spielen spielst
    spielt spielte spielten spinnst spinnt spionierst spioniert spirituelle spirituellen spitz spitze spitzen
    spontan spontane sprach sprachen sprachst sprang sprangen spreche sprechen sprechende sprechenden sprecht
    sprengen sprengt sprich sprichst spricht spring springe springen springende springst springt spritzen
    spruch spucke spucken spuckt spukt spure spuren spurst spurt spurte staatliche staatlichen stabil stabile
    stadtischen stahlen stamme stammen stammst stammt stammte stand standen standest standig standige
    standigen standiger starb starben stark starke starkem starken starker starkere starkes starkste starksten
    starkt starr starre starren starrst starrt starrte stars start starte starten startet startete statt
    steche stechen stecke stecken steckst steckt steckte steckten steh stehe stehen stehende stehenden stehle
    stehlen stehst steht steif steig steige steigen steigert steigst steigt steil stell stelle stellen stellst
    stellt stellte stellten stellvertretende stellvertretenden stellvertretender sterbe sterben sterbende
    sterbenden sterblich sterblichen sterbt steuern steuert stieg stiegen stiehlst stiehlt stiessen still
    stille stillen stiller stimme stimmen stimmst stimmt stimmte stimmten stinken stinkende stinkenden
    stinkender stinkst stinkt stirb stirbst stirbt stolperte stolz stolze stolzen stolzer stopfe stopfen
    stopft stoppen stoppt stor store storen storst stort storte stosse stossen stosst strahlen strahlend
    strahlende streben strecken streckt streckte streiche streichen streicht streite streiten streitet streng
    strenge strengen strenger strengt strikt strikte stritten studiere studieren studierst studiert studierte
    stunde stunden stur sturmen sturmt sturze sturzen sturzt sturzte sturzten such suche suchen suchst sucht
    suchte suchten suchtig sudlichen sun suss susse sussen susser susses susseste tag tage tagelang tagen
    tages taglich tagliche taglichen tagliches taktische taktischen talentiert talentierte talentierter tanken
    tante tanz tanze tanzen tanzt tanzte tanzten tapfer tapfere tapferen tapferer tat tate taten tatest
    tatsachlich tatsachliche tatsachlichen tauche tauchen tauchst taucht tauchte tauchten taufe taugen taugt
    tausche tauschen tauschst tauscht tauschte tausend tausende tausenden technisch technische technischen
    technischer technisches teil teile teilen teilnehmen teils teilst teilt teilte teilten telefoniere
    telefonieren telefoniert telefonierte test teste testen testet tests teuer teuerste teuflische teuflischen
    teure teuren teurer teures tickt tief tiefe tiefen tiefer tiefere tieferen tiefes tiefste tiefstem
    tiefsten tierisch tippe tippen tobt tod todlich todliche todlichen todlicher toll tolle tollen toller
    tolles tollste tollsten tom ton top tot total totale totalen totaler totales tote toten toter totes totest
    totet totete toteten traditionell traditionelle traditionellen traf trafen trage tragen tragisch tragische
    tragischen tragischer tragst tragt trainiere trainieren trainierst trainiert trainierte trank tranken
    transportieren transportiert trat traten trau traue trauen trauere trauern trauert traume traumen traumst
    traumt traumte traurig traurige traurigen trauriger trauriges traust traut traute trautes treff treffe
    treffen trefft treib treibe treiben treibende treibst treibt trenne trennen trennt trennten trete treten
    tretet treu treue treuen treuer trieb trieben triff triffst trifft trink trinke trinken trinkst trinkt
    tritt trocken trockene trockenen trockenes trockne trocknen trocknet trosten trostet trugen tschuss tuch
    tuchtig tue tun tur turkische turkischen turn tust tut typisch typische typischen typischer typisches ube
    ubel uben uber uberall uberfall ubergeben uberhaupt uberlassen uberlasst uberleben uberlebende
    uberlebenden uberlebt uberlege uberlegen uberlegt ubermorgen ubernachten ubernehme ubernehmen ubernimm
    ubernimmst ubernimmt ubernommen uberprufe uberprufen uberpruft uberraschen uberraschend uberrascht
    uberraschung uberraschungen ubers ubersetzt ubertragen ubertragung ubertreib ubertreiben uberwiegend
    uberzeugen uberzeugend uberzeugt uble ubler ubles ubliche ublichen ubrigen ubrigens uhr ultimative
    ultimativen umarme umarmen umarmt umbringen umdrehen umgeben umgebracht umgedreht umgehen umgehend
    umgekehrt umgekommen umgelegt umgezogen umkehren ums umso umziehen umzubringen unabhangig unabhangige
    unabhangigen unangenehm unangenehme unangenehmen unauffallig unbedeutend unbekannt unbekannte unbekannten
    unbekannter unbekanntes unbemerkt unbequem unbestimmte unbewaffnet unbewaffneten und undichte unendlich
    unendliche unendlichen unerlaubt unerwartet unerwartete unerwarteten unerwartetes unfreundlich ungeduldig
    ungefahr ungeheuer ungeheure ungelosten ungemein ungerecht ungern ungeschehen ungeschickt ungeschoren
    ungestort ungestraft ungewohnlich ungewohnliche ungewohnlichen ungewohnlicher ungewohnliches unglaublich
    unglaubliche unglaublichen unglaublicher unglaubliches unglucklich ungluckliche unglucklichen
    unglucklicher unglucklicherweise unheimlich unheimliche unheimlichen unhoflich unmoglich unmogliche
    unnotig unnotige unnotigen uns unschuldig unschuldige unschuldigen unschuldiger unschuldiges unser unsere
    unserem unseren unserer unseres unserm unsern unsicher unsichtbar unsichtbare unsichtbaren unsre unsrer
    unsterblich unsterbliche unsterblichen unten unter unterbreche unterbrechen unterbrochen unterdrucken
    unterdruckt untere untereinander unteren untergehen unterhalb unterhalt unterhalte unterhalten
    unterhielten unterirdische unterirdischen unterm unternehmen unternimmt unternommen unterrichte
    unterrichten unterrichtet unterschatzen unterschatzt unterscheiden unterscheidet unterschied
    unterschiedlich unterschiedliche unterschiedlichen unterschreibe unterschreiben unterschreibt unterschrieb
    unterschrieben unterstehen untersteht unterstutze unterstutzen unterstutzt untersuche untersuchen
    untersucht untersuchte unterzeichnen unterzeichnet ununterbrochen unversehrt unverstandlich
    unverstandliches unvorbereitet unwahrscheinlich unwichtig unzahlige unzahligen unzufrieden uralte uralten
    ursprunglich ursprungliche ursprunglichen urteile urteilen vage van vater vaters verabredet verabscheue
    verabschiede verabschieden verabschiedet verachte verachten verachtet verandern verandert veranderte
    veranderten veranlasst veranstalten veranstaltet verantworten verarbeiten verarbeitet verargert verarsche
    verarschen verarschst verarscht verbannt verbergen verbessern verbessert verbiete verbieten verbietet
    verbinde verbinden verbindet verbirgt verbitte verbittert verbleibenden verbliebenen verblutet verborgen
    verborgene verborgenen verboten verbotene verbotenen verbracht verbrachte verbrachten verbrannt verbrannte
    verbrannten verbraucht verbreiten verbreitet verbreitete verbrenne verbrennen verbrennst verbrennt
    verbringe verbringen verbringst verbringt verbunden verbundenen verdachtig verdachtige verdachtigen
    verdachtigt verdammt verdammte verdammten verdammter verdammtes verdanke verdanken verdankt verdeckt
    verdeckte verdeckten verderben verdiene verdienen verdienst verdient verdiente verdienten verdientes
    verdirbst verdirbt verdoppeln verdoppelt verdorben verdrangt verdreht verehre verehren verehrt verehrte
    verehrten verehrter vereinbart vereinbarten vereinen vereinigt verfahren verfallen verfasst verfehlt
    verflixte verfluche verflucht verfluchte verfluchten verfluchter verfluchtes verfolge verfolgen verfolgst
    verfolgt verfolgte verfolgten verfugbar verfugbare verfugbaren verfuge verfugen verfugt verfuhren verfuhrt
    vergangen vergangene vergangenen vergass vergassen vergebe vergeben vergebens vergeblich vergebt vergehen
    vergeht vergesse vergessen vergesst vergeude vergeuden vergeudest vergeudet vergewaltigen vergewaltigt
    vergewaltigte vergib vergibt vergiften vergiftet vergiftete vergifteten vergingen vergiss vergisst
    vergleichen verglichen vergnugen vergnugt vergossen vergraben vergrossern verhafte verhaften verhaftet
    verhalt verhalte verhalten verhaltst verhandeln verhandelt verhandle verheilt verheimlichen verheimlichst
    verheimlicht verheiratet verheiratete verheirateten verheirateter verhielt verhindern verhindert verhoren
    verhort verhungern verirrt verjagt verkauf verkaufe verkaufen verkaufst verkauft verkaufte verkauften
    verkehrt verklage verklagen verklagt verkleiden verkleidet verkraften verkraftet verkunde verkunden
    verkundet verlange verlangen verlangsamt verlangst verlangt verlangte verlass verlasse verlassen
    verlassene verlassenen verlasst verlaufen verlauft verlegen verleihen verleiht verletze verletzen verletzt
    verletzte verletzten verliebe verlieben verliebt verliebte verliebten verliehen verliere verlieren
    verlierst verliert verliess verliessen verlogene verlogener verloren verlorene verlorenen verlorener
    verlorenes vermasseln vermasselt vermehren vermeiden vermieden vermieten vermischt vermiss vermisse
    vermissen vermisst vermisste vermissten vermitteln vermittelt vermute vermuten vermutet vermutlich
    vernarrt vernichte vernichten vernichtet vernunftig vernunftige vernunftigen vernunftiger veroffentlichen
    veroffentlicht verpackt verpasse verpassen verpasst verpasste verprugeln verprugelt verrat verrate
    verraten verratst verreisen verreist verriegelt verrotten verrottet verruckt verruckte verruckten
    verruckter verrucktes versagen versagt versammeln versammelt versauen versaumt versaust versaut verschaffe
    verschaffen verschafft verschaffte verschickt verschieben verschieden verschiedene verschiedenen
    verschiedener verschliessen verschliesst verschlossen verschlossenen verschluckt verschlungen verschoben
    verschone verschonen verschont verschrieben verschuttet verschwand verschwanden verschweigen verschweigst
    verschwende verschwenden verschwendest verschwendet verschwiegen verschwinde verschwinden verschwindest
    verschwindet verschwunden verschwundene verschwundenen versenken versenkt versessen versetzen versetzt
    versetzte versichere versichern versichert versicherte versiegelt versorgen versorgt verspatet verspottet
    versprach versprachen verspreche versprechen versprich versprichst verspricht versprochen verspure
    verstand verstanden verstandigen verstandlich verstarb verstarken verstarkt versteck verstecke verstecken
    versteckst versteckt versteckte versteckten versteh verstehe verstehen verstehst versteht verstopft
    verstorben verstorbene verstorbenen verstorbener verstort verstossen verstosst verstreut versuch versuche
    versuchen versuchst versucht versuchte versuchten versuchter vertauscht verteidige verteidigen verteidigst
    verteidigt verteile verteilen verteilt vertrage vertragen vertragt vertrau vertraue vertrauen vertraulich
    vertrauliche vertraulichen vertraust vertraut vertraute vertrauten vertreiben vertreibt vertrete vertreten
    vertrieben vertritt vertuscht verursachen verursacht verursachte verurteile verurteilen verurteilt
    verurteilte verwandeln verwandelt verwandelte verwandle verwandt verwechseln verwechselst verwechselt
    verweigern verweigert verwende verwenden verwendet verwendete verwickelt verwirren verwirrend verwirrt
    verwohnt verwundet verwustet verzehrt verzeih verzeihe verzeihen verzeiht verzichte verzichten verzichtet
    verzieh verziehen verzieht verzogert verzweifelt verzweifelte verzweifelten verzweifelter viel viele
    vielem vielen vieler vieles vier viert vierte viertel vierten viertes vierzehn virtuellen visuelle vogeln
    vogelst vogelt volk voll volle vollem vollen voller volles vollig vollige volligen volliger vollkommen
    vollkommene vollstandig vollstandige vollstandigen vom von voneinander vor voran voraus vorbeigekommen
    vorbeikommen vorbereiten vorbereitet vordere vorderen voreilig voreiligen vorgehen vorgeschlagen
    vorgesehen vorgestellt vorgestern vorhanden vorherigen vorige vorigen vorkommen vorlaufig vorlaufige
    vorlaufigen vorm vorn vorne vornehm vornehme vornehmen vorschlagen vorsicht vorsichtig vorsichtiger
    vorstellen voruber vorubergehend vorubergehende vorzeitig vulkanische vulkanischen wach wache wachen
    wachsen wachsende wachst wacht wachte waffe waffen wage wagen wagst wagt wagte wahle wahlen wahlerisch
    wahlst wahlt wahlte wahlten wahnsinnig wahnsinnige wahr wahre wahren wahrend wahrer wahres wahrhaft
    wahrhaftig wahrlich wahrscheinlich wahrsten wahrt walten wandeln wandelt wandern wandert wanderte wandte
    wann war ward ware waren warf warfen warm warme warmen warmer warmes warmt warne warnen warnt warnte warst
    wart warte warten wartest wartet wartete warteten warum was wasch wasche waschen waschst wascht wechseln
    wechselt wechselte wecke wecken weckst weckt weckte weder weg wegen wegfahren weggebracht weggefahren
    weggegangen weggehen weggelaufen weggenommen weglaufen wegnehmen weh wehe wehren wehrt wehrte weht weib
    weiblich weibliche weiblichen weiblicher weich weiche weichen weicher weiches weichst weicht weigere
    weigern weigert weigerte weil weile wein weine weinen weinend weinst weint weinte weise weisen weiser
    weiss weisse weissem weissen weisser weisses weisst weist weit weite weitem weiten weiter weitere weiteren
    weiterer weiteres weitergehen weiterhin weiterleben welch welche welchem welchen welcher welches welt
    weltlichen weltweit weltweite weltweiten wem wen wende wenden wendet wenig wenige wenigen weniger
    wenigsten wenigstens wenn wer werde werden werdet werfe werfen werft wert werte werten werter wertlos
    wertlose wertvoll wertvolle wertvollen wertvoller wertvolles wertvollste wesentlich weshalb wessen western
    westlich westliche westlichen weswegen wette wetten wichtig wichtige wichtigen wichtiger wichtigere
    wichtigeres wichtiges wichtigste wichtigsten wider widerlich widerliche widerlichen widerlicher
    widerliches widerst widerstehen widert widme widmen wie wieder wiederhole wiederholen wiederholt
    wiederholte wiedersehen wiege wiegen wiegst wiegt wies wieso wild wilde wilden wilder wildes will willen
    willkommen willy wind winken winkt winzig winzige winzigen winziger winziges wir wird wirf wirfst wirft
    wirke wirken wirklich wirkliche wirklichen wirklicher wirkliches wirkst wirkt wirkte wirkten wirst
    wirtschaftliche wirtschaftlichen wisch wischen wischt wissen wissenschaftlich wissenschaftliche
    wissenschaftlichen wissenschaftlicher wisst witzig witzige witziger woanders wog woher wohin wohler wohne
    wohnen wohnst wohnt wohnte wohnten wolle wollen wollt wollte wollten wolltest wolltet womit womoglich
    woran worauf woraus worden worin wortlich woruber worum wovon wovor wuchsen wund wunden wunder wunderbar
    wunderbare wunderbaren wunderbarer wunderbares wundere wundern wundersame wunderschon wunderschone
    wunderschonen wunderschoner wunderschones wundert wundervoll wundervolle wundervollen wundervoller
    wundervolles wunsche wunschen wunschst wunscht wunschte wurde wurden wurdest wurdet wurdig wurdige
    wurdigen wurdiger wusste wussten wusstest wusstet wutend wutende wutenden wutender zah zaher zahl zahle
    zahlen zahlst zahlt zahlte zart zarte zarten zartlich zeichnen zeichnet zeig zeige zeigen zeigst zeigt
    zeigte zeit zentrale zentralen zerbrach zerbrochen zerreisst zerschlagen zerstore zerstoren zerstort
    zerstorte zerstorten zeugen zieh ziehe ziehen ziehst zieht ziel zielen zielt ziemlich ziemliche ziemlichen
    ziemlicher ziemliches zimmer zivilisiert zivilisierte zivilisierten zog zogen zogern zueinander zufallig
    zufallige zufrieden zugehort zugelassen zugestimmt zugestossen zugeteilt zugleich zugrunde zukommen
    zukunftige zukunftigen zukunftiger zulassen zum zunachst zunde zunehmend zunichte zur zuruckgeben
    zuruckgehen zuruckgekommen zuruckgelassen zuruckkehren zuruckkommen zurucklassen zuruckziehen zusammen
    zusatzlich zusatzliche zusatzlichen zuschlagen zustande zustandig zustandigen zustimmen zustossen zutiefst
    zwang zwangen zwar zwei zweieinhalb zweifeln zweifelt zweit zweite zweiten zweitens zweiter zweites zwing
    zwinge zwingen zwingt zwischen
    """
}
