// English words, part 4 of 7. See `KnownWords`.

extension KnownWords {
  static let english4 = """
    judicial judiciary judicious judo judy jugged juggle juggled juggling juiced juicer juicier juiciest juicy
    julep jules julia julian julie julien julienne juliet juliette julio july jumble jumbled jumbo jumped
    jumper jumping jumpsuit jumpy juncture june junior junked junker junket junkie junky junkyard juries
    jurisdiction jurisdictional juror justifiable justifiably justification justified justifies justifying
    justin justine jutting juvenile kaiser kale kangaroo kara karat karate karen karin karma kasey kate
    katherine kathleen kathy katie kayak kayla kazoo kebab keel keeled keeling keener keepsake kegs keith
    keller kelly kelp kelvin kendo kennel kenny kent kermit kernel kerry ketch kettle kevin keyboard keyed
    keyhole keying keystone keystroke keyword khaki kibble kick kickback kickball kicked kicker kicking kidded
    kiddie kidding kiddo kiddy kidnap kidnapper kidnapping kidney kikes killed kilo kilogram kilometer kiloton
    kilowatt kilts kimono kinda kinder kindle kindled kindling kindly kindness kindnesses kindred kingly
    kingpin kingship kink kinky kinship kinsman kinsmen kipling kipper kirk kirsten kissable kissed kisser
    kiting kitsch kitschy kitted kitties kitty klaus klutz klutzy knack knackered knackers knead kneading
    kneecap kneed kneel kneeled kneeling knell knelt knew knickers knickknack knifed knighted knighting
    knightly knitted knives knob knobby knocked knocker knocking knockoff knockout knoll knotted knotting
    knotty knowing knowingly knowledge known knuckle knucklehead koala kooks kooky kopeck korea korean koto
    kraut krill kristen kristin kroner kronor kyle kyoto lab labeled labeling labelled labelling labor labored
    laborer laboring laborious laboriously labrador laced lacerated lacerating laceration lacey lacing lack
    lacked lackey lacking lacquered lactate lactated lactating lactation lactic laddie laden lading ladling
    ladylike ladyship lager lagged lagging lagoon laid lain lair laird laker lakeside lakh lakota lama lamaze
    lamely lament lamentable lamentation lamented lamenting lamer lamest laminate laminated laminating lammed
    lamplight lamppost lana lancaster lanced lancer lancing landed lander landfall landfill landlady landless
    landlines landlocked landmark landmass landmine landowner landry landscaper landslide landward lang
    languish languished languishing lanky lansing lapdog lapel lapped lapping lapse lapsed laptop larboard
    lard larder larger larking larry lars larva larvae larval lasagna lasagne laser lashed lashes lashing
    lasses lassie lasso lasted lasting lastly latched latches latching latchkey lately lateness latent lateral
    laterally latest latex lathe lather lathered latin latina latino latitude latkes latrine latte latter
    laudable lauded laughable laughably laughingly launched launcher launches launching launchpad launder
    laundered launderer laundering laundress laura laureate laurel lauren laurence laurent lava lavage
    lavatory lavender lavish lavished lavishing lavishly lawful lawfully lawless lawmakers lawman lawmen
    lawnmower lawrence lawsuit laxative layabout layer layering laying layla layman laymen layoff layout
    laziness lazing leach leached leaching lead leaded leaden leadership leading leafed leafing leafless
    leaflet leafy leaked leaking leaky leaned leaner leaning leanne leaped leaping leapt learn learner
    learning learnt leary lease leased leash leashed leashes leasing least leastways leathery leaved lebanese
    lecher lecherous lechery lecture lectured lecturer lecturing ledge leech leeched leeches leeching leeds
    leek leering leery leftist leftover lefty legacies legal legalistic legalities legality legalization
    legalize legalized legalizing legate legation legendary legged legging leggy legion legionaries legionary
    legionnaire legislate legislation legislative legislator legislature legitimacy legitimate legitimately
    legitimize legitimized leigh leila lemme lemming lemonade lemur lender lending lengthen lengthened lengthy
    leniency lenin lenny lenses lensing lentil leon leonard leonardo leone leotard leper leprechaun lesbian
    lesbianism lesion lessen lessened lessening lesser lest lester lestrade lethality lethally lethargic
    lethargy lettered letterhead lettering letterman letting levee leveled leveling levelled levelling lever
    leverage leveraged leveraging levied levies levin levine levitate levitated levitating levitation lewd
    lewdness liabilities liability liable liaising liaison liam libation libby libel libelous liberal
    liberalism liberally liberate liberated liberating liberation liberator liberian libertarian liberties
    libertine libraries libyan lice licence license licensed licensing licked licking lied liege liens lieu
    lieutenant lifebelt lifeboat lifeguard lifeless lifelike lifeline lifelong lifer lifestyle lifetime lifted
    lifting ligament ligature lighted lighten lightened lightening lighter lightest lightheaded lighthearted
    lighting lightly lightness lightweight likable likeable likeliest likelihood likely liken likened likeness
    liking lilac lilian lillian lilly lilting lima limber limbering limbo limelight limerick limestone limey
    limit limitation limited limiter limiting limitless limo limousine limped limpet limpid limping linchpin
    linda linden lindsay lindsey lindy lineage linear linebacker lined lineman linemen liner lineup linger
    lingered lingerie lingering lingo lingua lingual linguine linguini linguist linguistic liniment lining
    linkage linked linking linkup lintel linus lionesses lionfish lipid lippy lipstick liquefied liquefies
    liquid liquidate liquidated liquidating liquidation liquidity liquor liquored lira lire lisa lisping
    listed listened listener lister listing listless lit liter literacy literal literally literate literature
    lithe lithuanian litigate litigating litigation litigator litigious littered littering littler littlest
    livable livelier liveliest livelihood livelong lively liven livened livery livia livid lividity lizard
    lizzy llama lloyd loaded loader loading loafer loafing loaned loaner loaning loath loathe loathed loathing
    loaves lobbed lobbied lobbies lobbing lobby lobbying lobbyist lobe lobotomize lobotomized local locale
    locality localize localized locally locate located locating locator locke locked locker locking lockout
    locksmith lockup loco locomotion locomotive locum locus locust lodged lodger lodging loft lofty logan
    logarithm logarithmic logged logger logging logic logically login logistic logistical logistically logo
    loin lois loiter loitering lolling lollipop lolly lollypop londoners lone lonelier loneliest loneliness
    loner longboat longed longhorn longingly longitude longshoreman longshoremen longtime lonnie looked looker
    looking lookout loom loomed looming looney loonies loons loony loop looped loophole looping loopy loosed
    loosen loosened loosening looser loosest loot looted looter looting lopez lopped lopping lopsided lorded
    lording lordly lordship lore lorraine lorries lorry loser losses lotion lotta lottery lotto louder loudly
    loudmouth loudmouthed loudspeaker louie louis louise lounge lounging louse loused lousiest lousy louts
    louvers lovable loveable lovebird loveless lovelier lovelies loveliest loveliness lovelorn lovely
    lovemaking loverly lovesick lovey lovingly lowdown lower lowered lowering lowest lowing lowland lowliest
    lowlife lowly loyalist loyally loyalties loyalty lozenge luau lube lubed lubricant lubricate lubricated
    lubricating lubrication lucas lucia lucian lucid lucidity luck lucked luckless lucrative lucy ludicrous
    ludicrously lugged lugging luke lull lulled lulling lumbar lumber lumbered lumbering lumberjack luminary
    luminous lumped lumping lumpy lunar lunchbox lunchboxes lunched luncheon lunches lunching lunge lunged
    lunging lunkhead lurch lurched lurching lured lurid luring lurked lurking luscious lush lusted luster
    lusting lustre lustrous lusty lute luther luxuriant luxuriate luxuries luxurious luxuriously lyle lymph
    lymphatic lynch lynched lynching lynn lyons lyric mabel macadamia macaques macaroni macaroon macaw mace
    maced macedonian machete machinations machined machining machinist machismo macho mack mackerel macleish
    macro macroscopic madam madame maddened maddening maddeningly madder maddest madeleine madeline madge
    madhouse madly madman madmen madness madwoman mafia magazine maggie maggot maggoty magically magma magnate
    magnesium magnetic magnetically magnetism magnetize magnetized magneto magneton magnetron magnificence
    magnificent magnificently magnified magnifies magnifying magnolia magog magpie magus maharaja maharajah
    maidenly maidservant mailed mailer mailing maim maimed maiming maine mainland mainline mainlining mainly
    mainsail mainstay maintain maintained maintaining maize majestic majestically majesties majoring majority
    makeover makeup maladies malady malaria malarial malarkey malaysia malaysian malcontent maldives male
    malevolence malevolent malfunction malfunctioned malicious maliciously malign malignancy malignant
    maligned maligning malleable mallet malone malted maltreated maltreatment mamba mambo mamma mammal mammoth
    mammy mana manacled manacles manage manageable managed management manager managerial managing manatee
    manchester mandarin mandate mandated mandating mandible mandolin mandrake mandy maneuver maneuvered
    manganese mange manger mangle mangled mangling mangoes mangrove mangy manhandle manhandled manhandling
    manhunt mania maniac maniacal maniacally manic manically manicure manicured manicurist manifest
    manifestation manifested manifestly manifesto manifold manila manipulate manipulated manipulating
    manipulation manipulative manipulator manky manliest manliness manly manna manned mannequin manner
    mannered mannerly manning manpower manservant manson manta mantel mantelpiece mantle mantra manual
    manually manuel manufacture manufactured manufacturer manure manuscript mapped marathon marauder marauding
    marbled marbling marcel marcellus marched marchers marches marching marcia marco marcy margaret margarine
    margarita marge margin marginal marginalize marginalized marginally margo margot maria mariachi marian
    marianne marie marigold marin marina marinade marinara marinate marinated marinating marine mario marion
    marionette marital maritime marjorie markedly marker marketable marketed marketers marketing marksman
    marksmen marla marley marlin marlon maroon marooned marquess marquis marquise marred marries marring
    marrying mars marshal marshaling marshall marshalling marshes marshland marshmallow marshy marsupial marta
    marten martha martial martian martin martinet martinez martini marty martyr martyrdom martyred marveled
    marveling marvelled marvellously marvelous marvelously marvin mary maryland marzipan mascot masculine
    maser mash mashed mashers mashing masochism masochist masochistic mason masque masquerade massacred
    massacring massage massaged massaging massed masses masseuse massing massive massively mast mastectomy
    mastered masterful masterfully mastering masterly mastermind masterminded masterpiece masthead masturbate
    masturbated masturbating masturbation masturbatory matchbook matchbox matched matching matchless mater
    material materialism materialist materialistic materialize materialized materially maternal maternity
    matey mathematical mathematically mathematician mathematics mather matriarch matriarchal matrices
    matriculate matriculation matrimony matron matt matte matted mattered mattering matthew mattress
    mattresses maturation mature matured maturing maturity maude maul mauled mauling maura maury mauve
    maverick maxed maxillary maxim maxima maximal maximilian maximize maximizing maxine maxing mayan maybe
    mayday mayer mayest mayo mayst mead meade meager mealtime mealy meander meandering meaner meanie
    meaningful meaningfully meanness meant meantime measly measurable measure measured measureless measurement
    meatball meathead meatless meaty mechanic mechanical mechanically mechanism medal medalist medallion
    meddle meddled meddling mediaeval medial median mediate mediated mediating mediation mediator medic
    medical medically medicare medicate medicated medicating medication medicinal medieval mediocre meditate
    meditated meditating meditation meditative medium meek meekly meerkat mega megabytes megahertz megalithic
    megan megaphone megaton megawatts melancholia melancholic melanie melanin melded melding melinda mellow
    mellowed melodies melodious melon meltdown melted melting meltwater melvin member membership membrane
    memento memo memoir memorable memoranda memorandum memorial memorialize memorialized memorize memorized
    memorizing menace menaced menacing menage mendacious mendacity mended mendicant mending menial menopausal
    menopause menses menstruating menstruation mental mentalist mentality mentally mention mentioned
    mentioning mentor mentored mentoring meow meowing mercantile mercedes mercer merchantmen merciful
    mercifully merciless mercilessly meredith merengue merge merged merger merging meridian meringue merit
    merle merlin merlyn merman mermen merrier merriest merriment merry mesa mescaline mesdames mesh meshed
    mesmerize mesmerized mesmerizing meson mesquite message messaged messaging messed messes messiah messing
    messy meta metabolic metabolism metabolize metabolized metacarpal metallic metaphor metaphoric
    metaphorical metaphorically metaphysical metaphysics metastasis metastatic meted meteoric meteorite
    meteorologist meteorology meter methanol methinks method methodical methodically methodist methodology
    methought methyl methylene meticulous meticulously metric mettle mewing mewling mexican meyer miami micah
    michael michel michele michelle michigan mick mickey micky micro microbe microbial microbrew microchip
    microfilm micron microorganism microphone microscope microscopic microwave microwaved mics midas midday
    middleman middlemen middling midfield midge midget midlands midlife midline midpoint midsection midship
    midst midterm midway midwife midwives miffed might mightier mightiest mightily mighty migraine migrant
    migrate migrated migrating migratory mike milady milanese milder mildest mildew mildewed mildly milestone
    militant militaries militarily militarism militarized militia milked milking milkshake milky milled
    millennia millennial millennium miller millet millicent millie milligram milliliter millimeter milling
    million millionth millisecond millstone milton mime mimic miming mimosa minas mince minced mincemeat
    mincing minded minder minding mindless mindlessly mindy mined minefield mineral minestrone ming mingle
    mingled mingling mini miniature miniaturize miniaturized minimally minimize minimized minimizing minimum
    mining minion miniscule miniseries miniskirt ministered ministerial ministering ministries ministry
    minivan mink minke minnie minnow minor minorities minority minotaur minster minstrel minted minting minty
    minuet minuscule minute minutiae miraculous miraculously mirage mired mirth misadventure misbehave
    misbehaved misbehaving misbehavior miscarriage miscarried miscarry misconception misconstrue misconstrued
    miscreant misdeed misdemeanor misdirect misdirected miser miserable miserably miseries miserly misfiled
    misfire misfired misfiring misfit misfortune misguided mishandled mishandling mishap misheard
    misinformation misinterpret misinterpreted misjudge misjudged mislead misleading misled mismatch
    mismatched miso misogynist misogynistic misplace misplaced misplacing misprint mispronounce mispronounced
    misquote misquoted misread misreading misrepresent misrepresented misses misshapen missile missionaries
    missionary missis missive misspell misspelled misspelling misspent misspoke misstep missus missy mistaken
    mistakenly mistaking mister misting mistletoe mistreat mistreated mistreating mistreatment mistresses
    mistrial mistrust mistrusted misty misunderstand misunderstanding misunderstood misuse misused misusing
    mitch mitchell mite miter mitigate mitigated mitigating mitigation mitochondria mitochondrial mitt mitten
    mixed mixer mixes mixing mixture mnemonic moaned moaning mobbed mobile mobility mobilize mobilized
    mobilizing mobster moccasins mocked mocking mockingly mockup model modeled modeling modelled modelling
    modem moderate moderately moderating moderation moderator modernist modernity modernize modernized modest
    modestly modesty modification modified modifies modifying modulate modulated modulating modulation
    modulator module mogul mohamed mohammad mohammed moira moist moistened moisture moisturize moisturizer
    mojo molar molasses molded moldering molding moldy molecular molecule molest molested molester molesting
    mollusk molly molting momentarily momentary momentous momentum momma mommies mommy monarchies monarchy
    monastery monastic monde monetary monetize moneyed moneylender monger mongo mongolian mongoloid mongoose
    mongrel monies monitor monitored monitoring monk monkeying monkfish mono monogamy monogram monograph
    monolith monolithic monologue monopolies monopolize monopolized monopoly monorail monotone monotony
    monsieur monsoon monstrosity monstrous monstrously monte montreal monty monument monumental monumentally
    mooch mooching moody mooing moonbeam mooned mooney mooning moonless moonshine moony moored mooring moorish
    moot mope moped mopey moping mopped mopping morale moralist moralistic moralizing morally moran morass
    moray morbid morbidity morbidly morel moreover morgan morgue moriarty mormon morn moroccan moron morose
    morphine morphing morris morrow morse morsel mortality mortally mortar mortgage mortgaged mortician
    mortification mortified mortify mortifying mortimer morton mortuaries mortuary mosaic moses mosey moseying
    mosque mosquito mosquitoes mosses mossy motel mothball mothered motherfucker motherhood mothering
    motherland motherless motherly motif motility motioned motioning motionless motivate motivated motivating
    motivation motivational motivator motiveless motocross motorbike motorcade motorcar motorcycle
    motorcyclist motoring motorist motorized motorman motorway mottled motto mound mountaineer mountainous
    mountaintop mounted mountie mounting mourned mourner mournful mousse moustache mousy mouthful mouthing
    mouthy movable move moveable movement mover mowed mower mowing moxie muck mucked mucking mucky mucous
    mucus muddied muddies muddle muddled muddling muddy muddying muff muffed muffin muffle muffled muffler
    mugged mugger mugging muggins muggy muhammad mulch mulder mull mullah mulled mullet mulling mullins
    multinational multiple multiplex multiplied multiplies multiply multitude mumble mumbled mumbling mummies
    mummy mumps munch munched muncher munchies munching munchkin munition muppet mural murdered murderess
    murdering murky murmur murmured murmuring murray muscle muscled muscling muscly muscular mused mush mushed
    mushroom mushroomed mushy musical musically musing musk musket musky muslim muslin muss mussed mussel
    mustache mustached mustachioed mustang mustard muster mustered mustering musty mutant mutate mutated
    mutating mutation muted mutilate mutilated mutilating mutilation mutineers mutinied mutinies mutinous mutt
    mutter muttered muttering mutton mutually muzzle muzzled myers mylar myles mysteries mysterious
    mysteriously mystical mysticism mystified mystifies mystifying mystique mythical mythological mythologies
    mythology nabbed nabbing nacelle nacho nadia nadir nagged nagging nailed nailing naive naively naivety
    nameless namely naming nance nancy nanjing nanking nannies napalmed nape napkin naples napped napping
    nappy narc narcissism narcissist narcissistic narcotic narked narrate narrated narrating narration
    narrative narrowed narrower narrowest narrowing narrowly nary nasal nascent nastier nastiest nastiness
    natal nate national nationalism nationalist nationalistic nationalities nationality nationalization
    nationalize nationalized nationalizing nationally native nativity natter nattering natty naturalist
    naturalistic naturalized naturally natured naught naughtiest naughtiness naughty nauseated nauseous
    nautical nautilus navel navies navigable navigate navigated navigating navigation navigational navigator
    nazi nazism neal neanderthal nearby neared nearer nearest nearing nearly nearness nearsighted neater
    neatest neatly neatness nebula nebulae nebulous necessaries necessarily necessary necessitate necessitated
    necessities necessity necked necking necklace neckline necktie necromancer necromancy necrosis necrotic
    needed neediest needing needled needlessly needling needy negate negated negating negation negative
    negatively negativity neglect neglected neglecting negligee negligence negligent negligible negotiable
    negotiate negotiated negotiating negotiation negotiator negro negroes neigh neighborhood neighborly
    neighing neil nellie nelly neolithic neon neonatal neoprene nepalese nepotism nerd nerdy nervously
    nervousness nervy nested nesting nestle nestled nestling nether netted netting networked networking neural
    neurogenic neurologic neurological neurologically neurologist neurology neuromuscular neuron neuronal
    neuroses neurosis neurosurgeon neurosurgery neurotic neurotransmitter neurovascular neuter neutered
    neutering neutral neutrality neutralize neutralized neutralizer neutrino neutron nevermore newbie newborn
    newcomer newer newest newfound newly newlywed newman newscast newscaster newsman newsmen newspaper
    newspaperman newspapermen newsreel newsroom newsstand newsworthy newtonian next nibble nibbled nibbling
    nicely niceness nicer nicest niceties niche nicholas nichols nick nicked nicker nicking nickname nicknamed
    nicola nicole nicotine niece nietzsche nietzschean nifty nigerian nigger niggling nigh nightclub
    nightdress nightgown nightingale nightlife nightlight nightly nightmarish nightshade nightstand nighttime
    nighty nihilist nihilistic niles nimble nimbly nina nincompoop nineteen nineteenth nineties ninja ninny
    nipped nipper nipping nipple nippy nitrate nitric nitrogen nitroglycerin nitroglycerine nitty nitwit nixed
    nixon noah nobel nobleman noblemen nobler noblesse noblest noblewoman nobly nobodies nodding node nodules
    noisy nomen nominate nominated nominating nomination nominee nonce nonchalance nonchalant nonchalantly
    nonfiction nonhuman nonviolence nonviolent noodle noodling nook nookie noose nope norm norma normal
    normalcy normality normalize normally norman normative norris norse northbound northeast northeastern
    northerly northerners northernmost northmen northward northwest northwestern norton nosebleed nosed
    nosedive nosey noshing nosing nostalgia nostalgic nostril nosy notable notably notarize notarized notary
    notation notch notched notches noted noteworthy notice noticeable noticeably noticed noticing notification
    notified notifies notifying noting notion notorious notoriously nougat nought nourished nourishes
    nourishing nous nova novelist novelties novice nowadays nowt nozzle nuance nuanced nuclear nuclei nucleic
    nucleotide nude nudge nudged nudging nudist nugget nuisance nuke nuked nuking null nullified nullifies
    numb numbed numbered numbering numbskull numeral numerical numerically numerology numerous numidian
    nunnery nuptial nursed nursemaid nurseries nursing nurture nurtured nurturing nutcase nuthouse nutrient
    nutrition nutritional nutritious nutted nutter nuttier nuttiest nutty nuzzle nuzzling nylon nymph nympho
    nymphomania nymphomaniac oaken oars oases oasis oates obedience obedient obediently obeisance obelisk
    obits obituaries obituary objected objectify objecting objection objective objectively objectivity
    objector obligate obligated obligation obligatory oblige obliged obliging obligingly obliterate
    obliterated oblivious obnoxious obnoxiously obscenely obscenity obscure obscured obscuring obscurity
    observable observance observant observation observational observatory observe observed observer observing
    obsessed obsesses obsessing obsessional obsessive obsessively obsolete obstacle obstetric obstetrician
    obstinacy obstinate obstinately obstruct obstructed obstructing obstruction obstructive obtain obtained
    obtaining obviously occasional occasionally occasioned occidental occluded occlusion occupancy occupant
    occupation occupational occupied occupiers occupies occupying occur occurred occurrence occurring
    oceanographer oceanographic oceanography octane octave octavia octavian octopuses oddball odder oddest
    oddities odometer odor odorless offed offend offended offender offending offense offensive offensively
    offer offering office officer official officially officiate officiated officious offing offset offshoot
    offshore offspring offstage often ogle ogled ogling ogre oiled oilers oilfields oiling oily ointment okay
    olden oldest oldie oleander oligarch oliver olivia olivier ollie olsen olympian olympic omar omelet
    omelette omicron ominously omission omit omitted omitting omnipotence omnipotent oncologist oncology
    oncoming onscreen onside onslaught onto ontological onward oodles ooh oohing oops ooze oozed oozing opals
    opened opener opening openness operate operated operatic operating operation operational operative
    operator opiate opinion opossum opponent opportune opportunist opportunistic opportunities opportunity
    oppose opposed opposing opposite opposition oppressed oppresses oppressing oppression oppressive oppressor
    opted optic optical optimal optimism optimist optimistic optimize optimized opting option optional
    optioned opulence oral orally orangutan oration orator oratorical oratory orbited orbiter orbiting orca
    orchestra orchestral orchestrate orchestrated orchestrating orchestration ordained ordered ordering
    orderlies ordinance ordinarily ordination ordnance organic organically organism organist organization
    organizational organize organized organizer organizing orgasm orgasmic orgiastic oriental orientate
    orientated orientation oriented orienting orifice originality originally originate originated originator
    orion orisons ornament ornamental ornamentation orphanage orphaned orson orthodontic orthodontist orthodox
    orthodoxy orthopaedic orthopedic orthopedist orwellian oscar oscillating oscillation oscillator ostensible
    ostensibly osteopath ostracize ostracized ostriches ottoman ouch ought ounce ourself ourselves oust ousted
    outage outback outbid outboard outbound outbreak outburst outclassed outcome outcrop outdated outdid
    outdoing outdoor outdoorsy outed outer outermost outfield outfit outfitted outfitting outflank outflanked
    outfoxed outgoing outgrew outgrow outgrowing outgrown outgun outgunned outhouse outing outlandish outlands
    outlast outlasted outlawed outlawing outlay outlet outline outlined outlining outlive outlived outliving
    outlying outmaneuver outmaneuvered outmanoeuvre outmatched outmoded outnumber outnumbered outpace outplay
    outplayed outpouring output outrace outrage outraged outrageous outrageously outran outrank outranked
    outreach outrigger outright outrun outrunning outscoring outselling outset outshine outshining outshone
    outshoot outside outsized outskirts outsmart outsmarted outsource outsourced outsourcing outspoken
    outstanding outstandingly outstayed outthink outvoted outward outwardly outweigh outweighed outwit outwith
    outwitted outwitting oval ovaries ovary ovation overacting overactive overage overall overbearing overbite
    overblown overboard overbooked overburden overburdened overcame overcast overcharge overcharged
    overcharging overcoat overcome overcoming overconfidence overconfident overcook overcooked overcooking
    overcrowding overdoing overdone overdose overdosed overdosing overdraft overdrawn overdrive overeager
    overeating overestimate overestimated overexcited overexert overextend overextended overfed overfeed
    overfeeding overflow overflowed overflowing overgrown overhand overhanging overhaul overhauled overhauling
    overhead overhear overheard overhearing overheat overheated overheating overjoyed overkill overlaid
    overland overlap overlapped overlapping overlay overlaying overload overloaded overloading overlook
    overlooked overlooking overlord overly overlying overnight overpaid overpass overpaying overplay
    overplayed overplaying overpower overpowered overran overrate overrated overreach overreached overreaching
    overreact overreacted overreacting overreaction overridden override overriding overripe overrode overrule
    overruled overruling overrun overrunning overseas oversee overseeing overseen overseer oversell oversexed
    overshadow overshadowed overshadowing overshoot overshot oversight oversized oversleep overslept oversold
    overstate overstated overstating overstay overstayed overstep overstimulated overt overtake overtaken
    overtaking overthrew overthrow overthrowing overthrown overtime overtly overtones overtook overture
    overturn overturned overturning overuse overused overview overweening overweight overwhelm overwhelmed
    overwhelming overwhelmingly overwork overworked overworking overwrite overwritten ovulating ovulation owed
    owen owing ownership owning oxidation oxidized oxidizing oxygenate oxygenated oxygenating oxygenation
    ozone paced pacemaker pacer pacification pacified pacifier pacifism pacifist pacifying pacing package
    packaged packaging packed packer packet packhorse packing padded paddies padding paddle paddled paddling
    paddock paddy padlock padlocked padre paella pagan paganism pageant pageantry paged pager paging paige
    pained painful painfully paining painkiller painless painlessly painstaking painstakingly paint paintball
    paired pairing paisley pajama pakistan pakistani pal paladin palanquin palatable palate palatial paled
    paleface paleontologist paler palestine palestinian pall pallbearer pallet palling pallor pally palmed
    palmer palming palpable palpate palpitating palpitations palsy paltry pampas pamper pampered pampering
    pamphlet panama pancake pancaked pancaking pancreas pander pandering pane panel paneling panhandle
    panhandlers panhandling panicked panicking panned panning panorama panoramic pansies pansy pantheon
    panties panting panto pantsuit panty pantyhose panzer papal paparazzi paparazzo papaya paperback paperboy
    paperclip papered papering paperless paperweight papist pappy para parable parabolic parachute parachuted
    paraded paradigm parading paradoxical paradoxically paraffin paragraph parakeet paralegal parallel
    paralyses paralysis paralytic paralyze paralyzed paralyzing paramedic parameter paramount paramour
    paranoia paranoiac paranoid parasitic parasitical paratroop paratrooper parcel parceled parched parchment
    pardoned pardoning pared parentage parental parented parentheses parenthesis parenthood parenting pariah
    parietal paring parish parishes parishioner parisian parity parka parked parker parking parkway parlance
    parlay parlayed parley parlor parmesan parochial parole paroled parolee parrish parroting parry parse
    parsec parsing parsley parsnip parson parsonage partake partaken partaking parted partiality partially
    participant participate participated participating participation particle particular particularly
    particulate partied parties partisan partition partitioned partly partner partnered partnering partnership
    partridge partway partying pascal pasha passable passageway passbook passed passel passer passerby
    passersby passes passionate passionately passive passively passivity passover passport password pasta
    pasted pastel pasties pastime pasting pastis pastoral pastrami pastries pastry pasty patched patches
    patching patchwork patchy patella patent patented patently paternal paternity pathetic pathetically
    pathogen pathogenic pathological pathologically pathologies pathologist pathology pathos pathway patiently
    patina patio patisserie patriarch patriarchal patriarchy patrice patricia patrician patrick patrimony
    patriotic patriotism patrol patrolled patrolling patrolman patrolmen patron patronage patroness patronize
    patronized patronizing patsy patted patter pattering patterned patterning patterson patti patties patting
    patty paul paula paunch pauper paused pausing pave paved pavement pavilion paving pawed pawing pawn pawned
    pawnee pawning payable payback paycheck payday payer paying payload paymaster payment payoff payout
    payphone payroll peaceable peaceably peaceful peacefully peacekeeper peacemaker peaches peachy peaked
    peaking pealing peanut pearly pearson peat pecan peck pecked pecker pecking pectoral peculiar peculiarity
    peculiarly pecuniary pedal pedaled pedaling pedalling pedantic peddle peddled peddler peddling pedestal
    pedestrian pediatric pediatrician pedicure pedigree pedophile pedophilia pee peed peeing peek peeked
    peeking peel peeled peeler peeling peep peeped peeper peeping peer peered peering peerless peeve peeved
    pegged pegging peggy pegs pejorative peking pelican pellet pelt pelted pelting pelvic pelvis penal
    penalize penalized penalties pence penchant penciled pencilled pendant pendent pending pendulous pendulum
    penelope penetrate penetrated penetrating penetration penetrative penile penis penitence penitent penknife
    penlight pennant penne penned pennies penniless penning pension pensioned pensioner pent pentacle
    pentameter penthouse pentothal peonies peons peony peopled peppercorn peppered peppering peppermint
    pepperoni peppy peptic per perceive perceived perceiving percentage percentile perceptible perception
    perceptive perceptual perch perched perches perching percival percolate percolating percolator percussion
    percussive percy perdition perfected perfecting perfection perfectionist perfectly perfidious perforate
    perforated perforating perforation perforce perform performance performed performer performing perfumed
    perfusion pericardial pericardium pericles perilous perilously perimeter period periodic periodical
    periodically peripheral periphery perish perishable perished perishes perishing perjure perjured perjuring
    perjury perk perked perking perkins perky perm permanence permanent permanently permeable permeate
    permeated permeating permed permian permissible permission permissive permit permitted permitting
    permutation pernicious peroxide perpetrate perpetrated perpetrating perpetrator perpetual perpetually
    perpetuate perpetuated perpetuating perpetuity perry persecute persecuted persecuting persecution
    persevere persevered persevering pershing persia persian persimmon persist persisted persistence
    persistent persistently persisting persona personable personage personality personalize personalized
    personally personified personifies personnel perspective perspiration perspiring persuade persuaded
    persuading persuasion persuasive persuasively pertain pertaining pertinent perturbed peruse perused
    perusing peruvian perv pervaded pervades pervading pervasive perverse perversely perversion perversity
    pervert perverted perverting pesky pesos pessimism pessimist pessimistic pester pestered pestering
    pesticide pestilence pestilent pestilential pestle pesto pete peter petered peterson petit petite petition
    petitioned petitioner petitioning petrified petrol petted petticoat pettiness petting petty pewter
    pfennigs pharaoh pharisees pharmaceutical pharmacies pharmacist phase phased phasing phat pheasant
    phenomena phenomenal phenomenally phenomenon pheromone phial phil philanthropic philanthropist
    philanthropy philip philippe philippine philistine phillip philly philosopher philosophic philosophical
    philosophically philosophies philosophy phish phishing phobia phobic phoenician phone phoned phonetic
    phoney phonies phoning phonograph phony phooey phosphor phosphorous phosphorus photic photo photocopied
    photocopier photocopies photogenic photographed photographer photographic photographing photography photon
    photonic phrase phrased phrasing physic physicality physically physician physicist physio physiological
    physiologically physique pianist piazza pickax pickaxe picked picker pickering picket picketed picketing
    picking pickle pickled pickling pickpocket pickup picky picnic picnicking pics pictorial pictured
    picturing piddle piddling piddly pieced piecing pied pierce pierced piercing pierre piety pigged pigging
    piggy piggyback piggybacked piglet pigment pigmentation pigtail pike piker pilate piled pilfered pilfering
    pilgrimage piling pillage pillaged pillaging pillion pillowcase piloting pimp pimped pimping pimple pimply
    pincer pinched pinchers pinches pinching pincushion pineapple pined pinewood piney ping pinged pinging
    pinhead pinhole pining pinion pinkie pinking pinko pinky pinnacle pinned pinning pinochle pinot pinpoint
    pinpointed pinpointing pinstripe pinstriped pinto pioneered pioneering piped pipeline piping pique piqued
    piranha pirated piratical pirating pirouette pisces piss pissed pisser pisses pissing pistachio piston
    pitched pitcher pitches pitchfork pitching pitchy pitfalls pithy pitiable pitied pities pitifully pitiless
    pittance pitted pitting pitying pivot pivoting pixel pixie placard placate placated placating placed
    placement placenta placental placid placing plagiarism plagiarize plagiarized plagued plaguing plaid
    plainer plaintiff plaintive plait planeload planetoid planing planking plankton planned planner planning
    plantain plantar plantation planted planter planting plaque plaster plastered plastering plastic plastique
    plateau plated platelet platform plating platinum platitude plato platonic platoon platter platypus
    plausible playa playacting playback playbook playboy playfully playhouse playmate playoff playroom
    playstation plaything playtime playwright plaza pleaded pleading pleasant pleasanter pleasantly please
    pleased pleasing pleasurable pleasured pleasuring pleated pleats plebe plebeian plebs pled pledged
    pledging plena plethora pleural pliable pliant plied pliers plies plight plodding plods plonk plop plopped
    plotted plotter plotting plough ploughed ploughing plover plow plowed plowing ploy pluck plucked plucking
    plucky plug plugged plugging plumb plumbed plumber plumbing plume plumed plummet plummeted plummeting
    plump plumped plundered plundering plunged plunger plunging plunk plural plurality plus pluses plush pluto
    plutonic plutonium plying pneumatic pneumonia pneumonic poach poached poacher poaching pocketed pocketful
    pocketing pockmarked podiatrist podium poetical poetically pogo poignant pointed pointedly pointer
    pointing pointless pointlessly pointy poised poisoner poisoning poke poked pokey poking polack poland
    polar polarity polarize polarized polarizing polaroid police policed policemen policewoman policewomen
    policies policing policy polio polished polishes polishing politely politic political politically
    politician poll pollack polled pollen pollinate pollinated pollinating pollination pollinators polling
    pollute polluted polluting pollution polly polo polonium poltergeist polyester polygamist polygamous
    polygraph polymer polynesian polyp pomegranate pommel pomp pompom pompous ponce poncho poncing poncy
    ponder pondered pondering ponderous pong ponied ponies pontoon ponytail pooch poodle pooed poof poole
    pooled pooling poolroom poop pooped pooping poorhouse pope poplar popliteal poppa popped popper poppies
    popping poppins poppy popsicle populace popularity popularized popularly populate populated populating
    population populist populous porches porcupine pore pored poring porker porky porn porno pornographer
    pornographic pornography porpoise porridge portable portage portal porte ported portend portent portentous
    """
}
