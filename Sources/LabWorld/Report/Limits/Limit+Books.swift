// The limits of imports, duplicates, look-ups and the contract.

extension Limit {
  static let imports: [Limit] = [
    Limit("*.known", .atLeast, 100_00, .percent, .documents, "every export of a site is recognised"),
    Limit("IMP-5", .atLeast, 100_00, .percent, .documents, "bad input is told, and no damaged row is taken"),
    Limit("IMP-5.whole", .atLeast, 100_00, .percent, .documents, "the other rows are kept"),
    Limit("IMP-7.cuts", .atLeast, 100_00, .percent, .documents, "any cut of the bytes gives the same rows"),
    Limit("IMP-7.encodings", .atLeast, 100_00, .percent, .documents, "so does any encoding"),
    Limit("IMP-7.memory", .atMost, 50_00, .megabytes, .documents, "50 MB for a file of any size"),
    Limit(
      "IMP-7.small", .atMost, 5_00, .megabytes, .ours,
      "50 MB would let a program keep every row; a reused buffer and a batch take less than 5"),
    Limit(
      "IMP-7.flat", .atMost, 1_00, .megabytes, .ours,
      "samples of one case differ by a fifth of it; kept rows of the larger file are twenty times as much"
    ),
    Limit("IMP-9", .exactly, 100_00, .percent, .documents, "a row is imported, a duplicate, or rejected"),
    Limit("IMP-11", .exactly, 0, .count, .documents, "the same file, read again, changes nothing"),
    Limit("IMP-11.kills", .exactly, 0, .count, .documents, "a crash loses nothing that was acknowledged"),
    Limit("IMP-12", .atLeast, 100_00, .percent, .documents, "what the reader entered is preserved"),
    Limit("IMP-13.100", .atMost, 50_00, .megabytes, .documents, "their table of memory"),
    Limit("IMP-13.500", .atMost, 120_00, .megabytes, .documents, "their table of memory"),
    Limit("IMP-13.1500", .atMost, 200_00, .megabytes, .documents, "their table of memory"),
    Limit("IMP-13.import", .atMost, 20_00, .megabytes, .ours, "a tenth of what the documents allow in all"),
    Limit("IMP-13.enrich", .atMost, 40_00, .megabytes, .ours, "a fifth of what the documents allow in all"),
    Limit("IMP-14", .atLeast, 100_00, .booksPerMinute, .documents, "their pace, for a phone"),
    Limit("IMP-16.100", .atMost, 3_00, .minutes, .documents, "their table of times"),
    Limit("IMP-16.500", .atMost, 12_00, .minutes, .documents, "their table of times"),
    Limit("IMP-16.1500", .atMost, 35_00, .minutes, .documents, "their table of times"),
    Limit("IMP-16.promise", .atMost, 15_00, .minutes, .documents, "what they promise beside that table"),
    Limit("IMP-16.completed", .atLeast, 80_00, .percent, .documents, "of started imports 80 % are completed"),
    Limit("IMP-17.columns", .atLeast, 100_00, .percent, .ours, "a column that is not read is named"),
    Limit(
      "IMP-17.facts", .atLeast, 100_00, .percent, .ours,
      "no cell of these exports is damaged, so each is kept"),
    Limit("IMP-19.values", .atLeast, 100_00, .percent, .ours, "a column decides how its cells are read"),
  ]

  static let duplicates: [Limit] = [
    Limit(
      "DUP-6.kills", .exactly, 0, .count, .documents,
      "a file that is to replace or to be skipped is so, whole"),
    Limit(
      "DUP-8.told", .exactly, 100_00, .percent, .documents,
      "a look-up that fails is a new book, and is reported"),
    Limit(
      "DUP-9.recall", .atLeast, 99_00, .percent, .ours, "the documents ask for 95 %; a second copy is seen"),
    Limit(
      "DUP-9.precision", .atLeast, 99_90, .percent, .ours,
      "a wrong merge loses a book, which is worse than a second copy"),
    Limit("DUP-9.hard", .atLeast, 99_00, .percent, .ours, "as for all further rows"),
    Limit("DUP-9.recall.*", .atLeast, 99_00, .percent, .ours, "as for all sites together"),
    Limit("DUP-9.precision.*", .atLeast, 99_90, .percent, .ours, "as for all sites together"),
    Limit("DUP-9.volumes", .exactly, 0, .count, .documents, "volumes of one series are never one book"),
    Limit("DUP-9.pairs-f1", .atLeast, 98_50, .percent, .ours, of: "DUP-11", "one limit, as DUP-11.f1"),
    Limit("DUP-9.pairs-precision", .atLeast, 99_50, .percent, .ours, of: "DUP-11", "as on lists"),
    Limit("DUP-11.alike", .atLeast, 99_50, .percent, .ours, "the precision that lists ask for"),
    Limit("DUP-11.f1", .atLeast, 98_50, .percent, .ours, "beyond the best other program on such lists, 95.7"),
    Limit(
      "DUP-11.recall", .atLeast, 95_00, .percent, .documents, of: "DUP-9",
      "of true duplicates 95 % are recognised, also mistyped ones"),
    Limit(
      "DUP-11.precision", .atLeast, 99_50, .percent, .ours,
      "a wrong merge of mistyped titles is one book in two hundred at most"),
    Limit("DUP-11.list-f1", .atLeast, 98_50, .percent, .ours, "as on pairs"),
    Limit("DUP-11.list-precision", .atLeast, 99_50, .percent, .ours, "as on pairs"),
    Limit(
      "DUP-12.words", .atMost, 2_00, .percent, .ours,
      "a slip that makes another word is no slip; dictionaries differ on one word in fifty"),
    Limit(
      "TTL-1.markers", .atLeast, 98_00, .percent, .ours,
      "as for places that are read of markers: what is no marker of a known shape is left alone"),
    Limit(
      "TTL-3.subtitles", .atLeast, 98_00, .percent, .ours,
      "a title alone seldom says whether it is the name of a series"),
    Limit("TTL-7", .atLeast, 90_00, .percent, .documents, "the match rate with normalized titles"),
    Limit("TTL-7.plain", .atMost, 70_00, .percent, .documents, "the match rate with titles as they are"),
  ]

  static let lookUps: [Limit] = [
    Limit("ENR-3.flights", .atLeast, 99_00, .percent, .ours, "one look-up in a hundred may still be failing"),
    Limit("ENR-4.one", .atLeast, 43_00, .booksPerMinute, .documents, of: "ENR-13", "1,500 in 35 minutes"),
    Limit("ENR-4.four", .atLeast, 100_00, .booksPerMinute, .documents, of: "ENR-13", "their promise"),
    Limit("ENR-10", .exactly, 0, .count, .documents, "after an outage every book is looked up in the end"),
    Limit(
      "ENR-10.usable", .atLeast, 100_00, .percent, .documents,
      "the library is fully usable while books wait"),
    Limit("ENR-12", .atLeast, 90_00, .percent, .documents, "the success rate with normalized titles"),
    Limit(
      "ENR-12.known", .atLeast, 99_00, .percent, .ours,
      "what a provider has is found: that much the stack answers for, whatever providers lack"),
    Limit("ENR-12.precision", .atLeast, 99_00, .percent, .ours, "a wrong book is worse than none"),
    Limit("ENR-12.facts", .atLeast, 99_00, .percent, .ours, "a fact is as right as the record that has it"),
    Limit(
      "ENR-12.field", .atLeast, 98_00, .percent, .ours,
      "one fact in a hundred by a wrong record, and one by another edition's"),
    Limit(
      "ENR-12.genre", .atLeast, 95_00, .percent, .ours, of: "CON-4", "as many as headings may be wrong"),
    Limit("ENR-13", .atLeast, 100_00, .booksPerMinute, .documents, "their promise"),
    Limit("ENR-13.table", .atLeast, 43_00, .booksPerMinute, .documents, "their table: 1,500 in 35 minutes"),
    Limit("ENR-13.p90", .atMost, 35_00, .minutes, .documents, "their table, for nine readers of ten"),
    Limit(
      "ENR-15.*", .atLeast, 99_00, .percent, .documents,
      "of covers, ISBNs, years and pages of a record 99 %"),
  ]

  static let contract: [Limit] = [
    Limit("CON-4.headings", .atLeast, 95_00, .percent, .ours, "one heading in twenty says several things"),
    Limit("CON-4.names", .atLeast, 100_00, .count, .documents, "100 canonical genres and more"),
    Limit("CON-5", .atLeast, 95_00, .percent, .documents, "works that name their provider"),
    Limit("CON-5.best", .atLeast, 95_00, .percent, .documents, "what anybody could name, beside the clause"),
    Limit(
      "CON-5.known", .atLeast, 95_00, .percent, .documents,
      "the clause, of the works that the stack answers for"),
    Limit("CON-5.contributors", .atLeast, 100_00, .percent, .documents, "each provider that added a field"),
    Limit("CON-7.alike", .atLeast, 99_00, .percent, .ours, "five editions of one book are one work"),
    Limit("CON-7.pure", .atLeast, 99_90, .percent, .ours, of: "DUP-9", "as for merges in libraries"),
    Limit("CON-7.told", .atLeast, 99_90, .percent, .ours, of: "DUP-9", "as for merges in libraries"),
    Limit("CON-7.any", .atLeast, 99_00, .percent, .ours, "as for editions of one name"),
    Limit("CON-11", .exactly, 0, .count, .documents, "a quota that is used up is used up"),
    Limit("CON-11.answers", .atLeast, 90_00, .percent, .documents, of: "ENR-12", "as with paid quotas"),
  ]
}
