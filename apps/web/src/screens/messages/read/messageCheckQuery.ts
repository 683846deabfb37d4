import type { Chain, Message } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys, type AccountKey } from '../../../data/keys/queryKeys.ts'

/** The key contains content, signatures and account state, so that a change of any of them starts a new check. */
export const messageCheckQuery = (chain: Chain, key: AccountKey, message: Message, state: ChainState | undefined) =>
  queryOptions({
    queryKey: [
      ...queryKeys.account(key),
      'message-check',
      message.messageHash,
      [JSON.stringify(message.message), message.origin, message.name],
      message.confirmations.map(({ signature }) => signature).join(),
      [state?.version, state?.owners.join(), state?.threshold],
    ],
    queryFn: async () => {
      if (!state) return null
      const { checkMessage } = await import('./checkMessage.ts')
      return checkMessage(chain, key.safe, message, state)
    },
    enabled: state !== undefined,
    staleTime: Infinity,
    structuralSharing: false,
    meta: { persist: false },
  })
