// The tables of Corpora/Words.

#include "WordFiles.h"

#include "../Embedding.h"

static const unsigned char common[] = {
#embed "../../../Corpora/Words/common.txt"
};
static const unsigned char english[] = {
#embed "../../../Corpora/Words/english.txt"
};
static const unsigned char german[] = {
#embed "../../../Corpora/Words/german.txt"
};
static const unsigned char french[] = {
#embed "../../../Corpora/Words/french.txt"
};
static const unsigned char spanish[] = {
#embed "../../../Corpora/Words/spanish.txt"
};
static const unsigned char italian[] = {
#embed "../../../Corpora/Words/italian.txt"
};
static const unsigned char portuguese[] = {
#embed "../../../Corpora/Words/portuguese.txt"
};
static const unsigned char dutch[] = {
#embed "../../../Corpora/Words/dutch.txt"
};
static const unsigned char russian[] = {
#embed "../../../Corpora/Words/russian.txt"
};
static const unsigned char countries[] = {
#embed "../../../Corpora/Words/countries.txt"
};
static const unsigned char given_names[] = {
#embed "../../../Corpora/Words/given-names.txt"
};

static const struct EmbeddedFile files[] = {
  EMBEDDED("Words/common.txt", common),
  EMBEDDED("Words/english.txt", english),
  EMBEDDED("Words/german.txt", german),
  EMBEDDED("Words/french.txt", french),
  EMBEDDED("Words/spanish.txt", spanish),
  EMBEDDED("Words/italian.txt", italian),
  EMBEDDED("Words/portuguese.txt", portuguese),
  EMBEDDED("Words/dutch.txt", dutch),
  EMBEDDED("Words/russian.txt", russian),
  EMBEDDED("Words/countries.txt", countries),
  EMBEDDED("Words/given-names.txt", given_names),
};

EMBEDDED_FILES(wordFile)
