import { chainPresets } from '@countersign/chains'
import { parseQuantity, type AskNode } from '@countersign/chain-client/reads'
import { CliError } from '../output/CliError.ts'
import { cliMessages } from '../cliMessages.ts'
import { openNode } from './openNode.ts'

/** A further node, whose answers are compared. */
export type OtherNode = {
  readonly ask: AskNode
  readonly host: string
  readonly url: string
}

/** A chain with the node that is asked. */
export type CliChain = {
  readonly chainId: bigint
  /** Prefix of addresses; null for a chain that this program does not know. */
  readonly shortName: string | null
  /** The network's name; its number for a chain that this program does not know. */
  readonly name: string
  readonly ask: AskNode
  readonly host: string
  /** Of the node. It may contain a key, so it is not printed. */
  readonly url: string
  /** `person`: the URL was given; `page`: it comes from the list of this program. */
  readonly namedBy: 'person' | 'page'
  /** Compared with it. */
  readonly others: readonly OtherNode[]
  readonly currency: { readonly symbol: string; readonly decimals: number } | null
}

/**
 * Finds a chain by the URL of its node, or by its id or short name.
 *
 * @param nodes URLs. The first is used instead of the public one of the list; the others, or all beside a URL, are compared with it
 * @throws CliError when the chain is not known, or the node serves another one
 */
export async function findChain(text: string, nodes: readonly string[]): Promise<CliChain> {
  const isUrl = /^https?:\/\//.test(text)
  const named = isUrl
    ? undefined
    : chainPresets.find(({ chainId, shortName }) => text === String(chainId) || text === shortName)
  const url = isUrl ? text : (nodes[0] ?? named?.publicRpcUrl)
  const others = (isUrl ? nodes : nodes.slice(1)).map(openOther)
  if (url === undefined || !URL.canParse(url)) throw new CliError(cliMessages.unknownChain({ text }))
  const { host } = new URL(url)
  const ask = openNode(url)
  const chainId = await readChainId(ask, host)
  const wanted = named ? BigInt(named.chainId) : /^\d+$/.test(text) ? BigInt(text) : null
  if (wanted !== null && wanted !== chainId)
    throw new CliError(cliMessages.otherChain({ host, found: chainId, wanted }))
  const known = chainPresets.find((preset) => BigInt(preset.chainId) === chainId)
  return {
    chainId,
    shortName: known?.shortName ?? null,
    name: known?.name ?? String(chainId),
    ask,
    host,
    url,
    namedBy: isUrl || nodes.length > 0 ? 'person' : 'page',
    others,
    currency: known?.nativeCurrency ?? null,
  }
}

/** @throws CliError when it is no URL */
function openOther(url: string): OtherNode {
  if (!/^https?:/.test(url) || !URL.canParse(url)) throw new CliError(cliMessages.notANode({ text: url }))
  return { ask: openNode(url), host: new URL(url).host, url }
}

async function readChainId(ask: AskNode, host: string): Promise<bigint> {
  try {
    return parseQuantity(await ask('eth_chainId', []))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CliError(cliMessages.nodeFailed({ host, reason }), { cause: error })
  }
}
