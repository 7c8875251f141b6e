// What the program prints without arguments: what it is, and the five commands to begin with.

import LabWorld

enum FrontPage {
  /// Calls that can be entered as they are, with what they show.
  private static let calls: [(call: String, sentence: String)] = [
    ("\(RunCommand.specification.name) --users 20", "a load test: what readers get"),
    (VerifyCommand.specification.name, "which promises are kept"),
    ("\(HuntCommand.specification.name) --seeds 500", "small worlds that break things"),
    ("\(ImportCommand.specification.name) export.csv", "what your own export becomes"),
    ("\(ReportCommand.specification.name) run.json --html run.html", "a report as a page"),
  ]

  static var text: String {
    let intro = WrappedText.lines(
      of:
        "BooksTrack Lab runs the whole stack of a reading tracker in a deterministic simulation, with readers, bad "
        + "networks and providers that fail, and compares the outcome with the truth.")
    return intro.joined(separator: "\n") + "\n\n"
      + Columns.text(calls.map { ("bookstrack-sim \($0.call)", $0.sentence) }, widest: 48)
      + "\n\nbookstrack-sim --help lists every command, bookstrack-sim list what there is to\nchoose from.\n"
  }
}
