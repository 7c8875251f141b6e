// IMP: importing a library.

extension Clause {
  static let importing: [Clause] = [
    Clause(.importing, 1, .built, "Goodreads exports are known by their header."),
    Clause(
      .importing, 2, .built,
      "LibraryThing exports are known in their short, their full and their JSON form."),
    Clause(.importing, 3, .built, "StoryGraph exports are known by their header."),
    Clause(
      .importing, 4, .built,
      """
      A header that nobody knows is a question: the columns, three rows and a proposed mapping; the import \
      runs with the mapping that is given.
      """),
    Clause(
      .importing, 5, .built,
      """
      A file or row that cannot be read is an error that says what was expected, in which row and column; a \
      bad file changes nothing, a bad row costs only itself.
      """),
    Clause(
      .importing, 6, .built,
      "Format, columns and the first three books are shown before anything is written."),
    Clause(
      .importing, 7, .built,
      """
      Files are read in a stream, 50 rows at a time, in any encoding, line end and delimiter that occurs; \
      how the bytes are cut makes no difference.
      """),
    Clause(
      .importing, 8, .built,
      "Progress is told after every staged batch: \"Imported 250/500 books (50%)\"."),
    Clause(
      .importing, 9, .built,
      """
      The end is a sum that adds up: imported, duplicates by tier and strategy, rejected rows with reasons, \
      which can be written out and mended.
      """),
    Clause(
      .importing, 10, .built,
      "An import is all or nothing.",
      decision: "Batches and atomicity are both asked for: batches are staged, and one commit shows them all."
    ),
    Clause(
      .importing, 11, .built,
      "A crash leaves no trace or a stage that can be resumed, and the same file again changes nothing."),
    Clause(
      .importing, 12, .built,
      """
      Everything that the reader entered is kept: title, people, rating, status, dates, counts, reviews, \
      notes, shelves, edition.
      """),
    Clause(
      .importing, 13, .built,
      "Peak memory of an import stays below 50 MB for 100 books, 120 MB for 500 and 200 MB for 1,500."),
    Clause(
      .importing, 14, .built,
      "A phone is promised 100 books a minute; the lab reports what this machine does."),
    Clause(
      .importing, 15, .built,
      """
      Columns with plain names in any known language need no question; only a missing or doubtful title \
      column does.
      """),
    Clause(
      .importing, 16, .built,
      """
      Every import ends in one event with its counts, however it ends; the share of completed imports and \
      their times are reported.
      """,
      decision: """
        "Five hours to 15 minutes" contradicts the table of 30 to 35 minutes: both are reported, neither is a \
        gate.
        """),
    Clause(
      .importing, 17, .built,
      "Every column is read or named as not read, and every cell with content is kept or reported."),
    Clause(
      .importing, 18, .built,
      """
      A format is claimed by the set of its headers, never by one; dialects of other apps are tables, and an \
      unknown app is read by its columns' names.
      """),
    Clause(
      .importing, 19, .built,
      """
      A column decides how its cells are read: scale, order of day and month, decimal sign, separator, \
      encoding. An odd cell is reported, and what a column cannot decide is asked.
      """),
    Clause(
      .importing, 20, .built,
      "A library can be exported, and its own JSON, restored into an empty library, is the same library."),
  ]
}
