import type { Check } from './Check.ts'
import type { Read } from './Read.ts'

/**
 * The outcome of `execTransaction` in a trial by `eth_call`.
 *
 * @example
 * const simulation: TriedExecution = { success: false, reason: 'GS026' }
 */
export type TriedExecution = { readonly success: true } | { readonly success: false; readonly reason: string }

type Input = {
  readonly signed: number
  readonly threshold: number
  readonly isNext: boolean
  readonly block: bigint
  /** Null if no trial was possible. */
  readonly simulation: Read<TriedExecution> | null
}

/**
 * S20. Tries the execution with its signatures. A failure does not block signing, because the next block may differ,
 * but it is shown as a caution.
 *
 * @example
 * checkExecution({ signed: 2, threshold: 2, isNext: true, block: 12n, simulation: { ok: true, value: { success: true } } })
 */
export function checkExecution({ signed, threshold, isNext, block, simulation }: Input): Check {
  const id = 'execution'
  const title = 'Tried on the current state'
  if (simulation === null) {
    const missing = threshold - signed
    const reason = !isNext
      ? 'It can be tried once the earlier transactions are executed.'
      : `It can be tried once ${missing === 1 ? 'one more owner has' : `${missing} more owners have`} signed.`
    return { id, verdict: 'unchecked', title, reason }
  }
  if (!simulation.ok)
    return { id, verdict: 'unchecked', title, reason: `The node could not be read: ${simulation.reason}.` }
  return simulation.value.success
    ? { id, verdict: 'verified', title: 'Would succeed now', reason: `Tried with its signatures at block ${block}.` }
    : { id, verdict: 'caution', title: 'Would fail now', reason: `At block ${block}: ${simulation.value.reason}` }
}
