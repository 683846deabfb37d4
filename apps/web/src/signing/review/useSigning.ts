import { useState } from 'react'
import { useStore } from '../../data/store/useStore.ts'
import type { ActError } from '../sequence/ActError.ts'
import { createSigningMachine } from '../sequence/createSigningMachine.ts'
import { runSigning } from '../sequence/runSigning.ts'
import type { SigningPorts } from '../sequence/SigningPorts.ts'
import type { Shown, SigningRun } from '../sequence/SigningRun.ts'
import { stepOf, type SigningStep } from '../sequence/SigningState.ts'

/** The part of a run's state that the bar shows. */
export type SigningProgress = {
  readonly busy: SigningStep | null
  readonly error: ActError | null
  readonly dismissError: () => void
}

/** Binds the sequence to a page. A run uses what the page showed at the click. */
export function useSigning<Review, Ports extends SigningPorts<Review>>(shown: Shown<Review>, ports: Ports) {
  const [machine] = useState(createSigningMachine)
  const state = useStore(machine)
  const progress: SigningProgress = {
    busy: stepOf(state),
    error: state.at === 'failed' ? state.error : null,
    dismissError: () => machine.send({ type: 'dismiss' }),
  }
  const run = (act: (run: SigningRun<Review, Ports>) => Promise<void>): Promise<void> =>
    runSigning(machine, { shown, ports }, act)
  return { progress, run }
}
