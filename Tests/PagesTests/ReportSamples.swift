// A small report of each kind, with text that would break a page that does not escape it.

/// Reports as the program writes them, shortened.
enum ReportSamples {
  /// Text that must be escaped.
  static let odd = "<b>&\\u0001\\\"Ü 三体"

  static let run = """
    {"schema":1,"host":{"seconds":2.5,"threads":2,"targets":[\(row("LAB-2.time", "held"))]},
    "attribution":{"hasSameReaders":true,"causes":[{"name":"offline","title":"no network \(odd)"},{"name":"loss","title":"lost messages"}],
    "absent":[{"name":"quotas","title":"used-up quotas"}],
    "nineOfTen":{"whole":600000,"rest":90000,"shares":[{"cause":"offline","inOrder":540000,"inOppositeOrder":500001,"mean":520000},
    {"cause":"loss","inOrder":-30000,"inOppositeOrder":9999,"mean":-10000}]},
    "half":{"whole":240000,"rest":240000,"shares":[{"cause":"offline","inOrder":0,"inOppositeOrder":0,"mean":0},{"cause":"loss"}]},
    "runs":[{"without":[],"digest":"00ff","nineOfTen":600000,"half":240000,"violations":0},
    {"without":["loss","offline"],"digest":"00fe","nineOfTen":90000,"violations":0}]},
    "gates":[{"id":"ENR-12","title":"own gate","limit":95,"comparison":"≥","unit":"%","measured":93.5,"verdict":"missed","isGate":true}],
    "run":{"digest":"00ff","isComplete":true,
    "configuration":{"users":3,"books":30,"seed":1,"scenario":"google-outage","providers":["a","b"],
    "spells":[{"provider":"a","mood":"outage","fromMinute":1,"toMinute":3},{"provider":"z","mood":"outage","fromMinute":1,"toMinute":3}]},
    "targets":[\(row("IMP-9", "held")),\(row("ENR-12", "missed")),\(row("CON-5", "missed", gate: false)),\(row("SER-1", "no data"))],
    "missed":[{"id":"ENR-12","cases":[{"command":"explain 7","missed":{"reader":7,"truth":"\(odd)","outcome":"found wrong",
    "rows":[{"row":4,"text":"row text"}]}}]}],
    "figures":{"violations":[{"clause":"IMP-12","place":"reader 2","complaint":"lost \(odd)"}],
    "imports":{"rows":92,"imported":90,"rejected":1,"duplicatesByTier":{"isbn":1},"alike":{"volume":{"part":3,"whole":4}},
    "duplicates":{"truePositive":1,"falsePositive":0,"falseNegative":0},"rejections":{"truePositive":1,"falsePositive":0,"falseNegative":0}},
    "enrichment":{"byState":{"enriched":80,"notFound":10},"answers":{"found":80},"byProvider":{"a":80},
    "facts":{"year":{"a":{"part":9,"whole":10},"b":{"part":0,"whole":0}}},"filled":{"isbn":{"part":1,"whole":1}}},
    "reading":{"readers":3,"pages":100,"minutes":60,"finished":1,"points":5,"sittings":{"ended":2},"questions":{"answered":1},
    "facts":{"time":{"part":2,"whole":2}}},
    "timeline":{"tracks":{"queued":[5,5],"settled":[0,2,8],"answered":[0,2,8],"failed":[1],"failures a":[1,0,2]}},
    "time":{"enrichment":{"buckets":[[4184,1],[4572,2]],"count":3,"min":464440879838,"max":3788204951072,"sum":"8040850782000"},
    "latency":{"request":{"buckets":[[2679,1],[2681,2]],"count":3,"min":129600000,"max":131000000,"sum":"391200000"}}},
    "picture":{"reader":1,"books":40,"seriesInAll":2,"axes":[
    {"name":"Origin \(odd)","completion":1,"isGhost":true,"values":["X 1"],"variety":0},
    {"name":"Time","completion":100,"isGhost":false,"values":["1990s 40"],"variety":600}],
    "series":[{"name":"Dune \(odd)","author":"Frank Herbert","progress":"2/60 books","furtherPlaces":57,"places":[
    {"position":"1","title":"Dune Messiah","state":"read"},{"position":"2.5","state":"missing"},{"title":"\(odd)","state":"owned"}]},
    {"name":"Anthology","progress":"0 books","furtherPlaces":0,"places":[]}]},
    "faults":{"a 503":4,"network loss":2,"a never":0},
    "slowest":{"readers":[{"reader":7,"arrival":1000,"rows":31,"books":30,"duplicates":1,"rejected":0,"requests":40,
    "failedRequests":3,"retries":2,"pauseTime":5000,"outages":0,"offlineTime":0,"lookUpTime":90000,"requestTime":80000,
    "enriched":28,"toChoose":1,"notFound":1,"waiting":0}]}}}}
    """

  static let hunt = """
    {"schema":1,"host":{"milliseconds":10,"workers":1,"worldsPerHourAndWorker":7},"hunt":[{"plan":{"target":"readers",
    "variant":"check-then-insert","firstSeed":1},"isComplete":true,"areProbesJudged":false,"faultComplaints":[],
    "probeComplaints":["“\(odd)” was never true"],"figures":{"seeds":20,"events":500,"digest":"ab","virtualMilliseconds":9000,
    "policies":{"pct":{"seeds":20,"failed":2,"events":500}},
    "ledger":{"rows":{"disk.full":{"enabled":3,"passes":10,"fired":2,"observed":2,"recovered":1}}},
    "probes":{"rows":{"a state":{"holds":1,"looks":2}}}},
    "saturation":{"states":80,"newStates":3,"pairs":600,"newPairs":41},
    "detection":{"bugs":90,"found":71,"seedsForHardest":640,"hardest":"a-hard-bug"},
    "findings":[{"signature":{"clause":"IMP-12","oracle":"library-model","verdict":"safety"},"text":"lost \(odd)","count":2,
    "seeds":[6,9],"reproducer":{"decision":{"event":4,"sentence":"It fires."},
    "curve":{"draws":12,"event":4,"sentence":"From choice 3 on it is certain.","points":[{"kept":0,"failed":2},{"kept":2,"failed":3},{"kept":3,"failed":12}]},
    "regression":\(regression)}}]}]}
    """

  static let regression = """
    {"format":1,"digest":"ab","sentence":"At 5.000000 ms a fault fires.",
    "expects":{"outcome":"fails","clause":"IMP-12","oracle":"library-model","verdict":"safety"},
    "original":{"events":900,"steps":20,"firings":4,"choices":9},"size":{"events":7,"steps":1,"firings":1,"choices":0},
    "case":{"target":"readers","variant":"shipped","seed":6,"settings":{"books":5},
    "faults":{"exactly":[{"kind":"provider.503","site":"a","pass":1}]},
    "workload":[{"action":"import","actor":0,"at":0,"numbers":[1,2]}]},
    "events":["0.000000 ms  phone 1  machine  phone 1","0.000000 ms  backend  machine  backend","0.000000 ms  scenario  machine  scenario",
    "1.000000 ms  phone 1 (app 1)  sent  GET /x leaves, 0.005 seconds on its way","5.000000 ms  scenario  fault  provider.503 at backend",
    "6.000000 ms  backend  arrived  GET /x arrives","7.000000 ms  scenario (app 1)  violation  library-model: \(odd)"]}
    """

  static let planted = """
    {"schema":1,"complaints":["one survived"],"worlds":9,"events":90,"medianReduction":97,
    "plan":{"repetitions":1,"budget":500,"firstSeed":1},"oracles":{"library-model":["bug-one","bug-two"]},
    "rows":[{"bug":"bug-one","clause":"IMP-12","oracle":"library-model","sentence":"A \(odd).","verdict":"killed",
    "cells":[{"median":3,"p95":9}],"reproducer":{"before":{"events":90},"after":{"events":9}}},
    {"bug":"bug-two","clause":"ENR-5","oracle":"backoff","sentence":"B.","verdict":"survived","cells":[]}]}
    """

  static let verify = """
    {"schema":"bookstrack-verify/1","isComplete":true,"counts":{"held":1,"missed":1},"seconds":{"load":7.5},
    "rows":[{"clause":"ENR-12","promise":"Of \(odd) 90 %.","decision":"So.","verdict":"missed","tests":["SomeTests: it holds"],
    "figures":[{"part":"load","redBy":"turned red by a-stack","asWritten":3,"evidence":{"count":5,"noun":"works","minimum":9},
    "target":\(row("ENR-12", "missed"))}]},
    {"clause":"CON-7","promise":"Five.","verdict":"held","lacking":"a part","tests":[],"figures":[]}]}
    """

  static let compare = """
    {"schema":"bookstrack-compare/1","unchanged":7,"parts":["run"],"identicalParts":[],"changes":[
    {"kind":"worse","part":"run","figure":"a.b","clause":"ENR-12","title":"works \(odd)","before":"9","after":"7",
    "difference":"−2","allowed":"1","reason":"chance"},
    {"kind":"better","part":"run","figure":"a.c","clause":"ENR-5","title":"pauses","before":"9","after":"7","difference":"−2",
    "allowed":"","reason":""}]}
    """

  static let comparedRuns = """
    {"schema":"bookstrack-compare/1","unchanged":7,"parts":["run"],"identicalParts":[],"isJudged":false,
    "settings":[{"part":"run","setting":"mood","before":"healthy","after":"\(odd)"}],"changes":[],
    "runs":{"readersLeftOut":"only the slowest","rows":[{"id":"ENR-13.p90","title":"nine of ten","direction":"worse",
    "before":"60 min","after":"63 min","difference":"+3 min","limit":"≤ 61 min","verdictBefore":"held",
    "verdictAfter":"missed","isGate":true}],"readers":[{"reader":3,"direction":"worse","sentence":"reader 3: longer",
    "commandBefore":"explain it before","commandAfter":"explain it after"}]}}
    """

  static let sweep = """
    {"schema":1,"isComplete":true,"configuration":{"users":4,"books":300,"seed":1},
    "axes":[{"setting":"latency","values":["50ms","\(odd)"]},{"setting":"concurrency","values":["1","2"]},{"setting":"mood","values":["healthy"]}],
    "points":[\(point("50ms", 1, 9.5)),\(point("50ms", 2, 19.5)),\(point(odd, 1, 1.25))]}
    """

  static let imported = """
    {"file":"\(odd).csv","format":"Goodreads","reading":["ratings out of 5"],"strategy":"smart","rows":4,"imported":2,
    "changesLibrary":false,"cellProblemCount":1,"columns":[{"name":"Title","field":"title"},{"name":"Own"}],
    "importedRows":[{"row":1,"title":"One \(odd)"},{"row":2,"title":"Two"}],
    "duplicates":[{"row":3,"title":"One","tier":"isbn","reason":"same ISBN","sameAsRow":1,"effect":"merged","taken":["pages"],"kept":[]}],
    "rejected":[{"row":4,"line":5,"reason":"no title","fields":["","x"]}],
    "cellProblems":[{"row":2,"line":3,"column":"Rating","value":"9","expected":"0 to 5"}],
    "series":[{"series":"Dune","position":"1"}],
    "shelves":[{"name":"Dune","author":"Frank Herbert","owned":1,"read":1,"total":6,"missing":[2],"next":"2"}]}
    """

  static let reader = """
    {"routine":"binge","pages":100,"minutes":60,"points":5,"filled":1,"fields":10,"kills":0,"pace":"50 pages/hour",
    "axes":[{"name":"Origin \(odd)","completion":1,"isGhost":true,"values":["X 1"],"variety":0},
    {"name":"Time","completion":100,"isGhost":false,"values":[],"variety":600},{"name":"Language","completion":95,"isGhost":true,"values":["en 9"],"variety":42}],
    "finished":[{"day":"2025-11-03","title":"A \(odd)"}],
    "sessions":[{"day":"2025-11-02","time":"09:56","minutes":30,"firstPage":0,"lastPage":79,"title":"A","ending":"finished",
    "question":{"text":"Which?","outcome":"shown"}},
    {"day":"2025-11-02","time":"19:56","minutes":30,"firstPage":79,"lastPage":99,"title":"A","ending":"killed"}]}
    """

  /// A report without a page of its own.
  static let benchmarks = """
    {"schema":"bookstrack-bench/2","wantedRows":3,"notes":["No valgrind \(odd)"],
    "rows":[{"name":"reference","unit":"step","samples":2,"median":1000,"slowest":900,"fastest":1100,"isHourly":false,"stepsEach":1},
    {"name":"import.rows","unit":"row","samples":2,"median":28000,"slowest":27000,"fastest":29000,"isHourly":false,"target":25000,"stepsEach":35.7},
    {"name":"worlds","unit":"world","samples":2,"median":9,"slowest":8,"fastest":10,"isHourly":true,"stepsEach":400,
    "comparison":{"rival":"import.rows","perMille":1990,"targetPerMille":2000}}],
    "counts":[{"name":"allocations","count":5000,"unit":"book"}],
    "histories":[{"other":"last run","changes":[{"name":"import.rows","before":30.5,"now":35.7,"verdict":"slower"}]}],
    "memory":{"schema":"bookstrack-memory/1","wantedRows":1,"rows":[{"work":"import","books":1500,"reached":1499,"baseline":1,"growth":[3145728,2097152,4194304]}]}}
    """

  static let scorecard = """
    {"engine":"mine","held":1,"violated":1,"noData":1,"rows":[
    {"row":"1","title":"a token expires","outcome":"held","evidence":4,"oracles":["converged"],"violations":[]},
    {"row":"2","title":"a crash \(odd)","outcome":"violated","evidence":2,"oracles":["nothing-lost"],"violations":[{"oracle":"nothing-lost","text":"a book is gone"}]},
    {"row":"3","title":"a purge","outcome":"no data","evidence":0,"oracles":[],"violations":[]}]}
    """

  static let other = """
    {"schema":3,"name":"\(odd)","parts":[{"a":1,"b":[1,2]},{"a":2,"c":true}],"inner":{"x":1.5,"deep":{"y":null}}}
    """

  private static func row(_ id: String, _ verdict: String, gate: Bool = true) -> String {
    let measured = verdict == "no data" ? "" : "\"measured\":93.5,"
    return """
      {"id":"\(id)","title":"title of \(id) \(odd)","unit":"%","comparison":"≥","limit":90,\(measured)"verdict":"\(verdict)",
      "isGate":\(gate),"reason":"reason of \(id)","evidence":{"count":3000,"noun":"works","minimum":100}}
      """
  }

  private static func point(_ latency: String, _ concurrency: Int, _ rate: Double) -> String {
    """
    {"values":["\(latency)","\(concurrency)","healthy"],"booksPerMinute":\(rate),"success":94.5,"precision":100,"callsPerBook":2.5,
    "minutesFor1500":9.9,"waiting":0,"violations":0,"digest":"d\(concurrency)\(Int(rate))"}
    """
  }
}
