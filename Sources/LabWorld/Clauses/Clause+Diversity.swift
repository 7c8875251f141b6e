// DIV: statistics of diversity.

extension Clause {
  static let diversity: [Clause] = [
    Clause(
      .diversity, 1, .built,
      "Five dimensions are counted by value, over all time, a year and a month."),
    Clause(.diversity, 2, .built, "Completion is filled fields of all fields, and 0 for an empty library."),
    Clause(
      .diversity, 3, .built,
      "The radar chart has five to seven axes with value, completion and a spoken text."),
    Clause(.diversity, 4, .built, "What a work lacks, and which question would complete most."),
    Clause(.diversity, 5, .built, "An update costs the change, and equals counting everything anew."),
    Clause(.diversity, 6, .built, "Radar data take less than 200 ms for the largest library."),
    Clause(
      .diversity, 7, .built,
      """
      After an answer the reader sees completion before and after, and points; the numbers are those of the \
      commit.
      """),
    Clause(
      .diversity, 8, .built,
      """
      Each dimension has a closed list of answers; a value outside it is kept and counted under its own \
      name.
      """),
    Clause(
      .diversity, 9, .built,
      """
      Time period and geography are core axes beside the five; questions are ranked by what their answer \
      completes, in all books of an author.
      """),
  ]
}
