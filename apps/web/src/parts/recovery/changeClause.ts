import type { Address } from '@countersign/primitives'
import type { AttemptMeaning, OwnerList } from '@countersign/safe/recovery'
import type { Recovery, RecoveryAttempt } from '../../data/recovery/Recovery.ts'
import { recoveryAlarmMessages } from './recoveryAlarmMessages.ts'

/** The effect of executing an attempt, as a part of a sentence: "all 3 owners are replaced by Dora, who then signs alone". */
export function changeClause(
  { announced }: RecoveryAttempt,
  { now }: Recovery,
  nameOf: (address: Address) => string,
): string {
  if (!announced.known) return recoveryAlarmMessages.unreadCall
  const { meaning } = announced
  switch (meaning.kind) {
    case 'more':
      return recoveryAlarmMessages.everything
    case 'refused':
      return recoveryAlarmMessages.refusedChange
    case 'owners':
      return ownersClause(meaning, now, nameOf)
  }
}

function ownersClause(
  { after, comes, leaves, stays }: Extract<AttemptMeaning, { kind: 'owners' }>,
  now: OwnerList,
  nameOf: (address: Address) => string,
): string {
  const names = (addresses: readonly Address[]) => addresses.map(nameOf)
  const isSame = after.threshold === now.threshold && after.owners.length === now.owners.length
  const then = isSame ? null : { threshold: after.threshold, owners: after.owners.length }
  if (stays.length === 0 && leaves.length > 0)
    return recoveryAlarmMessages.allReplaced({
      leave: leaves.length,
      comes: names(comes),
      threshold: after.threshold,
      owners: after.owners.length,
    })
  if (comes.length > 0 && leaves.length > 0)
    return recoveryAlarmMessages.someReplaced({ leaves: names(leaves), comes: names(comes), then })
  if (comes.length > 0) return recoveryAlarmMessages.someAdded({ comes: names(comes), then })
  if (leaves.length > 0) return recoveryAlarmMessages.someRemoved({ leaves: names(leaves), then })
  return after.threshold === now.threshold
    ? recoveryAlarmMessages.nothingChanges
    : recoveryAlarmMessages.thresholdChanges({
        after: after.threshold,
        before: now.threshold,
        owners: now.owners.length,
      })
}
