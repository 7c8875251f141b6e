// Reading of a snapshot and the logs after it.

extension Recovery {
  /// Loads a snapshot; without one begins with an empty library.
  func load(_ base: UInt64?) async throws(LibraryOpenError) -> Recovered {
    var recovered = Recovered(raw: RawLibrary(replica: replica))
    guard let base else { return recovered }
    let file = LibraryFileName.snapshot(base)
    let bytes = try await read(file)
    let header = try header(of: bytes, file, .snapshot, sequence: base)
    let source = recovered.raw.addSource(file, bytes)
    var offset = FileHeader.size
    var part: UInt64 = 0
    var isComplete = false
    do throws(ByteError) {
      while !isComplete {
        guard let frame = Frame.read(bytes, at: offset), frame.number == part else {
          throw ByteError(offset: offset, expected: "part \(part) of a snapshot", found: "other bytes")
        }
        isComplete = try recovered.raw.take(partOfSnapshot: frame.content, of: source)
        offset = frame.range.upperBound
        part += 1
      }
      guard offset == bytes.count else {
        throw ByteError(offset: offset, expected: "the end", found: "\(bytes.count - offset) more bytes")
      }
    } catch {
      throw .corrupt(CorruptLibrary(file: file, error))
    }
    recovered.raw.sequence = base
    recovered.note(header, for: replica)
    recovered.snapshot = LogSegment(file: file, last: base, size: bytes.count)
    recovered.report.snapshot = base
    recovered.report.bytesRead = bytes.count
    return recovered
  }

  /// Replays all logs that may contain records after the snapshot.
  func replayLogs(_ logs: [UInt64], on recovered: inout Recovered) async throws(LibraryOpenError) {
    let base = recovered.raw.sequence
    recovered.newestLog = logs.last.map(LibraryFileName.log)
    for (place, first) in logs.enumerated() {
      let isNewest = place == logs.count - 1
      if !isNewest, logs[place + 1] <= base + 1 { continue }
      let file = LibraryFileName.log(first)
      let bytes = try await read(file)
      recovered.report.bytesRead += bytes.count
      if isNewest, (try? FileHeader.read(bytes)) == nil,
        TornTail.isPlausibleHeader(bytes, number: first)
      {
        recovered.cut = (file, 0)
        recovered.report.bytesCutOff = bytes.count
        return
      }
      let header = try header(of: bytes, file, .log, sequence: first)
      // All records of a log with an older version than the snapshot were migrated into the snapshot.
      if let version = recovered.version, Int(header.version) < version { continue }
      try check(header, file, first, against: recovered)
      recovered.note(header, for: replica)
      do {
        try replay(bytes, file, first, isNewest: isNewest, on: &recovered)
      } catch {
        throw .corrupt(error)
      }
    }
  }

  /// Replays the records of one log.
  private func replay(
    _ bytes: [UInt8], _ file: String, _ first: UInt64, isNewest: Bool, on recovered: inout Recovered
  ) throws(CorruptLibrary) {
    let source = recovered.raw.addSource(file, bytes)
    var number = first
    var offset = FileHeader.size
    while offset < bytes.count {
      guard let frame = Frame.read(bytes, at: offset), frame.number == number else {
        guard isNewest, TornTail.isPlausible(bytes, from: offset, number: number) else {
          throw CorruptLibrary(
            file: file, offset: offset, transaction: number, expected: "the record of transaction \(number)",
            found: "bytes that do not fit its checksum")
        }
        recovered.cut = (file, offset)
        recovered.report.bytesCutOff = bytes.count - offset
        break
      }
      if number > recovered.raw.sequence {
        do {
          try recovered.raw.replay(transaction: number, frame.content, of: source)
        } catch {
          throw CorruptLibrary(file: file, error, transaction: number)
        }
        recovered.report.replayed += 1
      }
      offset = frame.range.upperBound
      number += 1
    }
    recovered.segments.append(LogSegment(file: file, last: number - 1, size: offset))
  }

  private func check(
    _ header: FileHeader, _ file: String, _ first: UInt64, against recovered: Recovered
  ) throws(LibraryOpenError) {
    if let version = recovered.version, Int(header.version) != version {
      throw .corrupt(
        CorruptLibrary(
          file: file, offset: 6, expected: "version \(version)", found: "version \(header.version)"))
    }
    guard first <= recovered.raw.sequence + 1 else {
      throw .corrupt(
        CorruptLibrary(
          file: file, offset: 12, transaction: recovered.raw.sequence + 1,
          expected: "the record of transaction \(recovered.raw.sequence + 1)",
          found: "records from \(first) on"))
    }
  }

  private func read(_ file: String) async throws(LibraryOpenError) -> [UInt8] {
    do { return try await files.read(file) } catch { throw .file(error) }
  }

  /// Parses the header of a file, and checks it against the name and the supported versions.
  private func header(
    of bytes: [UInt8], _ file: String, _ kind: FileHeader.Kind, sequence: UInt64
  ) throws(LibraryOpenError) -> FileHeader {
    let header: FileHeader
    do { header = try FileHeader.read(bytes) } catch { throw .corrupt(CorruptLibrary(file: file, error)) }
    let version = Int(header.version)
    guard version <= format.version else {
      throw .newerVersion(file: file, found: version, newestKnown: format.version)
    }
    guard version >= format.oldestKnown else {
      throw .olderVersion(file: file, found: version, oldestKnown: format.oldestKnown)
    }
    guard adopts || header.replica == replica else {
      throw .otherReplica(expected: replica, found: header.replica)
    }
    guard header.kind == kind, header.sequence == sequence else {
      throw .corrupt(
        CorruptLibrary(
          file: file, offset: 4, expected: "what the name of the file says",
          found: "a \(header.kind) of transaction \(header.sequence)"))
    }
    return header
  }
}

extension Recovered {
  /// Notes the version of a file, and the installation that wrote it if it is another one.
  fileprivate mutating func note(_ header: FileHeader, for replica: UInt32) {
    version = Int(header.version)
    if header.replica != replica { report.adoptedFrom = header.replica }
  }
}
