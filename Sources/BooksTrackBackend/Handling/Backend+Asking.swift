// Book queries to providers, in sequence or concurrently, and the merge of their results into one answer.

import BooksTrackAPI

extension Backend {
  /// Calls the providers and caches the answer, unless it is a failure; nil if this task was cancelled.
  ///
  /// - Parameter end: The deadline for optional calls.
  func ask(_ query: ProviderQuery, key: String, until end: Duration) async -> Answer? {
    var gathered = Contributions()
    for (number, fallbackLevel) in fallbackLevels(for: query).enumerated() {
      let timeout = number == 0 ? policy.providerTimeout : min(policy.providerTimeout, end - now)
      var parts = await contributions(to: query, from: fallbackLevel, timeout: timeout, until: end)
      // After the wait for all providers: names are requested only from providers that responded.
      for index in parts.indices {
        await nameSeries(in: &parts[index], from: fallbackLevel[index], until: end)
      }
      if policy.details == .whereMissing {
        await addMissingDetails(to: &parts, found: query, from: fallbackLevel, until: end)
      }
      if Task.isCancelled || parts.contains(where: { $0.failure?.kind == .cancelled }) { return nil }
      gathered.append(contentsOf: parts)
      if gathered.hasBooks { return found(gathered, for: query, key: key) }
    }
    // If one provider does not know the book and another could not be called, the answer is a failure.
    guard gathered.failures.isEmpty, !gathered.parts.isEmpty else { return .failed(gathered.failures) }
    let answer = Answer.notFound(provider: upstreams.last?.name)
    store(answer, for: key, lifetime: policy.lifetime(of: .books(query), found: false))
    return answer
  }

  /// Returns the indices of the providers that support the query, in groups that are called together.
  private func fallbackLevels(for query: ProviderQuery) -> [[Int]] {
    let able = upstreams.indices.filter { upstreams[$0].provider.request(for: query) != nil }
    switch policy.strategy {
    case .firstAnswer:
      return able.map { [$0] }
    case .merging:
      let fallbackLevels = Set(able.map { upstreams[$0].registration.fallbackLevel }).sorted()
      return fallbackLevels.map { fallbackLevel in
        able.filter { upstreams[$0].registration.fallbackLevel == fallbackLevel }
      }
    }
  }

  private func contributions(
    to query: ProviderQuery, from places: [Int], timeout: Duration, until end: Duration
  ) async -> [Contribution] {
    if places.count == 1 {
      return [await contribution(to: query, from: places[0], timeout: timeout, until: end)]
    }
    return await gather(places) { place in
      await self.contribution(to: query, from: place, timeout: timeout, until: end)
    }
  }

  /// Calls one provider. For an ISBN, only editions with that ISBN are kept.
  private func contribution(
    to query: ProviderQuery, from place: Int, timeout: Duration, until end: Duration
  ) async -> Contribution {
    let upstream = upstreams[place]
    let name = upstream.name
    guard let request = upstream.provider.request(for: query) else { return Contribution() }
    guard timeout >= policy.shortestTimeout else {
      return Contribution(failure: ProviderFailure(.timeout, provider: name, wasSkipped: true))
    }
    let time = wallTime.now()
    var result: NormalizedResult
    do throws(ProviderFailure) {
      result = try await call(request, of: place, timeout: timeout) {
        response throws(ProviderFailure) in
        try upstream.read(response) { response throws(ProviderFailure) in
          try upstream.provider.normalize(response, for: query)
        }
      }
    } catch {
      if !error.wasSkipped { counters.countCall(of: name, outcome: error.kind.reason.rawValue) }
      return Contribution(failure: error)
    }
    counters.countCall(of: name, outcome: result.books.isEmpty ? "notFound" : "found")
    counters.add(result.tally)
    for index in result.books.indices { upstream.provider.note(time, in: &result.books[index]) }
    var part = Contribution(books: reduced(result.books, to: query))
    if policy.details == .always { await addDetails(to: &part, found: query, from: place, until: end) }
    return part
  }

  /// Returns the books that match the query, each work once.
  private func reduced(_ books: [NormalizedBook], to query: ProviderQuery) -> [NormalizedBook] {
    var fitting = books
    if case .isbn(let isbn) = query {
      fitting = books.compactMap { $0.keeping(isbn) }
      counters.wrongBooks += books.count - fitting.count
    }
    let merged = policy.deduplication.merge(fitting, priorities: priorities)
    counters.syntheticWorks += fitting.count { $0.work.synthetic }
    counters.mergedWorks += fitting.count - merged.count
    return merged
  }

  /// Returns the lifetime of an answer, which is shorter if parts of it are missing.
  private func lifetime(of gathered: Contributions, found query: ProviderQuery) -> Duration {
    let whole = policy.lifetime(of: .books(query), found: true)
    if gathered.lacksSomething { return min(whole, policy.incompleteLifetime) }
    let untilQuota = gathered.secondsUntilQuota.map { min(policy.lateLifetime, .seconds($0)) }
    return min(whole, untilQuota ?? whole, gathered.hasLateParts ? policy.lateLifetime : whole)
  }

  /// Merges all parts into one answer and caches it for its lifetime.
  private func found(_ gathered: Contributions, for query: ProviderQuery, key: String) -> Answer {
    let books = gathered.interleaved
    let merged = policy.deduplication.merge(books, priorities: priorities)
    let provider = merged.first?.work.primaryProvider ?? ""
    let document = WireDocument.encode(SearchResponseData(merged))
    counters.joinedWorks += books.count - merged.count
    counters.countShares(of: merged)
    let lifetime = lifetime(of: gathered, found: query)
    let missing = MissingParts(gathered.failures, lifetime: lifetime, now: wallTime.now())
    let answer = Answer.found(document: document, provider: provider, missing: missing)
    // An answer without its series names is not cached: the next request needs one call to get them. An
    // answer without a failed provider's part is cached briefly, because each new attempt may cost a timeout.
    if !gathered.lacksSeriesNames {
      store(answer, for: key, lifetime: lifetime)
    }
    return answer
  }
}
