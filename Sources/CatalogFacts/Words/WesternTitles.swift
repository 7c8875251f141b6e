// Titles of invented books in French, German, Spanish, Italian and Portuguese. Words include their articles
// and prepositions, so that gender and case are correct without a grammar.

extension WordFacts {
  static let westernTitles = """
    titles fr Fiction
    pattern {thing} {of}
    pattern {thing} {of} et {of}
    pattern {thing} et {also}
    pattern {thing} de {name}
    pattern {when}, {thing} {of}
    subtitle roman
    subtitle nouvelles
    slot thing La Maison; Le Jardin; L'Été; La Chambre; Les Heures; Le Silence; La Lettre; L'Île
    slot thing Les Enfants; Le Voyage; La Saison; Le Goût; La Mémoire; L'Ombre; Les Fiancées; La Promesse
    slot thing Le Fils; Les Orages; La Rivière; L'Adieu; Le Cahier; Les Lumières; La Couleur; L'Élégance
    slot of du silence; de la mer; des absents; de l'hiver; des hirondelles; du vent; des autres; de la nuit
    slot of de l'oubli; du dimanche; des vivants; de la neige; des amandiers; du retour; de l'enfance
    slot of des jours tranquilles; du figuier; de l'exil; des sœurs; de la pluie; du dernier étage
    slot of des gares
    slot also la cendre; le merle; les saisons perdues; la voisine; le sel; la lampe; le loup; les cerises
    slot also la grammaire; le dimanche
    slot name Margot; Solange; Perceval; madame Vernier; Zélie; Théodore; Camille Aubert; mon père
    slot name Saint-Malo; Lisbonne; Célestin; Ninon
    slot when Un soir d'avril; Après la pluie; Demain; Avant l'aube; Quelque part; Cet été-là

    titles fr Mystery
    pattern Meurtre {where}
    pattern {crime} {where}
    pattern {crime} de {victim}
    pattern {crime} de {victim} {where}
    pattern {victim} ne répond plus
    pattern Le {number} {clue} {where}
    subtitle Une enquête du commissaire {name}
    subtitle roman policier
    slot crime L'Affaire; Le Crime; La Disparition; Le Secret; La Mort; L'Énigme; L'Alibi; Le Testament
    slot crime La Vengeance; Le Fantôme
    slot where à Honfleur; au Grand Hôtel; dans le Vercors; à Noirmoutier; sous la verrière
    slot where au clair de lune; chez le notaire; au bal masqué; en Camargue; à la Butte-aux-Cailles
    slot where au marché de Noël; sur le canal
    slot victim la comtesse; l'horloger; la libraire; l'antiquaire; la cantatrice; l'archiviste
    slot victim la veuve Marchal; l'éclusier; la fleuriste; l'organiste
    slot number deuxième; troisième; septième; dernier; premier; treizième
    slot clue témoin; mensonge; masque; passager; convive; indice; carnet; regard
    slot name Lantier-Brun; Castaing; Rochebrune; Delmas; Keller; Morvan

    titles fr History
    pattern Une histoire {of}
    pattern {place} au temps {of}
    pattern {thing} {of} et {of}
    pattern {thing} {of}
    subtitle {century} siècle
    subtitle Une histoire {of}
    slot of du sel; des cathédrales; des croisades; de la soie; de la Révolution; des épices
    slot of du chemin de fer; des couleurs; de la peste; des routes; des femmes; du travail; de l'imprimerie
    slot place Paris; Lyon; Marseille; Venise; Alger; La Rochelle; Québec; Dakar; Bruges; Saint-Domingue
    slot thing Les Chemins; La Fin; Les Marchands; L'Invention; Le Siècle; Les Vaincus; L'Empire
    slot thing La Naissance; Le Monde
    slot century XIIe–XVe; XVIe–XVIIIe; XVIIIe–XIXe; XIXe–XXe

    titles de Fiction
    pattern {thing} {of}
    pattern {thing} und {also}
    pattern {thing} {of} und {of}
    pattern {when} {where}
    pattern {thing} {where}
    subtitle Roman
    subtitle Erzählungen
    slot thing Das Haus; Der Garten; Die Stille; Der Sommer; Die Farbe; Das Licht; Die Töchter; Der Klang
    slot thing Die Straße; Das Gewicht; Die Entdeckung; Der Geschmack; Die Fähre; Das Schweigen
    slot thing Die Vermessung; Der Brief; Die Insel; Das Versprechen; Die Geometrie; Der Schatten
    slot thing Die Chronik; Das Gedächtnis; Die Reise
    slot also das Meer; der Regen; die Zikaden; der Nachbar; das Salz; die Zugvögel; der Mond; die Rechnung
    slot also das Nichts; der Dienstag
    slot of der Möwen; des Uhrmachers; der Nacht; des Windes; der Väter; des Winters; der Langsamkeit
    slot of des Wassers; der Wölfe; der Erinnerung; des Glücks; der Mauersegler; des Abschieds; der Kirschen
    slot of der Schwestern; des Vergessens; der Brücken; des Nordens; der leisen Dinge; der Übersetzerin
    slot of des Sonntags
    slot when Ein Sommer; Ein Winter; Drei Tage; Zwei Leben; Ein Koffer; Sieben Jahre; Ein Klavier
    slot when Ein Zimmer
    slot where in Görlitz; am Fluss; ohne Wiederkehr; hinter dem Deich; an der Elbe; über den Dächern
    slot where im Süden; am Rand der Stadt; in Triest; unter Linden; im Schnee; am Ende der Straße

    titles de Mystery
    pattern {deed} {where}
    pattern {adjective} {noun}
    pattern {adjective} {noun} {where}
    pattern Der {person} {where}
    pattern {noun}
    pattern {deed} für den {person}
    subtitle Kriminalroman
    subtitle Ein {where2}-Krimi
    subtitle Der {number} Fall für {name}
    slot deed Mord; Tod; Verrat; Rache; Ein Toter; Stille; Gift; Lügen
    slot where auf Juist; im Watt; am Bodensee; in der Eifel; an der Alster; im Schwarzwald; bei Nebel
    slot where auf der Alm; in Lübeck; an der Mosel; im Weinberg; bei Vollmond
    slot where2 Ostfriesen; Eifel; Allgäu; Küsten; Wien; Berlin; Harz; Elbe
    slot adjective Tödliche; Kalte; Dunkle; Stumme; Blutige; Stille; Letzte; Falsche; Eiskalte; Finstere
    slot noun Ebbe; Ernte; Schuld; Brandung; Beute; Spuren; Wahrheit; Asche; Stunde; Liebe; Lüge; Kälte
    slot person Pfarrer; Winzer; Fährmann; Imker; Kapitän; Apotheker; Nachtwächter; Leuchtturmwärter
    slot number erste; zweite; dritte; vierte; siebte; zehnte
    slot name Hanna Petersen; Kommissar Brugger; Ida Lorenz; Kommissarin Yıldız; Veit Hollerbach

    titles de Fantasy
    pattern {thing} {of}
    pattern {thing} von {place}
    pattern {thing} {of} und {of}
    pattern {thing} {of} von {place}
    subtitle {thing} von {place}
    subtitle Fantasyroman
    slot thing Das Schwert; Die Krone; Der Fluch; Die Hüterin; Das Orakel; Der Drache; Die Gilde; Das Siegel
    slot thing Der Pfad; Die Prophezeiung; Das Lied; Der Thron; Die Klinge; Das Erbe; Der Bund
    slot of der Schatten; der Elfen; des Feuers; der Raben; der Zwerge; des Mondes; der Dämmerung; der Nebel
    slot of der Könige; der Stürme; der Asche; der tausend Tore
    slot place Arandor; Thalgrund; Ysmaren; Drachenfels; Morwen; Elderau; Nachtwald; Kaltenfurt; Silberhain
    slot place Orkrand

    titles de Nonfiction
    pattern {what}
    pattern {what} und {what}
    pattern {what}, {what} und {what}
    pattern Warum {claim}
    subtitle Eine kurze Geschichte {of}
    subtitle Warum {claim}
    subtitle Was wir von {whom} lernen können
    slot what Zeit; Geld; Wald; Schlaf; Mut; Stille; Gehen; Wasser; Arbeit; Erinnerung; Demokratie; Zufall
    slot what Licht; Angst; Brot
    slot claim wir schlafen; Bäume schweigen; Städte wachsen; wir vergessen; Märkte irren; wir teilen müssen
    slot claim Kinder fragen; weniger mehr ist
    slot of der Zahlen; des Alltags; der Meere; der Vernunft; des Papiers; der Farben; der Angst
    slot whom Ameisen; Kindern; Krähen; den Stoikern; der Steinzeit; Pilzen

    titles es Fiction
    pattern {thing} {of}
    pattern {thing} y {also}
    pattern {thing} {of} y {of}
    pattern {when} {where}
    pattern {thing} de {name}
    subtitle novela
    subtitle cuentos
    slot thing La casa; El jardín; La sombra; El invierno; Las horas; El olvido; La ciudad; Los hijos
    slot thing El silencio; La memoria; Las cartas; El sueño; La lluvia; El último viaje; La herencia
    slot thing Los nombres; El espejo; La orilla; Las hermanas; El mapa; La distancia; El cuaderno
    slot also la ceniza; el mirlo; las otras; la marea; el pan; los relojes; la lámpara; el lobo
    slot also las cerezas; el lunes
    slot of del viento; de los pájaros; de la noche; del río; de los ausentes; de la sal; del mar
    slot of de los naranjos; de las mariposas; del tiempo; de la niebla; de los muertos; de la infancia
    slot of del domingo; de las palabras perdidas; de la tierra; del relojero; de los otros; de la arena
    slot of del cartógrafo
    slot name Amparo; Lisboa; doña Remedios; Julián; mi abuela; Tomás Quiroga; Valparaíso; Candelaria
    slot name Elvira; Buenos Aires
    slot when Una tarde; Tres veranos; Un domingo; Siete noches; Cien días; Un piano; Dos maletas; Una mujer
    slot where en Cádiz; bajo la lluvia; sin regreso; en Montevideo; junto al mar; al sur de todo
    slot where en la frontera; en la calle Luna; lejos de casa; frente al espejo

    titles es Romance
    pattern {verb} {where}
    pattern {what} {where}
    pattern {verb} {when}
    pattern {what} {where} {when}
    pattern {verb} {where} {when}
    subtitle Una novela romántica
    slot verb Amarte; Besarte; Volver a verte; Encontrarte; Soñar contigo; Olvidarte; Quererte
    slot verb Bailar contigo; Esperarte; Perderte
    slot where en Sevilla; bajo las estrellas; en París; en la Toscana; junto al faro; en otoño
    slot where en tu cocina; a medianoche; en la playa; entre libros; en Granada; al otro lado del mar
    slot when sin permiso; por Navidad; otra vez; cada verano; antes del alba; para siempre; en domingo
    slot what Un beso; Una promesa; Mil cartas; Un verano; Una boda; Dos corazones; Un secreto; Una librería
    slot what Tres deseos

    titles es History
    pattern {thing} {of}
    pattern Breve historia {of}
    pattern {thing} {of} y {of}
    pattern {place} y {place}
    subtitle Una historia {of}
    slot thing El fin; La caída; Los caminos; Las mujeres; El siglo; El origen; La guerra; Los vencidos
    slot of de la plata; de las Indias; de los Austrias; del azúcar; de la imprenta; de los visigodos
    slot of del exilio; de las lenguas; de la República; de los moriscos; del cacao; de los piratas
    slot place Sevilla; Potosí; México; La Habana; Manila; Toledo; Nápoles; Flandes; Lima; Cartagena

    titles it Fiction
    pattern {thing} {of}
    pattern {thing} e {also}
    pattern {thing} {of} e {of}
    pattern {when} {where}
    pattern {thing} {where}
    subtitle romanzo
    subtitle racconti
    slot thing La casa; Il giardino; L'estate; Il silenzio; La stanza; Le ore; Il mestiere; La memoria
    slot thing L'isola; I giorni; La promessa; Il peso; Le parole; L'eredità; Il sentiero; La sorella
    slot thing Il profumo; La misura; L'ombra; Le lettere; Il ritorno
    slot also la cenere; il merlo; le altre; la marea; il pane; gli orologi; la lampada; il lupo
    slot also le ciliegie; il lunedì
    slot of del vento; delle madri; del mare; dei perduti; della neve; delle rondini; del tempo; degli altri
    slot of della notte; dei limoni; dell'assenza; delle cose piccole; del fiume; degli angeli
    slot of della pioggia; dei fratelli; dell'orologiaio; della polvere; delle stelle
    slot when Un inverno; Una notte; Tre sorelle; Due vite; Un treno; Sette lettere; Una domenica
    slot when Un pianoforte
    slot where a Trieste; senza ritorno; sul lago; in via dei Cappellari; sotto il vulcano; a Palermo
    slot where in fondo alla strada; di là dal fiume; a mezzanotte; tra gli ulivi

    titles it Mystery
    pattern {crime} {where}
    pattern {crime} del commissario {name}
    pattern {crime} e {clue}
    pattern {crime} e {clue} {where}
    subtitle Un'indagine del commissario {name}
    slot crime Il delitto; La morte; L'assassino; Il mistero; Il caso; L'inganno; La vendetta; Il segreto
    slot crime Il sospetto
    slot clue il guanto rosso; la tazzina; il terzo testimone; la chiave d'argento; il violino
    slot clue l'ultimo treno; la lettera anonima; il gatto nero; la fotografia
    slot where in canonica; al Gran Caffè; sul Naviglio; a Procida; in laguna; alle Terme; di Ferragosto
    slot where nel chiostro; di piazza Vetra; al mercato del pesce
    slot name Bonaventura; Santamaria; Locatelli; Piscopo; De Luca Ferro; Malaspina

    titles pt Fiction
    pattern {thing} {of}
    pattern {thing} e {also}
    pattern {thing} {of} e {of}
    pattern {when} {where}
    pattern {thing} {where}
    subtitle romance
    subtitle contos
    slot thing A casa; O jardim; A sombra; O silêncio; As horas; O retorno; A cidade; Os filhos; O ofício
    slot thing A memória; As cartas; O rio; A chuva; A última viagem; O nome; Os dias; O espelho; As irmãs
    slot thing O mapa; A coragem; A margem
    slot also a cinza; o melro; as outras; a maré; o pão; os relógios; a lâmpada; o lobo; as cerejas
    slot also a segunda-feira
    slot of do vento; dos ausentes; da noite; do mar; da infância; dos pássaros; da terra vermelha
    slot of do esquecimento; das marés; da saudade; dos outros; do sertão; das laranjeiras; da avó; do sal
    slot of da neblina; do relojoeiro; das coisas simples; dos domingos
    slot when Um verão; Uma tarde; Três irmãs; Duas vidas; Sete noites; Um comboio; Um piano; Cem dias
    slot where em Lisboa; no fim da rua; sem regresso; na Bahia; à beira-mar; em Luanda; debaixo da chuva
    slot where do outro lado do rio; longe de casa; no Alentejo
    """
}
