import type { ApiClient } from '@countersign/api/client'
import { localMessages } from './localMessages.ts'
import { localProposals } from './localProposals.ts'
import { type ChainOnlyContext, createChainOnlyClient } from '@countersign/chain-client'
import { allChains } from '../config/ownChains.ts'
import { readableChain } from '../rpc/readableChain.ts'
import { liveRpcUrls } from '../rpc/rpcRequest.ts'
import { lastAccountStore } from '../storage/lastAccount.ts'
import { savedAccountsStore } from '../storage/pinnedAccounts.ts'
import { adoptLastSeen } from './adoptLastSeen.ts'
import { chainHistory } from './chainHistory.ts'
import { tokensToLookFor } from './tokensToLookFor.ts'

/** What this browser stores, and the chains it knows. */
export const pageContext: ChainOnlyContext = {
  chains: allChains,
  ask: (chain) => readableChain(chain).ask,
  nodeCount: (chain) => liveRpcUrls(chain).length,
  proposals: localProposals,
  messages: localMessages,
  history: chainHistory,
  knownAccounts: () => {
    const last = lastAccountStore.get()
    return [...savedAccountsStore.get(), ...(last ? [last] : [])].map(({ chainId, safe }) => ({ chainId, safe }))
  },
  tokensOf: tokensToLookFor,
}
const client: ApiClient = createChainOnlyClient(pageContext)

/** The page's client without a service. It begins with the queue as the service last returned it. */
export async function pageChainOnlyClient(): Promise<ApiClient> {
  await adoptLastSeen()
  return client
}
