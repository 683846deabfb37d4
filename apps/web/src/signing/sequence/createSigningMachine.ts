import { nextSigningState, type SigningEvent, type SigningState } from './SigningState.ts'

export type SigningMachine = {
  readonly get: () => SigningState
  readonly send: (event: SigningEvent) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Stores the signing state of one page. It changes synchronously, so that a second click finds the run under way. */
export function createSigningMachine(): SigningMachine {
  const listeners = new Set<() => void>()
  let state: SigningState = { at: 'idle' }
  return {
    get: () => state,
    send(event) {
      state = nextSigningState(state, event)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
