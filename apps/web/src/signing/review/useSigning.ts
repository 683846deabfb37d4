import { useState } from 'react'
import { useStore } from '../../data/store/useStore.ts'
import { type ActError, createSigningMachine, runSigning, type SigningStep, stepOf } from '../sequence/runSigning.ts'
import type { Shown, SigningPorts, SigningRun } from '../sequence/SigningPorts.ts'
import type { Hex } from '@countersign/primitives'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { inOneTab } from './inOneTab.ts'
import { overridesOf } from './overrideStore.ts'
import { findStop, stopSigning } from './stopStore.ts'

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

type Guards = Pick<SigningPorts<unknown>, 'overridesOf' | 'isStopped' | 'stop' | 'inOneTab'>

/** The overrides and stops of this browser, for the hashes of one account, and the lock of its tabs. */
export const signingGuards = (key: AccountKey): Guards => {
  const subjectOf = (hash: Hex) => ({ ...key, hash })
  return {
    overridesOf: (hash) => overridesOf(subjectOf(hash)),
    isStopped: (hash) => findStop(subjectOf(hash)) !== null,
    stop: (hash, reason) => stopSigning(subjectOf(hash), reason),
    inOneTab: (hash, work) => inOneTab(`countersign-signs-${hash}`, work),
  }
}
