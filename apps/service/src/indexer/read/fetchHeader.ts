import { hexToNumber, numberToHex, type PublicClient } from 'viem'
import type { BlockHeader } from '../fold/decode/BlockHeader.ts'
import { ChainMovedError } from './ChainMovedError.ts'

export async function fetchHeader(client: PublicClient, block: number | 'latest'): Promise<BlockHeader | null> {
  const found = await client.request({
    method: 'eth_getBlockByNumber',
    params: [block === 'latest' ? block : numberToHex(block), false],
  })
  if (!found?.hash || !found.number) return null
  const { hash, parentHash } = found
  if (block !== 'latest' && hexToNumber(found.number) !== block) throw new ChainMovedError()
  return { number: hexToNumber(found.number), hash, parentHash, time: hexToNumber(found.timestamp) * 1000 }
}

export async function fetchHeaders(client: PublicClient, numbers: Iterable<number>): Promise<Map<number, BlockHeader>> {
  const found = await Promise.all([...new Set(numbers)].map((number) => fetchHeader(client, number)))
  return new Map(found.flatMap((header) => (header ? [[header.number, header]] : [])))
}
