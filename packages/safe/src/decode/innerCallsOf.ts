import { decodeAbiParameters, toFunctionSelector } from 'viem/utils'
import { type Address, checksumAddress, type Hex, isAddress, isHex } from '@countersign/primitives'
import { decodePackedCalls } from '../batch/decodeMultiSend.ts'
import type { InnerBytes } from './Decoding.ts'
import { reachOf } from './reachOf.ts'

type Values = readonly unknown[]
type Reader = (values: Values, target: Address) => InnerBytes[]

const EMPTY: Hex = '0x'
const addressOf = (value: unknown): Address | null => (typeof value === 'string' && isAddress(value) ? value : null)
const bytesOf = (value: unknown): Hex => (typeof value === 'string' && isHex(value) ? value : EMPTY)
const uintOf = (value: unknown): bigint => (typeof value === 'bigint' ? value : 0n)
const listOf = (value: unknown): Values => (Array.isArray(value) ? value : [])

function call(from: Address | null, to: unknown, value: unknown, data: unknown, operation: unknown = 0): InnerBytes[] {
  const target = addressOf(to)
  if (target === null) return []
  return [{ to: target, value: uintOf(value), data: bytesOf(data), operation: Number(operation) === 1 ? 1 : 0, from }]
}

/** The target calls itself on behalf of its caller: a multicall by delegatecall keeps the sender. */
const ofSender =
  (position: number): Reader =>
  (values, target) =>
    listOf(values[position]).flatMap((data) => call(null, target, 0n, data))

/** Parallel lists: targets, values, data. `values` is null if no value is sent. */
const inLists =
  (targets: number, values: number | null, datas: number): Reader =>
  (given, target) =>
    listOf(given[targets]).flatMap((to, index) =>
      call(target, to, values === null ? 0n : listOf(given[values])[index], listOf(given[datas])[index]),
    )

/** A list of tuples, with the positions of target, value and data in each. */
const inTuples =
  (list: number, to: number, value: number | null, data: number): Reader =>
  (given, target) =>
    listOf(given[list]).flatMap((item) => {
      const tuple = listOf(item)
      return call(target, tuple[to], value === null ? 0n : tuple[value], tuple[data])
    })

/** One call by the target; `operation` if the parameters say whether it is a delegatecall. */
const single =
  (to: number, value: number | null, data: number, operation: number | null = null): Reader =>
  (given, target) =>
    call(target, given[to], value === null ? 0n : given[value], given[data], operation === null ? 0 : given[operation])

/** Compound's timelock: a text names the method, and the data contains only its parameters. */
function withMethod(method: unknown, data: unknown): Hex {
  if (typeof method !== 'string' || method === '') return bytesOf(data)
  try {
    return `${toFunctionSelector(method)}${bytesOf(data).slice(2)}`
  } catch {
    return EMPTY
  }
}

const CALLS = [{ type: 'tuple[]', components: [{ type: 'address' }, { type: 'uint256' }, { type: 'bytes' }] }] as const

/** ERC-7579: the first byte of the mode defines how the calls are packed. */
const byMode: Reader = ([mode, packed], target) => {
  const kind = bytesOf(mode).slice(2, 4)
  const bytes = bytesOf(packed)
  if (kind === '01') {
    if (reachOf(CALLS, bytes) !== 'within') return []
    try {
      const [calls] = decodeAbiParameters(CALLS, bytes)
      return calls.flatMap(([to, value, data]) => call(target, to, value, data))
    } catch {
      return []
    }
  }
  const head = kind === '00' ? 52 : kind === 'ff' ? 20 : null
  if (head === null || bytes.length < 2 + head * 2) return []
  const to = checksumAddress(`0x${bytes.slice(2, 42)}`)
  const value = kind === '00' ? BigInt(`0x${bytes.slice(42, 106)}`) : 0n
  return call(target, to, value, `0x${bytes.slice(2 + head * 2)}`, kind === 'ff' ? 1 : 0)
}

const multiSend: Reader = ([packed], target) =>
  (decodePackedCalls(bytesOf(packed)) ?? []).map((inner) => ({ ...inner, from: target }))

const userOperations: Reader = ([operations], target) =>
  listOf(operations).flatMap((operation) => {
    const [sender, , , data] = listOf(operation)
    return call(target, sender, 0n, data)
  })

const USER_OPERATION_06 = '(address,uint256,bytes,bytes,uint256,uint256,uint256,uint256,uint256,bytes,bytes)[]'
const USER_OPERATION_07 = '(address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[]'

const READERS: Readonly<Record<string, Reader>> = {
  'multiSend(bytes)': multiSend,
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)': single(0, 1, 2, 3),
  'execTransactionFromModule(address,uint256,bytes,uint8)': single(0, 1, 2, 3),
  'execTransactionFromModuleReturnData(address,uint256,bytes,uint8)': single(0, 1, 2, 3),
  'execTransactionWithRole(address,uint256,bytes,uint8,bytes32,bool)': single(0, 1, 2, 3),
  'execTransactionWithRole(address,uint256,bytes,uint8,uint16,bool)': single(0, 1, 2, 3),
  'executeNextTx(address,uint256,bytes,uint8)': single(0, 1, 2, 3),
  'executeUserOp(address,uint256,bytes,uint8)': single(0, 1, 2, 3),
  'executeUserOpWithErrorString(address,uint256,bytes,uint8)': single(0, 1, 2, 3),
  'execute(address,uint256,bytes,uint8)': single(0, 1, 2, 3),
  'multicall(bytes[])': ofSender(0),
  'multicall(uint256,bytes[])': ofSender(1),
  'multicall(bytes32,bytes[])': ofSender(1),
  'aggregate((address,bytes)[])': inTuples(0, 0, null, 1),
  'blockAndAggregate((address,bytes)[])': inTuples(0, 0, null, 1),
  'tryAggregate(bool,(address,bytes)[])': inTuples(1, 0, null, 1),
  'tryBlockAndAggregate(bool,(address,bytes)[])': inTuples(1, 0, null, 1),
  'aggregate3((address,bool,bytes)[])': inTuples(0, 0, null, 2),
  'aggregate3Value((address,bool,uint256,bytes)[])': inTuples(0, 0, 2, 3),
  'propose(address[],uint256[],bytes[],string)': inLists(0, 1, 2),
  'queue(address[],uint256[],bytes[],bytes32)': inLists(0, 1, 2),
  'execute(address[],uint256[],bytes[],bytes32)': inLists(0, 1, 2),
  'cancel(address[],uint256[],bytes[],bytes32)': inLists(0, 1, 2),
  'propose(address[],uint256[],string[],bytes[],string)': ([targets, values, methods, datas], target) =>
    listOf(targets).flatMap((to, index) =>
      call(target, to, listOf(values)[index], withMethod(listOf(methods)[index], listOf(datas)[index])),
    ),
  'queueTransaction(address,uint256,string,bytes,uint256)': ([to, value, method, data], target) =>
    call(target, to, value, withMethod(method, data)),
  'executeTransaction(address,uint256,string,bytes,uint256)': ([to, value, method, data], target) =>
    call(target, to, value, withMethod(method, data)),
  'schedule(address,uint256,bytes,bytes32,bytes32,uint256)': single(0, 1, 2),
  'execute(address,uint256,bytes,bytes32,bytes32)': single(0, 1, 2),
  'scheduleBatch(address[],uint256[],bytes[],bytes32,bytes32,uint256)': inLists(0, 1, 2),
  'executeBatch(address[],uint256[],bytes[],bytes32,bytes32)': inLists(0, 1, 2),
  'execute(address,uint256,bytes)': single(0, 1, 2),
  'execute(address,bytes)': single(0, null, 1),
  'schedule(address,bytes,uint48)': single(0, null, 1),
  'executeBatch(address[],bytes[])': inLists(0, null, 1),
  'executeBatch(address[],uint256[],bytes[])': inLists(0, 1, 2),
  'executeBatch((address,uint256,bytes)[])': inTuples(0, 0, 1, 2),
  'execute(bytes32,bytes)': byMode,
  [`handleOps(${USER_OPERATION_06},address)`]: userOperations,
  [`handleOps(${USER_OPERATION_07},address)`]: userOperations,
  'upgradeToAndCall(address,bytes)': ([, data], target) =>
    bytesOf(data) === EMPTY ? [] : call(target, target, 0n, data),
  'upgradeAndCall(address,address,bytes)': ([proxy, , data], target) =>
    bytesOf(data) === EMPTY ? [] : call(target, proxy, 0n, data),
}

/**
 * The calls a method carries in its parameters: batches, timelocks, governors, smart accounts, modules.
 *
 * @param signature canonical
 * @param values decoded parameters, tuples as lists
 * @param target the contract called
 * @returns none for a method that carries no calls
 * @example
 * innerCallsOf('execute(address,uint256,bytes)', [recipient, 0n, '0x'], account) // [{ to: recipient, value: 0n, data: '0x', operation: 0, from: account }]
 */
export function innerCallsOf(signature: string, values: readonly unknown[], target: Address): InnerBytes[] {
  return Object.hasOwn(READERS, signature) ? (READERS[signature]?.(values, target) ?? []) : []
}
