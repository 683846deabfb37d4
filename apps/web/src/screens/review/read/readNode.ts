import type { Chain } from '@countersign/api'
import { type AskNode, type ChainState, parseQuantity } from '@countersign/chain-client/reads'
import { pause } from '@countersign/api/client'
import { isSameChainState } from '@countersign/chain-client/review'
import { chainPresets } from '@countersign/chains'
import { attempt, type ReviewInputs } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import type { ChainUntil } from '../../../data/rpc/chainUntil.ts'
import { onceConfirmed } from '../../../data/rpc/onceConfirmed.ts'
import { accountReader } from '../../../data/undeployed/readAccountState.ts'
import { nodeAt } from '../../../data/rpc/nodeAt.ts'
import { knownNodes, SERVICE_WITNESS } from '../../../data/rpc/knownNodes.ts'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'
import { givenNetworks } from '../../../data/wallet/givenNetworks.ts'
import { walletStore } from '../../../data/wallet/walletStore.ts'

/** A node or wallet that does not respond must not delay the page. */
const PATIENCE_MS = 1500

type ReadChain = Chain & Pick<ChainUntil, 'confirmation'>

type Account = {
  readonly chain: ReadChain
  readonly safe: Address
  readonly block: bigint
  /** As the page reads it meanwhile. */
  readonly state: Promise<ChainState>
}

type Reported = { readonly name: string; readonly witness: string; readonly agrees: boolean }

/**
 * The node that was read, and the others that return the same account at its block. A node with another answer always counts.
 * Agreement counts once for each independent node.
 */
export async function readNode(
  chain: ReadChain,
  safe: Address,
  block: bigint,
  state: Promise<ChainState>,
): Promise<NonNullable<ReviewInputs['node']>> {
  const nodes = await knownNodes(chain)
  const [answered, wallet, ...reported] = await Promise.all([
    attempt(rpcRequest(chain, 'eth_chainId', []).then(parseQuantity)),
    askWallet({ chain, safe, block, state }),
    // With a single node, the state came from it; asking it again would compare it with itself.
    ...nodes.map(({ url, host, witness }) =>
      nodes.length === 1
        ? { name: host, witness, agrees: true }
        : ask(
            (method, params) => nodeAt(chain.chainId, url, AbortSignal.timeout(PATIENCE_MS))(method, params),
            { name: host, witness },
            { chain, safe, block, state },
          ),
    ),
  ])
  const readAt = Math.max(
    0,
    reported.findIndex((one) => one?.agrees === true),
  )
  const read = nodes[readAt]
  const agreeing = [wallet, ...reported].filter((one) => one?.agrees === true)
  return {
    chainId: BigInt(chain.chainId),
    answered,
    host: read?.host ?? '',
    namedBy: read?.namedBy ?? 'service',
    others: [...reported.toSpliced(readAt, 1), wallet].filter((one) => one !== null),
    witnesses: new Set(agreeing.map((one) => one?.witness)).size,
  }
}

/** Null if the wallet has no node of its own, is on another chain or does not respond. */
async function askWallet(account: Account): Promise<Reported | null> {
  const { chain } = account
  const provider = walletStore.getProvider()
  const { chainId, hasOwnNode } = walletStore.get()
  if (!provider || !hasOwnNode || chainId !== chain.chainId) return null
  const isPublic = chainPresets.some((preset) => String(preset.chainId) === chainId)
  // A wallet has its own nodes for public chains. For any other chain, the node was given to it, possibly by this
  // service.
  const witness = isPublic && !givenNetworks.has(chainId) ? 'wallet' : SERVICE_WITNESS
  const node: AskNode = (method, params) => provider.request({ method, params: [...params] })
  return ask(node, { name: 'the node of your wallet', witness }, account)
}

/** Null without an answer about this account on this chain, which is neither agreement nor disagreement. */
async function ask(
  node: AskNode,
  who: Omit<Reported, 'agrees'>,
  { chain, safe, block, state }: Account,
): Promise<Reported | null> {
  const { confirmation } = chain
  const read: AskNode = (method, params) =>
    confirmation ? onceConfirmed(confirmation, () => node(method, params)) : node(method, params)
  const reported = Promise.all([read('eth_chainId', []), accountReader(chain, safe)(read, block)]).then(
    ([chainId, other]) => (parseQuantity(chainId) === BigInt(chain.chainId) ? other : null),
    () => null,
  )
  const patience = async () => {
    await confirmation?.given
    await pause(PATIENCE_MS)
    return null
  }
  const other = await Promise.race([reported, patience()])
  return other && { ...who, agrees: isSameChainState(other, await state) }
}
