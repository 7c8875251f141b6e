// The proofs of IMP, DUP and TTL: from a file to books in a library.

import LabWorld

extension ClauseProof {
  static let importing: [ClauseProof] = [
    ClauseProof(
      "IMP-1", in: [.exports, .hunt],
      "FormatDetectionTests: are recognised by their own columns, and name these (IMP-1)",
      "GoodreadsTests: are recognised in every form (IMP-1)"),
    ClauseProof(
      "IMP-2", in: [.exports],
      "JSONExportTests: give the book that the table gives (IMP-2)",
      "LibraryThingTests: are recognised in every form (IMP-2)"),
    ClauseProof(
      "IMP-3", in: [.exports],
      "StoryGraphTests: are recognised in every form (IMP-3)"),
    ClauseProof(
      "IMP-4", in: [.hunt],
      "FormatDetectionTests: import with the mapping that was proposed once the reader agrees (IMP-4)",
      "ImportErrorTests: with unknown columns ask for a mapping (IMP-4)",
      "ImportMapTests: unknown columns are refused with their first rows and a proposal (IMP-4)"),
    ClauseProof(
      "IMP-5", in: [.load, .hunt],
      "CSVParserTests: reports the start of a quote that is never closed (IMP-5)",
      "CSVPropertyTests: an additional or missing quote gives the rows of the simple rule (IMP-5)",
      "FuzzedFileTests: that were cut off lose no row before the cut (IMP-5)"),
    ClauseProof(
      "IMP-6", in: [.hunt],
      "ImporterTests: shows format, columns and the first three books (IMP-6)"),
    ClauseProof(
      "IMP-7", in: [.exports, .memory, .hunt],
      "CSVParserTests: follows the grammar (IMP-7)",
      "CSVPropertyTests: any bytes in any chunks give the rows of a simple parser (IMP-7)",
      "GoodreadsTests: give the same books however the file was cut (IMP-7)"),
    ClauseProof(
      "IMP-8", in: [.load, .hunt],
      "ImporterTests: progress is reported after every batch of 50 (IMP-8)",
      "StagedImportTests: the total is estimated from the size until the end is reached (IMP-8)"),
    ClauseProof(
      "IMP-9", in: [.load, .hunt],
      "CSVPropertyTests: written rows survive a round trip, in any chunks (IMP-9)",
      "ImportPlannerTests: each duplicate is explained in a sentence (IMP-9)",
      "ImporterTests: rejected rows can be written out, and nothing is lost (IMP-9)"),
    ClauseProof(
      "IMP-10", in: [.load, .hunt],
      "GoodreadsTests: cut off at any byte give whole rows only (IMP-10)",
      "ImporterTests: batches are staged, and all books come in one transaction (IMP-10)"),
    ClauseProof(
      "IMP-11", in: [.load, .hunt, .kills],
      "ColumnMappingTests: survive a relaunch in the middle of an import (IMP-11)",
      "ImportPlannerTests: importing the same file again changes the edition with its number (IMP-11)",
      "ImportPropertyTests: importing twice equals importing once (IMP-11)"),
    ClauseProof(
      "IMP-12", in: [.load, .hunt],
      "KeptFactsTests: IMP-12: every field of each kind of export is kept",
      "GoodreadsTests: keep everything that the reader entered (IMP-12)",
      "LibraryThingTests: keep everything that the reader entered (IMP-12)",
      "StoryGraphTests: keep everything that the reader entered (IMP-12)"),
    ClauseProof(
      "IMP-13", in: [.memory],
      "MemoryTests: IMP-13: an import with all its look-ups stays within its memory"),
    ClauseProof(
      "IMP-14", in: [.exports],
      "ImportPaceTests: IMP-14: a machine that imports fewer than a hundred books a minute is reported"
    ),
    ClauseProof(
      "IMP-15",
      "PlainHeaderTests: need no question (IMP-15)",
      "PlainHeaderTests: without a plain title, or with two that could be, need one (IMP-15)",
      "ImportMapTests: a plain header needs no question, is said, and a mapping overrides it (IMP-15)"),
    ClauseProof(
      "IMP-16", in: [.load, .sizes, .hunt],
      "ImportEventTests: has one event with its counts and its time (IMP-16)",
      "ImportEventTests: is reported at the next launch if the process died before (IMP-16)",
      "ImportEventTests: is reported if nothing was imported (IMP-16)",
      "ImportEventTests: is reported when its task is cancelled, with the staged rows (IMP-16)"),
    ClauseProof(
      "DUP-1", in: [.hunt],
      "FoldedTextTests: DUP-1: all white space counts as one space, and none at the ends",
      "ExactMatchTests: DUP-1, DUP-2: what an exact rule merges is the same book"),
    ClauseProof(
      "DUP-2", in: [.hunt],
      "ISBNTests: 10 and 13 digits of one book are one number (DUP-2)",
      "WorkDeduplicationTests: An ISBN with a wrong check digit joins nothing (DUP-2)",
      "GoodreadsTests: match by an ISBN only if it is one (DUP-2)"),
    ClauseProof(
      "DUP-3", in: [.hunt],
      "AuthorNameTests: DUP-3, DUP-11: names are one person's or not, in either order"),
    ClauseProof(
      "DUP-4",
      "MatchTableTests",
      "MatchIndexTests"),
    ClauseProof(
      "DUP-5",
      "ImportPlannerTests: another ISBN of the same work is another edition (DUP-5)",
      "MatchIndexTests: DUP-5: a work is found by the number of another edition"),
    ClauseProof(
      "DUP-6", in: [.migration],
      "ImportPlannerTests: smart fills missing values and does not change entered ones (DUP-6)",
      "ImportPropertyTests: a merge removes nothing that the reader had entered (DUP-6)",
      "RowExplanationTests: a merge lists the values taken from the row and those kept (DUP-6)"),
    ClauseProof(
      "DUP-7", in: [.hunt],
      "ImportPlannerTests: a second copy in the file is merged before anything is inserted (DUP-7)"),
    ClauseProof(
      "DUP-8", in: [.exports],
      "ImportPlannerTests: a lookup that fails finds no duplicate and is reported (DUP-8)"),
    ClauseProof(
      "DUP-9", in: [.matching, .load, .hunt],
      "ImportPlannerTests: different volumes and other authors stay different books (DUP-9)",
      "PairAccuracyTests: DUP-9: different books are kept apart in both parts of the pairs",
      "TwoSitesTests: DUP-9: the books of two sites become one library"),
    ClauseProof(
      "DUP-10",
      "MatchIndexTests: DUP-10: a match compares only books that share a hash, not the whole library",
      "WriterTracesTests: DUP-10: among books of one title a match compares only those of similar writers"),
    ClauseProof(
      "DUP-11", in: [.matching, .load],
      "SlipsTests: DUP-11: a typing error does not make another book",
      "SlipsTests: DUP-11: differences that distinguish two books are not slips",
      "MistypedListTests: DUP-11: a companion, graphic novel, play or collection is another book",
      "ListAccuracyTests: DUP-11: rows of one book are found on lists, and rows of two are kept apart",
      "AuthorNameTests: DUP-3, DUP-11: names are one person's or not, in either order"),
    ClauseProof(
      "DUP-12", in: [.matching],
      "KnownWordsTests: DUP-12: titles that differ in a real word are never merged",
      "KnownWordsTests: DUP-12: prefixes and endings make another word"),
    ClauseProof(
      "TTL-1", in: [.series, .hunt],
      "TitleRulesTests: TTL-1 to TTL-5: the corrected rules keep the words that identify the book"),
    ClauseProof(
      "TTL-2", in: [.hunt],
      "TitleRulesTests: TTL-1 to TTL-5: the corrected rules keep the words that identify the book"),
    ClauseProof(
      "TTL-3", in: [.series, .hunt],
      "TitleRulesTests: TTL-1 to TTL-5: the corrected rules keep the words that identify the book"),
    ClauseProof(
      "TTL-4",
      "TitleRulesTests: TTL-1 to TTL-5: the corrected rules keep the words that identify the book"),
    ClauseProof(
      "TTL-5",
      "TitleRulesTests: TTL-5: no scalar that is white space, or folded to it, is missed"),
    ClauseProof(
      "TTL-6",
      "TitleRulesTests: TTL-6: normalization is idempotent"),
    ClauseProof(
      "TTL-7", in: [.freeTier],
      "TitleSearchTests: TTL-7: titles with markers are found once they are normalized"),
    ClauseProof(
      "IMP-17",
      "ColumnAccountTests: are read, or named as not read",
      "ColumnAccountTests: are kept or reported, each cell for itself",
      "ColumnAccountTests: of damaged cells are reported where they are not kept"),
    ClauseProof(
      "IMP-18",
      "DialectTests: are recognized, and no cell is left out",
      "DialectTests: of an unknown app are not claimed for one shared column"),
    ClauseProof(
      "IMP-19",
      "DialectTests: have the scale of their bulk, and outliers are reported",
      "DialectTests: prove the order of day and month, or it is asked"),
    ClauseProof(
      "IMP-20",
      "ExportSheetTests: an export that is imported into an empty library gives the same books",
      "LibraryPartsTests: an export, restored into an empty library, is the same library"),
  ]
}
