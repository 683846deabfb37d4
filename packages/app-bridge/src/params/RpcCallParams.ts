import { isRecord } from '@countersign/primitives'
import { ERRORS } from '../errors/ERRORS.ts'
import { fieldOf, ParamError, readerSchema, shown } from './readerSchema.ts'

/** The reads an app may make through the wallet. No other method reaches a node. */
export const RPC_READS = [
  'eth_call',
  'eth_gasPrice',
  'eth_getLogs',
  'eth_getBalance',
  'eth_getCode',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionReceipt',
  'eth_getTransactionCount',
  'eth_estimateGas',
] as const

const CALLS = [...RPC_READS, 'safe_setSettings'] as const
/** Name of an RPC method that an embedded app can send to the node. */
export type RpcCall = (typeof CALLS)[number]

/**
 * `rpcCall`: the method is one of the list, and its params have the form that a node accepts: a named block, numbers
 * in hex.
 */
export const RpcCallParams = readerSchema((params): { call: RpcCall; params: readonly unknown[] } => {
  const call = fieldOf(params, 'call')
  if (typeof call !== 'string' || call === '') throw new ParamError(`call is not the name of a method: ${shown(call)}`)
  const known = CALLS.find((name) => name === call)
  if (known === undefined) throw new ParamError(ERRORS.notImplemented(shown(call)))
  const list = fieldOf(params, 'params') ?? []
  if (!Array.isArray(list)) throw new ParamError(`params of ${known} are not a list: ${shown(list)}`)
  return { call: known, params: completeRead(known, list) }
})

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
function completeRead(call: RpcCall, params: readonly unknown[]): readonly unknown[] {
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
