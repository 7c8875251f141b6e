// The payload of `/v1/series/{id}` (CON-2).

/// One series.
public struct SeriesResponseData: Hashable, Codable, Sendable {
  /// The series that was asked for.
  public var series: SeriesDTO

  /// Makes a payload.
  public init(series: SeriesDTO) { self.series = series }
}
