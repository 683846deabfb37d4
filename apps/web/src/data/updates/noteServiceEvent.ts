import type { SafeEvent } from '@countersign/api'
import type { QueryClient } from '@tanstack/react-query'
import { noteEvent } from '../notifications/noteEvent.ts'
import { chainsQuery } from '../query/chainsQuery.ts'
import { chainStateQuery } from '../query/chainStateQuery.ts'
import { walletStore } from '../wallet/walletStore.ts'

/** The page's own words about the same thing come with the answer of its request, a moment later. */
const WAIT_MS = 3000

export async function noteServiceEvent(queryClient: QueryClient, event: SafeEvent): Promise<void> {
  const now = Date.now()
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  await noteEvent(event, {
    chains: queryClient.getQueryData(chainsQuery().queryKey) ?? [],
    wallet: walletStore.get().address,
    ownersOf: async (chain, safe) => (await queryClient.fetchQuery(chainStateQuery(chain, safe))).owners,
    now,
  })
}
