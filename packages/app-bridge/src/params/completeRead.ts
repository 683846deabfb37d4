import { isRecord } from './readerSchema.ts'
import type { RpcCall } from './RpcCallParams.ts'

/** The position of the block parameter of each method, and the default for a missing param. */
const DEFAULTS: Partial<Record<RpcCall, readonly unknown[]>> = {
  eth_call: [undefined, 'latest'],
  eth_getBalance: [undefined, 'latest'],
  eth_getCode: [undefined, 'latest'],
  eth_getTransactionCount: [undefined, 'latest'],
  eth_getStorageAt: [undefined, undefined, 'latest'],
  eth_getBlockByNumber: ['latest', false],
  eth_getBlockByHash: [undefined, false],
}

const hexed = (value: unknown): unknown =>
  (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) || (typeof value === 'bigint' && value >= 0n)
    ? `0x${value.toString(16)}`
    : value

/** Fills in the block and writes numbers in hex, as the official SDK does; other clients do not. */
export function completeRead(call: RpcCall, params: readonly unknown[]): readonly unknown[] {
  if (call === 'eth_getLogs') return params.map(completeFilter)
  const defaults = DEFAULTS[call] ?? []
  const length = Math.max(params.length, defaults.length)
  return Array.from({ length }, (_, index) => hexed(params[index] ?? defaults[index] ?? null))
}

const completeFilter = (filter: unknown): unknown =>
  isRecord(filter)
    ? Object.fromEntries(
        Object.entries(filter).map(([name, value]) => [
          name,
          name === 'fromBlock' || name === 'toBlock' ? hexed(value) : value,
        ]),
      )
    : filter
