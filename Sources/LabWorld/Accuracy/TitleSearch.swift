// Looks books up by title and nothing else, once for each way of normalizing titles, at a provider that
// answers everybody alike. What comes back is judged as the stack judges it, so that the way of normalizing
// is all that differs (TTL-7).
//
// It asks the look-alike itself, outside of the simulated network: no fault and no cache decides what is
// found.

package import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import Measurement
import Providers
import Simulation

/// Searches with titles.
package struct TitleSearch {
  /// How many books of each reader are looked up.
  static let booksPerReader = 20

  private let lookalike: any TruthfulLookalike
  private let provider: any MetadataProvider
  private let judge = AnswerJudge.corrected

  package init(_ member: ProviderList.Member) {
    lookalike = member.lookalike
    provider = member.provider.registration.normalizer
  }

  /// How some works from everywhere in a library are found: those that came first are the most popular ones,
  /// and neighbours are often volumes of one series. Left out is what the provider does not have under any
  /// title.
  package func figures(_ library: Library, _ works: TrueWorks) -> TitleSearchFigures {
    var figures = TitleSearchFigures()
    let known = library.works.filter { works.byWork[$0.id].map { lookalike.knows(work: $0) } ?? false }
    let step = max(1, known.count / Self.booksPerReader)
    for place in stride(from: 0, to: known.count, by: step).prefix(Self.booksPerReader) {
      let work = known[place]
      guard let truth = works.byWork[work.id] else { continue }
      let writers = work.authors.filter { $0.role == nil }.compactMap { library.authors[$0.author]?.name }
      let subject = EnrichmentSubject(title: work.title, authors: writers, isbns: [])
      // Most titles have nothing to normalize: all rules then ask the same question.
      var answers: [String: Bool] = [:]
      func finds(_ rules: TitleRules) -> Bool {
        let title = rules.normalizedForSearch(subject.title)
        let isFound = answers[title] ?? self.finds(truth, subject, title)
        answers[title] = isFound
        return isFound
      }
      figures.off.count(finds(.none))
      figures.asWritten.count(finds(.asWritten))
      figures.corrected.count(finds(.corrected))
    }
    return figures
  }

  /// Whether the answer to the normalized title is the book, and is taken for it.
  func finds(_ truth: Int, _ subject: EnrichmentSubject, _ title: String) -> Bool {
    guard title.contains(where: { !$0.isWhitespace }) else { return false }
    let query = ProviderQuery.title(title)
    var stream = RandomStream(seed: 0, name: "title search")
    guard let request = provider.request(for: query) else { return false }
    let response = lookalike.respond(to: request, using: &stream)
    guard provider.failure(in: response) == nil,
      let result = try? provider.normalize(response, for: query)
    else { return false }
    let data = SearchResponseData(BackendPolicy.standard.deduplication.merge(result.books))
    guard case .certain(let index) = judge.judge(data, for: subject) else { return false }
    return data.works[index].externalIDs.contains { lookalike.work(forExternalID: $0.value) == truth }
  }
}
