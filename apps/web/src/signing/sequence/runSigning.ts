import { toActError } from './ActError.ts'
import type { SigningMachine } from './createSigningMachine.ts'
import { isAbnormal } from './isAbnormal.ts'
import type { SigningPorts } from './SigningPorts.ts'
import type { Shown, SigningRun } from './SigningRun.ts'
import { isUnderWay, stepOf } from './SigningState.ts'

/**
 * Runs one act to its end. The machine's state says how it ended; the function does not throw. While a run is under way, a second one does
 * nothing.
 */
export async function runSigning<Review, Ports extends SigningPorts<Review>>(
  machine: SigningMachine,
  { shown, ports }: { readonly shown: Shown<Review>; readonly ports: Ports },
  act: (run: SigningRun<Review, Ports>) => Promise<void>,
): Promise<void> {
  if (isUnderWay(machine.get())) return
  machine.send({ type: 'start' })
  try {
    await act({ shown, ports, enter: (step) => machine.send({ type: 'enter', step }) })
    machine.send({ type: 'finish' })
  } catch (cause) {
    const error = toActError(cause)
    if (shown.review !== null && isAbnormal(cause, stepOf(machine.get()))) {
      ports.stop(ports.subject.hashOf(shown.review), error.message)
      machine.send({ type: 'stop', reason: error.message })
    } else machine.send({ type: 'fail', error })
  }
}
