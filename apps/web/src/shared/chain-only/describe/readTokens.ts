import type { Chain, TokenInfo } from '@countersign/api'
import { hexToBytes, showHidden, type Address, type Hex } from '@countersign/safe/light'
import { readText, readUint } from '../../rpc/abiWords.ts'
import { parseHex } from '../../rpc/parseHex.ts'
import { readDecimals } from '../../rpc/readDecimals.ts'
import { RpcError } from '../../rpc/RpcError.ts'
import { rpcRequest } from '../../rpc/rpcRequest.ts'

const SYMBOL: Hex = '0x95d89b41'
const NAME: Hex = '0x06fdde03'
const DECIMALS: Hex = '0x313ce567'
/** supportsInterface(ERC-721) */
const IS_ERC721: Hex = `0x01ffc9a780ac58cd${'0'.repeat(56)}`
const MOST_CHARACTERS = 60

/** Tokens by lower-case address; what is none is not in it. */
export type TokenIndex = ReadonlyMap<string, TokenInfo>

const known = new Map<string, Promise<TokenInfo | null>>()

/** Asks the contracts themselves what they are called. Their words are claims: anybody may call a token USDC. */
export async function readTokens(chain: Chain, addresses: readonly Address[]): Promise<TokenIndex> {
  const unique = [...new Set(addresses.map((address) => address.toLowerCase()))]
  const found = await Promise.all(
    unique.map(async (key) => {
      const address = addresses.find((one) => one.toLowerCase() === key)
      return address ? ([key, await remember(chain, address)] as const) : null
    }),
  )
  return new Map(found.flatMap((entry) => (entry?.[1] ? [[entry[0], entry[1]] as const] : [])))
}

function remember(chain: Chain, address: Address): Promise<TokenInfo | null> {
  const key = `${chain.chainId}:${address.toLowerCase()}`
  const before = known.get(key)
  if (before) return before
  const asked = readToken(chain, address)
  known.set(key, asked)
  asked.catch(() => known.delete(key))
  return asked
}

async function readToken(chain: Chain, address: Address): Promise<TokenInfo | null> {
  const ask = async (data: Hex) => {
    try {
      return parseHex(await rpcRequest(chain, 'eth_call', [{ to: address, data }, 'latest']))
    } catch (error) {
      // A contract that reverts says something; a node that is not there says nothing.
      if (error instanceof RpcError && error.code !== null) return null
      throw error
    }
  }
  const [symbol, name, decimals, supports] = await Promise.all([ask(SYMBOL), ask(NAME), ask(DECIMALS), ask(IS_ERC721)])
  const digits = decimals && readDecimals(decimals)
  const isNft = supports !== null && supports.length >= 66 && readUint(supports) === 1n
  if (digits === null && !isNft) return null
  const words = { symbol: textOf(symbol), name: textOf(name), logoUri: null, address }
  return isNft ? { type: 'ERC721', decimals: 0, ...words } : { type: 'ERC20', decimals: digits ?? 18, ...words }
}

/** A `string`, or the `bytes32` of early tokens. */
function textOf(answer: Hex | null): string {
  if (answer === null || answer === '0x') return ''
  try {
    const text = answer.length === 66 ? asBytes32(answer) : readText(answer)
    return showHidden(text).slice(0, MOST_CHARACTERS)
  } catch {
    return ''
  }
}

const asBytes32 = (word: Hex): string => {
  const bytes = hexToBytes(word)
  const end = bytes.indexOf(0)
  return new TextDecoder().decode(end === -1 ? bytes : bytes.slice(0, end))
}
