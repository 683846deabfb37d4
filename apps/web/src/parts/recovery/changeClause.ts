import type { Address } from '@countersign/primitives'
import type { AttemptMeaning, OwnerList } from '@countersign/safe/recovery'
import type { Recovery, RecoveryAttempt } from '../../data/recovery/Recovery.ts'
import { listWords } from '../owners/listWords.ts'
import { anyOf } from './attemptSentence.ts'

/** The effect of executing an attempt, as a part of a sentence: "all 3 owners are replaced by Dora, who then signs alone". */
export function changeClause(
  { announced }: RecoveryAttempt,
  { now }: Recovery,
  nameOf: (address: Address) => string,
): string {
  if (!announced.known) return 'a call that this page could not read is executed'
  const { meaning } = announced
  switch (meaning.kind) {
    case 'more':
      return 'it can do everything that the account can do'
    case 'refused':
      return 'a change of owners is tried that the account would refuse now'
    case 'owners':
      return ownersClause(meaning, now, nameOf)
  }
}

function ownersClause(
  { after, comes, leaves, stays }: Extract<AttemptMeaning, { kind: 'owners' }>,
  now: OwnerList,
  nameOf: (address: Address) => string,
): string {
  const names = (addresses: readonly Address[]) => listWords(addresses.map(nameOf))
  const be = (addresses: readonly Address[]) => (addresses.length === 1 ? 'is' : 'are')
  if (stays.length === 0 && leaves.length > 0) {
    const all =
      leaves.length === 1 ? 'the only owner' : leaves.length === 2 ? 'both owners' : `all ${leaves.length} owners`
    const alone = after.owners.length === 1 ? ', who then signs alone' : `; then ${anyOf(after)}`
    return `${all} ${be(leaves)} replaced by ${names(comes)}${alone}`
  }
  const signs =
    after.threshold === now.threshold && after.owners.length === now.owners.length ? '' : `; then ${anyOf(after)}`
  if (comes.length > 0 && leaves.length > 0) return `${names(leaves)} ${be(leaves)} replaced by ${names(comes)}${signs}`
  if (comes.length > 0) return `${names(comes)} ${comes.length === 1 ? 'becomes an owner' : 'become owners'}${signs}`
  if (leaves.length > 0) return `${names(leaves)} ${be(leaves)} removed from the owners${signs}`
  return after.threshold === now.threshold
    ? 'owners and signatures do not change'
    : `${after.threshold} instead of ${now.threshold} of ${now.owners.length} owners must sign`
}
