// French words. See `KnownWords`.

extension KnownWords {
  static let french = """
    abandonne abandonnee abandonner abattre abattu abeilles abuse accelerer accepte accepter acceptez acces
    accident accidents accompagne accompagner accompli accomplir accord accorde accorder accroche accusation
    accusations accuse accuser achete achetee acheter acte actes acteur acteurs action actions activite
    activites actuellement adieu admettre admis adopte adopter adorable adore adorer adores adresse adulte
    adultes aerienne affaire affaires affronter afin age agent agents agi agir agis agit agreable agresse
    agression aide aidee aider aidera aiderait aides aidez aie aient aies ailes aille ailles ailleurs aimais
    aimait aime aimee aiment aimer aimerais aimerait aimeriez aimerions aimes aimez air airs ait ajoute
    ajouter allaient allais allait allant alle allee allees allemand allemands aller alles allez alliance
    allies alliez allions allo allons allume allumer alors amant ame amene amenee amener amenes amenez
    americain americaine americains ames ami amie amies amis amoureuse amoureux amuse analyse analyser
    analyses ancetres ancien ancienne anciennes anciens and ange anges angle annee annees annonce annoncer
    annule annuler ans aout apparait apparaitre appareil appareils apparemment apparence appartement
    appartements appartenait appartient appel appelait appele appelee appeler appeles appelez appelle
    appellent appellera appelles appelons appels apporte apporter apportez apprecie apprecier apprend
    apprendra apprendre apprends apprennent approche approcher approchez approprie appuie appuye appuyer apres
    arbre arbres archives are argent arme armee armees armes arrache arracher arrange arranger arret arrete
    arretee arreter arretes arretez arretons arriere arrivait arrivant arrive arrivee arrivent arriver
    arrivera arriverai arriverait arriveras arrives arrivez arrivons art article articles artiste artistes
    arts assassin assassine assassiner assassins assez assiette assis assise assistant assistante assiste
    assister associe associes assumer assurance assure assurer atout attache attachee attaque attaquent
    attaquer attaques atteindre attend attendais attendait attendant attendent attendez attendiez attendons
    attendra attendre attends attendu attention atterri atterrir attire attiree attirer attitude attrape
    attraper aucun aucune audience audition augmente augmenter aupres aura aurai auraient aurais aurait auras
    aurez auriez aurions aurons auront aussitot auteur autorise autorisee autorite autorites autour autre
    autrement autres aux auxquelles auxquels avaient avais avait avale avaler avance avancer avancez avant
    avantage avantages avec avenir aventure averti avertir aveux avez aviez avion avions avis avocat avocate
    avocats avoir avons avoue avouer ayant ayez ayons bacon bague baie bail bain bains baiser baisse baisser
    baissez bal balade balader balance balancer balle balles ballon ballons banc bande bandes banque banques
    bar baraque barbe baron barre barres barriere bars bas base basee bases basse bat bateau bateaux bati
    batiment batiments batir baton bats batte batterie battez battre battu battue battus beau beaux bebe bebes
    bec bel belle belles benefice benefices besoin besoins betail bete betes betise betises beurre bien biens
    bienvenu bienvenue biere bieres billet billets biscuits bizarre bizarres blague blagues blame blamer blanc
    blanche blanches blancs ble blesse blessee blesser blesses blessure blessures bleu bleue bleus bloque
    bloquer boire bois boisson boissons boit boite boites boivent bol bombe bombes bon bonne bonnes bons bonte
    bord bosse bosser bosses botte botter bottes bouc bouche boucher boucle boucler boucles bouclier boucliers
    boue bouffe bouffer bouge bouger bouges bougez bougies boule boules bourre bourse bout bouteille
    bouteilles bouton boutons bouts boxe branche braque bras brave braves bravo brillant brillante brille brin
    brise briser brosse bruit bruits brule bruler brute bureau bureaux bus but bute buter cabane cabine
    cabinet cable cables cache cachee cachent cacher caches cachets cachette cachez cadavre cadavres cadeau
    cadeaux cadre cafe cage caisse caisses calin calme calmer camarade camarades came camera cameras camion
    camions camp campagne camps campus cancer candidat candidats canne canon canons cap capable capables
    capacite capacites cape capitaine capital capitale capte capture capturer car carre carrement carriere
    carte cartel cartes cas case casier casque casquette casse cassee casser cassette cassettes cauchemar
    cauchemars cause causer causes cavalerie cavalier cave ceinture cela celebre celebrer celebres celebrite
    celle celles cellule cellules cendres cense censee censes cent centaine centaines central centrale centre
    centres cents cereales certain certaine certainement certaines certains certitude cerveau cerveaux
    cervelle ces cesse cesser cessez cet cette ceux chacun chacune chaine chaines chair chaise chaises chambre
    chambres champ champagne champs chance chances chanceux change changement changements changent changer
    changera changerait changes changez chanson chansons chant chantage chantait chante chantent chanter
    chantes chanteur chantier chaos chapeau chapitre chaque charge chargee chargement charger charges charmant
    charmante charme chasse chasser chasseur chasseurs chat chateau chats chatte chaud chaude chauffer
    chauffeur chaussettes chaussure chaussures chauve chef chefs chemin chemins cheque cheques cher cherchais
    cherchait cherchant cherche cherchent chercher cherches cherchez cherchiez cherchons chere cheri cherie
    chers chevalier chevaliers chevaux cheveux cheville chevre chez chic chien chiens chier chiffre chiffres
    chimique chimiques chirurgie chirurgien choc choisi choisie choisir choisis choisit choix chose choses
    chou chouette chut chute cible cibles cicatrice cicatrices ciel cieux cigarette cigarettes cinquieme
    circuit circuits cite citer citoyen citoyens civil civile civils clair claire clairement clan claque
    classe classes classique cle clef clefs cles client cliente clients clin clinique cloche cloches clou club
    clubs cochon cochons code codes coeur coeurs coffre cogne cogner coiffure coin coince coincee coincer
    coinces coincidence coins coke col colis colle collecte collection college collegue collegues coller
    collier colline collines colonie colonne combat combats combattre combattu comite commande commander
    commandes comme commenca commencais commencait commence commencent commencer commencera commences
    commencez commencons commentaire commentaires commerce commettre commission communaute communication
    communications communique communiquer compagnie compagnies compagnon compagnons compare comparer
    compassion complet complete completement complexe complice complique complot comporte comportement
    comporter comprenais comprend comprendra comprendrais comprendras comprendre comprends comprenez comprenne
    comprennent comptable comptais comptait compte comptent compter comptes comptez comte con concentre
    concentrer concept conception concernant concerne concert concierge conclu conclure conclusion conclusions
    concours concu condamne condamner condamnes condition conditions conducteur conduira conduire conduis
    conduit conduite conduits confession confie confier confirmation confirme confirmer confusion conge
    connais connaissaient connaissais connaissait connaissance connaissances connaisse connaissent connaissez
    connaissiez connaissons connait connaitre conne connecte connerie conneries connu connue connus cons
    consacre consacrer conscience conscient conseil conseille conseiller conseils conserver considere
    considerer consiste conspiration construction construire construit contact contacte contacter contacts
    conte contenait contenant contenir content contente contenter contents contenu contes contient continue
    continuent continuer continuera continues continuez continuons contraire contrat contrats contre
    contribution controle controler controles convaincre convaincu convaincue conversation conversations
    conviction convient copain copains copie copies copine copines coque corde cordes corps correction
    correspondance correspondant correspondent corriger corruption costume costumes cote cotes cou couche
    coucher couches coule couler couleur couleurs couloir coup coupable coupables coupe coupee couper coupes
    coupez couple couples coups coupure coupures cour courait courant courent courez courir courrier cours
    course courses court courte couru cousin cousine cousins cout coute couteau couteaux coutent couter
    coutera couvert couverte couverts couverture couvre couvrir crache cracher craignez craindre crains craint
    crainte cran crane craquer crayon creation creature creatures credit cree creee creer creme cretin cretins
    creuse creuser creve crever cri crie crier crime crimes criminel criminelle criminels cris crise crises
    critique critiques croie croira croirais croirait croire crois croise croiser croises croisiere croit
    croix croyais croyait croyant cru cuir cuire cuisine cuisiner cuit cul cure curieuse curieux dalle dame
    dames danger dangereuse dangereux dans danse danser danses date davantage debarque debarquer debarrasse
    debarrasser debat debile debout debrouille debrouiller debut decede decharge dechire dechirer decide
    decider decides decision decisions declaration declarations declare declarer declenche declencher decolle
    decoller deconner decouper decouvert decouverte decouvre decouvrir decrire decrit decroche decrocher decu
    defaire defaite defend defendre defends defendu defense defi defie defier defile defonce defoncer degage
    degager degagez degre degres deja dejeune dejeuner dela delai delire delit demandais demandait demandant
    demande demandee demandent demander demandera demanderai demanderais demandes demandez demandons demarre
    demarrer demenage demenager demi demie demoiselle demon demons denoncer dent dentiste dents depart
    departement depasse depasser depend depense depenser depenses depit deplace deplacer depose deposer
    deposition depot depression derange deranger dernier derniere dernieres derniers derriere des descend
    descendez descendre descends descendu descente desert desir desire desirez desirs desole desolee desordre
    dessert dessin dessine dessiner dessins dessous dessus destin destine destinee detail details detecte
    detecteur detecteurs detective detendre detention detenu detenus determine determiner detestais detestait
    deteste detestent detester detestes detient detourne detourner detresse detruire dette dettes deux
    devaient devais devait devant developpe developper devenait devenez devenir devenu devenue devenues
    devenus devez deviendra devienne deviennent deviens devient deviez devine deviner devinez devint devions
    devoiler devoir devoirs devons devra devrai devraient devrais devrait devras devrez devriez devrions
    devrons devront diamant diamants dieu dieux difference different differente differentes differents
    difficile difficiles difficulte difficultes digne dimanche dinde dine diner dingue dingues dira dirai
    dirais dirait diras dire direct directe directeur direction direz diriez dirige dirigeait dirigeant
    dirigeants dirigent diriger diront dis disaient disais disait disant discours discussion discussions
    discute discuter dise disent dises disiez disparait disparaitre disparition disparu disparue dispositif
    disposition dispute disputer disque disques distance distribuer distributeur district dit dites divine
    division dix dizaine dizaines docteur docteurs document documents doigt doigts dois doit doivent dollar
    dollars domicile dommage dommages don donc donna donnais donnait donnant donne donnee donnees donnent
    donner donnera donnerai donnerais donnerait donnes donneur donnez dons dont dormais dormait dorment dormi
    dormir dors dort dos dose dossier dossiers double doubler douce doucement douceur douche doue douee
    douleur douleurs doute douter doutes doux douzaine douzaines douze drame drogue drogues droit droite
    droits drole drolement droles duc due duel dur dure duree durer durera durs eau eaux echange echanger
    echappe echapper ecole ecoles ecoute ecouter ecoutes ecoutez ecrire ecrit ecrits education efface effacer
    effet effets effort efforts effraye effrayer egal egalement elections element elements eleve elever eleves
    eliminer elle elles embarque embauche embrasse embrasser emission emissions emmenage emmenager emmene
    emmenee emmener emmenez empeche empecher employe employes emporte emporter empreinte empreintes emprunte
    emprunter enceinte enchante encheres endroit endroits enfant enfants enferme enfermee enfermer enfermes
    enfin enfreint enfui enfuie engage engagee engagement engager engin enleve enlevee enlever enlevez ennemi
    ennemis ennuie ennuis enormement enquete enqueter enquetes enregistre enregistrement enregistrements
    enregistrer enseigne enseigner ensemble entend entendez entendre entends entendu entendue enterre enterree
    enterrement enterrer entier entiere entierement entrain entraine entrainement entrainer entrant entre
    entree entrees entrent entrepot entreprise entreprises entrer entres entrez enveloppe envie environ
    environs envisage envisager envoie envoient envoye envoyee envoyer envoyes envoyez equipe equipes erreur
    erreurs esclave esclaves espace espece especes esperait esperant espere esperer esperons espion espions
    espoir espoirs esprit esprits essai essaie essaient essaies essais essayait essayant essaye essayent
    essayer essayes essayez essayons est etage etages etais etait etant etape etat etats ete eteignez eteins
    eteint etes etoile etoiles etonnant etrange etranger etrangers etranges etre etres etudiant etudiants
    etudie etudier eue euh eus eut eux evenement evenements evite eviter examen examens examine examiner
    excellent excellente excitant excite excitee excuse excuser excuses excusez execute executer execution
    exercice exercices existence existent experience experiences expert experts explique expliquer explorer
    explose exploser explosifs explosion expose exposer exposition expression exprimer extremement fabrique
    fabriquer fabriques fabuleux face fache fachee facile facilement faciles faciliter facon facons facteur
    facture factures faible faibles faille failli faim faire fais faisaient faisais faisait faisant faisiez
    faisions faisons fait faite faites faits fallait familier famille familles fan fans fantasme fantome
    fantomes farce fasse fassent fasses fassiez fatigue fatiguee faudrait fausse fausses faut faute faux fee
    fees femme femmes fenetre fenetres fer fera ferai feraient ferais ferait feras ferez feriez ferme fermee
    fermer fermes fermeture fermez fermier ferons feront fesses fete feter fetes feu feuille feuilles feux
    fiance fiancee fiche fiches fichez fichier fichiers fichu fidele fideles fidelite fier fiere fiers fierte
    fievre fil file filer files filet fille filles fillette film filme filmer films fils fin final finale
    finalement financer financier fine fini finie finir finira finirai finirait finiras finis finit fins fit
    fixe fixer flamme flammes fleche fleches fleur fleurs flingue flingues flux foi foie foire fois folie
    folle folles fonce fonction fonctionne fonctionnent fonctionner fonctions fond fondation fonde fonder
    fondre fonds font fontaine foot for force forcee forcement forcer forces foret formation forme forment
    former formes fort forte fortement fortes forts fosse fou foudre fouille fouiller foule four fourni
    fournir fournit fous foutent foutre foutu foutue foutus foyer fracture frais franc francais francaise
    franchi franchir francs frappe frappee frapper frappes frequence frequente frere freres fringues frites
    froid froide front frontiere frontieres fruit fruits fui fuir fuis fuit fuite fume fumee fumer fumes
    fumier furieuse furieux fusee fusil fusils fut futur future futurs gache gacher gage gagnant gagne gagnent
    gagner gagnera gagnes gagnez gamin gamine gamins gang gangs gant gants garantie garantir garantis garce
    garcon garcons gardais gardait garde garder gardera garderai gardes gardez gardien gardiens gardons gare
    garee garer gars gateau gateaux gauche geant genant gene general generale generation generations genereux
    genial geniale genie genou genoux genre gens gentil gentils gentiment gerant gere gerer geste gestes gilet
    glace glaces glisse glisser gosse gosses gout goute gouter gouts goutte gouttes grace grain grand grande
    grandes grandi grandir grandit grands grange gras gratitude grave gravement graves greve grille griller
    grimpe grimper grippe gris gros grosse grosses groupe groupes guere gueri guerir guerre guerres guerrier
    guerriers guide guider guise habille habillee habitait habitants habite habiter habites habitez habits
    habitude habitudes habitue hache haine hais hait halte hate haut haute hautement hautes hauteur hauts hein
    herite heure heures heureuse heureusement heurte hier histoire histoires home homicide hommage homme
    hommes honnete honnetes honneur honore honorer honte horaires horrible horribles hors hote hotel huit
    humain humaine humaines humains humeur hurle hurler idee idees identifie identifier identite idiot idiote
    idiots ignorait ignore ignorent ignorer ignores ignorez ile iles ils image images imagine imaginer
    imagines imaginez imbecile imbeciles impatient impatiente implique impliquee impliques importance
    important importante importantes importants importe impossible impression impressionne incapable incident
    inconnu inconnue inconnus inconscient indice indices indien indiens indique indiquent indiquer individu
    individus infection infiltre infirmiere infirmieres information informations informe informer innocent
    innocente innocents inquiet inquiete inquietez inspecteur inspecteurs installe installer instinct
    instructions instrument instruments intelligence intelligent intelligente intention intentions interdit
    interessant interessante interesse interessee interet interets interne internes interroge interroger
    introduit invente inventer investi investir invite invitee inviter invites ira irait iras irez irons iront
    ivre jalouse jalousie jambe jambes jaune jet jete jetee jeter jetez jette jettes jeu jeune jeunes jeux
    joie joindre joint joli jolie jolies jolis jouais jouait jouant joue jouent jouer jouera joues jouet
    jouets joueur joueurs jouez jouir jour journaliste journalistes journee journees jours juge jugement juger
    juges juif juifs juin jupe jure jurer jures jury jus justement justifie justifier kit lac lache lacher
    laches lachez laissais laissait laissant laisse laissee laissent laisser laissera laisserai laisserais
    laisserait laisseront laisses laissez laissons lait lame lampe lance lancement lancer lances langue
    langues lapin lapins large largement largue larguer larmes laser lave laver lecher lecon lecons lecteur
    legal leger legere lent lentement les lesquelles lesquels let lettre lettres leur leurs leve levee lever
    levez levres libere liberer liberte libre libres lie liee lien liens lier lies lieu lieux ligne lignee
    lignes ligue limite limites linge lion lire lis lisais liste lit litres lits livre livrer livres livreur
    local locale localise localiser location loge logiciel loi loin lois long longs longue longues lors lot
    loue louer loup loupe loups lourd lourde loyal loyer lueur lui lumiere lumieres lune lunettes lutte lutter
    luxe machin machine machines machoire mademoiselle magasin magasins magazine magazines magie magnifique
    magnifiques mai main mains maintenant maintenir maintient maire mais maison maisons maitre maitres
    maitresse maitrise maitriser majorite mal malade malades maladie maladies male malheureuse malheureux
    malin mallette man manager manche mange mangeait manger mangera mangerai manges mangez maniere manieres
    manquait manque manquent manquer manquera manques manquez manteau marchait marchand marche marchent
    marcher marchera marcherait marches mardi maree marge mari mariage mariages marie mariee marier maries
    marin marine marines marins maris marque marquer marques marre mars marteau masque masques massage masse
    match matchs mater materiel maths matiere matin maudit maudite maudits mauvais mauvaise mauvaises maux
    mechant mechante mechants meche medaille medecin medecine medecins medical medicale medicament medicaments
    medicaux meilleur meilleure meilleures meilleurs melange melanger mele meler membre membres meme memes
    menace menacer menaces menage mene menent mener menera menottes mens mensonge mensonges ment mental
    mentent menteuse mentez menti mentionne mentionner mentir menu mepris mer mere meres meritait merite
    meritent meriter merites meritez merveilleuse merveilleux mes mesdames message messager messages messe
    messieurs mesure mesurer mesures met metal meteo methode methodes metre metres metro mets mettais mettait
    mettant mette mettent mettez mettra mettrai mettrais mettrait mettre meure meurs meurt meurtre meurtres
    meurtrier miel mien mienne miens mieux mignonne miles militaire militaires mille milliard milliards
    millier milliers million millions min mince mine mines ministere ministre minute minutes miracle miracles
    miroir mis mise mises miss missile missiles mission missions mit moche mode modele modeles modifie
    modifier module moi moindre moine moins mois moment moments mon monde mondes mondiale monstre monstres
    mont montage montagne montagnes montant monte montee montent monter montes montez montrant montre montrent
    montrer montrera montrerai montres montrez moque moquer moques moquez moral morale morceau morceaux mord
    mordre mordu mort morte mortel mortes morts mot motel moteur moteurs moto mots mouche mouches mourant
    mourir mourra mourrai mourrais mourras mourrez mousse moutons mouvement mouvements moyen moyens munitions
    mur murs musee musicale mysterieuse mysterieux nage nager nain naissance naitre nation national nationale
    nature naturel naturellement navire navires navre necessaire necessaires necessite nee negre nerf nerfs
    nerveuse nes net nettoie nettoyage nettoye nettoyer neuf nez nid nie niece nier niveau niveaux noble
    nobles noir noire noires noirs noix nom nombre nombres nombreux nomme nommee nommer noms non nord normal
    normale normalement nos note noter notes notion notre notres nouilles nourri nourrir nourris nourrit nous
    nouveau nouveaux nouvelle nouvelles novembre noye noyer nuage nuages nucleaire nucleaires nue nuire nuit
    nuits nul numero numeros nus objectif objection objet objets oblige obligee obliges observe observer
    obsession occasion occupe occupee occuper occupes occupez oeuvre officiel officielle officier officiers
    offre offres oiseau oiseaux ombre ombres ondes ont operation operations option options orange ordinateur
    ordinateurs ordre ordres ordure ordures oreille oreilles organise organiser organisme original originale
    ose oses otage otages oublie oublier oublies oubliez oublions oui ours outil outils ouvert ouverte ouverts
    ouverture ouvre ouvres ouvrez ouvriers ouvrir pacte page pages paie paiement paient paiera paierai paies
    pain paire paix palais pale panier panne pantalon pantalons papa pape papier papiers papillon paquet
    paquets par parait paraitre parc parce parcourir parcours parcouru pardonne pardonner pareille parent
    parents parfait parfaite pari parie parier paris parlaient parlais parlait parlant parle parlent parler
    parlera parlerai parlerais parlerons parles parlez parliez parlions parlons parmi parole paroles pars part
    partage partagent partager partait partant parte partenaire partenaires partent partez parti participe
    participer particules particulier partie parties partir partira partirai partis partons parts paru
    parvenir pas passage passager passagers passages passais passait passant passe passee passees passent
    passeport passer passera passerai passerait passerez passes passez patates pate pates patience patient
    patiente patients patrie patron patronne patrons patte pattes pause pauvre pauvres pavillon payait paye
    payee payer payes payez pays peau peche peches peigne peindre peine peint peintre peinture pendant pendre
    pendu penetre penetrer pensaient pensais pensait pensant pense pensee pensees pensent penser pensera
    penses pensez pensiez pension pensions pensons perce percer perd perdant perde perdent perdez perdra
    perdre perds perdu perdue perdus pere peres perimetre perles permet permets permettent permettez permettra
    permettre permission personnage personnages personne personnel personnelle personnels personnes persuade
    persuader perte pertes pese peste pete peter petit petite petites petits peu peur peut peux phase photo
    photographe photographie photos phrase phrases pic piece pieces pied pieds piege pieger pierre pierres
    pige piges pile piles pilote piloter pilotes pilule pilules pince pipe pique piquer piqure pirate pirater
    pirates pire pires pis pisser piste pistes pizza pizzas place placee placer places plage plaie plaindre
    plains plaint plainte plaintes plairait plaire plais plaisait plaisante plaisantes plaisantez plaise
    plaisir plaisirs plait plan planche plancher planete planetes planque plans plante planter plantes plaque
    plaques plastique plat plats plein pleine pleines pleins pleure pleurer pleures pleut plier plonge plongee
    plonger plu pluie plume plumes plus pneu pneus poche poches poeme poete poids poignarde poignarder poignee
    poignet poil poils poing point pointe pointer points poison poisson poissons poitrine poker policier
    policiers politique politiques pomme pommes pompe pompes pompiers pont ponts porc port portable portables
    portail portais portait portant porte portee portent porter portera porterai portes porteur portez
    portrait pose poser poses posez position positions possede posseder possession possibilite possibilites
    possible possibles poste poster postes pot pote potes potion pots poubelle poubelles pouce poudre poule
    poules poulet poulets pouls poumons poupee poupees pour pourquoi pourra pourrai pourraient pourrais
    pourrait pourras pourrez pourri pourriez pourrions pourrir pourrons pourront poursuit poursuite poursuivi
    poursuivre pourtant pousse poussee poussent pousser poussez poussiere pouvaient pouvais pouvait pouvant
    pouvez pouviez pouvions pouvoir pouvoirs pouvons pratique pratiquer precedent precieuse precieux precis
    precise predit preferais prefere preferee preferent prefererais preferes preferez premier premiere
    premieres premiers prenais prenait prenant prend prendra prendrai prendrais prendrait prendras prendre
    prendrez prendrons prendront prends prenez preniez prenne prennent prennes preparation prepare preparent
    preparer preparez pres presence present presentation presente presenter presentes presents preserver
    president presidente pression presume pret prete pretend pretendre pretends pretendu preter pretes
    pretexte pretre pretres prets preuve preuves prevenir prevenu previens prevoir prevois prevoit prevu
    prevue prie prier priere prieres prime prince princesse principal principale principe principes priorite
    pris prise prises prison prisonnier prisonniers prit prive privee prives prix probable probleme problemes
    procede proceder procedure proces processus prochain prochaine prochaines prochains proche proches
    procurer procureur producteur producteurs production produire produit produits professeur professeurs
    profession professionnel professionnelle profil profit profite profiter profond profonde profondeur
    programme programmes progres proie projet projets promenade promene promener promesse promesses promet
    promets promettre prononce prononcer prophetie propos propose proposer propre propres proprietaire
    proprietaires propriete proprietes protection protege proteger prouve prouver provenance provenant
    provient provoque provoquer pub public publie publier publique puce pue puis puissance puissant puissante
    puissants puisse puissent puisses puissiez puissions puits puni punir punition pur pure purement put
    putain putains quai qualifie qualite qualites quand quant quantite quart quartier quartiers quasi que quel
    quelconque quelle quelles quelque quelques quels question questions quete queue qui quiconque quittant
    quitte quittent quitter quittera quitterai quittes quittez quoi raccroche race racheter racine racines
    racontait raconte raconter raconterai racontes racontez radiations radio radios rage raide raison raisons
    ralentir ramasse ramasser ramene ramenee ramener ramenera ramenes ramenez rampe rang range ranger rangs
    rapide rapidement rapides rappel rappele rappeler rappelez rappelle rappellerai rappelles rapport rapporte
    rapporter rapports rapproche rapprocher rare rarement rares ras raser rassemble rassembler rat rate rater
    rats rattraper ravi ravie ravis rayon rayons reacteur reaction reactions reagi reagir reagit realise
    realiser realises realisez realite rebelle rebelles recemment reception recette recevoir recherche
    rechercher recherches recit reclame reclamer recois recoit recommande recommence recommencer recompense
    reconnais reconnaissance reconnaissant reconnaissante reconnaissez reconnait reconnaitre reconstruire
    recours recu recule reculer reculez recupere recuperer redevenir reduction reduire reelle reellement
    refaire refais refait reference reflechi reflechir reflechis refuge refus refusait refuse refusent refuser
    refuses refusez regagner regard regardais regardait regardant regarde regardee regardent regarder regardes
    regardez regardons regards regiment registre regle reglement regler regles regne regrette regretter rein
    reine reins rejete rejeter rejette rejoindre rejoins rejoint relacher relais relation relations releve
    relever releves relie relier religion remarque remarquer remarques remercie remercier remet remets
    remettez remettra remettre remis remise remonte remonter remplace remplacer rempli remplie remplir remplis
    remplit remporte rencontre rencontree rencontrer rencontres rend rendait rende rendent rendez rendra
    rendrai rendrait rendre rends rendu rendue rendus renforcer renfort renforts renonce renoncer renseigner
    rentrais rentrait rentrant rentre rentree rentrent rentrer rentrera rentrerai rentres rentrez rentrons
    renverse renverser renvoie renvoye renvoyer repandre repare reparer reparlera repars repart reparti
    repartir repas repasser repere reperer repete repeter repetition replique repond repondent repondez
    repondrai repondre reponds repondu reponse reponses reportage reporter repos repose reposer repousser
    reprend reprendra reprendre reprends reprenons representant representation represente representent
    representer repris reproche reputation requin requins reseau reseaux reserve reserver reserves reservoir
    residence resiste resister resoudre respect respecte respecter respiration respire respirer responsabilite
    responsabilites responsable responsables ressemblait ressemble ressemblent ressembler ressembles
    ressemblez ressens ressent ressentez ressenti ressentir ressortir restais restait restant reste restee
    restent rester restera resterai resterais resterait resteras resterez resteront restes restez restiez
    resultat resultats resume retablir retard retarder retenir retenu retenue retiens retient retire retirer
    retourne retournee retourner retournerai retournes retournez retournons retrait retraite retrouve
    retrouvee retrouvent retrouver retrouvera retrouverai retrouves reuni reunion reunions reunir reunis
    reussi reussir reussit reussite revais revanche reve reveille reveillee reveiller revele reveler revenait
    revenez revenir revenons revenu revenue revenus rever reverend reverra reverrai reves reviendra reviendrai
    reviendrais reviendras reviendront revienne reviennent reviens revient revoir revois revoit revolver revu
    revue riche riches richesse rideau rideaux rien rigole rigoles rime rire rires ris risque risquer risques
    risquez rit riz robe robes robot robots roi rois role roles rond rose roses roue roues rouge rouges roule
    rouler route routes royal royale rude rue rues ruine ruiner ruines rumeur rumeurs ruse russe russes sable
    sabre sac sachant sache sachent saches sachez sachiez sacre sacree sacres sacrifice sacrifices sacrifie
    sacrifier sacs sage saigne saigner sain saine sains saint sainte sais saisi saisir saisis saison sait
    salade salaire salaud salauds sale sales salle salles salon salue saluer salut sang sans sante satellite
    satellites satisfaire satisfait sauce sauf saura saurai saurais saurait sauras saurez saurons sauront saut
    saute sauter sauvage sauvages sauve sauvee sauver sauvera sauves sauvetage savaient savais savait savez
    saviez savions savoir savon savons scene scenes science sciences scientifique scientifiques scolaire
    seance seances seau sec seche secher second seconde secondes secours secret secrete secrets secteur
    seduire seigneur sein seins sel selection selon semaine semaines semblait semblant semble semblent sembler
    semblerait sembles semblez senateur sens sense sensible sent sentais sentait sente sentence sentent sentez
    senti sentie sentiment sentiments sentir sentirais sentiras separation separe separer separes sept
    septembre septieme sequence sera serai seraient serais serait seras serez sergent serie serieuse
    serieusement seriez serions serment serons seront serpent serpents serre serrer sers sert servait serve
    servent serveur serveurs serveuse servi service services serviette serviettes servir servira serviteur ses
    seul seule seulement seules seuls sexe sexuel sexuelle sexuelles sexuels sexy siecle siecles siege sieges
    sien signal signale signaler signe signer signes signez simple simples singe singes site sites situation
    situations six sobre social sociale societe societes soeur soeurs soi soie soient soif soigne soigner soin
    soins soir soiree soirees soirs sois soit sol solaire soldat soldats solitaire solution sombre sombres
    somme sommes sommet son sonde sonne sonner sons sont sorcier sorciere sorcieres sors sort sortais sortait
    sortant sorte sortent sortes sortez sorti sortie sorties sortir sortira sortirai sortiras sortis sou souci
    soucie soucier soucis souffert souffle souffler souffrance souffrances souffre souffrir souhait souhaite
    souhaiter souhaitez soulager soulever soumettre soumis soupe souper source sources sourd souris sourit
    sous soutenir soutien soutiens soutient souvenez souvenir souvenirs souvent souviens souvient soyez soyons
    special speciale speciales specialiste specialite speciaux spectacle sport stable stade stage star stars
    statue statut stop strictement stupide stupides style stylo subi subir sucer sucre sud sueur suffisait
    suffisant suggere suggerer suicide suicider suis suit suite suivait suivant suivante suivent suivi suivie
    suivre sujet sujets super superieur superieure superieurs supplie supplier supporte supporter suppose
    supposee supposer supposes supposons supprimer sur sure surement surmonter surprend surprendre surpris
    surprise surs surveille surveiller survie suspect suspecte suspects suspendu symbole symboles systeme
    systemes tabasser table tableau tableaux tables tache taches tactique taille taire talent talents tant
    tante tape taper tard tarder tare tarte tas tasse tatouage taule taupe taux technique techniques teint tel
    tele telephone telephoner telephones telle tellement telles tels temoignage temoigner temoin temoins
    tenais tenait tenant tendre tendu tenebres tenez tenir tennis tenons tension tente tentent tenter tentez
    tenu tenue terme termes termine terminee terminer terre terres terreur terrible terribles terroriste
    terroristes tes test testament teste tester tests tete tetes texte the theorie theories therapie ticket
    tickets tien tiendra tiendrai tienne tiennent tiens tient tiers tigre tir tire tiree tirent tirer tirera
    tires tireur tireurs tirez tiroir tirs tissu tissus titre titres toi toile toilette toilettes toit tombe
    tombee tomber tombera tombes tombez ton tonne tonnerre tonnes top tordu tort tortue torture torturer tot
    total totale touche touchee touchent toucher touches touchez tour touristes tournage tournait tournant
    tourne tournee tournent tourner tournez tours tous tout toute toutes trace tracer traces tradition
    traduction tragedie tragique trahi trahir train traine trainee trainer trains trait traite traitee
    traitement traitent traiter traites traitez traitre tranche trancher transfere transferer transfert
    transforme transformer transport transporte transporter traque traquer travaillais travaillait travaillant
    travaille travaillent travailler travailles travailleurs travaillez travaillons travers traverse traverser
    tremblement trente tres triste tristes tristesse trois troisieme trompe trompee tromper trompes trompez
    tronche trop trou trouble troubles troupe troupeau troupes trous trouvais trouvait trouve trouvee trouvees
    trouvent trouver trouvera trouverai trouverais trouverait trouveras trouverez trouverons trouveront
    trouves trouvez trouviez trouvons truc trucs tuant tube tubes tue tuee tuent tuer tuera tuerai tuerais
    tuerait tues tueur tueurs tuez tumeur tunnel tunnels tuyau tuyaux type types une uniforme unis unite
    unites uns urgence urgences urgent usage utilisait utilisant utilise utilisee utilisent utiliser utilises
    utilisez vache vaches vague vagues vais vaisseau vaisseaux valait valent valet valeur valeurs valise
    valises vallee vampire vampires van vapeur vas vaste vaudrait vaut vaux vecu vehicule vehicules veille
    veiller veillerai veine veines venaient venais venait venant vend vendait vendent vendez vendre vendredi
    vends vendu vendue venez veniez venir venons vent vente ventes ventre vents venu venue venues venus ver
    verifie verifier verifiez verite verra verrai verrais verrait verras verre verres verrez verrons verront
    vers verse verser vert verte verts vertu veste vetements veuille veuilles veuillez veut veux via vice
    victime victimes victoire vide video videos vider vides vie vieille vieilles viendra viendrai viendrais
    viendrait viendras viendrez viendront vienne viennent viennes viens vient vies vieux vif vilain vilaine
    villa ville villes vin viol viole violee violent violer vire viree virer vis visage visages vise viser
    vision visions visite visiter visites vit vite vitre vivaient vivais vivait vivant vivante vivants vive
    vivent vivez vivra vivre voeu voeux voie voient voies voila voile voir voire vois voisin voisine voisins
    voit voiture voitures voix vol volait volant vole volee volent voler voles voleur voleurs volontaire
    volontaires volontiers vols vomi vomir vont vos vote voter votes votre votres voudra voudraient voudrais
    voudrait voudras voudrez voudriez voudrions voudront voulaient voulais voulait voulant voulez vouliez
    voulions vouloir voulons vous voyage voyager voyages voyais voyait voyant voyez voyiez voyons voyou voyous
    vrai vraie vraies vraiment vrais vue vues vus yeux zone zones
    """
}
