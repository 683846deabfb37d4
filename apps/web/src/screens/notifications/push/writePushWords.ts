import { formatAccountAddress, shortenAddress } from '@countersign/primitives'
import type { Chain } from '@countersign/api'
import type { Names } from '../../../data/names/useNames.ts'
import { keepPushWords } from '../../../data/notifications/push/keepPushWords.ts'
import type { FollowedAccount } from '../../../data/notifications/push/pushTopics.ts'
import { pushAccountKey } from '../../../offline/PushWords.ts'
import { pushMessages as messages } from './pushMessages.ts'

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
    kinds: {
      CONFIRMATION_REQUEST: messages.sayConfirm,
      MESSAGE_CONFIRMATION_REQUEST: messages.sayMessage,
      EXECUTED_MULTISIG_TRANSACTION: messages.sayExecuted,
      FAILED: messages.sayFailed,
      DELETED_MULTISIG_TRANSACTION: messages.sayDeleted,
      INCOMING_ETHER: messages.sayReceived,
      INCOMING_TOKEN: messages.sayReceived,
      MODULE_TRANSACTION: messages.sayModule,
    },
    other: messages.sayOther,
  })
}
