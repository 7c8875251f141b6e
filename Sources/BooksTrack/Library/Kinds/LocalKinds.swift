// The kinds that never leave the device: look-ups, staged files, records of imports with what undoes them,
// and providers' pages, which are a cache.

extension EnrichmentJob { static let sync = SyncRule.local }
extension ImportRecord { static let sync = SyncRule.local }
extension StagedImport { static let sync = SyncRule.local }
extension StagedBatch { static let sync = SyncRule.local }
extension ImportUndo { static let sync = SyncRule.local }
extension SeriesPage { static let sync = SyncRule.local }
