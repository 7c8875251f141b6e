// Orders of series: the numbers of all places that the reader has put in order are written together, also
// those that stay as they were. So of two orders that are given on two devices one holds as a whole (SYN-8).

internal import RecordSync

extension LocalEdits {
  /// Moves the edits of places that the reader has put in order into `orders`, and adds the numbers that stay
  /// as they were. So the later of two orders has the later stamp for each place, and they do not interleave.
  mutating func separateOrders() throws(ByteError) {
    guard !rows.editor.ordered.isEmpty, let kind = Membership.sync.kind else { return }
    var places: [RecordName: Int] = [:]
    for (index, item) in edits.enumerated() { places[item.edit.name] = index }
    var moved: Set<Int> = []
    var changes: [(name: RecordName, intent: RecordEdit.Intent)] = []
    var known: [RecordName: Int] = [:]
    for place in rows.editor.ordered {
      guard let row = rows.editor.library.memberships[place.membership] else { continue }
      let synced = try SyncedRow(row, of: kind)
      let name = place.order == .publication ? "position" : "chronological"
      guard let index = kind.fields.firstIndex(where: { $0.name == name }) else { continue }
      let change = FieldChange.set(name, synced.fields[index])
      if known[synced.name] == nil {
        known[synced.name] = changes.count
        let edit = places[synced.name].map { edits[$0].edit }
        changes.append((synced.name, edit?.intent ?? .change([])))
        if let index = places[synced.name] { moved.insert(index) }
      }
      if let slot = known[synced.name] { changes[slot].intent = changes[slot].intent.adding(change) }
    }
    orders = changes.map { RecordEdit($0.name, $0.intent) }
    edits = edits.enumerated().filter { !moved.contains($0.offset) }.map(\.element)
  }
}

extension RecordEdit.Intent {
  /// Returns the edit with one more change, unless it writes that field already.
  fileprivate func adding(_ change: FieldChange) -> RecordEdit.Intent {
    switch self {
    case .change(let changes) where !changes.contains(where: { $0.field == change.field }):
      .change(changes + [change])
    case .change, .insert, .delete: self
    }
  }
}
