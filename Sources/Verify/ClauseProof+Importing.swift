// The proofs of IMP, DUP and TTL: from a file to books in a library.

import LabWorld

extension ClauseProof {
  static let importing: [ClauseProof] = [
    ClauseProof(
      "IMP-1", in: [.exports, .hunt],
      "FormatDetectionTests: are known by columns that only they have, and say by which (IMP-1)",
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
      "CSVParserTests: says where a quote that is never closed was opened (IMP-5)",
      "CSVPropertyTests: a quote too many or too few is read as plainly as it can be (IMP-5)",
      "FuzzedFileTests: that were cut off lose no row before the cut (IMP-5)"),
    ClauseProof(
      "IMP-6", in: [.hunt],
      "ImporterTests: shows format, columns and the first three books (IMP-6)"),
    ClauseProof(
      "IMP-7", in: [.exports, .memory, .hunt],
      "CSVParserTests: reads what the grammar says (IMP-7)",
      "CSVPropertyTests: any bytes in any chunks give the rows of a plain reading (IMP-7)",
      "GoodreadsTests: give the same books however the file was cut (IMP-7)"),
    ClauseProof(
      "IMP-8", in: [.load, .hunt],
      "ImporterTests: progress is told after every batch of 50 (IMP-8)",
      "StagedImportTests: the total is reckoned from the size until the end is seen (IMP-8)"),
    ClauseProof(
      "IMP-9", in: [.load, .hunt],
      "CSVPropertyTests: what was written reads back, in any chunks (IMP-9)",
      "ImportPlannerTests: each duplicate is explained in a sentence (IMP-9)",
      "ImporterTests: rejected rows can be written out, and nothing is lost (IMP-9)"),
    ClauseProof(
      "IMP-10", in: [.load, .hunt],
      "GoodreadsTests: cut off at any byte give whole rows only (IMP-10)",
      "ImporterTests: batches are staged, and all books come in one transaction (IMP-10)"),
    ClauseProof(
      "IMP-11", in: [.load, .hunt, .kills],
      "ColumnMappingTests: survive a relaunch in the middle of an import (IMP-11)",
      "ImportPlannerTests: the same file again speaks of the edition that has its number (IMP-11)",
      "ImportPropertyTests: importing twice is importing once (IMP-11)"),
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
      "ImportPaceTests: IMP-14: a machine that imports fewer than a hundred books a minute is told of"
    ),
    ClauseProof(
      "IMP-15",
      "PlainHeaderTests: need no question (IMP-15)",
      "PlainHeaderTests: without a plain title, or with two that could be, need one (IMP-15)",
      "ImportMapTests: a plain header needs no question, is said, and a mapping overrides it (IMP-15)"),
    ClauseProof(
      "IMP-16", in: [.load, .sizes, .hunt],
      "ImportEventTests: has one event with its counts and its time (IMP-16)",
      "ImportEventTests: is told at the next launch if no process lived to tell (IMP-16)",
      "ImportEventTests: is told where nothing was imported (IMP-16)",
      "ImportEventTests: is told when its task is cancelled, with what is staged (IMP-16)"),
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
      "AuthorNameTests: DUP-3, DUP-11: names are one person's or not, whichever is asked first"),
    ClauseProof(
      "DUP-4",
      "MatchTableTests",
      "MatchIndexTests"),
    ClauseProof(
      "DUP-5",
      "ImportPlannerTests: another ISBN of the same work is another edition (DUP-5)",
      "MatchIndexTests: DUP-5: the number of a further edition finds the work"),
    ClauseProof(
      "DUP-6", in: [.migration],
      "ImportPlannerTests: smart fills what is missing and changes nothing that was entered (DUP-6)",
      "ImportPropertyTests: a merge takes nothing away that the reader had entered (DUP-6)",
      "RowExplanationTests: a merge says what it took from the row and what it kept (DUP-6)"),
    ClauseProof(
      "DUP-7", in: [.hunt],
      "ImportPlannerTests: a second copy in the file is merged before anything is inserted (DUP-7)"),
    ClauseProof(
      "DUP-8", in: [.exports],
      "ImportPlannerTests: a lookup that fails finds no duplicate and is reported (DUP-8)"),
    ClauseProof(
      "DUP-9", in: [.matching, .load, .hunt],
      "ImportPlannerTests: different volumes and other authors stay different books (DUP-9)",
      "PairAccuracyTests: DUP-9: books are told apart on both parts of the pairs",
      "TwoSitesTests: DUP-9: the books of two sites become one library"),
    ClauseProof(
      "DUP-10",
      "MatchIndexTests: DUP-10: a match compares with the books that share something, not with the library",
      "WriterTracesTests: DUP-10: among books of one title a match compares with those of like writers alone"),
    ClauseProof(
      "DUP-11", in: [.matching, .load],
      "SlipsTests: DUP-11: a slip of the keyboard is the same book",
      "SlipsTests: DUP-11: what tells two books apart is no slip",
      "MistypedListTests: DUP-11: a book about a book, drawn, played or collected is another one",
      "ListAccuracyTests: DUP-11: rows of one book are found on lists, and rows of two are told apart",
      "AuthorNameTests: DUP-3, DUP-11: names are one person's or not, whichever is asked first"),
    ClauseProof(
      "DUP-12",
      "KnownWordsTests: DUP-12: titles that differ in a real word are never merged",
      "KnownWordsTests: DUP-12: prefixes and endings make another word"),
    ClauseProof(
      "TTL-1", in: [.series, .hunt],
      "TitleRulesTests: TTL-1 to TTL-5: the corrected rules leave what names the book"),
    ClauseProof(
      "TTL-2", in: [.hunt],
      "TitleRulesTests: TTL-1 to TTL-5: the corrected rules leave what names the book"),
    ClauseProof(
      "TTL-3", in: [.series, .hunt],
      "TitleRulesTests: TTL-1 to TTL-5: the corrected rules leave what names the book"),
    ClauseProof(
      "TTL-4",
      "TitleRulesTests: TTL-1 to TTL-5: the corrected rules leave what names the book"),
    ClauseProof(
      "TTL-5",
      "TitleRulesTests: TTL-5: no scalar that is or becomes white space is missed"),
    ClauseProof(
      "TTL-6",
      "TitleRulesTests: TTL-6: normalizing twice is normalizing once"),
    ClauseProof(
      "TTL-7", in: [.freeTier],
      "TitleSearchTests: TTL-7: titles with markers are found once they are normalized"),
  ]
}
