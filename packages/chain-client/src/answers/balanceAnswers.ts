import type { Balances, Collectible } from '@countersign/api'
import type { ApiClient } from '@countersign/api/client'
import { toNativeTokenInfo, toTokenInfo } from '@countersign/ledger'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { encodeCall, readAddress, readUint } from '../reads/abiWords.ts'
import { parseHex } from '../reads/parseHex.ts'
import { parseQuantity } from '../reads/parseQuantity.ts'
import { RpcError } from '../reads/RpcError.ts'
import { requireChain, type ChainOnlyContext } from '../context/ChainOnlyContext.ts'
import { readTokens } from '../tokens/readTokens.ts'
import { readMoves } from '../scan/readMoves.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'

const BALANCE_OF: Hex = '0x70a08231'
const OWNER_OF: Hex = '0x6352211e'
/** balanceOf(address,uint256) of ERC-1155 */
const BALANCE_OF_ID: Hex = '0x00fdd58e'

type Answers = Pick<ApiClient, 'getBalances' | 'getCollectibles' | 'getFiatCodes' | 'getRecordedPrices'>

/** Balances of the coin, of tokens that ever moved, of listed tokens and of those added by hand. No prices. */
export function balanceAnswers(context: ChainOnlyContext): Answers {
  return {
    async getBalances({ params: { chainId, safe } }) {
      return readHoldings(context, requireChain(context, chainId), safe)
    },
    async getCollectibles({ params: { chainId, safe } }) {
      const results = await readCollectibles(context, requireChain(context, chainId), safe)
      return { count: results.length, next: null, previous: null, results }
    },
    getFiatCodes: async () => ['USD'],
    getRecordedPrices: async ({ params: { fiatCode } }) => ({
      currency: (fiatCode ?? 'USD').toUpperCase(),
      since: null,
      days: [],
      next: null,
    }),
  }
}

async function readHoldings(context: ChainOnlyContext, chain: ReadableChain, safe: Address): Promise<Balances> {
  const seen = await seenTokens(context, chain, safe, 'ERC20')
  const candidates = [...context.tokensOf(chain.chainId), ...seen]
  const tokens = [...(await readTokens(chain, candidates))].flatMap(([address, token]) =>
    token.type === 'ERC20' ? [toTokenInfo(address, token)] : [],
  )
  const [native, held] = await Promise.all([
    chain.ask('eth_getBalance', [safe, 'latest']).then(parseQuantity),
    Promise.all(tokens.map(({ address }) => read(chain, address, encodeCall(BALANCE_OF, safe)))),
  ])
  const price = { fiatBalance: '0', fiatConversion: '0', fiatBalance24hChange: null }
  const coin = toNativeTokenInfo(chain.nativeCurrency)
  const items = tokens.flatMap((tokenInfo, index) => {
    const balance = amountOf(held[index])
    return balance === 0n ? [] : [{ tokenInfo, balance, ...price }]
  })
  return { fiatTotal: '0', unpriced: true, items: [{ tokenInfo: coin, balance: native, ...price }, ...items] }
}

async function readCollectibles(
  context: ChainOnlyContext,
  chain: ReadableChain,
  safe: Address,
): Promise<Collectible[]> {
  const { logs } = await context.history.refresh(chain, safe)
  const arrived = readMoves(logs, safe).filter(
    ({ kind, to }) => (kind === 'ERC721' || kind === 'ERC1155') && isSameAddress(to, safe),
  )
  const unique = [...new Map(arrived.map((move) => [`${move.token}:${move.value}`, move])).values()]
  const tokens = await readTokens(
    chain,
    unique.flatMap(({ token }) => token ?? []),
  )
  const found = await Promise.all(
    unique.map(async ({ token, value, kind }): Promise<Collectible[]> => {
      const info = token && tokens.get(token)
      if (!info || !token) return []
      const held =
        kind === 'ERC1155' ? amountOf(await read(chain, token, encodeCall(BALANCE_OF_ID, safe, value))) : null
      if (held === 0n || (held === null && !(await isOwner(chain, safe, token, value)))) return []
      const words = { tokenName: info.name, tokenSymbol: info.symbol, logoUri: '', id: value.toString() }
      const unseen = { uri: null, name: null, description: null, imageUri: null, metadata: null }
      const counted = held === null ? {} : { standard: 'ERC1155' as const, amount: held }
      return [{ address: token, ...words, ...unseen, ...counted, metadataState: 'skipped' }]
    }),
  )
  return found.flat()
}

async function isOwner(chain: ReadableChain, safe: Address, token: Address, id: bigint): Promise<boolean> {
  const owner = await read(chain, token, encodeCall(OWNER_OF, id))
  return owner !== null && owner.length >= 66 && isSameAddress(readAddress(owner), safe)
}

async function seenTokens(
  context: ChainOnlyContext,
  chain: ReadableChain,
  safe: Address,
  kind: 'ERC20',
): Promise<Address[]> {
  // A node that refuses logs can still return balances of known tokens.
  const record = await context.history.refresh(chain, safe).catch((error: unknown) => {
    if (error instanceof RpcError) return null
    throw error
  })
  return readMoves(record?.logs ?? [], safe).flatMap((move) => (move.kind === kind && move.token ? [move.token] : []))
}

/** Null when the contract reverts. Throws when the node does not answer. */
async function read(chain: ReadableChain, to: Address, data: Hex): Promise<Hex | null> {
  try {
    return parseHex(await chain.ask('eth_call', [{ to, data }, 'latest']))
  } catch (error) {
    if (error instanceof RpcError && error.code !== null) return null
    throw error
  }
}

const amountOf = (answer: Hex | null | undefined): bigint =>
  answer === null || answer === undefined || answer.length < 66 ? 0n : readUint(answer)
