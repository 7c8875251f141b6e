// SER: series.

extension Clause {
  static let series: [Clause] = [
    Clause(.series, 1, .built, "Series come from Google's numbers and from Open Library's texts."),
    Clause(
      .series, 2, .built,
      "Every unambiguous form of a marker is read, and prose with a number in it is no series.",
      decision: "As written one expression is read; it stays as a variant, and both are measured."),
    Clause(.series, 3, .built, "Without metadata a work stands in no series."),
    Clause(
      .series, 4, .built,
      """
      Works and series are many to many; a place is kept as it was said, half volumes and omnibuses \
      included, with the title and the cover of its book.
      """,
      decision: "The documents know whole places only; whole volumes are what is counted."),
    Clause(
      .series, 5, .built,
      """
      A book makes its series or joins it; case, articles and punctuation do not matter. Who makes a series \
      with \
      nearly the name of another is asked "Did you mean …?"; a near miss is never joined by itself.
      """),
    Clause(
      .series, 6, .built,
      """
      What is detected joins the reader's own series of that name, whose name, total and order stay; so \
      do series of one author whose names differ by Saga, Trilogy and the like; the merge is recorded and \
      can \
      be undone.
      """,
      decision: "Left open by the documents; decided so."),
    Clause(.series, 7, .built, "A list of series with covers, \"4/7 books\", orders and filters."),
    Clause(
      .series, 8, .built,
      "A series in reading order: owned, read and missing, with its gaps and how much is complete.",
      decision: "A series is called completed when all of it is read; the documents also say owned."),
    Clause(.series, 9, .built, "Without a total there is a count and no percentage."),
    Clause(
      .series, 10, .built,
      "Readers make, fill, order, rename and delete series; a deleted series takes no book along."),
    Clause(.series, 11, .built, "A book can stand in several series."),
    Clause(
      .series, 12, .built,
      "A book that is read recommends the next volume, or the author's other series.",
      decision: "Without a total the volume after the last one is looked for, because nobody knows of it."),
    Clause(
      .series, 13, .built,
      "A finished series is celebrated once, on all devices together.",
      decision:
        "The celebration is noted before it is shown: an app that is killed in between shows nothing, and "
        + "nothing twice. A companion without a place finishes no series of which a numbered volume is "
        + "missing."
    ),
    Clause(.series, 14, .built, "\"Book 3 of 7\" on the badge, \"4 of 7 books complete\" when spoken."),
    Clause(
      .series, 15, .built,
      "Series and places outlive their books, and are linked again when these come back."),
    Clause(
      .series, 16, .built,
      "Of places in series 98 % are found and 99.9 % are true.",
      decision: "The documents say 85 % and 95 %, read as recall and precision; the lab asks for more."),
    Clause(
      .series, 17, .built,
      "Detection takes less than 100 ms, a list of 50 series 300 ms, a series 200 ms, and all of it 10 MB."),
    Clause(
      .series, 18, .built,
      "Publication and chronological order, an author's series, goals, badges for long series."),
    Clause(
      .series, 19, .built,
      "A missing volume can be asked for, and what the reader picks is wanted in its place."),
    Clause(
      .series, 20, .built,
      "Deleting asks first and says what stays; every button has a spoken text."),
    Clause(
      .series, 21, .built,
      """
      Detection against the marker of the export, additions after recommendations, and celebrated series \
      are figures of a run.
      """),
    Clause(
      .series, 22,
      .partly(lacking: "totals of detected series: providers list the volumes that they have, and no number"),
      """
      A detected series learns its total and volumes from the provider's series record by itself, with the \
      source; nine of ten missing volumes that a provider has are found.
      """,
      decision: """
        A list is no total: it shows what is missing up to its last volume, and a series is not finished by \
        it. Nine of ten holds of volumes that a provider lists.
        """),
    Clause(
      .series, 23, .built,
      """
      Names that differ by Series, Saga, Trilogy, Cycle, an article or Books are one series, with a record \
      and \
      an undo.
      """),
  ]
}
