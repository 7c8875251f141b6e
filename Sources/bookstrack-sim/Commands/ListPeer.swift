// LIVE ADAPTER: runs Python packages for record linkage on the same list that the stack imports. Each gets
// favorable conditions: the best of several comparisons, weights learned from the truth of the list, and the
// threshold with the best F1. The stack gets none of these.

import Foundation
import LabWorld

/// Finds the rows of one book with a Python package.
struct ListPeer {
  /// The name of the Python module.
  let module: String
  private let script: String

  static let all = [
    ListPeer(module: "recordlinkage", script: recordLinkage), ListPeer(module: "splink", script: splink),
  ]

  /// True if `python3` has the module and pandas.
  var isThere: Bool { (try? Python.output(of: ["-c", "import pandas, \(module)"])) != nil }

  /// Judges the package on a list with its truth, in the format of `--rows`.
  ///
  /// - Throws: `Failure` if the script fails.
  func judge(_ list: Data) throws -> ListPeerFigures {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "bookstrack-list-\(ProcessInfo.processInfo.processIdentifier).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    try list.write(to: file)
    let output = try Python.output(of: [
      "-c", Self.head + script + Self.tail, file.path(percentEncoded: false),
    ])
    let counts = output.split(separator: "\n").last?.split(separator: " ").compactMap { Int($0) } ?? []
    guard counts.count == 3 else {
      throw Failure(status: .harnessFailed, message: "python3 did not judge the list with \(module)")
    }
    return ListPeerFigures(
      name: module, truePositive: counts[0], falsePositive: counts[1], falseNegative: counts[2])
  }

  /// Parses the list: normalized titles and names, family names, numbers in titles, and all pairs of rows of
  /// one book.
  private static let head = """
    import itertools, logging, re, sys, unicodedata, warnings
    import pandas
    logging.disable(logging.CRITICAL)
    warnings.filterwarnings("ignore")

    def plain(text):
      folded = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower() or text.lower()
      return " ".join(re.sub(r"[^\\w ]", " ", folded).split())

    def person(cell):
      first = re.split(r"[;(&]| and | with ", cell)[0]
      if first.count(",") == 1:
        first = " ".join(reversed(first.split(",")))
      return plain(first.split(",")[0])

    table = pandas.read_csv(sys.argv[1], dtype=str, keep_default_na=False)
    frame = pandas.DataFrame({
      "title": table["Title"].map(plain),
      "short": table["Title"].map(lambda title: plain(re.split(r"[(:\\[/]| [–—-] ", title)[0])),
      "author": table["Author"].map(person),
      "family": table["Author"].map(lambda cell: (person(cell).split() or [""])[-1]),
      "isbn": table["ISBN13"].map(lambda cell: re.sub(r"[^0-9X]", "", cell)),
      "year": table["Year Published"]}).replace("", None)
    frame["number"] = table["Title"].map(lambda title: " ".join(re.findall(r"[0-9]+", title)) or "-")
    frame["unique_id"] = range(len(frame))
    frame["book"] = table["True Book"]
    rows = {}
    for number, book in enumerate(table["True Book"]):
      rows.setdefault(book, []).append(number)
    truth = {pair for group in rows.values() for pair in itertools.combinations(group, 2)}

    # The best F1 of all thresholds: pairs that are right, wrong, and missed.
    def best(scored):
      scored.sort(key=lambda each: -each[0])
      right, found, result = 0, 0, (0.0, 0, 0, len(truth))
      for score, group in itertools.groupby(scored, key=lambda each: each[0]):
        for _, pair in group:
          found += 1
          right += pair in truth
        if right:
          result = max(result, (2 * right / (found + len(truth)), right, found - right, len(truth) - right))
      return result

    results = []

    """

  private static let tail = """

    print(*max(results)[1:])
    """

  /// Weighted similarities, unlabeled Fellegi-Sunter, and a regression trained on the labels.
  private static let recordLinkage = """
    import recordlinkage
    index = recordlinkage.Index()
    for column in ("isbn", "family", "short", "author"):
      index.block(column)
    index.sortedneighbourhood("title", window=9)
    candidates = index.index(frame)
    compare = recordlinkage.Compare()
    for column in ("title", "short", "author"):
      compare.string(column, column, method="jarowinkler", label=column)
    compare.string("title", "title", method="damerau_levenshtein", label="edits")
    compare.exact("isbn", "isbn", label="isbn", missing_value=0)
    compare.exact("number", "number", label="number")
    features = compare.compute(candidates, frame)
    pairs = [(min(key), max(key)) for key in candidates]

    def judge(score):
      results.append(best(list(zip(score, pairs))))

    for weights in itertools.product((1, 2), (0, 1, 2), (1, 2), (0, 1, 2), (0, 0.5, 1), (0, 0.5)):
      judge(sum(weight * features[name] for weight, name in zip(weights, features.columns)))
    judge(features[["title", "author"]].min(axis=1))
    regression = recordlinkage.LogisticRegressionClassifier()
    regression.fit(features, pandas.MultiIndex.from_tuples(
      [key for key, pair in zip(candidates, pairs) if pair in truth]))
    judge(regression.prob(features))
    likely = recordlinkage.ECMClassifier()
    likely.fit((features > 0.92).astype(int))
    judge(likely.prob((features > 0.92).astype(int)))
    """

  /// Fellegi-Sunter with levels of similarity; match weights are estimated, and also trained on the labels.
  private static let splink = """
    import splink.comparison_library as compare
    from splink import DuckDBAPI, Linker, SettingsCreator, block_on
    rules = [block_on("isbn"), block_on("family"), block_on("short"), block_on("author"),
      block_on("substr(title, 1, 6)")]
    titles = [compare.JaroWinklerAtThresholds("title", [0.98, 0.95, 0.9, 0.8]),
      compare.DamerauLevenshteinAtThresholds("title", [1, 2, 4])]
    for title, isLabelled in itertools.product(titles, (False, True)):
      settings = SettingsCreator(
        link_type="dedupe_only", additional_columns_to_retain=["book"],
        blocking_rules_to_generate_predictions=rules,
        comparisons=[title, compare.JaroWinklerAtThresholds("author", [0.98, 0.95, 0.9, 0.8]),
          compare.JaroWinklerAtThresholds("short", [0.98, 0.95, 0.9]), compare.ExactMatch("isbn"),
          compare.ExactMatch("year"), compare.ExactMatch("number")])
      database = DuckDBAPI()
      linker = Linker(database.register(frame), settings)
      linker.training.estimate_probability_two_random_records_match(
        [block_on("isbn"), "l.title = r.title and l.author = r.author"], recall=0.6)
      linker.training.estimate_u_using_random_sampling(max_pairs=1e6, seed=1)
      if isLabelled:
        linker.training.estimate_m_from_label_column("book")
      else:
        for rule in (block_on("isbn"), block_on("author"), block_on("title")):
          linker.training.estimate_parameters_using_expectation_maximisation(rule)
      found = linker.inference.predict(threshold_match_weight=-20).as_pandas_dataframe()
      results.append(best([(weight, (min(one, other), max(one, other))) for weight, one, other in
        zip(found["match_weight"], found["unique_id_l"], found["unique_id_r"])]))
    """
}
