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
  /** The URL of the node. It may contain a key, so it is not printed. */
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
 * @param prefix of the account's address (EIP-3770); null if it has none
 * @throws CliError when the chain is not known, or the node serves another one than the text or the prefix names
 */
export async function findChain(text: string, nodes: readonly string[], prefix: string | null): Promise<CliChain> {
  const named = readName(text)
  const isUrl = named.url === text
  const url = isUrl ? text : (nodes[0] ?? named.url)
  const others = (isUrl ? nodes : nodes.slice(1)).map(openOther)
  if (url === undefined || !URL.canParse(url)) throw new CliError(cliMessages.unknownChain({ text }))
  const { host } = new URL(url)
  const ask = openNode(url)
  const chainId = await readChainId(ask, host)
  if (named.chainId !== null && named.chainId !== chainId)
    throw new CliError(cliMessages.otherChain({ host, found: chainId, wanted: named.chainId }))
  const known = chainPresets.find((preset) => BigInt(preset.chainId) === chainId)
  const shortName = known?.shortName ?? null
  if (prefix !== null && isOfOtherChain(prefix, shortName))
    throw new CliError(cliMessages.otherPrefix({ prefix, host, chainId, shortName }))
  return {
    chainId,
    shortName,
    name: known?.name ?? String(chainId),
    ask,
    host,
    url,
    namedBy: isUrl || nodes.length > 0 ? 'person' : 'page',
    others,
    currency: known?.nativeCurrency ?? null,
  }
}

/**
 * @returns `chainId` null for the URL of a node
 * @throws CliError for another text: with `--node`, a mistyped name would otherwise name nothing, and the chain of the node would be taken
 */
function readName(text: string): { readonly chainId: bigint | null; readonly url: string | undefined } {
  if (/^https?:\/\//.test(text)) return { chainId: null, url: text }
  const named = chainPresets.find(({ chainId, shortName }) => text === String(chainId) || text === shortName)
  if (named) return { chainId: BigInt(named.chainId), url: named.publicRpcUrl }
  if (/^\d+$/.test(text)) return { chainId: BigInt(text), url: undefined }
  throw new CliError(cliMessages.unknownChain({ text }))
}

/** For a chain that this program does not know, only the prefixes of known chains are refused. */
const isOfOtherChain = (prefix: string, own: string | null): boolean =>
  own === null ? chainPresets.some(({ shortName }) => shortName === prefix) : own !== prefix

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
