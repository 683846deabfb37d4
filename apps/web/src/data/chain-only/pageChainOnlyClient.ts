import type { ApiClient } from '@countersign/api/client'
import { allChains } from '../config/ownChains.ts'
import { lastAccountStore } from '../storage/lastAccount.ts'
import { savedAccountsStore } from '../storage/pinnedAccounts.ts'
import { adoptLastSeen } from './local/adoptLastSeen.ts'
import type { ChainOnlyContext } from './ChainOnlyContext.ts'
import { createChainOnlyClient } from './createChainOnlyClient.ts'
import { chainHistory } from './chainHistory.ts'
import { localMessages } from './local/localMessages.ts'
import { localProposals } from './local/localProposals.ts'
import { tokensToLookFor } from './tokensToLookFor.ts'

/** What this browser stores, and the chains it knows. */
export const pageContext: ChainOnlyContext = {
  chains: allChains,
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
