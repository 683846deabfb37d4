import { exactTime } from '@countersign/ui'
import type { Outcome } from '../../../data/recovery/readOutcome.ts'

/**
 * The outcome of an attempt in words.
 * @param ended null if unknown
 */
export function outcomeWords(ended: Outcome | null, chainName: string): { title: string; text: string } {
  if (ended === null)
    return {
      title: 'The outcome is not known',
      text: `The nodes of ${chainName} did not return the outcome. The history of the account shows it.`,
    }
  const at = ended.endedAt === null ? '' : ` on ${exactTime(Number(ended.endedAt) * 1000)}`
  switch (ended.outcome) {
    case 'executed':
      return { title: `Executed${at}`, text: 'The account made the announced call.' }
    case 'cancelled':
      return { title: `Cancelled${at}`, text: 'It changed nothing.' }
    case 'lapsed':
      return {
        title: 'Expired',
        text: `The attempt was not executed in time. It was skipped${at}, and changed nothing.`,
      }
    case 'not-executed':
      return {
        title: 'Not executed',
        text: `It was cancelled or has expired; the nodes of ${chainName} did not return which. It changed nothing.`,
      }
  }
}
