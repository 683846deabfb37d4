import type { ActError } from './ActError.ts'

/** The step under way, as the bar shows it. */
export type SigningStep = 'checking' | 'signing' | 'delivering' | 'approving' | 'executing' | 'deleting'

type UnderWay = { readonly at: 'started' | SigningStep }

export type SigningState =
  | { readonly at: 'idle' | 'done' }
  | UnderWay
  /** An error occurred, or the user refused in the wallet. The user may try again. */
  | { readonly at: 'failed'; readonly step: SigningStep | null; readonly error: ActError }
  /** The wallet gave an answer that the page cannot explain. A stop is stored, and the next check refuses to go on until it is lifted. */
  | { readonly at: 'stopped'; readonly step: SigningStep | null; readonly reason: string }

export type SigningEvent =
  | { readonly type: 'start' | 'finish' | 'dismiss' }
  | { readonly type: 'enter'; readonly step: SigningStep }
  | { readonly type: 'fail'; readonly error: ActError }
  | { readonly type: 'stop'; readonly reason: string }

/** Which steps may follow which. Only a check leads to a signature, an approval or an execution. */
const NEXT: Readonly<Record<'started' | SigningStep, readonly SigningStep[]>> = {
  started: ['checking', 'deleting'],
  checking: ['checking', 'signing', 'delivering', 'approving', 'executing'],
  signing: ['delivering'],
  // The fields of a draft are delivered before an owner approves or executes. After a signature everything is checked again.
  delivering: ['checking', 'approving', 'executing'],
  approving: [],
  executing: [],
  deleting: [],
}

const STEPS: readonly string[] = Object.keys(NEXT)

/** A run is under way, so a second one is not started. */
export const isUnderWay = (state: SigningState): state is UnderWay => STEPS.includes(state.at)

/** The step under way, or null. */
export const stepOf = (state: SigningState): SigningStep | null =>
  isUnderWay(state) && state.at !== 'started' ? state.at : null

/** @throws Error when the step may not follow the current one */
export function nextSigningState(state: SigningState, event: SigningEvent): SigningState {
  if (event.type === 'start') return isUnderWay(state) ? state : { at: 'started' }
  if (event.type === 'dismiss') return state.at === 'failed' ? { at: 'idle' } : state
  if (!isUnderWay(state)) throw new Error(`No signing is under way: it is ${state.at}, and cannot ${event.type}.`)
  switch (event.type) {
    case 'enter':
      if (!NEXT[state.at].includes(event.step)) throw new Error(`Signing cannot go from ${state.at} to ${event.step}.`)
      return { at: event.step }
    case 'finish':
      return { at: 'done' }
    case 'fail':
      return { at: 'failed', step: stepOf(state), error: event.error }
    case 'stop':
      return { at: 'stopped', step: stepOf(state), reason: event.reason }
  }
}
