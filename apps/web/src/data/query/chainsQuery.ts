import type { Chain, Page } from '@countersign/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { withOwnChains } from '../config/ownChains.ts'
import { cursorOf } from '../api/cursorOf.ts'
import { queryKeys } from '../keys/queryKeys.ts'

/** By which the Safe Client Gateway lists the features of its web application. */
const SERVICE_KEY = 'WALLET_WEB'

/** Every configured chain. Part of the boot answer. */
export const chainsQuery = () =>
  queryOptions({ queryKey: queryKeys.chains(), queryFn: ({ signal }) => fetchChains(signal), staleTime: Infinity })

async function fetchChains(signal: AbortSignal): Promise<Chain[]> {
  const chains: Chain[] = []
  let cursor: string | null = null
  do {
    const page: Page<Chain> = await api().getChainsV2({ query: { serviceKey: SERVICE_KEY, cursor }, signal })
    chains.push(...page.results)
    cursor = cursorOf(page.next)
  } while (cursor !== null)
  return withOwnChains(chains)
}
