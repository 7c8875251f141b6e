// The exchanged fields of works, editions, authors and entries, in the order of their encoding (`BookRows`,
// `ReaderRows`).

extension Work {
  static let sync = SyncRule.synced(
    SyncedKind(
      key: .drawn,
      [
        .synced("title", .text),
        .set("authors", .sequence([.reference(Author.self), .optionalText])),
        .synced("firstPublished", .optional(.number)),
        .set("subjects", .text),
        .synced("summary", .optionalText),
        .synced("isSynthetic", .byte),
        .synced("provenance", .provenance),
        .set("externalIDs", .externalID),
        // A job stays on its device, but its result is that of the book: a choice can be made on any device.
        .synced("enrichment", .byte),
        .synced("candidates", .list(.candidate)),
        .synced(
          "conflicts",
          .list(
            .sequence([.byte, .optional(.reference(Edition.self, .showsWithout)), .text, .text, .text, .byte])
          )),
        .synced("found", .optional(.number)),
        .synced("listedEditions", .list(.listedEdition)),
      ]))
}

extension Edition {
  static let sync = SyncRule.synced(
    SyncedKind(
      key: .drawn,
      [
        .synced("work", .reference(Work.self)),
        .synced("title", .optionalText),
        .synced("isbn", .optional(.number)),
        .set("otherISBNs", .number),
        .synced("publisher", .optionalText),
        .synced("binding", .optionalText),
        .synced("pageCount", .optional(.number)),
        .synced("yearPublished", .optional(.number)),
        .synced("language", .optionalText),
        .synced("coverURL", .optionalText),
        .synced("readerFields", .number, .bits),
        .synced("provenance", .provenance),
        .set("externalIDs", .externalID),
      ]))
}

extension Author {
  static let sync = SyncRule.synced(
    SyncedKind(
      key: .drawn,
      [
        .synced("name", .text),
        .synced("nationality", .optionalText),
        .set("marginalizedIdentities", .text),
        .set("culturalBackground", .text),
        .synced("genderIdentity", .optionalText),
        .set("languages", .text),
        .synced("penNameOf", .optional(.reference(Author.self, .showsWithout))),
        .synced("found", .optional(.number)),
      ]))
}

extension Entry {
  static let sync = SyncRule.synced(
    SyncedKind(
      key: .drawn,
      [
        .synced("work", .reference(Work.self)),
        .synced("edition", .optional(.reference(Edition.self))),
        // A shelf of its own kind is the name of a status.
        .synced("status", .sequence([.byte, .optionalText])),
        .set("shelves", .text),
        .synced("rating", .optional(.byte)),
        .synced("dateAdded", .optional(.date)),
        .synced("dateRead", .optional(.date)),
        .synced("readCount", .optional(.number)),
        .synced("review", .sequence([.optionalText, .byte])),
        .synced("privateNotes", .optionalText),
        .synced("recommendedBy", .optionalText),
        .synced("recommendedFor", .optionalText),
        .synced("ownedCopies", .optional(.number)),
        .synced("purchaseDate", .optional(.date)),
        .synced("purchaseLocation", .optionalText),
        .synced("condition", .optionalText),
        .synced("conditionDescription", .optionalText),
        .synced("bookCrossingID", .optionalText),
        .synced("dateStarted", .optional(.date)),
        .set("readings", .sequence([.optional(.date), .optional(.date)])),
        .synced("comment", .optionalText),
        .set("otherFacts", .sequence([.text, .text])),
        .synced("sourceID", .optionalText),
        .synced("currentPage", .optional(.number)),
      ]))
}

extension FieldShape {
  static let provenance = sequence([optionalText, list(text)])
  static let listedEdition = sequence([
    optionalText, optional(number), list(number), optionalText, optionalText, optional(number),
    optional(number), optionalText, optionalText, optionalText, list(externalID),
  ])
  static let candidate = sequence([
    text, list(text), optional(number), optional(externalID), number,
  ])
}
