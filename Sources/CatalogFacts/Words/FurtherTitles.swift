// Titles of invented non-fiction, poetry and essays in English, by genre. The subtitle names the subject of
// such a book, so these genres have many subtitles.

extension WordFacts {
  static let furtherTitles = """
    titles en History
    pattern The {adjective} {thing}
    pattern {plural} of the {empire}
    pattern The {empire} and the {thing}
    pattern {good} and {good}
    pattern A History of {good} in {number} {plural}
    pattern The {thing} That Made {place}
    pattern {place} {year}
    pattern {good}, {good} and {good}
    subtitle A History of {place}
    subtitle The {adjective} History of {good} and {good}
    subtitle How {good} Changed {place}
    subtitle {place}, {year}–{later}
    subtitle The Rise and Fall of the {empire}
    slot adjective Forgotten; Long; Hidden; Last; Great; Secret; Imperial; Broken; Untold; Unlikely; Bitter
    slot adjective Contested; Golden; Plague
    slot thing Siege; Treaty; Frontier; Revolution; Crossing; Canal; Plague; Road; Crusade; Famine; Trade
    slot thing Partition; Voyage; Railway; Century; Massacre; Armistice; Census
    slot plural Maps; Merchants; Ships; Battles; Queens; Rebels; Coins; Ruins; Prisoners; Letters; Roads
    slot plural Scribes; Cities; Gardens
    slot empire Ottomans; Habsburgs; Mughals; Songhai; Incas; Hanseatic League; Mongols; Byzantines
    slot empire Carthaginians; Safavids; Medici; Plantagenets; Aztecs; Romanovs; Abbasids; Venetians
    slot good Salt; Silk; Sugar; Cotton; Silver; Rubber; Tea; Coal; Paper; Opium; Gunpowder; Wool; Porcelain
    slot good Nutmeg; Timber; Quinine; Indigo; Steam
    slot number Five; Seven; Ten; Twelve; Fifty; a Hundred
    slot place Europe; the Baltic; Anatolia; the Caribbean; Bengal; the Sahara; Sicily; the Danube; Siberia
    slot place Manchuria; the Andes; the Levant; Ireland; the Mekong; Zanzibar; the American West; Iberia
    slot year 1204; 1348; 1492; 1571; 1618; 1683; 1776; 1789; 1815; 1848; 1861; 1885; 1914
    slot later 1919; 1922; 1933; 1939; 1945; 1956; 1968; 1989; 1991

    titles en Biography
    pattern {name}
    pattern The {adjective} {name}
    pattern {name}: A Life
    pattern {name} and the {thing}
    pattern In the Shadow of {name}
    pattern The {role} of {place}
    pattern The {adjective} {role} of {place}
    pattern The {role} of {place} and the {thing}
    subtitle The Life of {name}
    subtitle The {adjective} Life of the {role}
    subtitle {role}, {role}, {role}
    subtitle The Woman Who {deed}
    subtitle The Man Who {deed}
    slot name Ottilie Brandt; Josiah Penhallow; Clementine Duval; Ferdinand Okoro; Matteo Bellarosa
    slot name Adelaide Thorne; Wilhelm Kessler; Rosalba Nunes; Silas Hathaway; Evangeline Roy
    slot name Caspar Lindqvist; Theodora Vane; Hiram Castle; Ludmila Orlova; Anselm Whitby
    slot adjective Restless; Improbable; Many Lives of; Private; Brilliant; Uncompromising; Last; Dangerous
    slot adjective Quiet; Scandalous; Young; Real; Reluctant
    slot role Conductor; Mathematician; Explorer; Suffragette; Photographer; Botanist; Chess Champion
    slot role Diplomat; Poet; Surgeon; Composer; Tycoon; Dancer; Mountaineer; Novelist; Sculptor; Radical
    slot thing Modern Novel; Invention of Jazz; Race to the Pole; Birth of Cinema; Conquest of Malaria
    slot thing New Deal; Age of Steam; Art of Protest; Cold War; Double Helix
    slot place Bloomsbury; Harlem; Vienna; Bombay; Montmartre; Kyiv; Buenos Aires; Hollywood; Edinburgh
    slot place Lagos; Weimar; Manchester
    slot deed Painted Silence; Mapped the Nile; Taught a Nation; Broke the Code; Weighed the Stars
    slot deed Sold Tomorrow; Redrew Africa; Outplayed the Masters; Built the Subway; Silenced the Critics

    titles en Memoir
    pattern {number} {things} My {relative} {past} Me
    pattern The {adjective} {noun}
    pattern {verb} {noun}
    pattern My {relative}'s {noun}
    pattern {noun}, {noun}, {noun}
    pattern Almost {adjective}
    pattern {verb} in {place}
    subtitle A Memoir
    subtitle A Memoir of {noun} and {abstract}
    subtitle My Life in {place}
    subtitle Growing Up {adjective} in {place}
    subtitle Essays on {abstract}
    slot number Three; Seven; Ten; Eleven; Ninety-Nine; A Hundred
    slot things Things; Lies; Songs; Prayers; Words; Recipes; Secrets
    slot relative Mother; Father; Grandmother; Brother; Aunt; Grandfather; Sister; Uncle
    slot past Taught; Left; Never Told; Gave; Owed; Sent
    slot adjective Good; American; Foreign; Sober; Unbroken; Ordinary; Homesick; Hungry; Loud; Left-Handed
    slot adjective Half; Grateful; Inconvenient; Free
    slot noun Kitchen; Accent; Body; Suitcase; Garden; House; Piano; Passport; Skin; River; Bread; Weather
    slot noun Motherland; Debt; Bones; Snow; Daughter; Son
    slot verb Leaving; Learning; Losing; Inheriting; Swimming; Driving; Mending; Unpacking; Singing
    slot verb Starving; Walking; Surviving
    slot place Detroit; Tehran; the Bronx; Appalachia; Kingston; Belfast; Manila; Oaxaca; Lagos; Montana
    slot place Kabul; Glasgow; Alaska; Mumbai
    slot abstract Grief; Recovery; Faith; Hunger; Belonging; Addiction; Survival; Family; Rage; Forgiveness
    slot abstract Exile; Food

    titles en Science
    pattern The {adjective} {thing}
    pattern {verb} the {thing}
    pattern The {thing} Within
    pattern A Brief {genre} of {topic}
    pattern {topic}
    pattern The {person}'s {thing}
    pattern Why {plural} {action}
    pattern {topic}, {topic} and {topic}
    subtitle The Science of {topic}
    subtitle How {plural} {action} and What It Means for {us}
    subtitle A Natural History of {topic}
    subtitle The Surprising Story of {topic}
    subtitle What {plural} Teach Us About {topic}
    slot adjective Restless; Invisible; Elegant; Hidden; Selfish; Uncertain; Wandering; Magnetic; Infinite
    slot adjective Tangled; Sleeping; Curious; Accidental; Deep; Ancient; Dark
    slot thing Gene; Cell; Ocean; Brain; Atom; Forest; Universe; Molecule; Comet; Planet; Virus; Spectrum
    slot thing Equation; Neuron; Pendulum; Glacier; Genome; Fossil; Particle; Vacuum
    slot verb Mapping; Weighing; Hacking; Listening to; Rewriting; Chasing; Decoding; Measuring; Inside
    slot verb Beyond; Taming; Reading
    slot genre History; Theory; Guide; Biography; Atlas
    slot topic Sleep; Time; Mushrooms; Gravity; Memory; Light; Whales; Chance; Fire; Symmetry; Pain; Moss
    slot topic Migration; Deep Time; Color; Infinity; Cancer; Smell; Ice; Extinction; Entropy; Immunity
    slot topic Feathers
    slot person Astronomer; Chemist; Naturalist; Mathematician; Neurologist; Geologist; Beekeeper; Surgeon
    slot plural Birds; Octopuses; Trees; Bees; Stars; Bats; Viruses; Numbers; Eels; Proteins; Glaciers; Ants
    slot plural Ravens; Spiders
    slot action Sing; Sleep; Cooperate; Remember; Vanish; Migrate; Lie; Grow; Count; Glow; Age; Dance
    slot us Us; Medicine; the Climate; Our Future; the Mind; Life on Earth

    titles en Self Help
    pattern The {adjective} {noun}
    pattern {verb} Your {noun}
    pattern {number} {units} to {goal}
    pattern The {noun} of {activity}
    pattern {command} {command} {command}
    pattern The {goal} {tool}
    pattern How to {stop} {activity}
    pattern {verb} Your {noun}, {verb2} Your {noun}
    subtitle How to {verb2} Your {noun} and {verb2} Your {noun}
    subtitle {number} {units} for a {life} Life
    subtitle The Proven {tool} for {goal}
    subtitle Why {activity} Works
    slot adjective Quiet; Five-Minute; Unshakable; Grateful; Effortless; Courageous; Bold; Rested
    slot adjective Untethered; Focused; Resilient; Simple; Minimalist; Radical
    slot noun Mind; Habit; Morning; Power; Brain; Self; Life; Purpose; Art; Potential; Inner Critic; Career
    slot noun Calendar; Boundaries; Energy; Attention; Courage
    slot verb Own; Rewire; Unlock; Declutter; Trust; Find; Reclaim; Design; Master; Quiet; Heal
    slot verb2 Change; Reset; Transform; Simplify; Own; Protect; Recharge; Love
    slot number Five; Seven; Ten; Twelve; Twenty-One; Thirty; 90; 100
    slot units Habits; Days; Rules; Steps; Lessons; Weeks; Questions; Rituals
    slot goal Calm; Confidence; Freedom; Happiness; Focus; Better Sleep; Clarity; Wealth; Inner Peace
    slot goal Success; Balance
    slot activity Letting Go; Saying No; Doing Less; Showing Up; Starting Over; Resting; Listening
    slot activity Failing Well; Waking Early; Journaling; Asking; Being Alone
    slot stop Start; Stop; Master; Practice; Enjoy; Survive
    slot command Breathe.; Begin.; Rest.; Choose.; Rise.; Repeat.; Listen.; Let Go.; Grow.; Wonder.
    slot tool Method; Blueprint; Habit; Workbook; Code; Formula; Mindset; Manual; Project; Effect
    slot life Calmer; Happier; Braver; Richer; Simpler; Wiser; Fuller; Less Anxious

    titles en Business
    pattern The {adjective} {noun}
    pattern {verb} {adverb}
    pattern The {number} {units} of {topic}
    pattern {topic} Is Not {topic}
    pattern {noun} or {noun}
    pattern The {noun} {noun2}
    pattern {topic}, {topic} and the {adjective} {noun}
    subtitle How {plural} {act} and Why {plural} {fail}
    subtitle The Inside Story of {company}
    subtitle {number} {units} of {adjective} {plural}
    subtitle A Field Guide to {topic}
    slot adjective Lean; Agile; Accidental; Trillion-Dollar; Unreasonable; Fearless; Remote; Asymmetric
    slot adjective First-Time; Invisible; Patient; Disruptive; Profitable; Contrarian; Honest
    slot noun Startup; Leader; Founder; Manager; Moat; Pivot; Brand; Customer; Balance Sheet; Boardroom
    slot noun Unicorn; Platform; Team; Investor; Strategy; Deal; Margin
    slot noun2 Trap; Playbook; Paradox; Mindset; Advantage; Equation; Mirage; Effect; Code; Dilemma; Machine
    slot noun2 Game
    slot verb Lead; Sell; Fail; Scale; Hire; Negotiate; Delegate; Think; Invest; Build; Decide
    slot adverb Slowly; First; Last; Small; Out Loud; Backward; Without Fear; Together; Like a Scientist
    slot adverb Quietly; in Public
    slot number Four; Five; Six; Seven; Nine; Ten; Twelve; Twenty-Two
    slot units Laws; Disciplines; Habits; Rules; Conversations; Mistakes; Secrets; Principles
    slot topic Trust; Growth; Scale; Money; Culture; Influence; Pricing; Risk; Execution; Hustle; Power
    slot topic Persuasion; Management; Luck; Debt
    slot plural Companies; Founders; Teams; Markets; Leaders; Innovators; Brands; Giants; Start-ups
    slot act Win; Grow; Adapt; Endure; Innovate; Scale; Reinvent Themselves
    slot fail Fail; Stall; Crash; Stop Listening; Disappear; Get Stuck
    slot company Northwind Freight; Halcyon Air; Bluepeak; Ostrava Steel; Quillmark; the Meridian Bank
    slot company Tangerine Mobile; Lumenworks; the Harbor Fund

    titles en Cooking
    pattern The {adjective} {kitchen}
    pattern {food} and {food}
    pattern {place} {kitchen}
    pattern {adverb} {place}
    pattern {number} {adjective} {dishes}
    pattern The {food} Book
    pattern {food}, {food}, {food}
    pattern {verb}
    subtitle {number} {adjective} {dishes}
    subtitle Recipes from {place}
    subtitle {dishes} for {occasion}
    subtitle The Art of {verb}
    slot adjective Simple; Modern; Rustic; Vegan; Everyday; Seasonal; Slow; Gluten-Free; Plant-Based
    slot adjective Weeknight; Comforting; Smoky; Fermented; Foolproof; Vegetarian; Sourdough
    slot kitchen Kitchen; Table; Oven; Pantry; Larder; Bakery; Feast; Supper; Hearth; Cookbook; Garden; Pot
    slot food Salt; Butter; Lemons; Beans; Garlic; Bread; Olive Oil; Rice; Honey; Eggs; Cardamom; Tomatoes
    slot food Noodles; Pepper; Figs; Chocolate; Tahini; Apples; Chilies; Potatoes; Mushrooms; Pickles
    slot place Naples; Oaxaca; Beirut; Lagos; Hanoi; Sichuan; Provence; Tbilisi; Istanbul; Kerala
    slot place the Amalfi Coast; Andalusia; Jerusalem; Bangkok; Lima; Copenhagen; New Orleans
    slot adverb Eating; Cooking; Tasting; Beyond; Mostly; A Year in; From; My; Hungry in
    slot number 50; 75; 100; 101; 120; 125; 150; 200; 250; 365; 500; Thirty
    slot dishes Recipes; Soups; Salads; Cakes; Stews; Dumplings; Suppers; Breads; Curries; Pies; Cookies
    slot dishes Dinners; Noodles; Preserves
    slot occasion Every Day; Sunday; Two; Winter; a Crowd; Small Kitchens; Busy Families; the Holidays
    slot occasion Beginners
    slot verb Baking; Roasting; Grilling; Pickling; Braising; Feasting; Foraging; Preserving; Fermenting
    slot verb Steaming; Charring

    titles en Travel
    pattern {verb} {place}
    pattern The {adjective} Road to {place}
    pattern {number} {units} in {place}
    pattern {place} on {means}
    pattern The {place} {thing}
    pattern A {thing} from {place} to {place}
    pattern Between {place} and {place}
    subtitle A Journey Through {place}
    subtitle Travels in {place}
    subtitle {number} {units} on {means}
    subtitle A {adjective} Walk from {place} to {place}
    slot verb Walking; Crossing; Losing; Beyond; Circling; Dreaming of; Leaving; Under; Rowing; Mapping
    slot verb Toward; Around
    slot place Patagonia; Samarkand; Timbuktu; Lapland; the Pamirs; Sicily; Kamchatka; the Hebrides; Ladakh
    slot place Trieste; the Gobi; Bhutan; Iona; Tasmania; the Yukon; Cappadocia; the Karakoram; Zanzibar
    slot place Madeira; Mongolia; Lofoten; Eritrea
    slot adjective Long; Slow; Dusty; Wrong; Northern; Winding; Lonely; Wild; Snowbound; Solitary
    slot adjective Roundabout; Wet; Crooked; Silk
    slot number Three; Five; Nine; Ten; Twelve; Forty; A Hundred; A Thousand; Eight Hundred
    slot units Days; Miles; Months; Summers; Islands; Rivers; Villages; Trains; Borders
    slot means Foot; a Bicycle; Two Wheels; a Shoestring; Horseback; Skis; Slow Trains; a Donkey
    slot means a Motorcycle
    slot thing Letter; Passage; Notebook; Caravan; Ferry; Trail; Diary; Winter; Compass; Pilgrimage; Detour
    slot thing Postcard

    titles en Philosophy
    pattern On {topic}
    pattern The {adjective} {noun}
    pattern {topic} and {topic}
    pattern A {work} of {topic}
    pattern {topic} Without {topic}
    pattern The {noun} of {topic}
    pattern Against {topic}
    pattern {topic}, {topic} and {topic}
    subtitle An Inquiry into {topic}
    subtitle Essays on {topic} and {topic}
    subtitle A {work} of {topic}
    subtitle A Very Short Defense of {topic}
    slot topic Doubt; Freedom; Boredom; Justice; Silence; Virtue; Truth; Friendship; Evil; Beauty; Death
    slot topic Attention; Consciousness; Solitude; Hope; Consent; Progress; Reason; Anger; Idleness
    slot topic Forgiveness; Luck; Certainty
    slot adjective Examined; Divided; Moral; Open; Possible; Unthinking; Stoic; Tragic; Public; Embodied
    slot adjective Burnout; Absurd; Common; Fragile
    slot noun Self; Animal; Mind; Limits; Will; Machine; Society; Paradox; Life; Ethics; Consolation
    slot noun Conscience; Meaning; Idea; World; Origins
    slot work Theory; Critique; Defense; Philosophy; Phenomenology; Short History; Genealogy; Grammar
    slot work Politics

    titles en Psychology
    pattern The {adjective} {noun}
    pattern {verb} {topic}
    pattern The {topic} {tool}
    pattern Why We {action}
    pattern {topic} and the {noun}
    pattern The {noun} That {deed}
    pattern {topic}, {topic} and the {adjective} {noun}
    subtitle The New Science of {topic}
    subtitle How We {action} and How to Stop
    subtitle Understanding {topic}
    subtitle Why the {noun} Needs {topic}
    slot adjective Divided; Anxious; Social; Distracted; Predictable; Wounded; Resilient; Emotional; Hidden
    slot adjective Highly Sensitive; Overloaded; Attached; Unconscious
    slot noun Brain; Mind; Child; Body; Self; Teenager; Crowd; Patient; Family; Memory; Stranger; Therapist
    slot topic Shame; Attachment; Burnout; Empathy; Trauma; Loneliness; Willpower; Procrastination; Bias
    slot topic Addiction; Envy; Rumination; Happiness; Anxiety; Self-Deception; Persuasion; Sleep
    slot verb Taming; Understanding; Beyond; Outsmarting; Rethinking; Healing; Surviving; Mapping
    slot verb Unlearning
    slot tool Trap; Cure; Loop; Paradox; Instinct; Workbook; Myth; Illusion; Puzzle; Response
    slot action Worry; Lie; Forget; Choose Badly; Obey; Cling; Blame; Scroll; Quit; Believe; Conform; Dream
    slot deed Forgets; Learned to Wait; Couldn't Stop; Heals; Remembers Everything; Feels Too Much; Says No

    titles en True Crime
    pattern The {place} {crime}
    pattern {adjective} {noun}
    pattern The {person} of {place}
    pattern {number} {units} in {place}
    pattern The {noun} on {street}
    pattern If the {noun} Could Speak
    pattern The {adjective} {noun} of {place}
    pattern The {person}, the {noun} and the {crime}
    subtitle A True Story of {crime2} and {crime2}
    subtitle The {adjective} Search for the {place} {killer}
    subtitle {crime2}, {crime2}, and a Family in {place}
    slot place Galveston; Marrow County; Spokane; Oxnard; Savannah; Antwerp; Dunedin; Kansas City
    slot place the Ozarks; Tulsa; Hamburg; Blackpool; Cape May; Fall River
    slot crime Poisonings; Murders; Heist; Swindle; Kidnapping; Fire; Forgeries; Strangler; Disappearances
    slot crime Trial; Con
    slot crime2 Murder; Greed; Obsession; Fraud; Justice; Betrayal; Memory; Money; Seduction; Silence
    slot adjective Cold; Evil; Unsolved; Perfect; Final; Deadly; Blood; Reasonable; Unspeakable; Long
    slot noun Witness; Evidence; Alibi; Verdict; Suspect; Confession; Neighbor; River; Detective; Doubt
    slot noun Testimony; House
    slot person Butcher; Poisoner; Con Man; Widow; Counterfeiter; Ghost; Art Thief; Bluebeard
    slot person Angel of Death; Bank Robber
    slot number Two; Three; Seven; Eleven; Nineteen
    slot units Graves; Nights; Strangers; Suspects; Confessions; Summers
    slot street Elm Street; Harbor Road; Delancey Street; Route 9; Lake Drive; Cemetery Lane; Juniper Court
    slot killer Killer; Strangler; Arsonist; Sniper; Poisoner; Stalker

    titles en Poetry
    pattern {adjective} {plural}
    pattern {plural} for the {person}
    pattern {noun} with {noun}
    pattern {abstract}, or {abstract}
    pattern The {noun} and the {noun}
    pattern A {noun} in the {place}
    pattern {noun}, {noun}, {noun}
    subtitle Poems
    subtitle New and Selected Poems
    subtitle Collected Poems, {year}–{later}
    subtitle Poems on {abstract}
    slot adjective Blue; Late; Small; Salt; Inner; Burning; Unsent; Slow; Wild; Broken; Northern; Summer
    slot adjective Invisible; Tender
    slot plural Hours; Psalms; Elegies; Letters; Seasons; Tongues; Lullabies; Rivers; Wings; Hymns
    slot plural Apologies; Lanterns; Stones; Sparrows; Ghazals; Weeds
    slot noun Honey; Milk; Sparrow; Moon; Wound; Bread; Lemon; Bone; Comet; Horse; Willow; Pear; Fish
    slot noun Ladder; Candle; Heron; Mouth
    slot person Living; Drowned; Unborn; Body; Moon; Exile; Insomniac; Emperor; Republic; Field Mouse
    slot abstract Desire; Weather; Mercy; Absence; Joy; Distance; Sleep; Longing; Silence; Hunger; Praise
    slot abstract Wonder
    slot place Dark; Rain; Wheat; Throat; Snow; Garden; Mouth of the River; Attic; Orchard; Clearing
    slot year 1951; 1960; 1966; 1974; 1981; 1988; 1990
    slot later 1995; 2001; 2004; 2010; 2015; 2019

    titles en Politics
    pattern The {adjective} {noun}
    pattern How {noun} {verb}
    pattern {noun}, {noun} and {noun}
    pattern The {noun} {event}
    pattern After {noun}
    pattern The {event} of {noun}
    subtitle {noun} in the Age of {age}
    subtitle The {event} of {noun}
    subtitle Why {noun} {verb} and What Comes Next
    subtitle A Report from {place}
    slot adjective Divided; Unfinished; Illiberal; Shadow; Permanent; Angry; Paper; Great; Fragile; Captured
    slot adjective Invisible; Stolen
    slot noun Democracy; Power; Empire; Populism; Liberty; Capital; Truth; Propaganda; Inequality; Migration
    slot noun Sovereignty; Oligarchy; Citizenship; Dissent; Austerity; Utopia; Surveillance
    slot verb Ends; Dies; Survives; Spreads; Wins; Fails; Returns; Works
    slot event Crisis; Collapse; Delusion; Bargain; Revolt; Machine; Project; Trap; Turn; Limits; Future
    slot event Myth
    slot age Algorithms; Outrage; Oil; Fear; Climate Change; Plenty; Strongmen; Big Tech
    slot place the Border; Budapest; the Rust Belt; Caracas; Hong Kong; Manila; Minsk; the Sahel; Washington
    slot place Brussels

    titles en Nature
    pattern The {adjective} {thing}
    pattern {animal} {season}
    pattern {thing} and {thing}
    pattern The {person}'s {thing}
    pattern The {animal} of {place}
    pattern A Year of {animals}
    pattern {thing}, {thing} and {thing}
    subtitle Notes from {place}
    subtitle Among {animals} in {place}
    subtitle Rewilding {place}
    slot adjective Wild; Unseen; Living; Winter; Old; Hidden; Last; Salt; Quiet; Green; Buried; Moonlit
    slot thing Meadow; Hedgerow; River; Marsh; Wood; Shore; Peat; Estuary; Orchard; Heath; Tide; Glacier
    slot thing Garden; Mountain; Stone; Lichen
    slot animal Otter; Hare; Curlew; Heron; Wolf; Kingfisher; Salmon; Barn Owl; Lynx; Swift; Beaver; Eel
    slot animal Crane
    slot animals Swifts; Otters; Hares; Moths; Foxes; Crows; Bees; Seals; Geese; Toads; Cranes
    slot season Winter; Spring; Summer; Autumn; Season; Country; Weather; Year
    slot person Shepherd; Falconer; Beekeeper; Gardener; Forester; Ferryman; Naturalist; Lighthouse Keeper
    slot place the Fens; Exmoor; the Burren; Orkney; the Camargue; the Adirondacks; the Wadden Sea; Skye
    slot place the Carpathians; Vermont; the Outback; the Marches
    """
}
