// Draws and runs the worlds of requests, in worker processes and in threads alike.

import Simulation

/// Answers requests by running worlds on the calling thread.
package struct WorldRunner: Sendable {
  package let targets: [any HuntTarget]

  package init(_ targets: [any HuntTarget]) { self.targets = targets }

  /// Returns the target with that name.
  package func target(_ name: String) -> (any HuntTarget)? { targets.first { $0.name == name } }

  /// Runs a world. A case that cannot be run gives the verdict `harness` with the reason.
  package func answer(_ request: HuntRequest) -> HuntAnswer {
    do {
      let (huntCase, target) = try prepare(request.subject)
      if request.isOnlyDrawn { return HuntAnswer(drawn: huntCase) }
      let answer = try run(huntCase, in: target, request)
      return request.isRepetition == true ? answer.compared : answer
    } catch {
      return HuntAnswer(.harness, oracle: "case", error.description)
    }
  }

  private func run(
    _ huntCase: HuntCase, in target: any HuntTarget, _ request: HuntRequest
  ) throws(HuntCaseError) -> HuntAnswer {
    guard request.samplesReentrancy == true else {
      let result = try target.run(huntCase, trace: request.trace)
      return HuntAnswer(result, of: huntCase, isDetailed: request.isDetailed)
    }
    return sample(try target.run(huntCase, trace: .all), of: huntCase)
  }

  private func sample(_ result: HuntResult, of huntCase: HuntCase) -> HuntAnswer {
    var answer = HuntAnswer(result, of: huntCase, isDetailed: false)
    var coverage = ReentrancyCoverage()
    coverage.add(result.trace)
    answer.reentrancy = coverage
    answer.trace = []
    return answer
  }

  private func prepare(
    _ subject: HuntRequest.Subject
  ) throws(HuntCaseError) -> (HuntCase, any HuntTarget) {
    switch subject {
    case .given(let huntCase):
      return (huntCase, try find(huntCase.target, variant: huntCase.variant))
    case .drawn(let name, let variant, let seed, let faults):
      let target = try find(name, variant: variant)
      var huntCase = target.draw(seed: seed, variant: variant)
      huntCase.faults = huntCase.faults.keeping(faults)
      return (huntCase, target)
    }
  }

  /// Throws if the target or the variant of a case is unknown.
  package func check(_ huntCase: HuntCase) throws(HuntCaseError) {
    _ = try find(huntCase.target, variant: huntCase.variant)
  }

  private func find(_ name: String, variant: String) throws(HuntCaseError) -> any HuntTarget {
    guard let target = target(name) else {
      throw HuntCaseError(
        "target: \"\(name)\" is not known; expected one of \(targets.map(\.name).joined(separator: ", "))")
    }
    guard variant == HuntCase.shipped || target.variants.contains(variant) else {
      let known = [HuntCase.shipped] + target.variants
      throw HuntCaseError(
        "variant: \"\(variant)\" is no variant of \(name); expected one of \(known.joined(separator: ", "))")
    }
    return target
  }
}

extension HuntCase {
  /// The variant without a planted bug.
  package static let shipped = "shipped"
}
