import type { Chain } from '@countersign/api'
import { chainPresets } from '@countersign/chains'
import { dataSource } from '../api/dataSource.ts'
import { isOwnChain } from '../config/ownChains.ts'
import { nodeIdentity } from './nodeIdentity.ts'
import { ownRpcUrls } from './ownRpcUrls.ts'
import { liveRpcUrls } from './rpcRequest.ts'

/**
 * The source of a node: the user, this page's own list of networks, the operator's file of a page without a service, or the service.
 */
type NamedBy = 'person' | 'page' | 'operator' | 'service'

export type KnownNode = {
  readonly url: string
  readonly host: string
  readonly namedBy: NamedBy
  /** Nodes with the same witness count as one: they may be the same node, or only the service names them. */
  readonly witness: string
}

/** The shared witness of all nodes that only the service names, because the service may give one node any number of names. */
export const SERVICE_WITNESS = 'service'

/** The nodes of a chain in the order in which they are used, with the witness that decides how their agreement counts. */
export async function knownNodes(chain: Chain): Promise<KnownNode[]> {
  const nodes = await Promise.all(
    liveRpcUrls(chain).map(async (url) => ({
      url,
      host: URL.canParse(url) ? new URL(url).host : url,
      namedBy: whoNamed(chain, url),
      identity: await nodeIdentity(url),
    })),
  )
  const vouched = new Set(nodes.flatMap(({ namedBy, identity }) => (namedBy === 'service' ? [] : [identity])))
  return nodes.map(({ identity, ...node }) => ({
    ...node,
    witness: vouched.has(identity) ? identity : SERVICE_WITNESS,
  }))
}

function whoNamed({ chainId }: Chain, url: string): NamedBy {
  if (isOwnChain({ chainId }) || ownRpcUrls.get()[chainId]?.includes(url)) return 'person'
  if (originOf(chainPresets.find((preset) => String(preset.chainId) === chainId)?.publicRpcUrl) === originOf(url))
    return 'page'
  return dataSource.get().why === 'none' ? 'operator' : 'service'
}

const originOf = (url: string | undefined): string | null =>
  url !== undefined && URL.canParse(url) ? new URL(url).origin : null
