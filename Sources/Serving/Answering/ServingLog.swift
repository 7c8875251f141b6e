// A log that is read again. Settings and requests determine all answers, so a log can be answered again; a
// damaged one is refused with the number of the line, what stands there, and what was expected.

import BooksTrackAPI
package import Foundation
import LabWorld

/// A log that was read.
package struct ServingLog: Sendable {
  package let settings: ServingSettings
  /// In the order of arrival.
  package private(set) var requests: [ServedRequest] = []
  /// The same, as the stack gets them.
  private(set) var parsed: [HTTPRequest] = []
  /// The answers in the order of their requests; nil for those that had none when the server was killed.
  package private(set) var answers: [ServedAnswer?] = []
  /// In their order.
  package private(set) var calls: [ServedCall] = []
  /// The virtual time at which the server ended; nil if it was killed.
  package private(set) var end: Int64?
  /// The latest virtual time of a line.
  private(set) var latest: Int64 = 0

  /// The reason why a log cannot be read.
  package struct Flaw: Error {
    /// A sentence without a full stop.
    package let sentence: String

    fileprivate init(line: Int, _ text: String) { sentence = "line \(line): \(text)" }
  }

  /// The reason why a line cannot be there.
  private struct Misfit: Error {
    let text: String
    init(_ text: String) { self.text = text }
  }

  /// Reads a log. A last line without an end is ignored: the server was killed while it wrote.
  package init(_ data: Data) throws(Flaw) {
    let newline = UInt8(ascii: "\n")
    let whole = data.lastIndex(of: newline).map { data[..<$0] } ?? Data()
    let lines = whole.split(separator: newline, omittingEmptySubsequences: false)
    do throws(Misfit) {
      settings = try Self.settings(lines.first ?? Data())
    } catch {
      throw Flaw(line: 1, error.text)
    }
    for (index, text) in lines.enumerated().dropFirst() {
      do throws(Misfit) {
        try add(Self.line(text))
      } catch {
        throw Flaw(line: index + 1, error.text)
      }
    }
  }

  private static func line(_ text: Data) throws(Misfit) -> ServingLine {
    let line: ServingLine
    do {
      line = try JSONLine.value(ServingLine.self, from: Data(text))
    } catch {
      throw Misfit(DecodingSentence.make(error))
    }
    guard line.parts == 1 else {
      throw Misfit(
        "found \(line.parts.of("part")); expected one of settings, request, answer, call, refusal and end")
    }
    return line
  }

  private static func settings(_ text: Data) throws(Misfit) -> ServingSettings {
    guard let settings = try line(text).settings else { throw Misfit("expected the settings of the server") }
    guard settings.version == ServingSettings.currentVersion else {
      throw Misfit(
        "the log has version \(settings.version); expected version \(ServingSettings.currentVersion)")
    }
    do throws(ConfigurationError) { try settings.world.validate() } catch { throw Misfit("\(error)") }
    return settings
  }

  // MARK: Lines

  private mutating func add(_ line: ServingLine) throws(Misfit) {
    guard end == nil else { throw Misfit("expected nothing after the end of the server") }
    if line.settings != nil { throw Misfit("found settings; expected them in the first line only") }
    if let request = line.request { try add(request) }
    if let answer = line.answer { try add(answer) }
    if let call = line.call {
      try pass(to: call.at)
      calls.append(call)
    }
    if let end = line.end {
      try pass(to: end.at)
      if let place = answers.firstIndex(where: { $0 == nil }) {
        throw Misfit("the server has ended; expected an answer to request \(place + 1) before")
      }
      self.end = end.at
    }
  }

  private mutating func add(_ request: ServedRequest) throws(Misfit) {
    guard request.number == requests.count + 1 else {
      throw Misfit("found request \(request.number); expected request \(requests.count + 1)")
    }
    if let before = requests.last?.at, request.at <= before {
      throw Misfit(
        "request \(request.number) arrived at \(request.at) ns; expected a time after \(before) ns")
    }
    try pass(to: request.at)
    do throws(HTTPRefusal) {
      parsed.append(try HTTPRequest(target: request.target))
    } catch {
      throw Misfit("\(error.reason): \(request.target)")
    }
    requests.append(request)
    answers.append(nil)
  }

  private mutating func add(_ answer: ServedAnswer) throws(Misfit) {
    guard answer.number >= 1, answer.number <= requests.count else {
      throw Misfit("found an answer to request \(answer.number); expected the request before its answer")
    }
    guard answers[answer.number - 1] == nil else {
      throw Misfit("found a second answer to request \(answer.number); expected one")
    }
    try pass(to: answer.at)
    answers[answer.number - 1] = answer
  }

  /// Takes the virtual time of a line. Lines are written when things happen, so times never decrease.
  private mutating func pass(to time: Int64) throws(Misfit) {
    guard time >= latest, time < ServingRun.endOfTime else {
      throw Misfit(
        "the time is \(time) ns; expected at least \(latest) ns, as in the lines above, and less than "
          + "\(ServingRun.endOfTime) ns")
    }
    latest = time
  }
}
