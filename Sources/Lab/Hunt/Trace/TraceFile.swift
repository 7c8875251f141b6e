// A trace as files: a table for people, and a timeline for a viewer.

package import Foundation
package import Simulation

/// Traces as the bytes of files.
package enum TraceFile {
  /// A timeline for Chrome or Perfetto; see `ChromeTrace` for what it shows.
  package static func chrome(_ events: [TraceEvent]) -> Data { Data(ChromeTrace(events).text.utf8) }

  /// A table; see `TraceTable` for its columns.
  package static func table(_ events: [TraceEvent], showsDigest: Bool = false) -> Data {
    var text = ""
    TraceTable(showsDigest: showsDigest).write(events, to: &text)
    return Data(text.utf8)
  }
}
