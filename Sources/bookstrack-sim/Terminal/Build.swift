// How this program was built.

/// The build of this program.
enum Build {
  /// Whether the compiler has optimised it, without which costs say nothing.
  static var isOptimised: Bool {
    #if DEBUG
    false
    #else
    true
    #endif
  }
}
