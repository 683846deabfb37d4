import type { Chain } from '@countersign/api'
import { allRpcUrls } from './chainNodes.ts'
import { gatherCalls } from './gatherCalls.ts'
import { nodeStatus } from './nodeStatus.ts'
import { type Confirmation, onceConfirmed } from './onceConfirmed.ts'
import { readShared, type SharedReads } from './readShared.ts'
import { sendCalls } from './sendCalls.ts'

type RpcChain = Pick<Chain, 'chainId' | 'chainName' | 'rpcUri' | 'publicRpcUri'> & {
  /** Aborts every read of this chain that has no signal of its own: see `chainUntil`. */
  readonly signal?: AbortSignal
  /** Reads at one block that equal calls share: see `chainUntil`. */
  readonly reads?: SharedReads
  /** Reads are sent before their block is confirmed: see `readAtNewest`. */
  readonly confirmation?: Confirmation
}

/** The nodes of this chain in the current order; nodes that failed recently come last. */
export const liveRpcUrls = (chain: RpcChain): string[] =>
  allRpcUrls(chain).toSorted((first, second) => nodeStatus.rank(first) - nodeStatus.rank(second))

/**
 * A JSON-RPC read without an Ethereum library. Reads of the same moment share one request. Reads from a node that limits requests are
 * repeated for up to 120 s.
 *
 * @param signal aborts the read and its retries
 * @throws {RpcError} with the node's code and message, or code null when no provider answered.
 */
export const rpcRequest = (
  chain: RpcChain,
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal,
): Promise<unknown> => {
  const send = () => ask(chain, method, params, null, signal)
  return chain.reads && signal === undefined ? readShared(chain.reads, method, params, send) : send()
}

/**
 * A read that many nodes refuse or answer slowly, for example of an old state. It has its own request, and a node that fails at it is still
 * used for all other reads.
 * @param kind such reads of the same kind share a request
 */
export const rpcRequestApart = (
  chain: RpcChain,
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal,
  kind = 'apart',
): Promise<unknown> => ask(chain, method, params, kind, signal)

function ask(
  chain: RpcChain,
  method: string,
  params: readonly unknown[],
  apart: string | null,
  signal = chain.signal,
): Promise<unknown> {
  const { chainId, chainName: name, confirmation } = chain
  const target = { chainId, name, urls: () => liveRpcUrls(chain) }
  const send = (kind: string | null) => {
    // Only reads of the same nodes share a request.
    const group = [chainId, kind ?? '', ...allRpcUrls(chain)].join(' ')
    return gatherCalls(group, { method, params }, (calls) => sendCalls(target, calls, kind !== null), signal)
  }
  return confirmation
    ? onceConfirmed(confirmation, (isEarly) => send(apart ?? (isEarly ? 'early' : null)))
    : send(apart)
}
