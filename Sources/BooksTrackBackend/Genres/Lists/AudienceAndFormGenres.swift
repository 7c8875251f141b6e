// Genres defined by audience or form rather than by topic: books for the young, comics, poetry, drama, humor,
// folklore, and national literatures.

extension GenreList {
  /// Young Adult and Children's, with their subgenres.
  static let young = """
    Young Adult
      : young adult fiction; young adult; ya; teen; teens; young adult literature; teen & young adult
      : teen fiction
      : ya fiction; teenage fiction; ya lit; young adults; young adult novels; teen books
      : young adult fiction general
      Young Adult Nonfiction
        : young adult nonfiction; teen nonfiction; ya nonfiction
    Children's
      : juvenile fiction; children's; children's fiction; children's stories; children's literature; kids
      : children
      : childrens; juvenile; children's books; childrens books; juvenile literature fiction; kids books
      : children's storybooks; children's & juvenile fiction; stories for children; children's novels
      Picture Books
        : picture books; picture book; picture books for children; picture storybooks
        : illustrated children's books
      Board Books
        : board books; board book; baby books; babies & toddlers; toddler books
      Early Readers
        : early readers; easy readers; readers (primary); beginner readers; i can read
        : Children's / readers; Children's / beginning readers; beginning readers; early reader
        : Children's / beginner
      Chapter Books
        : chapter books; chapter book; Children's / readers / chapter books; Early Readers / chapter books
      Middle Grade
        : middle grade; middle grade fiction; middle-grade; tween; middle grade novels; middle grade books
      Bedtime Stories
        : bedtime stories; bedtime & dreams; bedtime; bedtime story; good night stories
      Nursery Rhymes
        : nursery rhymes; nursery rhyme; mother goose; stories in rhyme; rhyming stories
      Concept Books
        : concept books; alphabet books; counting books; abc books; Children's / concepts; alphabet book
      School Stories
        : school stories; school & education; Children's / school & education; boarding school stories
        : school story
      Children's Nonfiction
        : juvenile nonfiction; juvenile literature; children's nonfiction; children's non-fiction
        : Children's / nonfiction
        : nonfiction for children; kids nonfiction
    """

  /// Comics, Poetry, Drama, Humor and Folklore, with their subgenres.
  static let forms = """
    Comics
      : comics & graphic novels; comics; comic books; comic books, strips, etc; comics (graphic works)
      : comic book
      : comics & comic books; comic books & graphic novels
      Graphic Novels
        : graphic novels; graphic novel; graphic fiction; cartoons & graphic novels; graphic literature
        : sequential art
        : graphic novels & manga; Comics / literary; Comics / graphic novels
        Graphic Memoir
          : graphic memoir; graphic memoirs; Comics / biography & memoir; autobiographical comics
          : graphic nonfiction
          : Comics / nonfiction
      Manga
        : manga; mangas; japanese comics; manga comics; graphic manga
        Shonen
          : shonen; shounen; shonen manga; Manga / shonen; shonen jump
        Shojo
          : shojo; shoujo; shojo manga; shoujo manga
        Seinen
          : seinen; seinen manga; josei; josei manga
        Yaoi
          : yaoi; boys' love; boys love; bl manga; Manga / yaoi; shounen ai
        Yuri
          : yuri; girls' love; girls love; yuri manga; shoujo ai
      Manhwa
        : manhwa; webtoon; webtoons; korean comics; manhua
      Superheroes
        : superheroes; superhero; superhero comics; superhero fiction; super heroes; superhero stories
      Comic Strips
        : comic strips; comic strips & cartoons; newspaper strips; cartoons; Humor / comic strips & cartoons
      Webcomics
        : webcomics; webcomic; web comics
    Poetry
      : poetry; poems; verse; collected poems; poetry anthologies; poetry & verse; poem
      Epic Poetry
        : epic poetry; epic poems; Poetry / epic; narrative poetry; verse epics; Poetry / ancient & classical
      Haiku
        : haiku; haikus; tanka; haiku & tanka
      Novels in Verse
        : novels in verse; verse novel; verse novels; Children's / stories in verse
        : Young Adult / novels in verse
      Sonnets
        : sonnets; sonnet
      Love Poetry
        : love poetry; love poems; Poetry / love; Poetry / subjects & themes / love
    Drama
      : drama; plays; dramas; stage plays; play scripts; plays & drama
      Tragedy
        : tragedy; tragedies; Drama / tragedy
      Stage Comedy
        : Drama / comedy; stage comedy; stage comedies; comedy plays; farce; farces
      Screenplays
        : screenplays; screenplay; film scripts; scripts; motion picture plays; television plays; teleplays
      Musicals
        : musicals; musical theater; musical theatre; broadway musicals; librettos; libretti
    Humor
      : humor; humour; humorous; humorous stories; comedy; humor general; wit & humor; funny; comedies
      : humorous books
      : humor & entertainment; American wit & humor; English wit & humor; humour & comedy; funny stories
      Satire
        : satire; satires; parodies; parody; satirical literature; Humor / form / parodies; satire & parody
        : spoofs
      Jokes & Riddles
        : jokes & riddles; jokes; riddles; puns; joke books; Humor / jokes & riddles; riddles & jokes
        : limericks
    Folklore
      : folklore; folk tales; folktales; folk tale; folk tales & legends; tales; legends; folklore & mythology
      : folk stories
      Mythology
        : mythology; myths; legends, myths, fables; mythology, greek; greek mythology; norse mythology
        : myths & legends
        : mythology, norse; legends & mythology; mythology & folklore; mythology, classical
        : classical mythology
        : greek myths; mythology, celtic; egyptian mythology; roman mythology
    """

  /// National literatures, to which a book belongs by its language or country.
  static let literatures = """
    World Literature
      : world literature; literature; international literature; translated fiction; literature in translation
      : world fiction; literatures
      American Literature
        : american literature; american fiction; american novels; World Literature / american
        : Poetry / american
        : Drama / american; Literary Criticism / american; american poetry; american drama
        : american short stories
        African American Literature
          : african american literature; american literature african american authors
          : black american literature
        Southern Literature
          : southern literature; southern fiction; american literature southern states
      English Literature
        : english literature; english fiction; british literature; english novels; english poetry
        : british fiction
        : Poetry / english; Drama / english; english drama; World Literature / british & irish
        : english short stories
        : Poetry / european / english, irish, scottish, welsh; english, irish, scottish, welsh
      Irish Literature
        : irish literature; irish fiction; Poetry / irish; irish poetry; irish drama
      Scottish Literature
        : scottish literature; scottish fiction; scottish poetry
      Canadian Literature
        : canadian literature; canadian fiction; canadiana; Poetry / canadian; canadian poetry; canlit
      Australian Literature
        : australian literature; australian fiction; australian poetry
      French Literature
        : french literature; french fiction; french novels; french poetry; Drama / french; french drama
      German Literature
        : german literature; german fiction; german novels; german poetry; austrian literature; german drama
      Italian Literature
        : italian literature; italian fiction; italian poetry; italian drama
      Spanish Literature
        : spanish literature; spanish fiction; spanish poetry; spanish drama
      Portuguese Literature
        : portuguese literature; portuguese fiction; portuguese poetry; brazilian literature
        : brazilian fiction
      Latin American Literature
        : latin american literature; latin american fiction; hispanic & latino; spanish american literature
        : spanish american fiction; argentine fiction; mexican fiction; mexican literature
        : Poetry / caribbean & latin american
      Caribbean Literature
        : caribbean literature; caribbean fiction; west indian literature
      Dutch Literature
        : dutch literature; dutch fiction; flemish literature; belgian literature
      Nordic Literature
        : scandinavian literature; nordic literature; swedish fiction; danish fiction; norwegian fiction
        : swedish literature
        : norwegian literature; danish literature; finnish literature; icelandic literature
        : scandinavian fiction
      Russian Literature
        : russian literature; russian fiction; russian novels; russian poetry; soviet literature
        : russian drama
        : russian & former soviet union
      Eastern European Literature
        : eastern european literature; polish literature; czech literature; hungarian literature
        : polish fiction
        : czech fiction; hungarian fiction; ukrainian literature; romanian literature; serbian literature
      Greek Literature
        : greek literature; modern greek literature; greek poetry; modern greek fiction
      Ancient Classics
        : ancient & classical; classical literature; greek & roman classics; latin literature
        : ancient classics
        : World Literature / ancient & classical; greek drama; greek drama (tragedy); latin poetry
      African Literature
        : african literature; african fiction; nigerian fiction; south african fiction; nigerian literature
      Arabic Literature
        : arabic literature; arabic fiction; middle eastern literature; arabic poetry; Poetry / middle eastern
      Persian Literature
        : persian literature; persian poetry; persian fiction; iranian literature
      Turkish Literature
        : turkish literature; turkish fiction
      Indian Literature
        : indian literature; indic literature; indic fiction; indic fiction (english); south asian literature
        : indian fiction; hindi literature; bengali literature
      Chinese Literature
        : chinese literature; chinese fiction; chinese poetry; taiwanese literature
      Japanese Literature
        : japanese literature; japanese fiction; light novel; light novels; japanese poetry; japanese novels
      Korean Literature
        : korean literature; korean fiction; korean poetry
      Jewish Literature
        : jewish literature; jewish fiction; Fiction / jewish; hebrew literature; israeli fiction
        : yiddish literature
      Indigenous Literature
        : indigenous literature; native american literature; indigenous fiction; Fiction / indigenous
        : Fiction / native american & aboriginal; american indian literature
    """
}
