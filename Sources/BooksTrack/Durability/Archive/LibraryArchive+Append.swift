// Appending a commit.

extension LibraryArchive: Storage {
  /// Appends a transaction and returns when it is durable.
  ///
  /// - Throws: `StorageError`; see `LibraryArchive` for the effect of each failure on later commits. If the
  ///   task is cancelled before anything is written, the transaction is not written.
  /// - Complexity: The size of the transaction, independent of that of the library.
  public func append(_ transaction: Transaction) async throws(StorageError) {
    try await append(StoredTransaction(transaction))
  }

  /// Appends a transaction that has already been encoded.
  package func append(_ stored: consuming StoredTransaction) async throws(StorageError) {
    guard !isAppending else { throw .writeFailed(detail: "two commits at once; an archive has one store") }
    isAppending = true
    defer { isAppending = false }
    if Task.isCancelled { throw .cancelled }
    try await makeReady()
    guard stored.sequence == lastSequence + 1 else {
      throw .writeFailed(
        detail:
          "expected transaction \(lastSequence + 1), got \(stored.sequence); an archive has one store"
      )
    }
    guard stored.bytes.count <= Frame.maximumContent else {
      throw .writeFailed(detail: "a transaction of \(stored.bytes.count) bytes is too long for a record")
    }
    let (sequence, touches) = (stored.sequence, stored.touches)
    try await write(Frame.bytes(number: sequence, around: stored.takeBytes()), sequence)
    lastSequence = sequence
    sizes.follow(touches)
  }

  /// Prepares the files for the next record.
  private func makeReady() async throws(StorageError) {
    if case .broken = condition { throw .unavailable }
    do {
      if condition == .mustMend { try await mend() }
      guard let preparation else { return }
      if let cut = preparation.cut {
        try await files.truncate(cut.file, to: cut.size)
        try await sync(cut.file)
        self.preparation?.cut = nil
      }
      for file in preparation.leftovers { try await files.deleteIfThere(file) }
      self.preparation = nil
    } catch {
      throw StorageError(error)
    }
  }

  /// Writes a record, after a header if it is the first one of a log.
  private func write(_ record: [UInt8], _ sequence: UInt64) async throws(StorageError) {
    var segment = current ?? LogSegment(file: LibraryFileName.log(sequence), last: sequence - 1, size: 0)
    current = segment
    let isNew = segment.size == 0
    let header = FileHeader(kind: .log, version: version, replica: replica, sequence: sequence)
    let bytes = isNew ? header.bytes + record : record
    condition = .mustMend
    do {
      try await files.append(bytes, to: segment.file)
      try await sync(segment.file)
      if isNew { try await syncDirectory() }
    } catch {
      // Cut off immediately if possible: a failed commit must not appear later.
      let isBroken = condition != .mustMend
      try? await mend()
      if isBroken { condition = .broken(reason: "a sync of “\(segment.file)” failed: \(error)") }
      throw StorageError(error)
    }
    segment.size += bytes.count
    segment.last = sequence
    current = segment
    condition = .ready
  }

  /// Truncates the current log to its durable records.
  private func mend() async throws(FileError) {
    guard let current else { return }
    do {
      try await files.truncate(current.file, to: current.size)
      try await sync(current.file)
    } catch .missing where current.size == 0 {
      // The record was the first one of a new log, which was not created.
    }
    condition = .ready
  }

  private func sync(_ file: String) async throws(FileError) {
    do {
      try await files.sync(file)
    } catch {
      if error != .cancelled { condition = .broken(reason: "a sync of “\(file)” failed: \(error)") }
      throw error
    }
  }

  private func syncDirectory() async throws(FileError) {
    do {
      try await files.syncDirectory()
    } catch {
      if error != .cancelled { condition = .broken(reason: "a sync of the directory failed: \(error)") }
      throw error
    }
  }
}

extension StorageError {
  /// Converts the error of a file operation into that of a commit.
  init(_ error: FileError) {
    self =
      switch error {
      case .full: .diskFull
      case .cancelled: .cancelled
      case .missing, .readOnly, .failed: .writeFailed(detail: error.description)
      }
  }
}
