// The genres of fiction and their English spellings.

extension GenreList {
  /// Fiction and its subgenres.
  static let fiction = """
    Fiction
      : fiction; general fiction; novels; novel; literature & fiction; genre fiction
      : general & literary fiction
      : fiction general; prose fiction; contemporary & modern fiction; general novels
      Classic Literature
        : classics; classic; classic fiction; classic literature; classic literature & fiction
        : literary classics
        : classical fiction; modern classics; classic novels; Fiction / classic
      Literary Fiction
        : literary fiction; literary; literary novels; literature & literary fiction; upmarket fiction
      Contemporary Fiction
        : contemporary fiction; contemporary; contemporary novels; modern & contemporary fiction
        : Fiction / modern; Fiction / contemporary women
      Historical Fiction
        : historical fiction; historical novels; histfic; hist-fic
        : Fiction / historical; Fiction / historical fiction; Fiction / history
      Short Stories
        : short stories; short story; short stories (single author); short fiction; flash fiction
        : short stories & anthologies; novellas; novella; novelette
      Experimental Fiction
        : experimental fiction; experimental; metafiction; avant-garde fiction; absurdist fiction
      Epistolary Fiction
        : epistolary fiction; epistolary; epistolary novel; Fiction / letters
      Psychological Fiction
        : psychological fiction; psychological novels; Fiction / psychological; psychological stories
      Political Fiction
        : political fiction; political novels; Fiction / political; political stories
      Religious Fiction
        : religious fiction; Fiction / religious; inspirational fiction; Fiction / religion; spiritual fiction
        Christian Fiction
          : christian fiction; Fiction / christian; christian stories; christian novels
          : Religious Fiction / christian
      Magical Realism
        : magical realism; magic realism; magic realism (literature); magical realist fiction
      Family Saga
        : family life; sagas; family saga; family sagas; domestic fiction; saga; family life fiction
      Coming of Age
        : coming of age; bildungsroman; bildungsromans; bildungsromane; coming of age stories; growing up
        : Fiction / coming of age
      Women's Fiction
        : women's fiction; contemporary women; Fiction / women; women's contemporary fiction
        Chick Lit
          : chick lit; chick-lit; chicklit; chick literature
      LGBTQ+
        : lgbt; lgbtq+; lgbtq; lgbtqia+; gay & lesbian; queer; queer fiction; gay fiction; lesbian fiction
        : lgbtq fiction; gay; lesbian; lgbtqia; lgbt fiction; sapphic; transgender fiction; bisexual fiction
      African American Fiction
        : african american fiction; Fiction / african american; urban fiction; street lit; black fiction
        : Fiction / african american & black; african american & black; Fiction / urban
      Humorous Fiction
        : humorous fiction; Fiction / humorous; humorous novels; Fiction / humor; comic fiction; comic novels
        : Fiction / satire; satirical fiction; Fiction / humorous stories; Fiction / humour
      Holiday Fiction
        : holiday fiction; Fiction / holidays; christmas stories; christmas fiction; Fiction / christmas
        : Romance / holiday; Fiction / holidays & celebrations
      Animal Stories
        : animal stories; animal fiction; Fiction / animals; dog stories; horse stories
      Sports Fiction
        : sports fiction; sports stories; Fiction / sports
      Adventure
        : action & adventure; adventure; adventure stories; adventure fiction; action
        : action adventure; adventure story; adventures; adventure novels
        Sea Stories
          : sea stories; nautical fiction; sea adventures; maritime fiction; pirate stories; naval fiction
        Survival Stories
          : survival stories; survival fiction; Adventure / survival
      Western
        : westerns; western; western stories; western fiction; frontier fiction; cowboy stories
      War Fiction
        : war & military; war fiction; war stories; military fiction; Fiction / war; Fiction / military
        : war novels
        : military & war fiction
      Thriller
        : thrillers; thriller; suspense; thrillers & suspense; thriller fiction; suspense fiction
        : suspense & thriller; thriller & suspense; suspense stories
        Psychological Thriller
          : psychological thrillers; psychological thriller; Thriller / psychological; psychological suspense
          : domestic thriller; domestic suspense; Thriller / domestic
        Legal Thriller
          : legal thrillers; legal thriller; Fiction / legal; Thriller / legal; legal stories; courtroom drama
        Medical Thriller
          : medical thrillers; medical thriller; Thriller / medical; Fiction / medical; medical suspense
        Political Thriller
          : political thrillers; political thriller; Thriller / political; conspiracy thriller
          : Thriller / terrorism
        Techno-Thriller
          : techno-thrillers; technothrillers; technological thriller; Thriller / technological
          : Thriller / technology; technothriller
        Historical Thriller
          : historical thrillers; historical thriller; Thriller / historical
        Military Thriller
          : military thrillers; military thriller; Thriller / military
        Spy Fiction
          : spy stories; espionage; spy fiction; spies; spy thriller; spy novels; spy; Thriller / espionage
          : espionage thriller; espionage fiction; spies & politics; spy thrillers
      Crime
        : crime; crime fiction; crime novels; Fiction / crime; crime stories; Thriller / crime
        : gangster fiction; organized crime fiction
        Noir
          : noir; hard-boiled; hardboiled; noir fiction; roman noir; hard-boiled fiction; noir crime
          : Mystery / hard-boiled
        Police Procedural
          : police procedural; police procedurals; Mystery / police procedural; police fiction; police stories
        Heist
          : heist; heists; caper; capers; caper fiction; heist fiction
      Mystery
        : mystery; mysteries; mystery & detective; mystery fiction; mystery stories
        : detective & mystery stories; whodunit
        : mysteries & detective stories; mystery & detective fiction; murder mystery
        : mystery novels; murder mysteries
        : Fiction / mystery & detective stories; detective mystery
        Detective
          : detective; detective fiction; detective stories; detective novels; private investigators fiction
          : Mystery / private investigators; Mystery / women sleuths; Mystery / amateur sleuth
          : amateur sleuths
          : private detective stories; sherlock holmes stories; female sleuths; women sleuths
        Cozy Mystery
          : cozy mysteries; cozy mystery; cozy; cosy mystery; cosy crime; cozy crime; Mystery / cozy
          : cosy mysteries; cozy mystery fiction; Mystery / traditional; culinary mystery
        Historical Mystery
          : historical mysteries; historical mystery; Mystery / historical; historical crime fiction
          : Crime / historical; historical crime
      Science Fiction
        : science fiction; sci-fi; scifi; sf; science-fiction; sciencefiction; science fiction stories
        : science fiction general; syfy; s.f.; speculative fiction; science fiction novels; sci fi
        : sci-fi fiction
        Dystopian
          : dystopias; dystopian; dystopia; dystopian fiction; dystopic; dystopian novels
          : Science Fiction / dystopia
          : dystopian stories; dystopian science fiction; anti-utopias
        Utopian
          : utopias; utopian; utopia; utopian fiction; utopian novels
        Space Opera
          : space operas; space opera; space exploration fiction; Science Fiction / space exploration
        Cyberpunk
          : cyberpunk; cyberpunk fiction; cyber punk; biopunk
        Time Travel
          : time travel; time travel fiction; time travel stories; time-slip; timeslip; time travelling
        Alternate History
          : alternative histories; alternate history; alternative history; alternate histories (fiction)
          : alternate history fiction; uchronia; alternate histories; alternative history fiction
        Post-Apocalyptic
          : apocalyptic & post-apocalyptic; post-apocalyptic; post apocalyptic; apocalyptic; postapocalyptic
          : apocalyptic fiction; end of the world fiction; post-apocalyptic fiction; apocalypse
        Steampunk
          : steampunk; steampunk fiction; gaslamp fantasy; dieselpunk; steam punk
        Military Science Fiction
          : military science fiction; Science Fiction / military; military sci-fi; military sf; mil sf
        Hard Science Fiction
          : hard science fiction; hard sf; hard sci-fi; Science Fiction / hard science fiction
        First Contact
          : first contact; alien contact; alien invasion; Science Fiction / aliens
          : extraterrestrial beings fiction
        Climate Fiction
          : climate fiction; cli-fi; clifi; eco-fiction; ecofiction; Fiction / nature & the environment
        Solarpunk
          : solarpunk; hopepunk; solar punk
      Fantasy
        : fantasy; fantasy fiction; fantasies; fantasy & magic; fantasy novels; fantasy stories
        : fantasy general; fantasy fiction general; Fiction / magic; fantastic fiction
        Epic Fantasy
          : epic fantasy; high fantasy; Fantasy / epic; heroic fantasy; epic fantasy fiction; Fantasy / high
          : Fantasy / dragons & mythical creatures
        Urban Fantasy
          : urban fantasy; Fantasy / urban; contemporary fantasy; urban fantasy fiction
          : Fantasy / contemporary
        Dark Fantasy
          : dark fantasy; Fantasy / dark; dark fantasy fiction; Fantasy / dark fantasy
        Grimdark
          : grimdark; grimdark fantasy; grim dark
        Historical Fantasy
          : historical fantasy; Fantasy / historical; historical fantasy fiction
        Sword & Sorcery
          : sword & sorcery; swords & sorcery; sword & sorcery fiction
        Arthurian Fantasy
          : arthurian; arthurian fantasy; arthurian romances; arthurian legend; Fantasy / arthurian
        Portal Fantasy
          : portal fantasy; isekai; portal fiction
        Cozy Fantasy
          : cozy fantasy; cosy fantasy; Fantasy / cozy
        Humorous Fantasy
          : humorous fantasy; comic fantasy; Fantasy / humorous; funny fantasy
        Paranormal
          : paranormal; supernatural; occult & supernatural; paranormal fiction; supernatural fiction
          : paranormal & supernatural; Fiction / occult; occult fiction; Fantasy / paranormal
        LitRPG
          : litrpg; gamelit; lit rpg; litrpg (literary role-playing game); progression fantasy; game lit
          : lit-rpg
      Fairy Tales
        : fairy tales; fairy tale; fairy tales & folklore; fairytales; fairy tale retellings; fairytale
        : fairy tales, folk tales, legends & mythology; retellings; adaptations of fairy tales
      Fables
        : fables; fable; parables; Aesop's fables; allegories
      Horror
        : horror; horror fiction; horror tales; horror stories; scary stories; horror novels
        : supernatural horror
        : Fiction / scary; weird fiction
        Gothic
          : gothic; gothic fiction; gothic novels; gothic horror; gothic fiction (literary genre)
          : southern gothic
        Ghost Stories
          : ghost stories; ghost story; Fiction / ghost; ghosts fiction; haunted house fiction
          : Horror / ghosts; paranormal ghosts
        Vampires
          : vampires; vampire; vampire fiction; vampire stories; vampire novels
        Zombies
          : zombies; zombie; zombie fiction; zombie stories
        Cosmic Horror
          : cosmic horror; lovecraftian; lovecraftian horror; eldritch horror; cthulhu mythos
        Splatterpunk
          : splatterpunk; extreme horror; slasher; body horror
      Romance
        : romance; romances; love stories; romance fiction; romance novels; love & romance; romantic fiction
        : romance general; love story; love fiction; romance stories; romance literature
        Contemporary Romance
          : contemporary romance; Romance / contemporary; modern romance; contemporary romance fiction
        Historical Romance
          : historical romance; Romance / historical; historical romances; Romance / historical romance
          : Romance / medieval; Romance / victorian; Romance / scottish; highlander romance; viking romance
        Regency Romance
          : regency romance; regency; Romance / regency; regency fiction; regency novels; regency romances
        Paranormal Romance
          : paranormal romance; Romance / paranormal; paranormal romance stories; shifter romance
          : vampire romance
        Romantasy
          : romantasy; fantasy romance; Romance / fantasy; romantic fantasy; faerie romance
        Science Fiction Romance
          : science fiction romance; sci-fi romance; Romance / science fiction; alien romance
        Romantic Suspense
          : romantic suspense; Romance / suspense; romantic thriller; romantic suspense fiction
        Romantic Comedy
          : romantic comedy; Romance / romantic comedy; romcom; rom-com; romantic comedies; rom com
        Dark Romance
          : dark romance; mafia romance; Romance / dark
        New Adult
          : new adult; Romance / new adult; new adult fiction; new adult & college; new adult romance
        Sports Romance
          : sports romance; Romance / sports; hockey romance
        Western Romance
          : western romance; Romance / western; cowboy romance; Romance / westerns
        Erotica
          : erotica; erotic fiction; erotic stories; Romance / erotica; Fiction / erotica; erotic literature
          : erotic romance; erotic; Romance / erotic
    """
}
