// The written form of a change: one pair of what happened and the row, or its name.
//
//     {"putAuthor": {"id": "1.4", "name": "Ann Leckie"}}
//     {"removeJob": "1.27"}
//
// Spelled out by hand, because the compiler's own form would write `"_0"` into every log that a reader keeps.

extension Change: Codable {
  private enum Name: String, CodingKey, CaseIterable {
    case putWork, removeWork, putEdition, removeEdition, putAuthor, removeAuthor, putEntry, removeEntry
    case putSeries, removeSeries, putMembership, removeMembership, putJob, removeJob, putImport, removeImport
    case putStagedImport, removeStagedImport, putStagedBatch, removeStagedBatch, putImportUndo,
      removeImportUndo
  }

  /// Decodes a change; anything but exactly one known name is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    guard container.allKeys.count == 1, let name = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: container.codingPath,
          debugDescription: "expected one kind of change, found \(container.allKeys.count)"))
    }
    func content<Content: Decodable>(_ type: Content.Type = Content.self) throws -> Content {
      try container.decode(type, forKey: name)
    }
    switch name {
    case .putWork: self = .putWork(try content())
    case .removeWork: self = .removeWork(try content())
    case .putEdition: self = .putEdition(try content())
    case .removeEdition: self = .removeEdition(try content())
    case .putAuthor: self = .putAuthor(try content())
    case .removeAuthor: self = .removeAuthor(try content())
    case .putEntry: self = .putEntry(try content())
    case .removeEntry: self = .removeEntry(try content())
    case .putSeries: self = .putSeries(try content())
    case .removeSeries: self = .removeSeries(try content())
    case .putMembership: self = .putMembership(try content())
    case .removeMembership: self = .removeMembership(try content())
    case .putJob: self = .putJob(try content())
    case .removeJob: self = .removeJob(try content())
    case .putImport: self = .putImport(try content())
    case .removeImport: self = .removeImport(try content())
    case .putStagedImport: self = .putStagedImport(try content())
    case .removeStagedImport: self = .removeStagedImport(try content())
    case .putStagedBatch: self = .putStagedBatch(try content())
    case .removeStagedBatch: self = .removeStagedBatch(try content())
    case .putImportUndo: self = .putImportUndo(try content())
    case .removeImportUndo: self = .removeImportUndo(try content())
    }
  }

  /// Encodes the change as one pair.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    switch self {
    case .putWork(let row): try container.encode(row, forKey: .putWork)
    case .removeWork(let id): try container.encode(id, forKey: .removeWork)
    case .putEdition(let row): try container.encode(row, forKey: .putEdition)
    case .removeEdition(let id): try container.encode(id, forKey: .removeEdition)
    case .putAuthor(let row): try container.encode(row, forKey: .putAuthor)
    case .removeAuthor(let id): try container.encode(id, forKey: .removeAuthor)
    case .putEntry(let row): try container.encode(row, forKey: .putEntry)
    case .removeEntry(let id): try container.encode(id, forKey: .removeEntry)
    case .putSeries(let row): try container.encode(row, forKey: .putSeries)
    case .removeSeries(let id): try container.encode(id, forKey: .removeSeries)
    case .putMembership(let row): try container.encode(row, forKey: .putMembership)
    case .removeMembership(let id): try container.encode(id, forKey: .removeMembership)
    case .putJob(let row): try container.encode(row, forKey: .putJob)
    case .removeJob(let id): try container.encode(id, forKey: .removeJob)
    case .putImport(let row): try container.encode(row, forKey: .putImport)
    case .removeImport(let id): try container.encode(id, forKey: .removeImport)
    case .putStagedImport(let row): try container.encode(row, forKey: .putStagedImport)
    case .removeStagedImport(let id): try container.encode(id, forKey: .removeStagedImport)
    case .putStagedBatch(let row): try container.encode(row, forKey: .putStagedBatch)
    case .removeStagedBatch(let id): try container.encode(id, forKey: .removeStagedBatch)
    case .putImportUndo(let row): try container.encode(row, forKey: .putImportUndo)
    case .removeImportUndo(let id): try container.encode(id, forKey: .removeImportUndo)
    }
  }
}
