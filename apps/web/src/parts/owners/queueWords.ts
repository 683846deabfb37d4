import type { QueueEffect } from '@countersign/safe/checks'
import { ownerChangeMessages } from './ownerChangeMessages.ts'
import type { Waiting } from './readWaiting.ts'

/** The effect on one waiting transaction. @param nameOf the owner's name, or a short address */
export function effectWords(
  { transaction, place, after, lost }: QueueEffect<Waiting>,
  nameOf: (owner: QueueEffect['lost'][number]) => string,
): string {
  if (place === 'replaced') return ownerChangeMessages.replacedByThis
  if (transaction.signed === null) return ownerChangeMessages.signaturesNotChecked
  if (place === 'kept') return ownerChangeMessages.executesFirst
  return lost.length === 0
    ? ownerChangeMessages.signaturesStay(after)
    : ownerChangeMessages.signaturesLost({ ...after, owners: lost.map(nameOf) })
}

/** All waiting transactions in one sentence. */
export function queueSentence(effects: readonly QueueEffect<Waiting>[]): string {
  if (effects.length === 0) return ownerChangeMessages.nothingWaits
  const replaced = effects.filter(({ place }) => place === 'replaced').length
  const again = effects.filter(mustBeSignedAgain).length
  if (replaced === 0)
    return again === 0 ? ownerChangeMessages.noSignatureLost : ownerChangeMessages.signAgain({ again })
  return again === 0
    ? ownerChangeMessages.areReplaced({ replaced })
    : ownerChangeMessages.replacedAndAgain({ replaced, again })
}

/** It loses a signature, or no longer has enough of them. */
export const mustBeSignedAgain = ({ place, before, after, lost }: QueueEffect): boolean =>
  place === 'behind' && (lost.length > 0 || (before.signed >= before.needed && after.signed < after.needed))
