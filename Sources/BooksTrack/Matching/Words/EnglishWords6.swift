// English words, part 6 of 7. See `KnownWords`.

extension KnownWords {
  static let english6 = """
    softness softy soggy soiled soiling solder soldered soldering soldiered soldiering soldierly solely
    solemnity solemnize solemnly solenoid solicited solicitor solicitous solidarity solider solidified
    solidifies solidify solidity solitaire solitary soloist solution solved solvent somalian somber sombre
    some somebody someday someone someplace somersault something sometime someway sonar songbird songwriter
    sonia sonic sonja sonnet sonny sonogram sonya sooth soothe soothed soothsayer sooty sophia sophie
    sophisticated sophomore sophomoric soporific sopping soppy soprano sora sorceress sorely soreness
    sororities sorority sorriest sorta sorted sorter sortie sorting sought sounded sounder sounding soundless
    soundly soundness souped soupy sourced sourcing soured sourpuss sous souse soused southbound southeast
    southeastern southerly southern southerner southernmost southland southward southwest southwestern
    souvenir sovereign sovereignty soviet sowed sowing sown soybean spaced spaceman spacemen spaceship
    spacesuit spacey spacing spacious spackle spain spake spam span spangled spaniards spank spanked spanking
    spanned spanner spanning spar spared sparing sparingly sparked sparking sparkle sparkled sparkler
    sparkling sparkly sparky sparred sparring sparse sparsely spartacus spartan spasm spat spate spatter
    spattered spawn spawned spawning speakeasy speaker speaking speared spearhead spearheaded spearing
    spearmint spec specialist specialization specialize specialized specializing specially specialties
    specialty specific specification specified specifies specifying specimen specious speck speckled
    spectacled spectacular spectacularly spectator specter spectra spectral spectrograph spectrographic
    spectrum speculate speculated speculating speculation speculative speculators speculum sped speeches
    speechless speedball speedboat speeded speeder speedily speeding speedster speedway speedy spelled speller
    spelling spelt spence spencer spender spending spent sperm spermicidal spew spewed spewing spherical
    sphincter spic spiced spicing spick spicy spidery spied spiel spiffed spike spiked spiking spiky spillage
    spilled spilling spillover spillway spilt spinal spindle spindly spineless spinnaker spinner spinning
    spiny spiraled spiraling spiralling spirited spiriting spiritual spiritualism spiritualist spirituality
    spiritually spitball spiteful spitfire spitted spitting spittoon splashed splashes splashing splashy splat
    splatter splattered splattering splay splayed spleen splendidly splendor splice spliced splicing splint
    splintered splintering splitter splitting splotches splurge splurged splutters spock spoiled spoiler
    spoiling spoilt spoke spokesman spokesmen spokeswoman sponge sponged sponging spongy sponsor sponsored
    sponsoring spontaneous spontaneously spoof spoofed spoofing spook spooked spooking spooky spool spooned
    spoonful spooning sporadic spore sporting sportive sportsman sportsmanship sportsmen sporty spotless
    spotlight spotted spotter spotting spotty spouse spout spouted spouting sprain sprained sprang sprat
    sprawl sprawled sprawling spray sprayed sprayer spraying spreader spreading spreadsheet spree sprig
    sprightly springer springing springy sprinkle sprinkled sprinkler sprinkling sprint sprinted sprinter
    sprinting sprite spritz spritzer sprocket sprouted sprouting spruce spruced sprucing sprung spuds spun
    spunk spunky spurious spurn spurned spurred spurring spurt spurted spurting sputter sputtering spyglass
    spying squab squabble squabbling squadron squall squalling squander squandered squandering squared
    squarely squaring squash squashed squashes squashing squat squatted squatter squatting squaw squawk
    squawking squeak squeaked squeaker squeaking squeaky squeal squealed squealer squealing squeegee squeeze
    squeezed squeezing squelches squelching squib squid squiggle squiggly squint squinted squinting squinty
    squired squiring squirm squirming squirmy squirreled squirreling squirt squirted squirting squish squished
    squishes squishing squishy stabbed stabbing stability stabilization stabilize stabilized stabilizer
    stabilizing stabled stacey stacked stacker stacking stacy stadium staffed staffer staffing stagecoach
    stagecoaches staged stagehand stagger staggered staggering staggeringly staging stagnating stagnation
    staid stained staining stainless staircase stairway stairwell staked stakeholders stakeout staking stalin
    stalked stalker stalking stalled stalling stallion stallone stammer stammered stammering stamped stampede
    stampeded stampeding stamping stan stance standard standing standish standoff standout stanford stank
    stanza staph staple stapled stapler stapling starboard starch starched starchy stare stared starfish
    stargazing staring stark starless starlet starlit starred starring starry starter startle startled
    startling starvation starved starving stash stashed stashes stashing stated statehood statehouse stateless
    statement staten stateroom stateside statesman statesmen statewide staticky stating stationary stationed
    stationery statistic statistical statistically stats statuette stature statute stave staved staving stayed
    staying stead steadfast steadfastly steadied steadier steadies steadiest steadily steady steadying
    steakhouse stealer stealing stealth stealthily stealthy steamboat steamed steamer steaming steamroll
    steamrolled steamroller steamy steed steeled steely steeped steeper steepest steeple steeply steerage
    steered steering stein stele stella stellar stemmed stemming stencil stenciled steno stenosis stent step
    stepbrother stepchild stepfather stephen steppe stepped stepping stepsister stereo stereotype stereotyped
    sterility sterilization sterilize sterilized sterilizing sterling stern steroid steve steven stevie stew
    steward stewardess stewardesses stewed stewing stick sticker stickier sticking stickler sticky stiffed
    stiffen stiffened stiffening stiffer stiffing stiffness stifle stifled stifling stigma stigmata stiles
    stiletto stilled stillness stilt stilted stimulant stimulate stimulated stimulating stimulation stimulator
    stinger stinging stingray stingy stink stinker stinking stinky stint stippling stipulate stipulated
    stipulation stirling stirred stirring stirrup stitched stitchers stitches stitching stoat stochastic
    stockade stockbroker stocked stockholder stockholm stocking stockpile stockpiled stockroom stocky stoicism
    stoke stoked stoker stoking stole stomp stomped stomping stoned stonewall stonewalled stoney stoning stony
    stood stooge stoop stooped stooping stoplight stoppage stopped stopper stopping stopwatch stored
    storefront storehouse storeroom storey storied storing stork stormed storming stormy storyboard storyline
    stout stow stowaway stowed stowing straddle straddled straddling strafe strafed strafing straggler
    straggling straight straighten straightened straighter straightest straightjacket strained strainer
    straining strait straitjacket stranding strangely strangle strangled strangler strangling strangulation
    strapless strapped strapping stratagem strategic strategies strategist stratosphere stratospheric strayed
    straying streak streaked streaking streamed streamers streaming streamline streamlined streetcar
    streetlight strengthen strengthened strenuous strenuously strep stressed stresses stressing stressor
    stretch stretched stretcher stretches stretching stretchy strew strewn striations stricken stricter
    strictest strictly strictures stride strident striding strife strikeout striker striking strikingly
    stringed stringent stringer stringing stringy striped striper stripey stripped stripper stripping stripy
    strive strived striven striving strobe strode stroked stroking stroll strolled stroller strolling stronger
    strongest stronghold strongly strove structural structurally structure structured structuring struggled
    struggling strum strumming strumpet strung strut strutted strutting stub stubbed stubble stubborn
    stubbornly stubby stuck studded student studied studies studio studious studying stuffed stuffing stuffy
    stumble stumbled stumbling stumped stumping stumpy stun stung stunk stunned stunner stunning stunningly
    stunt stunted stunting stuntman stuntmen stupefied stupefying stupider stupidest stupidity stupidly
    sturdier sturdy sturgeon stutter stuttered stutterer stuttering styled stylish stylist stylistic stylized
    stylus suave sub subbed subbing subconscious subconsciously subcontract subcontracted subcontractor
    subculture subdivided subduction subdue subdued subduing subdural subhuman subject subjected subjecting
    subjective subjectivity subjugate subjugated subjunctive sublet subletting sublimate sublimated
    sublimating sublimation sublimely submarine submerge submerged submerging submersible submission
    submissive submit submitted submitting subordinate subordinated suborned suborning subpoena subpoenaed
    subroutine subscribe subscribed subscriber subscription subsection subsequent subsequently subset subside
    subsided subsidies subsidize subsidized subsidy subsisting subspace subspecies substance substantial
    substantially substantiate substantiated substantive substation substitute substituted substituting
    substitution substrate subsystem subtitle subtitled subtitling subtler subtlety subtly subtract subtracted
    subtracting subtraction suburb suburban suburbia subversion subversive subverted subverting subway succeed
    succeeded successes successful successfully succession successive successively successor succinct
    succinctly succubus succumb succumbed such suck sucked sucker suckered sucking suckle suckled suckling
    suction sudden sue sued suede suffer suffered sufferer suffering suffice sufficed sufficient sufficiently
    suffocate suffocated suffocating suffocation suffrage suffragette suffused sugarcane sugarcoat sugarless
    sugary suggest suggested suggestible suggesting suggestion suggestive suicidal suicidally suicide suing
    suitability suitable suitably suited suiting suitor sulfa sulk sulked sulking sulky sulla sullen sullied
    sullivan sully sullying sultan sultana sumerian summa summaries summarily summarize summarized summat
    summation summed summering summertime summery summing summon summoned summoning sumo sumptuous sun
    sunbathe sunbathing sunbeam sunblock sunburn sunburned sunburnt sunburst sundae sunder sundered sundown
    sundries sundry sunflower sung sunk sunless sunlit sunnier sunning sunscreen sunshiny sunspot sunstone
    sunstroke suntan superb supercharge supercharged supercharger supercomputer superego superficial
    superficially superheated superhero superheroes superhuman superimpose superimposed superior superiority
    superlative superman supermarket supermen supermodel supernatural supernaturally supernova superpower
    supersede superseded supersize supersized superstar superstitious superstore supervise supervised
    supervising supervision supervisor supervisory supped suppertime supping supplant supplanted supple
    supplement supplemental supplementary supplemented supplication supplied supplier supplies supply
    supplying support supported supporter supporting supportive suppose supposed supposedly supposing
    supposition suppository suppress suppressant suppressed suppresses suppressing suppression suppressive
    suppressor supremacist supremacy supremely surcharge surely surer surest surety surfaced surfacing
    surfboard surfed surfer surfing surge surged surgeries surgical surgically surging surly surmise surmised
    surmount surname surpassed surpasses surpassing surpluses surprised surprising surprisingly surrealism
    surrealist surrealistic surrendered surreptitious surreptitiously surrey surrogacy surrogate surround
    surrounded surrounding survey surveyed surveying surveyor survivable survive survived surviving susannah
    suspected suspecting suspend suspended suspender suspending suspense suspension suspicious suspiciously
    suss sussed sussing sustain sustainable sustained sustaining sustenance sutton suture sutured suturing
    swab swabbed swabbing swaddle swaddled swaddling swag swagger swaggering swain swallowed swallowing swam
    swami swamped swampy swank swanky swanning swapped swapping swarmed swarming swastika swat swatch swatches
    swath swathe swatting swayed swaying swearing sweated sweater sweating sweatshirt sweatshop sweaty sweden
    swedes sweeper sweeping sweeten sweetened sweetener sweetening sweetest sweetheart sweetie sweetmeat
    sweetness swell swelled swellest swelling sweltering swept swerve swerved swerving swifter swiftest
    swiftness swig swigging swill swilling swimmingly swimsuit swimwear swindle swindled swindler swindling
    swine swinger swinging swipe swiped swiping swirl swirled swirling swirly swish swishes swishing swishy
    swiss switchblade switchboard switched switches switching swizzle swoon swooned swooning swoop swooped
    swooping swordplay swordsman swordsmanship swordsmen swore sworn swum swung sycamore sycophant sycophantic
    sydney sykes syllable syllabus sylvia sylvie symbiont symbiosis symbiotic symbolic symbolism symbolize
    symbolized symmetric symmetrical symmetry sympathetic sympathies sympathize sympathized sympathizer
    symphonic symphonies symphony symptom symptomatic synagogue synapse synaptic sync synced synch synched
    synchronize synchronized syncopated syndicate syndicated syndication syne synonym synonymous synopsis
    synthesis synthesize synthesized synthesizer synthetic syphilis syrian syringe syrup syrupy system
    systematic systemic systolic tabby tablecloth tabled tablespoon tablet tabloid taboo tabor tabs tachyon
    tacit tack tacked tacking tackle tackled tackling tacky taco tact tactfully tactic tactical tactically
    tactician tactless tadpole taffy tag tagged tagger tagging tahitian tailback tailbone tailed tailgate
    tailgating tailing taillight tailored tailoring tailpipe tailspin taint tainted tainting takeoff takeout
    takeover takin taking talented talentless talked talker talkie talky taller tallied tallies tallow tally
    tallying talon talus tamale tamarind tambourine tamer tamil taming tammy tampa tamper tampered tampering
    tampon tandoori tang tangerine tangible tangiers tangling tango tangy tanked tanker tanking tanned tanner
    tannery tanning tantalize tantalizing tanto tantrum tanya taoist tapas taped taper tapered tapering taping
    tapir tapped tapping tara tarantella tarantula tardiness tardy targeted targeting tariff tarnation tarnish
    tarnished tarnishing tarot tarp tarred tarring tarry tartan tartar tarted tarzan tasha tasked tasking
    tasmanian tassel tasteful tastefully tasteless taster tastier tastiest tasting tasty tater tatted tattered
    tatters tattle tattled tattling tattooed tattooing tatty taunt taunted taunting taupe taxation taxed taxes
    taxi taxicab taxiing taxing taxpayer taylor teachable teaches teacup teahouse teamed teaming teammate
    teamster teardrop teared tearful tearfully tearing teary teased teaser teasing teaspoon teats techie
    technical technicality technically technician technique technological technologically technology tectonic
    teddy tedium teeing teemed teeming teems teenage teenaged teenager teeniest teensy teeny teepee teetering
    teething telecast telecommunication telegraph telegraphed telekinesis telekinetic telemetry telepathic
    telepathy telephone telephoned telephonic telephoning telephoto telescope telescopic telescoping telethon
    televise televised televising television teller telling telltale telly temerity temp temperament
    temperamental temperance temperate temperature tempered tempering temping templar template tempo temporal
    temporarily temporary tempting temptress tenable tenacious tenacity tended tendencies tendency tendered
    tenderest tenderfoot tendering tenderize tenderloin tenderly tenderness tending tendon tendril tenement
    tenet tenfold tenner tennis tenor tense tensed tensing tension tensor tentacle tentative tentatively
    tented tenth tenting tenure tenured tepee tequila terabyte terence teresa termed terminal terminally
    terminate terminated terminating termination terminator terminology terminus termite terns terra terrace
    terraced terraform terraformed terrance terrarium terrence terrestrial terri terribly terrier terrific
    terrifically terrified terrifies terrifying terrifyingly territorial territories terrorism terrorist
    terroristic terrorize terrorized terrorizing terry terse tertiary tesla tess tessa tested tester testes
    testicle testicular testified testifies testifying testimonial testimonies testing testy tether tethered
    teutonic texans texas textbook textile textural texture textured thai thailand thames thane thank thanked
    thankful thankfully thanking thankless thanksgiving thatch thatched theatrical theatrics thee thematic
    themed thence theodore theologian theological theology theorem theoretical theoretically theories theorist
    theorize theorized theorizing therapies therapist thereafter thereby therefor therefore therein thereof
    theresa therese thereto thereupon therewith thermal thermodynamic thermometer thesis thespian theta thick
    thicken thickened thickening thicker thickest thicket thieve thieved thieving thigh thine thingies thingy
    think thinker thinly thinned thinner thinness thinnest thinning third thirsted thirsting thirsty
    thirteenth thirties thirtieth thistle thither thomas thong thor thoracic thoracotomy thorny thoron
    thorough thoroughbred thoroughfare thoroughly thou though thought thoughtful thoughtfully thoughtless
    thoughtlessly thousandth thrace thracian thrall thrash thrashed thrashes thrashing threaded threading
    thready threaten threatened threatening threefold threescore threesome threshing threshold threw thrice
    thrift thrifty thrill thrilled thriller thrilling thrive thrived thriving throaty throb throbbing throes
    throng thronged throttle throttled throttling throwaway thrower thrown thrumming thrush thrust thruster
    thrusting thud thudding thug thuggish thumbed thumbing thumbprint thumbtack thump thumped thumping thun
    thunderbolt thundered thunderhead thundering thunderous thunderstorm thus thwart thwarted thwarting thy
    thyme tiara tiberius tibetan tibia tibial ticked ticker ticketed ticketing ticking tickle tickled tickling
    ticklish tidbit tiddly tidings tidy tiebreaker tiff tighten tightened tightening tighter tightest tightly
    tightness tigress tiki tiled tiling tilled tiller tilling tilt tilted tilting timbre timed timekeeper
    timeless timeline timer timetable timid timidity timing timmy tina tincture tines ting tinge tinged tingle
    tingling tingly tinier tinker tinkered tinkering tinkle tinkling tinned tinny tinted tinting tints tipped
    tipper tipperary tipping tipster tipsy tiptoe tiptoed tiptop tirade tiredness tireless tirelessly tiresome
    tiring tissue tithe titian titled titrate tits titties tittle titty titus tizzy toadies toady toasted
    toaster toasting toasty toby today todd toddle toddler toddling toddy toeing toenail toffee toffs tofu
    toga toggle toil toiled toilet toiling toking tolerable tolerably tolerance tolerant tolerate tolerated
    tolerating tolled tolling tolly tomahawk tomas tomatoes tombstone tomcat tome tommy tompkins tonal toned
    toner tong tonga tongued tonguing tonic toning tonne tonsil tony tonya took tooled tooling toot toothbrush
    toothbrushes toothed toothless toothpick toothy tooting tootsie topflight topical topographic
    topographical topography topped topper topping topple toppled toppling topsail topsoil topsy torched
    torches torching tore tories tormented tormenting tormentor tornadoes torpedoed torpedoes torque torqued
    torrance torrent torres torrid torso torte tortilla tortious tortoise torts tortuous torture tortured
    torturer torturing torturous torus toss tossed tosser tosses tossing totaled totaling totality totalled
    totalling tote totem toting tottering touchdown touched touches touchingly touchy toughen toughened
    toughening tougher toughest toughness toured touring tourism touristy tourney tourniquet tout touted
    touting tow towed towered towering towing towline townie township townsmen toxicity toxin toyed toying
    traceable traced tracer tracey trachea tracheal tracheotomy tracing tracked tracker tracking trackless
    tracksuit tract traction tractor tracy traded trademark trademarked tradeoff tradesman tradesmen trading
    tradition traditional traditionally traffic trafficked trafficker tragically trailed trailer trailing
    train trainee training trainload traipse traipsed traipsing trait traitorous tram tramped tramping trample
    trampled trampling trampoline tranquility tranquilize tranquilized tranquilizer tranquillity tranquillizer
    transact transaction transactional transcend transcended transcendence transcendent transcendental
    transcending transcribe transcribed transcript transcription transduction transected transfer transferred
    transferring transfiguration transfixed transform transformation transformational transformed transformer
    transforming transfuse transfused transfusing transfusion transgender transgendered transgress
    transgressed transgressing transgression transgressors transient transistor transiting transition
    transitional transitioned transitive transitory translate translated translating translation translator
    transmigration transmission transmit transmitted transmitter transmitting transmute transmuted
    transnational transom transparency transparent transparently transpire transpired transplant transplanted
    transplanting transponder transport transportation transported transporter transporting transpose
    transposed transsexual transverse transvestite trapdoor trapped trapper trapping trappist trashcan trashed
    trashes trashing trashy trauma traumatic traumatize traumatized travail traveled travelled travelling
    traverse traversed traversing travesty trawl trawled trawler trawling treachery treading treasonable
    treasured treasurer treasuries treasury treatable treated treaties treating treatise treatment treaty
    treble trebled treed treeless treeline treetop trek trekking tremble trembled trembler trembling
    tremendous tremendously tremor trench trenches trend trending trendy trent trepidation trespassed
    trespasser trespasses tress tresses trestle trevor trey triad triangle triangular triangulate triangulated
    triangulating triangulation tribal tribesmen tribulation tribunal tribune tricia tricked trickery trickier
    trickiest tricking trickle trickled trickling trickster tricky tricuspid tricycle trident tried tries
    triffid trifle trifled trifling trigger triggered triggering trill trilling trillion trillionth trim
    trimester trimmed trimmer trimming trina trinary trinket trio tripe triple tripled triplet triplicate
    tripling tripped tripping tripwire trite triumphal triumphant triumphantly triumphed triumphing trivia
    trivial trivialize trivializing trod trojan trolled trolley trolling trombone tromp trompe tromped
    tromping trooper trooping trophies tropical trot troth trotted trotter trotting troubadour troubled
    troublemaker troubling trough trounce trounced troupe trouser trout trove trowel troy truce trucked
    trucker trucking truckload trudge trudged trudging trudy truer truest truffle truly trump trumped
    trumpeter trumpeting trumping truncated truncheon truss trussed trustee trustful trusting trustworthy
    trusty truthful truthfully trying tryout tryst tsunami tuba tubal tubby tubed tuberous tubers tubing
    tucked tucker tuckered tucking tudor tufts tugged tugging tumbled tumbler tumbleweed tumbling tumescent
    tummies tummy tumor tuna tuned tuneless tuner tungsten tunic tuning tunneled tunneling tunnelling turban
    turbine turbo turbot turbulence turbulent turd turfed turing turk turnabout turnaround turncoat turner
    turnip turnkey turnout turnover turnstile turntable turpentine turret turtledove turtleneck tush tushy
    tusks tussle tussled tutelage tutelary tutorial tutoring tutus tuxedo tuxes twaddle twain twang twat tweak
    tweaking tweed tweedy tween tweet tweeting tweezers twenties twentieth twerp twiddle twiddling twigged
    twine twinge twink twinkies twinkle twinkling twinkly twirl twirled twirling twister twisting twisty twit
    twitch twitched twitches twitching twitchy twitter twittering twixt tying tykes type typecast typed
    typeface typewriter typewritten typical typically typing typographical typography typos tyre tyrone
    ubiquitous udder ugliness ukrainian ulcer ulcerative ulnar ulterior ultimate ultimately ultimatum
    ultrasonic ultrasound umber umbilical umpire unabashed unabated unable unacceptable unaccompanied
    unaccountable unaccounted unaccustomed unacquainted unadulterated unaffected unalienable unalterable
    unaltered unambiguous unanimity unanimous unanimously unannounced unanswerable unanswered unanticipated
    unapologetic unappealing unappreciated unapproachable unapproved unarmed unashamed unassailable unassisted
    unassuming unattached unattainable unattended unattractive unauthorized unavailable unavoidable
    unavoidably unaware unbalance unbalanced unbearable unbearably unbeatable unbeaten unbecoming unbelievable
    unbelievably unbeliever unbelieving unbending unbiased unbind unbleached unblemished unblock unblocked
    unborn unbounded unbreakable unbridled unbroken unbuckle unburden unburdened unburied unburned unbutton
    unbuttoned unbuttoning uncalled uncaring unceasing unceasingly uncensored uncertain uncertainties
    uncertainty unchained unchallenged unchangeable unchanged unchanging uncharacteristic uncharacteristically
    uncharted unchartered unchecked unchristian uncircumcised uncivilized unclaimed unclassified unclean
    unclear unclench unclouded uncomfortable uncomfortably uncommon uncommonly uncomplicated uncompromising
    unconcerned unconditional unconditionally unconfirmed unconnected unconquered unconscionable
    unconscionably unconscious unconsciously unconsciousness unconstitutional uncontaminated uncontested
    uncontrollable uncontrollably uncontrolled unconventional unconvinced unconvincing uncooked uncooperative
    uncoordinated uncorked uncorroborated uncorrupted uncountable uncounted uncouple uncoupling uncovered
    uncovering unction uncultured undamaged undaunted undecided undeclared undefeated undefended undefinable
    undefined undemanding undemocratic undeniable undeniably undependable underage underaged underarm underbid
    underclassmen undercut underdog underestimate underestimated underfoot underfunded undergarment undergoes
    undergoing undergone undergrad undergraduate underhand underhanded underline underlined underling
    underlining underlying undermanned undermine undermined undermining underpaid underpants underpass
    underrate underrated underscore undersea underside undersigned undersized undersold understaffed
    understand understandable understandably understated understood understudy undertake undertaken
    undertaking undertone undertook undertow undervalue undervalued underwater underway underwear underwent
    underwood underwrite underwriters undeserved undeserving undesirable undetectable undetected undetermined
    undeterred undeveloped undiagnosed undies undifferentiated undigested undignified undiluted undimmed
    undisciplined undisclosed undiscovered undisputed undistinguished undisturbed undivided undo undocumented
    undoes undoing undoubted undoubtedly undreamed undressed undresses undressing undulating unduly undying
    unearned unearthed unearthing unearthly unease uneasiness uneasy uneaten unedited uneducated unelected
    unemotional unemployable unemployed unemployment unencumbered unending unenlightened unenviable unequaled
    unequalled unequivocal unequivocally unerring unescorted unethical unevenly uneventful unexamined
    unexceptional unexpected unexpectedly unexplainable unexplained unexploded unexplored unexpressed
    unfailing unfailingly unfair unfairly unfairness unfaithful unfamiliar unfashionable unfasten unfavorable
    unfeeling unfertilized unfettered unfilial unfiltered unfinished unfit unfix unflattering unflinching
    unfocused unfold unfolded unfolding unforced unforeseeable unforeseen unforgettable unforgivable
    unforgivably unforgiving unformed unfortunate unfortunately unfounded unfreeze unfreezing unfriendly
    unfrozen unfulfilled unfurled unfurnished ungainly ungenerous ungentlemanly ungracious ungrateful
    unguarded unguided unhallowed unhappier unhappiest unhappily unhappiness unharmed unhatched unhealthy
    unheeded unhelpful unhinge unhinged unhooked unhygienic unicycle unidentifiable unidentified unification
    unified unifies uniformed uniformity uniformly unify unifying unilateral unilaterally unimaginable
    unimaginably unimaginative unimportant unimpressed unimpressive unincorporated uninfected uninformed
    uninhabitable uninhabited uninhibited uninitiated uninjured uninspired uninspiring uninsured
    unintelligible unintended unintentional unintentionally uninterested uninteresting uninterrupted uninvited
    uninvolved uniquely unis unison unit unite united universally university unjustifiable unjustified unkind
    unkindly unkindness unknowing unknowingly unladylike unlawful unlawfully unleaded unleashed unleashes
    unleashing unless unlicensed unlikable unlikeliest unlimited unlisted unlit unload unloaded unloading
    unlock unlocked unlocking unloved unluckiest unmade unmake unmanageable unmanned unmapped unmarked
    unmarried unmasked unmasking unmatched unmistakable unmistakably unmitigated unmotivated unmoved unnamed
    unnatural unnaturally unnecessarily unnecessary unnerve unnerved unnerving unnumbered unobstructed
    unobtainable unoccupied unofficial unofficially unopened unopposed unoriginal unorthodox unpack unpacked
    unpacking unpaid unpalatable unpatriotic unpick unplanned unpleasant unpleasantly unplug unplugging
    unpolished unpolluted unpopular unpopulated unpredictability unpredictable unprepared unpretentious
    unprincipled unprocessed unproductive unprofessional unprofitable unpromising unprotected unproven
    unprovoked unpublished unpunished unqualified unquestionable unquestionably unquestioned unquestioning
    unravel unraveled unraveling unravelled unravelling unreachable unread unreadable unreal unrealistic
    unreality unrealized unreasonable unreasonably unreasoning unrecognizable unrecognized unrefined
    unregistered unregulated unrehearsed unrelated unreleased unreliable unremarkable unrepentant unreported
    unreserved unresolved unresponsive unrestrained unrestricted unreturned unrighteous unrivaled unrivalled
    unroll unrolled unromantic unruly unsaddle unsaid unsalted unsanctioned unsanitary unsatisfactory
    unsatisfied unsatisfying unscathed unscheduled unscientific unscramble unscrambled unscrewed unscrewing
    unscripted unscrupulous unseal unsealed unseasonable unseasonably unseat unseated unsecured unseemly
    unselfish unselfishness unsentimental unsettle unsettled unsettling unshackle unshakable unshakeable
    unsheathe unsifted unsightly unsigned unsinkable unskilled unsociable unsold unsolicited unsolvable
    unsolved unsophisticated unsound unspeakable unspeakably unspecified unspectacular unspoiled unstable
    unsteady unstick unstuck unsubstantiated unsuccessful unsuccessfully unsuitable unsuited unsullied
    unsupervised unsupported unsure unsurpassed unsuspected unsuspecting unsustainable unsweetened unswerving
    unsympathetic untainted untalented untamed untangle untangled untangling untapped untaxed untenable
    untested untethered unthinkable unthinking untie untied until untimely untiring untitled unto untouchable
    untouched untoward untraceable untrained untranslated untreatable untreated untried untroubled
    untrustworthy untruthful untruths untuck unturned untutored untying unusable unvarnished unveil unveiled
    unveiling unverified unwanted unwarranted unwashed unwavering unwelcome unwholesome unwieldy unwilling
    unwillingly unwillingness unwind unwinding unwitting unwittingly unworthy unwrapped unwrapping unwritten
    unyielding unzip unzipped unzipping upbringing upcoming update updated updating upend upgrade upgraded
    upgrading upheaval upheld uphold upholding upholstered upholstery uplifted uplifting upload uploaded
    uploading upmarket upped upperclassmen uppercut uppermost upping upright uprooted uprooting upsetting
    upside upstage upstaged upstaging upstairs upstanding upstart upstate upstream uptight upturned upward
    upwardly upwelling upwind urals uranium urchin urge urged urgently urging urinal urinary urinate urinated
    urinating urination urine urologist usable usage useable used usefully uselessly uselessness user username
    usher ushering using usurp usurped usurper usurping usury utensil uther utilities utility utilization
    utilize utilized utilizing utopia utopian utter utterance uttered uttering uttermost vacancies vacate
    vacated vacating vacation vacationed vacationing vaccinate vaccinated vaccinating vaccination vaccine
    vacuum vagaries vagina vaginal vagrancy vagrant vague vagus vainglorious vainly valentin valentino
    valerian valet valiant valiantly valid validate validated validating validation validity valor valorous
    valuable valuation value valued valueless valve vamp vamper vampirism van vance vandal vandalism vandalize
    vandalized vandalizing vanishes vanities vanquish vanquished vanquishing vantage vapid vapor vaporize
    vaporized vaporizing variability variable variance variant variation varicose varied varies varieties
    variously varmint varnish varnished vary vascular vasectomy vaseline vassal vastly vastness vasty vaulted
    vaulting vaunted veal vector vectored vectoring veer veered veering vegan vegas vegetable vegetarian
    vegetation vegetative veggie vehement vehemently vehicle vehicular veiling veiny velocity velveteen
    velvety venal vendetta vending vendor veneer venerable venerate venerated veneration venereal venetian
    venezuelan vengeful venial venomous venous vented ventilate ventilated ventilating ventilation ventilator
    venting ventral ventricle ventriloquism ventriloquist venture ventured venturing venue venus venusian vera
    veracity verb verbal verbally verbatim verbiage verde verging verifiable verification verified verifies
    verify verifying verily veritable verity verna vernal veronica versailles versatile versed versus vertebra
    vertebrae vertebral vertebrate vertical vertically verve vessel vested vestibule vestige vesting vestments
    veteran veterinarian veto vetoed vetoes vetoing vetted vetting vexation vexed vexes vexing via viability
    viable vial vibe vibrate vibrated vibrating vibration vibrational vibrato vibrator vibratory vicarage
    vicarious vicariously vicinity viciously vicki vicky victimize victimized victor victoria victorian
    victories victorious vida video videotape videotaped vienna viennese viewed viewer viewing viewpoint vigil
    vigilance vigilant vigilantism vigor vigorous vigorously viking vile vilified villager villainous villainy
    vince vincennes vinci vindicate vindicated vindication vindictive vino vintage viola violate violated
    violating violation violator violent violently violinist viral virgil virginal virginian virginity
    virility virologist virology virtually virtuoso virtuous virulent visa viscera visceral visibility visible
    visibly visionaries visionary visitation visiting visor vista visual visualize visualized visually vitae
    vital vitality vitamin vitreous viva vivacious vive vivid vocal vocalist vocalizations vocalize vocalizing
    vocally vocational vociferous vodka vogue voiced voiceless voicing voided voiding volatile volcanic
    volcanism volcanoes voles volition volley voltaire volts voluminous voluntarily voluntary volunteered
    vomit vomiting voodoo voracious vortex vortices vote voted voter voting votive vouch vouched voucher
    vouches vouching vouchsafe vouchsafed vowed vowel vowing voyaged voyager voyeur vulnerable vying wack
    wacko wacky wadded wadding waddle waddled waddling wade waded wading wafer waffle wafted wafting wafts
    wage waged wagered wagering wagged wagging waggle waggling waging wagner wagnerian wahoo wail wailed
    wailers wailing waistband waistline waited waiting waitress waitresses waitressing waive waived waiver
    waiving waked wakefield waken wakened walden waldo wales walked walkies walkway wallah walled waller
    walleyed wallflower walling wallop walloped walloping wallow wallowed wallowing wallpaper wallpapered
    wally walnut walruses walsh walt walter waltz waltzed waltzes waltzing wanda wandered wandering waned
    wanes wang wangle wangled waning wank wanked wanker wanking wanna wannabe wanting wanton warble warbler
    warbling warded warder warding wardrobe wardroom warehouse wares warhead warhorse waring warmed warmer
    warming warmonger warned warner warp warped warping warranted warranty warred warren warring warship wart
    warthog wary washboard washed washer washes washing washroom wassail wast wastage wasteful wasteland
    waster wasting watchdog watches watchful watching watchmaker watchmen watchtower watchword waterbed
    watercolor watered waterhole watering waterloo watermelon watershed waterway watery watkins wattage wattle
    watts waved wavelength waver wavered wavering waving wavy waxed waxen waxes waxing waxwork wayne wazoo
    weaken weakened weakening weaker weakling weakly weakness weaknesses wealthier wealthiest wealthy wean
    weaned weaning wearable wearer wearied wearies weariness wearing wearisome weasel weaseled weaselly
    weathered weathering weatherman weathermen weaved weaving webbing website wedded wedge wedged wedgie
    wedging wednesday wee weeded weeding weedy weekday weekend weekenders weekly weenie weensy weeny weeping
    weepy weevil weigh weighed weighing weighted weightless weighty weirdest weirdness weirdo welch welcomed
    welcoming weld welded welder welding welled welles wellies welling wellness welsh welter welts wench
    wenches wendy went wept werner wessex westbound westerly westerners westward wet wetback wether wetland
    wetness wetted wetter wetting whack whacked whacker whacking whaled whaler whammy whatever whatsoever
    wheaties wheelbarrow wheelchair wheeled wheeler wheelhouse wheelie wheeling wheeze wheezing wheezy whelp
    whence whenever whereabouts whereas whereby wherefore wherein whereof whereon whereto whereupon wherever
    whet whether whetted while whilst whim whimper whimpering whimsy whine whined whiner whiney whinge
    whingeing whinging whining whinnies whinny whinnying whiny whipped whipper whippet whipping whirl whirling
    whirlwind whirring whirrs whirs whisk whisked whisker whiskies whisking whisky whispered whisperer
    whispering whist whistled whistler whistling whit whitefish whiten whitened whiteness whitening whiteout
    whiter whitest whitewash whitewashed whitey whither whiting whitney whittle whittled whittling whiz whizz
    whizzed whizzes whizzing whoa whoever wholehearted wholeheartedly wholesale wholesaler wholesome wholly
    whom whomever whomp whomsoever whoop whooped whoopee whooping whooshed whooshes whooshing whopper whopping
    whore whorehouse whoring whosever whosoever whup whupped whupping wick wickedest wickedness wicker wicket
    widely widen widened widening wider widest widget widowed width wield wielded wielder wielding wiener
    wienie wifely wigged wigging wiggle wiggled wiggling wiggly wigs wildcat wilde wildebeest wildest
    wildflower wilding wildlife wildling wildly wildness wiles wilful wilfully wiling wilkes willa willed
    willful willfully william willie willing willingly willingness willis willpower willy wilma wilt wilted
    wilting wily wimp wimped wimping wimpy wince winch winchester wincing winded winder windfall winding
    """
}
