// Asking the providers: one after the other until one knows the book, then the names of its series.

import BooksTrackAPI

extension Backend {
  /// Asks the providers and keeps the answer if it is one; nothing if this task was cancelled.
  func ask(_ query: ProviderQuery, key: String) async -> Answer? {
    var failures: [ProviderFailure] = []
    for upstream in upstreams {
      switch await books(for: query, from: upstream) {
      case .success(let books) where books.isEmpty:
        continue
      case .success(var books):
        guard let complete = await nameSeries(in: &books, from: upstream) else { return nil }
        return keep(books, for: query, key: key, provider: upstream.provider.name, complete: complete)
      case .failure(let failure):
        if failure.kind == .cancelled { return nil }
        failures.append(failure)
      }
    }
    // One provider's "unknown" is no answer while another could not be asked.
    guard failures.isEmpty, let last = upstreams.last else { return .failed(failures) }
    let answer = Answer.notFound(provider: last.provider.name)
    store(answer, for: query, key: key, found: false)
    return answer
  }

  /// What one provider knows; for an ISBN only editions that carry it.
  private func books(
    for query: ProviderQuery, from upstream: Upstream
  ) async -> Result<[NormalizedBook], ProviderFailure> {
    let name = upstream.provider.name
    let result: NormalizedResult
    do {
      result = try await upstream.ask(query, timeout: policy.providerTimeout)
    } catch {
      counters.countCall(of: name, outcome: error.kind.reason.rawValue)
      return .failure(error)
    }
    counters.countCall(of: name, outcome: result.books.isEmpty ? "notFound" : "found")
    counters.add(result.tally)
    var books = result.books
    if case .isbn(let isbn) = query {
      books = books.compactMap { $0.keeping(isbn) }
      counters.wrongBooks += result.books.count - books.count
    }
    let merged = policy.deduplication.merge(books)
    counters.syntheticWorks += books.count { $0.work.synthetic }
    counters.mergedWorks += books.count - merged.count
    return .success(merged)
  }

  private func keep(
    _ books: [NormalizedBook], for query: ProviderQuery, key: String, provider: String, complete: Bool
  ) -> Answer? {
    guard let document = try? WireDocument.encode(SearchResponseData(books)) else {
      return .failed([ProviderFailure(.unreadable, provider: provider)])
    }
    let answer = Answer.found(document: document, provider: provider)
    // Without its series names it is the trace of a failure, and the next reader shall have a better one.
    if complete { store(answer, for: query, key: key, found: true) }
    return answer
  }

  private func store(_ answer: Answer, for query: ProviderQuery, key: String, found: Bool) {
    let lifetime = policy.lifetime(of: query, found: found)
    counters.evictedAnswers += answers.insert(answer, for: key, at: wallTime.now(), lifetime: lifetime)
  }

  /// Fills in names that the provider gives on request only. Says whether all were asked for; nothing if
  /// cancelled.
  private func nameSeries(in books: inout [NormalizedBook], from upstream: Upstream) async -> Bool? {
    let provider = upstream.provider.name
    var names: [String: String] = [:]
    var missing: [String] = []
    for id in books.namelessSeriesIDs {
      if let name = seriesNames.value(for: SeriesKey(provider: provider, id: id), at: wallTime.now()) {
        names[id] = name
      } else {
        missing.append(id)
      }
    }
    let asked = Array(missing.prefix(policy.seriesPerLookup))
    if let request = asked.isEmpty ? nil : upstream.provider.seriesRequest(for: asked) {
      let lookup = SeriesLookup(provider: provider, ids: asked)
      let found = await seriesFlights.run(lookup) { await lookUpSeries(lookup, request, from: upstream) }
      switch found {
      case nil: return nil
      case .success(let found)?: names.merge(found) { _, new in new }
      case .failure?:
        books.setSeriesNames(names)
        return false
      }
    }
    books.setSeriesNames(names)
    return true
  }

  private func lookUpSeries(
    _ lookup: SeriesLookup, _ request: HTTPRequest, from upstream: Upstream
  ) async -> Result<[String: String], ProviderFailure>? {
    do {
      let names = try await upstream.seriesNames(request, timeout: policy.seriesTimeout)
      counters.countSeriesLookup(of: lookup.provider, outcome: "found")
      for id in lookup.ids {
        guard let name = names[id] else { continue }
        seriesNames.insert(
          name, for: SeriesKey(provider: lookup.provider, id: id), at: wallTime.now(),
          lifetime: policy.seriesNameLifetime)
      }
      return .success(names)
    } catch {
      counters.countSeriesLookup(of: lookup.provider, outcome: error.kind.reason.rawValue)
      return error.kind == .cancelled ? nil : .failure(error)
    }
  }
}

/// A series as one provider numbers it.
struct SeriesKey: Hashable, Sendable {
  let provider: String
  let id: String
}

/// One call for the names of series.
struct SeriesLookup: Hashable, Sendable {
  let provider: String
  let ids: [String]
}
