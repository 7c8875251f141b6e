// Selection of the next row: nearly always the one that the index found, else the same row with a stray quote
// treated as text.

extension CSVParser {
  /// The way to proceed with the next row.
  enum Judgement { case asItStands, readAgain, needsBytes }

  /// Judges a complete row; nearly all rows return at the guard.
  @inline(__always)
  mutating func judgement(of row: CSVIndex.Row, bytes: Int) throws(CSVError) -> Judgement {
    let width = row.last - index.first
    guard record == 0 || bytes > limits.fieldBytes || width > limits.fieldCount || row.notes.isSuspect
    else { return .asItStands }
    return try closeJudgement(of: row.last, isSuspect: row.notes.isSuspect)
  }

  private mutating func closeJudgement(of last: Int, isSuspect: Bool) throws(CSVError) -> Judgement {
    let ends = index.rowEnds(upTo: last)
    let end = index.ends[last]
    let known = record == 0 ? min(end + 1, nextNUL) : end + 1
    if let excess = excess(of: ends, upTo: known) {
      return try resolve(excess, of: ends, rowBytes: end - index.rowStart)
    }
    if known <= end { throw fail(.notText(offset: dropped + known)) }
    guard isSuspect else { return .asItStands }
    return rereading(ends, upTo: end, quotedWidth: ends.count)
  }

  mutating func take(_ row: CSVIndex.Row, end: Int) -> Bool {
    last = row.last
    hiddenLines = row.notes.hiddenLines
    flaw =
      misquoted.map { .unclosedQuote(field: $0) }
      ?? overlong.map { .tooLong(field: $0, limit: limits.fieldBytes) } ?? (nextNUL < end ? .nul : nil)
    if flaw == .nul, firstNUL == nil { firstNUL = dropped + nextNUL }
    if record == 0 { width = last - index.first }
    record += 1
    hasRow = true
    return true
  }

  /// Leaves the row that was returned last.
  mutating func leaveRow() {
    guard hasRow else { return }
    hasRow = false
    misquoted = nil
    overlong = nil
    let end = index.ends[last]
    line += hiddenLines + 1
    index.passRow()
    if nextNUL < end { findNUL(from: end) }
  }

  /// Skips a blank line, or the LF of a CR LF.
  mutating func passBlankLine(at end: Int) {
    let isSecondHalf =
      buffer[end] == CSVBlock.lineFeed && end > 0 && buffer[end - 1] == CSVBlock.carriageReturn
    if !isSecondHalf { line += 1 }
    index.passRow()
  }

  /// Handles a last row without a line end; returns false if it is not complete yet.
  mutating func endOfBytes() throws(CSVError) -> Bool {
    let start = index.rowStart
    guard start < count else { return false }
    let known = record == 0 ? min(count, nextNUL) : count
    if known - start > limits.fieldBytes || index.openEnds.count > limits.fieldCount,
      let excess = excess(of: index.openEnds, upTo: known)
    {
      let judgement = try resolve(excess, of: index.openEnds, rowBytes: known - start)
      if judgement != .asItStands { return judgement == .readAgain }
    }
    if known < count { throw fail(.notText(offset: dropped + known)) }
    guard isFinished else { return false }
    guard index.isInsideQuotes else {
      index.endRow(at: count)
      return true
    }
    let ends = index.openEnds
    guard rereading(ends, upTo: count, quotedWidth: nil) == .readAgain else {
      throw fail(.unclosedQuote(place(of: ends.count, in: ends)))
    }
    return true
  }

  /// Parses a row again if a field exceeds the limits because a closing quote is missing. A row with a field
  /// that is too long is refused alone if it is within its own limit; any other excess ends the file.
  private mutating func resolve(
    _ excess: Excess, of ends: [Int], rowBytes: Int
  ) throws(CSVError) -> Judgement {
    let judgement = rereading(Array(ends.prefix(excess.field)), upTo: excess.offset, quotedWidth: nil)
    guard judgement == .asItStands else { return judgement }
    guard record > 0, case .fieldTooLong = excess.error, rowBytes <= limits.rowBytes else {
      throw fail(excess.error)
    }
    overlong = excess.field
    return .asItStands
  }

  /// Looks for a field whose opening quote is text; if there is one, ends the row with its line.
  private mutating func rereading(
    _ ends: [Int], upTo limit: Int, quotedWidth: Int?
  ) -> Judgement {
    guard record > 0 else { return .asItStands }
    let quotes = CSVMisquote(
      buffer: buffer, count: count, isFinished: isFinished, delimiter: dialect.delimiter, width: width,
      rowBytes: limits.rowBytes)
    switch quotes.firstMisquote(rowStart: index.rowStart, ends, upTo: limit, quotedWidth: quotedWidth) {
    case .none: return .asItStands
    case .needsBytes: return .needsBytes
    case .text(let field, let newEnds):
      let hidden = lineEnds(in: index.rowStart..<fieldStart(field, in: ends))
      index.replaceEnds(ofFieldsFrom: field, by: newEnds, hiddenLines: hidden)
      misquoted = field
      return .readAgain
    }
  }

  private mutating func fail(_ error: CSVError) -> CSVError {
    failure = error
    return error
  }
}
