import type { Chain } from '@countersign/api'
import { createPublicClient, fallback, http, type PublicClient } from 'viem'
import { liveRpcUrls } from '../rpc/rpcRequest.ts'
import { toViemChain } from './toViemChain.ts'

const clients = new Map<string, PublicClient>()

/** Load this file with `import()` after first content: it brings viem. One client per chain and set of URLs. */
export function publicClientFor(chain: Chain): PublicClient {
  const urls = liveRpcUrls(chain)
  const name = [chain.chainId, ...urls].join(' ')
  const known = clients.get(name)
  if (known) return known
  const legs = urls.map((url) => http(url, { batch: { wait: 8, batchSize: 100 }, timeout: 10_000, retryCount: 1 }))
  const client: PublicClient = createPublicClient({
    chain: toViemChain(chain, urls),
    transport: fallback(legs, { rank: false, retryCount: 0 }),
    pollingInterval: chain.l2 ? 1000 : 4000,
    cacheTime: 0,
  })
  clients.set(name, client)
  return client
}
