// The payload of `/v1/series/{id}` (CON-2).

/// One series.
public struct SeriesResponseData: Hashable, Sendable {
  /// The series that was asked for.
  public var series: SeriesDTO

  /// Makes a payload.
  public init(series: SeriesDTO) { self.series = series }
}

extension SeriesResponseData: JSONReadable, JSONWritable {
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    series = try value.members().required("series")
  }

  package func write(to writer: inout JSONWriter) { writer.object { $0.member("series", series) } }
}
