// A rate held to a limit, without the rounding of what is shown.

import Measurement

extension Rate {
  /// Returns true if the share is at least the limit in ten thousandths; nil without data.
  func isAtLeast(perTenThousand limit: Int) -> Bool? {
    whole > 0 ? Int128(part) * 10_000 >= Int128(limit) * Int128(whole) : nil
  }
}
