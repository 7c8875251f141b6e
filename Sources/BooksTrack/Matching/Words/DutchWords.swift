// Dutch words. See `KnownWords`.

extension KnownWords {
  static let dutch = """
    accepteer accepteren acht achter achteren achtergelaten achterin achterlaten achterna achternaam achterste
    achteruit actie actief acties adem ademt advocaat advocaten afdeling afgelopen afgesloten afgesproken
    afleiding afscheid afspraak afspraakje afspraken algemeen algemene alle alleen allemaal allen aller alles
    als alsjeblieft alstublieft ambassade ambassadeur ander andere anderen anders antwoord antwoorden apart
    aparte apen arm arme armen arresteer arresteren avond baan baard baas bad bak bal ballen band banden banen
    bang bank banken bar bazen beantwoord bed bedacht bedank bedanken bedankt bedenk bedenken bedoel bedoeld
    bedoelde bedoeling bedoelt bedrag bedreigd bedreigde bedreiging bedrijven been beer beest beesten beet
    begin beginnen begint begon begonnen begraven begrepen begrijp begrijpen begrijpt begrip behandel
    behandeld behandelen behandeling behandelt beide beiden bek bekeken bekend bekende beker bekijken bel
    belachelijk belachelijke belangrijk belangrijke belangrijker belangrijks belangrijkste belde beledigd
    beleid bellen beloof beloofd beloofde belooft beloven belt ben bende benen bent bepaal bepaald bepaalde
    bepaalt bepalen beperkt bereid bereik bereiken bereikt berg bericht berichten beroemd beroemde beschadigd
    beschaving bescherm beschermd beschermde beschermen bescherming beschermt beschuldigd besef beseft besefte
    beslis beslissen beslissing beslissingen beslist besloten besluiten bespreken best bestaan bestaat bestand
    beste bestelling bestemming bestond betaal betaald betaalde betaalt betalen betekend betekende betekenen
    betekenis betekent beter betere beters betrokken betwijfel beu beurs beurt bevalt bevat beveel beveiliging
    bevel bevestigd bevestigen bevestiging bevestigt bevolking bevriend bevrijden bevroren bewaar bewaard
    bewaker bewakers bewaking bewaren beweegt beweert bewegen beweging bewegingen beweren bewerkt bewezen
    bewijs bewijst bewijzen bewonder bewoners bezeten bezig bezit bezocht bezoeken bezoekers bezorg bezorgd
    bezorgt bezwaar bid bidden bied bieden biedt bier big bij bijt bijzonder bijzondere bijzonders binnen
    blaas blad blank blanke blanken blauw blauwe blazen bleef bleek bleven blij blijf blijft blijkt blik blind
    blinde bloed bloeden bloedt bloem bloemen blok blonde blote bod boeien boek boeken boel boer boeren boete
    boeten bom bomen bommen bood boom boord boos boot bord borg bos bossen bot boten botten bouw boven boze
    braaf bracht brachten brak brand branden brandt breek breekt brein breken breng brengt briljant briljante
    broeder broeders broek broer broers brood brug bruid bruin bruine buik buit buitenaards buitenaardse
    buitenlandse buren burger burgers bus busje buurt campagne cel cellen cent centrale champagne chip code
    codes coke coma compleet complete computer computers constant contact contacten contant contract controle
    controleer controleren crimineel criminele criminelen daad daar daaraan daarbij daarbinnen daarboven
    daarbuiten daardoor daarheen daarin daarmee daarom daarop daarover daarvan daarvoor dacht dachten dadelijk
    daden dader daders dag dagelijks dagelijkse dagen dak dame dames dan dank danken dans dansen danst dapper
    dappere das dat data date datje deal deden deed deel deelt degene degenen dek deken delen denk denken
    denkt der dergelijke des detail details deur deuren dezelfde dicht dichtbij dichter dichterbij die dief
    diegene dien dienen dienst diensten dient diep diepe dieper dier dieren dieven dik diner ding dingen
    direct directe dit dochter dochters document documenten dode dodelijk dodelijke doden doe doel doelen doen
    doet dokter dokters dol dollar dollars dom donder donker donkere dood doodt doof door doordat doorgaan
    doorheen doos dossier dossiers dozen draad draag draagt draai draait draak dragen drank drankje drankjes
    dreiging drie dringend drink drinken drinkt droeg droge dronk dronken droog droom dubbel dubbele duidelijk
    duidelijke duim duister duistere dure duren durf durft durven dus duur duurde duurt duw dwaas dwars dwing
    dwingen dwingt dwong echt echte echter eed een eender eenheden eens eentje eenvoudig eenvoudige eer eerder
    eerdere eerlijk eerlijke eerst eerste eet eeuw eeuwig eeuwige eieren eigen eigenaar eigenlijk eikel eikels
    eind einde eindelijk eindigde eindigen eis eisen eist elf elk elkaar elkaars elke emotioneel emotionele
    ene eng enge engel enig enige enigen enkel enkele enorm enorme eraan erachter eraf erdoor ere erg ergens
    ergs ernstig ernstige erom erop eruit ervan ervoor eten etentje even exact exacte extreem extreme familie
    families fan fans fantastisch fantastische fatsoenlijk fatsoenlijke feest feesten fiets fijn fijne film
    films flat flauw fles flessen flink flinke fort fout foute fouten fruit fysiek fysieke gaaf gaan gaat gaf
    gang gas gast gasten gat gaten gave gaven gebakken gebeden gebeld gebeurd gebeurde gebeuren gebeurt
    gebieden gebleven geboorte gebouw gebouwd gebouwen gebracht gebroken gebruik gebruiken gebruikt gebruikte
    gebruikten gedaan gedacht gedachte gedachten gedag gedicht gedraag gedraagt gedrag gedragen gedronken
    geduld gedwongen geef geeft geen geest geesten gegaan gegeten gegeven gegevens geheel geheim geheime
    geheimen gehele geheugen geholpen gehouden gek gekeken gekend gekke gekken gekocht gekomen gekozen
    gekregen geladen gelaten geld geldt gele geleden geleid gelezen geliefde gelijk gelijke gelogen geloof
    geloofde gelooft gelopen geloven geluid geluk gelukkig gelukkige gelukt gemaakt gemakkelijk gemakkelijker
    gemeen gemeenschap gemene gemerkt generatie generaties genezen genie geniet genieten genoegen genomen
    genoten geplaatst gepleegd geprobeerd geraakt gered gereed gereedschap geregeld gericht gerucht geruchten
    gescheiden geschenk geschikt geschikte geschoten geschreven geslaagd geslagen geslapen gesloten gespannen
    gespeeld gesprekken gesproken gestolen gestoord gestoorde gestorven gestuurd getekend getrouwd getrouwde
    getuige getuigen getuigenis geur gevaarlijk gevaarlijke gevallen gevangen gevangene gevangenen gevangenis
    gevechten geven gevochten gevoel gevoeld gevoelens gevoelig gevoelige gevolg gevolgd gevolgen gevonden
    gevraagd gevuld gewacht gewapend gewapende geweld gewelddadig gewelddadige geweldig geweldige gewend
    geweren gewerkt geweten gewicht gewild gewond gewonde gewonden gewone gewonnen gewoonte geworden gezag
    gezellig gezeten gezicht gezichten gezien gezin gezocht gezond gezonde gezorgd gezworen gif gij ging
    gingen gisteravond gisteren gisterenavond glas glazen god goden goed goede goedkoop goedkope goeds goeie
    gok golf golven gooi gooit goud gouden graaf graag graden graf grap grapje grapjes grappen grappig
    grappige gras graven grazen greep groeien groen groene groep groepen groeten grond groot groots grootse
    grootste grootte grot grote groter grotere gunst haai haak haal haalt haar haast haat had hadden hakken
    hal halen half hamer hand handel handelen handen hang hangen hangt hard harde harder haren hart harten
    haten haven heb hebt hecht heden heeft heel heen heer heerlijk heerlijke heet heilig heilige hek hekel
    heks hel held helden helder hele helemaal helft helm help helpen helpt hem hemd hemel hen heren herinner
    herinnerde herinneren herinnering herinneringen herinnert herken herkende herkennen herkent hersenen
    herstellen het hete heten hetzelfde heus hield hielden hielp hier hieraan hierheen hierover hiervan
    hiervoor hij hing hitte hoe hoed hoef hoeft hoek hoer hoeren hoeven hof hoge hoger hogere hol hond honden
    honderden honger hoofden hoog hoogste hoogte hoop hoopt hoopte hoor hoorde hoorden hoort hopelijk hopen
    horen hotel hou houd houden houdt hout houten huid huil huilen huilt huis huizen hulp humor hun hut huur
    huurde huwelijk idiote idioten ieder iedere iedereen iemand iemands iets ijs illegaal illegale indianen
    infectie informant informatie insecten interessant interessante interne internet inwoners jaar jacht jagen
    jager jagers jaren jas jezelf jij job joch joden jong jonge jongeman jongen jongens jonger jongere
    jongeren jongetje jou jouw jouwe juist juiste juli juni jurk jury kaart kaartje kaartjes kaas kamer kamers
    kamp kampioen kan kans kansen kant kanten kap kapitein karakter kast kat katten keek keel keer keert keken
    kelder ken kende kennelijk kennen kent kerel kerels keren kerk kern kerst kerstman keuken keus keuze
    keuzes kies kiest kijk kijken kijkt kilometer kilometers kind kinderen kip kist klacht klagen klant
    klanten klap klappen klas kleed klein kleine kleiner kleren kleuren klok klonk kloppen klopt klote kluis
    klus knal knap knoop knop knul kocht koe koeien koffer koffers kogel kogels kok koken kom komen komst komt
    kon konden koning koninklijke koninkrijk kont kooi koop koopt koos kop kopen koper kopie kopje koppen kort
    korte kost koste kosten kostte kou koud koude kracht krachten krachtig krachtige krant kranten kreeg
    kregen kreng krijg krijgt kroon kruis kun kunnen kunst kunt kus kussen kust kuste kwaliteit kwart kwartier
    laag laat laatst laatste lab lach lacht lachte lag lage lagen lager lagere lamp land landen lang lange
    langer langs las last lastig lastige late laten later leden leed leef leefde leefden leeft leeg leek leer
    leerde leerling leerlingen leert lees leest leeuw lef leg legde lege legende leger leggen legt leid leiden
    leider leiders leidt lek leken lekker lekkere lelijk lelijke lenen lening leren les lessen let letten
    leugen leugenaar leugens leuk leuke leuker leuks leve leven levend levende levens lever leverde levert
    lezen licht lichte lichten lid lied liedje liedjes lief liefde liefst liefste lieg liegen liegt liep
    liepen liet lieten lieve liever lift lig liggen ligt lijden lijdt lijf lijk lijken lijkt lijn lijnen lijst
    link links lippen liter live lol longen loog loon loop loopt lopen los losse lossen lost lot lucht lui
    luister luisterde luisteren luistert lukt lukte lul lust maag maagd maak maakt maakte maakten maal maan
    maand maar maart maat machine machines macht machtig machtige mag magische maken makkelijk makkelijke
    makkelijker mam mama man manieren mannelijke markt maten medicijn medicijnen medisch medische mee meen
    meenemen meent meer meerdere meest meeste meesten meester mei meid meiden meisje meisjes meld melden meldt
    melk men mening mens menselijk menselijke mensen merk merken merkt merkte mes met metaal metalen meter
    mezelf middel middelen midden mij mijl mijn mijne militair militaire min minister ministerie minst minste
    minstens mis misdaden miss missen mist miste mobiel mobiele mocht mochten modder model moe moed moeder
    moeders moeilijk moeilijke moeilijker moeilijkheden moeilijkste moest moesten moet moeten moge mogelijk
    mogelijke mogelijkheden mogelijkheid mogen mol momenteel momenten mond monster monsters mooi mooie mooier
    moois moord moorden moordenaar moordenaars morgen morgens motel muren muur naakt naakte naam naar naast
    nacht nachten nachts nadenken nader naderen nadert nagedacht nam namelijk namen namens nare nat natie
    natte natuurlijk natuurlijke nee neef neem neemt neer negatief negatieve negen nek nemen nep nergens nest
    net neuk neuken neukt neus nicht niemand niet niets nieuw nieuwe nieuws noch nodig nodige noem noemde
    noemden noemen noemt nog nood nooit noorden nou nul nummer nummers nut oefening offer officieel officier
    officieren ogen ogenblik oma omgekomen onbekend onbekende onbeleefd onder onderdeel onderdelen ondergoed
    onderschat onderweg onderwerp onderzocht onderzoek onderzoeken onderzoekt ongeacht ongedaan ongelofelijk
    ongelooflijk ongelooflijke ongelukkig ongemakkelijk ongewoon onmogelijk onschuld onschuldig onschuldige
    ontdekken ontdekking ontdekt ontdekte onthouden ontmoeten ontmoeting ontmoette ontslagen ontsnappen
    ontsnapt ontsnapte ontstaan ontvang ontvangen ontvangt ontvoering onverwachte onzichtbaar onzichtbare oog
    ooit ook oom oor oordeel oosten opa opdracht open openbaar openbare opent operatie operaties opgegeven
    opgenomen opgesloten opgewonden ophouden opleiding oplossen oplossing opname opnames optie opties optreden
    orde orders oren originele oud oude ouder oudere ouders ouwe over overal overeen overheen overheid
    overhoop overkant overkomen overkomt overleden overleed overleefd overleeft overleven overlijden overtuigd
    overtuigen overval paar paard pad pak pakje pakken pakt pakte pap papa papieren park partner partners pas
    passen past paus pen pensioen per perfect perfecte pers personeel personen persoonlijk persoonlijke pest
    pet pijl pijn pijnlijk pijnlijke pijp pik pikken pil pillen plaag plaat plaats plaatsen plan planeten
    plannen plant planten plat platen plek plicht ploeg plus politie politiek politieke pond poort pop positie
    positief positieve post pot poten praat prachtig prachtige praten prettig prettige prijs prins probeer
    probeerde probeerden probeert proberen probleem problemen professioneel professionele publiek publieke
    punt pure put puur raad raak raakt raakte raakten raam raar race radar raden raken raket ramen ramp rand
    rare ras rat ratten reageerde reageert reageren realiseer realiseerde realiteit recent recente recept
    recht rechte rechten rechter rechts red redde redden redelijk reden redenen redt reed reeds reeks reet
    regel regels regelt regen regent regering reis reist reken rekenen rekening rekeningen relatie relaties
    releases ren rende rennen rent rest resten resultaat resultaten richt richten richting riem riep rij rijd
    rijden rijdt rijk rijke ring riskeren rit rode roep roepen roept roken rol romantisch romantische rond
    ronde rondje rood rook rot rots route roze rug ruik ruiken ruikt ruil ruilen ruim rust rusten rustig
    rustige rustiger saai saaie samen samenwerken samenwerking satelliet schaal schaam schade schande schat
    scheiden scheiding schelen schepen scherm scherp scherpe schieten schijf schijn schijnen schijnt schild
    schilden schilderij schilderijen schip schoen schoenen schoft schok scholen schone school schoon schoot
    schop schot schoten schouder schouders schreeuw schreeuwde schreeuwen schrijf schrijft schrijven schrijver
    schrik schrok schuld schulden schuldig schut schutter seconde seconden seks seksueel seksuele set shirt
    shit simpel simpele sla slaaf slaag slaan slaap slaapt slaat slachtoffer slachtoffers slag slagen slang
    slangen slapen slaven slecht slechte slechter slechts slechtste slet sleutel sleutels sliep slimme slimmer
    sloeg sloot slot sluit smaak smaakt smeek smeken smerig smerige smeris snap snappen snapt snel snelle
    sneller snoep soep sommige sommigen soort spannend spanning speciaal speciaals special speciale specifiek
    specifieke speel speelde speelden speelt spel spelen speler spelers spelletje spelletjes spionnen sport
    sprak sprake spraken spreek spreekt spreken spreuk spring springen springt sprong spuit spul sta staal
    staan staart staat stad staf stak stal stalen stam stand stap stappen stapt stapte start starten steden
    steeg steek steekt steelt steen steken stel stelen stellen stelletje stelt stem stemming stenen ster sterf
    sterft sterk sterke sterker sterkste sterren sterven stervende steun steunen stierf stierven stijl stil
    stille stilte stoel stoelen stoer stoere stof stok stom stond stoort stop stoppen stopt stopte storm stort
    stoute straal straat straf strak straks straling strand straten streek studenten studeren studie studio
    stuk stukje stukjes stuur stuurde stuurden stuurt succesvol succesvolle sukkel sukkels taak taal taart
    tand tanden tank tanks tape tas team teams technisch technische teef tegelijk tegen teken tekenen tekening
    tekst tel telefoon telefoons telefoontje telefoontjes tellen telt ten tenen tent ter term terrorist
    terroristen terugkeer terugkeren terugkomen test testen tests teveel tevreden the thee thuis ticket
    tickets tien tieten tijd tijdelijk tijdelijke tijden tijdens tip toch toe toegeven toekomst toen toespraak
    toestaan toestand toestemming toezicht ton tonen tong toon toonde toont top toren tot touw tovenaar
    trainen training tranen trap trappen trein trek trekken trekker trekt troep troepen trok trokken troon
    trots trouw trouwde trouwe trouwen trouwens trouwt truc truck trui trut tuig tuin tumor tussen twee
    tweeling tweemaal twijfel twijfels type uit uiterlijk uiterst uiterste uitleg uitspraak uitstekend
    uitstekende uitweg uitzicht uniek unieke uren uur uwe uzelf vaak vaart vader vaders vak vaker val vallen
    vals valse valt vampier vampiers van vandaag vandaan vangen varen varken varkens vast vaste vat vecht
    vechten vee veel veilig veilige veiliger veld vele velen vent ver verander veranderd veranderde veranderen
    verandering veranderingen verandert verbaasd verbaast verband verberg verbergen verbergt verbind verblijf
    verboden verbonden verborgen verbrand verbranden verdacht verdachte verdachten verdedigen verdediging
    verder verdere verderop verdien verdiend verdiende verdienen verdient verdieping verdomd verdomde verdomme
    verdorie verdriet verdrietig verdween verdwenen verdwijnen verdwijnt vereerd vereist verf vergadering
    vergeef vergeet vergeleken vergelijken vergeten vergeven vergissing vergist verhalen verhuizen verkeer
    verkeerd verkeerde verkeerds verklaar verklaart verklaren verklaring verkocht verkoop verkoopt verkopen
    verkracht verlangen verlaten verleden verlegen verliefd verlies verliest verliet verliezen verloofd
    verloofde verloren vermist vermiste vermoeden vermogen vermoord vermoordde vermoorde vermoorden vermoordt
    vernietigd vernietigen vernietiging veronderstel verondersteld verontschuldig verontschuldigen verplaatsen
    verplaatst verraden verrader verrassing verre verrekte vers verscheen verschil verschrikkelijk
    verschrikkelijke verschuldigd verse versie verslaafd verslaan verslagen verspilt verspreid verspreiden
    verstand verstandig verstop verstopt vertel verteld vertelde vertelden vertellen vertelt vertrek
    vertrekken vertrekt vertrok vertrokken vertrouw vertrouwde vertrouwen vertrouwt vervangen vervelend
    vervelende verwacht verwachten verwachtte verwijderd verwijderen verwoest verzeker verzekeren verzekering
    verzinnen verzonnen vest vet vette via viel vielen vier vieren vies vijandelijke vijanden vijf vind vinden
    vindt vinger vingers vis vissen vlag vlak vlees vleugels vlieg vliegen vliegende vliegt vliegtuig
    vliegtuigen vliegveld vloek vloer vloog vloot vlucht vlug vocht vochten voeden voel voelen voelt voer
    voeren voert voertuig voet voeten vogel vogels vol voldoende volg volgen volgend volgende volgens volgt
    volk volkomen volledig volledige volwassen volwassenen vond vonden voor vooraf vooral voorbeeld voorbereid
    voorbereiden voordat voordeel voordeur voorkeur voorkomen voorlopig voormalig voormalige voorraad voorstel
    voorstellen voorstelling voort voortaan voren vorig vorige vorm vormen vormt vraag vraagt vragen vrede
    vreemd vreemde vreemden vreemds vrees vreselijk vreselijke vriendelijk vriendelijke vrienden vriendin
    vriendje vriendjes vrij vrije vrijheid vroeg vroege vroegen vroeger vroegere vrouw vrouwen vuil vuile
    vullen vuren vuur waag waar waaraan waarbij waard waarde waardeer waardeloos waardeloze waarderen
    waardevol waardevolle waardoor waarheen waarheid waarin waarmee waarom waaronder waarop waarover waarschuw
    waarschuwen waarschuwing waarvan waarvoor wacht wachten wagen wagens wandelen wandeling want wapen wapens
    war ware waren warm warme warmte was wassen wat water watje wed wedden weddenschap weegt week weer wees
    weet weg wegen wegens weiger weigert weken wel welk welke wens wensen wenst werd werden wereld werelden
    werelds werk werken werkt werkte werkten westen wet weten wetenschap wetenschappelijk wetenschappelijke
    wetenschapper wetenschappers wetten wezen wezens wie wiens wiet wij wijf wijk wijn wijs wijsheid wijst
    wijze wijzen wil wild wilde wilden willen wilt win wind winnen winst wint wist wisten wit witte woede wolf
    wolken wolven won wond wonden wonder wonderen wonen woning woon woonde woont woord woorden word worden
    wordt wou wraak wrede wreed zaak zaal zacht zachte zag zagen zak zaken zakken zal zand zat zaten zee zeep
    zeer zeg zegen zeggen zegt zei zeiden zeker zekere zelden zelf zelfs zender zes zet zette zetten zeven
    zich zicht zie ziek zieke ziekte ziel zielen zielig zielige zien ziens ziet zij zijde zijn zijne zin zing
    zingen zit zitten zocht zochten zodat zoek zoeken zoekt zomer zon zonde zonder zone zonen zoon zoons zorg
    zorgen zorgt zou zouden zout zover zowat zuiden zul zulk zulke zullen zult zus zusje zuster zusters zwaar
    zwaard zwak zware zwart zwarte zweer zweet
    """
}
