// Lists mutants of sources, and writes them into a copy.
//
//     mutate list ROOT SEED COUNT FOLDER…    draws so many of each folder; prints number, file, line, place,
//     what changes mutate write ROOT COPY                 reads such lines, and writes the guarded sources
//     into the copy

import Foundation
import SourceMutants

func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

func list(root: String, seed: UInt64, count: Int, folders: [String]) throws {
  var number = 0
  for folder in folders {
    let names = try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    let all = try files.flatMap { file in try Mutant.all(of: text("\(root)/\(file)")).map { (file, $0) } }
    for (file, mutant) in GuardedSource.drawn(count, of: all, seed: seed) {
      number += 1
      let place = "\(mutant.bytes.lowerBound)-\(mutant.bytes.upperBound)"
      print(number, file, mutant.line, place, mutant.sentence, separator: "\t")
    }
  }
}

func write(root: String, copy: String) throws {
  var wanted: [String: [(number: Int, place: String, sentence: String)]] = [:]
  while let line = readLine() {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 5, let number = Int(fields[0]) else { continue }
    wanted[fields[1], default: []].append((number, fields[3], fields[4]))
  }
  for (file, lines) in wanted {
    let source = try text("\(root)/\(file)")
    let all = Mutant.all(of: source)
    let chosen = lines.compactMap { line in
      all.first {
        "\($0.bytes.lowerBound)-\($0.bytes.upperBound)" == line.place && $0.sentence == line.sentence
      }.map { (number: line.number, mutant: $0) }
    }
    let isContract = file.hasPrefix("Sources/BooksTrackAPI/")
    try GuardedSource.guarded(source, chosen, imports: !isContract)
      .write(toFile: "\(copy)/\(file)", atomically: true, encoding: .utf8)
  }
  try GuardedSource.support.write(
    toFile: "\(copy)/Sources/BooksTrackAPI/Mutants.swift", atomically: true, encoding: .utf8)
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "list" where arguments.count >= 5:
  try list(
    root: arguments[1], seed: UInt64(arguments[2]) ?? 1, count: Int(arguments[3]) ?? 0,
    folders: Array(arguments.dropFirst(4)))
case "write" where arguments.count == 3:
  try write(root: arguments[1], copy: arguments[2])
default:
  print("usage: mutate list ROOT SEED COUNT FOLDER…, or mutate write ROOT COPY")
  exit(64)
}
