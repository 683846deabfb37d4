import type { Chain } from '@countersign/api'
import { createPublicClient, type PublicClient } from 'viem'
import type { ChainUntil } from '../rpc/chainUntil.ts'
import { liveRpcUrls } from '../rpc/rpcRequest.ts'
import { pageTransport } from './pageTransport.ts'
import { toViemChain } from './toViemChain.ts'

const clients = new Map<string, PublicClient>()

/** Load this file with `import()` after first content: it contains viem. One client per chain and set of URLs. */
export function publicClientFor(chain: Chain | ChainUntil): PublicClient {
  const urls = liveRpcUrls(chain)
  const name = [chain.chainId, ...urls].join(' ')
  // A client keeps the signal of its chain, so it must not be used for another review.
  const isShared = !('signal' in chain)
  const known = isShared && clients.get(name)
  if (known) return known
  const client: PublicClient = createPublicClient({
    chain: toViemChain(chain, urls),
    transport: pageTransport(chain),
    pollingInterval: chain.l2 ? 1000 : 4000,
    cacheTime: 0,
  })
  if (isShared) clients.set(name, client)
  return client
}
