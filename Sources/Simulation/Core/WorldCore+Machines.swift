// What can happen to a machine: it is switched on, killed, restarted, paused and resumed.
//
// Each of these is an event of the world, performed when no job runs: so every task of the machine stands at
// a suspension point, and which one does not depend on the build.

extension WorldCore {
  func addMachine(_ name: String, disk: SimulatedDisk?) {
    let index = machines.count
    let executor = ProcessExecutor(core: self, process: index, incarnation: 1)
    machines.append(
      Machine(
        name: name, executor: executor, isolation: ProcessIsolation(core: self, executor: executor),
        disk: disk))
    record(.machine, process: index, lane: 0, name: name)
  }

  func executor(of process: Int) -> ProcessExecutor? { machines[process].executors.last }

  /// Performs something as an event of the world and suspends the caller until that is done.
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

  /// Stops a machine where it stands: none of its code runs again, no `defer` and no `catch`.
  func kill(_ process: Int, loss: SimulatedDisk.Loss) {
    guard machines[process].state != .dead else { return }
    if machines[process].state == .paused { points.letGo(process: process, now: now) }
    machines[process].state = .dead
    let incarnation = machines[process].incarnation
    recordFate(process, "killed")
    executor(of: process)?.state = .dead
    freeze(points.remove(process: process, upTo: incarnation))
    machines[process].disk?.lose(loss)
    let started = machines[process].started.sorted { $0.key < $1.key }
    machines[process].started = [:]
    for (_, end) in started { end() }
  }

  /// Begins a new life from what the disk holds.
  func restart(_ process: Int) {
    if machines[process].state != .dead { kill(process, loss: .none) }
    machines[process].incarnation += 1
    machines[process].state = .running
    let executor = ProcessExecutor(
      core: self, process: process, incarnation: machines[process].incarnation)
    machines[process].executors.append(executor)
    machines[process].isolations.append(ProcessIsolation(core: self, executor: executor))
    recordFate(process, "restarted")
    machines[process].boot?()
  }

  /// From now on nothing of a machine goes on; what it waits for comes late.
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

  /// Nothing goes wrong any more, and everything that was broken is mended.
  func heal() {
    faultState.stop()
    for link in links.sorted(by: { $0.key < $1.key }).map(\.value) { link.mend() }
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

  /// Asks the faults to which the machine is exposed, before a point of it is released.
  ///
  /// - Returns: Whether the point is not to be performed: it is frozen with its machine, or held.
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
        kill(key.process, loss: .power)
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

  /// Parks an event of the world.
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

/// A caller that waits until an event has been performed.
private final class Gate: OpenWait, @unchecked Sendable {
  let waitDescription: String
  var waiter: UnsafeContinuation<Void, Never>?
  /// Where it is among those who wait.
  var place: Int?

  init(_ name: String) { waitDescription = name }

  func endWait() { open() }

  func open() {
    let waiting = waiter
    waiter = nil
    waiting?.resume()
  }
}
