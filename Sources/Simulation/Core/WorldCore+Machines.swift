// Changes of a machine's state: kill, restart, pause and resume.
//
// Each of them is an event of the world, performed while no job runs. So every task of the machine is at a
// suspension point, and which one does not depend on the build.

extension WorldCore {
  func addMachine(_ name: String, disk: (any MachineDisk)?) {
    let index = machines.count
    let executor = ProcessExecutor(core: self, process: index, incarnation: 1)
    machines.append(
      Machine(
        name: name, executor: executor, isolation: ProcessIsolation(core: self, executor: executor),
        disk: disk))
    record(.machine, process: index, lane: 0, name: name)
  }

  func executor(of process: Int) -> ProcessExecutor? { machines[process].executors.last }

  /// Performs an action as an event of the world and suspends the caller until it is done.
  func perform(_ name: String, _ action: @escaping () -> Void) async throws {
    guard isOnOwnThread else {
      noteEscape("\(name) was asked for")
      throw CancellationError()
    }
    guard !isClosing else { throw CancellationError() }
    let gate = Gate(name)
    parkEvent(
      at: now, owner: PointOwner(process: 0, incarnation: 0, lane: Lane.current), name: name
    ) {
      action()
      if let place = gate.place { self.openWaits.remove(at: place) }
      gate.open()
    }
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
      gate.waiter = continuation
      gate.place = openWaits.add(gate, lane: Lane.current)
    }
    if isClosing { throw CancellationError() }
  }

  /// Kills a machine at once: none of its code runs again, not even a `defer` or `catch`.
  ///
  /// - Parameter losesPower: True if unsynced changes of its disk are at risk.
  func kill(_ process: Int, losesPower: Bool) {
    guard machines[process].state != .dead else { return }
    if machines[process].state == .paused { points.letGo(process: process, now: now) }
    machines[process].state = .dead
    let incarnation = machines[process].incarnation
    recordFate(process, "killed")
    executor(of: process)?.state = .dead
    freeze(points.remove(process: process, upTo: incarnation))
    if losesPower { machines[process].disk?.losePower() }
    let started = machines[process].started.sorted { $0.key < $1.key }
    machines[process].started = [:]
    for (_, end) in started { end() }
  }

  /// Starts a new incarnation from the contents of the disk; kills the machine first if it is running.
  func restart(_ process: Int) {
    if machines[process].state != .dead { kill(process, losesPower: false) }
    machines[process].incarnation += 1
    machines[process].state = .running
    let executor = ProcessExecutor(
      core: self, process: process, incarnation: machines[process].incarnation)
    machines[process].executors.append(executor)
    machines[process].isolations.append(ProcessIsolation(core: self, executor: executor))
    recordFate(process, "restarted")
    machines[process].boot?()
  }

  /// Suspends a machine: none of its points is released until it is resumed.
  func pause(_ process: Int) {
    guard machines[process].state == .running else { return }
    machines[process].state = .paused
    executor(of: process)?.state = .paused
    points.hold(process: process)
    recordFate(process, "paused")
  }

  func resume(_ process: Int) {
    guard machines[process].state == .paused, let executor = executor(of: process) else { return }
    machines[process].state = .running
    executor.state = .running
    points.letGo(process: process, now: now)
    goOn(executor.jobs)
    executor.jobs = []
    recordFate(process, "resumed")
  }

  /// Stops all faults, repairs links, resumes paused machines and restarts dead ones that have a boot task.
  func heal() {
    faultState.stop()
    for part in parts { part.mend() }
    for process in machines.indices {
      switch machines[process].state {
      case .paused: resume(process)
      case .dead where machines[process].boot != nil: restart(process)
      case .dead, .running: break
      }
    }
    recordFate(0, "the world is healed")
  }

  // MARK: - Faults that strike machines

  /// Consults the faults to which the machine is exposed, before one of its points is released.
  ///
  /// - Returns: True if the point must not be performed, because a fault killed or paused the machine.
  func strike(_ key: PointKey, _ action: PointAction) -> Bool {
    for site in machines[key.process].exposures where fires(site) {
      var details = site.details(seed: seed)
      switch site.kind {
      case MachineFault.clockJump:
        machines[key.process].clocks.calendarAhead = MachineFault.drawClock(&details)
        recordFate(key.process, "its clock was set")
      case MachineFault.pause:
        putBack(key, action)
        pause(key.process)
        later(by: MachineFault.drawPause(&details), "resume \(machines[key.process].name)") {
          self.resume(key.process)
        }
        return true
      case MachineFault.kill:
        putBack(key, action)
        kill(key.process, losesPower: true)
        later(by: MachineFault.drawDowntime(&details), "restart \(machines[key.process].name)") {
          guard self.machines[key.process].state == .dead, self.machines[key.process].boot != nil
          else {
            return
          }
          self.restart(key.process)
        }
        return true
      default: break
      }
    }
    return false
  }

  private func putBack(_ key: PointKey, _ action: PointAction) {
    _ = points.park(
      action, due: key.due, now: now, step: key.parkedAtStep,
      owner: PointOwner(process: key.process, incarnation: key.incarnation, lane: key.lane),
      name: key.name)
  }

  /// Parks an event of the world that is due after a delay.
  func later(by nanoseconds: Int64, _ name: String, _ event: @escaping () -> Void) {
    parkEvent(
      at: now.addingClamped(nanoseconds), owner: PointOwner(process: 0, incarnation: 0, lane: 0),
      name: name,
      event)
  }

  func recordFate(_ process: Int, _ text: String) {
    record(.fate, process: process, lane: 0, name: text)
  }
}

/// A caller that waits for an event to be performed.
private final class Gate: OpenWait, @unchecked Sendable {
  let waitDescription: String
  var waiter: UnsafeContinuation<Void, Never>?
  /// Its slot in `openWaits`.
  var place: Int?

  init(_ name: String) { waitDescription = name }

  func endWait() { open() }

  func open() {
    let waiting = waiter
    waiter = nil
    waiting?.resume()
  }
}
