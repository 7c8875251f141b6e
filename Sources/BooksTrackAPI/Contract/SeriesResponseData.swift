// The payload of `/v1/series/{id}` (CON-2).

/// The payload of a series request.
public struct SeriesResponseData: Hashable, Sendable {
  /// The requested series.
  public var series: SeriesDTO

  /// Creates a payload.
  public init(series: SeriesDTO) { self.series = series }
}

extension SeriesResponseData: JSONReadable, JSONWritable {
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    series = try value.members().required("series")
  }

  package func write(to writer: inout JSONWriter) { writer.object { $0.member("series", series) } }
}
