import type { Address, Hex } from '@countersign/primitives'
import { decodeAbiParameters, hexToBigInt, hexToString, type PublicClient } from 'viem'
import { ethCall } from '../rpc/ethCall.ts'

export type TokenMetadata = {
  address: Address
  type: 'ERC20' | 'ERC721' | 'ERC1155' | 'UNKNOWN'
  name: string
  symbol: string
  decimals: number | null
}

const NAME = '0x06fdde03'
const SYMBOL = '0x95d89b41'
const DECIMALS = '0x313ce567'
/** supportsInterface(0x80ac58cd): ERC-721, and 0xd9b67a26: ERC-1155 */
const IS_ERC721: Hex = `0x01ffc9a780ac58cd${'0'.repeat(56)}`
const IS_ERC1155: Hex = `0x01ffc9a7d9b67a26${'0'.repeat(56)}`
const LONGEST = 64

/** Reads the metadata of a token contract. A contract that is not a token gives empty texts and the type UNKNOWN. */
export async function readTokenMetadata(client: PublicClient, address: Address): Promise<TokenMetadata> {
  const [name, symbol, decimals, isErc721, isErc1155] = await Promise.all(
    [NAME, SYMBOL, DECIMALS, IS_ERC721, IS_ERC1155].map((data) => ethCall(client, address, data as Hex)),
  )
  const decimalCount = decodeDecimals(decimals)
  const common = { address, name: decodeText(name), symbol: decodeText(symbol) }
  if (isTrue(isErc721)) return { ...common, type: 'ERC721', decimals: null }
  if (isTrue(isErc1155)) return { ...common, type: 'ERC1155', decimals: null }
  return decimalCount === null
    ? { ...common, type: 'UNKNOWN', decimals: null }
    : { ...common, type: 'ERC20', decimals: decimalCount }
}

const isTrue = (answer: Hex | null | undefined) => !!answer && answer.length === 66 && hexToBigInt(answer) === 1n

function decodeDecimals(answer: Hex | null | undefined): number | null {
  if (!answer || answer.length !== 66) return null
  const decimals = hexToBigInt(answer)
  return decimals <= 255n ? Number(decimals) : null
}

/** Token names can contain any characters; control characters would break the database and the page. */
function decodeText(answer: Hex | null | undefined): string {
  if (!answer || answer === '0x') return ''
  try {
    // The first tokens returned bytes32.
    const text = answer.length === 66 ? hexToString(answer) : decodeAbiParameters([{ type: 'string' }], answer)[0]
    return [...text.replace(/\p{C}/gu, '').trim()].slice(0, LONGEST).join('')
  } catch {
    return ''
  }
}
