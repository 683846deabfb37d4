import type { Chain } from '@countersign/api'
import { createPublicClient, type PublicClient } from 'viem'
import { liveRpcUrls } from '../rpc/rpcRequest.ts'
import { pageTransport } from './pageTransport.ts'
import { toViemChain } from './toViemChain.ts'

const clients = new Map<string, PublicClient>()

/** Load this file with `import()` after first content: it contains viem. One client per chain and set of URLs. */
export function publicClientFor(chain: Chain): PublicClient {
  const urls = liveRpcUrls(chain)
  const name = [chain.chainId, ...urls].join(' ')
  const known = clients.get(name)
  if (known) return known
  const client: PublicClient = createPublicClient({
    chain: toViemChain(chain, urls),
    transport: pageTransport(chain),
    pollingInterval: chain.l2 ? 1000 : 4000,
    cacheTime: 0,
  })
  clients.set(name, client)
  return client
}
