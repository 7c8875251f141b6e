// Looks up books by title alone, once with each normalization of titles, and judges the answers as the stack
// does, so that only the normalization differs (TTL-7).
//
// The queries go directly to the look-alike, outside of the simulated network, so that neither faults nor
// caches affect the result.

package import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import Measurement
import Providers
import Simulation

/// Searches for books by title at one provider.
package struct TitleSearch {
  /// The maximum number of books looked up for each reader.
  static let booksPerReader = 20

  private let lookalike: any TruthfulLookalike
  private let provider: any MetadataProvider
  private let judge = AnswerJudge.corrected

  package init(_ member: ProviderList.Member) {
    lookalike = member.lookalike
    provider = member.provider.registration.normalizer
  }

  /// Looks up a sample of works that is spread evenly over the library, because the first ones are the most
  /// popular and neighbours are often volumes of one series. Works that the provider does not have are
  /// skipped.
  package func figures(_ library: Library, _ works: TrueWorks) -> TitleSearchFigures {
    var figures = TitleSearchFigures()
    let known = library.works.filter { works.byWork[$0.id].map { lookalike.knows(work: $0) } ?? false }
    let step = max(1, known.count / Self.booksPerReader)
    for place in stride(from: 0, to: known.count, by: step).prefix(Self.booksPerReader) {
      let work = known[place]
      guard let truth = works.byWork[work.id] else { continue }
      let writers = work.authors.filter { $0.role == nil }.compactMap { library.authors[$0.author]?.name }
      let subject = EnrichmentSubject(title: work.title, authors: writers, isbns: [])
      // Most titles need no normalization, so that all rules send the same query.
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

  /// Returns true if the answer to the normalized title is judged certain and is the true work.
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
