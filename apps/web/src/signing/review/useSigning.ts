import { useState, useSyncExternalStore } from 'react'
import type { ActError } from '../sequence/ActError.ts'
import { createSigningMachine } from '../sequence/createSigningMachine.ts'
import { runSigning } from '../sequence/runSigning.ts'
import type { SigningPorts } from '../sequence/SigningPorts.ts'
import type { Shown, SigningRun } from '../sequence/SigningRun.ts'
import { stepOf, type SigningStep } from '../sequence/SigningState.ts'

/** What the bar shows of a run. */
export type SigningProgress = {
  readonly busy: SigningStep | null
  readonly error: ActError | null
  readonly dismissError: () => void
}

/** Binds the sequence to a page. A run keeps what the page showed when the person pressed. */
export function useSigning<Review, Ports extends SigningPorts<Review>>(shown: Shown<Review>, ports: Ports) {
  const [machine] = useState(createSigningMachine)
  const state = useSyncExternalStore(machine.subscribe, machine.get)
  const progress: SigningProgress = {
    busy: stepOf(state),
    error: state.at === 'failed' ? state.error : null,
    dismissError: () => machine.send({ type: 'dismiss' }),
  }
  const run = (act: (run: SigningRun<Review, Ports>) => Promise<void>): Promise<void> =>
    runSigning(machine, { shown, ports }, act)
  return { progress, run }
}
