import { formatAccountAddress, shortenAddress } from '@countersign/primitives'
import type { Chain } from '@countersign/api'
import type { Names } from '../../../data/names/useNames.ts'
import { eventMessages as messages } from '../../../data/notifications/eventMessages.ts'
import { sentencesOfEvents } from '../../../data/notifications/sentencesOfEvents.ts'
import { keepPushWords } from '../../../data/notifications/push/keepPushWords.ts'
import type { FollowedAccount } from '../../../data/notifications/push/pushTopics.ts'
import { pushAccountKey } from '../../../offline/PushWords.ts'

/** Gives the worker the names and sentences for its messages, so that the service contributes no text. */
export function writePushWords(
  followed: readonly FollowedAccount[],
  chains: readonly Chain[],
  names: Names,
): Promise<void> {
  const accounts = followed.flatMap(({ chainId, address }) => {
    const chain = chains.find((one) => one.chainId === chainId)
    if (!chain) return []
    const name = names.nameOf(address, chainId)?.name ?? shortenAddress(address)
    const path = `/safes/${formatAccountAddress({ shortName: chain.shortName, address })}`
    return [[pushAccountKey(chainId, address), { name, path }] as const]
  })
  return keepPushWords({
    accounts: Object.fromEntries(accounts),
    kinds: { ...sentencesOfEvents(), FAILED: messages.failed },
    other: messages.other,
  })
}
