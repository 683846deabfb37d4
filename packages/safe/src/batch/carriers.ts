import { type Address, checksumAddress, type Hex, wordReader, type WordReader } from '@countersign/primitives'
import { keccakHex } from '../keccak/keccakHex.ts'
import { decodePackedCalls } from './decodeMultiSend.ts'
import type { MultiSendCall } from './MultiSendCall.ts'

type Calls = MultiSendCall[] | 'too-many' | null
type Read = (at: WordReader, target: Address) => Calls

/** A method that carries calls in its parameters. */
export type Carrier = {
  readonly container: 'batch' | 'execute' | 'multicall' | 'timelock' | 'relay'
  /**
   * The address that makes the carried calls. `target`: the called contract. `caller`: the caller, because the contract
   * delegatecalls its own code. `unknown`: the called contract, or an account for which it acts, as a module does.
   */
  readonly actor: 'target' | 'caller' | 'unknown'
  /** For a timelock: whether it makes the calls after its delay, or now. */
  readonly timelock?: 'scheduled' | 'executed'
  /** Whether bytes that do not decode are a broken call of this method. Otherwise they may belong to another method. */
  readonly isStrict?: true
  /** The carried calls; null if the bytes do not fit. */
  readonly read: Read
}

/**
 * The method of a call, if it carries calls. The checks and the tree of calls both use this list, so that they open the
 * same calls.
 */
export function carrierOf(data: Hex): Carrier | null {
  const selector = data.slice(0, 10).toLowerCase()
  return Object.hasOwn(CARRIERS, selector) ? (CARRIERS[selector] ?? null) : null
}

const WORD = 32
const MAX_ITEMS = 1000

/** One call. The numbers are positions of parameters; null if no value is sent. */
const one =
  (to: number, value: number | null, data: number, operation: number | null = null): Read =>
  (at) => {
    const call = callOf(at.address(to * WORD), value === null ? 0n : at.uint(value * WORD), at.bytes(data * WORD))
    const kind = operation === null ? 0n : at.uint(operation * WORD)
    return call === null || kind === null || kind > 1n ? null : [{ ...call, operation: kind === 1n ? 1 : 0 }]
  }

function callOf(to: Address | null, value: bigint | null, data: Hex | null): MultiSendCall | null {
  return to === null || value === null || data === null ? null : { to, value, data, operation: 0 }
}

/** Compound's timelock puts the selector of the method before the data if the method is named. */
const withMethod = (method: Hex, data: Hex): Hex =>
  method === '0x' ? data : `0x${keccakHex(method).slice(2, 10)}${data.slice(2)}`

const named: Read = (at) => {
  const [method, data] = [at.bytes(2 * WORD), at.bytes(3 * WORD)]
  const call = callOf(at.address(0), at.uint(WORD), method && data && withMethod(method, data))
  return call && [call]
}

/** The start of the items and their number, of the dynamic array at a position of the parameters. */
function listAt(at: WordReader, position: number): { readonly start: number; readonly count: number } | null {
  const head = at.size(position * WORD)
  const count = head === null ? null : at.size(head)
  if (head === null || count === null || head + WORD + count * WORD > at.length) return null
  return { start: head + WORD, count }
}

function readItems(count: number, read: (offset: number) => MultiSendCall | null): Calls {
  if (count > MAX_ITEMS) return 'too-many'
  const calls: MultiSendCall[] = []
  for (let index = 0; index < count; index++) {
    const call = read(index * WORD)
    if (call === null) return null
    calls.push(call)
  }
  return calls
}

/** Lists of one length: targets, values, data, and the names of the methods. */
const lists =
  (to: number, value: number | null, data: number, methods: number | null = null): Read =>
  (at) => {
    const [targets, datas] = [listAt(at, to), listAt(at, data)]
    const [values, names] = [value === null ? datas : listAt(at, value), methods === null ? datas : listAt(at, methods)]
    if (!targets || !values || !datas || !names) return null
    if ([values, datas, names].some(({ count }) => count !== targets.count)) return null
    return readItems(targets.count, (offset) => {
      const bytes = at.bytes(datas.start + offset, datas.start)
      const method = methods === null ? '0x' : at.bytes(names.start + offset, names.start)
      return callOf(
        at.address(targets.start + offset),
        value === null ? 0n : at.uint(values.start + offset),
        bytes && method && withMethod(method, bytes),
      )
    })
  }

/** A list of tuples, with the positions of target, value and data in each. */
const tuples =
  (position: number, to: number, value: number | null, data: number): Read =>
  (at) => {
    const list = listAt(at, position)
    return (
      list &&
      readItems(list.count, (item) => {
        const offset = at.size(list.start + item)
        if (offset === null) return null
        const start = list.start + offset
        return callOf(
          at.address(start + to * WORD),
          value === null ? 0n : at.uint(start + value * WORD),
          at.bytes(start + data * WORD, start),
        )
      })
    )
  }

/** Calls of the contract to itself, once per item. */
const ownMethods =
  (position: number): Read =>
  (at, target) => {
    const list = listAt(at, position)
    return list && readItems(list.count, (item) => callOf(target, 0n, at.bytes(list.start + item, list.start)))
  }

/** Offset, target, value, offset and length of the data */
const TUPLE = 5 * WORD

/** Whether calls take up more bytes than there are, because several offsets point to the same bytes. */
const isShared = (calls: readonly MultiSendCall[], length: number): boolean =>
  calls.reduce((total, { data }) => total + TUPLE + data.length / 2 - 1, 0) > length

/** ERC-7579: the first byte of the mode defines how the calls are packed. */
const byMode: Read = (at, target) => {
  const [kind, bytes] = [at.slice(0, 1), at.bytes(WORD)]
  if (bytes === null) return null
  const packed = wordReader(bytes)
  if (kind === '0x01') {
    const calls = tuples(0, 0, 1, 2)(packed, target)
    return Array.isArray(calls) && isShared(calls, packed.length) ? 'too-many' : calls
  }
  if (kind !== '0x00' && kind !== '0xff') return null
  const isPlain = kind === '0x00'
  const head = isPlain ? 52 : 20
  const to = packed.slice(0, 20)
  const call = callOf(
    to && checksumAddress(to),
    isPlain ? packed.uint(20) : 0n,
    packed.slice(head, packed.length - head),
  )
  return call && [{ ...call, operation: isPlain ? 0 : 1 }]
}

/** A call of a proxy to itself after an upgrade; null without one. */
const afterUpgrade =
  (proxy: number | null, data: number): Read =>
  (at, target) => {
    const bytes = at.bytes(data * WORD)
    const call = callOf(proxy === null ? target : at.address(proxy * WORD), 0n, bytes === '0x' ? null : bytes)
    return call && [call]
  }

const packed: Read = (at) => {
  const bytes = at.bytes(0)
  return bytes && decodePackedCalls(bytes)
}

const batch: Carrier = { container: 'batch', actor: 'target', isStrict: true, read: packed }
const execution: Carrier = { container: 'execute', actor: 'target', isStrict: true, read: one(0, 1, 2, 3) }
/** The called contract is another account, or a module that makes the call for an account later, such as a Delay. */
const asModule: Carrier = { ...execution, actor: 'unknown' }
const byModule: Carrier = { container: 'relay', actor: 'unknown', isStrict: true, read: one(0, 1, 2, 3) }
const relay = (read: Read): Carrier => ({ container: 'relay', actor: 'unknown', read })
const multicall = (read: Read): Carrier => ({ container: 'multicall', actor: 'caller', read })
const aggregate = (read: Read): Carrier => ({ container: 'multicall', actor: 'target', read })
const scheduled = (read: Read): Carrier => ({ container: 'timelock', actor: 'target', timelock: 'scheduled', read })
const executed = (read: Read): Carrier => ({ container: 'timelock', actor: 'target', timelock: 'executed', read })

/**
 * By selector. Exported for the test that computes the selectors from the signatures. A method that cancels calls is not
 * here: they are not made.
 */
export const CARRIERS: Readonly<Record<string, Carrier>> = {
  /** multiSend(bytes) */
  '0x8d80ff0a': batch,
  /** execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes) */
  '0x6a761202': execution,
  /** execTransactionFromModule(address,uint256,bytes,uint8), execTransactionFromModuleReturnData(address,uint256,bytes,uint8) */
  '0x468721a7': asModule,
  '0x5229073f': asModule,
  /** execTransactionWithRole(address,uint256,bytes,uint8,bytes32,bool) */
  '0xc6fe8747': byModule,
  /** execTransactionWithRole(address,uint256,bytes,uint8,uint16,bool) */
  '0x6928e74b': byModule,
  /** executeNextTx(address,uint256,bytes,uint8) */
  '0xee072baf': byModule,
  /** executeUserOp(address,uint256,bytes,uint8) */
  '0x7bb37428': byModule,
  /** executeUserOpWithErrorString(address,uint256,bytes,uint8) */
  '0x541d63c8': byModule,
  /** execute(address,uint256,bytes,uint8) */
  '0x51945447': relay(one(0, 1, 2, 3)),
  /** execute(address,uint256,bytes) */
  '0xb61d27f6': relay(one(0, 1, 2)),
  /** execute(address,bytes) */
  '0x1cff79cd': relay(one(0, null, 1)),
  /** executeBatch(address[],bytes[]) */
  '0x18dfb3c7': relay(lists(0, null, 1)),
  /** executeBatch(address[],uint256[],bytes[]) */
  '0x47e1da2a': relay(lists(0, 1, 2)),
  /** executeBatch((address,uint256,bytes)[]) */
  '0x34fcd5be': relay(tuples(0, 0, 1, 2)),
  /** execute(bytes32,bytes) */
  '0xe9ae5c53': relay(byMode),
  /** execute(address[],uint256[],bytes[],bytes32) */
  '0x2656227d': relay(lists(0, 1, 2)),
  /** propose(address[],uint256[],bytes[],string) */
  '0x7d5e81e2': relay(lists(0, 1, 2)),
  /** propose(address[],uint256[],string[],bytes[],string) */
  '0xda95691a': relay(lists(0, 1, 3, 2)),
  /** queue(address[],uint256[],bytes[],bytes32) */
  '0x160cbed7': relay(lists(0, 1, 2)),
  /** schedule(address,bytes,uint48) */
  '0xf801a698': relay(one(0, null, 1)),
  /** multicall(bytes[]) */
  '0xac9650d8': multicall(ownMethods(0)),
  /** multicall(uint256,bytes[]) */
  '0x5ae401dc': multicall(ownMethods(1)),
  /** multicall(bytes32,bytes[]) */
  '0x1f0464d1': multicall(ownMethods(1)),
  /** upgradeToAndCall(address,bytes) */
  '0x4f1ef286': multicall(afterUpgrade(null, 1)),
  /** upgradeAndCall(address,address,bytes) */
  '0x9623609d': aggregate(afterUpgrade(0, 2)),
  /** aggregate((address,bytes)[]) */
  '0x252dba42': aggregate(tuples(0, 0, null, 1)),
  /** blockAndAggregate((address,bytes)[]) */
  '0xc3077fa9': aggregate(tuples(0, 0, null, 1)),
  /** tryAggregate(bool,(address,bytes)[]) */
  '0xbce38bd7': aggregate(tuples(1, 0, null, 1)),
  /** tryBlockAndAggregate(bool,(address,bytes)[]) */
  '0x399542e9': aggregate(tuples(1, 0, null, 1)),
  /** aggregate3((address,bool,bytes)[]) */
  '0x82ad56cb': aggregate(tuples(0, 0, null, 2)),
  /** aggregate3Value((address,bool,uint256,bytes)[]) */
  '0x174dea71': aggregate(tuples(0, 0, 2, 3)),
  /** handleOps((address,uint256,bytes,bytes,uint256,uint256,uint256,uint256,uint256,bytes,bytes)[],address) */
  '0x1fad948c': aggregate(tuples(0, 0, null, 3)),
  /** handleOps((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[],address) */
  '0x765e827f': aggregate(tuples(0, 0, null, 3)),
  /** schedule(address,uint256,bytes,bytes32,bytes32,uint256) */
  '0x01d5062a': scheduled(one(0, 1, 2)),
  /** scheduleBatch(address[],uint256[],bytes[],bytes32,bytes32,uint256) */
  '0x8f2a0bb0': scheduled(lists(0, 1, 2)),
  /** execute(address,uint256,bytes,bytes32,bytes32) */
  '0x134008d3': executed(one(0, 1, 2)),
  /** executeBatch(address[],uint256[],bytes[],bytes32,bytes32) */
  '0xe38335e5': executed(lists(0, 1, 2)),
  /** queueTransaction(address,uint256,string,bytes,uint256) */
  '0x3a66f901': scheduled(named),
  /** executeTransaction(address,uint256,string,bytes,uint256) */
  '0x0825f38f': executed(named),
}
