// English words, part 3 of 7. See `KnownWords`.

extension KnownWords {
  static let english3 = """
    exude exuded exuding exultation eyeball eyeballed eyebrow eyed eyeglass eyeglasses eyeing eyelashes eyelid
    eyeliner eyepiece eyewitness eyewitnesses eying fabled fabricate fabricated fabricating fabrication
    fabulous fabulously facade faced facedown faceless facelift facet facetious facial facilitate facilitated
    facilitator facilities facility facing faction factional factor factored factories factoring factory
    factual factually faculties faculty fading faecal faeces faerie fagged faggot fags failed failure fain
    fainted fainter faintest fainting faintly fairground fairies fairly fairness fairway fairyland fairytale
    faithfully faithless fajita faked faker faking fakir fallacies fallback fallible fallopian fallow
    falsehood falseness falsification falsified falsifying falter faltered faltering famed familial familiar
    familiarity familiarize familiarized famished famously fanatical fanatically fanaticism fancied fancier
    fancies fanciest fanciful fancying fanned fannies fanning fanny fantasies fantasize fantasized fantasizing
    fantastic fantastical fantastically faraday faraway farce farcical fare fared fargo faring farley farmed
    farmhand farmhouse farming farmland farmyard farrow farsighted fart farted farther farthest farthing
    farting fascinate fascinated fascinating fascination fascism fascist fashionable fashionably fashioned
    fastball fasted fasten fastened fastening faster fastest fasting fatalistic fatalities fatality fateful
    fathered fatherhood fathering fatherland fatherless fatherly fathom fathomed fatigue fatigued fatiguing
    fatso fatted fatten fattened fattening fatter fattest fatties fatty faucet faulted faultless faulty fauna
    faustian faux favorable favorably favored favoring favoritism fawn fawning fax faxed faxes faxing faze
    fazed fealty feared fearful fearfully fearing fearlessly fearlessness fearsome feasibility feasible
    feasted feasting feat feathered feathering feathery feature featured featureless featuring february fecal
    feces feckless fed federal federally federation fee feeder feeding feeler feeling feign feigned feigning
    feint felicitous felicity feline felipe felix fella fellatio felled feller felling fellow felon felonies
    felonious felony female feminine feminism feminist femme femur fenced fencer fencing fend fended fender
    fending fennel feral ferdinand ferment fermentation fermented fermenting fernando ferocious ferociously
    ferocity ferret ferreted ferreting ferried ferries ferris ferrying ferryman fertility fertilization
    fertilize fertilized fertilizer fertilizing fervent fervently fess fessed fest fester festered festering
    festive festivity fetal fetch fetched fetches fetching fetishes fetishist fetters fettle fetus feud
    feuding fevered feverish feverishly fewer fewest fibbing fiber fickle fictional fictitious ficus fiddle
    fiddled fiddler fiddling fiddly fidel fidelity fides fidget fidgeting fidgety fielded fielder fielding
    fieldwork fiend fiendish fiendishly fierce fiercely fiercer fiercest fiery fiesta fifteenth fiftieth
    figment figurative figuratively figured figurine figuring filament filch file filed filet filing filled
    filler fillet filleted filleting fillies filling filly filmed filming filmmaker filmy filter filtered
    filtering filthier filthiest filthy filtration finagle finale finalist finality finalize finalized finance
    financed financial financially financier financing finches finding fined finely finer finery finest
    fingered fingering fingerling fingernail fingerprint fingerprinted fingertip fining finished finishes
    finishing finland finn finnish firearm fireball firebomb firebombed firecracker firefight firefighter
    firefighting firehouse firelight fireman firemen fireplace firepower firestorm firewall firewater firewood
    firework firing firmament firmed firmer firmness firstborn fiscally fischer fished fisheries fishermen
    fishery fishes fishing fishnet fishy fissile fission fissionable fissure fistfight fistful fitch fitful
    fitness fitted fitter fittest fitting fiver fixate fixated fixating fixation fixed fixer fixes fixing
    fixture fizzle fizzled fizzy fjord flack flagged flagging flagrant flagrantly flagship flagstone flail
    flailing flair flak flake flaked flaking flaky flamed flamenco flamethrower flamingo flammable flanders
    flank flanked flanking flap flapjack flapped flapper flapping flare flared flaring flashback flashed
    flasher flashes flashing flashlight flashy flask flatmate flatten flattened flattening flatter flattered
    flattering flattery flatulence flatulent flatware flaunt flaunted flaunting flavored flavoring flawless
    flawlessly flaxseed flay flayed flaying fleck flecked fled fledged fledgling fleece fleeced fleecing
    fleecy fleeing fleeting fleming flemish fleshed fleshy fletch fletcher flex flexed flexes flexibility
    flexible flexing flick flicked flicker flickered flickering flicking flied flier flies flightless flighty
    flinch flinched flinching flinging flintlock flinty flippant flipped flipper flipping flirt flirtation
    flirtatious flirted flirting flirty flits flitted flitting floatation floated floater floating floaty
    flocked flocking floes flog flogged flogging flooded flooding floodlight floorboard floored flooring
    floozies flop flopped flopping floppy flora floral florence flores florid florida florin florist floss
    flossed flossing flotation flotilla flounder floundering flour flourish flourished flourishes flourishing
    flout flouted flouting flowed flowered flowery flowing flown floyd fluctuate fluctuating fluctuation
    fluently fluff fluffed fluffing fluffy fluid fluidity fluke flung flunk flunked flunkies flunking flunky
    fluorescence fluorescent fluoride flurries flurry flush flushed flushes flushing fluster flustered flutter
    fluttered fluttering fluttery flux flyer flynn flypaper foals foamed foaming foamy fobbed focal focus
    focuses focusing focussed focussing fodder foetal foetus fogey fogged foggiest fogging foggy fogies foil
    foiled foiling foist foisted folded folder folding foley folio folklore folksy follicle follies followed
    following folly foment fomenting fond fonder fondle fondled fondling fondly fondness fondue font foodie
    foodstuff fooled fooling foosball football footballer footed footfalls foothills foothold footie footing
    footlights footman footmen footnote footpads footpath footprint footsie footstep footwear footwork footy
    fora forage foraged foraging foramen foray forbes forbid forbidding force forced forceful forcefully
    forceps forcible forcibly forcing fore forearm forebears foreboding forecast forecasted forecasters
    forecasting foreclose foreclosed foreclosing foreclosure forefather forefinger forefront forego foregoing
    foregone foreground forehand forehead foreigner foreman foremen foremost forensic foreplay foresee
    foreseeable foreseeing foreseen foreshadowing foresight foreskin forestall forestalled forested forester
    forestry foretaste foretell foretelling forethought foretold forewarn forewarned forfeit forfeited
    forfeiting forfeiture forgave forged forger forgeries forgery forgetful forgettable forgetting forging
    forgivable forgiving forgo forgoing forgone forked forking formal formalities formality formalize formally
    formation formative formatted forme formed former formerly formidable forming formless formula formulae
    formulate formulated formulating formulation fornicate fornicated fornicating fornication fornicator
    forrest forsake forsaken forsaking forswear forsworn forte forth forthcoming forthright forthwith forties
    fortieth fortification fortified fortify fortifying fortitude fortnight fortresses fortuitous fortuna
    fortunate fortunately forty forum forward forwarded forwarding fossil foster fostered fostering fouled
    fouler fouling foully foulness foundation foundational founded foundering foundling foundries fount
    fourscore foursome fourteen fourteenth fourth fowler foxhole foxy foyer frabjous fractal fraction
    fractional fractious fracture fracturing frag fragility fragment fragmentation fragmented fragrance
    fragrant frail frailties frame framers framework framing franc france francesca franchise franchised
    francine francis franciscan francisco franco francois francoise franklin franny frantically franz frat
    fraternal fraternity fraternize fraud fraudulent fraudulently fraulein frayed fraying frazzled freaked
    freakiest freaking freakish freakishly freaky freckle freckled fred freebasing freebie freed freedmen
    freeing freelance freelancer freelancing freeloader freeloading freemason freer freest freestyle
    freethinking freeway freeze freezer freezing freighter freighting frenchman frenchmen frenetic frenzied
    frequency frequent frequented frequenting frequently fresco frescoes freshen freshened freshener
    freshening fresher freshest freshman freshmen freshness freshwater fret fretting freud friar friction
    friday fridge fried friendless friendlier friendlies friendliest friendliness friendly fries frieze
    frigate frigging fright frighted frighten frightened frighteners frightening frighteningly frightful
    frightfully frigid frill frilly fringe fringed frisco frisk frisked frisking frisky fritter frittered
    frittering frivolity frizzy frock froggy frogman frogmen frolicking frond frontage fronted fronting
    frontline frosh frostbite frostbitten frosted frosting frosty froth frothing frothy frown frowned frowning
    froze fruitcake fruitful fruiting fruition fruitless fruity frumpy frustrate frustrated frustrating
    frustratingly frustration fry fryer frying fuck fucked fucker fuckhead fucking fudge fudged fudging
    fuehrer fueled fueling fuelled fuelling fuhrer fulfil fulfill fulfilled fulfillment fulfilment fullback
    fuller fullest fullness fully fulminate fumble fumbled fumbling fumed fumes fumigate fumigated fumigating
    fumigation fuming function functional functionality functionally functionary functioned functioning
    fundamental fundamentalism fundamentalist fundamentally funded funding fundraiser funerary funereal
    funfair funk funky funnel funneled funneling funnelled funner funnest funnier funnies funniest furies
    furious furiously furlong furlough furnish furnished furnishing furor furrow furrowed furry further
    furthered furthering furthest fused fuselage fusing fuss fussed fusses fussing fussy futility futon
    futurist futuristic fuzz fuzzy gabbing gabby gable gadding gadget gaelic gaffe gaffer gaga gagged gagging
    gaggle gags gaily gained gainer gaines gainful gainfully gaining gait gaius gal gala galactic galaxies
    gall gallantly gallantry galled galleon galleries galley galling gallon gallop galloped galloping
    gallstone galvanic galvanize galvanized gambled gambler gambling gamed gamekeeper gamer gamesmanship gamey
    gaming gamma gammy ganda gander gangbusters ganged ganges ganging gangland gangplank gangrene gangster
    ganja gantry gaping garb garbage garbled garcia gardenia gardening gardner gargle gargling gargoyle garish
    garland garlanded garment garner garnered garnet garnish garnished garret garrett garrison garrisoned
    garrote garroted garrotte garter garth gary gases gash gashed gashes gasket gaslight gasoline gasped
    gasping gassed gasses gassing gassy gastritis gastronomic gastronomy gated gatehouse gatekeeper gateway
    gathered gatherers gatling gator gauche gaucho gauge gauged gauging gaunt gauntlet gaussian gauze gave
    gavel gavin gawking gawky gawping gayer gayest gazed gazelle gazillion gazing geared gearing gecko geek
    geeky geese geezer geisha gelatin gelatine gelatinous gelded gelding gelled gelling gemstone gendarme
    genealogy generalize generalized generally generate generated generating generation generational
    generative generator generic generosity generous generously genetic genetically geneticist genial genie
    genital genitalia geniuses genocidal genocide genome genomic genre gent gentile gentility gentlemanly
    gentlemen gentler gentlest gentlewoman gently gentrification gentry genus geographic geographical
    geographically geography geologic geological geologically geologist geometric geometrical geometrically
    geometry george georgia georgian georgina gerald geranium gerard gerbil geriatric germ german germane
    germany germinate germinating gerry gestated gestating gestation gestational gesture gestured gesturing
    getting getup geyser ghastly gherkins ghetto ghosted ghosting ghoul ghoulish gibbering gibberish gibbon
    gibbs gibes giblets gibson giddy gifting gig gigabytes gigahertz gigawatts gigging giggle giggled giggling
    giggly gigolo gilded gilding giles gillian gills gimmick gimp gimpy ginny ginormous gipsy giraffe girded
    girder girdle girlfriend girlie girly girth gist giveaway giver gizmo gizzard gladden gladdened gladiator
    gladness gladstone gladys glam glamor glamorous glamour glance glanced glancing glandular glans glared
    glaring glaringly glassed glasses glassy glaze glazed glazing gleamed gleaming glean gleaned gleaning glee
    glen glenn glib glided glider gliding glimmering glimpsed glint glinting glisten glistened glistening
    glitch glitches glitchy glitter glittered glittering glittery glitz gloat gloating globalized globally
    gloomy gloried glories glorification glorified glorifies glorifying gloriously gloss glossed glossing
    glossy gloved glowed glowers glowing glued glum glutinous glutton gluttonous gluttony glycerin glycerine
    glyph gnarled gnash gnashing gnats gnaw gnome goad goaded goading goalkeeper goalpost goatherd gobble
    gobbled gobblers gobbling goddam goddamn goddesses godfather godless godliness godly godmother godspeed
    godzilla goebbels goering gofer goggle goggly going goiter goldfish goldmine golf golfer golfing golly
    gonad goner gong gonna goodie goodly goodness goodnight goodwill goody gooey goof goofball goofed goofing
    goofy google googly gook goon goosed gopher gordon gore gored gorge gorged gorgeous gorgeously gorging
    goring gormless gory gosh gossiped gossiping gossipy goth gotta gotten gouge gouged gouging gourd gourmet
    gout govern governance governed governess governesses governing government governmental grabbed grabber
    grabbing grabby graced graceful gracefully graceless gracing gracious graciously grad graded grader
    gradient grading gradually graduate graduated graduating graduation grady graffiti graft grafted grafting
    grail grained grainy gram grammatical grammatically grammy gramps gran granaries grandad grandchild
    granddad granddaddy granddaughter grander grandest grandeur grandfather grandfathered grandiose grandma
    grandmaster grandpa grandpapa grandparent grandsire grandson grandstand granger grannies granny granted
    granting granular granulated granules grapefruit graph graphical graphically graphing graphite grapple
    grappled grappling grasped grasping grassed grasses grasshopper grassing grassland grassy grate grated
    grateful gratefully grater gratification gratified gratify gratifying gratin grating gratis gratitude
    gratuitous gratuity gravedigger gravel gravelly gravely graven graver graveside gravest gravestone
    gravitas gravitate gravitated gravitation gravitational gravitationally graviton gravy graying graze
    grazed grazers grazing grease greaseball greased greaser greasing greasy greater greatness greece greedier
    greedily greediness greenback greene greener greenery greenest greenhouse greening greenish greenwich
    greer greet greeted greeter greeting greg gregarious gregorian gremlin grenade grenadiers grenadine greta
    gretchen grew grey greyhound grid griddle gridiron grievance grieve grieved grieving grievous grievously
    griffith grift grifter grille grilled grilling grime grimly grimm grimy grinder grinding grindstone gringo
    grinning gripe griping gripped gripping grisly grist gristle grit gritting gritty grizzled grizzlies
    grizzly groaning grocer groceries grocery grog groggy groin groomed groomer grooming groomsman groomsmen
    grooved grooving groovy grope groped groping gross grossed grosser grosses grossest grossing grotesque
    grotesquely grotto grotty grouch grouchy grounded grounder groundhog grounding groundless group grouped
    grouper groupie grouping grouse grousing grout grovel groveling grovelling grover grower growing growled
    growling grown grownup growth grubbing grubby grudging grudgingly gruel grueling gruelling gruesome gruff
    grumble grumbled grumbling grump grumpy grunge grungy grunt grunted grunting guano guarantee guaranteed
    guarantor guaranty guarding guardsman guardsmen guava guerilla guerrilla guessed guesses guessing guff
    guidance guidebook guided guideline guiding guild guilders guile guillotine guillotined guiltier guiltless
    guinea guinness guise guitarist gullet gullible gullies gulliver gully gulp gumbo gumdrop gummed gumming
    gummy gumption gunfight gunfighter gunman gunmen gunnar gunned gunner gunnery gunning gunny gunpoint
    gunrunner gunrunning gunship gunshot gunslinger guppies guppy gurgle gurgling gurney guru gush gushed
    gusher gushes gushing gushy gust gusting gusto gusty gutsy gutted gutter gutting guttural guzzle guzzled
    guzzling gym gymnasium gymnast gymnastic gynecologist gypsy gyrate gyrating gyros gyroscope gyroscopic
    habitable habitat habitation habitual habitually hack hacked hacking hackles had haddock hades hadrian
    hadst haemoglobin haemorrhage haemorrhaging hagen haggle haggled haggling haiku hailed hailing hailstorm
    hairball hairbrush haircut hairdo hairdresser haired hairiest hairless hairline hairpiece hairpin
    hairstyle hairstylist hairy haitian hajis hajji halal hale haley halfback halftime halfway hallmark hallo
    hallow hallowed halloween hallucinate hallucinated hallucinating hallucination hallucinatory hallucinogen
    hallucinogenic hallway halon halted halter halting halve halved hamburger hamilton hamlet hammered
    hammerhead hammering hammock hammy hamper hampered hampering hampstead hamstring hamstrung handbag
    handball handbill handbook handbrake handcrafted handcuff handcuffed handed handful handgun handheld
    handhold handicap handicrafts handier handing handkerchief handlebar handled handler handling handmade
    handmaid handmaiden handout handover handpick handpicked handrail handshake handsomely handsomer
    handsomest handstand handwriting handwritten handyman hangar hanged hanger hangnail hangout hangover hank
    hanker hankering hankie hanky hanna hannah hannibal hans hansen hansom hanson haole haphazard haphazardly
    haply happened happening happiest harangue haranguing harassed harasses harassing harbinger harbored
    harboring hardball hardcore hardcover harden hardened hardening harder hardest hardheaded harding hardline
    hardliners hardness hardship hardware hardwired hardwood hardy harken harlem harley harlot harmed harmful
    harming harmless harmlessly harmon harmonic harmonica harmonies harmonious harmoniously harmonium
    harmonize harmonizing harness harnessed harnesses harnessing harper harping harpoon harpooned harpy
    harridan harried harriet harrison harrow harrowing harshest harshness hartley harvested harvester
    harvesting harvey has hash hashed hashing hassle hassled hassling hast hasten hastened hastening hastings
    hasty hatchback hatched hatchery hatches hatchet hatching hatchling hateful hater hath hating hatred
    hatter haughty hauled hauler hauling haunch haunches hauntingly hawaiian hawked hawker hawking hawkins
    hawthorn hawthorne hayden hayes hayfield haymakers haynes hayseed haystack hazed hazel hazing hazy
    headache headband headboard headbutt headbutted headcase headdress headed header headfirst headgear
    headhunter heading headlamp headland headlight headline headliner headlining headlock headlong headmaster
    headphone headpiece headquarter headquartered headrest headset headstone headstrong headwaiter headwaters
    headwind heady healed healing healthier healthiest healthy heaped heaping hearken hearse heartache
    heartbeat heartbreaker hearted heartened heartening heartfelt hearth hearties heartiest heartily heartland
    hearty heated heater heath heathen heating heave heaved heavenly heavers heavier heavies heaviest
    heaviness heaving heavyset heavyweight hebrew heck heckle heckled heckler heckling hectare hector
    hectoring hedged hedgehog hedgerow hedging heed heeded heeding heedless heeled hefty hegemony heifer
    heighten heightened heightening heiresses heirloom heist heisted heisting helen helena helene helicopter
    hellcat hellfire hellhound helmet helped helper helpfully helping helpless helplessly helplessness
    helpline hemisphere hemlines hemmed hemming hemoglobin hemorrhage hemorrhagic hemorrhaging hemorrhoid hemp
    hence henchman henchmen henderson henhouse henna henri henry herald heralded heralding heraldry herbal
    herbalist herbivore herculean hercules herded herder herding herdsmen hereabouts hereafter hereby
    hereditary heredity herein hereinafter hereon heresies heresy heretical hereto heretofore herewith
    heritage herman hermaphrodite hermaphroditic hermes hermetic hermetically hermitage herniated heroic
    heroically heroin herpes herr herring hesitancy hesitant hesitate hesitated hesitating hesitation hessian
    hester heterosexual heuristic hexed hexes hey hibernate hibernated hibernating hibernation hibiscus hiccup
    hick hickey hid hideaway hided hideous hideously hideout hieroglyphic hieroglyphs highball highborn
    highbrow higher highland highlander highlight highlighted highness hightail hightailed highwayman
    highwaymen hijack hijacked hijacker hijacking hike hiked hiker hiking hilarious hilariously hilarity
    hilary hillary hillside hilly hilt hilton him hind hinder hindered hindering hindi hindquarters hindrance
    hindsight hindu hines hinge hinged hinted hinting hipped hipper hippie hippo hippocrates hippocratic hippy
    hipster hiring hispanic hissed hisses hissing histamine histological historian historic historical
    historically histories hitch hitched hitches hitchhike hitchhiked hitching hither hitler hitter hitting
    hmong hoagie hoard hoarded hoarder hoarding hoarse hobbies hobble hobbled hobbling hobbs hobby hobbyist
    hobgoblin hobo hoboes hock hocked hockey hocking hocus hodge hoeing hoes hogan hogged hogging hogtie
    hogtied hoist hoisted hoisting hokey holden holder holding holdout holdover holdup holed holier holiness
    holing holistic holler hollered hollering hollowed hollywood holmes hologram holographic holster hombre
    homeboy homed homegirl homegrown homeless homelessness homely homemade homemaker homeowner homepage homer
    homeroom homesick homestead hometown homeward homework homey homicidal homicide homie homily homing
    hominid hominy homophobe homophobia homophobic homosexual honcho honda hone honed honestly honesty
    honeybee honeycomb honeycombed honeydew honeyed honeymooned honeymooners honing honk honked honkies
    honking honky honorable honorably honorary honorific honoring hooch hooded hoodlum hoodoo hoodwink
    hoodwinked hooey hoofed hoofer hoofing hookah hooked hooker hooking hookup hooky hooligan hooliganism hoop
    hoorah hooray hoot hooter hooting hoover hoovered hoovering hooves hoped hopefully hopeless hopelessly
    hopelessness hoping hopped hopper hopping horde horizontal horizontally hormonal hormone horned hornet
    horniest horniness horny horoscope horrible horribly horrid horrific horrifically horrified horrifies
    horrifying horseflesh horsefly horsehair horseless horseman horsemen horseplay horseshit horseshoe
    horsewhip horsey horsing horsy horticultural horticulture horus hose hosed hosing hospitable hospitality
    hospitalize hospitalized hosted hostess hostesses hostessing hostile hostility hosting hotcakes hotdog
    hothead hotheaded hothouse hotly hotpot hotshot hotspot hotter hotting hounded hounding houseboat houseboy
    housecoat housed houseful household housekeeper housemaid housemaster housemates housewares housewife
    housewives housework housing hovel hover hovercraft hovered hovering howard howdy howled howler howling
    howsoever huang hubble hubby hubcap huddle huddled huddling huff huffed huffing huffy hugged hugger
    hugging hugh huh hula hulk hulking humane humanely humanism humanist humanistic humanities humanity
    humanize humankind humanly humanoid humble humbled humblest humbling humbly humidity humiliate humiliated
    humiliating humiliation humility hummed hummer humming hummingbird humongous humor humored humoring
    humorless humorous hump humpback humpbacked humped humping humungous hunch hunchback hunchbacked hunched
    hunches hundredth hung hungarian hungered hungering hungover hungrier hunk hunker hunkered hunky huntress
    huntsman huntsmen hurdle hurdled hurdling hurl hurled hurling hurrah hurray hurried hurries hurry hurrying
    hurting hurtle hurtled hurtling husbandry husk huskies husky hussies hussy hustle hustled hustler hustling
    hutch hybrid hydra hydrangea hydrant hydrate hydrated hydrating hydration hydraulic hydrazine hydro
    hydrocarbon hydrochloric hydrochloride hydrofluoric hydrophone hydroponic hydrotherapy hydrothermal hyena
    hygienic hygienist hymen hymn hype hyped hyper hyperbaric hyperbole hyperbolic hyperion hypermarket
    hyperspace hypertension hypertensive hypertonic hyphenate hyphenated hyping hypnosis hypnotherapy hypnotic
    hypnotism hypnotist hypnotize hypnotized hypocrisies hypocrisy hypocrite hypodermic hypotenuse
    hypothalamic hypothalamus hypothermia hypothermic hypotheses hypothesis hypothesize hypothesized
    hypothetical hypothetically hysteria hysteric hysterical hysterically iberian iceberg icebreaker iced
    iceland icelanders icicle icing icky iconic iconography ideal idealism idealist idealistic idealize
    idealized ideation identical identifiable identification identified identifier identifies identify
    identikit identities ideological ideologically ideology idiom idiot idleness idly idolatry idolize
    idolized idolizing ignite ignited igniter igniting ignition ignominy ignoramus ignorance ignorant ignore
    ignored ignoring iguana illegal illegality illegally illegitimate illinois illiteracy illiterate illnesses
    illogical illuminate illuminated illuminating illumination illusionist illusive illusory illustrate
    illustrated illustrating illustration illustrator illustrious imaged imaginable imagination imaginative
    imagine imagined imaging imagining imam imbalance imbecile imbecilic imbedded imbibe imbibed imbue imbued
    imitate imitated imitating imitation imitators immaculate immaculately immaterial immature immaturity
    immeasurable immeasurably immediacy immediate immediately immemorial immense immensely immensity immerse
    immersed immersing immersion immigrant immigrate immigrated immigration immobile immobility immobilize
    immobilized immodest immolate immoral immorality immortality immortalize immortalized immovable immunity
    immunize immutable impact impacted impacting impair impaired impairing impairment impala impale impaled
    impaling impart imparted impartial impartiality impartially imparting impassable impassive impatience
    impatient impatiently impeached impeccable impeccably impede impeded impediment impeding impelled impeller
    impending imperative imperceptible imperceptibly imperfect imperfection imperial imperialism imperialist
    imperialistic imperil imperious imperishable impermanence impersonal impersonate impersonated
    impersonating impersonation impersonator impertinence impertinent impervious impetuous impinging
    implacable implant implantable implantation implanted implanting implausible implement implemented
    implicate implicated implicating implication implicit implicitly implied implies implode imploded
    imploding implore implored imploring implosion imply implying impolite import importance important
    importantly importation imported importer importing importune impose imposed imposing imposition
    impossibility impossibly imposter impostor impotence impotent impounded impounding impractical imprecise
    impregnable impregnate impregnated impresario impress impressed impresses impressing impression
    impressionist impressionistic impressive impressively imprint imprinted imprinting imprison imprisoned
    imprisoning improbability improbable improper improperly improprieties impropriety improve improved
    improvement improving improvisation improvisational improvise improvised improvising imprudence imprudent
    impudence impudent impugned impugning impulse impulsive impulsively impunity impurity imputation inability
    inaccessible inaccurate inaction inactive inactivity inadequacy inadequate inadequately inadmissible
    inadvertent inadvertently inadvisable inalienable inane inanimate inappropriate inappropriately
    inarticulate inattentive inaudible inaugural inaugurate inaugurated inaugurating inauguration inauspicious
    inborn inbound inbred inbreeding incantation incapable incapacitate incapacitated incapacity incarcerate
    incarcerated incarcerating incarceration incarnate incarnated incarnation incase incense incensed
    incentive incept inception incessant incessantly incest inches inching incidence incident incidental
    incidentally incinerate incinerated incinerating incineration incinerator incipient incise incised
    incision incisive incisor incite incited incitement inciting inclement inclination incline inclined
    include included including inclusion inclusive incognito incoherent incoherently income incoming
    incomparable incomparably incompatible incompetence incompetent incomplete incomprehensible inconceivable
    inconclusive inconsequential inconsiderable inconsiderate inconsistency inconsistent inconspicuous
    inconspicuously inconstant incontinence incontinent inconvenience inconvenienced inconvenient
    inconveniently incorporate incorporated incorporating incorporation incorrect incorrectly incorruptible
    increase increased increasing increasingly incredible incredibly incredulous increment incremental
    incrementally incriminate incriminated incriminating incubate incubated incubating incubation incubator
    incumbent incur incurable incurably incurred incurring incursion indebted indecency indecent indecently
    indecision indecisive indeed indefensible indefinable indefinite indefinitely indelible indelibly
    indelicate indemnify indemnity indentation indented indenture indentured independence independent
    independently indescribable indescribably indexed indexes indexing indiana indicate indicated indicating
    indication indicative indicator indices indict indictable indicted indicting indictment indie indifference
    indifferent indifferently indigenous indigent indigestible indigestion indignant indignation indignities
    indignity indirect indirectly indiscreet indiscretion indiscriminate indiscriminately indispensable
    indisposed indisputable indistinct indistinctly individual individualism individuality individually
    indivisible indoctrinate indoctrinated indolent indomitable indonesian indoor induce induced inducement
    inducing induct inducted induction inductive indulge indulged indulgence indulgent indulging industrial
    industrialist industries industrious industry inebriate inebriated inedible ineffective inefficiency
    inefficient inelegant ineligible inept inequalities inequality inequities inequity inert inertia inertial
    inescapable inestimable inevitable inevitably inexorable inexorably inexpensive inexperience inexperienced
    inexplicable inexplicably inexpressible inextricably infallible infamous infant infantile infantry
    infantryman infantrymen infarction infatuated infatuation infect infected infecting infectious infer
    inference inferior inferiority infernal inferred inferring infertile infertility infest infestation
    infested infesting infidel infidelity infighting infiltrate infiltrated infiltrating infiltration
    infiltrator infinitely infinitesimal infinitesimally infirm infirmary infirmity inflame inflamed inflaming
    inflammable inflammation inflammatory inflatable inflate inflated inflating inflation inflection
    inflexible inflict inflicted inflicting infliction influenced influenza info infomercial inform informal
    informality informally informant information informational informative informed informer informing
    infraction infrared infrequent infringe infringed infringing infuriate infuriated infuse infused infusing
    infusion ingenious ingeniously ingenuity ingenuous ingest ingested ingesting ingestion inglorious ingot
    ingrained ingrate ingratiate ingratiated ingratitude ingredient inguinal inhabit inhabitable inhabitant
    inhabited inhabiting inhalation inhale inhaled inhaler inhaling inherent inherently inherited inheriting
    inheritor inhibit inhibited inhibiting inhibition inhibitor inhospitable inhuman inhumane inhumanity
    inhumanly inimical inimitable iniquities iniquitous iniquity initial initialed initialize initialized
    initially initiate initiated initiating initiation initiative initiator inject injected injecting
    injection injector injunction injunctive injure injured injuries injuring injurious injury injustice inked
    inking inkling inlaid inland inlet inmate innards innate innately inning innocently innocuous innovate
    innovation innovative innovator innuendo inoculate inoculated inoculating inoculation inoffensive
    inoperable inoperative inopportune inordinate inordinately inorganic inpatient input inputted inputting
    inquire inquired inquiries inquiring inquiry inquisition inquisitive inquisitor insane insanely insanity
    insatiable inscribe inscribed inscription insecticide insecure insecurities insecurity inseminate
    inseminated insemination insensible insensitive insensitivity inseparable insert inserted inserting
    insertion insider insight insignia insignificance insignificant insincere insincerity insinuate insinuated
    insinuating insinuation insist insisted insistence insistent insisting insolence insolent insolvent
    insomnia insomniac inspect inspected inspecting inspection inspiration inspirational inspire inspired
    inspiring instability install installation installed installer installing installment instalment instance
    instantaneous instantaneously instantly instigate instigated instigating instigation instigator instil
    instill instilled instilling instinctive instinctively institute instituted instituting institution
    institutional instruct instructed instructing instruction instructional instructive instructor instrument
    instrumental insubordinate insubstantial insufferable insufferably insufficient insufficiently insulate
    insulated insulating insulation insulator insult insulted insulting insurance insure insured insurer
    insurgency insurgent insuring insurrection intake intangible integer integral integrate integrated
    integrating integration integrity intel intellect intellectual intellectually intelligence intelligent
    intelligently intelligible intemperate intend intendant intended intending intense intensely intensified
    intensifies intensify intensity intensive intensively intent intention intentional intentionally intently
    inter interact interacted interacting interaction interactive intercede interceded intercept intercepted
    intercepting interception interceptor intercession intercom intercut interdict interdiction interest
    interested interesting interestingly interface interfaced interfacing interfere interfered interfering
    interferon interior interject interlaced interlink interlock interlude intermediary intermediate interment
    interminable intermingle intermission intermittent intermittently intermix intern internal internalize
    internalized internally international internationally interned internet interning internist internment
    internship interplay interpol interpret interpretation interpreted interpreter interpreting interpretive
    interred interrogate interrogated interrogating interrogation interrogator interrupt interrupted
    interrupting interruption intersect intersected intersecting intersection interstate intertwine
    intertwined intertwining interval intervene intervened intervening intervention interview interviewed
    interviewer interviewing interwoven intestinal intestine intimacies intimacy intimate intimated intimately
    intimating intimidate intimidated intimidating intimidation intolerable intolerance intolerant intonation
    intoxicate intoxicated intoxicating intoxication intractable intravenous intravenously intrepid
    intricacies intricacy intricate intricately intrigue intrigued intriguing introduce introduced introducing
    introduction introductory introspection introspective introvert introverted intrude intruded intruder
    intruding intrusion intrusive intubate intuited intuition intuitive intuitively inundated inured invade
    invaded invader invading invalid invalidate invalidated invalided invaluable invariably invasive invent
    inventing inventive inventor inventoried inventories inventory inversely inversion invert invertebrate
    inverted inverter inverting invest invested investigate investigated investigating investigation
    investigative investigator investigatory investing investiture investment investor inveterate invigorate
    invigorated invincibility invincible inviolable inviolate invisibility invisibly invite invited inviting
    invocation invoice invoke invoked invoking involuntarily involuntary involve involved involving
    invulnerable inward inwardly iodide iodine ionic ionization ionizing ionosphere iota ipad iphone ipod
    iranian iraqi irate irene irises irish irishmen irked ironclad ironed ironic ironical ironically ironies
    ironing ironworks irony irradiate irradiated irradiating irradiation irrational irrationality irrationally
    irredeemable irredeemably irregular irregularity irrelevant irreparable irreparably irreplaceable
    irrepressible irresistible irresistibly irrespective irresponsibility irresponsible irresponsibly
    irreverent irreversible irreversibly irrevocable irrevocably irrigate irrigated irrigating irrigation
    irritable irritant irritate irritated irritating irritation isabella isabelle ischemic islam islamist
    islander islet isolate isolated isolating isolation isotope isotopic israel israeli issuance issue issued
    italian itched itches itching itchy item itemize itemized iteration itinerant itinerary itunes ivan jabbed
    jabber jabbering jabbing jabs jack jackass jackasses jacked jacket jacking jackknife jackknifed jackrabbit
    jacky jacob jaeger jagged jaguar jailbird jailed jailer jailing jailor jaime jake jamaica jamaican james
    jamie jammed jammer jamming jammy jane janet jangle jangling janice janine janis janitor janus japs jared
    jargon jarred jarring jason jasper jaundice jaundiced jaunt jaunty javier jawing jazzy jealously jean
    jeanne jeannie jedi jeep jeepers jeered jeering jeers jeeves jeff jellied jellies jello jelly jellybean
    jellyfish jenna jennifer jennings jenny jeopardize jeopardized jeopardy jerk jerked jerking jerky jerries
    jerry jersey jess jesse jessie jester jesting jesus jetted jetting jettison jettisoned jettisoning jetty
    jeweled jeweler jewelled jeweller jews jibber jibes jiffy jigger jigging jiggle jiggling jiggly jill
    jillian jillion jilted jilting jimmied jimmies jimmy jingle jingling jinks jinx jitters jittery jive
    jiving joan joanna joanne jobless jock jockey jockeying jodie jody joey jogged jogger jogging johann
    johanna johannes john johnnie joined joiner joint jointed joists joked jokey joking jokingly jollies jolt
    jolted jolting jonah jonas jones jorge josef josh joshing josie jostle jostled jostling jotted jotting
    joules journalism journalist journalistic journeyed journeying journeyman joust jousting jovial jovian
    jowls joyce joyfully joyless joyously juan jubilation judah judas judged judgemental judging judgmental
    """
}
