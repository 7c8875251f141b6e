// A world's own faults as what the look-alikes consult.

import Simulation

extension WorldFaults: FaultSource {}
