import type { Address, Hex } from '@countersign/primitives'
import { hexToBytes, type Hex as ViemHex } from 'viem'
import { Bytes, parseAnswer, Quantity, Word } from '../rpc/rpcSchemas.ts'
import type { Rpc } from '../rpc/Rpc.ts'

export type ChainAccount = { readonly balance: bigint; readonly nonce: bigint; readonly code: Uint8Array }

/** The chain at one block. Each value is read on demand and once. */
export type StateSource = {
  account(address: Address): Promise<ChainAccount>
  slot(address: Address, slot: Hex): Promise<Hex>
  blockHash(number: bigint): Promise<Hex>
  /** The number of requests sent to the node. */
  requests(): number
}

/** Reads one block through an RPC. The cache lives as long as this object. */
export function createStateSource(rpc: Rpc, block: bigint): StateSource {
  const at = `0x${block.toString(16)}`
  const accounts = new Map<string, Promise<ChainAccount>>()
  const slots = new Map<string, Promise<Hex>>()
  let count = 0
  const ask = (method: string, params: readonly unknown[]) => {
    count++
    return rpc.request(method, params)
  }
  const readAccount = async (address: string): Promise<ChainAccount> => {
    const [balance, nonce, code] = await Promise.all([
      ask('eth_getBalance', [address, at]),
      ask('eth_getTransactionCount', [address, at]),
      ask('eth_getCode', [address, at]),
    ])
    const bytes: ViemHex = parseAnswer(Bytes, code, 'eth_getCode')
    return {
      balance: parseAnswer(Quantity, balance, 'eth_getBalance'),
      nonce: parseAnswer(Quantity, nonce, 'eth_getTransactionCount'),
      code: hexToBytes(bytes),
    }
  }
  return {
    account: (address) => once(accounts, address.toLowerCase(), () => readAccount(address.toLowerCase())),
    slot: (address, slot) =>
      once(slots, `${address}_${slot}`.toLowerCase(), async () =>
        parseAnswer(Word, await ask('eth_getStorageAt', [address, slot, at]), 'eth_getStorageAt'),
      ),
    blockHash: async (number) => {
      const answer = await ask('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])
      const hash: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'hash') : null
      return parseAnswer(Word, hash, 'eth_getBlockByNumber')
    },
    requests: () => count,
  }
}

/** A failed answer is not cached: the next run may request it again. */
function once<Value>(cache: Map<string, Promise<Value>>, key: string, read: () => Promise<Value>): Promise<Value> {
  const known = cache.get(key)
  if (known) return known
  const value = read()
  cache.set(key, value)
  value.catch(() => cache.delete(key))
  return value
}
