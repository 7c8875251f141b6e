// The genres of nonfiction about nature, work, art, home and leisure.

extension GenreList {
  /// The subgenres of Nonfiction that `nonfiction` lacks, below their parent.
  static let sciencesAndPastimes = """
    Nonfiction
      Science
        : science; popular science; sciences; natural science; natural sciences; life sciences
        : science general
        : science & math; history of science; philosophy of science; science & nature general
        Physics
          : physics; quantum mechanics; quantum theory; quantum physics; relativity; relativity (physics)
          : Science / physics
          : thermodynamics; mechanics; particle physics; nuclear physics; string theory
        Chemistry
          : chemistry; organic chemistry; biochemistry; Science / chemistry; inorganic chemistry
        Biology
          : biology; molecular biology; microbiology; genetics; zoology; botany; physiology; cell biology
          : neurobiology
          : Science / life sciences / biology; marine biology; human biology; genomics
        Evolution
          : evolution; evolution (biology); human evolution; natural selection; evolutionary biology
          : darwinism
        Neuroscience
          : neuroscience; neurosciences; brain science; neurology
        Astronomy
          : astronomy; astrophysics; cosmology; space science; Science / space science; space sciences
          : space & astronomy; astronomy & space science
        Earth Science
          : earth science; earth sciences; geology; meteorology; oceanography; paleontology
          : Science / earth sciences
          : climatology; palaeontology
      Mathematics
        : mathematics; math; maths; mathematics general; algebra; geometry; calculus; probability & statistics
        : number theory; arithmetic; statistics; trigonometry; mathematical analysis; topology
        : applied mathematics
      Nature
        : nature; natural history; nature general; nature & outdoors; wildlife; outdoors & nature
        : nature writing
        : nature study; nature & wildlife
        Animals
          : animals; Nature / animals; Nature / mammals; wild animals; animal behavior
        Birds
          : birds; ornithology; bird watching; birdwatching; Nature / birds; birds & birdwatching
          : Nature / animals / birds
        Environment
          : environment; ecology; environmental science; climate change; environmentalism; conservation
          : sustainability
          : environmental conservation & protection; global warming; environmental protection
          : nature conservation
          : environmental studies; nature & the environment; Nature / environmental conservation & protection
        Pets
          : pets; dogs & cats; pet care; Pets / dogs; Pets / cats; dog training
      Technology
        : technology & engineering; technology; technology general; engineering & technology; inventions
        : industrial arts
        : technology & applied sciences; history of technology; science & technology general
        Engineering
          : engineering; mechanical engineering; electrical engineering; civil engineering; electronics
          : robotics
          : Technology / engineering; chemical engineering; materials science; telecommunication
        Transportation
          : transportation; automobiles; aviation; railroads; aeronautics; automotive
          : ships & shipbuilding; railways; aviation & nautical
        Agriculture
          : agriculture; farming; animal husbandry; Technology / agriculture; beekeeping
      Computers
        : computers; computer science; computers & technology; computing; information technology
        : computers general
        : computers & internet; computer software; data processing; electronic data processing; databases
        Programming
          : programming; programming languages; software engineering; Computers / programming; coding
          : computer programming
          : software development; python (computer program language); java (computer program language)
          : web development
        Artificial Intelligence
          : artificial intelligence; machine learning; ai; Computers / artificial intelligence
          : neural networks; data mining
          : intelligence (ai) & semantics; data science
        Computer Security
          : computer security; cybersecurity; Computers / security; hacking; information security
      Medicine
        : medical; medicine; medical books; medicine & health sciences; medical sciences; surgery
        : medicine general
        : history of medicine; pathology; pharmacology; public health
        Nursing
          : nursing; Medicine / nursing; nursing care
        Psychiatry
          : psychiatry; Medicine / psychiatry; psychopathology
      Health
        : health & fitness; health; wellness; healthy living; health, fitness & dieting; health & wellness
        : health & beauty
        : health, mind & body; hygiene; alternative medicine; women's health
        Fitness
          : fitness; exercise; physical fitness; Health / exercise; bodybuilding; exercise & fitness
          : weight training; pilates
        Nutrition
          : nutrition; diet & nutrition; diets; diet; weight loss; Health / diet & nutrition; healthy eating
          : dieting
        Mental Health
          : mental health; stress management; Self-Help / mood disorders; depression, mental
        Yoga
          : yoga; Health / yoga; hatha yoga; ashtanga yoga
        Sexuality
          : sexuality; Health / sexuality; human sexuality; sex instruction; sexual health
      Parenting
        : family & relationships; parenting; parenting & relationships; child rearing
        : parenting & families; families & parenting
        Pregnancy & Childbirth
          : pregnancy & childbirth; childbirth; Parenting / pregnancy; Health / pregnancy & childbirth
      Business
        : business & economics; business; business & money; business & investing; commerce; business general
        : business & finance; small business; international business; accounting; business books
        : human resources
        Management
          : management; project management; organizational behavior; industrial management
          : Business / management
          : strategic planning; business management; organizational development
        Leadership
          : leadership; Business / leadership; management & leadership; business leadership
        Marketing
          : marketing; advertising; branding; sales & marketing; Business / marketing; public relations
        Entrepreneurship
          : entrepreneurship; startups; Business / entrepreneurship; new business enterprises; start-ups
        Economics
          : economics; economic history; macroeconomics; microeconomics; economic policy; Business / economics
          : economy
          : political economy; Business / economic history; economic theory
        Finance
          : finance; investing; investments; banking; investments & securities; Business / finance
          : stock market
          : finance & investing; banks & banking; Business / investments & securities
        Personal Finance
          : personal finance; Business / personal finance; money management; retirement planning; budgeting
          : finance, personal
        Careers
          : careers; job hunting; vocational guidance; career development; jobs & careers; Business / careers
          : résumés
      Art
        : art; arts; art general; fine arts; art & design; visual arts; the arts; modern art; arts general
        : art, modern; contemporary art; artists' books; sculpture
        Art History
          : art history; history of art; Art / history; art criticism; renaissance art; impressionism
          : impressionism (art)
        Painting
          : painting; paintings; watercolor; watercolor painting; Art / techniques / painting; oil painting
        Drawing
          : drawing; sketching; Art / techniques / drawing; illustration; coloring books; figure drawing
          : calligraphy
        Design
          : design; graphic design; graphic arts; typography; industrial design; design general
          : commercial art; decorative arts
        Architecture
          : architecture; urban planning; city planning; architectural design; landscape architecture
        Fashion
          : fashion; clothing & dress; fashion design; Design / fashion; textile design
        Photography
          : photography; photobooks; photography, artistic; Art / photography; photo essays; photojournalism
          : photography general; artistic photography
      Performing Arts
        : performing arts; acting; theatre arts; performing arts general
        Film
          : film; film & video; movies; cinema; motion pictures; Performing Arts / film; film history
          : film studies
          : movie & video; film criticism; filmmaking; motion picture industry
        Television
          : television; tv; television programs; Performing Arts / television; television series; tv shows
        Theater
          : theater; theatre; Performing Arts / theater; stagecraft; theater history
          : Performing Arts / acting & auditioning
        Dance
          : dance; ballet; Performing Arts / dance; choreography
        Music
          : music; music general; musical instruments; music theory
          : music history; opera; operas; classical music; jazz; songbooks; music & musicians; punk rock
          : hip-hop
          Rock Music
            : rock music; pop music; popular music; Music / genres & styles / rock; rock & roll
      Travel
        : travel; travel writing; travel general; travelogues; voyages & travels; travel & holiday; travels
        : description & travel
        : travel literature; Travel / essays & travelogues; travel essays; discovery & exploration
        : discoveries in geography
        Travel Guides
          : travel guides; guidebooks; travel guide; guide books; guidebook; city guides; Travel / guides
      Cooking
        : cooking; cookbooks; cookery; food & drink; cookbooks, food & wine; food; recipes; gastronomy
        : food & wine; cookbook
        : cooking general; food writing; culinary arts; food habits; cuisine; cooking, american
        : Cooking / regional & ethnic
        Baking
          : baking; desserts; pastry; Cooking / baking; Cooking / courses & dishes / desserts
        Vegetarian & Vegan
          : vegetarian & vegan; vegetarian; vegan; vegetarian cooking; vegan cooking; vegetarianism; veganism
          : Cooking / vegetarian; plant-based; cooking (vegetables)
        Wine & Spirits
          : wine & spirits; beverages; cocktails; wine & winemaking; Cooking / beverages
      Crafts & Hobbies
        : crafts & hobbies; crafts; hobbies; handicraft; arts & crafts; crafts, hobbies & home
        : hobbies & crafts; handicrafts
        : origami; paper crafts; scrapbooking; jewelry making; model making
        Needlework
          : needlework; knitting; crocheting; sewing; quilting; embroidery; crochet; knitting & crocheting
          : quilts; quilts & quilting
          : fiber arts; weaving; needlework & sewing
        Woodworking
          : woodworking; carpentry; woodwork; Crafts & Hobbies / woodwork; furniture making; wood carving
        Antiques & Collectibles
          : antiques & collectibles; antiques; collectibles; collecting; stamp collecting; numismatics
      House & Home
        : house & home; home improvement; home & garden; home economics; do it yourself; diy; housekeeping
        : remodeling
        : home repair; home & living
        Gardening
          : gardening; gardens; horticulture; vegetable gardening; landscape gardening; plants & gardening
          : houseplants
        Interior Design
          : interior design; interior decoration; decorating; home decorating; House & Home / decorating
      Games & Puzzles
        : games & activities; games; puzzles; games & puzzles; puzzle books; crosswords; chess; board games
        : video games
        : role playing; role-playing games; crossword puzzles; sudoku; games & fantasy gaming; card games
        : gaming; fantasy games
      Sports
        : sports & recreation; sports; sport; sports & outdoors; athletics; outdoor recreation; sports general
        : recreation
        : fishing; hunting; golf; tennis; swimming; olympics; camping; hiking; boxing; sailing; outdoors
        Soccer
          : soccer; association football; Sports / soccer; world cup (soccer)
        Baseball
          : baseball; Sports / baseball
        Basketball
          : basketball; Sports / basketball
        American Football
          : american football; Sports / football
        Martial Arts
          : martial arts; martial arts & self-defense; karate; judo; self-defense
          : Sports / martial arts & self-defense
        Running
          : running; running & jogging; jogging; marathon running; marathons; Sports / running & jogging
          : triathlon
        Cycling
          : cycling; bicycling; biking; Sports / cycling; bicycle racing
        Mountaineering
          : mountaineering; rock climbing; climbing; Sports / mountaineering; mountain climbing
    """
}
