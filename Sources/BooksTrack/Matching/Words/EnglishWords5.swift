// English words, part 5 of 7. See `KnownWords`.

extension KnownWords {
  static let english5 = """
    porter porterhouse portfolio porthole porting portion portland portly portray portrayal portrayed portugal
    posed poser posh posies posing posit posited positing position positional positioned positioning positive
    positively positivity positron posse possessed possesses possessing possessive possessor possibilities
    possibility possible possibly possum postage postal postcard postcode posted poster posterior posterity
    posthumous posthumously posting postman postmark postmarked postmen postnatal postpone postponed
    postponing postulate postulated postural posture posturing potable potatoes potbelly potent potentate
    potential potentially pothead pothole potion potshot potted pottery potting potty pouches poultice pounce
    pounced pouncing pounded pounder pounding poured pouring pout pouting pouty powdered powdering powdery
    powered powerfully powerhouse powering powerless practical practicality practically practice practiced
    practicing practise practised practising practitioner pragmatic pragmatism prague praise praising pram
    prance pranced prancing pranged prank prankster prate prating pratt prattle prattling prawn prayed praying
    preached preaches preaching preachy preamble prearranged precarious precariously precaution precede
    preceded precedence precedent preceding precept precinct precious precipice precipitate precipitated
    precipitating precipitation precise precisely precision preclude precluded precocious precursor predate
    predated predating predation predator predatory predecessor predestined predicate predicated predict
    predictability predictable predictably predicted predicting prediction predictive predictor predilection
    predominant predominantly predominately preeminent preempted preemptive preemptively preen preening
    prefect prefectural prefecture prefer preferable preferably preference preferential preferred preferring
    preflight pregnancy pregnant preheat prehistoric prehistory prejudge prejudiced prelaunch prelude
    premature prematurely premed premier premiere premiered premiering premise premium premonition prenatal
    prep prepackaged prepaid preparation preparatory prepare prepared preparing preposition prepped prepping
    preppy prerequisite prerogative presbyterian prescient prescribe prescribed prescribing prescription
    preseason preselected presence present presentable presentation presented presenter presenting presently
    presentment preservation preservative preserve preserved preserver preserving preset preside presided
    presidency president presidential presiding pressed presses pressing pressure pressured pressuring
    pressurization pressurize pressurized pressurizing prestige presto preston presume presumed presuming
    presumption presumptive pretence pretend pretended pretending pretense pretension pretentious pretrial
    prettied prettier prettiest prettily pretzel prevail prevailed prevailing prevalence prevalent prevent
    preventable preventative prevented preventing prevention preventive preview previewed previous previously
    preyed preying priced priceless pricey pricing pricked pricking pricy prided prideful pried priestess
    priestesses priesthood priestly prim primacy primaries primarily primate primed primer primetime primeval
    priming primitive primo primordial primp primping primus princely princeton principal principality
    principally principle principled printed printer printing printout prion prior priorities prioritize
    prioritized priority priory prism prismatic pristine privacy privateer privately privatize privatized
    privileged privy prized pro proactive probability probable probably probation probative probe probed
    probing proboscis procedural procedure proceed proceeded proceeding process processed processes processing
    procession processor proclaim proclaimed proclaiming proclamation procrastinating procrastination
    procreate procreation procurator procure procured procurer procuring prod prodding prodigal prodigies
    prodigious prodigiously produce produced producer producing product production productive productivity
    profane profaned profanity profess professed professes professing profession professional professionalism
    professionally professor professorial proffered proficiency proficient profile profiled profiling
    profitable profited profiteer profiting profound profoundly profundity profusely profusion prognosis
    program programed programing programmed programmer programming progress progressed progresses progressing
    progression progressive progressively prohibit prohibited prohibiting prohibition projected projectile
    projecting projection projectionist projector prolapsed proletarian proletariat prolific prologue prolong
    prolonged prom prominence prominent prominently promising promo promote promoted promoter promoting
    promotion promotional prompt prompted prompter prompting promptly prone prong pronoun pronounce pronounced
    pronouncement pronouncing pronunciation proofing proofread prop propaganda propagate propagated
    propagating propagation propane propel propellant propelled propeller propelling propensity proper
    properly properties property prophecies prophesied prophesies prophesy prophetic propitious proponent
    proportion proportional proportionally proportionate proportionately proportioned proposal propose
    proposed proposing proposition propositioned propositioning propped propping proprietary proprieties
    proprietor proprietress propriety propulsion prosciutto proscribed prose prosecute prosecuted prosecuting
    prosecution prosecutor prospect prospecting prospective prospector prospectus prosper prospered prospering
    prosperous prostate prosthesis prosthetic prostitute prostituted prostituting prostitution prostrate
    prostrated protagonist protease protected protecting protection protective protector protein protestant
    protestations protested protester protesting protestor proton prototype protozoa protracted protruding
    protrusion proudest proust provable proved provenance proverb provide provided providence provident
    providential provider providing province provincial proving provision provisional provisionally
    provisioned provocateur provocation provocative provocatively provoke provoked provoking provolone prowess
    prowl prowled prowler prowling proximal proximate proximity proxy prude prudence prudently pruned prurient
    prussian prying psalm psych psyche psyched psychedelic psychiatric psychiatrist psychiatry psychic
    psychically psyching psycho psychoanalysis psychoanalyst psychoanalytic psychoanalytical psychoanalyze
    psychological psychologically psychologist psychopath psychopathic psychopathy psychosis psychotic
    psychotically pterosaur pub pubes pubescent pubic pubis publican publication publicist publicity publicize
    publicized publicly publishes publishing puck pucker puckered puckering pudding puddle puff puffed puffer
    puffin puffing puffy pugilist pugilistic puke puked puking puling pulitzer pulled puller pulley pulling
    pullover pulp pulsar pulsating pulsed pulsing pulverize pulverized pumas pummel pummeled pummeling pumped
    pumping pumpkin punched puncher punches punching punchline punchy punctual punctuality punctually
    punctuate punctuated punctuation puncture punctured puncturing pundit punishable punished punishes
    punishing punishment punitive punjab punjabi punk punt punted punter punting puny pupillary puppies pups
    purchased purchaser purebred puree pureed purely purer purest purgative purgatory purged purging
    purification purified purifier purifies purify purifying puritan purity purloined purplish purport
    purported purportedly purporting purpose purposed purposeful purposefully purposely purring purrs pursed
    purser pursing pursuant pursue pursued pursuer pursuing purulent purveyor pushcart pushed pusher pushes
    pushing pushover pushy puss pussies pussy pussycat pustules putative putrefied putrefying putt putted
    putter puttering putting putty putz puzzled puzzling pylon pyre pyrotechnic python quack quacking quad
    quadrant quadratic quadruple quadrupled quail quaint quaker quaking qualification qualified qualifier
    qualifies qualify qualifying qualitative qualities quality quandary quantify quantitative quantities
    quantity quarantine quarantined quark quarreled quarreling quarrelled quarrelling quarries quart
    quarterback quartered quartering quarterly quartz quasar quash quashed quasi quatrain que queer queerest
    quell quelled quelling quenched quenches quenching questing question questionable questioned questioning
    questionnaire queue queued quibbling quiche quicken quickened quickening quicker quickest quickness quid
    quieted quieten quieter quietest quieting quietness quilted quince quincy quinn quint quintessential
    quintessentially quips quirk quirky quitter quitting quiver quivered quivering quizzed quizzes quizzing
    quota quotation quoted quoth quotient rabbi rabble rabid rabies raccoon racecourse raced racehorse racer
    racetrack rachael rachel racial racially racing racism racist racked racket racketeer racking racoon racy
    radar radial radiance radiantly radiate radiated radiating radiation radiator radicalism radically
    radiogram radioing radiologist radiology radioman radish radishes radium radius radon raffle rafter
    rafting raged ragged raggedly raggedy ragging raging raided raider raiding railed railing railroad
    railroaded raincoat raindrop rained rainfall rainforest raining rainstorm rainwater raiser raisin raising
    raja rajah raked raking rakish rallied rallies rally rallying ramble rambled rambler rambling rambo ramen
    rameses ramesses ramifications rammed ramming ramon ramona ramos ramp rampage rampaged rampaging rampant
    rampart ramped ramsay ramses ramsey ran rance rancher ranches ranching rancho randolph randomly randy rang
    ranged ranging ranked ranking ransacked ransomed ransoming rant ranted ranting raoul rapacious rape raped
    rapers raphael rapid rapidity rapier raping rapist rapped rappel rappelling rapper rapping raptor rapture
    rarefied rarely rarer rarest raring rarity rascal rascally rashes rashness raspberries raspberry rasping
    raspy ratchet ratcheting rather ratification ratified ratify ratio ration rational rationale rationality
    rationalization rationalize rationalized rationalizing rationally rationed rationing ratted ratting rattle
    rattled rattler rattlesnake rattling ratty ravage ravaged ravaging rave raved ravel ravening ravenous
    ravine raving ravish ravished ravishing rawlings rayon raze razed razing razzing reachable reached reacher
    reaches reaching reacquaint reacquainted reacquire reacquired react reactant reacted reacting reaction
    reactivate reactivated reactivating reactive reactor readable readership readied readies readiness
    readjust readjusted readjusting readjustment readmitted readout readying reaffirm reaffirmed reaffirming
    reagent real realer realest realigned realigning realism realist realistic realities reality realization
    realize realized realizing really realness realtor realty reamed reaming reams reanimate reanimated
    reanimating reanimation reaped reaping reappear reappearance reappeared reappearing reared rearing rearm
    rearmament rearrange rearranged rearrangement rearranging reasonable reasonably reasoned reasoning
    reassemble reassembled reassembling reassert reassess reassign reassigned reassigning reassignment
    reassurance reassure reassured reassuring reattach reattached reawaken reawakened rebate rebelled
    rebelling rebellion rebellious rebook reboot rebooted rebooting rebound rebounded rebounding rebroadcast
    rebuffed rebuild rebuilding rebuilt rebuke rebuked reburied rebut recalculate recalibrate recalibrating
    recalibration recalled recalling recant recanted recanting recap recapping recapture recaptured
    recapturing recast recasting recede receded receding receipt receive received receiver receiving recent
    recently reception receptionist receptive receptor recessed recesses recession recessive recharge
    recharged recharging rechecked rechecking recipient reciprocal reciprocate reciprocated reciprocity
    recital recitation recite recited reciting recklessly recklessness reckon reckoned reclaim reclaimed
    reclaiming reclamation reclassified recline reclined recliner reclining recluse reclusive recode recoded
    recognition recognizable recognizance recognize recognized recognizing recollect recollection recombinant
    recombining recommend recommendation recommended recommending recompense recon reconcile reconciled
    reconciling reconditioning reconfiguration reconfigure reconfigured reconfirm reconfirmed reconnect
    reconnected reconnecting reconquer reconsider reconsideration reconsidered reconsidering reconstitute
    reconstituted reconstruct reconstructed reconstructing reconstruction reconstructive reconvene recorded
    recorder recording recount recounted recounting recourse recover recovered recovering recovery recreate
    recreated recreating recreation recreational recrimination recruit recruited recruiter recruiting rectal
    rectangle rectification rectified rectifying rectitude rector rectory rectum rectus recumbent recuperate
    recuperating recuperation recuperative recur recurrence recurrent recurring recursive recuse recused
    recusing recut recycle recycled recycling redact redacted redaction redcoat redder redecorate redecorated
    redecorating rededicate rededication redeemable redeemed redeemer redeeming redefine redefined redefining
    redemptive redeploy redeployed redeployment redesign redesigned redesigning redevelop redevelopment
    redhead redheaded redial redid redirect redirected redirecting rediscover rediscovered rediscovering
    rediscovery redistribute redistributed redistributing redistribution redistricting redline redmond redneck
    redness redo redouble redrafted redress redressed redskin reduce reduced reducing reduction reductive
    redundancy redundant redwood reeducation reefer reek reeked reeking reel reelect reelected reelection
    reeled reeling reenacted reenacting reenactment reenter reentered reentering reese reestablish
    reestablished reestablishing reevaluate reevaluating reeve reexamine reexamined reexamining refectory
    refer referee reference referenced referendum referral referred referring refile refill refilled refilling
    refinance refinanced refinancing refine refined refinement refinery refining refit refitted refitting
    reflect reflected reflecting reflective reflector reflex reflexes reflexive reflux refocused reform
    reformat reformation reformatory reformed reformer reforming refract refracted refracting refraction
    refractive refractory refrain refrained refreshed refresher refreshes refreshing refreshingly refreshment
    refrigerate refrigerated refrigeration refrigerator refueled refueling refuelling refund refunded
    refurbish refurbished refuse refused refusing refute refuted refuting regain regained regaining regal
    regale regaling regard regarded regarding regardless regenerate regenerated regenerating regeneration
    regenerative regent reggae reggie regime regimen regiment regimental regimented regina reginald region
    regional register registered registrar registration registries registry regress regressed regressing
    regression regressive regretful regretfully regrettable regrettably regretted regretting regrouped
    regrouping regular regularity regularly regulate regulated regulating regulation regulator regulatory
    regurgitate regurgitated rehabbed rehabbing rehabilitate rehabilitated rehabilitating rehabilitation
    rehashing rehearsal rehearse rehearsed rehearsing reheat reheated rehire rehired rehiring rehydrate reich
    reigned reigning reignite reignited reilly reimburse reimbursed rein reincarnate reincarnated
    reincarnation reined reinforce reinforced reinforcement reinforcing reining reinitialize reinsert
    reinstall reinstate reinstated reinstating reintegrate reintegrated reintegration reintroduce reintroduced
    reintroducing reinvent reinvented reinventing reinvention reinvest reinvigorate reinvigorated reissue
    reissued reiterate reiterated reject rejected rejecting rejection rejoice rejoiced rejoicing rejoin
    rejoined rejoining rejuvenate rejuvenated rejuvenating rejuvenation rekindle rekindled rekindling relapse
    relapsed relapsing relatable relate related relating relational relationship relatively relativity
    relaunch relax relaxant relaxation relaxed relaxes relaxing relay relayed relaying released releasing
    relegated relent relented relentless relentlessly relevance relevant reliability reliable reliably
    reliance relied relief relies relieve relieved reliever relieving relight religious religiously relinquish
    relinquished relinquishes relished relishes relishing relive relived reliving reloaded reloading relocate
    relocated relocating relocation reluctance reluctant reluctantly rely relying remade remain remainder
    remaindered remained remaining remake remaking remand remanded remanding remark remarkable remarkably
    remarked remarking remarriage remarried remedial remedied remedies remembered remembrance remind reminded
    reminder reminding remington reminisce reminiscence reminiscent reminiscing remission remit remittance
    remitted remix remnant remodeled remodeling remodelled remodelling remortgaged remotely remotest removable
    removal remove removed remover removing remuneration renaissance renal rename renamed renaming render
    rendered rendering rendezvous rendezvoused rending rendition renee renege reneged reneging renegotiate
    renegotiated renegotiating renew renewable renewed renewing renounce renounced renouncing renovate
    renovated renovating renovation renowned rental rented renter renting renunciation reoccurring reopen
    reopened reopening reorder reorganization reorganize reorganized reorganizing reorient repackage
    repackaged repaid repaint repainted repainting repair repaired repairing repairman repairmen reparation
    repartee repast repatriate repatriated repatriation repay repaying repayment repeal repealed repealing
    repeat repeatable repeated repeatedly repeater repeating repel repellant repelled repellent repelling
    repent repentance repentant repented repenting repertoire repertory repetition repetitious repetitive
    rephrase replace replaceable replaced replacement replacing replanted replanting replay replayed replaying
    replenish replenished replenishes replete replica replicate replicated replicating replication replicator
    replied replies reply replying repopulate report reportage reported reportedly reporter reporting repose
    reposition repositioned repositioning repository repossess repossessed repossessing repossession represent
    representation representational representative represented representing repress repressed repressing
    repression repressive reprieve reprieved reprimand reprimanded reprint reprinted reprisal reproach
    reproached reproaches reproaching reprobate reprocessing reproduce reproduced reproducing reproduction
    reproductive reprogram reprogrammed reprogramming reps reptilian republican repudiate repudiated
    repudiation repugnant repulse repulsed repulsion repulsive reputable reputation repute reputed reputedly
    request requested requesting require required requirement requiring requisite requisition requisitioned
    requite reran reread rereading reroute rerouted rerouting rerun resale reschedule rescheduled rescheduling
    rescinded rescinding rescued rescuer rescuing reseal research researched researcher researches researching
    resect resection resell reselling resemblance resemble resembled resembling resend resent resented
    resentful resenting resentment reservation reserve reserved reserving reservist reservoir resetting
    resettle resettlement reshape reshaped reshaping reshuffle reshuffling reside resided residence residency
    resident residential residing residual residue resign resignation resigned resigning resilience resin
    resist resistant resisted resisting resold resolute resolutely resolution resolve resolved resolving
    resonance resonant resonate resonated resonating resonator resorted resorting resound resounded resounding
    resource respectable respected respecter respectful respectfully respecting respective respectively
    respiration respirator respiratory respite resplendent respond responded respondent responder responding
    response responsibility responsible responsibly responsive restart restarted restarting restate restaurant
    rested rester resting restitution restive restless restlessly restlessness restocked restocking
    restoration restorative restore restored restorer restoring restrain restrained restraining restraint
    restrict restricted restricting restriction restrictive restroom restructure restructured restructuring
    result resultant resulted resulting resume resumed resuming resumption resurface resurfaced resurfacing
    resurgence resurrect resurrected resurrecting resurrection resuscitate resuscitated resuscitating
    resuscitation retail retailer retain retained retainer retaining retake retaken retaking retaliate
    retaliated retaliating retaliation retaliatory retard retardant retardation retarded retch retches
    retching retell retelling retention retentive retest retested rethink rethinking rethought reticence
    reticent reticular retina retinal retire retired retiree retirement retiring retold retook retool retort
    retouched retouching retrace retraced retracing retract retractable retracted retracting retraction
    retractor retrain retraining retransmit retread retreat retreated retreating retrial retribution retrieval
    retrieve retrieved retriever retrieving retro retroactive retroactively retrofit retrospective retry
    returned returning retype retyped reuben reunification reunion reunite reunited reuniting reusable reuse
    reused reusing reuters revamped revamping reveal revealed revealing reveille revel revelation revelatory
    reveled revelers reveling revelled revenant revenged revengeful revenging revenue reverb reverberate
    revere revered reverence reverend reverent reverently reverie reversal reverse reversed reversible
    reversing reversion revert reverted reverting reviewed reviewer reviewing revile reviled revise revised
    revising revision revisionist revisited revisiting revitalize revitalized revitalizing revive revived
    reviving revocation revoke revoked revoking revolted revolting revoltingly revolutionary revolutionist
    revolutionize revolutionized revolve revolved revolver revolving revs revulsion revved revving rewarded
    rewarding rewind rewinding rewire rewired rewiring reworked reworking rewound rewrite rewriting rewritten
    rewrote reyes rezoning rhetoric rhetorical rheumatic rheumatism rheumatoid rhinestone rhino rhode rhonda
    rhymed ribbed ribbing ribs richard richer richest richmond richness richter rick rickets rickety rickshaw
    ricky ricochet ricocheted rid riddance ridden ridding riddled riddling ridicule ridiculed ridiculous
    ridiculously riding rife riff riffing riffle rifled rifleman riflemen rifling rift rig rigatoni rigged
    rigger rigging righted righteously righter rightful rightfully righting rightly rightness rigid rigidity
    rigor rigorous rigorously rile riled riley riling rimmed ringed ringer ringing ringleader ringling ringo
    ringside rink rinse rinsed rinsing riot rioted rioting ripen ripening ripped ripper ripping ripple rippled
    rippling risen riser rising risked riskiest risking risky rita ritualized ritually ritzy rivaling
    rivalries riven rivera riverbank riverbed riverboat riverside rivet riveting riviera roach roaches
    roadblock roadhouse roadie roadside roadster roadway roadwork roam roamed roaming roar roared roaring
    roasted roaster roasting robbed robber robberies robbing robbins robby robed robert roberta roberto
    robotic robust robyn rocco rocked rocker rocketed rocketing rocketry rockies rocking rocky rococo rodent
    rodeo rodgers roger roiling roland rolex rollaway rolled roller rollicking rollin rolling rollover roman
    romanced romancing romanian romantically romanticism romanticize romanticized romeo romero romp romper
    romping ronald ronnie ronny roofer roofie roofing rooftop roomed rooming roommate roomy rooster roosting
    rooted rooting rootless roped roper roping rory rosaries rosary rosebud rosebush rosewood rosie rosier
    rosin roster rosy rotary rotate rotated rotating rotation rotational rotisserie rotor rotted rotter
    rotting rottweiler rotund rotunda rouge roughed rougher roughest roughhouse roughing roughneck roughness
    roulette roundabout rounded rounder roundhouse rounding roundly rouse roused rousing roust rousted
    rousting rout routed router routine routinely routing rover roving rowan rowdies rowdy rowed rowers rowing
    roxie royalist royally royalties royalty royce rubbed rubbery rubbing rubble rubdown ruben rubes rubies
    rubin ruble rudder ruddy rudely rudeness ruder rudimentary rudiments rudy ruffian ruffle ruffled ruffling
    rugby rugged ruggedly ruination ruined ruining ruled ruling rumanian rumble rumbled rumbling rumbly
    ruminate ruminating rummage rummaged rummaging rummy rumor rumored rump rumple rumpled rumpus runabout
    runaround rundown rung runic runny runt runty runway rupee rupture ruptured rupturing rural ruse rushes
    rushing russia russian russo rusted rusticated rusting rustle rustled rustler rustling rusty ruth ruthless
    ruthlessly ruthlessness rutting ryan ryder saber sabine sable sabotage sabotaged saboteur sabre sacked
    sacking sacrament sacramental sacramento sacrificed sacrificial sacrificing sacristy sadden saddened
    saddening sadder saddest saddlebag saddled saddling sadism sadist sadistic sadly sadness safari
    safecracker safeguard safeguarded safely safer safest safeties safety sagging saggy sailboat sailed
    sailfish sainted sainthood saintly saith salacious salade salamander salaried salaries sale salem salesman
    salesmanship salesmen saleswoman saline salinity salivary salivate salivating sallow sally salsa salted
    saltine salting saltpeter saltwater salty salutary salutation saluted saluting salvador salvadorans
    salvadorian salvage salvaged salvaging salvatore salve salvo samar samaritan samba sambar sameness sammy
    samosa sample sampled sampler sampling sanatorium sanctified sanctify sanction sanctioned sanctioning
    sanctity sandal sandbag sandbar sanded sander sanding sandoval sandstone sandstorm sandwich sandwiched
    sandwiches saner sanest sang sanguine sanitarium sanitary sanitation sanitize sanitized sanitizer sanity
    sank sans santa santiago sapling sapped sapper sapping sappy sara sarah saran sarcastic sarcophagi
    sarcophagus sardine sardinian sardonic saree sarge sari sarmatian sarong sartorial sash sasha sashay
    sashaying sashes sass sassing sassy sat satan satanism satanist satiate satiated satirical satisfaction
    satisfactorily satisfactory satisfied satisfies satisfying saturate saturated saturation saturday satyr
    sauced saucepan saucer saucy saudi sauna saunders sauntering sausage savaged savagely savagery savanna
    savannah savant saved saver savior saviour savor savored savoring savory savoy savvy sawed sawing sawyer
    saxon saxophone sayers saying scab scabbard scabby scads scaffold scald scalded scalding scaled scaling
    scallion scallop scalloped scalp scalped scalpel scalping scaly scam scammed scamming scamp scamper
    scampered scampering scampi scan scandalize scandalized scandalous scandinavian scanned scanner scanning
    scant scantily scanty scape scapegoat scapegoated scarce scarcely scarcer scarcity scared scarfed scarfing
    scarier scariest scaring scarred scarring scarves scary scathing scatter scattered scattering scatting
    scavenge scavenged scavenger scavenging scenario scenting schedule scheduled scheduling schematic scheme
    schemed schemer scheming schilling schizophrenia schizophrenic schmooze schmoozing schmuck scholarly
    scholarship scholastic schoolboy schooled schoolgirl schooling schoolmarm schoolmaster schoolmate
    schoolroom schoolteacher schoolyard schooner sciatic sciatica scientific scientist scion scissor sclerosis
    scoff scoffed scoffing scold scolded scolding scoliosis sconces scone scoop scooped scooping scoot scooted
    scooter scooting scope scoped scoping scorch scorched scorcher scorches scorching score scoreboard
    scorecard scored scoreless scorer scoring scorned scornful scorning scorpion scorsese scotch scotches
    scotland scots scott scottish scotty scour scoured scourge scourged scouring scouted scouting scowl
    scowling scrabble scrabbling scraggly scram scramble scrambled scrambler scrambling scrapbook scrape
    scraped scraper scraping scrapped scrapper scrapping scrappy scratch scratched scratcher scratches
    scratching scratchy scrawl scrawled screamed screamer screaming screeches screeching screen screened
    screener screening screenplay screenwriter screw screwdriver screwed screwing screwy scribble scribbled
    scribbling scribe scrimp scrimped scrimping scrip scripted scriptural scripture scroll scrolling scrounge
    scrounged scrub scrubbed scrubber scrubbing scruff scruffy scrum scrunch scrunched scrunchie scruple
    scrupulous scrupulously scrutinize scrutinized scrutiny scuba scuff scuffed scuffing scuffle scuffling
    scull scullery sculpt sculpted sculpting sculptural sculpture sculptured scum scumbag scupper scurried
    scurries scurry scurrying scurvy scuttle scuttled scuttling seabed seabird seaboard seafarers seafaring
    seagoing seagull seahorse sealed sealer sealing seaman seamen seamless seamlessly seamstress seamstresses
    seamy sean seaplane sear searched searcher searches searching searchlight seared searing seashell seashore
    seasonal seasoned seasoning seated seating seattle seawater secede secession secluded seclusion seconded
    secondly secondment secretarial secretariat secretaries secrete secreted secreting secretion secretive
    secretly sect section sectional sectioned sector secure secured securely securing securities security
    sedan sedate sedated sedating sedation sedative sedentary seder sedge sediment sedimentary sedition
    seditious seduce seduced seducer seducing seductive seductively seeded seeding seedless seedling seedy
    seeing seeking seemed seeming seep seeped seeping seethe seething segment segmented segregate segregated
    segregating segregation seine seize seized seizing seizure select selecting selection selective
    selectively selectmen selector selfishly selfishness selfless selflessly selflessness seller selling
    selves semantic semaphore semblance semen semester semi semifinal seminal seminar seminary senate senator
    senatorial sender sending senhor senile senility senior seniority senor senora senorita sensation
    sensational sensed senseless senselessly sensibilities sensibility sensible sensibly sensing sensitive
    sensitively sensitivities sensitivity sensor sensory sensuality sensuous sentenced sentencing sentient
    sentiment sentimental sentries sentry seoul separate separated separately separating separation separatist
    septic sequence sequenced sequencer sequencing sequential sequentially sequester sequestered sequin
    sequined sera serbian serena serenade serenaded serenading serene serenely serenity serfs serge sergeant
    sergei serial seriously seriousness sermon serpentine serrated serum served server service serviced
    serviceman servicemen servicing servile serving servitude servo session setback seth settee setter settle
    settled settlement settler settling setup seventeen seventeenth seventies seventy sever severance severe
    severed severely severest severing severity sewed sewer sewerage sewing sewn sex sexed sexes sexiest
    sexiness sexing sexism sexist sexual sexuality sexually sexy shabby shacked shacking shackle shackled
    shaded shading shadowing shadowy shady shafted shafting shag shagged shagging shaggy shah shaka shakedown
    shaker shakespeare shakespearean shaking shaky shale shall shallots shallower shalom shalt sham shamanic
    shambles shamed shameful shamefully shamelessly shaming shampoo shampooed shampooing shamrock shane shang
    shanghai shanghaied shank shanties shanty shaped shapeless shaping shard shared shareholder sharing
    sharking sharpen sharpened sharpener sharpening sharper sharpest sharpness sharpshooter shat shattering
    shaun shauna shaved shaven shaver shaving shawl shawn she sheaf shear sheared shearing shearwaters sheath
    sheathe sheathed sheaves shedding sheen sheepherder sheer sheeting sheik sheikh shelby shelled shelley
    shellfish shelling shelly sheltered sheltering shelve shelved shelving shepard shepherdess sheppard
    sheridan sherlock sherman sherry sherwood sheryl shied shielded shielding shies shifted shifting shiftless
    shifty shill shilling shimmer shimmering shimmying shin shined shiner shingle shinier shiniest shinning
    shinny shipboard shipload shipmate shipment shipped shipper shipping shipwrecked shipyard shire shirk
    shirked shirking shirt shirtless shit shithead shitload shitted shittier shittiest shitting shitty shiv
    shiva shivered shivering shoal shocked shocker shocking shockingly shockwave shoeing shoelace shoeless
    shoemaker shoeshine shoestring shogun shone shoo shooed shooing shook shooter shootout shopkeeper shoplift
    shoplifted shoplifter shopped shopper shored shoreline shoring shorn shortage shortcake shortchange
    shortchanged shortcoming shortcut shorted shorten shortened shortening shorter shortest shorthand
    shorthanded shorties shorting shortlist shortly shortness shortstop shortwave shorty shotgun shotgunned
    shouldered shouldering shouldst shouted shouting shove shoved shovel shoveled shoveling shovelled
    shovelling shoving showcase showcased showdown showed showered showering showgirl showing showman shown
    showpiece showplace showroom showtime showy shrank shred shredded shredder shredding shrew shrewd shriek
    shrieked shrieking shrike shrill shrimp shrimping shrinkage shrinking shrivel shriveled shriveling
    shrivelled shroud shrouded shrouding shrub shrubbery shrug shrugged shrugging shrunk shtick shuck shucked
    shucking shudder shuddered shuddering shuffle shuffled shuffling shun shunned shunning shunt shunted
    shunting shush shushed shushing shutdown shutter shuttered shuttering shutting shuttled shuttling shying
    shyly siberian sibling sicced sicilian sicily sicked sicken sickened sickening sickeningly sicker sickest
    sickle sickly sickness sicknesses sicko sidearm sidebar sideboard sidecar sided sidekick sideline
    sidelined sidelining sidetrack sidetracked sidewalk sideways siding sidle sidney siegfried sienna siesta
    sieve sift sifted sifting sighed sighing sighted sighting sightless sigil sigma signaled signaling
    signalled signalling signatories signatory signboard signer signet significance significant significantly
    signified signifies signify signifying signing signor signora signore signori signorina signpost silas
    silenced silencer silencing silently silhouetted silicate silicon silicone silken silkworm silky sill
    silliest silliness silo silurian silvery simba similarity similarly simmer simmered simmering simmons
    simon simone simper simpering simpler simplest simpleton simplicity simplified simplifies simplifying
    simply simpson simulate simulated simulating simulation simulator simultaneous simultaneously sincerely
    sincerest sincerity sinclair sind sine sinew sinewy sinful sinfully singe singed singeing singh singing
    singled singling singly singsong singular singularity singularly sinker sinkhole sinking sinned sinning
    sinus siphon siphoned siphoning sipped sipping siree sirree sissy sisterly sitar sitcom site siting sitter
    sitting situate situated situation situational sixes sixpence sixteenth sixth sixty sizable size sizeable
    sized sizing sizzle sizzling skateboard skateboarder skated skater skating skedaddle skedaddled skeet
    skeeter skeletal skeptic skeptical skepticism sketched sketches sketching sketchy skewed skewer skewered
    ski skid skidded skidding skied skier skies skiff skiing skilful skilfully skilled skillet skillful
    skillfully skim skimmed skimmer skimming skimp skimped skimping skimpy skinful skinhead skinless skinned
    skinner skinnier skinning skinny skint skipped skipper skipping skippy skirmish skirmishes skirting skit
    skitter skittering skittish skittles skiving skosh skulk skulking skunk skydive skydiver skylight skype
    skyrocket skyrocketed skyscraper slab slack slacked slacken slacker slacking slag slagging slake slalom
    slam slammed slammer slamming slander slandered slandering slanderous slang slanging slant slanted
    slanting slapped slapper slapping slapstick slash slashed slasher slashes slashing slated slater slather
    slathered slats slaughtered slaughterhouse slaved slaver slavering slavery slaving slavish slayed slaying
    sleaze sleazebag sleazeball sleazy sled sledding sledge sleek sleepover sleepwalk sleepwalker sleepy sleet
    sleeveless sleighing sleight slender slept sleuthing slew sliced slicer slicing slick slicked slicker
    slickest slid slider sliding slight slighted slightest slightly slime slimmed slimmer slimmest slimming
    slimy sling slinging slink slinking slinky slipped slipper slippery slipping slipshod slit slither
    slithered slithering slitting sliver sloan sloane slob slobber slobbered slobbering slobbery slogan
    slogged slogging sloop slop sloped sloping slopping sloppy slosh sloshed sloshes sloshing slotted slouch
    slouching slough sloughed sloughing slovakian slovenian slovenly slowdown slowed slower slowest slowing
    slowly slowness sludge slugged slugger slugging sluggish sluice sluicing slum slumber slumbered slumbering
    slumming slump slumped slung slunk slur slurp slurped slurping slurred slurring slurry slush slushy slut
    sluttiest slutty slyly smack smacked smackers smacking smallest smallish smallness smalltime smarmy
    smarten smartened smarter smartest smarties smarting smartly smartness smarty smash smashed smashes
    smashing smattering smear smeared smearing smelled smelling smelly smelt smelted smelter smelting smidge
    smidgen smiled smiley smiling smirk smirked smirking smite smithy smiting smock smog smoggy smoked
    smokehouse smokeless smoker smokestack smokey smoking smoky smoldering smooch smooches smooching smoochy
    smoothed smoother smoothes smoothest smoothie smoothing smoothly smoothness smote smother smothered
    smothering smouldering smudge smudged smudging smug smuggle smuggled smuggling smugness smut smutty snack
    snacking snaffle snag snagged snagging snaked snaking snaky snapped snapper snapping snappy snapshot
    snared snarl snarled snarling snatched snatcher snatches snatching sneaked sneaker sneaking sneaky sneer
    sneered sneering sneeze sneezed sneezing snicker snickering snide sniff sniffed sniffer sniffing sniffle
    sniffling snifter snigger sniggering snip snipe sniped sniper sniping snipped snippet snipping snippy
    snitch snitched snitches snitching sniveling snivelling snob snobbery snobby snogged snogging snook snoop
    snooped snooping snoopy snoot snooty snoozing snored snoring snort snorted snorting snot snotty snout
    snowball snowballed snowboard snowbound snowed snowflake snowing snowmen snowmobile snowstorm snowy snub
    snubbed snubbing snuck snuff snuffed snuffing snuffling snug snuggle snuggled snuggling soak soaked
    soaking soaping soapy soar soared soaring sobbed sobbing sobering social socialism socialist socialite
    socialization socialize socialized socializing socially societal societies sociologists sociology
    sociopath sociopathic socked socket socking socrates socratic soda sodden sodding sodium sodom sodomite
    sodomize sodomized sodomy sofa sofia soft softball soften softened softener softening softer softie softly
    """
}
