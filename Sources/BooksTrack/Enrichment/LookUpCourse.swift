// How far the look-up of a work has come that waits for the service: its tries are not given anew when it goes on.

/// A look-up that is interrupted.
struct LookUpCourse: Sendable {
  let goal: EnrichmentGoal
  let machine: JobMachine
  /// Before that time its question is not repeated.
  let notBefore: Duration
}

/// What has become of a job for whoever had taken it.
enum JobEnd {
  /// Its end is committed, or it is gone.
  case over
  /// Its question could not be sent, or not again, because the service is left alone; or a look was in vain.
  case waitsForService
}
