import { testContractAddresses } from '@countersign/devchain'
import { checksumAddress, type Address } from '@countersign/primitives'
import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { LocalChain } from './localChain.ts'

const Answer = z.object({ result: z.unknown() })

/** A copy of the test token at a new address, with another symbol. */
export async function placeToken({ rpcUrl }: Pick<LocalChain, 'rpcUrl'>, symbol: string): Promise<Address> {
  const ask = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    return Answer.parse(await response.json()).result
  }
  const address = checksumAddress(`0x${randomBytes(20).toString('hex')}`)
  await ask('anvil_setCode', [address, await ask('eth_getCode', [testContractAddresses().testUsd, 'latest'])])
  // Name and symbol are the first two slots: up to 31 bytes, and twice their number in the last byte.
  for (const slot of ['0x0', '0x1']) await ask('anvil_setStorageAt', [address, slot, shortString(symbol)])
  return address
}

function shortString(text: string): string {
  const bytes = Buffer.from(text)
  return `0x${bytes.toString('hex').padEnd(62, '0')}${(bytes.length * 2).toString(16).padStart(2, '0')}`
}
