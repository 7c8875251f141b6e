// German words, part 1 of 2. See `KnownWords`.

extension KnownWords {
  static let german1 = """
    abbrechen abend abends aber abgebrochen abgefeuert abgegeben abgehalten abgehauen abgeholt abgehort
    abgelaufen abgelegt abgelehnt abgelenkt abgenommen abgerissen abgesagt abgeschaltet abgeschlossen
    abgeschnitten abgeschossen abgesehen abgesetzt abgestellt abgesturzt abgewiesen abgezogen abhalten
    abhangen abhangig ablaufen ablegen ablehnen ablenken abnehmen abreissen abschalten abscheuliche
    abscheulichen abschliessen abschneiden abserviert absetzen absolut absolute absoluten absoluter absolutes
    absorbiert absurd absurde abwarten abwesend abziehen ach acht achte achten achtet adoptieren adoptiert
    afrikanische afrikanischen after aggressiv aggressive ahne ahnen ahnlich ahnliche ahnliches ahnst ahnt
    ahnte aktiv aktive aktiven aktiviere aktivieren aktiviert aktuell aktuelle aktuellen akzeptiere
    akzeptieren akzeptiert albern alberne albernen alberner albernes all alldem alle alledem allein alleine
    allem allen aller allerbeste allerbesten allererste allerersten allergisch allerletzte allerletzten alles
    allgemein allgemeine allgemeinen als also alt alte altem alten alter altere alteren alterer altern
    alternative alternativen altes alteste altesten altmodisch altmodische altmodischen amerikanische
    amerikanischem amerikanischen amerikanischer amerikanisches amusiere amusieren amusiert analysieren
    analysiert anbieten andauernd andere anderem anderen anderer anderes andern anders anderswo andert
    aneinander anerkannt anfallig anfange anfangen anfangs anfangst anfangt anfassen anfertigen angeblich
    angebliche angeblichen angeboten angebracht angefahren angefangen angefasst angefuhrt angehalten angehen
    angeheuert angehort angeklagt angekommen angelegt angeln angelogen angemacht angemeldet angemessen
    angemessene angemessenen angenehm angenehme angenehmen angenehmer angenehmes angenommen angeordnet
    angepasst angepisst angerichtet angerufen angeschaut angeschlossen angeschossen angeschrien angesehen
    angesehene angesehenen angesehener angesetzt angesichts angespannt angesprochen angesteckt angestellt
    angetrauten angewiesen angezeigt angezogen angreifen angst angste anhalten anhangen ankommen anlegen
    anlugen annahernd annehmen anonym anonyme anonymen anonymer anpassen anrichten ans anschauen anschliessen
    anschliessend ansehen ansonsten ansprechen anstandig anstandige anstandigen anstandiger anstandiges
    ansteckend anstelle anstellen anstrengend anstrengenden antike antiken antreten antworte antworten
    antwortest antwortet antwortete anvertrauen anvertraut anwenden anwesend anwesenden anziehen anzubieten
    anzunden anzurufen anzusehen arabische arabischen arbeite arbeiten arbeitende arbeitest arbeitet arbeitete
    arbeiteten arg arger argern arm arme armen armer armes armselige armseligen armseliger arrangiere
    arrangieren arrangiert arrangierte arrogant arroganter art arzte arzten arztin asiatische asiatischen ass
    assen atme atmen atmest atmet attraktiv attraktive attraktiven attraktiver auch auf aufbauen aufbewahrt
    aufbrechen aufbringen aufeinander auferstanden auferstehen auffallig aufgebaut aufgeben aufgebracht
    aufgebrochen aufgefallen aufgefuhrt aufgefunden aufgegeben aufgehalten aufgehen aufgehoben aufgehort
    aufgelost aufgemacht aufgenommen aufgepasst aufgeraumt aufgeregt aufgerissen aufgespurt aufgestanden
    aufgestellt aufgetaucht aufgeteilt aufgewachsen aufgewacht aufgewuhlt aufgezeichnet aufgezogen aufgrund
    aufhalten aufhangen aufheben aufhoren aufhorst aufhort aufklaren aufmachen aufnehmen aufpassen aufraumen
    aufregen aufregend aufregende aufregenden aufregender aufregendes aufregendste aufrichtig aufrichtige
    aufrichtiges aufs aufspuren aufstehen aufsteigen aufstellen aufsuchen auftauchen auftaucht auftreiben
    auftreten aufwachen aufwachsen aufziehen augen aus ausbrechen auseinander auserwahlt ausfallen ausfindig
    ausfuhren ausfullen ausgeben ausgebildet ausgebildete ausgebildeter ausgebrochen ausgedacht ausgefuhrt
    ausgegangen ausgegeben ausgegraben ausgehen ausgelassen ausgeliehen ausgeloscht ausgelost ausgemacht
    ausgenommen ausgenutzt ausgeraubt ausgerechnet ausgeruht ausgerutscht ausgesagt ausgeschaltet
    ausgeschlossen ausgesehen ausgesetzt ausgesprochen ausgestellt ausgesucht ausgetauscht ausgewahlt
    ausgezeichnet ausgezeichnete ausgezeichneten ausgezeichneter ausgezogen aushalten auslandische
    auslandischen ausloschen auslosen ausmachen ausrauben ausreden ausreichend ausrichten ausruhen aussagen
    ausschalten aussehen aussehende aussehenden aussehender aussen ausser ausserdem ausseren ausseres
    aussergewohnlich aussergewohnliche aussergewohnlichen aussergewohnlicher aussergewohnliches ausserirdische
    ausserirdischen ausserordentlich ausserordentliche ausserst ausserste aussieht aussprechen ausstehen
    aussteigen aussuchen austauschen auswendig ausziehen automatisch automatische automatischen back backe
    backen bad baden bald ball band bar basierend basiert bat baten bau bauch baue bauen baust baut baute
    bauten beabsichtige beabsichtigt beachten beachtet beantrage beantragt beantworte beantworten beantwortet
    bearbeiten bearbeitet beauftragt beauftragte bedacht bedanke bedanken bedankt bedauere bedauern bedauert
    bedaure bedeckt bedenken bedenkt bedeute bedeuten bedeutend bedeutende bedeutenden bedeutender bedeutest
    bedeutet bedeutete bedien bediene bedienen bedient bedrohen bedrohlich bedrohliche bedroht bedrohte
    bedruckt beeile beeilen beeilt beeindrucken beeindruckend beeindruckende beeindruckt beeinflussen
    beeinflusst beende beenden beendet beendete beerdigen beerdigt befahl befallen befanden befassen befehl
    befehle befehlen befestigt befiehlt befinde befinden befindet befohlen befolge befolgen befolgt befordern
    befordert befragen befragt befreie befreien befreit befreite befriedigt befunden befurchte befurchten
    befurchtet begabt begabte begabter begangen begannen begeben begegnen begegnet begegnete begegneten
    begehen begehrt begeht begeistert beginne beginnen beginnst beginnt begleichen begleite begleiten
    begleitest begleitet begonnen begraben begreife begreifen begreifst begreift begrenzt begrenzte begrenzten
    begriffen begrusse begrussen begrusst behalt behalte behalten behaltet behaltst behandeln behandelst
    behandelt behandelte behandle behaupte behaupten behauptet behauptete beheben beherrsche beherrschen
    beherrscht behindern behindert bei beibringen beichten beide beidem beiden beider beides beigebracht beim
    beinah beinahe beinhaltet beisammen beiseite beisse beissen beisst beitragen bekam bekame bekamen bekampfe
    bekampfen bekampft bekannt bekannte bekannten bekannter bekanntes bekanntlich beklagen beklaut bekomme
    bekommen bekommst bekommt beladen belassen belasten belastet belastige belastigen belastigt belegen belegt
    belegte beleidigen beleidigst beleidigt beliebige beliebt beliebte beliebten beliebter beliebteste
    beliebtesten belogen belohnt belugen belugst belugt bemerken bemerkenswert bemerkenswerte bemerkenswerter
    bemerkt bemerkte bemuhe bemuhen bemuht ben benannt benehme benehmen benehmt benimmst benimmt benommen
    benotige benotigen benotigt benotigte benutze benutzen benutzt benutzte benutzten beobachte beobachten
    beobachtest beobachtet beobachtete bequemer beraten beraubt berechnen berechnet berechtigt berechtigte
    bereden bereit bereite bereiten bereitest bereitet bereitete bereits bereue bereuen bereust bereut bergen
    berichte berichten berichtet berichtete beruchtigte beruchtigten berufen beruflich berufliche beruflichen
    beruhen beruhige beruhigen beruhigt beruhmt beruhmte beruhmten beruhmter beruhmtes beruhmteste
    beruhmtesten beruhre beruhren beruhrt beruhrte beruht besagt besagte besagten beschadigt beschadigte
    beschaffen beschaftige beschaftigen beschaftigt beschaftigter beschamt beschatten bescheiden bescheidene
    bescheidenen bescheidener beschert bescheuert bescheuerte bescheuerten bescheuerter beschimpft beschissen
    beschissene beschissenen beschissener beschissenes beschleunigen beschleunigt beschloss beschlossen
    beschmutzt beschossen beschreiben beschreibt beschrieb beschrieben beschuldigen beschuldigt beschuldigte
    beschutze beschutzen beschutzt beschwere beschweren beschwerst beschwert beschwore beseitigen beseitigt
    besessen besetzen besetzt besetzten besiegen besiegt besiegte besitze besitzen besitzt besoffen besondere
    besonderen besonderer besonderes besonders besorge besorgen besorgst besorgt besorgte besprechen
    besprochen besser bessere besseren besserer besseres bessern bestand bestanden bestatige bestatigen
    bestatigt bestatigte beste bestechen bestehe bestehen besteht bestelle bestellen bestellst bestellt
    bestellte bestem besten bestens bester bestes bestimme bestimmen bestimmt bestimmte bestimmten bestimmter
    bestimmtes bestochen bestohlen bestrafe bestrafen bestraft besturzt besuch besuche besuchen besuchst
    besucht besuchte besuchten betauben betaubt bete beteiligt beten betest betet betete betrachte betrachten
    betrachtet betrachtete betragt betrat betreibe betreiben betreibt betreten betrieben betrifft betrinken
    betroffen betrogen betrubt betruge betrugen betrugst betrugt betrunken betrunkene betrunkenen betrunkener
    beugen beugt beunruhigen beunruhigende beunruhigt beurteilen beurteilt bevorstehende bevorstehenden
    bevorzuge bevorzugen bevorzugt bevorzugte bewache bewachen bewacht bewaffnet bewaffnete bewaffneten
    bewaffneter bewahre bewahren bewahrt bewahrte bewaltigen bewege bewegen bewegst bewegt bewegte bewegten
    beweis beweise beweisen beweist bewerten bewiesen bewirken bewirkt bewohnt bewundere bewundern bewundert
    bewunderte bewusst bezahle bezahlen bezahlst bezahlt bezahlte bezahlten bezaubernd bezaubernde bezeichnen
    bezeichnet bezeugen beziehen bezogen bezuglich bezweifele bezweifle biegen biegt biete bieten bietest
    bietet bilde bilden bildest bildet bildete bill billig billige billigen billiger billiges billy bin binde
    binden bindet binnen biologisch biologische biologischen biologischer birgt bis biss bisschen bist bitte
    bitten bitter bittere bitteren bittest bittet blamiert blase blasen blass blassen blast blau blaue blauen
    blauer blaues bleib bleibe bleiben bleibst bleibt blendend blendet blicke blicken blickt blickte blieb
    bliebe blieben blies blind blinde blinden blinder blindes blockieren blockiert blod blode bloden bloder
    blodes blond blonde blonden blondes bloss blosse blossen bluhen bluhende bluht blumen blut blute bluten
    blutest blutet blutig blutige blutigen blutiger bob bombardieren bombardiert borgen bosartig bosartige
    bosartigen bose bosen boser boses bot boten boxen boxt boy brach brachen brachte brachten brachtest
    brannte brannten braten brauch brauche brauchen brauchst braucht brauchte brauchten brauchtest braun
    braune braunen brauner braunes braut brav brave braven braver braves breche brechen brecht breit breite
    breiten breitet brenne brennen brennende brennenden brennt brich brichst bricht brief brillant brillante
    brillanten brillanter bring bringe bringen bringst bringt britische britischen britischer brutal brutale
    brutalen brutaler buch buchen buchte bumsen bunte bunten bussen cent cents charmant charmante charmanten
    charmanter chemische chemischen chinesische chinesischen chinesischer chinesisches christliche
    christlichen clever clevere cleverer cool coole coolen cooler cooles dachte dachten dachtest daher dahin
    dahinten dahinter damaligen damen damlich damliche damlichen damlicher damliches danischen dank danke
    danken dankt dann daran darauf daraus darf dargestellt darin daruber darum darunter das dasitzen dass
    dasselbe dastehen dauerhaft dauerhafte dauerhaften dauern dauernd dauert dauerte daumen davon davor
    dazwischen deaktiviert deck decke decken deckt definieren definiert definitiv dein deine deinem deinen
    deiner deines deinetwegen dem demselben demutigen den denen denjenigen denk denke denken denkst denkt denn
    denselben der deren derer dergleichen derjenige dermassen derselbe derselben derzeitige derzeitigen des
    deshalb dessen deswegen deuten deutet deutete deutlich deutliche deutlicher deutsch deutsche deutschen
    deutscher deutsches dich dicht dichten dichter dick dicke dicken dicker dickes die diejenige diejenigen
    diene dienen dient diente dienten dies diese dieselbe dieselben diesem diesen dieser dieses digital
    digitale digitalen ding dinge diplomatische diplomatischen dir direkt direkte direktem direkten direkter
    diskutiere diskutieren diskutiert diverse diversen doch don doof doofe doofen doppelt doppelte doppelten
    doppelter doppeltes dort dramatisch dramatische dramatischen dran drang drange drangen drangt drangte
    drauf draussen dreckig dreckige dreckigen dreckiger dreckiges dreh drehe drehen drehst dreht drehte
    drehten drei dreieinhalb dreien dreifach dreifachen dreissig dreist drin dringen dringend dringende
    dringenden dringender dringt drinnen dritt dritte dritten dritter drittes drohen droht drohte druben
    druber druck drucke drucken druckst druckt druckte drunter dulde dulden dumm dumme dummen dummer dummes
    dunkel dunkelsten dunkle dunklen dunkler dunkles dunn dunne dunnen dunner durch durchfuhren durchgehen
    durchgeknallt durchgeknallte durchmachen durchs durchschaue durchschaut durchstehen durchsuche durchsuchen
    durchsucht durchziehen durfe durfen durft durfte durften dusche duschen duster dustere dusteren dutzende
    eben ebenfalls echt echte echtem echten echter echtes edel edle edlen edler egal ehe ehelichen ehemalige
    ehemaligen ehemaliger eher ehren ehrenhaft ehrenwerte ehrenwerten ehrenwerter ehrlich ehrliche ehrlichen
    ehrlicher ehrliches ehrt eigen eigenartig eigenartige eigene eigenem eigenen eigener eigenes eigentlich
    eigentliche eigentlichen eignen eignet eilig eilt ein einander einatmen einbrechen einbringen einbruch
    eindeutig eindeutige eindringen eine eineinhalb einem einen einer eines einfach einfache einfachen
    einfacher einfaches einfachste einfachsten einfallen eingefallen eingefangen eingefuhrt eingegangen
    eingehalten eingehen eingeladen eingelassen eingenommen eingereicht eingerichtet eingeschlafen
    eingeschlagen eingeschlossen eingesetzt eingestellt eingetreten eingeweiht eingezogen einhalten einig
    einige einigen einiger einiges einkaufen einladen einlassen einmalig einmalige einmaliges einmischen
    einnehmen einpacken einrichten eins einsam einsame einsamen einsamer einsames einschlafen einschlagen
    einsetzen einspruch einst einstecken einsteigen einstellen eintreten einzeln einzelne einzelnen einzelner
    einziehen einzig einzigartig einzigartige einzigartigen einzige einzigen einziger einziges eiserne
    eisernen eisigen eklig elegant elegante eleganten elektrische elektrischen elektrischer elektronische
    elektronischen elend elende elenden elender elendes eliminieren eliminiert eltern emotional emotionale
    emotionalen emotionaler empfange empfangen empfangt empfehle empfehlen empfiehlt empfinde empfinden
    empfindest empfindet empfindlich empfindliche empfohlen empfunden ende enden endest endet endete endgultig
    endgultige endgultigen endlos endlose endlosen eng engagieren engagiert engagierte enge engen enger
    englisch englische englischen englischer englisches enorm enorme enormen entdecke entdecken entdeckt
    entdeckte entdeckten entferne entfernen entfernt entfernte entfernten entfliehen entfuhren entfuhrt
    entfuhrte entfuhrten entgangen entgegen entgehen enthalten enthielt enthullen enthullt entkommen entkommst
    entkommt entlasse entlassen entnehmen entscheide entscheiden entscheidend entscheidende entscheidenden
    entscheidest entscheidet entschied entschieden entschloss entschlossen entschuldige entschuldigen
    entschuldigst entschuldigt entschuldigte entschuldigung entsetzlich entsetzliche entsetzt entspann
    entspanne entspannen entspannt entsprechen entsprechend entsprechende entsprechenden entspricht entstand
    entstanden entstehen entsteht enttausche enttauschen enttauschst enttauscht entwickeln entwickelt
    entwickelte entwickelten entwischen entwischt entworfen entziehen entzieht entzogen entzuckend entzuckende
    entzuckt erbarmlich erbarmliche erbarmlichen erbarmlicher erben erbitte erbt ereignet erfahre erfahren
    erfahrene erfahrenen erfahrener erfahrst erfahrt erfassen erfasst erfinde erfinden erfindet erfolgreich
    erfolgreiche erfolgreichen erfolgreicher erfolgt erfolgte erfordern erfordert erforschen erforscht
    erfreuen erfuhren erfulle erfullen erfullt erfullte erfunden ergebe ergeben ergebener ergeht ergibt
    ergreifen ergreift ergriffen erhalt erhalte erhalten erhaltst erhangt erhebe erheben erheblich erhebliche
    erhebt erhielt erhielten erhoben erhoffen erhohe erhohen erhoht erhohte erhohten erholen erholt erhore
    erhort erinnere erinnern erinnerst erinnert erinnerte erkannt erkannte erkannten erkenne erkennen erkennst
    erkennt erkenntlich erklare erklaren erklarst erklart erklarte erklarten erlangen erlangt erlaube erlauben
    erlaubst erlaubt erlaubte erlebe erleben erlebst erlebt erlebte erledige erledigen erledigst erledigt
    erledigte erleiden erlitten erlose erlost ermitteln ermittelt ermittle ermoglichen ermoglicht ermorden
    ermordet ermordete ermordeten ermutigt ernahren ernahrt ernannt ernenne erneuert erniedrigt ernst ernste
    ernsten ernster ernstes ernsthaft ernsthafte ernsthaften ernsthafter ernsthaftes ernten erobern erobert
    eroffne eroffnen eroffnet eroffnete erotische erpressen erpresst erraten erreiche erreichen erreichst
    erreicht erreichte erreichten errichten errichtet erschaffen erschafft erscheinen erscheint erschien
    erschienen erschiesse erschiessen erschiesst erschlagen erschopft erschoss erschossen erschrecken
    erschreckend erschreckt erschuttert ersetzen ersetzt erspare ersparen erspart erst erstatten erstattet
    erstaunlich erstaunliche erstaunlichen erstaunlicher erstaunt erste erstellen erstellt ersten erstens
    erster erstes ersticke ersticken erstickt erstklassige erstklassigen erstklassiger erstklassiges erstmals
    erstochen ersuche erteile erteilen erteilt ertrag ertrage ertragen ertragst ertragt ertrankt ertraumt
    ertrinken ertrug ertrunken erwachen erwachsen erwachsene erwachsenen erwachsener erwacht erwachte erwahne
    erwahnen erwahnt erwahnte erwahnten erwarte erwarten erwartest erwartet erwartete erwarteten erwecken
    erweisen erweitern erweitert erwiesen erwische erwischen erwischt erwischte erwischten erworben erzahl
    erzahle erzahlen erzahlst erzahlt erzahlte erzahlten erzeugen erziehen erzielt esse essen esst etwa etwas
    euch euer eure eurem euren eurer eures europaische europaischen evakuieren evakuiert ewig ewige ewigen
    ewiger ewiges exakt exakte existiere existieren existierst existiert existierte exotische exotischen
    explodieren explodiert explodierte extrem extreme extremen extremer exzellente exzellenter fabelhaft
    fabelhafte fabelhaften fahr fahre fahren fahrenden fahrst fahrt fair faire fairen fairer faires fall falle
    fallen falls fallst fallt falsch falsche falschem falschen falscher falsches fand fande fanden fandest
    fang fange fangen fangst fangt fans fantastisch fantastische fantastischen fantastischer fantastisches
    farm fass fasse fassen fasst fasste fast faszinierend faszinierende faul faule faulen fauler faules fehl
    fehlen fehlende fehlenden fehlst fehlt fehlte fehlten feiere feierlich feiern feiert feierten feige feigen
    feiger fein feindliche feindlichen feindliches feine feinen feiner feines feinste feinsten fern ferne
    fernen ferner fernhalten fertigen fest feste festen fester festes festgehalten festhalten festnehmen fett
    fette fetten fetter fettes feucht feuchte feuchten feuer feuere feuern feuert feuerte fick ficke ficken
    fickst fickt fiel fielen fies fiese fiesen fieser film filme filmen finanziell finanzielle finanziellen
    finanzieren finanziert finde finden findest findet fing fingen finger finster finstere finsteren first
    fischen fit fix flach flache flachen flehe flehen flehte fleissig flieg fliege fliegen fliegende
    fliegenden fliegender fliegst fliegt fliehen flieht fliessen fliessend fliesst flirten flirtet flog flogen
    floh flohen floss flott flotte fluch flucht fluchten fluchtete fluchtige fluchtigen flustern flustert
    folge folgen folgende folgenden folgendes folgst folgt folgte folgten fordere fordern fordert forderte
    formlich fort fotografieren fotografiert frag frage fragen fragst fragt fragte fragten franzosisch
    franzosische franzosischen franzosischer franzosisches frass frau frauen frech freche frei freie freiem
    freien freier freies freigelassen freigesetzt fremd fremde fremden fremder fremdes fresse fressen freue
    freuen freund freunde freundlich freundliche freundlichen freundlicher freundliches freust freut freute
    friedlich friedliche friedlichen friedlicher friere frieren friert frisch frische frischem frischen
    frischer frisches friss frisst froh frohe frohen frohes frohlich frohliche frohlichen frohlicher
    frohliches fruchtbar fruh fruhe fruhen fruher fruhere fruheren fruherer fuge fugen fugt fugte fuhle fuhlen
    fuhlst fuhlt fuhlte fuhlten fuhr fuhre fuhren fuhrende fuhrenden fuhrst fuhrt fuhrte fuhrten fulle fullen
    fullt fullte funfte funften funktionieren funktioniert funktionierte fur furchtbar furchtbare furchtbaren
    furchtbarer furchtbares furchte furchten furchterlich furchterliche furchterlichen furchtest furchtet
    furchtete furchtlos fureinander furs futtere futtern futtert gab gabe gaben gabst galt ganz ganze ganzem
    ganzen ganzer ganzes ganzlich gar garantiere garantieren garantiert geandert geantwortet gearbeitet geb
    gebacken gebaren gebe geben gebeten gebetet gebildet gebissen geblasen geblendet geblieben geboren
    geborene geborener geborgen geboten gebracht gebrauchen gebraucht gebrochen gebrochene gebrochenem
    gebrochenen gebrochener gebrochenes gebt gebucht gebuhrt gebunden gedacht gedauert gedeckt gedenken
    gedient gedrangt gedreht gedroht gedruckt geduldig geehrt geehrte geehrter geeignet geeignete geeigneten
    gefahrden gefahrdet gefahren gefahrlich gefahrliche gefahrlichen gefahrlicher gefahrliches gefahrlichste
    gefahrlichsten gefalle gefallen gefallenen gefalligst gefallst gefallt gefalscht gefalschte gefalschten
    gefangen gefasst gefehlt gefeiert gefesselt gefeuert geflogen geflohen gefluchtet gefolgt gefoltert
    gefordert gefragt gefressen gefrorenen gefuhlt gefuhrt gefullt gefullte gefunden gefurchtet gefuttert
    gegangen gegeben gegebenen gegebener gegen gegeneinander gegenseitig gegenseitigen gegenuber gegenwartig
    gegenwartigen gegessen geglaubt gegraben gegrundet geh gehackt gehalten gehandelt gehangt gehasst gehauen
    gehe geheiligt geheilt geheim geheime geheimen geheimer geheimes geheimnisvoll geheimnisvolle
    geheimnisvollen geheiratet gehen geholfen geholt gehor gehorche gehorchen gehorcht gehore gehoren gehorst
    gehort gehorte gehorten gehst geht geil geile geilen geiler geiles geistig geistige geistigen geistiger
    gejagt gekampft gekannt gekauft geklappt geklart geklaut gekleidet gekocht gekommen gekostet gekriegt
    gekummert gekundigt gekusst gelacht gelachter geladen geladene gelandet gelang gelangen gelangt gelangte
    gelangweilt gelassen gelaufen gelb gelbe gelben gelbes geld gelebt gelegen gelegt gelehrt geleistet
    geleitet gelesen geliebt geliebte geliebten geliebter geliebtes geliefert geliehen gelingen gelingt
    gelitten gelobe gelobt gelogen geloscht gelost gelten gelungen gemacht gemein gemeine gemeinen gemeiner
    gemeinsam gemeinsame gemeinsamen gemeinsamer gemeinsames gemeint gemeldet gemerkt gemessen gemietet
    gemischt gemischte gemocht gemutlich gen genannt genannte genannten genau genaue genauen genauer genetisch
    genetische genetischen genial geniale genialen genialer geniesse geniessen geniesst genommen genossen
    genug genugen genugend genugt genutzt geoffnet geopfert geordnet gepackt geparkt gepflegt geplant geplante
    geplanten geplatzt gepragt geprugelt geputzt geracht gerade geradeaus geraden geradezu gerannt gerat
    gerate geraten geraubt geraucht geraumer geraumt gerechnet gerecht gerechte gerechten gerechter geregelt
    gereicht gereinigt gereist gereizt gerettet gerichtet gerieten gering geringe geringen geringer geringste
    geringsten gerissen gerissener geritten gern gerne gerochen gerufen geruhrt gesagt gesammelt gesamte
    gesamten gesamtes geschaffen geschafft geschaftlich geschaftliche geschaftlichen geschatzt geschatzte
    geschatzten geschaut geschehen gescheitert geschenkt geschickt geschickter geschieden geschieht geschlafen
    geschlagen geschleppt geschlossen geschlossene geschlossenen geschluckt geschmiedet geschmissen geschnappt
    geschnitten geschockt geschossen geschrieben geschrien geschutzt geschwacht geschweige geschworen gesegnet
    gesehen gesehene gesellschaftliche gesellschaftlichen gesendet gesessen gesetzlich gesetzt gesichert
    gesorgt gespannt gespart gespeichert gespendet gesperrt gespielt gesprengt gesprochen gesprungen gespurt
    gestalten gestand gestanden gestartet gestatten gestattet gesteckt gestehe gestehen gesteht gestellt
    gestern gestiegen gestimmt gestochen gestohlen gestohlene gestohlenen gestohlenes gestolpert gestorben
    gestossen gestresst gestrichen gestrigen gestritten gesturzt gesucht gesund gesunde gesunden gesunder
    gesundes gesungen gesunken getarnt getauft getauscht geteilt getestet getragen getraumt getraut getrennt
    getrennte getrennten getreten getrieben getroffen getrunken geubt gevogelt gewachsen gewagt gewahlt
    gewahlte gewahre gewahren gewahrt gewaltig gewaltige gewaltigen gewaltiger gewaltiges gewaltsam
    gewaltsamen gewalttatig gewalttatige gewalttatigen gewannen gewarnt gewartet gewaschen gewechselt geweckt
    geweiht geweint gewesen gewidmet gewillt gewinne gewinnen gewinnst gewinnt gewirkt gewiss gewisse gewissen
    gewisser gewisses gewohne gewohnen gewohnlich gewohnliche gewohnlichen gewohnlicher gewohnliches gewohnst
    gewohnt gewohnten gewollt gewonnen geworden geworfen gewunscht gewunschte gewunschten gewusst gezahlt
    gezeichnet gezeigt gezeugt gezogen gezwungen gib gibst gibt giessen giesst giftig giftige giftigen
    gigantische gigantischen gilt ging ginge gingen gingst glanzend glanzende glanzenden glatt glatte glatter
    glaub glaube glauben glaubst glaubt glaubte glaubten gleich gleiche gleichen gleicher gleicht globale
    globalen glorreiche glorreichen gluck glucklich gluckliche glucklichen glucklicher glucklicherweise
    gluckliches glucklichste glucklichsten gluhende gluhenden gnadig gnadige gnadiger gold goldene goldenen
    goldener goldenes gonne gonnen gottliche gottlichen grab grabe graben grabt grad grade grassliche
    grasslichen gratuliere gratulieren grau graue grauen grauer graues grausam grausame grausamen grausamer
    greif greife greifen greifst greift griechische griechischen griff grob grobe groben grober gross
    grossartig grossartige grossartigen grossartiger grossartiges grosse grossem grossen grosser grossere
    grosseren grosserer grosseres grosses grosste grossten grosster grosstes grosszugig grosszugige
    grosszugigen grosszugiger grosszugiges grun grunden grundete grundeten grundlich grundliche grune grunen
    gruner grunes gruselig gruselige gruseligen gruss grusse grussen grusst guck gucke gucken guckst guckt
    gunstigen gunstiger gut gute gutem guten guter gutes gutig gutiger hab habe haben habt hacke hacken hackt
    haftling halb halbe halbem halben halber halbes half halfen hals halt halte halten haltet halts haltst
    hand hande handeln handelst handelt handelte handle handtuch hange hangen hangst hangt hans harmlos
    harmlose harmlosen harmloser hart harte harten harter hartes harteste hartesten hasse hassen hasslich
    hassliche hasslichen hasslicher hassliches hasst hasste hassten hast haste hat hatte hatten hattest hattet
    hau haue hauen haufiger hauptling hause hausliche haust haut haute hebe heben hebst hebt heftig heftige
    heftigen heftiger hege hegt heikle heiklen heil heile heilen heilig heilige heiligen heiliger heiliges
    heilt heim heimlich heimliche heimlichen heimlicher heirate heiraten heiratest heiratet heiratete
    heirateten heiss heisse heissem heissen heisser heisses heisseste heissesten heisst heiter heiterem held
    helfe helfen helft hell helle hellen heller helles her herab heran herausfinden herauszufinden herbringen
    hergebracht hergekommen hergestellt herkommen herr herrlich herrliche herrlichen herrlicher herrliches
    herrschen herrscht herrschte herstellen herunter hervorragend hervorragende hervorragenden hervorragender
    herzlich herzlichen herzliches hetzt heuerte heule heulen heulst heult heute heutige heutigen hielt hier
    hiesige hiesigen hiess hiesse hiessen hilf hilfe hilflos hilflose hilfst hilft himmlische himmlischen
    himmlischer hin hinauf hinaus hinbringen hindern hindert hindurch hinfahren hing hingebracht hingegangen
    hingegen hingehen hingelegt hingen hingerichtet hingezogen hinlegen hinrichten hinsetzen hinten hinter
    hintere hintereinander hinteren hintergangen hinterher hinterlasse hinterlassen hinterlasst hinterliess
    hinterliessen hinterm hinters hinunter historische historischen historischer hob hoch hochst hochste
    hochsten hochstens hochster hocken hockt hoffe hoffen hoffentlich hoffnungslos hoffnungsloser hoffst hofft
    hoffte hohe hohem hohen hoher hohere hoheren hoherer hoheres hohes hohle hol hold holde hole holen
    hollisch hollische holst holt holte holten hor hore horen horst hort horte horten hubsch hubsche hubschen
    hubscher hubsches hubscheste hundert hunderte hunderten hungern hungrig hungrige hungrigen hupen hupfen
    hute huten ich ideal ideale idealen identifizieren identifiziert identifizierte identisch idiotisch
    idiotische idiotischen ignoriere ignorieren ignorierst ignoriert ihm ihn ihnen ihr ihre ihrem ihren ihrer
    ihres illegal illegale illegalen illegaler illegales imitiert immer imstande indische indischen ineinander
    infiziert infizierte informiere informieren informiert informierte innen innere inneren inneres innerhalb
    innerlich inoffiziell ins inspirieren inspiriert intelligent intelligente intelligenten intelligenter
    intelligentes intensiv intensive intensiver interessant interessante interessanten interessanter
    interessantes interessiere interessieren interessierst interessiert interessierte international
    internationale internationalen internationaler internationales interne internen intim intime investieren
    investiert inzwischen irdischen irgendein irgendeine irgendeinem irgendeinen irgendeiner irgendetwas
    irgendjemand irgendjemandem irgendjemanden irgendwann irgendwas irgendwelche irgendwelchen irgendwelcher
    irgendwem irgendwer irgendwie irgendwo irgendwohin irische irischen irischer ironisch irre irren irrer
    irritiert irrst irrt irrte isolieren isoliert iss isst ist italienische italienischen italienischer
    italienisches jage jagen jagst jagt jagte jagten jahrelang jahrelange jahres jahrlich jahrliche jahrlichen
    japanische japanischen japanischer japanisches jean jeans jede jedem jeden jedenfalls jeder jedermann
    jedermanns jedes jegliche jeglichen jeglicher jegliches jeher jemandem jemanden jemandes jene jenem jenen
    jener jenes jetzige jetzigen jetzt jubel jubeln juckt judisch judische judischen judischer jugendliche
    jung junge jungen junger jungere jungeren jungerer junges jungste jungsten jungster juni juristische
    juristischen just kaiserliche kaiserlichen kalt kaltblutig kaltblutiger kalte kalten kalter kaltes kam
    kame kamen kampfe kampfen kampfst kampft kampfte kampften kamst kamt kanadische kanadischen kann kannst
    kannte kannten kanntest kapier kapiere kapieren kapiert kaputt kaputte kaputten kaputter kaputtes
    kassieren katholische katholischen kauen kauf kaufe kaufen kaufst kauft kaufte kauften kaum kehre kehren
    kehrt kehrte kehrten kein keine keinem keinen keiner keinerlei keines keins kenne kennen kennst kennt kill
    kind kindisch kippen klage klagen klagt klang klappe klappen klappt klappte klar klare klarem klaren
    klarer klares klart klasse klassische klassischen klassischer klassisches klatschen klauen klaust klaut
    klaute kleben klebt klein kleine kleinem kleinen kleiner kleinere kleineren kleines kleinste kleinsten
    klettere klettern klettert kletterte klinge klingeln klingelt klingelte klingen klingst klingt klinische
    klopf klopfe klopfen klopfst klopft klopfte klug kluge klugen kluger kluges klugste klugsten knall knallt
    koch koche kochen kochst kocht kochte komisch komische komischen komischer komisches komm komme kommen
    kommende kommenden kommst kommt komplett komplette kompletten kompletter komplettes komplexe kompliziert
    komplizierte komplizierten komplizierter konigliche koniglichen koniglicher konigliches konkrete konne
    konnen konnt konnte konnten konntest konntet kontaktiere kontaktieren kontaktiert kontrolliere
    kontrollieren kontrolliert kontrollierte konzentriere konzentrieren konzentriert konzentrierte kooperieren
    kopf kopiert korperlich korperliche korperlichen korperlicher korrekt korrekte korrupt korrupte korrupten
    korrupter kosmische kostbar kostbare kostbaren kostbares koste kosten kostenlos kostenlose kostenlosen
    kostenloses kostet kostete kostlich kostliche kostlichen kraftig kraftige kraftigen kraftiger krank kranke
    kranken kranker krankes krass krasse kreativ kreative kreativen kreisen kriechen kriecht krieg kriege
    kriegen kriegst kriegt kriegte kriegten kriminell kriminelle kriminellen kriminelles kritisch kritische
    kritischen kroch krumm krumme krummen kuhl kuhle kuhlen kummere kummern kummert kummerte kundige kundigen
    kundigt kundigte kunftig kunftige kunftigen kunstlich kunstliche kunstlichen kurs kurz kurze kurzem kurzen
    kurzer kurzes kurzeste kurzester kurzlich kuss kusse kussen kusst kusste kussten lach lache lacheln
    lachelst lachelt lachelte lachen lacherlich lacherliche lacherlichen lachle lachst lacht lachte lachten
    lade laden ladet ladst ladt lady lag lage lagen lagern lagst lahm lahme lahmen land lande landen landest
    landet landete landeten lang lange langem langen langer langere langeren langes langsam langsame langsamen
    langsamer langst langste langsten langweile langweilen langweilig langweilige langweiligen langweiliger
    langweiliges langweilst langweilt las lasen lass lasse lassen lasst last lastet lastig lastige lauern
    lauert lauf laufe laufen laufend laufende laufenden laufst lauft launisch lausige lausigen lausiger laut
    laute lauten lauter lautes lautet lautete lebe leben lebend lebende lebenden lebender lebendes lebendig
    lebendige lebendigem lebendigen lebendiger lebenslang lebenslange lebhafte lebst lebt lebte lebten leck
    lecken lecker leckere leckeren leckeres leckt lediglich leer leere leerem leeren leerer leeres leg legal
    legale legalen lege legen legendare legendaren legst legt legte legten lehne lehnen lehnst lehnt lehnte
    lehre lehren lehrt lehrte leibliche leiblichen leicht leichte leichten leichter leichtes leichtfertig leid
    leide leiden leidenschaftlich leidenschaftliche leider leidest leidet leih leihe leihen leihst leiht leise
    leiser leises leiseste leiste leisten leistet leistete leite leiten leitende leitenden leitender leitest
    leitet leitete lenke lenken lenkst lenkt lerne lernen lernst lernt lernte lernten lesbisch lesbische lese
    lesen lest letzte letztem letzten letztens letzter letztes letztlich leuchten leuchtet leugne leugnen
    leute licht lieb liebe lieben liebend liebende liebenden liebender lieber liebes liebevoll liebevolle
    liebevoller liebliche liebst liebste liebsten liebster liebt liebte liebten lied lief liefen liefere
    liefern lieferst liefert lieferte liege liegen liegst liegt lieh lies liess liesse liessen liesst liest
    linke linken linker linkes links litt locken locker lockere lockerer lockt log logisch logische logischen
    lohnt lokale lokalen los losche loschen loscht loschte lose losen losgehen lost loste luden luge lugen
    lugst lugt lustig lustige lustigen lustiger lustiges mach mache machen machst macht machte machten
    machtest machtig machtige machtigen machtiger machtiges machtigste machtigsten machtlos madchen made mag
    magisch magische magischen magischer magisches magnetische magst mai mal male malen malst malt malte man
    manch manche manchen mancher manches manchmal manipulieren manipuliert mann manner mannes mannlich
    mannliche mannlichen mannlicher mannliches mark markieren markiert marschieren marschiert mary massive
    massiven max maximal maximale mdr medizinisch medizinische medizinischen medizinischer medizinisches mehr
    mehrere mehreren mehrerer mehrmals meiden mein meine meinem meinen meiner meines meinetwegen meins meinst
    meint meinte meinten meintest meist meiste meisten meistens meister melde melden meldest meldet meldete
    meldeten menschen menschlich menschliche menschlichem menschlichen menschlicher menschliches mental
    mentale merk merke merken merkst merkt merkte merkten merkwurdig merkwurdige merkwurdigen merkwurdiger
    merkwurdiges messen mexikanische mexikanischen mexikanisches mich mies miese miesen mieser mieses mieten
    milde militarische militarischen militarischer min mine mir misch mische mischen mischst mischt miss misst
    mister mit mitbekommen mitbringen miteinander mitfahren mitgebracht mitgehen mitgekommen mitgemacht
    mitgenommen mithalten mitkommen mitmachen mitnehmen mitteilen mitten mittlere mittleren mochte mochten
    mochtest mochtet modern moderne modernen moderner modernes moge mogen moglich mogliche moglichen moglicher
    moglichst mogt momentan momentanen monatlich moralisch moralische moralischen moralischer morden morgen
    morgens morgige morgigen moses motiviert mude muden mund munter muss musse mussen musst musste mussten
    musstest musstet mutig mutige mutigen mutiger mutter mysteriose mysteriosen mystische mystischen nach
    nachmittag nachmittags nachsehen nachste nachsten nachster nachstes nacht nachtlichen nachts nackt nackte
    nackten nackter nageln nah nahe nahen naher nahere nahern nahert nahm nahme nahmen naht name namen namens
    namlich nannte nannten nanntest nass nasse nassen nationale nationalen nationaler naturlich naturliche
    naturlichen naturlicher naturliches neben nebeneinander negativ negative negativen nehme nehmen nehmt
    neidisch neige neigen neigt nein nenne nennen nennst nennt nerv nervst nervt nett nette netten netter
    nettes netteste neu neue neuem neuen neuer neues neueste neuesten neun neunten neuste neusten neutral
    neutrale neutralen new nicht nichts nie nieder niederen niedlich niedrig niedrige niedrigen niedriger
    niemandem niemanden niemandes nimm nimmer nimmst nimmt nirgends nirgendwo nirgendwohin nobel noble noblen
    noch nochmal nochmals nordlich nordlichen normal normale normalen normaler normales not notiere notieren
    notig notige notigen notwendig notwendige notwendigen nuchtern nukleare nuklearen nummer nun nur nutze
    nutzen nutzlich nutzliche nutzlicher nutzlos nutzlose nutzlosen nutzt nutzte nutzten oben obere oberen
    oberste obersten oberster obgleich oder offen offenbar offenbart offene offenem offenen offener offenes
    offensichtlich offensichtliche offensichtlichen offentlich offentliche offentlichen offentlicher
    offentliches offiziell offizielle offiziellen offizieller offizielles offne offnen offnest offnet ofter
    ofters ohne operieren operiert opfer opfere opfern opfert opferte optische orange ordentlich ordentliche
    ordentlichen ordentliches organische organischen organisiere organisieren organisiert organisierte
    organisierten orten packe packen packst packt packte papstliche papstlichen parke parken parkt pass passe
    passen passend passende passenden passender passendes passieren passiert passierte passt passte passten
    pater pausenlos peinlich peinliche peinlichen per perfekt perfekte perfekten perfekter perfektes
    personlich personliche personlichen personlicher personliches pervers perverse perversen pfeife pfeifen
    """
}
