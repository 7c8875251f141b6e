// Titles of invented fiction in English, by genre: patterns with slots, and the words of the slots. Each
// genre has its own words, because titles show their genre.

extension WordFacts {
  static let englishTitles = """
    titles en Fantasy
    pattern The {adjective} {noun}
    pattern {noun} of {matter} and {matter}
    pattern A {noun} of {matter} and {matter}
    pattern The {person} of {place}
    pattern The {person}'s {noun}
    pattern {adjective} {noun}, {adjective} {noun}
    pattern The Last {person} of {place}
    pattern Where {creature} {verb}
    pattern The {creature} and the {person}
    subtitle A Tale of {place}
    subtitle A Novel of the {adjective} {noun}
    slot adjective Ashen; Hollow; Silent; Crimson; Gilded; Shattered; Broken; Burning; Forgotten; Drowned
    slot adjective Moonlit; Thorned; Bitter; Hidden; Nameless; Withered; Winter; Unbound; Frozen; Weeping
    slot adjective Sunless; Iron; Obsidian; Bright; Wandering
    slot noun Crown; Throne; Blade; Vow; Gate; Tower; Song; Court; Kingdom; Prophecy; Covenant; Harp; Mirror
    slot noun Labyrinth; Lantern; Tapestry; Chalice; Citadel; Forest; Garden; Storm; Sigil; Bargain
    slot noun Daughter; Scion; Promise; Curse; Road
    slot matter Ash; Bone; Blood; Glass; Salt; Smoke; Starlight; Thorns; Frost; Amber; Silver; Dust; Embers
    slot matter Feathers; Shadow; Silk; Honey; Ivy; Tides; Wolves; Rain; Iron
    slot person Witch; Alchemist; Swordmaster; Thief; Oracle; Weaver; Cartographer; Exile; Falconer
    slot person Necromancer; Queen; Regent; Shepherd; Smith; Spellwright; Warden; Bard; Changeling; Knight
    slot person Dragonrider
    slot creature Dragons; Griffins; Ravens; Phoenixes; Foxes; Unicorns; Ghouls; Giants; Gods; Serpents
    slot creature Sirens; Basilisks
    slot verb Slumber; Dare Not Tread; Sing; Gather; Are Buried; Remember; Keep Watch; Go to Die; Fall
    slot verb Dance
    slot place Varrendale; Ithmar; Caer Ondra; Hollowmere; Eldrith; the Seven Fords; Quessaly; Marrowgate
    slot place Tel Aramor; the Drowned Isles; Ysmere; Brackenfell; Sorrowmoor; the Glass Desert; Ombrelin
    slot place Kestrel's Reach

    titles en Science Fiction
    pattern The {adjective} {noun}
    pattern {noun} at {place}
    pattern {number} Days to {place}
    pattern The {place} {event}
    pattern The {noun} Among {plural}
    pattern {plural} of {place}
    pattern The {person} Who {deed}
    pattern {adjective} {plural}, {adjective} {plural}
    pattern The {person} and the {noun}
    subtitle A Novel
    subtitle A Story of {place}
    slot adjective Silent; Quantum; Orbital; Infinite; Synthetic; Distant; Cold; Terminal; Parallel; Lunar
    slot adjective Relativistic; Recursive; Alien; Vanishing; Electric; Abandoned; Sleeping; Interstellar
    slot adjective Weightless; Hostile; Luminous; Entangled
    slot noun Machine; Signal; Archive; Colony; Engine; Vessel; Horizon; Algorithm; Beacon; Paradox; Anomaly
    slot noun Station; Singularity; Gate; Telescope; Cipher; Orchard; Satellite; Constellation; Garden
    slot noun Messenger; Graveyard; Airlock; Harvest
    slot plural Stars; Androids; Strangers; Moons; Machines; Ghosts; Satellites; Exiles; Orphans; Equations
    slot plural Suns; Settlers; Echoes; Pilgrims; Worlds; Shadows
    slot number Nine; Twelve; Forty; Ninety; A Hundred; Three Hundred; A Thousand; Ten Thousand
    slot place Proxima; Callisto; Europa; New Lagos; Titan; Tau Ceti; Ganymede; Kepler Station; Meridian
    slot place the Oort Cloud; Vega; Triton; Olympus Mons; Hellas Basin; Ceres; Andromeda; Port Armstrong
    slot place Epsilon Eridani; Elysium; Luna Nine
    slot event Incident; Protocol; Accord; Mutiny; Expedition; Transmission; Directive; Exodus; Variable
    slot event Hypothesis; Gambit; Embargo; Rebellion; Inheritance
    slot person Engineer; Pilot; Astronomer; Linguist; Stowaway; Archivist; Cosmonaut; Clone; Cartographer
    slot person Physicist; Gardener; Smuggler; Navigator; Salvager
    slot deed Fell Upward; Dreamed in Binary; Stayed Behind; Stole Time; Came Back Twice; Outlived the Sun
    slot deed Counted Stars; Forgot Earth; Walked on Ice; Spoke to Machines; Built the Moon; Never Landed

    titles en Mystery
    pattern Murder at {place}
    pattern Death of the {person}
    pattern The {adjective} {person}
    pattern The {object} in the {room}
    pattern The Case of the {adjective} {object}
    pattern The {adjective} Corpse in {town}
    pattern {count} {objects} for the {person}
    pattern The {town} {crime}
    pattern The Body in the {room}
    pattern The {object}, the {person} and the {crime}
    subtitle A {town} Mystery
    subtitle An Inspector {name} Mystery
    subtitle A Novel of Suspense
    slot adjective Missing; Reluctant; Poisoned; Absent; Obliging; Crooked; Quiet; Faithless; Uninvited
    slot adjective Second; Borrowed; Lacquered; Careless; Late; Improbable; Blue; Forged; Impatient
    slot adjective Well-Read; Respectable; Unlucky
    slot person Librarian; Vicar; Organist; Baker; Beekeeper; Gardener; Colonel; Auctioneer; Schoolmistress
    slot person Notary; Chess Player; Postmistress; Clockmaker; Widow; Bookbinder; Ferryman; Soprano
    slot person Chaperone; Magistrate; Bellringer
    slot object Teapot; Ledger; Pocket Watch; Umbrella; Glove; Photograph; Candlestick; Violin; Bookmark
    slot object Portrait; Letter Opener; Hatbox; Brooch; Train Ticket; Telegram; Chessboard; Parrot; Recipe
    slot object Cello; Passport
    slot objects Letters; Keys; Teacups; Alibis; Roses; Witnesses; Clues; Candles; Suspects; Funerals
    slot objects Invitations; Postcards
    slot count Two; Three; Four; Five; Six; Seven; Nine; Eleven; Thirteen
    slot room Orangery; Library; Conservatory; Attic; Boathouse; Vestry; Wine Cellar; Potting Shed
    slot room Observatory; Music Room; Dining Car; Tower; Greenhouse; Ballroom; Chapel; Walled Garden
    slot place Thornfield Lodge; Marlow Abbey; Wickham House; the Seaview Hotel; Ravensmere Hall; Christmas
    slot place the Opera; St. Bride's College; Pelham Court; the Harvest Fair; Low Tide; the Book Club
    slot place Midsummer; the Village Fete; Loch Carron
    slot town Little Wendle; Upper Marsham; Port Gannet; Marlcombe; Willow Creek; Saint-Rémy-sur-Mer
    slot town Kirkby Dale; Lower Tidmarsh; Maple Falls; Penhallow; Harrowgate Bay; Cedar Notch; Ballinrae
    slot town Stow Peverell
    slot crime Murders; Affair; Poisonings; Inheritance; Conspiracy; Forgery; Alibi; Disappearance; Vendetta
    slot crime Scandal; Drownings; Legacy
    slot name Calder; Trevanion; Maigold; Okoro; Strand; Lindholm; Vance; Rao; Hollis; Duchamp

    titles en Thriller
    pattern The {noun} {event}
    pattern {adjective} {noun}
    pattern No {abstract} for the {person}
    pattern The {person}'s {noun}
    pattern {number} {units} to {place}
    pattern What the {person} {deed}
    pattern {abstract} in {place}
    pattern Before the {noun} {fall}
    pattern The {person} in {place}
    pattern {abstract}, {abstract} and {noun}
    subtitle A Thriller
    subtitle A Novel of {abstract}
    slot noun Shadow; Witness; Silence; Cipher; Target; Asset; Midnight; Border; Courier; Verdict; Blackout
    slot noun Kill; Deadline; Tunnel; Safe House; Double; Ransom; Storm; Signal; Winter; Oligarch; Vault
    slot noun Handler; Exit
    slot event Protocol; Directive; Contract; Conspiracy; Sanction; Equation; Dossier; Exchange; Option
    slot event Connection; Manifest; Initiative; Betrayal; Operation; List; Verdict
    slot adjective Deadly; Absolute; Final; Dark; Hostile; Silent; Zero; Blind; Cold; Clean; Fatal; Hidden
    slot adjective Perfect; Borrowed; Unmarked; Lethal; Sudden; Sleeping; Burning; Dirty
    slot abstract Mercy; Vengeance; Justice; Loyalty; Deception; Betrayal; Obsession; Innocence; Treason
    slot abstract Silence; Retribution; Guilt; Panic; Consent; Immunity
    slot person Analyst; Neighbor; Au Pair; Assassin; Senator; Nurse; Sniper; Translator; Banker; Sister
    slot person Surgeon; Hostage; Informant; Babysitter; Profiler; Pilot; Widow; Stranger
    slot number Six; Nine; Twelve; Forty-Eight; Seventy-Two; Ninety; A Hundred
    slot units Hours; Minutes; Miles; Seconds; Floors; Stops
    slot place Istanbul; Vienna; Tallinn; Lagos; Midnight; Marrakesh; Odessa; Berlin; Macau; Geneva; Tripoli
    slot place Caracas; Prague; Karachi; Vladivostok; Trieste; Nairobi; Busan
    slot deed Saw; Buried; Knew; Never Said; Left Behind; Heard; Forgot; Stole; Promised; Burned
    slot fall Breaks; Falls; Ends; Answers; Comes; Clears

    titles en Romance
    pattern The {role}'s {adjective} {noun}
    pattern {verb} the {role}
    pattern {adjective} {noun} in {place}
    pattern A {role} for {occasion}
    pattern {number} {nouns} to {place}
    pattern The {role} and the {job}
    pattern {occasion} at the {venue}
    pattern How to {action} a {role}
    pattern The {venue} by the {water}
    subtitle A Romance in {place}
    subtitle A Novel
    slot role Duke; Baron; Billionaire; Cowboy; Best Man; Bridesmaid; Viscount; Rogue; Rancher; Prince
    slot role Highlander; Debutante; Marquess; Rake; Firefighter; Quarterback; Wallflower; Governess
    slot role Captain; Bachelor; Surgeon
    slot job Baker; Florist; Bookseller; Matchmaker; Veterinarian; Librarian; Wedding Planner; Single Dad
    slot job Chef; Seamstress; Ghostwriter; Sommelier; Piano Teacher; Barista; Cartoonist
    slot adjective Secret; Reluctant; Accidental; Forbidden; Convenient; Scandalous; Second; Unexpected
    slot adjective Perfect; Sweet; Wicked; Fake; Runaway; Improper; Stubborn; Snowbound; Sudden; Almost
    slot noun Bride; Kiss; Proposal; Engagement; Wager; Affair; Mistake; Summer; Vow; Surrender; Chance
    slot noun Arrangement; Promise; Temptation; Heart; Valentine; Waltz; Secret
    slot nouns Kisses; Dates; Letters; Weddings; Promises; Nights; Reasons; Wishes; Sundays
    slot number Two; Three; Four; Five; Seven; Ten; Twelve; One Hundred
    slot verb Tempting; Kissing; Marrying; Resisting; Taming; Dating; Forgiving; Chasing; Trusting; Courting
    slot verb Rescuing; Bewitching; Loving; Charming
    slot action Kiss; Catch; Forget; Marry; Ruin; Win; Tame; Deceive; Keep; Scandalize; Reform
    slot place Lavender Bay; Willow Lane; Paris; Honeysuckle Creek; Santorini; the Highlands; Maple Ridge
    slot place Cornwall; Tuscany; Silver Lake; Clover Hill; Edinburgh; Moonlight Cove; Dublin; Savannah
    slot place Sugar Pine
    slot occasion Christmas; Valentine's Day; the Season; Midsummer; New Year's Eve; the Weekend; Hire
    slot occasion Keeps; One Night; the Holidays; Always
    slot venue Bakery; Bookshop; Tea Room; Inn; Lighthouse; Flower Shop; Vineyard; Cottage; Chocolate Shop
    slot venue Beach House; Café; Bed and Breakfast; Boathouse
    slot water Sea; Lake; Harbor; River; Bay; Canal

    titles en Historical Fiction
    pattern The {person} of {city}
    pattern The {craft}'s {kin}
    pattern {season} in {city}
    pattern The {adjective} {thing} of {city}
    pattern The {person}'s {thing}
    pattern {number} {seasons} in {city}
    pattern Letters from {city}, {year}
    pattern The {craft} and the {person}
    pattern A {thing} for the {craft}
    subtitle A Novel
    subtitle A Novel of {city}
    subtitle A Novel of World War II
    slot person Governess; Spy; Ambassador; Exile; Countess; Cartographer; Nightingale; Resistance Girl
    slot person War Nurse; Concubine; Regicide; Deserter; Translator; Codebreaker; Abbess; Sultan; Midwife
    slot person Empress; Smuggler
    slot craft Bookbinder; Glassblower; Perfumer; Clockmaker; Silk Merchant; Ropemaker; Apothecary
    slot craft Lacemaker; Shipwright; Goldsmith; Papermaker; Gravedigger; Photographer; Seamstress; Falconer
    slot craft Tanner; Dyer; Printer
    slot kin Daughter; Wife; Apprentice; Sister; Widow; Son; Niece; Mother; Secret; Ledger
    slot city Lisbon; Vienna; Constantinople; Kraków; Alexandria; Warsaw; Venice; Leningrad; Bath; Kyoto
    slot city Granada; Antwerp; Paris; Havana; Zanzibar; Toledo; Prague; Salonika; Odessa; Calcutta
    slot city Shanghai; Bruges; Fez; York
    slot adjective Lost; Last; Secret; Vanished; Forbidden; Forgotten; Gilded; Winter; Second; Stolen
    slot thing Meadow; Manuscript; Garden; Violin; Piano; Map; Portrait; Lantern; Locket; Winter; Cathedral
    slot thing Bridge; Shawl; Notebook; Telegram; Necklace; Crossing; Prayer
    slot season Winter; Spring; Summer; Autumn; Midnight; Snow; Nightfall; Carnival; Lent
    slot seasons Winters; Summers; Autumns; Harvests; Springs
    slot number Two; Three; Four; Five; Seven; Nine
    slot year 1453; 1572; 1666; 1755; 1812; 1848; 1871; 1905; 1914; 1917; 1938; 1940; 1942; 1944; 1945

    titles en Horror
    pattern The {adjective} {thing}
    pattern The {thing} at {place}
    pattern What {verb} in the {room}
    pattern {plural} of {place}
    pattern Do Not {command} the {thing}
    pattern The {place} {event}
    pattern It {verb} at {time}
    pattern The {plural} in the {room}
    pattern {adjective} {plural}, {adjective} {plural}
    subtitle A Novel
    subtitle A Novel of Terror
    slot adjective Hungry; Pale; Rotting; Hollow; Muttering; Unburied; Cold; Crawling; Faceless; Bleeding
    slot adjective Restless; Starved; Blind; Grinning; Skinless; Sleepless; Sunken; Black
    slot thing House; Cellar; Scarecrow; Carnival; Doll; Well; Mirror; Asylum; Choir; Orchard; Séance
    slot thing Cradle; Lighthouse; Attic; Puppet; Grave; Hotel; Visitor; Farm; Chapel; Ward
    slot plural Teeth; Children; Crows; Moths; Ghosts; Bones; Whispers; Shadows; Hounds; Strangers
    slot plural Nightmares; Flies; Maggots; Widows; Dolls
    slot verb Waits; Crawls; Sleeps; Grows; Whispers; Feeds; Hides; Breathes; Weeps
    slot command Open; Enter; Wake; Feed; Answer; Follow; Bury; Trust; Name
    slot room Cellar; Walls; Crawlspace; Dark; Cornfield; Lake; Nursery; Pines; Fog; Basement; Mine
    slot place Black Hollow; Widow's Bay; Harrow House; Camp Tamarack; Dunmoor; Pike Lake; Room Nine
    slot place Gallows Hill; St. Agatha's; Mercy Falls; Cold Spring; Rookwood; Ash Street; Grimsby Point
    slot place Bitter Creek
    slot event Haunting; Exorcism; Tapes; Massacre; Harvest; Possession; Rites; Curse; Vigil; Disappearance
    slot time Midnight; Dusk; Dawn; Three; Moonrise; Harvest

    titles en Young Adult
    pattern The {noun} Between {pronoun}
    pattern {number} {nouns} to {action}
    pattern All the {nouns} We {past}
    pattern {name} and the {noun} of {abstract}
    pattern We Were {adjective} {nouns}
    pattern How {name} {past} {possession}
    pattern The {adjective} Life of {name} {surname}
    pattern If {name} Was {adjective}
    pattern Never {action} the {adjective} {noun}
    pattern These {adjective} {nouns}
    subtitle A Novel
    slot noun Summer; Distance; Playlist; Girl; Boy; Liar; Map; Universe; Locker; Promise; Secret; Rival
    slot noun Star; Prom; Island; Tower; Crown; Moonlight
    slot nouns Lies; Stars; Secrets; Summers; Wishes; Liars; Letters; Monsters; Miles; Songs; Girls; Storms
    slot nouns Reasons; Hearts; Ghosts; Thieves; Heirs
    slot pronoun Us; You and Me; Then and Now; Our Houses; the Stars; the Lines; Two Fires
    slot number Three; Five; Six; Seven; Nine; Ten; Eleven; Thirteen; Seventeen; Twenty-One; Ninety-Nine
    slot action Forget; Kiss; Fall For; Save; Lose; Trust; Find; Betray; Follow
    slot past Lost; Broke; Kept; Found; Left; Buried; Stole; Told; Ruined; Saved
    slot name Juniper; Maya; Eli; Zora; Theo; Wren; Amir; Luz; Calla; Ezra; Noor; Hazel; Jude; Marisol; Finn
    slot name Odette
    slot surname Park; Okafor; Delgado; Quill; Bennett; Castellanos; Nakamura; Winters; Abara; Flores; Greer
    slot surname Lovelace
    slot adjective Ordinary; Infinite; Reckless; Secret; Perfect; Beautiful; Invisible; Wicked; Fragile
    slot adjective Almost; Vicious; Unlikely; Golden; Electric; Impossible
    slot possession Prom; Everything; Her Name; His Voice; the Moon; Homecoming; the Game; Junior Year
    slot possession the Bet
    slot abstract Thorns; Chance; Maybe; Second Chances; Fire; Wishes; Silence; Smoke; Night

    titles en Fiction
    pattern The {noun} of {abstract}
    pattern {adjective} {plural}
    pattern The {adjective} {noun}
    pattern The {person}'s {noun}
    pattern What the {person} {past}
    pattern {place} in {season}
    pattern The {plural} of {place}
    pattern Notes on {abstract} and {abstract}
    pattern {name} and {name} {verb}
    pattern The Year of {abstract}
    pattern {adjective} {plural}, {adjective} {plural}
    subtitle A Novel
    subtitle Stories
    slot noun Weight; Grammar; Geography; Anatomy; History; Sound; Architecture; Inventory; Color; House
    slot noun Language; Arithmetic; Afterlife; Absence; Atlas; Museum; Opposite; Orchard; Shape; Edge
    slot abstract Forgetting; Grief; Silence; Distance; Small Mercies; Longing; Water; Belonging; Departure
    slot abstract Light; Salt; Exile; Tenderness; Loss; Disappearing; Ordinary Days; Marriage; Hunger
    slot abstract Inheritance
    slot adjective Ordinary; Late; Quiet; Minor; Unfinished; Distant; Borrowed; Tender; Foreign; Slow
    slot adjective Imperfect; Familiar; Small; Other; Temporary; Private; Brief; Provisional; Northern
    slot plural Rivers; Mothers; Strangers; Rooms; Weathers; Gardens; Animals; Sisters; Kingdoms; Islands
    slot plural Windows; Saints; Devotions; Departures; Houses; Cousins; Neighbors; Fictions; Kitchens
    slot plural Tides
    slot person Translator; Piano Tuner; Gardener; Ferryman; Immigrant; Widower; Beekeeper; Cartographer
    slot person Second Wife; Neighbor; Understudy; Daughter; Lodger; Swimmer; Landlady; Novelist; Optician
    slot person Archivist
    slot past Kept; Carried; Owed; Heard; Wanted; Left Unsaid; Remembered; Planted; Sold; Dreamed
    slot place Lisbon; Accra; Brooklyn; Galway; the Delta; Montreal; Valparaíso; the Suburbs; Trieste
    slot place Lahore; Harbor Street; Kingston; Duluth; Tangier; Oaxaca; Cork; Saskatoon
    slot season Winter; August; Rain; Retrospect; Translation; Spring; the Dry Season; Half Light
    slot season Late November
    slot name Vera; Tomas; Adaeze; Ruth; Leopold; Imani; Clement; Sunil; Margit; Eleni; Joachim; Nuala
    slot name Desmond; Pilar; Hana; Abel
    slot verb Go Out; at the Sea; Alone; in Love; on the Roof; Without End; After All; at Table; Say Nothing

    titles en Childrens
    pattern {name} and the {adjective} {thing}
    pattern The {animal} Who {deed}
    pattern The {adjective} {animal}
    pattern Goodnight, {adjective} {animal}
    pattern {name}'s {adjective} {thing}
    pattern The {animal} and the {animal}
    pattern {number} Little {animals}
    pattern Where Does the {animal} {action}?
    pattern {name} Goes to {place}
    slot name Pip; Marigold; Otto; Tilly; Bartholomew; Bo; Nellie; Oskar; Zuzu; Ludo; Hattie; Mo
    slot name Wilbur Brown; Anoushka; Figgy; Professor Plumtree
    slot adjective Grumpy; Tiny; Enormous; Sleepy; Brave; Marvelous; Purple; Upside-Down; Wobbly; Lost
    slot adjective Very Loud; Giant; Curious; Bashful; Snowy; Magic; Stubborn; Invisible
    slot animal Hedgehog; Bear; Badger; Owl; Tortoise; Fox; Elephant; Mouse; Penguin; Moose; Hippo; Duckling
    slot animal Octopus; Rabbit; Llama; Crocodile; Kitten; Dragon; Puppy; Walrus
    slot animals Ducklings; Mice; Owls; Bears; Piglets; Frogs; Bunnies; Kittens; Snails; Foxes
    slot number Two; Three; Five; Six; Seven; Nine; Ten
    slot thing Umbrella; Balloon; Treehouse; Birthday; Bicycle; Sandwich; Snow Day; Pumpkin; Suitcase
    slot thing Rainboots; Rocket; Pajamas; Garden; Sneeze; Lighthouse; Submarine; Parade
    slot deed Could Not Sleep; Lost His Roar; Ate the Moon; Wanted a Hat; Loved to Dance
    slot deed Forgot to Hibernate; Went to School; Learned to Share; Said No; Sailed Away; Counted Clouds
    slot deed Built a Boat
    slot action Sleep; Go; Hide; Sing; Live; Snore; Swim; Nap
    slot place School; the Moon; the Zoo; the Library; the Beach; Bed; the Market; the Circus
    slot place Grandma's House; the Dentist

    titles en Humor
    pattern {adjective} {plural}
    pattern The {person} Who {deed}
    pattern My {adjective} {relation}
    pattern {verb} with {plural}
    pattern Never {command} Your {relation}
    pattern The {adjective} {person}'s {object}
    pattern {plural}, {plural} and Other {adjective} {plural}
    subtitle A Comedy
    subtitle A Novel
    slot adjective Awkward; Disgraceful; Semi-Retired; Slightly Damp; Mildly Cursed; Unreliable
    slot adjective Overqualified; Embarrassing; Unqualified; Suspicious; Terrible; Lukewarm; Underwhelming
    slot plural Neighbors; Spreadsheets; Penguins; Weddings; Apologies; In-Laws; Meetings; Biscuits
    slot plural Houseplants; Buffets; Exes; Landlords; Llamas; Ukuleles
    slot person Accountant; Understudy; Intern; Wizard; Stationmaster; Influencer; Bishop; Caretaker
    slot person Vampire; Estate Agent; Time Traveler; Trombonist
    slot deed Married Himself; Missed the Apocalypse; Sold the Cathedral; Overslept; Insulted the Moon
    slot deed Ate Switzerland; Lost Tuesday; Invented Beige; Called in Sick; Adopted a Goose
    slot relation Boss; Brother; Husband; Grandmother; Therapist; Dentist; Goldfish; Landlord; Sister; Twin
    slot relation Neighbor; Mother-in-Law
    slot verb Living; Dining; Flying; Arguing; Camping; Working; Dancing; Sharing a Flat
    slot command Trust; Feed; Email; Marry; Wake; Lend Money to; Tickle; Outrank
    slot object Guide to Napping; Revenge; Umbrella; Holiday; Memoirs; Diet; Mid-Life Crisis; Goat
    slot object Last Stand
    """
}
