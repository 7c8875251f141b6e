// The list of the literals that contain the facts. Most groups have a file of their own.

/// Series.
enum SeriesFacts {
  static var all: [FactsLiteral] {
    [
      FactsLiteral("fantasy", fantasy), FactsLiteral("epic", epicFantasy),
      FactsLiteral("discworld", discworld), FactsLiteral("urban", urbanFantasy),
      FactsLiteral("science", scienceFiction), FactsLiteral("crime", crime),
      FactsLiteral("detectives", detectives), FactsLiteral("young", youngAdult),
      FactsLiteral("children", children), FactsLiteral("comics", comics), FactsLiteral("manga", manga),
      FactsLiteral("romance", romance), FactsLiteral("classics", classics),
      FactsLiteral("world", world), FactsLiteral("neighbours", neighbours),
      FactsLiteral("historical", historical), FactsLiteral("sagas", sagas),
      FactsLiteral("voyages", voyages), FactsLiteral("growing up", growingUp),
      FactsLiteral("sleuths", sleuths), FactsLiteral("generations", generations),
      FactsLiteral("adventures", adventures), FactsLiteral("other tongues", otherTongues),
    ]
  }
}

/// Standalone works.
enum WorkFacts {
  static var all: [FactsLiteral] {
    [
      FactsLiteral("fiction", fiction), FactsLiteral("classic works", classics),
      FactsLiteral("speculative", speculative), FactsLiteral("nonfiction", nonfiction),
      FactsLiteral("world works", world), FactsLiteral("other works", mixed),
    ]
  }
}

/// Authors.
enum AuthorFacts {
  static var all: [FactsLiteral] {
    [
      FactsLiteral("authors of series", ofSeries), FactsLiteral("authors of further series", ofFurtherSeries),
      FactsLiteral("authors of works", ofWorks),
    ]
  }
}

/// Word lists.
enum WordFacts {
  static var all: [FactsLiteral] {
    [
      FactsLiteral("names", names), FactsLiteral("titles", englishTitles),
      FactsLiteral("further titles", furtherTitles), FactsLiteral("other languages", foreignTitles),
      FactsLiteral("editions", editions),
    ]
  }
}
