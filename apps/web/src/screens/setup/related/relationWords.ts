import type { Related } from '../../../data/related/readRelated.ts'
import type { Members } from '../../../data/related/RelatedAccount.ts'
import { relatedMessages } from './relatedMessages.ts'

/**
 * The relation of an account in the tree to the one it is attached to.
 * @param depth 1 for an account next to the open one
 */
export function belowWords(members: Members | null, depth: number): string {
  if (depth > 1) return relatedMessages.levelsBelow({ depth })
  return members === null
    ? relatedMessages.ownersNotRead
    : relatedMessages.ownerOfIts({ owners: members.owners.length })
}

/**
 * @param owned the account that it owns
 * @param depth 1 for an owner of the open account
 */
export const aboveWords = (owned: Members, depth: number): string =>
  depth > 1 ? relatedMessages.levelsAbove({ depth }) : relatedMessages.ownerOf({ owners: owned.owners.length })

/** The owners of the account in a sentence: "No account owns this one. Its five owners are people." */
export function ownersSentence({ members, keys, contracts, above }: Related): string {
  const accounts = above.next.length
  const all = members.owners.length
  const unread = all - keys - contracts - accounts
  const notRead = unread > 0 ? [relatedMessages.someNotRead({ unread, all })] : []
  if (accounts > 0) return [relatedMessages.accountsOwn({ accounts, keys, contracts }), ...notRead].join(' ')
  if (unread > 0) return [relatedMessages.noneKnown, ...notRead].join(' ')
  return contracts > 0
    ? relatedMessages.ownersAre({ keys, contracts })
    : relatedMessages.ownersArePeople({ owners: all })
}
