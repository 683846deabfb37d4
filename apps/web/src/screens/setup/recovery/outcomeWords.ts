import { exactTime } from '@countersign/ui'
import type { Outcome } from '../../../data/recovery/readOutcome.ts'

/** How an attempt ended, in words. @param ended null where it is not known */
export function outcomeWords(ended: Outcome | null, chainName: string): { title: string; text: string } {
  if (ended === null)
    return {
      title: 'How it ended is not known',
      text: `The nodes of ${chainName} did not give what tells it. The history of the account shows what happened.`,
    }
  const at = ended.endedAt === null ? '' : ` on ${exactTime(Number(ended.endedAt) * 1000)}`
  switch (ended.outcome) {
    case 'executed':
      return { title: `Carried out${at}`, text: 'The account made the announced call.' }
    case 'cancelled':
      return { title: `Cancelled${at}`, text: 'It changed nothing.' }
    case 'lapsed':
      return { title: 'Lapsed', text: `Nobody carried it out in time. It was passed over${at}, and changed nothing.` }
    case 'not-executed':
      return {
        title: 'Not carried out',
        text: `It was cancelled or has lapsed; the nodes of ${chainName} do not say which. It changed nothing.`,
      }
  }
}
