import { exactTime } from '@countersign/ui'
import type { Outcome } from '../../../data/recovery/readOutcome.ts'
import { setupRecoveryMessages } from './setupRecoveryMessages.ts'

/**
 * The outcome of an attempt in words.
 * @param ended null if unknown
 */
export function outcomeWords(ended: Outcome | null, chainName: string): { title: string; text: string } {
  if (ended === null)
    return {
      title: setupRecoveryMessages.outcomeUnknown,
      text: setupRecoveryMessages.outcomeNotRead({ network: chainName }),
    }
  const time = ended.endedAt === null ? null : exactTime(Number(ended.endedAt) * 1000)
  switch (ended.outcome) {
    case 'executed':
      return { title: setupRecoveryMessages.executed({ time }), text: setupRecoveryMessages.executedNote }
    case 'cancelled':
      return { title: setupRecoveryMessages.cancelled({ time }), text: setupRecoveryMessages.cancelledNote }
    case 'lapsed':
      return { title: setupRecoveryMessages.expired, text: setupRecoveryMessages.expiredNote({ time }) }
    case 'not-executed':
      return {
        title: setupRecoveryMessages.notExecuted,
        text: setupRecoveryMessages.notExecutedNote({ network: chainName }),
      }
  }
}
