import type { Check, Read } from '../../../shared/review/Check.ts'

export type Simulation = { readonly success: true } | { readonly success: false; readonly reason: string }

type Input = {
  readonly signed: number
  readonly threshold: number
  readonly isNext: boolean
  /** The chain's configuration has `TX_SIMULATION`. */
  readonly isOffered: boolean
  readonly block: bigint
  /** Null when nothing could be tried. */
  readonly simulation: Read<Simulation> | null
}

/** `execTransaction` tried by eth_call. A failure does not block: the next block may be different, but say so loudly. */
export function checkExecution({ signed, threshold, isNext, isOffered, block, simulation }: Input): Check {
  const id = 'execution'
  const title = 'Tried on the current state'
  if (!isOffered)
    return { id, verdict: 'unchecked', title, reason: 'This network is not set up for trying transactions.' }
  if (simulation === null) {
    const missing = threshold - signed
    const reason = !isNext
      ? 'It can be tried once the transactions before it have run.'
      : `It can be tried once ${missing === 1 ? 'one more owner has' : `${missing} more owners have`} signed.`
    return { id, verdict: 'unchecked', title, reason }
  }
  if (!simulation.ok)
    return { id, verdict: 'unchecked', title, reason: `The chain could not be asked: ${simulation.reason}.` }
  return simulation.value.success
    ? { id, verdict: 'verified', title: 'Would succeed now', reason: `Tried with its signatures at block ${block}.` }
    : { id, verdict: 'caution', title: 'Would fail now', reason: `At block ${block}: ${simulation.value.reason}` }
}
