import { uiMessages as messages } from '../uiMessages.ts'

/** The state of a transaction's signatures, as the ring shows it. */
export type RingState = 'open' | 'yours' | 'ready' | 'executed' | 'failed' | 'replaced'

/** The appearance of one segment. */
export type SegmentKind = 'signed' | 'yours' | 'excluded' | 'missing'

export interface RingCount {
  /** The number of signatures needed. */
  required: number
  /** The number of valid signatures. */
  signed: number
  /** Signatures that do not count: wrong signer, wrong hash. Default 0. */
  excluded?: number | undefined
  state?: RingState | undefined
}

/** One kind per required signature, clockwise: signed ones, then excluded ones, then yours, then missing ones. */
export function ringSegments({ required, signed, excluded = 0, state = 'open' }: RingCount): SegmentKind[] {
  const full = state === 'ready' || state === 'executed'
  return Array.from({ length: Math.max(1, required) }, (_, index) => {
    if (full || index < signed) return 'signed'
    if (index < signed + excluded) return 'excluded'
    if (state === 'yours' && index === signed + excluded) return 'yours'
    return 'missing'
  })
}

/**
 * The ring's accessible name.
 *
 * @example
 * ringLabel({ required: 3, signed: 2, state: 'yours' }) // '2 of 3 signed, your signature is next'
 */
export function ringLabel({ required, signed, excluded = 0, state = 'open' }: RingCount): string {
  if (state === 'executed' || state === 'failed' || state === 'replaced') return messages[state]
  const count =
    excluded > 0 ? messages.validOf({ signed, required, excluded }) : messages.signedOf({ signed, required })
  if (state === 'yours') return messages.yoursNext(count)
  return state === 'ready' ? messages.readyToExecute(count) : count
}
