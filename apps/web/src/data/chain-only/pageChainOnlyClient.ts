import type { ApiClient } from '@countersign/api/client'
import { localMessages } from './localMessages.ts'
import { localProposals } from './localProposals.ts'
import { createChainOnlyClient, type ChainOnlyContext } from '@countersign/chain-client'
import { allChains } from '../config/ownChains.ts'
import { readableChain } from '../rpc/readableChain.ts'
import { liveRpcUrls } from '../rpc/rpcRequest.ts'
import { lastAccountStore } from '../storage/lastAccount.ts'
import { savedAccountsStore } from '../storage/pinnedAccounts.ts'
import { findCreation } from '../undeployed/undeployedAccounts.ts'
import { adoptLastSeen } from './adoptLastSeen.ts'
import { chainHistory } from './chainHistory.ts'
import type { Address } from '@countersign/primitives'
import { ownTokens } from './ownTokens.ts'
import { WELL_KNOWN_TOKENS } from './wellKnownTokens.ts'

/** In addition to tokens seen in logs: widely held tokens, and tokens that the user added. */
const tokensToLookFor = (chainId: string): Address[] => [
  ...(WELL_KNOWN_TOKENS[chainId] ?? []),
  ...(ownTokens.get()[chainId] ?? []),
]

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
  creationOf: findCreation,
  tokensOf: tokensToLookFor,
}
const client: ApiClient = createChainOnlyClient(pageContext)

/** The page's client without a service. It begins with the queue as the service last returned it. */
export async function pageChainOnlyClient(): Promise<ApiClient> {
  await adoptLastSeen()
  return client
}
