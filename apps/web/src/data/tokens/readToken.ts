import type { Chain } from '@countersign/api'
import { encodeCall, parseHex, readDecimals, readTokenText, readUint, RpcError } from '@countersign/chain-client/reads'
import { type Address, type Hex, showHidden } from '@countersign/primitives'
import { rpcRequest } from '../rpc/rpcRequest.ts'

const BALANCE_OF = '0x70a08231'
const SYMBOL = '0x95d89b41'
const NAME = '0x06fdde03'
const DECIMALS = '0x313ce567'
/** supportsInterface(bytes4) */
const SUPPORTS = '0x01ffc9a7'
const ERC721 = `0x80ac58cd${'0'.repeat(56)}` as const
const ERC1155 = `0xd9b67a26${'0'.repeat(56)}` as const
const MOST_CHARACTERS = 60

/** What the contract at an address is, according to the chain. Names are claims: any contract may call itself USDC. */
export type TokenRead =
  | {
      readonly kind: 'token'
      readonly symbol: string
      readonly name: string
      readonly decimals: number
      readonly balance: bigint
    }
  | { readonly kind: 'no-code' }
  | { readonly kind: 'nft'; readonly standard: 'ERC-721' | 'ERC-1155' }
  /** It has balances and no decimals, or impossible ones: amounts cannot be written. */
  | { readonly kind: 'no-decimals'; readonly symbol: string }
  | { readonly kind: 'not-token' }

/**
 * Reads a token by its address, without the service.
 * @throws {RpcError} when no node answers
 */
export async function readToken(
  chain: Chain,
  token: Address,
  holder: Address,
  signal?: AbortSignal,
): Promise<TokenRead> {
  const ask = async (data: Hex): Promise<Hex | null> => {
    try {
      return parseHex(await rpcRequest(chain, 'eth_call', [{ to: token, data }, 'latest'], signal))
    } catch (error) {
      // A contract that reverts is an answer. A node that does not respond is not.
      if (error instanceof RpcError && error.code !== null) return null
      throw error
    }
  }
  const supports = async (id: Hex) => isTrue(await ask(encodeCall(SUPPORTS, id)))
  const [code, symbolRead, nameRead, decimalsRead, balanceRead, isErc721, isErc1155] = await Promise.all([
    rpcRequest(chain, 'eth_getCode', [token, 'latest'], signal).then(parseHex),
    ask(SYMBOL),
    ask(NAME),
    ask(DECIMALS),
    ask(encodeCall(BALANCE_OF, holder)),
    supports(ERC721),
    supports(ERC1155),
  ])
  if (code === '0x') return { kind: 'no-code' }
  if (isErc721 || isErc1155) return { kind: 'nft', standard: isErc721 ? 'ERC-721' : 'ERC-1155' }
  if (balanceRead === null || balanceRead.length < 66) return { kind: 'not-token' }
  const symbol = textOf(symbolRead)
  const decimals = decimalsRead && readDecimals(decimalsRead)
  if (decimals === null) return symbol === '' ? { kind: 'not-token' } : { kind: 'no-decimals', symbol }
  return { kind: 'token', symbol, name: textOf(nameRead), decimals, balance: readUint(balanceRead) }
}

const isTrue = (answer: Hex | null) => answer !== null && answer.length >= 66 && readUint(answer) === 1n

const textOf = (answer: Hex | null): string => showHidden(readTokenText(answer).trim()).slice(0, MOST_CHARACTERS)
