// Italian words. See `KnownWords`.

extension KnownWords {
  static let italian = """
    abbandonare abbandonata abbandonato abbia abbiamo abbiano abita abitanti abiti abito abituata abituato
    abitudine abitudini accada accade accadendo accadere accadesse accadra accaduto accanto accedere accendere
    accento accesa acceso accesso accetta accettare accettato accetti accetto accidenti accompagnare
    accompagnato accompagni accompagno accordi accordo accorto accusa accusato accuse acqua acque acquisto
    adatta adatto addio addormentata addormentato adora adoro adozione adulta adulti adulto aerea aerei aereo
    affare affari affatto affetto affitto affrontare affrontato agente agenti aggiungere aggiunto agio agito
    agli ago ahi aiuta aiutando aiutarci aiutarli aiutarlo aiutarmi aiutarti aiutarvi aiutata aiutatemi
    aiutato aiutera aiuterai aiutero aiuti aiuto ala alba albergo alberi albero alcol alcool alcun alcuna
    alcune alcuni ali alieni alieno alimentare alla alle allenatore allo almeno alta altamente altare alte
    alternativa alternative alti alto altra altre altri altro alza alzare alzata alzati alzato alzi ama amano
    amante amanti amare amarti amata amato amava amavo ambiente americana americano ami amica amici amico
    ammazzare ammazzato ammettere ammetterlo amo amor amore analizzare anche ancor ancora andai andando andar
    andarcene andare andarmene andarsene andartene andarvene andasse andassi andata andate andati andato
    andava andavamo andavano andavo ando andra andrai andranno andrebbe andrei andro anelli anello angeli
    angelo angolo anima animale animali anime animo anni anno annullare annullato antenati antica antico anzi
    anziani anziano aperta aperte aperti aperto apertura api apparecchio apparire appartamento appello
    appetito apprezzato apprezzo approvato appuntamento appunti appunto apra apre apri aprile aprire aprite
    apro archivi archivio arco area argomento aria arma armata armati armato armatura armi arrabbiare
    arrabbiata arrabbiati arrabbiato arrestare arrestata arrestato arresti arresto arriva arrivando arrivano
    arrivarci arrivare arrivasse arrivata arrivate arrivati arrivato arrivera arriveremo arrivi arriviamo
    arrivo arte arti articoli articolo artista artisti ascia ascolta ascoltami ascoltando ascoltare ascoltarmi
    ascoltate ascoltato ascolti ascolto aspetta aspettando aspettano aspettare aspettarmi aspettarti aspettate
    aspettative aspettato aspettava aspettavi aspettavo aspetti aspettiamo aspetto assassina assassinato
    assassini assassinio assassino assegnato assegni assegno assicurarci assicurarsi assicurati assicurato
    assicuro assistente assistenza assistere assistito asso assoluta assoluto assomiglia assunta assunto
    assurda assurdo asta astronave attacca attaccare attaccata attaccati attaccato attacchi attacco attendere
    attenta attentato attenti attento attenzione attenzioni atterrare atti attimo attirare attiva attivato
    attivita attivo atto attore attori attraente attraversare attraversato attraverso audio auguri auguro aula
    aumentare autista auto autore autorita avanti aver averci avere avergli averla averle averli averlo avermi
    averne averti avervi avesse avessero avessi avessimo aveste avete aveva avevamo avevano avevi avevo avra
    avrai avrebbero avrei avremmo avremo avreste avresti avrete avro avuta avuto avvertimento avvertire
    avvertito avvicina avvicinare avvicinarsi avvicini avvisato avvocati avvocato azienda aziende azione
    azioni baci bacio bada bagni bagno balla ballerina ballo bambina bambine bambini bambino bambola bambole
    banca banche banco banda bara barba barca barche basa base basi bassa bassi basso basta bastardi bastardo
    battaglia batte battere batteria batterie battito battuta battute battuto beccato becco beh bei bel bella
    belle belli bellissima bellissime bellissimi bellissimo bello ben bene beni benissimo benvenuta benvenuti
    benvenuto bere bestia bestiame bestie beve bevi bevo bevuta bevuto bianca bianche bianchi bianco bicchiere
    bicchieri biglietti biglietto bimba bimbo birra birre biscotti biscotto bisogna bisogni bisogno bloccare
    bloccata bloccati bloccato bocca bomba bombe bordo borsa borse botta botte bottiglia bottiglie braccia
    braccio branco brava brave bravi bravo breve brillante bruciare bruciata bruciato brutta brutte brutti
    brutto buca buco bugia bugiarda bugiardo bugie buio buon buona buone buoni buono busta butta buttata
    buttato butto cabina cacca caccia cacciare cacciato cacciatore cacciatori cadavere cadaveri cade cadere
    caduta caduti caduto calci calcio calda caldo calma calmata calmati calmi calmo calore cambi cambia
    cambiamenti cambiamento cambiando cambiano cambiare cambiata cambiate cambiato cambiera cambio camera
    camere cameriera cameriere cammina camminare cammino campagna campana campi campione campioni campo
    cancellare cancellato cancelli cancello candela candele candidati candidato cane cani canna cannone canta
    cantante cantare canto canzone canzoni caos capace capaci capacita capi capire capisca capisce capisci
    capisco capita capitale capitano capitato capite capiti capito capitolo capo cappello cappotto capra cara
    cari carica carico carina carine carini carino carne caro carrello carriera carro carta carte cartella
    cartello casa casco case casi casini casino caso cassa casse cassetta cassetto castello catena catene
    cattiva cattive cattivi cattivo catturare catturato causa cause cava cavalli cavallo cavi caviglia cavo
    cavoli cavolo cazzo cedere ceduto cella cellulare cellulari cena cenare cenere ceneri centesimi centesimo
    centimetri centinaia centinaio cento centrale centro cerca cercando cercano cercare cercarla cercarlo
    cercarmi cercarti cercata cercate cercato cercava cercavo cerchi cerchiamo cerchio cerco certa certamente
    certe certi certo cervelli cervello cervo cesso cestino che chi chiama chiamami chiamando chiamano
    chiamare chiamarla chiamarlo chiamarti chiamata chiamate chiamati chiamato chiamava chiamavano chiamero
    chiami chiamiamo chiamo chiara chiari chiarire chiaro chiave chiavi chieda chiede chiedendo chiedere
    chiedergli chiederle chiederlo chiedermelo chiedermi chiedero chiedertelo chiederti chiedete chiedevo
    chiedi chiediamo chiedo chiedono chiesa chiese chirurgia chirurgo chissa chitarra chiude chiudere chiudi
    chiudo chiunque chiusa chiuse chiusi chiuso ciambelle ciao cibo cicatrice cicatrici ciclo cieca cieco
    cielo cifra cifre cima cimitero cinese cinesi cio cioccolata cioccolato cioe circa circo citta cittadina
    cittadini cittadino civile civili classe classica classico cliente clienti coda codice codici coglione
    coglioni cognato coi coinvolti col colazione collana collegati collegato colleghi collezione collina collo
    colonia colonna color colore colori coloro colpa colpevole colpevoli colpi colpisce colpita colpito colpo
    coltelli coltello colto colui coma comanda comandi comando combattere combinando combinato come cominci
    comincia cominciamo cominciando cominciare cominciato comincio comitato commedia commenti commento
    commesso commettere commissario commissione comoda comodo compagna compagni compagnia compagnie compagno
    compare compassione compiere compiti compito compiuto complesso completa completare completo complicata
    complicato complice complimenti complimento comporta comportando comportato comporti composto compra
    comprare comprata comprato compreso compri compro computer comune comuni comunicare comunicato
    comunicazione comunicazioni comunita comunque con concentrati concentrato concerto concesso concetto
    conclusione conclusioni concluso concorso condanna condannato condizione condizioni condotta condotto
    condurre conferenza conferma confermare confermato confessare confessato confessione confine confini
    conflitto conforto confronti confronto confusa confusione confuso coniglio connessione conosca conosce
    conoscenza conoscenze conoscere conoscerla conoscerlo conoscerti conoscervi conoscessi conoscete conosceva
    conoscevi conoscevo conosci conosciamo conosciuta conosciuti conosciuto conosco conoscono consegna
    consegnare consegnato conseguenza conseguenze consenso considera considerando considerare considerato
    consideri consigli consiglio conta contadino contano contanti contare contattare contattato contatti
    contatto conte contenta contenti contento contenuto conti contiene continua continuano continuare
    continuate continuato continuava continui continuiamo continuo conto contrario contratti contratto contro
    controlla controllando controllare controllate controllato controlli controllo conversazione conversazioni
    conviene convincere convincerlo convincermi convinta convinto convivere coperta coperte copertina coperto
    copertura copia copie coppia coppie coprire coraggio coraggiosa coraggioso corda corde coro corpi corpo
    corre correndo corrente correre correte corretto corri corrotto corruzione corsa corse corsi corso corte
    cortesia corto cosa cosciente coscienza cose cosi coso cospirazione costa costante costi costo costretta
    costretti costretto costruire costruita costruito costruzione costume costumi cotta crea creata creato
    creatura creature creazione creda crede crederai crederci credere credermi credete credeva credevi credevo
    credi crediamo credito credo creduto crema crescita cresciuta cresciuti cresciuto criminale criminali
    crimine crimini crollare cucciolo cucina cucinare cugina cugino cui cuoco cuore cuori cura curare cure
    curiosa curioso curva dacci dagli dai dal dalla dalle dallo dammelo dammi dando dannata dannato dannazione
    danni danno dar dara darai daranno darci dare darebbe darei daremo dargli darle darmi daro darsi darti
    darvi data date datemi dati dato dava davanti debiti debito debole debolezza deboli decente decide
    decidere decidi decisione decisioni dedicato definire definito degli degno dei del delicata delicato
    deliziosa delizioso della delle dello delusa delusione deluso demone demoni denaro dente denti dentista
    dentro denuncia denunciato deposito deposizione descritto descrizione desidera desiderare desiderato
    desideri desiderio desidero destinato destino destra destro detenuti detenuto determinato detta dettagli
    dettaglio detto deve devi devo dia diamante diamanti diamo dica dice dicesse dicessi diceva dicevano
    dicevi dicevo dichiarato dichiarazione dichiarazioni dichiaro dici dico dieci diede dieta differenza
    difficile difficili digli diglielo dille dillo dimensione dimensioni dimentica dimenticare dimenticata
    dimenticati dimenticato dimenticavo dimentichi dimissioni dimmelo dimmi dimostra dimostrare dimostrato dio
    dipartimento dipendente dipendenti dipendenza dipingere dir dira dirai diranno dirci dire direbbe direi
    diremo diresti diretta diretti diretto direttore direzione dirgli dirglielo dirigere diritti diritto dirla
    dirle dirlo dirmelo dirmi diro dirtelo dirti dirvi disastro dischi disco discorsi discorso discrezione
    discusso discutere discuterne disegnato disegni disegno disperata disperato disperazione dispiaccia
    dispiaciuta dispiaciuto disponibile disponibili disposizione disposta disposti disposto disse dissi
    distante distanza distratto distretto distrutta distrutto distruzione disturbare disturbi disturbo dita
    dite ditemi dito diventa diventando diventano diventare diventata diventati diventato diventera diventerai
    diventi divento diversa diverse diversi diverso diverte divertendo divertente divertenti divertimento
    divertirsi divertirti divertiti divertito dividere divisione divorziato divorzio doccia documenti
    documento dodici dolce dolcezza dolci dollari dollaro dolore dolori domanda domande domando domattina
    domenica domestica domicilio don donazione donna donne dono dopo doppia doppio dorme dormendo dormi dormo
    dose dosso dottor dottore dottori dove dover dovere dovesse dovessero dovessi dovessimo dovete doveva
    dovevamo dovevano dovevi dovevo dovra dovrai dovranno dovrebbe dovrebbero dovrei dovremmo dovremo dovreste
    dovresti dovrete dovro dovunque dovuta dovuti dovuto dozzina dozzine dritta dritti dritto dubbi dubbio
    dubito due dura duramente durare duri duro ebrei ebreo eccetto eccezionale eccezione eccitante eccitato
    ecco eccoci eccola eccolo eccome eccomi eccoti economia economico edifici edificio effetti effetto egli
    ego ehi ehm elefante elegante elementare elementi elemento eletto elettrica elettrico elezioni eliminare
    eliminato emotivo emozione emozioni enorme enormi entra entrambe entrambi entrando entrano entrare entrata
    entrate entrati entrato entri entriamo entro entusiasmo entusiasta episodi episodio epoca eppure era erano
    erba erede eri ero eroe eroi errore errori esagerando esagerare esagerato esame esami esaminare esaminato
    esatta esattamente esatto esca esce esci esco eseguire esercito esercizio esista esiste esistenza esistere
    esperienza esperienze esperimenti esperimento esperta esperti esperto esplosione esplosivi esplosivo
    esposizione espressione espresso essa esser esserci essere esseri essermi esserne essersi esserti essi
    esso estate esterno estero estranei estraneo estratto eta eterna eterno eventi evento evitando evitarlo
    extra faccenda faccende faccia facciamo facciamolo facciano facciate faccio facesse facessi facessimo
    faceva facevamo facevano facevi facevo facile facili facilmente fai falla fallo falsa false falsi falso
    fama fame famiglia famiglie familiare familiari fammi famosa famosi famoso fan fango fanno fantasia
    fantasma fantasmi fantastica fantastiche fantastici fantastico far fara farai faranno farci fare farebbe
    farebbero farei faremo faresti farete fargli farla farle farli farlo farmi farne faro farsi farti farvi
    fascicoli fascicolo fase fate fatemi fatevi fatta fatte fatti fatto fattoria favola favore favori fece
    feci fede fedele fedeli fegato felice felici felicita ferie ferire ferita ferite feriti ferito ferma
    fermarci fermare fermarli fermarlo fermarmi fermarsi fermarti fermata fermatevi fermati fermato fermi
    fermiamo fermo ferro festa feste fetta fiamma fiamme fianco fiato fico fida fidanzata fidanzati fidanzato
    fidarmi fidarsi fidarti fidati fidato fidi fido fiera fiero figli figlia figlie figlio figliolo figurati
    fila file fili film filo fin finalmente fine finendo finestra finestre fingendo finira finirai finire
    finisca finisce finisci finisco finita finite finiti finito fino finora finta finto fiore fiori firma
    firmare firmato fisica fisicamente fisico fissa fisso flotta flusso foglie foglio folla folle follia fondi
    fondo fonte fonti forma formaggio formazione forme forno forse forte forti fortuna fortunata fortunati
    fortunato forza forze fossa fosse fossi foste foto fotografia fotografie fotografo fra francamente
    francese francesi frase fratelli fratellino fratello frattura fredda freddo frega fregato frequentare
    frequentato frequenza fresca fresco fretta fronte frutta frutti frutto fucile fucili fuggire fuggito
    funerale funghi funziona funzionando funzionano funzionare funzionato funzione funzionera funzioni fuoco
    fuori furba furbo furto futura futuro gabbia galassia galleria gamba gambe gara gatti gatto gelosa geloso
    gemelle gemelli generale generazione generazioni genere generosa generoso geni genio genitore genitori
    gente gentile gentili gestione gestisce gestito gesto getta gia giapponese giapponesi giardino ginocchia
    ginocchio gioca giocando giocatore giocatori giocattoli giocattolo giochiamo gioco gioia giornale giornali
    giornata giornate giorni giorno giovane giovani gira girando girano girare girato giri giro gita giu
    giudice giudici giunta giunto giurato giuro giusta giuste giusti giusto gli gliela glielo goccia gola
    gomma gomme gonna gradi grado gran grande grandi grandiosa grandioso grano grassa grasso grata grato grave
    gravi grazia grazie grida gridare grossa grosse grossi grosso gruppi gruppo guadagna guadagnare guadagnato
    guadagni guadagno guai guaio guanti guarda guardami guardando guardano guardare guardarla guardarlo
    guardarmi guardate guardati guardato guardava guardavo guardi guardia guardiamo guardie guardo guerra
    guerre guerrieri guerriero guida guidando guidare guidi guido gusti gusto hai hanno idea idee identificare
    identificato identita idiota idioti ieri illegale illegali illusione imbecille immagina immaginare
    immaginato immaginavo immagine immagini immagino immediato impara imparando imparare imparato impari
    impazzire impazzita impazzito impedire impedisce impedito impegnata impegnati impegnato impegni impegno
    impianto impiccato impiegati impiegato importa importante importanti importanza importava importi
    impossibile impressione improbabile impronta impronte imputato incendio incidente incidenti incontrare
    incontrarla incontrarlo incontrata incontrati incontrato incontri incontriamo incontro incredibile
    incredibili incubi incubo indagare indagine indagini indicano indietro indipendente indizi indizio indossa
    indossare indossava indossi indosso indovina indovinare inferiore infermeria infermiera infermiere inferno
    infezione infinite infinito informato informazione informazioni infranto ingannare ingannato ingegnere
    ingiusto inglese inglesi iniezione inizi inizia iniziale iniziamo iniziando iniziano iniziare iniziata
    iniziativa iniziato inizio innamorata innamorati innamorato innocente innocenti innocenza insegnante
    insegnanti insegnare insegnato inseguendo inserire inserito insistere insistito insolito instabile
    intelligente intelligenti intelligenza intende intendi intendo intenso intenzione intenzioni intera
    interessa interessano interessante interessanti interessata interessati interessato interesse interessi
    interna interni interno intero interrogare interrogato interrogatori interrogatorio interrotto intimi
    intimo intorno inutile inutili invasione inventata inventato inverno investimento investire investito
    inviare inviato invitare invitata invitati invitato inviti invito ione ira irruzione iscritto isola
    isolamento isolati isolato ispettore ispirazione istante istituto istruzione istruzioni italiano
    laboratorio ladri ladro lago lama lancia lanciare lanciato lancio larga largo lascera lascerai lascero
    lasci lascia lasciala lascialo lasciami lasciamo lasciando lasciano lasciar lasciarci lasciare lasciarla
    lasciarlo lasciarmi lasciarti lasciata lasciate lasciatemi lasciati lasciato lascio lati lato latte lavora
    lavorando lavorano lavorarci lavorare lavorato lavoratori lavorava lavoravo lavori lavoriamo lavoro leale
    lealta lega legale legali legalmente legame legami legare legata legate legati legato legge leggenda
    leggendo leggera leggere leggerlo leggero leggi leggo legno lei lentamente lenti lento letale lettera
    lettere letti letto lettura leva levati lezione lezioni libera liberare liberarsi liberato liberi libero
    liberta libri libro licenziare licenziata licenziato lieta lieto limite limiti linea linee liscia liscio
    lista lite litigare litigato livelli livello locale locali lontana lontani lontano loro lotta lotteria
    luce luci lui luna lunga lunghe lunghi lungo luoghi luogo lupi lupo lusso lutto macchia macchie macchina
    macchine madre madri maestra maestro mafia maggio maggior maggiore maggiori magia magica magico maglia
    magnifica magnifico mago mai maiale maiali mal malata malati malato malattia malattie male maledetta
    maledetti maledetto malissimo mamma mamme manca mancano mancare mancata mancato mancava mancherai manchi
    mancia manco manda mandando mandano mandare mandata mandati mandato mandi mando mangi mangia mangiamo
    mangiando mangiano mangiare mangiato mangio mani maniera maniere mano mantenere mantenuto marchio marcia
    mare marea marina marito martello maschera maschi maschile maschio massa massacro massaggio massima
    massimo matrimoni matrimonio matta matti mattina mattinata mattino matto mazza media medica medici
    medicina medicine medico mela mele membri membro meno mensa menta mentale mentali mente mentendo menti
    mentire mentito mento mentre menu meraviglia meravigliosa meraviglioso mercato merita meritano meritato
    meritava meriti merito mese mesi messa messaggi messaggio messe messi messo mestiere meta metodi metodo
    metri metro metta mette mettendo metterai metterci mettere metteremo metterla metterlo mettermi mettero
    mettersi metterti mettete metti mettiamo metto mezza mezzi mezzo mia mica mie miei miele miglia migliaia
    miglior migliorare migliore migliori mila miliardi milione milioni militare militari mille minaccia
    minacciando minacciato miniera minima minimo ministro minore minori minuti minuto mio mira miracoli
    miracolo missione missioni misura misure mito mobili moda modella modello modi modo mogli moglie molla
    molo molta molte molti moltissimo molto momenti momento mondi mondo moneta monete montagna montagne monte
    morale mori morira morirai morire morso morta mortale mortali morte morti morto mossa mosse mosso mostra
    mostrano mostrare mostrarti mostrato mostri mostro motivi motivo moto motore motori movimenti movimento
    multa munizioni muoia muoio muore muori muova muove muoverci muoversi muoverti muovetevi muovi mura muri
    muro nasconde nascondere nascondermi nascondersi nascondi nascosta nascoste nascosti nascosto naso nastro
    nata nati nato naturale naturali nave navi nazionale nazione necessaria necessario necessita negare
    negativa negativo negato negli negozi negozio negri negro nei nel nella nelle nello nemici nemico neppure
    nera nere neri nero nervi nervosa nervoso nessun nessuna nessuno neve nido nipote nipoti nobile nobili noi
    noia noiosa noioso nome nomi nominare nominato non nonna nonno norma normale normali nostra nostre nostri
    nostro nota notare notato note notizia notizie noto notte notti nove nuda nude nudi nudo nulla numeri
    numero nuotare nuova nuovamente nuove nuovi nuovo obiettivi obiettivo obiezione occasione occasioni occhi
    occhiali occhiata occhio occupa occupando occuparmi occuparsi occupata occupati occupato occuperemo
    occupero occupi occupiamo occupo odi odia odiano odiato odio odore offerta offerte offerto offesa offeso
    offre offrendo offrire offrirti offro oggetti oggetto oggi ogni olio oltre omaggio ometto omicida omicidi
    omicidio onda onde onesta onestamente onesti onesto onore opera operai operare operazione operazioni opere
    opinione opinioni oppure opzione opzioni ora orari orario ordinare ordinato ordine ordini ordino ore
    orecchie orecchio organizzando organizzare organizzato orgoglio orgogliosa orgoglioso originale oro
    orologio orribile orribili orrore orso osare oscura oscuro osi ospedale ospedali ospite ospiti ossa osso
    ostaggi ostaggio ottenere ottenuto ottima ottime ottimi ottimo otto ovunque ovviamente pacchetto pacco
    pace padre padri padrona padrone paese paesi paga pagamento pagano pagata pagati pagato pagina pagine pago
    paio palco palla palle palo pancia pane panico panini panino panni papa paradiso parco pare parecchi
    parecchie parecchio parente parenti parere parete pareti pari parla parlando parlano parlare parlargli
    parlarle parlarmi parlarne parlarti parlarvi parlate parlato parlava parlavi parlavo parleremo parli
    parliamo parliamone parlo parola parole parte partecipare partecipato partendo partenza parti partiamo
    particolare particolari partire partita partite partiti partito parto passa passaggio passando passano
    passare passata passate passati passato passi passiamo passione passo pasta pasto patente patto pattuglia
    paura paure pausa pavimento paziente pazienti pazienza pazza pazzi pazzia pazzo peccati peccato peggiorare
    peggiore peggiori peli pelle pelo pena pene penna pensa pensaci pensando pensano pensarci pensare pensassi
    pensate pensato pensava pensavamo pensavano pensavi pensavo penserai penseranno pensero pensi pensiamo
    pensieri pensiero pensione penso per percento percorso perde perdendo perderai perderti perdi perdiamo
    perdita perdite perdo perdonami perdonare perdonarmi perdonato perdoni perdono perfetta perfetti perfetto
    perfezione perfino pericolo pericolosa pericolose pericolosi pericoloso permesso permetta permette
    permettere permettersi permetti pero persa perse persi persino perso persona personaggi personaggio
    personale personali personalita persone pesante pesanti pesca pesce pesci pesi peso pessima pessimo peste
    petrolio petto pezzi pezzo piaccia piaccio piace piacera piacere piaceva piacevole piaci piaciuta piaciuto
    pianeta pianeti piange piangendo piangere piani piano pianta piante pianto piatti piatto piazza picchiare
    picchiato piccola piccole piccoli piccolo piede piedi piega piena piene pieni pieno pieta pietra pietre
    pillola pillole pirata pirati pista pistola pistole piu pizza plastica poca poche pochi poco poi politica
    politiche politici politico pollo polso pompieri ponte porca porco porre porta portafogli portafoglio
    portale portalo portando portano portarci portare portarla portarle portarli portarlo portarmi portarvi
    portata portate portati portatile portato portava porte portera porterai porteranno porteremo portero
    porti portiamo portiere porto positiva positivo posizione posizioni possa possano possesso possiamo
    possiate possibile possibili possibilita possiede posso possono post posta postale posti posto potente
    potenti poter poterci potere poteri poterla poterlo potermi poterti potesse potessero potessi potessimo
    potete poteva potevamo potevano potevi potevo potra potrai potranno potrebbe potrebbero potrei potremmo
    potremo potreste potresti potrete potro potuta potuto povera poveri povero pozzo prato precedente
    precedenti precisa precisi precisione preciso preda preferirei preferisce preferisci preferisco preferita
    preferite preferiti preferito prega pregato preghiera preghiere prego premi premio prenda prende prendendo
    prendera prenderai prenderanno prenderci prendere prenderemo prenderla prenderle prenderli prenderlo
    prendermi prenderne prendero prendersi prenderti prendete prendeva prendi prendiamo prendilo prenditi
    prendo prendono prenotato preoccupa preoccupare preoccuparmi preoccuparsi preoccuparti preoccupata
    preoccupatevi preoccupati preoccupato preoccupazione preoccupazioni preoccupi preoccupo prepara preparando
    preparare prepararmi preparati preparato prepari preparo presa prese presenta presentano presentare
    presentata presentato presente presenti presento presenza presi presidente preso pressione pressioni
    presso prestato prestito presto prete previsto preziosa prezioso prezzi prezzo prigione prigioniera
    prigionieri prigioniero prima prime primi primo principale principali principe principi principio priorita
    privata private privati privato pro probabile problema problemi procedere procedura processo procurato
    procuratore prodotti prodotto produrre produzione professionale professione professore profitti profitto
    profonda profondo progettato progetti progetto programma programmato programmi progressi progresso
    proibito proiettile proiettili promessa promesse promesso prometti prometto pronta pronte pronti pronto
    proposito proposta proposto propri propria proprie proprieta proprietari proprietario proprio prossima
    prossime prossimi prossimo prostituta prostitute protegge proteggere proteggerla protetta protetto
    protezione prova provando provano provare provarlo provate provato prove provero provi proviamo proviene
    provino provo provocato prudente pubblica pubblicato pubblici pubblicita pubblico pugni pugno pulita
    puliti pulito punito punizione punta puntare puntata puntate puntato punti punto puo puoi pur pura pure
    puro puzza qua quadri quadro qual qualcosa qualcun qualcuna qualcuno quale quali quando quanta quante
    quanti quanto quarta quarto quasi quegli quei quel quella quelle quelli quello questa queste questi
    questione questioni questo qui quinta quinto quota rabbia raccolta raccolto raccomando racconta raccontare
    raccontato racconti racconto radiazioni ragazza ragazze ragazzi ragazzo raggi raggio raggiungere raggiungo
    raggiunto ragionare ragione ragioni rallentare rapida rapido rapina rapita rapito rapporti rapporto rara
    raro razza reale reali realizzare realizzato realmente realta reati reato reazione recente recenti
    recitare recuperare recuperato recupero regalato regali regalo regione registrare registrata registrato
    registri registro regno regola regolare regole relazione relazioni religione renda rende rendendo rendere
    renderlo renderti rendi rendo rendono rene resa resistenza resistere reso respira respirare respiro
    responsabile responsabili responsabilita resta restare restate resti restiamo restituire resto rete retro
    retta ribelle ribelli ricca ricchi ricco ricercato ricerche riceve ricevere ricevi ricevuta ricevuto
    richiamare richiamato richiamo richiede richiesta richieste richiesto ricominciare riconosce riconoscere
    riconosci riconosciuto riconosco ricorda ricordare ricordarmi ricordarti ricordate ricordati ricordato
    ricordi ricordo ricostruire ride ridicola ridicolo riempire riempito rientrare riesca riesce riesci riesco
    riescono riferisci riferito rifiuta rifiutare rifiutato rifiuti rifiuto riflettere riga riguarda riguardo
    rilasciare rilascio rilevante rimandare rimane rimanere rimanga rimango rimani rimasta rimaste rimasti
    rimasto rimediare rimesso rimettere rimorso rimosso rimuovere rinchiusa rinchiuso rinunciare rinunciato
    riparare ripetere riporta riportare riportato riporto riposare riprendere ripresa riprese ripreso ripulire
    ripulito risalire riscatto rischi rischiare rischiato rischio rischioso riscontro riservata riservato riso
    risolvere risorsa risorse risparmiare risparmiato rispettare rispettato rispetto risponda risponde
    rispondere rispondi rispondo risposta risposte risposto rissa ristorante ristoranti risultati risultato
    ritirare ritirata ritirato ritorna ritornare ritorni ritorno ritratto ritrovare ritrovato riunione
    riunioni riusciamo riuscira riuscirai riuscirci riuscire riusciremo riusciro riuscissi riuscita riuscite
    riusciti riuscito riusciva riuscivo riva rivedere rivedremo rivelare rivelato rivista riviste roba roccia
    romantica romantico rosa rose rospo rossa rosse rossi rosso rotta rotte rotto rovinando rovinare rovinato
    ruba rubata rubati rubato rumore rumori ruolo ruota ruote russa russi russo sabbia sacchetto sacco
    sacrifici sacrificio sacro saggezza saggio sai sala sale sali salita salito salsa salta saltare saltata
    saltato salti salto saluta salutare salute saluti saluto salva salvare salvarla salvarlo salvarmi salvarti
    salvata salvati salvato salve salvezza salvi salvo sana sanno sano santa santo saper sapere saperne
    sapersi sapesse sapessi sapete sapeva sapevamo sapevano sapevi sapevo sapone sapore sappi sappia sappiamo
    sappiano sappiate sapra saprai sapranno saprei sapremo saputo sara sarai saranno sarebbe sarebbero sarei
    saremmo saremo sareste saresti sarete saro sbagli sbaglia sbagliando sbagliare sbagliata sbagliate
    sbagliato sbagliavo sbaglio sbattere sbattuto sbrigare sbrigati scaduto scala scale scambiare scambiato
    scambio scappa scappando scappare scappata scappati scappato scappi scarica scaricare scaricato scarico
    scarpa scarpe scatola scatole scattare scegli scelta scelte scelto scemo scena scende scendere scendi
    scene scesa sceso scheda schema schemi schermo scherzi scherzo schianto schiavi schiavo schifoso scienza
    scienze scienziati scienziato scimmia scimmie sciocca sciocco scommessa scommesse scommettere scommetto
    scomparire scomparsa scomparse scomparsi scomparso sconfitta sconfitto sconosciuta sconosciuti sconosciuto
    scontato sconto scontro sconvolta sconvolto scopa scopare scoperta scoperto scopi scopo scopra scopre
    scopri scopriamo scoprire scopriremo scoprirlo scoprisse scopro scordato scorre scorsa scorso scorta
    scorte scortese scossa scritta scritte scritto scrittore scrive scrivere scrivi scrivo scudi scudo scuola
    scuole scusa scusami scusarmi scusatemi scuse scusi scuso secca secchio secco secoli secolo seconda
    secondi secondo sede sedere sedermi sedersi sederti sedia sedici sedie sedile seduta seduti seduto sega
    segnale segnali segnato segni segno segreta segretaria segretario segreteria segreti segreto segua segue
    seguendo seguente segui seguire seguirmi seguita seguito seguo sei sembra sembrano sembrare sembrato
    sembrava sembri sembro semestre semi semplice semplici senatore senno seno sensi sensibile senso senta
    sente sentenza senti sentiamo sentiero sentimenti sentimento sentirai sentire sentirla sentirlo sentirmi
    sentirsi sentirti sentita sentite sentiti sentito sentiva sentivo sento senza separati sequenza sera sere
    sergente seri seria seriamente serie serio serpente serpenti serva serve servi servira serviranno servire
    serviva servivano servizi servizio servo sesso sessuale sessuali sesto sete setta sette settembre
    settimana settimane sezione sfida sfortuna sforzi sforzo sfuggire sfuggito sguardo sia siamo siano siate
    sicura sicuramente sicuri sicuro sieda siedi siete sigaretta sigarette significa significare significato
    significhi signor signora signore signori sii silenzio silenzioso simile simili simpatica simpatico sin
    sincera sinceramente sinceri sincero singola singolo sinistra sinistro sire sistema sistemare sistemato
    sistemi siti sito situazione situazioni smesso smetta smette smettere smetterla smettetela smetti smettila
    soccorso soci sociale sociali socio sodo sofferenza sofferto soffiata soffitto soffre soffrendo soffrire
    software soggetti soggetto sognando sognato sogni sogno sola solamente soldati soldato soldi soldo sole
    soli solita solito sollevato sollievo solo soltanto soluzione somiglia somma son sonno sono sopportare
    sopportarlo sopporto sopra sordo sorella sorelle sorprende sorpresa sorprese sorpreso sorta sorte sospetta
    sospettati sospettato sospetti sospetto sosta sostanza sostanze sostegno sostenere sostiene sostituire
    sotto spada spade spalla spalle spara sparare sparate sparato spari sparire sparisci sparita spariti
    sparito sparo spasso spaventa spaventare spaventata spaventati spaventato spaventoso spaziale specchio
    speciale speciali spegnere spendere spento spera sperando speranza speranze sperare speriamo spero spesa
    spese speso spesso spetta spezzato spia spiace spiacevole spie spiega spiegare spiegarmi spiegato
    spiegazione spiegazioni spiego spina spingere spinta spinto spiriti spirito splendida splendido sporca
    sporco sposa sposare sposarlo sposarsi sposata sposato sposi sposo spostare spostati spostato sprecare
    sprecato squadra squadre sta stabilire stabilito staccato stadio stagione stai stanca stanco stando stanno
    stanotte stanza stanze star stara starai staranno stare starebbe starei staremo staro stata state stati
    stato statua stava stavamo stavano stavi stavo stazione stella stelle stessa stesse stessero stessi
    stessimo stesso stia stiamo stiano stiate stile stima stipendio sto storia storie storto strada strade
    strana stranamente strane strani stranieri straniero strano straordinari straordinaria straordinario
    strappato stretta stretti stretto stronzata stronzate strumenti strumento struttura studente studenti
    studi studiando studiare studiato studio stufa stufo stupenda stupendo stupida stupide stupidi stupido sua
    subito succeda succede succedendo succedere succedesse succedono successa successe successivo successo
    succo sud sue sufficiente sufficienza suggerisce suggerisco suggerito sui suicidio sul sulla sulle sullo
    suo suoi suolo suona suoni suono super superare superato superiore superiori suppongo supporto svegli
    sveglia svegliata svegliati svegliato sveglio svelta svenuto sviluppato sviluppo svolta tacchi tacchino
    taci tagli taglia tagliare tagliata tagliato taglio tal tale tali talmente tanta tante tanti tanto targa
    tasca tasse tasso tatuaggi tatuaggio tavola tavoli tavolo tazza tecnica tecnici tecnico telefonata
    telefonate telefonato telefoni telefonica telefono tema temere temo tempi tempio tempo tenda tende tenendo
    tenente tenerci tenere tenerla tenerli tenerlo tenermi tenero tenersi tenerti tenete tenga tengo tengono
    teniamo tensione tentando tentativo tenuta tenuto teoria teorie terminato termine termini terra terre
    terremo terreno terribile terribili terro terrore terrorista terroristi terrorizzata terrorizzato terza
    terzo tesi teso testa teste testimone testimoni testo tette tetto tiene tieni tipa tipi tipo tira tirare
    tirato tiri tiro titoli titolo tizi tizio tocca toccarlo toccata toccato tocchi tocco togli togliere
    togliermi tolga tolgo tolto tomba tono topi topo torna tornando tornano tornare tornata tornate tornati
    tornato torneo tornera tornerai torneranno torneremo tornero torni torniamo torno toro torre torta torte
    torto torturato tosta totalmente tra traccia tradita tradito tradizione tradurre traduzione tramonto
    tranquilla tranquilli tranquillo trapianto trascorso trasferire trasferita trasferiti trasferito trasforma
    trasformare trasformato trasportare trasporto tratta trattare trattato trattava tratti tratto tre tremendo
    treni treno triste tristi troia trono troppa troppe troppi troppo trova trovano trovarci trovare trovarla
    trovarli trovarlo trovarmi trovarsi trovarti trovata trovate trovati trovato trovava trovavo trovera
    troverai troveranno troveremo troverete trovero trovi troviamo trovo truppe tua tubo tue tuo tuoi turni
    turno tutta tuttavia tutte tutti tutto ubriaca ubriaco uccelli uccello uccida uccide uccidendo uccidera
    ucciderci uccidere ucciderlo uccidermi ucciderti uccidono uccisa uccise uccisi ucciso uffici ufficiale
    ufficiali ufficio uguale uguali ulteriori ultima ultime ultimi ultimo umana umane umani umano umile umore
    una undici unica unici unico unita uniti unito uno uomo uova uovo urla urlo usa usando usano usare usarla
    usarlo usata usate usati usato usava usciamo uscire uscirne uscita uscite usciti uscito usciva usi usiamo
    uso utile utili vacanza vacanze vacca vacci vada vado vai vale valere valeva valida valido valigia valigie
    valle valore valori valutare vampiri vampiro vanno vantaggi vantaggio vari varie vasca vaso vecchi vecchia
    vecchie vecchio veda vede vedendo vederci vedere vederla vederli vederlo vedermi vederti vedervi vedesse
    vedessi vedete vedeva vedevo vedi vediamo vedo vedova vedra vedrai vedranno vedrete vedro veicolo veloce
    veloci velocita vena vende vendendo vendere vendetta vendita vendite venditore venduta venduto vene
    venendo venga vengano vengo vengono veniamo venir venire venisse venissi venite venivano venne venti vento
    venuta venute venuti venuto vera veramente verde verdetto verdi vere vergogna vergogno veri verita verme
    vermi vero verra verrai verranno verrebbe verro versi versione verso veste vestita vestiti vestito vetro
    via viaggi viaggiare viaggiato viaggio vicina vicine vicini vicino vicolo vide video vidi vie viene vieni
    villa villaggio vincitore vino vinto viola violazione violenta violenti violento violenza visione visioni
    visita visitare visite viso vista viste visti visto vita vitale vitali vite vittima vittime vittoria viva
    vive vivi vivo voce voci voglia vogliamo vogliano vogliate voglio vogliono voi vola volare voler volere
    volesse volessi volete voleva volevamo volevano volevate volevi volevo volgare volo volontari volontario
    volta voltare volte volti volto voluta voluti voluto vorra vorrai vorranno vorrebbe vorrebbero vorrei
    vorremmo vorresti vostra vostre vostri vostro votare votato voti voto vuoi vuol vuole vuota vuote vuoto
    zero zia zio zitta zitti zitto zona zone
    """
}
