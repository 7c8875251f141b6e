// The build configuration of this program.

/// The build configuration of this program.
enum Build {
  /// True if the build is optimized; costs of other builds are meaningless.
  static var isOptimised: Bool {
    #if DEBUG
    false
    #else
    true
    #endif
  }
}
