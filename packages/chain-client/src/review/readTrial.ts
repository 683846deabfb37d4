import type { Hex } from '@countersign/primitives'
import { attempt, type Read, type TriedExecution } from '@countersign/safe/checks'
import { explainRevert } from './explainRevert.ts'
import { revertReason } from './revertReason.ts'
import { reviewReadMessages } from './reviewReadMessages.ts'

/**
 * What a call of `execTransaction` by `eth_call` shows: it succeeds, or fails for a reason in words. A node that does not answer is a failed
 * read.
 *
 * @param answer of the call
 * @param returnsOutcome false for a call around the execution, of which only a revert says that it failed
 * @example
 * const simulation = await readTrial(Promise.resolve('0x'))
 */
export function readTrial(answer: Promise<Hex | undefined>, returnsOutcome = true): Promise<Read<TriedExecution>> {
  const tried = answer.then(
    (data): TriedExecution =>
      !returnsOutcome || (data !== undefined && data !== '0x' && BigInt(data) === 1n)
        ? { success: true }
        : { success: false, reason: reviewReadMessages.innerCallFails },
    (error: unknown): TriedExecution => {
      const reason = revertReason(error)
      if (reason === null) throw error
      return { success: false, reason: explainRevert(reason) }
    },
  )
  return attempt(tried)
}
