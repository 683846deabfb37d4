import type { QueueEffect } from '@countersign/safe/checks'
import { listWords } from './listWords.ts'
import type { Waiting } from './readWaiting.ts'

/** The effect on one waiting transaction. @param nameOf the owner's name, or a short address */
export function effectWords(
  { transaction, place, after, lost }: QueueEffect<Waiting>,
  nameOf: (owner: QueueEffect['lost'][number]) => string,
): string {
  if (place === 'replaced') return 'Replaced by this change'
  if (transaction.signed === null) return 'Its signatures could not be checked'
  if (place === 'kept') return 'Executes first, with the current owners'
  const count = `${after.signed} of ${after.needed}`
  if (lost.length === 0) return `${count}, all signatures stay valid`
  const whose = listWords(lost.map((owner) => `${nameOf(owner)}’s`))
  return `${count}, ${whose} ${lost.length === 1 ? 'is' : 'are'} lost`
}

/** All waiting transactions in one sentence. */
export function queueSentence(effects: readonly QueueEffect<Waiting>[]): string {
  const replaced = effects.filter(({ place }) => place === 'replaced').length
  const again = effects.filter(mustBeSignedAgain).length
  const parts = [
    ...(replaced > 0 ? [`${countWords(replaced)} ${replaced === 1 ? 'is' : 'are'} replaced`] : []),
    ...(again > 0 ? [`${countWords(again)} must be signed again`] : []),
  ]
  if (parts.length === 0) return effects.length === 0 ? 'No transaction is waiting.' : 'No signature is lost.'
  const sentence = listWords(parts)
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`
}

/** It loses a signature, or no longer has enough of them. */
export const mustBeSignedAgain = ({ place, before, after, lost }: QueueEffect): boolean =>
  place === 'behind' && (lost.length > 0 || (before.signed >= before.needed && after.signed < after.needed))

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const countWords = (count: number): string => `${WORDS[count] ?? count} ${count === 1 ? 'transaction' : 'transactions'}`
