import type { Chain } from '@countersign/api'
import { parseQuantity } from '@countersign/chain-client/reads'
import { chainPresets, otherNetworks } from '@countersign/chains'
import { attempt, checkHead, checkNetworkName, type Check } from '@countersign/safe/checks'
import * as z from 'zod/mini'
import type { ChainUntil } from '../rpc/chainUntil.ts'
import { liveRpcUrls, rpcRequest } from '../rpc/rpcRequest.ts'

const BlockTime = z.object({ timestamp: z.string() })

const networks = [...chainPresets, ...otherNetworks].map(({ chainId, name, isTestnet }) => ({
  chainId: BigInt(chainId),
  name,
  isTestnet,
}))

/** By chain and node: the newest block reported so far, and when this page first saw it. */
const heads = new Map<string, { readonly block: bigint; readonly since: number }>()

/**
 * Checks of the network itself: its name, the name of its coin, and the age of the newest block of its node.
 * @param block the newest block; null when the node did not report one
 * @param signal aborts the read
 */
export async function readEnvironment(
  chain: Chain & Partial<Pick<ChainUntil, 'signal'>>,
  block: bigint | null,
  signal?: AbortSignal,
): Promise<Check[]> {
  const { chainId, chainName, nativeCurrency } = chain
  const names = checkNetworkName({ chainId: BigInt(chainId), name: chainName, symbol: nativeCurrency.symbol }, networks)
  const url = liveRpcUrls(chain)[0] ?? ''
  if (block === null || isLocalNode(chainId, url)) return names
  const timestamp = await attempt(readTime(chain, block, signal))
  // The read is over, for example because the node did not name this block.
  if (chain.signal?.aborted) return names
  const host = URL.canParse(url) ? new URL(url).host : url
  return [
    ...names,
    checkHead({ host, block, timestamp, now: Date.now(), unmovedMs: unmovedFor(`${chainId} ${url}`, block) }),
  ]
}

/** A local development chain mines a block for each transaction and none in between, so the age of its block means nothing. */
function isLocalNode(chainId: string, url: string): boolean {
  if (networks.some((network) => String(network.chainId) === chainId) || !URL.canParse(url)) return false
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
}

async function readTime(chain: Chain, block: bigint, signal?: AbortSignal): Promise<bigint> {
  const answer = await rpcRequest(chain, 'eth_getBlockByNumber', [`0x${block.toString(16)}`, false], signal)
  return parseQuantity(BlockTime.parse(answer).timestamp)
}

function unmovedFor(node: string, block: bigint): number {
  const known = heads.get(node)
  const head = known?.block === block ? known : { block, since: performance.now() }
  heads.set(node, head)
  return performance.now() - head.since
}
