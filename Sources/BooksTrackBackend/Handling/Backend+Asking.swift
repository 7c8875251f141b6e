// Asking the providers for books, one after the other or together, and making one answer of what they say.

import BooksTrackAPI

extension Backend {
  /// Asks the providers and keeps the answer if it is one; nil if this task was cancelled.
  ///
  /// - Parameter end: When nothing more is waited for that the answer can do without.
  func ask(_ query: ProviderQuery, key: String, until end: Duration) async -> Answer? {
    var gathered = Contributions()
    for (number, fallbackLevel) in fallbackLevels(for: query).enumerated() {
      let timeout = number == 0 ? policy.providerTimeout : min(policy.providerTimeout, end - now)
      var parts = await contributions(to: query, from: fallbackLevel, timeout: timeout, until: end)
      // After the wait for all providers: names are asked for only where a provider has answered.
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
    // If one provider does not know the book and another could not be asked, the answer is a failure.
    guard gathered.failures.isEmpty, !gathered.parts.isEmpty else { return .failed(gathered.failures) }
    let answer = Answer.notFound(provider: upstreams.last?.name)
    store(answer, for: key, lifetime: policy.lifetime(of: .books(query), found: false))
    return answer
  }

  /// The providers that can answer, by their places, in groups that are asked together.
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

  /// What one provider knows; for an ISBN only editions that carry it.
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

  /// Only books that can be meant, each work once.
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

  /// How long an answer is kept: the less, the more is missing in it.
  private func lifetime(of gathered: Contributions, found query: ProviderQuery) -> Duration {
    let whole = policy.lifetime(of: .books(query), found: true)
    if gathered.lacksSomething { return min(whole, policy.incompleteLifetime) }
    let untilQuota = gathered.secondsUntilQuota.map { min(policy.lateLifetime, .seconds($0)) }
    return min(whole, untilQuota ?? whole, gathered.hasLateParts ? policy.lateLifetime : whole)
  }

  /// One answer of all parts, kept for as long as it deserves.
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
    // An answer without the names of its series is not kept: the next request needs one call to get them. An
    // answer that lacks a failed provider's part is kept for a short time, because asking again may cost a
    // timeout each time.
    if !gathered.lacksSeriesNames {
      store(answer, for: key, lifetime: lifetime)
    }
    return answer
  }
}
