// The tables of Corpora/Facts, in the order in which a catalog has them.

#include "FactFiles.h"

#include "../Embedding.h"

static const unsigned char series_fantasy[] = {
#embed "../../../Corpora/Facts/Series/fantasy.txt"
};
static const unsigned char series_epic_fantasy[] = {
#embed "../../../Corpora/Facts/Series/epic-fantasy.txt"
};
static const unsigned char series_discworld[] = {
#embed "../../../Corpora/Facts/Series/discworld.txt"
};
static const unsigned char series_urban_fantasy[] = {
#embed "../../../Corpora/Facts/Series/urban-fantasy.txt"
};
static const unsigned char series_science_fiction[] = {
#embed "../../../Corpora/Facts/Series/science-fiction.txt"
};
static const unsigned char series_crime[] = {
#embed "../../../Corpora/Facts/Series/crime.txt"
};
static const unsigned char series_detectives[] = {
#embed "../../../Corpora/Facts/Series/detectives.txt"
};
static const unsigned char series_young_adult[] = {
#embed "../../../Corpora/Facts/Series/young-adult.txt"
};
static const unsigned char series_children[] = {
#embed "../../../Corpora/Facts/Series/children.txt"
};
static const unsigned char series_comics[] = {
#embed "../../../Corpora/Facts/Series/comics.txt"
};
static const unsigned char series_manga[] = {
#embed "../../../Corpora/Facts/Series/manga.txt"
};
static const unsigned char series_romance[] = {
#embed "../../../Corpora/Facts/Series/romance.txt"
};
static const unsigned char series_classic_series[] = {
#embed "../../../Corpora/Facts/Series/classic-series.txt"
};
static const unsigned char series_world_series[] = {
#embed "../../../Corpora/Facts/Series/world-series.txt"
};
static const unsigned char series_neighbours[] = {
#embed "../../../Corpora/Facts/Series/neighbours.txt"
};
static const unsigned char series_historical[] = {
#embed "../../../Corpora/Facts/Series/historical.txt"
};
static const unsigned char series_sagas[] = {
#embed "../../../Corpora/Facts/Series/sagas.txt"
};
static const unsigned char series_voyages[] = {
#embed "../../../Corpora/Facts/Series/voyages.txt"
};
static const unsigned char series_growing_up[] = {
#embed "../../../Corpora/Facts/Series/growing-up.txt"
};
static const unsigned char series_sleuths[] = {
#embed "../../../Corpora/Facts/Series/sleuths.txt"
};
static const unsigned char series_generations[] = {
#embed "../../../Corpora/Facts/Series/generations.txt"
};
static const unsigned char series_adventures[] = {
#embed "../../../Corpora/Facts/Series/adventures.txt"
};
static const unsigned char series_other_tongues[] = {
#embed "../../../Corpora/Facts/Series/other-tongues.txt"
};
static const unsigned char works_fiction[] = {
#embed "../../../Corpora/Facts/Works/fiction.txt"
};
static const unsigned char works_classics[] = {
#embed "../../../Corpora/Facts/Works/classics.txt"
};
static const unsigned char works_speculative[] = {
#embed "../../../Corpora/Facts/Works/speculative.txt"
};
static const unsigned char works_nonfiction[] = {
#embed "../../../Corpora/Facts/Works/nonfiction.txt"
};
static const unsigned char works_romance_and_german[] = {
#embed "../../../Corpora/Facts/Works/romance-and-german.txt"
};
static const unsigned char works_other_languages[] = {
#embed "../../../Corpora/Facts/Works/other-languages.txt"
};
static const unsigned char works_mixed[] = {
#embed "../../../Corpora/Facts/Works/mixed.txt"
};
static const unsigned char authors_of_series[] = {
#embed "../../../Corpora/Facts/Authors/of-series.txt"
};
static const unsigned char authors_of_further_series[] = {
#embed "../../../Corpora/Facts/Authors/of-further-series.txt"
};
static const unsigned char authors_in_english[] = {
#embed "../../../Corpora/Facts/Authors/in-english.txt"
};
static const unsigned char authors_further_in_english[] = {
#embed "../../../Corpora/Facts/Authors/further-in-english.txt"
};
static const unsigned char authors_in_other_languages[] = {
#embed "../../../Corpora/Facts/Authors/in-other-languages.txt"
};
static const unsigned char words_names_in_english[] = {
#embed "../../../Corpora/Facts/Words/names-in-english.txt"
};
static const unsigned char words_names_of_europe[] = {
#embed "../../../Corpora/Facts/Words/names-of-europe.txt"
};
static const unsigned char words_names_of_the_world[] = {
#embed "../../../Corpora/Facts/Words/names-of-the-world.txt"
};
static const unsigned char words_english_titles[] = {
#embed "../../../Corpora/Facts/Words/english-titles.txt"
};
static const unsigned char words_further_titles[] = {
#embed "../../../Corpora/Facts/Words/further-titles.txt"
};
static const unsigned char words_western_titles[] = {
#embed "../../../Corpora/Facts/Words/western-titles.txt"
};
static const unsigned char words_distant_titles[] = {
#embed "../../../Corpora/Facts/Words/distant-titles.txt"
};
static const unsigned char words_editions[] = {
#embed "../../../Corpora/Facts/Words/editions.txt"
};

static const struct EmbeddedFile files[] = {
  EMBEDDED("Facts/Series/fantasy.txt", series_fantasy),
  EMBEDDED("Facts/Series/epic-fantasy.txt", series_epic_fantasy),
  EMBEDDED("Facts/Series/discworld.txt", series_discworld),
  EMBEDDED("Facts/Series/urban-fantasy.txt", series_urban_fantasy),
  EMBEDDED("Facts/Series/science-fiction.txt", series_science_fiction),
  EMBEDDED("Facts/Series/crime.txt", series_crime),
  EMBEDDED("Facts/Series/detectives.txt", series_detectives),
  EMBEDDED("Facts/Series/young-adult.txt", series_young_adult),
  EMBEDDED("Facts/Series/children.txt", series_children),
  EMBEDDED("Facts/Series/comics.txt", series_comics),
  EMBEDDED("Facts/Series/manga.txt", series_manga),
  EMBEDDED("Facts/Series/romance.txt", series_romance),
  EMBEDDED("Facts/Series/classic-series.txt", series_classic_series),
  EMBEDDED("Facts/Series/world-series.txt", series_world_series),
  EMBEDDED("Facts/Series/neighbours.txt", series_neighbours),
  EMBEDDED("Facts/Series/historical.txt", series_historical),
  EMBEDDED("Facts/Series/sagas.txt", series_sagas),
  EMBEDDED("Facts/Series/voyages.txt", series_voyages),
  EMBEDDED("Facts/Series/growing-up.txt", series_growing_up),
  EMBEDDED("Facts/Series/sleuths.txt", series_sleuths),
  EMBEDDED("Facts/Series/generations.txt", series_generations),
  EMBEDDED("Facts/Series/adventures.txt", series_adventures),
  EMBEDDED("Facts/Series/other-tongues.txt", series_other_tongues),
  EMBEDDED("Facts/Works/fiction.txt", works_fiction),
  EMBEDDED("Facts/Works/classics.txt", works_classics),
  EMBEDDED("Facts/Works/speculative.txt", works_speculative),
  EMBEDDED("Facts/Works/nonfiction.txt", works_nonfiction),
  EMBEDDED("Facts/Works/romance-and-german.txt", works_romance_and_german),
  EMBEDDED("Facts/Works/other-languages.txt", works_other_languages),
  EMBEDDED("Facts/Works/mixed.txt", works_mixed),
  EMBEDDED("Facts/Authors/of-series.txt", authors_of_series),
  EMBEDDED("Facts/Authors/of-further-series.txt", authors_of_further_series),
  EMBEDDED("Facts/Authors/in-english.txt", authors_in_english),
  EMBEDDED("Facts/Authors/further-in-english.txt", authors_further_in_english),
  EMBEDDED("Facts/Authors/in-other-languages.txt", authors_in_other_languages),
  EMBEDDED("Facts/Words/names-in-english.txt", words_names_in_english),
  EMBEDDED("Facts/Words/names-of-europe.txt", words_names_of_europe),
  EMBEDDED("Facts/Words/names-of-the-world.txt", words_names_of_the_world),
  EMBEDDED("Facts/Words/english-titles.txt", words_english_titles),
  EMBEDDED("Facts/Words/further-titles.txt", words_further_titles),
  EMBEDDED("Facts/Words/western-titles.txt", words_western_titles),
  EMBEDDED("Facts/Words/distant-titles.txt", words_distant_titles),
  EMBEDDED("Facts/Words/editions.txt", words_editions),
};

EMBEDDED_FILES(factFile)
