import { isSameAddress } from '@countersign/primitives'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import type { PushRegistration } from '../../../data/notifications/push/pushStore.ts'
import { DEFAULT_TOPICS, type FollowedAccount, type PushTopic } from '../../../data/notifications/push/pushTopics.ts'

type Saved = Pick<PushRegistration, 'accounts'> | null

const isOf =
  ({ chainId, safe }: AccountKey) =>
  (account: FollowedAccount) =>
    account.chainId === chainId && isSameAddress(account.address, safe)

/** What is chosen at first: what was saved, and for a new registration the usual events of every account. */
export function pushDraft(saved: Saved, known: readonly AccountKey[]): FollowedAccount[] {
  const listed = known.map((key) => ({
    chainId: key.chainId,
    address: key.safe,
    topics: saved === null ? DEFAULT_TOPICS : (saved.accounts.find(isOf(key))?.topics ?? []),
  }))
  // An account that the page no longer lists is still followed until it is switched off.
  const others = saved?.accounts.filter((account) => !known.some((key) => isOf(key)(account))) ?? []
  return [...listed, ...others]
}

/** How many events differ from what the service has. */
export function changesOf(saved: Saved, draft: readonly FollowedAccount[]): number {
  let changes = 0
  for (const { chainId, address, topics } of draft) {
    const before = saved?.accounts.find(isOf({ chainId, safe: address }))?.topics ?? []
    changes += [...topics, ...before].filter((topic) => topics.includes(topic) !== before.includes(topic)).length
  }
  return changes
}

export const withTopic = (topics: readonly PushTopic[], topic: PushTopic, isOn: boolean): PushTopic[] =>
  isOn ? [...topics.filter((one) => one !== topic), topic] : topics.filter((one) => one !== topic)
