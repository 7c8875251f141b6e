// The files of Corpora by which `verify` judges the stack.

#include "EvidenceFiles.h"

#include "../Embedding.h"

static const unsigned char labelled[] = {
#embed "../../../Corpora/Genres/labelled.tsv"
};
static const unsigned char common_words[] = {
#embed "../../../Corpora/Pairs/common-words.tsv"
};
static const unsigned char proofs[] = {
#embed "../../../Corpora/Proofs/tests.tsv"
};
static const unsigned char version_1[] = {
#embed "../../../Corpora/Libraries/version-1/log-00000000000000000001"
};
static const unsigned char version_2[] = {
#embed "../../../Corpora/Libraries/version-2/log-00000000000000000001"
};
static const unsigned char version_3[] = {
#embed "../../../Corpora/Libraries/version-3/log-00000000000000000001"
};
static const unsigned char version_4[] = {
#embed "../../../Corpora/Libraries/version-4/log-00000000000000000001"
};
static const unsigned char version_5[] = {
#embed "../../../Corpora/Libraries/version-5/log-00000000000000000001"
};
static const unsigned char version_6[] = {
#embed "../../../Corpora/Libraries/version-6/log-00000000000000000001"
};
static const unsigned char version_7[] = {
#embed "../../../Corpora/Libraries/version-7/log-00000000000000000001"
};

static const struct EmbeddedFile files[] = {
  EMBEDDED("Genres/labelled.tsv", labelled),
  EMBEDDED("Pairs/common-words.tsv", common_words),
  EMBEDDED("Proofs/tests.tsv", proofs),
  EMBEDDED("Libraries/version-1/log-00000000000000000001", version_1),
  EMBEDDED("Libraries/version-2/log-00000000000000000001", version_2),
  EMBEDDED("Libraries/version-3/log-00000000000000000001", version_3),
  EMBEDDED("Libraries/version-4/log-00000000000000000001", version_4),
  EMBEDDED("Libraries/version-5/log-00000000000000000001", version_5),
  EMBEDDED("Libraries/version-6/log-00000000000000000001", version_6),
  EMBEDDED("Libraries/version-7/log-00000000000000000001", version_7),
};

EMBEDDED_FILES(evidenceFile)
