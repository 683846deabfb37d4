import { createStore } from '../../data/store/createStore.ts'
import { nextSigningState, type SigningEvent, type SigningState } from './SigningState.ts'

export type SigningMachine = {
  readonly get: () => SigningState
  readonly send: (event: SigningEvent) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Stores the signing state of one page. It changes synchronously, so that a second click finds the run under way. */
export function createSigningMachine(): SigningMachine {
  const { get, set, subscribe } = createStore<SigningState>({ at: 'idle' })
  return { get, send: (event) => set(nextSigningState(get(), event)), subscribe }
}
