// English words, part 2 of 7. See `KnownWords`.

extension KnownWords {
  static let english2 = """
    competition competitive competitively competitor compilation compile compiled compiling comping
    complacency complacent complain complainant complained complaining complaint complement complementary
    complemented completed completely completing completion complexes complexion complexity compliance
    compliant complicate complicated complicating complication complicit complicity complied complies
    compliment complimentary complimented comply complying component comport compose composed composer
    composing composite composition compositional compost composting composure compote compound compounded
    compounding comprehend comprehended comprehending comprehensible comprehension comprehensive compress
    compressed compresses compressing compression compressor comprise comprised comprising compromise
    compromised compromising comps comptroller compulsion compulsive compulsively compulsory compunction
    computation computational compute computed computer computing comrade comte conan concave conceal
    concealed concealer concealing concede conceded conceding conceit conceited conceivable conceivably
    conceive conceived conceiving concentrate concentrated concentrating concentration concentric concept
    conception conceptual conceptually concern concerned concerning concerted concertina concerto concession
    conch concha concierge conclave conclude concluded concluding conclusion conclusive conclusively concocted
    concocting concoction concourse concrete concubine concurrent concurrently concussed concussion concussive
    condemn condemnation condemned condemning condensation condense condensed condenser condensing condescend
    condescended condescending condescension condiment conditional conditioned conditioner conditioning condo
    condole condolence condom condominium condone condoned condoning condor conducive conduct conducted
    conducting conduction conductive conductivity conductor conduit cone coney confection confectionary
    confectionery confederacy confederate confederation confer conference conferred conferring confess
    confessed confesses confessing confessional confessor confidant confidante confide confided confidence
    confident confidential confidentiality confidentially confidently confiding configuration configure
    configured confine confined confinement confining confirm confirmation confirmed confirming confiscate
    confiscated confiscating confiscation conflagration conflict conflicted conflicting confluence conform
    conformed conforming conformist conformity confound confounded confounding confront confrontation
    confrontational confronted confronting confucian confuse confused confusing confusion conga congealed
    congenial congenital congenitally congested congestion congestive conglomerate congolese congrats
    congratulate congratulated congratulating congratulation congratulatory congregate congregated
    congregating congregation congress congressional congressman congressmen congresswoman congruent conical
    conifer coniferous conjecture conjoined conjugal conjugate conjunction conjure conjured conjurer conjuring
    conked conks conman connect connected connecting connection connective connectivity connector conned
    connie conning conniption connive connived conniving connoisseur connors connotation connubial conquer
    conquered conquering conqueror conquistador conscientious conscientiously conscious consciously
    consciousness conscript conscripted conscription consecrate consecrated consecration consecutive
    consecutively consensual consensus consented consenting consequence consequent consequential consequently
    conservation conservatism conservative conservatively conservator conservatory conserve conserved
    conserving considerable considerably considerate consideration considered considering consign consigned
    consigning consignment consist consisted consistency consistent consistently consisting consolation
    console consoled consolidate consolidated consolidating consolidation consoling consonant consort
    consorted consorting consortium conspicuous conspicuously conspirator conspire conspired conspiring
    constable constance constancy constant constantine constantly constellation consternation constipated
    constipation constituency constituent constitute constituted constituting constitution constitutional
    constitutionality constitutionally constrain constrained constraint constrict constricted constricting
    constriction constrictor construct constructed constructing construction constructive constructor construe
    construed consul consular consulate consult consultancy consultant consultation consulted consulting
    consume consumed consumer consumerism consumerist consuming consummate consummated consummating
    consummation consumption contact contacted contacting contagion contagious contain contained container
    containing containment contaminant contaminate contaminated contaminating contamination contemplate
    contemplated contemplating contemplation contemplative contempt contend contended contender contending
    contented contentedly contention contentious contentment contest contestant contested contesting context
    contextual contiguous continent continental contingency contingent continual continually continuance
    continuation continue continued continuing continuity continuous continuously continuum contort contorted
    contour contra contraception contraceptive contracted contracting contraction contractor contractual
    contractually contradict contradicted contradicting contradiction contradictory contraption contrary
    contrast contrasted contrasting contravene contravening contravention contribute contributed contributing
    contribution contributor contributory contrite contrition contrive contrived control controllable
    controlled controller controversial controversies controversy contusion convalescence convalescent
    convalescing convection convene convened convenience convenient conveniently convening convention
    conventional conventionally converge converged convergence convergent converging conversant conversation
    conversational converse conversed conversing conversion convert converted converter convertible converting
    convex convey conveyed conveyer conveying conveyor convicted convicting conviction convince convinced
    convincing convincingly convocation convoy convulsing convulsions convulsive cooing cooked cooker cookery
    cookie cookout cooled cooler coolie cooling coolly coolness coon coonskin coop cooped cooper cooperate
    cooperated cooperating cooperation cooperative coordinate coordinated coordinating coordination
    coordinator cootie coped copied copier coping copped copperhead copping copter copulate copulating
    copulation copy copycat copying copyright copyrighted coquette coquettish cordially cordless cordon
    cordoned cordoning corey coriander coring corinthian corked corleone cormorant cornball cornbread cornea
    corneal corned cornell cornered cornering cornerstone cornet cornfield corniest corning cornmeal cornrows
    cornwall corny corollary corona coronal coronary coronation coroner coronet corporal corporate corporation
    corporeal corps corpsman corpsmen corpulent corpus corral correct corrected correcting correction
    correctional corrective correctly correctness correlate correlated correlating correlation correspond
    corresponded correspondence correspondent corresponding corridor corroborate corroborated corroborating
    corroboration corroborative corrode corroded corrosion corrosive corrugated corrupt corrupted corruptible
    corrupting corruption corset corsican cortes cortex cortical cortisol cortisone corvette cory cos cosign
    cosigned cosmetic cosmetology cosmic cosmically cosmology cosmonaut cosponsor cossack costa costal costar
    costed costing costliest costly costume costumed costumer cosy cotillion cotta cotter cottoned couched
    couches couching cougar coughed coughing couldst councillor councilman councilmen councilor councilwoman
    counsel counseled counseling counselled counsellor counselor countenance counter counteract counteracted
    counteracting countered counterfeit counterfeited counterfeiter countering countermand countermanded
    countermeasure counterpart counties counting countless countries countryman countrymen coup coupe coupled
    coupler couplet coupling coupon courageous courageously courier couriered course coursed coursework
    coursing courted courteous courtesan courtesies courtesy courthouse courtier courting courtney courtroom
    courtyard couscous couturier covalent cove coven coventry coverage coveralls covered covering covert
    covertly covet coveted coveting covetous cowardly cowed cower cowered cowering cowgirl cowhand cowl cowman
    coworker coyote cozier cozy crabbing crabby crack crackdown cracked cracker crackhead cracking crackle
    crackling crackpot cradled cradling crafted craftier crafting craftsman craftsmen crafty crags craig cram
    crammed cramming cramp cramped cramping cranberries cranberry craning cranium crank cranked cranking
    cranky crannies cranny crap crapped crapper crappier crappiest crapping crappy crashed crasher crashes
    crashing crass crate crated crater cratered crave craved craven craving crawfish crawford crawled crawler
    crawling crawly crayfish crayon craze crazed crazier crazies craziest craziness creak creaked creaking
    creaky creamed creamer creamery creaming creamy crease creased create created creatine creating creatinine
    creation creationism creative creatively creativity creator credence credential credentialed credibility
    credible credit creditable credited crediting creditor credo credulous creeper creepier creepiest creeping
    creepy cremate cremated cremating cremation crematoria crematorium crematory creme creosote crepe crept
    crescendo crescent cress crested cresting cretaceous cretin cretinous crevasse crevice crewed crewing
    crewman crewmen cribbage cribbing crichton crick cricketer crier cries criminalist criminality criminalize
    criminally criminology crimp cringe cringing crinkle crinkled crinkling crinkly cripple crippled crippling
    crises crispy crisscross crisscrossed cristina criteria criterion critic critically criticism criticize
    criticized critique critiqued critter croak croaked croaker croaking croatian croats crocheted crock
    crocked crockery crocodile croissant crone cronies crony crook crooked croon crooner crooning cropped
    cropping croquettes crore crossbar crossbones crossbow crosses crossover crossroad crosstown crosswind
    crossword crotch crotches crotchety crouch crouched crouching croup croupier crowbar crowded crowding
    crowed crowing crowning crucially cruciate crucible crucified crucifix crucifixes crucifying crud cruddy
    crude crudely crueler cruelest cruellest cruelly cruelties cruelty cruised cruiser cruising cruller
    crumble crumbled crumbling crumbly crummy crumpet crumple crumpled crunch crunched crunches crunching
    crunchy crusader crusading crusher crushes crushing crustacean crusted crusty crutch crutches crux crying
    cryogenic cryonic crypt cryptographic cryptography crystalline crystallize crystallized cuban cubbies
    cubby cubed cubic cubicle cuckolded cuckolding cuckoo cucumber cuddle cuddled cuddling cuddly cuddy cue
    cueing cuff cuffed cuffing cufflink culinary culled cullen culling culminate culminated culminating
    culmination culpa culpability culpable culprit cult cultists cultivate cultivated cultivating cultivation
    cultural culturally cultured cumming cumulative cuneiform cunning cunningly cunt cupboard cupcake cuppa
    cupped cupping curable curare curate curated curating curative curb curbed curbing curbside curd curdle
    curdled cured curia curing curio curiosity curiously curled curling curly currant currencies current
    curried curry currying cursing cursor cursory curtail curtsey curtsy curvaceous curvature curved curving
    curvy cushion cushioned cushy cusp cuss cussed cussing custard custer custodial custodian customarily
    customary customer customize customized cutaneous cutback cute cuteness cuter cutest cutesy cuticle cutie
    cutler cutlery cutlet cutout cutter cutthroat cutting cutty cyanotic cybernetic cyberspace cyborg cycled
    cyclical cyclist cylinder cymbal cynic cynical cynically cynicism cypher cyst cystic czars dabbing dabble
    dabbled dabbling dacoit daddies daddy daedalus daemon daffodil daffy daft dago dailies daiquiri dairy
    daisies dakota dale dalliance dally dallying dalmatian damaged damaging damian damien dammed damn damnable
    damnably damnation damndest damnedest damning damon dampen dampened dampener dampening damper damping
    dampness damsel danced dandelion dander dandies dandruff dandy danes dang danged dangerously dangle
    dangled dangling daniel danish dank danny dante dapper darcy dared daredevil dario darken darkened
    darkening darker darkie darkling darkly darkroom darky darn darned darnedest darning darren darryl dart
    dartboard darted darth darting darwinian daryl dashboard dashed dashes data databank database dateless
    dating daunt daunted daunting dauntless dave david davies davis davits dawdling dawned dawning daydream
    daze dazed dazzle dazzled dazzling deacon deactivate deactivated deactivating deactivation deadbeat
    deadbolt deaden deader deadest deadhead deadlier deadliest deadline deadlock deadlocked deadwood deafen
    deafened deafening deafness dealer dealership dealing dealt dean dearer dearest dearly dearth deary
    deathbed deathless debase debased debasing debatable debate debated debater debating debauched debauchery
    debit debra debriefing debtor debug debugging debunking debut debuted debuting decade decadence decadent
    decaf decaffeinated decal decamped decant decanter decapitate decapitated decapitating decapitation decay
    decayed decaying deceased decedent deceitful deceitfully deceive deceived deceiver deceiving deceleration
    december decent decently decentralized deceptive deceptively decibel decided decidedly decider deciding
    deciduous decimate decimated decimating decimation decipher deciphered decision decisive decisively decked
    decker deckhand decking declaration declarative declare declared declaring declassified declassify
    declination decline declined declining decode decoded decoder decoding decommission decommissioned
    decommissioning decompose decomposed decomposing decomposition decompress decompression deconstruct
    deconstructed deconstructing deconstruction decontaminate decontaminated decontamination decor decorate
    decorated decorating decoration decorative decorator decoupage decoy decrease decreased decreasing decree
    decreed decrepit decrypted decrypting decryption dedicate dedicated dedicating dedication deduce deduced
    deducing deduct deducted deductible deducting deduction deductive deeded deejay deem deemed deepen
    deepened deepening deeper deface defaced defacing defamation defamatory defame defamed defaming default
    defaulted defaulting defeat defeated defeating defeatist defecate defecated defecating defecation defect
    defected defecting defection defective defector defend defendant defended defender defending defensible
    defensive defensively defer deference deferential deferred deferring defiant defiantly defibrillate
    defibrillator deficiency deficient deficit defied defies defilade defile defiled defiling definable define
    defined defining definite definitely definition definitive definitively deflate deflated deflating deflect
    deflected deflecting deflection deflector deflower deflowered deflowering deform deformation deformed
    deformities deformity defrauded defrauding defrocked defrosted defrosting defuse defused defusing defy
    defying degenerate degenerated degenerating degeneration degenerative degradation degrade degraded
    degrading degree dehumanize dehydrate dehydrated dehydrating dehydration deicing deified deify deign
    deigned deity dejected delay delayed delaying delectable delegate delegated delegating delegation delete
    deleted deleting deletion delhi deli delia deliberate deliberated deliberately deliberating deliberation
    delicacy delicate delicately delicious deliciously delighted delightful delightfully delighting delineated
    delinquency delinquent delirious deliriously delirium deliver delivered deliverer deliveries delivering
    deliveryman della delores delousing delta delude deluded deluding deluge delusion delusional deluxe delve
    delved demand demanded demanding demarcation dematerialized demean demeaned demeaning demeanor demented
    dementia demerit demigod demilitarized demise demo demobilized democracy democrat democratic demographic
    demolish demolished demolition demonize demonized demonizing demonstrable demonstrably demonstrate
    demonstrated demonstrating demonstration demonstrative demonstrator demoralize demoralized demoralizing
    demote demoted demoting demotion deniability deniable denial denied denies denigrate denigrating denim
    denis denise denizens dennis denny denomination denominator denote denoting denounce denounced denouncing
    denser densities dent dental dented denting dentist dentistry denture denuded denunciation denver deny
    denying deodorant depart departed departing department departmental depend dependable dependant depended
    dependence dependency dependent depending depict depicted depicting depiction deplete depleted depleting
    depletion deplorable deploy deployed deploying deployment deport deportation deported deporting deportment
    depose deposed deposing deposit deposited depositing deposition depositors depository depot depraved
    depreciate depreciation depredations depress depressed depresses depressing depressingly depression
    depressive depressurization depressurize deprivation deprive deprived depriving deprogram deputation
    deputies deputize deputized derail derailed derailing derailment deranged derangement deregulation
    derelict dereliction deride derided derision derivation derivative derive derived deriving desalination
    descartes descend descendant descended descendent descending descent describe described describing
    description descriptive desecrate desecrated desecrating desecration desensitize desensitized deserted
    deserting desertion deserve deserved deservedly deserving desiccated desiccation designate designated
    designating designation designed designer designing desirability desirable desired desiring desirous
    desist desolate desolated desolation despaired despairing despatch despatched despatches desperado
    desperadoes desperately desperation despicable despise despised despising despite despoiled despondency
    despondent despot despotic despotism dessert destabilization destabilize destabilized destabilizing
    destination destined destinies destitute destroy destroyed destroyer destruct destruction destructive
    detachable detached detaching detachment detail detailed detailing detain detained detainee detaining
    detainment detect detectable detected detecting detection detector detention deter detergent deteriorate
    deteriorated deteriorating deterioration determination determine determined determining deterred
    deterrence deterrent detest detestable detested dethrone dethroned detonate detonated detonating
    detonation detonator detour detoured detoxification detoxing detract detractors detriment detrimental
    detritus deuce deuced devaluation devalue devalued devastate devastated devastating devastatingly
    devastation develop developed developer developing development developmental developmentally deviance
    deviant deviate deviated deviating deviation device deviled devilish devilishly devilled devise devised
    devising devolution devolve devolved devon devote devoted devotedly devotee devoting devotional devour
    devoured devouring devout devoutly dewdrop dewey dexter dexterity dexterous dextrose diabetes diabetic
    diabolic diabolical diabolically diagnose diagnosed diagnosing diagnosis diagnostic diagonal diagonally
    diagram dialect dialectic dialectical dialing dialogue dialysis diameter diana diane diaper diapered
    diarrhea diarrhoea diastolic dibs diced dicey dicing dick dickens dickey dickhead dicky dictate dictated
    dictating dictation dictator dictatorial dictatorship diction dictionary didactic diddle diddled diddling
    diddly didst diego diem diesel differ differed difference differential differentiate differentiated
    differentiating differentiation differently differing difficult difficulty diffident diffraction diffuse
    diffused diffusing diffusion digest digested digestible digesting digestion digestive digged digging digit
    digitalis digitally digitize digitized dignified dignify dignitaries dignitary dignity digress dilate
    dilated dilating dilation dildo dilemma dilettante diligence diligent diligently dill dilly dilute diluted
    diluting dilution dime dimension dimensional diminish diminished diminishes dimly dimmed dimmer dimple
    dimpled dimwit dimwitted dinar dine dined diner ding dinged dinghies dinghy dinging dingle dingo dingus
    dingy dining dink dinka dinky dinnertime dinning dino dinosaur dip diploma diplomacy diplomatic dipped
    dipper dipping dippy dipstick dire direct directed directing direction directional directly directness
    directorate directorial directories directorship directory direst dirge dirigible dirtied dirtier dirties
    dirtiest dirtying disabilities disability disable disabled disabling disabuse disadvantage disadvantaged
    disadvantageous disaffected disagree disagreed disagreement disallow disallowed disappear disappearance
    disappeared disappearing disappoint disappointed disappointing disappointingly disappointment disapproval
    disapprove disapproved disapproving disarm disarmament disarmed disarming disarray disassemble
    disassembled disassembling disassociate disassociated disastrous disastrously disavowed disbanded
    disbanding disbarment disbarred disbelief disbelieve disbursed disc discard discarded discarding discerned
    discerning discharge discharged discharging disciple discipline disciplined disclose disclosed disclosing
    disclosure disco discolored disconcerting disconnect disconnected disconnecting disconnection discontent
    discontented discontinue discontinued discord discount discounted discounting discourage discouraged
    discourse discourteous discourtesy discover discovered discoverer discoveries discovering discredit
    discredited discreet discreetly discrete discretely discretion discriminate discriminated discriminating
    discrimination discriminatory discus discussed discusses discussing discussion disdained disdaining
    disease diseased disembark disembarked disembarking disembowel disemboweled disembowelled disengage
    disengaged disfigure disfigured disgrace disgraced disgraceful disgracefully disgracing disguise disguised
    disguising disgust disgusted disgusting disgustingly dishearten disheartened dished dishes disheveled
    dishevelled dishing dishonest dishonesty dishonor dishonorable dishonorably dishonored dishwasher
    dishwater dishy disillusion disillusioned disinclined disinfect disinfectant disinfected disinfecting
    disinfection disinformation disinherit disinherited disintegrate disintegrated disintegrating
    disintegration disintegrator disinterest disinterested disjointed dislike disliked disliking dislocate
    dislocated dislocating dislocation dislodge dislodged disloyal disloyalty dismal dismantle dismantled
    dismay dismayed dismember dismembered dismembering dismissal dismissed dismisses dismissing dismissive
    dismount dismounted disobedience disobedient disobey disobeyed disorder disordered disorderly disorient
    disorientated disoriented disowned disowning disparage disparaging disparate disparity dispatch dispatched
    dispatcher dispatches dispatching dispelled dispelling dispensable dispensary dispense dispensed dispenser
    dispensing dispersal disperse dispersed dispersing dispersion displace displaced displacing display
    displayed displaying displease displeased displeasing displeasure disposable disposal dispose disposed
    disposing disposition disproportionate disproportionately disprove disproved disproving dispute disputed
    disputing disqualified disqualifies disquiet disregard disregarded disrepair disreputable disrepute
    disrespect disrespected disrespectful disrespectfully disrupt disrupted disrupter disrupting disruption
    disruptive disruptor diss dissect dissected dissecting dissection dissed dissemble dissembling disseminate
    disseminated disseminating dissemination dissension dissent dissenters dissenting disses dissident dissing
    dissipate dissipated dissipating dissipation dissociate dissociative dissolute dissolve dissolved
    dissolving dissonance dissonant dissuade dissuaded distal distanced distancing distantly distaste
    distasteful distemper distended distil distill distillation distilled distillery distilling distinct
    distinction distinctive distinctively distinctly distinguish distinguished distinguishes distort distorted
    distorting distortion distract distracted distracting distraction distress distressed distresses
    distressing distressingly distribute distributed distributing distribution distributor district distrust
    distrusted distrustful distrusting disturb disturbance disturbed disturber disturbing disturbingly disused
    ditched ditches ditching dither dithering ditto ditty ditzy diva divan dived diver diverge diverged
    divergence divergent diverging diversify diversion diversity divert diverted diverting divest divested
    divide dividend divider dividing divination divined divinely diving divining divinity divisible divisional
    divisive divorced divorcing divot divulge divulged divulging divvying dixie dixon dizzy dizzying djinn
    doable dobby docent docked dockers docket docking dockside docs doctoral doctorate doctored doctoring
    doctrine document documented doddering dodge dodged dodger dodging dodgy doers dogfight dogged doggedly
    doggie dogging doggy doghouse dogies dogmatic doilies doily doing dolce dole doled doling dollar dolled
    dollhouse dollies dolly dolores domain domed domestic domestically domesticate domesticated domesticity
    domicile dominance dominant dominate dominated dominating domination dominatrix dominican dominion domino
    dominoes dominus donald donate donated donating donation done dong donna donned donner donnie donning
    donny donor donut doodad doodle doodled doodling doomed dooming doorbell doorknob doorman doormat doormen
    doornail doorstep doorstop doorway doozy dopamine dope doped doper dopey doping dorian doris dork dorky
    dormancy dormitories dormitory dormouse dosage dosed dosing dossier dost dotage dote doted doth doting
    dotted dotting dotty doubled doublet doubling doubly doubted doubters doubtful doubting doubtless douche
    doug dough doughnut doughy douse doused dousing dover dovetail dowdy downbeat downcast downed downer
    downfall downgrade downgraded downgrading downhill downing download downloaded downloading downplay
    downplayed downplaying downpour downside downsize downsized downsizing downstage downstate downtime
    downtown downturn downward downwind downy dowry dowsing doyle dozed dozer dozing dozy drab drafted
    draftees drafting drafty dragged dragging dragoon drainage drained draining dramatic dramatically
    dramatize dramatized drank drape draped draper drapery draping drastically drawback drawer drawing dreaded
    dreadful dreadfully dreading dreadlocks dreamboat dreamed dreaming dreamless dreamlike dreamy dreary
    dredge dredged dredging dregs drench drenched drenching dressage dressed dresser dresses dressing
    dressmaker dressy drew dribble dribbled dribbling dried drier dries driest drifted drifter drifting
    drilled driller drilling drinkable drinker drinking dripped dripping drippy drivel driveway driving
    drizzle drizzled drizzling drizzly drogue droll drone droned droning drool drooling droop drooping droopy
    droplet dropout dropped dropper dropping dross drought drove drovers drowning drudge drugged druggie
    drugging druggist drugstore druid drummed drumming drumstick drunkard drunken drunker drunkest dryer
    drying dual duality duane dubbed dubbing ducal ducat duchesses duchy ducked ducking duckling ducky duct
    dude duds due duel dueling duelling duet duffel duffer dug dulled duller dulles dullest dulling dullness
    duly dumbbell dumber dumbo dummies dummy dump dumped dumper dumping dumpling dumpster dumpy dunce dung
    dungeon dunghill dunk dunked dunking dunne dunning dunno duodenal duodenum dupe duped duper duping
    duplicate duplicated duplicating duplication duplicity durability durable duration duress durian during
    durst dusky dustbin dusted duster dustin dusting dusty dutch duties dutifully duvet dwayne dweeb dwelled
    dweller dwelt dwindle dwindled dwindling dyed dyeing dyes dyke dynamic dynamite dynamited dynastic
    dynasties dysfunction dysfunctional dyslexia dyslexic each eagerness ealdorman eardrum earful earliest
    earlobe earmarked earmarks earned earner earnest earning earphones earpiece earring earthbound earthen
    earthling earthmen earthworm earthy eased easel easement easier easing eastbound easterly eastern
    easterners eastward easygoing eaten eatery eating eaves ebay ebbing ebony eccentric echelon echoed
    eclectic eclipsed eclipsing ecological ecologically ecologist economic economical economically economies
    economist ecosystem ecstatic ectoplasm ectoplasmic eddie edema edged edging edgy edible edict edify
    edifying edit edited edith editing editor editorial edmond edmund educate educating education educational
    educator edward edwardian eerily effected effecting effective effectively effed efficacy efficiency
    efficient efficiently effigies effing effluent effort effortless effortlessly effusion effusive egged
    egghead egging eggplant eggshell ego egocentric egoism egoist egoistic egomaniac egomaniacal egotism
    egregious egregiously egress egrets egyptian eighteen eighteenth eighth eighties eighty einstein either
    ejaculate ejaculated ejaculating ejaculation eject ejected ejecting ejection ejector eking elaborate
    elaborated elaborately elaboration elaine elapsed elastic elasticity elated elation elbow elbowing eldest
    elect elected electing election elective electoral electorate electors electrical electrically electrician
    electricity electrify electro electrocute electrocuted electrocuting electrocution electrode electrolysis
    electrolyte electrolytic electromagnet electromagnetic electromagnetism electron electronic electronically
    elegance elegantly element elemental elementary elena elephant elevate elevated elevating elevation
    elevator elias elicit elicited eligibility eligible eliminate eliminated eliminating elimination eliot
    elisabeth elise elite elixir eliza elizabeth ella ellen ellie elliot elliott ellipse elliptic elliptical
    ellis elmer elocution eloise elongate elongated elope eloped elopement eloping eloquence eloquent
    eloquently else elucidate elude eluded eluding elvis elvish emaciated email emailed emailing emanate
    emanated emanating emanations emancipate emancipated emancipation emasculate emasculated emasculating
    embalmed embalmer embalming embargoed embark embarkation embarked embarking embarrass embarrassed
    embarrasses embarrassing embarrassingly embattled embed embedded embedding embellish embellished ember
    embezzle embezzled embezzler emblem embodied embodies embodying embolden emboldened embolism embossed
    embraced embracing embroider embroidered embroidery embroiled embryo emerge emerged emergence emergencies
    emergency emergent emerging emeritus emery emigrants emigrate emigrated emigrating emigration emile
    eminence eminently emissary emission emit emitted emitter emitting emory emote emoticon emotion emotional
    emotionally emotionless emotive empathetic empathic empathize emphasis emphasize emphasized emphatic
    empirical empirically emplacements employ employable employed employee employer employing employment
    empower empowered empowering empowerment emptied emptier empties emptiness emptying emulate emulated
    emulating emulsion enable enabled enabling enact enacted enacting enamored encamped encampment encapsulate
    encapsulated encase encased encasing enchant enchanter enchanting enchantment enchilada encircle encircled
    encircling enclave enclose enclosed enclosing enclosure encode encoded encoder encoding encompass
    encompassed encompasses encore encounter encountered encountering encourage encouraged encroach encroached
    encroaching encrusted encrypted encrypting encryption encumbered encyclopaedia encyclopedia encyclopedic
    endanger endangered endangerment endeared endearing endearment endeavor endeavored endeavoring ended
    endlessly endocrine endometrial endorphin endorse endorsed endorsement endorsing endoscope endoscopic
    endoscopy endowing endowment endurance endure endured enduring enema energies energize energized energizer
    enfilade enfold enfolded enforce enforced enforcement enforcer enforcing engage engaged engagement
    engaging engender engendered engineered englishman englishmen engorged engrave engraved engraver engraving
    engrossed engrossing engulf engulfed engulfing enhance enhanced enhancement enhancer enhancing enjoined
    enjoy enjoying enjoyment enlarge enlarged enlargement enlarging enlighten enlightened enlightening enlist
    enlisted enlisting enlistment enmity ennoble ennobled enormity enormous enormously enquire enquired
    enquiries enquiring enquiry enrage enraged enraging enraptured enrich enriched enriches enriching
    enrichment enrico enrol enroll enrolled enrolling enrollment enrolment ensconced ensemble enshrined
    enshrouded enslave enslaved enslavement enslaving ensnare ensnared ensnaring ensue ensued ensuing ensure
    ensured ensuring entail entailed entangle entangled entanglement entangling enter entered entering
    enterprise entertain entertained entertainer entertaining entertainment enthrall enthralled enthroned
    enthused enthusiasm enthusiast enthusiastic entice enticed enticement enticing entirely entirety entities
    entitle entitled entitlement entity entombed entomology entourage entrails entrance entranced entrancing
    entrant entrapment entrapped entreated entreating entrenched entrepreneur entries entrust entrusted
    entrusting entwine entwined enumerate enunciate envelop envelope enveloped enveloping enviable envied
    envies environment environmental environmentalist environmentally environs envisage envisaged envision
    envisioned envoy enzyme eons epaulets epic epically epidemic epidermal epidermis epidural epilepsy
    epileptic epilogue episode episodic epithet eponymous equal equaled equality equalize equalizing equalled
    equate equated equating equatorial equestrian equilateral equip equipment equipped equipping equitable
    equivalency equivalent equivocal eradicate eradicated eradicating eradication erase erased eraser erasing
    erect erected erectile erecting erection erector ergo ergonomic ergot eric erica erich erik erika ernest
    ernesto ernie ernst erode eroded erogenous erotic erotica erotically eroticism errand errant erratically
    erring errol erroneous erroneously error erstwhile erupt erupting eruption escalade escalate escalated
    escalating escalation escalator escapade escaped escapee escaping escapist escarpment escort escorted
    escorting eskimo esmeralda esoteric especial especially espionage espouse espoused espousing espresso
    esquire essential essentially essex establish established establishes establishing establishment este
    esteemed estella estelle ester esther estimable estimate estimated estimating estimation estonian
    estranged estrangement estrogen etched etching eternally eternities ethan ethanol ethel ether ethereal
    ethic ethically ethiopian ethnic ethnically ethyl ethylene etruscan etymology eugenics eulogies eunuch
    euphemism euphoria euphoric euphrates eurasian euro european evacuate evacuated evacuating evacuation
    evacuees evade evaded evaluate evaluated evaluating evaluation evan evangelical evangeline evangelist
    evaporate evaporated evaporating evaporation even eventful eventual eventuality eventually ever everest
    everett evergreen everlasting everlastingly evermore everybody everyman everyone everything evian evict
    evicting eviction evidenced evidential evidentiary evidently evilness eviscerate eviscerated evoke evoked
    evoking evolution evolutionary evolve evolved evolving ewing exacerbate exacerbated exact exacted exacting
    exaggerate exaggerated exaggerating exaggeration exalt exaltation exalted exam examination examine
    examined examiner examining example exasperate exasperated exasperating excavate excavated excavating
    excavation excavator exceed exceeded exceeding exceedingly excel excelled excellence excellencies
    excellency excellent excellently excelling excelsior except excepted excepting exception exceptional
    exceptionally excerpt excess excesses excessive excessively exchange exchanged exchanging excise excised
    excising excision excitable excitation excite excited excitedly excitement exciting exclaim exclaimed
    exclaiming exclamation exclude excluded excluding exclusion exclusively exclusivity excommunicate
    excommunicated excommunication excrement excrete excreted excreting excretion excruciating excruciatingly
    excursion excused excusing exec execrable execute executed executing execution executioner executor
    exemplar exemplary exemplified exemplifies exemplify exempt exempted exemption exercise exercised
    exercising exert exerting exertion exes exhale exhaled exhaling exhaust exhausted exhausting exhaustion
    exhaustive exhibit exhibited exhibiting exhibition exhibitionist exhilarating exhilaration exhort
    exhumation exhume exhumed exhuming exiled exiling exist existed existence existent existentialism
    existentialist existing exited exiting exonerate exonerated exonerating exoneration exorcise exorcised
    exorcising exorcism exorcist exorcize exotic expand expandable expanded expanding expanse expansion
    expansive expat expatriate expect expectancy expectant expectation expected expecting expedience
    expediency expedient expedite expedited expediter expediting expedition expeditious expel expelled
    expelling expend expendable expended expending expenditure expense expensive expensively experience
    experienced experiencing experiential experiment experimental experimented experimenting expertise
    expiration expire expired expiring expiry explain explainable explained explaining explanation explanatory
    expletive explicit explicitly explode exploded exploder exploding exploit exploitable exploitation
    exploitative exploited exploiters exploiting exploration exploratory explore explored explorer exploring
    explosion explosive explosively exponent exponential exponentially export exported exporter exporting
    expose exposing exposition exposure expressed expresses expressing expression expressionism expressionist
    expressive expressly expressway expropriated expulsion expunge expunged exquisite exquisitely extend
    extended extending extensive extensively extent exterior exterminate exterminated exterminating
    extermination exterminator external externally extinguish extinguished extinguisher extinguishes extolled
    extolling extort extorted extorting extortion extract extracted extracting extraction extractor extradite
    extradited extraditing extradition extraordinaire extraordinarily extraordinary extrapolate extrapolated
    extrapolating extrapolation extraterrestrial extravagance extravagant extravagantly extravaganza extreme
    extremely extremism extremist extremities extremity extricate extricating extrovert exuberance exuberant
    """
}
