// English words, part 1 of 7. See `KnownWords`.

extension KnownWords {
  static let english1 = """
    aback abandon abandoned abase abate abated abbess abbey abbot abbott abbreviate abbreviated abbreviation
    abby abdicate abdicated abdicating abdication abdominal abduct abducted abducting abduction abductor
    aberrant aberration abetted abetting abeyance abhor abhorred abhorrence abhorrent abide abided abiding
    abilities ability abject abjure ablation ablaze ablution abnegation abnormal abnormality abnormally aboard
    abode abolished abolishing abolition abolitionist abominable abominably abomination aboriginal aborigines
    abort aborting abortion abortive abound abounding above abrasion abrasive abreast abridged abroad abruptly
    abscesses absconded absconding absent absentee absinthe absolutely absolution absolve absolved absolving
    absorb absorbed absorbent absorbers absorbing absorption abstained abstaining abstraction absurdity
    absurdly abundance abundant abundantly abuse abused abuser abusing abuzz abysmal abyssal academia academic
    academies accelerant accelerate accelerated accelerating acceleration accelerator accent accentuate
    accentuated accept acceptable acceptance accepted accepting accessed accesses accessible accessing
    accession accessories accessorize accessory accident accidental accidentally acclaimed acclimate
    acclimated acclimating accolade accommodate accommodated accommodating accommodation accompanied
    accompanies accompanist accomplice accomplish accomplished accomplishes accomplishment accord accorded
    according accordingly accordion accosted accosting account accountable accountancy accountant accounted
    accounting accredited accretion accrue accrued accruing accumulate accumulated accumulating accumulation
    accumulator accuracy accurately accursed accusation accusatory accuse accused accuser accusing accustom
    accustomed aced acetic acetylene ached achieve achieved achievement achieving achilles aching acing
    acknowledge acknowledged acknowledgement acknowledgment acne acolyte acorn acosta acoustic acoustical
    acquaint acquaintance acquainted acquiesce acquiesced acquire acquiring acquisition acquit acquittal
    acquitted acrid acrimonious acrobat acrobatic acronym across acted acting actionable activate activated
    activating activation activator active actively activism activist activities actor actresses actual
    actuality actually actuarial actuator acute adam adamantly adapt adaptable adaptation adapted adapter
    adapting adaptive adaptor add addendum adder addict addicted addiction addictive adding addition
    additional additionally additive addled addressed addressee addresses addressing adelaide adept adequate
    adequately adhere adhered adherence adherent adhering adhesive adjacent adjective adjoining adjourned
    adjournment adjudicate adjudicated adjure adjust adjusted adjuster adjusting adjustment adjutant
    administer administered administering administrate administration administrative administrator admirable
    admirably admiral admiralty admiration admire admired admirer admiring admissible admission admit
    admittance admitted admittedly admitting admonish admonished adobe adolescence adolescent adopt adopted
    adopting adoption adoptive adorable adorably adoration adore adored adoring adoringly adorn adorned
    adorning adornment adrenalin adrenaline adrian adriana adrift adulation adult adulterate adulterated
    adulterer adulteress adulterous adultery advance advanced advancement advancing advantage advantageous
    advent adventure adventurer adventuring adventurous adversarial adversaries adversary adverse adversely
    adversity advert advertise advertised advertisement advertiser advice advisable advise advised adviser
    advising advisor advisory advocacy advocate advocated advocating aeons aerate aerated aerial aerobatic
    aerobic aerodynamic aeronautical aeronautics aerospace aesthetic aesthetically aether affect affectation
    affected affecting affection affectionate affectionately affective affidavit affiliate affiliated
    affiliation affinity affirm affirmation affirmative affirmed affirming afflict afflicted afflicting
    affliction affluence affluent afford affordable afforded affording afghan aficionado afield afire aflame
    afloat afoot afore afoul afresh africa afrikaans agate agave ageing agencies agenda aggravate aggravated
    aggravating aggravation aggregate aggression aggressive aggressively aggressor agility aging agitate
    agitated agitating agitation agitator aglow agnes agnostic ago agonize agonized agonizing agrarian agree
    agreeable agreed agreeing agreement agricultural agriculture aground ahead ahmad ahmed aid aided aiding
    ailed ailing ailment ails aimed aiming aimless aimlessly airbag airborne airbrush airbrushed aired
    airfield airing airless airline airliner airlock airman airmen airplane airport airship airspace airspeed
    airstrike airstrip airway airy akin akkadian alabaster alacrity alan alarming alarmingly alarmist alaska
    alaskan albanian albeit albert alberto albino album alchemical alchemist alcoholic alcoholism alcove alden
    alderman aldermen alec alejandro alert alerted alerting alertness aleutian alex alexandra alfred alfredo
    alfresco algerian algorithm algorithmic alias alibi alien alienate alienated alienating alienation alight
    alighted align aligned aligning alignment alimentary alison alkaline alkaloid allah allan allay allegation
    allege alleged allegiance alleging allegorical allegory alleles alleluia allergen allergic allergies
    alleviate alleviated alleviating alleyway alliance allie allied alligator allison alliteration allocate
    allocated allocating allocation allot allotted allow allowable allowance allowed allowing alloy allude
    alluded alluding allure alluring allusion allying alma almighty almond alms aloe aloft aloha along
    alongside aloud alphabet alphabetical alphabetically alphabetize alphabetized alphonse alright alsatian
    also alter alteration altercation altered altering alternated alternately alternating alternative
    alternatively alternator although altimeter altitude altogether altos aluminum alvin amass amassed
    amassing amateur amateurish amaze amazed amazement amazonian ambassador ambiance ambience ambiguous
    ambitious ambivalence ambivalent amble ambling ambrosia ambulance ambushed ambushes ambushing amen
    amenable amend amended amending amendment amenities americano amethyst amiable amicable amicably amidst
    amigo amino amish amiss ammo ammonium ammunition amnesia amnesiac amnio amniotic amoeba amok amor amoral
    amorphous amortized amount amounted amounting amour amphetamine amphibian amphibious amphitheater
    amphitheatre amplification amplified amplifier amplifies amplifying amplitude amply ampoule amps amputate
    amputated amputating amputation amputee amuck amulet amuse amused amusement amusing anabolic anaconda
    anaemic anaerobic anaesthesia anaesthetic anaesthetist anagram anal analgesic analog analogies analogous
    analogue analogy analyses analysis analyst analytic analytical analyze analyzed analyzer analyzing
    anarchic anarchist anatomical anatomically ancestral ancestry anchorage anchored anchoring anchorman
    anchorwoman ancillary anderson andes andre andrea andrei andrew anecdotal anecdote anemia anemic anemone
    anesthesia anesthetic anesthetist anesthetize anesthetized aneurism aneurysm anew angela angelic angelica
    angelina angelo angering angie angiogram angled angler anglican angling anglo angriest anguish anguished
    angular angus anima animate animated animating animation animator anime animosity anise anita ankle anklet
    anna annals anne annex annexation annie annihilate annihilated annihilating annihilation announce
    announced announcement announcer announcing annoy annoyance annoying annoyingly annual annually annul
    annular annulled anointed anointing anomalies anomalous anonymously anorexia anorexic answer answerable
    answered answering antacid antagonism antagonist antagonistic antagonize antagonized antarctic ante
    anteater antelope antenatal antenna antennae anterior anteroom anther anthology anthony anthropological
    anthropologically anthropologist anti antibiotic antibody antic antichrist anticipate anticipated
    anticipating anticipation anticipatory antidepressant antidote antigen antihistamine antimony antique
    antiquing antiquities antiquity antiterrorism antiterrorist antitrust antiviral antivirus antler anton
    antony antsy anus anuses anvil anxieties anxiously any anything anyway anywhere aorta apache apartheid
    apartment apathetic aperture apex aphid apiece aping aplenty apolitical apologetic apologies apologize
    apologized apoplectic apostate apostle apostolic apotheosis appalled appalling appallingly apparatus
    apparent apparently apparition appeal appealed appealing appear appearance appeared appearing appease
    appeased appeasing appendage appendix appetizer appetizing applaud applauded applause appliance applicant
    application applied applies apply applying appoint appointed appointee appointing appointment appraisal
    appraise appraised appraiser appraising appreciable appreciate appreciated appreciating appreciation
    appreciative apprehend apprehended apprehending apprehension apprehensive apprentice apprenticed apprise
    apprised approach approachable approached approaches approaching approbation appropriate appropriated
    appropriately appropriating appropriation approval approve approved approving approximate approximated
    approximately approximating approximation apricot apron aptitude aptly aqua aquatic aqueduct arab arabian
    arable arachnid arbiter arbitrarily arbitrary arbitrate arbitration arbitrator arbor arboreal arcade
    arcadia arcadian arcane archaeological archaeologist archaeology archangel arched archeological
    archeologist archeology archer archery arches archetypal archetype archie arching architect architectural
    architecturally architecture archival archived archiving archivist arcing ardennes ardently ardor area
    areal argentinean argentines argentinian argon arguably argued argument aria arian arid ariel aries arise
    arisen arising aristocracy aristocrat aristocratic arkansas arlington armadillo armament armand armando
    armature armband armchair armed armenian armful armies arming armistice armless armor armored armorer
    armory armpit armrest armstrong aroma aromatic arose arouse aroused arousing arraigned arraignment arrange
    arranged arrangement arranging arrant arras array arrest arrested arresting arrival arrive arrived
    arriving arrogance arrogant arrogantly arrowhead arsed arsenal arsing arson arsonist artefact arterial
    arteries artesian artful artfully arthritic arthritis artichoke article articular articulate articulated
    articulating articulation artifact artifice artificial artificially artillery artisan artisanal artiste
    artistic artistically artistry artless artsy artwork aryan ascend ascendancy ascendant ascended ascending
    ascension ascent ascertain ascertained ascetic ascot ascribe ascribed aseptic asexual ashamed ashen asher
    ashore ashtray asia asian asked askew asking asleep asparagus aspect aspen aspersions asphyxia asphyxiate
    asphyxiated aspic aspirate aspirated aspiration aspirational aspire aspired aspirin aspiring ass assail
    assailant assailed assassinate assassinated assassinating assassination assault assaulted assay assemblage
    assemble assembled assemblies assembling assembly assent assert asserted asserting assertion assertive
    asses assessed assesses assessing assessment assessor asset asshole assign assignation assigned assigning
    assignment assimilate assimilated assimilating assimilation assist assistance assistant assisted assisting
    associate associated associating association associative assorted assume assumed assuming assumption
    assurance assure assured assuredly assuring assyrian asterisk astern asteroid asthmatic astonish
    astonished astonishes astonishing astonishingly astor astound astounded astounding astoundingly astral
    astray astrid astride astringent astrologer astrological astrology astronaut astronomer astronomical
    astronomically astronomy astrophysicist astrophysics asunder asylum asymmetric asymmetrical asymmetry
    asymptomatic ate atheism atheist atheistic athena athenian athens athlete athletic athletically
    athleticism athwart atkins atlantic atlantis atmosphere atmospheric atoll atonal atone atoned atonement
    atoning atop atrial atrocious atrocity atrophied atrophy atropine attach attached attaching attachment
    attacked attacker attacking attain attainable attained attaining attainment attempt attempted attempting
    attend attendance attendant attended attendees attending attentive attentively attenuate attenuated attest
    attested attesting attire attired attitude attorney attract attracted attracting attraction attractive
    attribute attributed attrition atypical aubrey auction auctioned auctioneer auctioning audacious audacity
    audible audibly audience audit auditing audition auditioned auditioning auditor auditory audrey auger
    aught augment augmentation augmented augmenting augur auguries auntie aunty aura aural auricular auspices
    auspicious aussies austerity austin australia australian austrian authentic authentically authenticate
    authenticated authenticating authentication authenticity authored authorities authority authorization
    authorize authorized authorizing autistic auto autocracy autocratic autoerotic autograph autographed
    automated automatic automation automaton automobile automotive autonomic autonomy autopsied autopsies
    autotrophs auxiliary avail availability available availing avalanche avaricious avatar avenge avenged
    avenger avenging avenue averaged averaging averse aversion avert averted averting avery avian aviation
    aviator avid avocado avoid avoidable avoidance avoided avoiding avouch avowed avulsion await awaited
    awaiting awaken awakening awarded awarding awareness awash awful awfully awfulness awhile awning awoke
    awoken axillary axing axis axle ayers azalea baba babble babbled babbling babe babied babies baboon
    babying babylonian babysat babysit babysitter baccarat bacillus backache backboard backbone backbreaking
    backdate backdated backdoor backdrop backed backer backfield backfire backfired background backhand
    backhanded backhanders backing backlash backless backpackers backpacking backroom backseat backside
    backstabber backstop backstreet backstroke backtrack backtracked backtracking backup backward backwash
    backwater backwoods backyard bacon bacteria bacterial bacterium badder baddest baddie bade badge badged
    badgered badgering badlands badly badmouth badmouthed badness baffle baffled baffling bagel bagged baggie
    bagging baggy bagman bagpipe baguette bahamian baht bail bailed bailey bailiff bailing bairn baited
    baiting baked bakeries bakery baking balanced balancing balconies balder baldheaded balding baldness baldy
    bale balinese baling balked balled ballerina balling ballistic ballooned ballot ballpark ballplayer
    ballroom ballsed ballsy bally balmy balsa balsam bamboo bamboozle bamboozled banal banality banana bandage
    bandaged bandaging bandana bandanna banded bandied banding bandstand bandwagon bandy bandying banged
    banger banging bangle banish banished banishes banishing banishment banister bankable bankbook banked
    banker banking banknote bankroll bankrolled bankrupt bankruptcy bankrupted banned banning bannister banns
    banquet banqueting banshee banter bantering baptism baptismal baptist baptiste baptize baptized baptizing
    barack barb barbara barbarian barbaric barbarism barbarity barbarous barbary barbecue barbecued barbed
    barbeque barber barbie barbiturate bareback bared barefaced barefoot barefooted barely barest barf barfed
    barfing barfly bargained bargaining barge barged bargeman barging baring baritone barked barker barking
    barley barlow barman barmy barnacle barnes barney barnyard barometer barometric baroness baronet barrack
    barrage barred barreled barreling barren barrett barrette barricade barricaded barrier barring barrister
    barrow barry bart bartender barter bartered bartering barton baryon basal basalt baseball based baseless
    baseline basement baseness baser basest bashed basher bashes bashing basho basic basically basil basilica
    basilisk basin basing basis bask basked basketball basking basses basset bassinet bassist baste basted
    baster basting bastion batch batches bated bates bathe bathed bathhouse bathing bathrobe bathroom bathtub
    batman baton batsman batsmen battalion batted batten battened battered batteries battering battery batting
    battled battlefield battlements battleship battling batty bauble bauer bavarian bawdy bawl bawled bawling
    baxter baying baylor bayonet bazillion bazooka beached beaches beachhead beacon beaded beading beadle
    beady beagle beak beaker beamed beaming beaned beanie bearable bearded beardless bearer bearing bearskin
    beaten beater beating beatles beatrice beau beaut beauteous beauties beautifully beautify beaux became
    beck becker beckon beckoned beckoning becky become becoming bedazzle bedazzled bedbug bedded bedding
    bedecked bedpan bedroom bedside beech beef beefcake beefed beefing beefy beehive beekeeper been beep
    beeped beeper beeping beet beeves befall befell befit befitting beforehand befouled befriend befriended
    befuddled beg begat beget begetting beggar begged begging begin beginner begone begot begotten begrudge
    begrudging begrudgingly beguile beguiled beguiling beguine begun behave behaved behaving behavior
    behavioral behead beheaded beheading beheld behold beholden beholder beholding behoove bejeweled belated
    belay belch belched belches belching belgian belgrade belie belied belief believable believe believed
    believer believing belike belinda belittle belittled belittling bella bellboy bellhop bellied bellies
    bellow bellowing belong belonged belted belting benched benches benching bended bender bending bendy
    benedict benedictus benefactor beneficial beneficiary benefit benefited benefiting benefitted benefitting
    benevolence benevolent benighted benjamin bennet bennett benny bequeath bequeathed berate berated berating
    bereaved bereft beret bering berlin berliners bernard bernardo bernie berries berth bertha berthing
    beseeching beset besiege besieged besieging besmirch besmirched besotted bespectacled bessie bested
    besting bestow bestowed bestowing bestseller beta betel beth bethe bethink betide betrayer betraying
    betrothal betrothed betsy bette betted better bettered bettering betterment betting bettor betty bevel
    beverage bewitched bewitching biannual biased biases biblical bicarbonate bicentennial bicep bicker
    bickering bicuspid bicycle bicycling bidden bidder biddies bidding biddy bide bided bidet biding
    bifurcated bigger biggie bigmouth bigot bigwig biked biker biking bikini bilateral bilbo bile bilge bilked
    bilking billable billboard billed billet billeted billeting billiard billie billing billion billionaire
    billionth billow billowing billy bimbo binder binge binging bingo binned binocular binomial biochemist
    biochemistry biogenic biographer biographical biographies biography biologic biological biologically
    biologist biomechanical biomechanics biometric bionic biopsied biopsies biosphere bipartisan biped
    biracial birch birder birdhouse birdie birding birdseed birthday birthing birthmark birthright bisexual
    bishop bison bitch bitched bitches bitching bitchy biter biting bitterest bitterly bitterness bitty blab
    blabbed blabber blabbered blabbering blabbing blackball blackballed blackballing blackbird blackboard
    blacked blacken blackened blackening blacker blackest blackguard blackheads blacking blackjack blacklist
    blacklisted blackmail blackmailed blackmailer blackmailing blackness blackout blacksmith blacktop bladder
    bladed blagged blah blaine blair blameless blaming blanc blanch blanche blanched blanked blanketed
    blanketing blanking blare blaring blarney blaspheme blasphemed blasphemer blasphemies blaspheming
    blasphemous blasphemy blasted blaster blasting blather blathering blazed blazer blazing bleach bleached
    bleachers bleaches bleaching bleary bleat bleating bled bleeder bleeding bleep bleeping blemish blemishes
    blended blender blending blesses blest blew blight blighted blighter blimey blimp blinded blinder
    blindfold blindfolded blinding blindingly blindness blindside blindsided blinked blinker blinking blip
    blissful blissfully blister blistered blistering blithe blithely blithering blitz blitzing blizzard bloat
    bloated bloating blob bloc blockade blockaded blockading blockage blockbuster blocked blocker blockhead
    blocking blog blogged blogger blogging bloke blondie blooded bloodhound bloodied bloodier bloodiest
    bloodless bloodline bloodshed bloodshot bloodstain bloodstained bloodsucker bloomed bloomer blooming
    blooper blossomed blossoming blot blotch blotches blotchy blotted blotter blotting blouse blower blowfish
    blowflies blowhole blowing blown blubber blubbering blubbing bludgeon bludgeoned bludgeoning bluebell
    bluebird blueprint bluer bluest bluestone bluesy bluffed bluffing bluish blunder blundered blundering
    blunted bluntness blurb blurred blurring blurry blurt blurted blurting blush blushed blushes blushing
    bluster blustery boar boarded boarder boarding boardroom boasted boastful boasting boathouse boating
    boatload boatman boatmen boatyard bobbed bobbi bobbies bobbing bobble bobby bobcat bodacious bode bodied
    bodiless bodybuilder bodywork boers boffins bogey bogeyman bogeymen bogged boggle boggy bogie bogus
    bohemian boil boiled boiler boiling bolder boldest boldly boldness bolivian bollixed bollocking bollocks
    bollywood bolo bolster bolstered bolstering bolted bolting bolus bombarded bombardier bombarding bombed
    bomber bombing bona bonbon bondage bonded bonding bondsman boned bonehead boneheaded boneless boner boney
    boneyard bonfire bong bongo boning bonita bonito bonked bonkers bonking bonne bonnet bonnie bonny bono
    bonobo bonus bony boob boobies booby booed booger boogeyman boogie booing bookcase booked bookend booker
    bookie booking bookish bookkeeper booklet bookmaker bookmark bookmarked bookstore boom boomed boomer
    booming boon boone boonies boorish boors boost boosted booster boosting booted bootie booting bootlegged
    bootlegger bootless booty booze boozed boozer boozing boozy bopped bopping borax bordered bordering
    borderline bore bored borehole boric boring boringly boris borne boron borough borrow borrower borrowing
    bosom boson bossed bosses bossing bossy boston bosun botanist botch botched botching bother bothered
    bothering bots bottled bottleneck bottling bottomed bottoming botulism bough bougie bouillon boulder
    boulevard bounce bounced bouncer bouncing bouncy boundaries bounded bounder bounding boundless bounteous
    bounties bountiful bounty bouquet bourbon bourgeois bourgeoisie bourn bourne bout boutique bowed bowel
    bower bowery bowie bowing bowled bowlegged bowler bowline bowling bowman bowmen boxcar boxer boxes boxing
    boyar boyfriend boyle bozo braced bracelet brachial bracing bracken bracket brackish brad bradford brady
    bragged bragging brahmins braided braiding brainchild brained brainless brainstorm brainwash brainwashed
    brainwave brainy braise braised braising braked braking bramble bran branched branches branching branded
    brandi brandies branding brandish brandished brandishing brandy bras brash brassiere brassy brat bratty
    braved bravely braver bravery bravest braving bravo brawl brawler brawling brawn brawny braying brazier
    brazilian breach breached breaches breaching breadcrumb breaded breadth breakable breakage breakdown
    breaker breakout breakthrough breakup bream breasted breastfed breastfeed breathable breathed breather
    breathing breathless breathlessly breathtaking breathtakingly breathy bred breech breeches breeder
    breeding breezed breezing breezy brenda brendan brennan brent brethren brett brewed breweries brewery
    brewing brian briar bribe bribed bricked bricking bridesmaid bridged bridget bridging bridle briefcase
    briefest briefing brig brigade brigadier brigand briggs brighten brightened brightening brighter brightest
    brightly brightness brighton brilliance brilliant brilliantly brim brimming brimstone brine bringer
    bringing briny brisk briskly bristle bristling bristly britches british brits brittle broach broached
    broadband broadcast broadcasted broadcaster broaden broadened broadening broader broadest broadside
    broadway brochure brock broil broiled broiling broker brokerage brokered brokering bronc bronchial bronco
    bronx bronzed brooch brooded brooding broody brooke broomstick bros broth brothel brotherhood brotherly
    brought browbeat browned brownie browning brownish browse browser browsing bruges bruise bruised bruiser
    bruising brunch brunette bruno brunt brushes brushing brutality brutalize brutalized brutally brutish
    brutus bryan bryant bryce bubbled bubbling bubbly buccaneer buckboard bucked bucket bucketful bucking
    buckle buckled buckling buckskin buddhism buddhist buddies budding buddy budge budged budget budgeted
    budgeting budgie budging buff buffed buffer buffering buffeted buffing buffoon buffy bugged bugger
    buggered buggering buggery buggies bugging buggy bughouse bugle bugler buick builder building bulb
    bulgarian bulge bulging bulimia bulimic bulk bulkhead bulking bulky bulldog bulldoze bulldozed bulldozer
    bulletin bullfight bullfighter bullfrog bullheaded bullhorn bullied bullies bullion bullock bullring
    bullshit bullwhip bully bullying bum bumble bumbling bummed bummer bumming bump bumped bumper bumping
    bumpkin bumpy bunched bunches bunching bunco bundle bundled bundling bundt bung bungalow bunged bungee
    bunghole bungle bungled bungling bunion bunk bunked bunker bunkhouse bunking bunnies bunting buoy burbling
    burdened burdening bureau bureaucracy bureaucrat bureaucratic burgeoning burger burgess burglar burglaries
    burglarize burglarized burglary burgle burgled burgling burial buries burka burke burly burner burnish
    burnished burnout burnt burp burped burping burr burrito burro burrow burrowed burrowing burry bursitis
    bursting burton burying busboy bused buses bushed bushel bushes bushwhack bushwhacked bushwhackers bushy
    busied busier businesses businessman businessmen businesswoman busing bussed busses bussing bust busted
    buster bustier busting bustle bustling busty busy busywork butch butchered butchering butchery butt butted
    buttercup buttered buttering butternut buttery butting buttock buttoned buttoning buttress buttresses
    buyer buying buzz buzzard buzzed buzzer buzzes bye byers bygone bylaw bypassed bypasses byproduct byron
    bystander bytes byway cabal cabaret cabbage cabbie cabby cabdriver cabernet cabled cabling cabstand cache
    cached cackle cackling cactuses cadaver caddie caddy cadet cadillac cadre caesar caesarean caesarian
    caffeinated caged cagey caging caiman cain caine cairn cairo cajole cajoled caked cakewalk calamari
    calamine calamities calamitous calamity calcification calcified calculate calculated calculating
    calculation calculator calculus calder caldera caleb caledonian calendar calender calfskin caliber
    calibrate calibrated calibrating calibration california californian caliphate calla callback caller callie
    calliope callous calloused callously callow callus calluses calmed calmer calming calmness caloric calorie
    calves calvin calving cambodian cambrian cambridge came camellia cameo camera cameraman cameramen camilla
    camille camisole camomile camouflage camouflaged campaign campaigned campaigner campaigning campbell
    camped camper campfire camping campo campsite campus campuses cams canadian canaries cancel canceled
    canceling cancellation cancelled cancelling cancer cancerous candace candice candid candidacy candidate
    candidly candied candies candlelight candlelit candlestick candor caned canine caning canister canker
    canna cannabis cannae canned cannery cannes cannibal cannibalism cannibalize cannibalized canning cannon
    cannonball cannot canny canoeing canon canonical canonize canoodling canst cant cantaloupe canteen canter
    canto canton cantor canvases canvassed canvasses capability capacities capacitor capacity caped caper
    capillary capita capitalism capitalist capitalistic capitalize capitalized capitol capitulate capitulating
    capitulation capon capone capped capper capping cappuccino capricious capsize capsized capsule captaincy
    captained captaining caption captioned captioning captivate captivated captivating captivity captor
    capture captured capturing capuchin caramel carat caraway carbide carbine carbohydrate carbolic carbon
    carbonate carbonated carbonic carbonized carburetor carcasses carcinogenic carcinogens cardboard carded
    cardigan carding cardiogram cardiologist cardiology cared careen careened careening career carefree
    carefully caregiver careless carelessly carelessness carer caressed caresses caressing caretaker
    caricature caring carjacked carjacker carjacking carl carla carlo carload carlton carly carmen carmine
    carnal carnation carne carnegie carnies carnival carnivore carnivorous carny carob carol carole carolers
    carolina caroline caroling carom carousel carousing carp carpal carpenter carpentry carpetbagger carpeted
    carpeting carping carpooling carrie carrier carrying carson carte carted cartel cartesian carthage
    carthaginian cartilage carting cartloads cartography carton cartoon cartoonist cartouche cartridge
    cartwheel carved carver carving cary casa casanova cascade cascading cased caseload casework caseworker
    casey cash cashed cashes cashew cashier cashiered cashing cashmere casing casket casks casper casserole
    cassette cassie castanets castaway caste caster castilian casting castor castrate castrated castrating
    castration castro casual casually casualty cataclysm cataclysmic catacomb catalina catalog cataloged
    cataloging catalogue catalogued cataloguing catalyst catalytic catalyzed catapult catapulted cataract
    catastrophe catastrophic catatonic catches catchment catchphrase catchy categorical categorically
    categories categorize categorized category cater catered caterer catering caterpillar cath catharsis
    cathartic catherine catheter catholic catholicism cathouse cathy cattleman cattlemen catty catwalk
    caucasian cauldron caulking causal causality causation caused causeway causing cauterize cauterized
    cauterizing cautionary cautioned cautioning cautious cautiously cavalier caved caveman cavemen cavern
    cavernous cavers caving cavities cavorting cawing cayman cease ceased ceaseless ceaselessly ceasing cecil
    cecile cecily cedar cede ceded ceding ceiling celeb celebrate celebrated celebrating celebratory
    celebrities celebrity celia celiac celibacy celibate cellblock cellmate cello cellophane cellphone
    cellulite celluloid cellulose celtic cement cemented cementing cemeteries cemetery censor censored
    censoring censure censured centaur centennial center centered centering centerpiece centimes centimeter
    centipede central centralize centralized centrally centrifugal centrifuge centuries centurion ceramic
    cereal cerebellar cerebellum cerebral cerebrum ceremonial ceremonies ceres certain certainly certainties
    certainty certifiable certifiably certificate certification certified certifies certifying certitude
    cerulean cervantes cervical cesar cesarean cessation chad chafe chafed chaff chafing chained chaining
    chainsaw chaired chairing chairman chairmen chairwoman chaise chalice chalking chalky challenge challenged
    challenger chamber chambered chamberlain chambermaid chameleon chamomile champ champagne champing
    championed championing championship chan chanced chancery chancing chancy chandelier chandler chanel
    changeable changeling changeover changer changing channeled channeling channelled channelling chanted
    chantilly chanting chap chaperon chaperone chaperoned chaperoning chaplain chapped chappy chapter
    characteristic characteristically characterize characterized characterless charade chard charge charged
    charger charging chariot charisma charitable charitably charities charity charlatan charlene charles
    charley charlie charmaine charmed charmer charming charmingly charnel charred charring chart charted
    charter chartered chartering charting charwoman chaser chasing chasm chaste chastise chastised chastity
    chatroom chatted chattel chatter chattering chatting chatty chauffer chauffeur chauffeured chauvinism
    chauvinist chauvinistic cheapen cheaper cheapest cheapness cheapo cheated cheater cheating checkbook
    checked checker checkered checking checkmate checkmated checkout checkpoint checkup cheekbone cheeky cheep
    cheered cheerful cheerfully cheerier cheering cheerio cheerleader cheery cheeseburger cheesecake cheesed
    cheesiest cheesing cheesy cheetah chef chemical chemically chemistry chen chenille cherished cherishes
    cherishing cherries cherub cheryl chesapeake chester chestnut chesty chevalier chevron chevy chewed
    chewing chewy chez chic chicanery chick chickadee chickened chickening chickpea chico chide chided
    chiefest chieftain childcare childhood childish childishly childless childlike chile chilean chili chilies
    chilli chillies chilling chilly chimed chimney chimp chimpanzee chinaman chinamen chink chino chintz
    chintzy chipmunk chipped chipper chipping chippy chiropractic chiropractor chirp chirping chirpy chisel
    chiseled chiseling chiselled chit chitlins chittering chitters chivalry chives chloral chlorate chloride
    chlorinated chlorine chloroform chloroformed chock chocolatey chocolatier chocolaty choicest choke choked
    choker choking chomp chomped chomping choosing choosy chop chopped chopper choppered chopping choppy
    chopstick choral chore choreograph choreographed choreographer choreography chortling choruses chose chow
    chowing chris christ christen christened christian christie christina christine christmases christophe
    christopher christy chromatic chromatograph chromatography chromosomal chromosome chronically chronicle
    chronicled chronicler chronological chronologically chronology chrysalis chrysanthemum chubby chuck
    chucked chucking chuckle chuckled chuckling chuff chuffed chuffing chug chugged chugging chum chumming
    chummy chump chung chungking chunk chunky churches churchmen churchy churlish churn churning chute cicada
    cicely cider cigarette cimmerian cinch cinched cindy cinematic cinematographer cinematographic
    cinematography cinnamon circadian circled circling circuit circuitous circuitry circular circulate
    circulated circulating circulation circulatory circumcise circumcised circumstance circumvent circumvented
    circuses cisco citation cite cited citing citizenry citric civet civic civil civilian civility
    civilization civilize civilized clack clacking clad claimant claiming claire clairvoyance clairvoyant clam
    clamber clambering clammed clamming clamor clamoring clamp clamped clamping clan clancy clang clanging
    clank clanking clansmen clap clapped clapper clapping clara clare clarence claret clarification clarified
    clarifies clarify clarifying clarinet clarissa clarity clark clarke clary clashed clashes clashing clasp
    clasped clasping class classed classes classical classically classier classiest classification classified
    classifies classify classifying classless classmate classroom classy clatter clattering claude claudia
    claudio claus clause claustrophobia claustrophobic claw clawed clawing claymore cleaned cleaner cleanest
    cleaning cleanly cleanse cleansed cleanser cleansing clearance cleared clearer clearest clearheaded
    clearing clearly cleat cleavage cleave cleaved cleaver cleaving cleft clemency clemens clement clementine
    clench clenched clenching clergyman clergymen cleric clerical clerking cleverer cleverest cleverly
    cleverness click clicked clicker clicking client climactic climate climatic climaxed climaxes climbed
    climber climbing clime clinch clinched clinches clinching clinging clingy clinic clinical clinically clink
    clinking clint clip clipboard clipped clipper clipping clique clitoral clitoris clive cloak cloaked
    cloaking cloakroom clobber clobbered clobbering clocked clocking clods clog clogged clogging cloister
    cloistered clomping clone cloned cloning closed closeness closer closest closet closeted closing closure
    clot clothe clothed clothesline clothespin clothing clotted clotting clouding cloudless cloudy clout clove
    cloven clowning cloying clubbing cluck clucking clued clueless clump clumped clumping clumsier clumsily
    clung clunk clunking clunky cluster clustered clustering clutch clutched clutches clutching clutter
    cluttered cluttering coached coaches coaching coachman coagulant coagulate coagulated coagulation coalesce
    coalesced coalition coarse coastal coasted coaster coasting coastline coated coating coattails coax coaxed
    coaxing cobble cobbled cobblestone cobweb cochlear cock cocked cocker cockerel cockeyed cocking cockle
    cockroach cockroaches cocksucker cocksure cocky cocoa coconut cocoon cocooned coddle coddled coddling
    coded codename codenamed codependent coder codex codger codified coding cody coed coefficient coerce
    coerced coercing coercion coercive coexisted coexistence coexisting coffer cognition cognitive cognizant
    cogs cohabitation cohen coherence coherent cohesion cohesive cohort cohost coiled coiling coincide
    coincided coincidence coincident coincidental coincidentally coinciding coined coke coked colder coldest
    coldly coldness cole colic colin collaborate collaborated collaborating collaboration collaborative
    collaborator collage collagen collapsed collapsing collard collared collaring collate collated collating
    colleague collect collectible collecting collection collective collectively collector college collegial
    collegiate collide collided collider colliding collie collier colliery collision colloidal colloquial
    collude colluded colluding collusion colombian colon colonial colonialism colonies colonist colonize
    colonized colorado coloration colored colorful coloring colorist colorless colossal colossally colossus
    coloured colt columbia columbian columbus column columnist coma comanche comatose combatant combating
    combative combed combination combine combined combing combining combo combustion comeback comedian
    comedies comedown comedy comely comer cometary comfortable comfortably comforted comforter comforting
    comic comical comically comma commandant commanded commandeer commandeered commander commanding
    commandment commando commemorate commemorated commemorating commemoration commemorative commence commenced
    commencing commend commendation commended commending commentaries commentary commentator commented
    commenting commerce commercial commercialism commercially commie commingled comminuted commiserate
    commissar commissary commission commissioned commissioner commissioning commit commitment committal
    committed committee committing commodities commodity commoner commonest commonly commotion communal
    commune communed communicable communicate communicated communicating communication communicative
    communicator communing communion communism communist communistic communities community commutation commute
    commuted commuter commuting como compacted compactor compadre companies comparable comparative
    comparatively compare compared comparing comparison compartment compartmentalize compartmentalized
    compasses compassion compatible compatriot comped compel compelled compelling compensate compensated
    compensating compensation compensatory compete competed competence competency competent competing
    """
}
