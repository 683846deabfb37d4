import type { Chain } from '@countersign/api'
import type { EarlierSubject } from '@countersign/chain-client/review'
import { knownCoin } from '../../../data/chain-access/knownCoin.ts'
import { liveRpcUrls, rpcRequestApart } from '../../../data/rpc/rpcRequest.ts'
import { withPatience } from '../../../parts/simulation/withPatience.ts'

/** Signing should not wait longer. A later answer is used by the next review. */
const PATIENCE_MS = 3_000

/** Addresses known as old, by chain and nodes, so that a node added later is asked again. */
const old = new Map<string, Set<string>>()

/**
 * Where earlier code is read: apart from other requests, because some nodes refuse a whole batch for one old block.
 * @param isCalledLocal the configuration marks the chain as local; a service could mark any chain, but the bundled chains are not local
 */
export function earlierSubject(
  chain: Chain,
  isCalledLocal: boolean,
): Pick<EarlierSubject, 'chain' | 'isLocal' | 'old'> {
  const key = [chain.chainId, ...liveRpcUrls(chain).toSorted()].join(' ')
  const known = old.get(key) ?? new Set()
  old.set(key, known)
  return {
    chain: {
      chainId: chain.chainId,
      ask: (method, params) => withPatience(() => rpcRequestApart(chain, method, params), PATIENCE_MS),
    },
    isLocal: isCalledLocal && knownCoin(chain.chainId) === null,
    old: known,
  }
}
