import { ERRORS } from '../errors/ERRORS.ts'
import { completeRead } from './completeRead.ts'
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
