// The tables of Corpora/Genres that the backend reads. The trees stand in the order of their genres.

#include "GenreFiles.h"

#include "../Embedding.h"

static const unsigned char tree_fiction[] = {
#embed "../../../Corpora/Genres/Tree/fiction.txt"
};
static const unsigned char tree_young[] = {
#embed "../../../Corpora/Genres/Tree/young.txt"
};
static const unsigned char tree_forms[] = {
#embed "../../../Corpora/Genres/Tree/forms.txt"
};
static const unsigned char tree_literatures[] = {
#embed "../../../Corpora/Genres/Tree/literatures.txt"
};
static const unsigned char tree_nonfiction[] = {
#embed "../../../Corpora/Genres/Tree/nonfiction.txt"
};
static const unsigned char tree_sciences_and_pastimes[] = {
#embed "../../../Corpora/Genres/Tree/sciences-and-pastimes.txt"
};
static const unsigned char foreign[] = {
#embed "../../../Corpora/Genres/foreign.txt"
};
static const unsigned char words_fillers[] = {
#embed "../../../Corpora/Genres/Words/fillers.txt"
};
static const unsigned char words_housekeeping[] = {
#embed "../../../Corpora/Genres/Words/housekeeping.txt"
};
static const unsigned char words_housekeeping_prefixes[] = {
#embed "../../../Corpora/Genres/Words/housekeeping-prefixes.txt"
};
static const unsigned char words_other_words[] = {
#embed "../../../Corpora/Genres/Words/other-words.txt"
};

static const struct EmbeddedFile files[] = {
  EMBEDDED("Genres/Tree/fiction.txt", tree_fiction),
  EMBEDDED("Genres/Tree/young.txt", tree_young),
  EMBEDDED("Genres/Tree/forms.txt", tree_forms),
  EMBEDDED("Genres/Tree/literatures.txt", tree_literatures),
  EMBEDDED("Genres/Tree/nonfiction.txt", tree_nonfiction),
  EMBEDDED("Genres/Tree/sciences-and-pastimes.txt", tree_sciences_and_pastimes),
  EMBEDDED("Genres/foreign.txt", foreign),
  EMBEDDED("Genres/Words/fillers.txt", words_fillers),
  EMBEDDED("Genres/Words/housekeeping.txt", words_housekeeping),
  EMBEDDED("Genres/Words/housekeeping-prefixes.txt", words_housekeeping_prefixes),
  EMBEDDED("Genres/Words/other-words.txt", words_other_words),
};

EMBEDDED_FILES(genreFile)
