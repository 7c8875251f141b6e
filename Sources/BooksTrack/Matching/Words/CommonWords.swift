// English words that stand in titles. Of a word that stands here nobody can say that it is another one
// mistyped, whichever letter was changed: `Light` and `Night` are two words, and `Marked` and `Masked`.

/// A vocabulary of words in titles.
enum CommonWords {
  /// Whether a folded word is one of them.
  static func has(_ word: Substring) -> Bool { words.contains(TitleLine.fingerprint(ofFolded: word.utf8)) }

  private static let words = WordTable(
    """
    able about absence absolute abstract accurate ace ache acid acquired acre act action activity adams
    added adverb afar affair african after again against age aged agency agent ages aide aim air aisle akira
    alarm alas ale alexander alice alike alive all allen alley ally almost alone alpha altar alternate
    always amazon amber ambition america american amid among ample ancestor anchor ancient and android
    androids andy angel angels anger angle animal anonymous another ans ant anthem anxiety apart ape
    appetite apple april arch archive arctic are arena argue arm armour army around arrow art arthur artist
    ash ashes aside ask assassin assassins ast atlas atom atomic attack attention attic audio august aunt
    author authors autumn average awake awakened award aware away axe baby bachelor back backpack bad badger
    badgers bag bait bake baker balance bald ball ballad ballet balloon balm band bandit bane bang bank
    banner bar bard bare bargain bark barn baron barrel base bash basket bass bastard bat bath batter battle
    battles bay beach bead beam bean bear beard bears beast beat beautiful beauty beaver because bed bee
    beer beetle before began beginning behind being bell belle bells belly belonging beloved below belt
    bench bend bent bequest berry beside best bet betray betrayal betrayed between beyond bias bible bid big
    bike bill bin bind binding bird birds birth biscuit biscuits bit bite bites bitten bitter black blade
    blake blame blamed bland blank blanket blast blaze bleak bleed blend bless blessed blessing blind blink
    bliss block blond blonde blood bloody bloom blossom blow blue blues bluff blunt blur board boast boat
    bob bodies body bodyguard bold bolt bomb bond bone bones book books bookshop boot booth border born
    borrowed boss both bottle bottom bought bound boundary bow bowl box boxed boy boys brace brag braid
    brain brake branch brand brass brave bread break breakfast breaking breaks breast breath breathe breed
    breeze brew brewer brick bride brides bridge bridges brief bright bring brink broad broke broken bronze
    brood brook broom brother brothers brow brown bruce brush brushed brute bubble bubbles buck bud buffet
    bug build built bull bullet bun bunch bunny burden buried burn burned burning burst bury bus bush
    business but butcher butler butter butterfly button buy cab cabin cabinet cable cage cake calf call
    called calling calm camel camp can canal candle candy cane canoe canvas canyon cap cape capital captain
    captive car caravan card cardinal care cargo carpet carriage carried carrot carry cart carter carve case
    casino cast castle cat catch catcher catching cathedral cats cattle caught cause causes caution cave
    celebration cell cellar cent century ceremony chain chair chalk chambers champion chance chang change
    changed channel chant chaos chapel character charm chase chased chat cheap cheat check cheek cheer
    cheese chemist cherish cherry chess chest chew chi chicken chief child children chill chime chin china
    chip chocolate choice choir choose chord chorus chosen christmas church cigar cinder cinema cipher
    circle circus cities citizen citizens city claim claimed clash classic classics clay clean clear clerk
    clever cliff climb cling clock clockwork close cloth clothes cloud clover clown club clue coach coal
    coast coat cobbler cobra cocktail code coffee coffin coil coin cold collapse collar collected collins
    colonel colony color com comb combat come comes comet comfort coming command comment common companion
    company compass complete con concert condition confession conquest conscience consent consider
    conspiracy content contract convent convict cook cookbook cooking cool cop cope copies copper coral cord
    core cork corn corner corpse cost cottage cotton couch cough could council count counted countess
    country county couple courage court courtship cousin covenant cover cow coward cowboy cowboys crab
    cradle craft crane crash crawl crazy cream creature creed creek creep crest crew crib cricket cried
    crime criminal crimson crisis crisp critical crop cross crossed crossing crossroads crow crowd crown
    crowned cruel cruise crumb crusade crush crushed crust cry crystal cub cube culture cup curator cure
    curfew curious curl currency currently curse cursed curtain curve custom customs cut cycle cycles
    cyclone dad dagger daily daisy dam damage dame damned damp dan dance dancer dancing danger dangerous
    dare daring dark darkest darkness darling darwin das dash dashing date dated dates daughter daughters
    dawn day daybreak daylight days dead deadly deaf deal dear death deathly debt deceit deception decide
    deck deed deep deer defense defiance delight deliverance delivery demon demons den dense departure depth
    desert deserter design desire desires desk despair desperate destiny detective dev devil devils devotion
    dew dial diamond diamonds diary dice did die died dies diet different dig digger digital dim dinner
    diplomat directive director dirt dirty disaster discovery dish disk distance distant ditch div dive
    diverse divided divine division divorce dock doctor does dog dogs doll dolls dolphin dome don donkey
    doom door dorm dose dot double doubt dove down downs doze dozen draft drag dragon dragonfly dragons
    drain drake drama draw drawn dread dream dreamer dreams dresden dress drift drill drink drip drive
    driven driver drop drown drowned drug drum drummer drunk dry duchess duck duke dull dumb dune dunes dup
    dusk dust duty dwarf dwell dwelling dying dynasty eager eagle eagles ear earl early earn earth earthly
    earthquake ease east easter easy eat eater echo echoes eclipse eden edge edges edition editions educated
    eel effect egg eggs eight elder electric elegant eleventh elf elm elsewhere elves embers embrace emerald
    emily emma emotions emperor empire empress empty enchanted end ending ends enemies enemy energy engine
    engineer english enigma enough entire entry envy equation era escape esp essay essays essence estate
    eternal eternity europe evening event every everyday evidence evil exclusive excuse executive exile exit
    exodus expert exports exposed express extension extinction extra eye eyes fable fabric face faces fact
    fade faded fail failing faint fair fairs fairy faith faithful fake falcon fall fallen falling falls
    false fame families family famine famous fan fanatic fancy fang fantasy far farewell farm farmer fashion
    fast fat fatal fate fated father fathers fault favor favorite fear fearless feast feather feathers feed
    feel feet fell fellowship felt fence fern ferry festival fever few fiance fiction field fifth fifty fig
    fight fighter fighting fights figure figures files fill film filth fin final finch find finder fine
    finger fingers finish fire fired firefly fires fireside firm first fish fisher fisherman fist fit five
    fix flag flame flames flaming flash flat flavor flaw flawed flea flee fleet flesh flew flight fling
    flint flip float flock flood floor flow flower flowering flowers flu flute fly flying foam focused foe
    fog fold folk follow follower food fool fools foot footprints footsteps for forbidden ford foreign
    forest forever forge forget forgive forgiven forgot forgotten fork form format fort fortress fortune
    fought foul found founder founding fountain four fowl fox foxes fractured fragile framed frank fray
    freak freckles free freedom freight french fresh friend friends friendship frog from front frontier
    frost frozen fruit fuel fugitive full fun fund funeral funny fur furnace fury fuse future gain galaxy
    gale gallant gallery gallows gamble game games gang gap garage garden gardener gardens garlic gas gasp
    gate gather gathering gay gaze gear gem gemma gender gene general genesis genius genres gentle gentleman
    get gets ghost ghostly ghosts giant giants gift gifted gifts gin ginger girl girls give given giving
    glacier glad glade gland glare glass gleam glide glimmer glimpse globe gloom glorious glory glove glow
    glue goal goat goblet goblin god goddess gods goes gold golden gone good goodbye goose gorilla gospel
    gossip got gothic governor gown grab grace grade grain grammar grand grandmother grant grape graphic
    grasp grass grave graves graveyard gravity gray great greatest greed greedy greek green grief grill grim
    grin grind grip groan groom groove ground grounds groups grove grow growl grows grub grudge guard
    guardian guardians guards guess guest guide guilt guilty guitar gulf gull gum gun guns gut guy habit
    hacker hail hair hairs half hall halo halt ham hammer hamster hand handle hands handsome handy hang
    hanging happen happiness happy harbor harbour hard hardly hare harem harm harmony harp harry harsh
    harvest haste hat hatch hate hated haul haunt haunted haunting haunts have haven having hawk hay hazard
    haze head headless heads heal healer health heap hear heard hearing heart heartbreak heartless hearts
    heat heather heaven heavy hedge heel height heights heir heirs held helix hell heller hello helm help
    hemlock hen her herb herd here heretic hermit hero heroes heroine heron hers hidden hide hiding high
    highly highway hill hills hint hip hire hired his history hit hitchhiker hive hoax hog hold hole holes
    holiday hollow holly holy home homecoming homeland homo honest honey honeymoon honor hood hoof hook hop
    hope hopeful horizon horn horror horse horses hospital host hostage hostel hot hotel hound hounds hour
    hours house houses how howl hug huge hull hum human hundred hunger hungry hunt hunted hunter hunters
    hunting hunts hurricane hurt husband husbands hush hushed hut ian ice icon idea identity idle idol iii
    ill illusion image immortal immortals impossible inch india indian infection infinite infinity influence
    inherit inheritance ink inn inner innocence innocent insect inside inspector instinct into invasion
    invented invention invisible invitation ireland iris iron island islands isle ist itch its ivory ivy
    jackal jade jaded jail jam japanese jar jaw jazz jealous jealousy jest jet jewel jewels job jobs join
    joke joker jolly jos journal journey joy joyful judge judgement judgment jug juggler juice jump junction
    jungle junk jury just justice keen keep keeper keeping keeps kept key kid kidnapped kids kill killer
    killers killing kiln kin kind king kingdom kingdoms kings kiss kisses kissing kit kitchen kitchens kite
    kites kitten knave knee knife knight knights knit knitting knock knot knots know label labyrinth lace
    lad ladder ladies lady lake lamb lambs lame lamp lamps lance land landing landlord landscape lane
    language languages lantern lap large lark lash lass last latch late later laugh laughing laughter launch
    laundry law lawn laws lawyer lay lazy leader leaf league leak lean leap learned leather leave leaves
    leaving led ledger left leg legacy legend legends lemon lend length lens lent leopard less lesson let
    letter letters level leviathan liar liars liberty librarian library lick lid lie lies life lift light
    lighthouse lightning like liked lilies lily limb lime limits limp lincoln line linen lines link lint
    lion lioness lions lip lips list listen listening literary litter little liu live lived liver lives
    living load loaf loan lobster location lock locket locks lodge log london lonely lonesome long longer
    longing look loose lord lords los lose losing loss lost lot lotus loud love loved lover lovers loving
    low loyal luckiest lucky lullaby lump lunatic lunch lung lure lurk lust luxury lying machine machinery
    machines mad made magic magical magician magistrate magnet maid maiden mail main major make maker making
    malice mall malt mama man mane mango manor mansion many map maple mapping marble march mare mariner mark
    marked markers market marking marks marriage married marrow marry marsh marvel mask masked masking mass
    massacre master mastery mat match matches matchmaker mate mated materials math mating matter max may
    maya mayor maze meadow meal mean meaning means measuring meat media medicine meet meeting melancholy
    melody melt memories memory men mend menu merchant mercy mere mermaid mess messenger met metal meteor
    metro mice middle midnight migration mild mile military milk mill millionaire mind mine miner mines
    minister mint minus miracle miracles mirror mirrors mis mischief misery missed missing mission mist
    mistake mistress mists mix moan moat mob mock mode modern mold mole mom moment moments monarch monday
    money monkey monster monsters month moo mood moon moonlight moonrise moons moonstone moor moore moose
    moral morality more morning mortal moss most mostly moth mother mothers motion motive motor mount
    mountain mountains mourn mourning mouse mouth moved movie moving much mud mug mule mum murder murderer
    murderous murders muse museum music musician musketeer musketeers must mute mutiny mystery mystic myth
    myths nail naked name named names nanny nap narrator narrow nasty nation nations natural nature naval
    navy near neat neck need needle neighbor neighbors neighbour neighbours neither nemesis nephew nerve
    nest net nettle network never new nice nickel night nightmare nights nine nobility noble nobody nod
    noise nomad non none nonsense noon nor north northern norwegian nose not note notebook notes nothing
    noun novel novels now nowhere number numbers nun nurse nut oak oath oats obey object objects oblivion
    obsession occasion occult ocean oceans october odd odds off oil old older olive omega omen once one
    onion only open opera oracle orange oranges orb orbit orchard orchid ordeal order ordinary ore organ
    origin original origins orphan orphans other others otter our out outcast outlaw outlaws outpost
    outsider ove oven over owe owl owls own owned owner oxen oxford oyster pace pack pact pad page pages
    paid pail pain painted painter painting pair pairs palace palaces pale palm pan panda pandemic pang
    panic pant panther pantry papa paper parade paradise paradox parasite pardon parent paris park parlour
    parrot part partial parting party pass passage passenger passengers passing passion past paste pastor
    pasture pat patch path paths patience patient patriot pattern pause paw pay pea peace peach peacock peak
    pear pearl pearls peasant pebble pen penance pencil penguin penguins penny people pepper perfect perfume
    perfumer peril person personal pest pet petal phantom phoenix photograph physical physics piano pick
    picture pie piece pier pig pigeon pile pilgrim pilgrims pill pillar pillow pilot pin pinch pine pink
    pint pioneer pipe piper pirate pirates pistol pit pitch pity pizza place places plague plain plan plane
    planet planets plank plant plate play played player playground playing plays plea plead pleasure
    pleasures pledge plenty plot plum plunder plunge pocket pod poem poems poet poetry poets point poise
    poison poisoned poker pole policeman polish polite politics pond pony pool poor pop popular porch pork
    port portrait portraits pose positions possession post pot potato potter pouch pound pour poverty powder
    power powerful powers prairie praised pray prayer prayers preach preacher prejudice press pretender
    pretty prey price prick pride priest primary prime prince princes princess princesses print prison
    prisoner prisoners private privilege prize problem problems profit project promise promised proof
    prophecy prophet prosperity protect protest protocol proud prove proven proverbs prow prune public
    published publisher pull pulse pump punch punish pupil puppet puppets puppy purchase pure purge purple
    purse pursuit push put puzzle pyramid quake quarrel quarter quartet queen queens quest quick quicksand
    quiet quill quilt quilting quit quite quiz quote rabbit race rack radical radio raft rag rage raid rail
    railway rain rainbow rainbows rainy raise raised rake ram ranch random range ranger rangers rank ransom
    rap rare rash rat rate rated rating rats raven ravens raw ray razor reach read reader readers reading
    ready realm reap reaper rear reason reasons rebel rebels recall recipe recipes reckless reckoning record
    red redeem redemption reed reef reflection refuge refugee regret reign reindeer relation relative
    release relic religion remains remedy remember remote renegade rent reptile republic rescue reset
    resilient resistance resort respect rest return returns revenge review revolt revolution reward
    rhinoceros rhyme rhythm ribbon rice rich riches riddle ride rider riders ridge rifle right righteous
    rights rim rind ring rings rip ripe rise risk rite ritual rival rivals river rivers road roast rob
    robbery robe robes robin robot rock rocket rocks rod rode rogue rogues role roles roll romance romantic
    rome roof rook rookie rooks room roost roosters root roots rope rose rosemary roses rot rotten rough
    round route row royal royals rub rubber ruby rude rug ruin ruins rule ruler rules rum run runaway rune
    runner running rush rushed rust sack sacred sacrifice sad saddle safe saga sage said sail sailing sailor
    saint saints sake salad salmon salon saloon salt salute salvation same sanctuary sand sandy sane sap
    sapphire sated satellite satin sauce savage save saving saw say says scale scandal scar scare scarecrow
    scarf scarlet scene scent scholar school sci science scorn scoundrel scout scrap scream script scripts
    sculptor sea seal seam search seas seaside season seasons seat second secondary secret secretary secrets
    seduction see seed seeds seek seeker seem seen seer selected self selfish sell send sense sent sentence
    sentinel september sequel series serpent servant servants serve set setting settlers seven seventh
    several sew shack shade shades shadow shadowed shadows shaft shake shaken shallow shaman shame shameless
    shape shapes share shark sharks sharp shatter shattered shave shed sheep sheet shelf shell shelter
    shelters shepherd sheriff shield shift shifter shine shining shiny ship ships shipwreck shiver shock
    shoe shoes shoot shooting shop shopping shore short shot shoulder shout show shower shrine shrink shut
    shuttle shy sick side siege sigh sight sign signal signature signed signs silence silent silhouette silk
    silly silver simple sin since sing singer single sinister sink sinner sinners sins sip sir sire sired
    siren sister sisters sit six skate skeleton skeletons sketch skill skin skip skirt skull sky skyline
    slain slap slate slaughter slave slaves slay slayer sleep sleeper sleeping sleepless sleeve sleigh slice
    slide slim slip slippers slope slot sloth slow slug sly small smart smell smile smith smitten smoke
    smooth smuggler snail snake snakes snap snare snatch sneak snore snow snowfall snowman soap sob sober
    sobriety sociable society sock software soil solar sold soldier soldiers sole solid solitude solo
    solstice solve somewhere son sonata song songs sons soon soot soothing sorcerer sorcery sore sorrow
    sorrows sorry sort soul soulless souls sound soup sour source south sow spa space spade spare spark
    sparks sparrow speak spear special spectacle spectre speech speed spell spells spend sphere sphinx spice
    spider spies spill spin spine spinster spiral spire spirit spirits spit spite splash splendid splinter
    split spoil spoken spoon sport spot spread spring sprout spur spy squad square squire squirrel stab
    stable stack staff stag stage stain stair stairs stake stale stalk stall stamp stand stands star
    stardust starlight starling stars start started starting startup starve state static station statue
    status stay steak steal steam steel steep steer stem stepmother steps stewart sticks stiff still sting
    stir stitch stock stockings stolen stomach stone stones stool stop store stories storm storms story
    storyteller stove strain strand stranded strange stranger strangers strangest strap strategy straw stray
    strays stream street streets strength stress strike string strings strip stripe stroke strong struck
    struggle stuart stud study stuff stump stupid style subjects subtle success sugar suit suitcase suite
    sum summary summer summers summit sunday sunlight sunny sunrise sunset sunshine super superstition
    supper sure surf surface surgeon surprise surrender survival survivor survivors suspect suspicion
    swallow swamp swan swans swap swarm sway swear sweat sweep sweet sweeter swift swim swimmer swimming
    swing switch sword swords symbol sympathy table tags tail tailor tailors take taken taker tale talent
    tales talisman talk talking tall tame tamed tan tangle tangled tank tap tape tapestry tar target tart
    task taste tasted tattoo taught tavern tax tea teach teacher teaching team tear tears tease teen teeth
    telegram tell temper tempest temple tempt temptation tempted ten tenant tend tender tennessee tent tents
    term terrible territory terror test testament testimony text than that thaw the theater theatre theft
    their them theme then theory there these they thickness thief thieves thin thing things thinking thirst
    thirteen thirty this thorn thorns those thousand thread threat three throat throne thrones through throw
    throwing thumb thunder thursday tick ticket tickets tide tides tie tied tier tiger tigers tight tile
    till timber time times tin tinder tiny tip tire tired titan title titles toad toast toe toes together
    token told toll tomb tomorrow ton tone tongue tonight too tool tooth top topic torch torment torn
    tornado total touch touching tough tour tourist tournament toward towel tower towers town townsend toxic
    toy toys trace track trade trader traditions tragedy trail trained trainer traitor traitors tramp trance
    transit trap traps trash travel traveler traveling traveller tray tread treason treasure treasures treat
    tree trespass trial tribe tribes tribute trick tricks trilogy trinity trip triumph troll troop troops
    trophy tropic trouble truck true trumpet trunk trust trusted truth truths try ttl tub tube tuck tuesday
    tulip tumble tune tunnel turf turkey turn turned turning turtle tutor twelve twenty twice twig twilight
    twin twins twist twisted two tycoon typhoon tyrant ugly uid umbrella unbound uncle uncover und undead
    under undercover underground undertaker underworld undone unicorn unicorns uniform union unique units
    unity universal universe unknown unlikely unseen unspoken untold upper uprising upset urban use usual
    vagabond vain vale valentine valkyrie valley vampire vampires vanish vanished vanishing vanity vase vast
    vault veil vein velvet vengeance venom vent verdict verge verse verses version very vest vet vicar vice
    victim victims victory view vigilante villa village villain vine vineyard violence violet violin viper
    virgin virginia virtue viscount vision visions visit visitor vocation voice voices void vol volcano
    volume volumes volunteer vow vows voyage vulture wager wages wagon waist wait waiter wake waking walk
    walker walking wall wallet walls wand wander wanderer wanders wands want wanted war ward warden wards
    warlock warlord warm warms warmth warn warning warnings warrant warrior warriors wars was wash wasp
    waste wasted watch watched watcher watchman water waterfall waters wave waves wax way ways weak wealth
    weapon wear weary weather weave weaver web wedding wedlock weed week weeks weep weight weird welcome
    well wells were werewolf west western whale whales what wheat wheel wheels when where which whip
    whirlpool whiskey whisper whispers whistle white who whole whose why wicked wide widow widower widows
    wife wild wilder wilderness wildfire will willow win wind windmill window windows winds wine wing wings
    wink winner winter winters wipe wire wired wisdom wise wish wishes wit witch witches with withered
    within without witness wives wizard woe woke wolf wolves woman womb women won wonder wonders wood wooden
    woodland woods wool word wording words work works workshop world worlds worm worn worry worse worship
    worst worth wound wounded wounds wrap wrath wreath wreck wreckage wren wrist writer writing written
    wrong wuthering xxx yard yarn year yearning years yeast yellow yesterday yield yoke yolk you young your
    youth zero zone zoo
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
