import type { LedgerToken, TokenIndex } from '@countersign/ledger'
import { type Address, checksumAddress, type Hex, showHidden } from '@countersign/primitives'
import { readUint } from '../reads/abiWords.ts'
import { parseHex } from '../reads/parseHex.ts'
import { readDecimals } from '../reads/readDecimals.ts'
import { readTokenText } from '../reads/readTokenText.ts'
import { RpcError } from '../reads/RpcError.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'

const SYMBOL: Hex = '0x95d89b41'
const NAME: Hex = '0x06fdde03'
const DECIMALS: Hex = '0x313ce567'
/** supportsInterface(ERC-721) */
const IS_ERC721: Hex = `0x01ffc9a780ac58cd${'0'.repeat(56)}`
const MOST_CHARACTERS = 60

const known = new Map<string, Promise<LedgerToken | null>>()

/**
 * The names that the contracts report. These are claims: any contract may call itself USDC.
 *
 * @example
 * const tokens = await readTokens(chain, addresses)
 */
export async function readTokens(chain: ReadableChain, addresses: readonly Address[]): Promise<TokenIndex> {
  const unique = [...new Set(addresses.map(checksumAddress))]
  const found = await Promise.all(unique.map(async (address) => [address, await remember(chain, address)] as const))
  return new Map(found.flatMap(([address, token]) => (token ? [[address, token] as const] : [])))
}

function remember(chain: ReadableChain, address: Address): Promise<LedgerToken | null> {
  const key = `${chain.chainId}:${address}`
  const before = known.get(key)
  if (before) return before
  const asked = readToken(chain, address)
  known.set(key, asked)
  asked.catch(() => known.delete(key))
  return asked
}

async function readToken(chain: ReadableChain, address: Address): Promise<LedgerToken | null> {
  const ask = async (data: Hex) => {
    try {
      return parseHex(await chain.ask('eth_call', [{ to: address, data }, 'latest']))
    } catch (error) {
      // A contract that reverts is an answer. A node that does not respond is not.
      if (error instanceof RpcError && error.code !== null) return null
      throw error
    }
  }
  const [symbol, name, decimals, supports] = await Promise.all([ask(SYMBOL), ask(NAME), ask(DECIMALS), ask(IS_ERC721)])
  const digits = decimals && readDecimals(decimals)
  const isNft = supports !== null && supports.length >= 66 && readUint(supports) === 1n
  if (digits === null && !isNft) return null
  const words = { symbol: textOf(symbol), name: textOf(name), trusted: false }
  return isNft ? { type: 'ERC721', decimals: null, ...words } : { type: 'ERC20', decimals: digits, ...words }
}

const textOf = (answer: Hex | null): string => showHidden(readTokenText(answer)).slice(0, MOST_CHARACTERS)
