import {
  type Address,
  type Hex,
  isHex,
  isSameAddress,
  wordReader,
  type WordReader,
  ZERO_ADDRESS,
} from '@countersign/primitives'
import { decodeMultiSend } from '../../batch/decodeMultiSend.ts'
import type { Operation } from '../../transaction/SafeTransactionData.ts'
import { selectorOf } from './InspectedCall.ts'
import { NONE, type ContainedCall, type Opened } from './Opened.ts'
import { TIMELOCK_OPENERS } from './openTimelock.ts'

const UNREADABLE: Opened = { container: 'unreadable', calls: [] }

/** Reads the calls that a call contains, from its bytes: batches, `execTransaction` of accounts, multicalls, timelocks. */
export function openContainer(call: ContainedCall): Opened {
  const selector = selectorOf(call.data)
  const open = selector !== null && Object.hasOwn(OPENERS, selector) ? OPENERS[selector] : undefined
  return open === undefined || !isHex(call.data) ? NONE : open(call, wordReader(call.data, 4))
}

type Opener = (call: ContainedCall, at: WordReader) => Opened

const OPENERS: Readonly<Record<string, Opener>> = {
  /** multiSend(bytes) */
  '0x8d80ff0a': openBatch,
  /** execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes) */
  '0x6a761202': openExecution,
  /** execTransactionFromModule(address,uint256,bytes,uint8) and its sibling that returns data */
  '0x468721a7': openExecution,
  '0x5229073f': openExecution,
  /** multicall(bytes[]), multicall(uint256,bytes[]), multicall(bytes32,bytes[]) */
  '0xac9650d8': (call, at) => openSelfCalls(call, at, 0),
  '0x5ae401dc': (call, at) => openSelfCalls(call, at, 32),
  '0x1f0464d1': (call, at) => openSelfCalls(call, at, 32),
  /** aggregate((address,bytes)[]), tryAggregate(bool,(address,bytes)[]), their siblings with a block */
  '0x252dba42': (call, at) => openAggregate(call, at, 0, { bytes: 32 }),
  '0xbce38bd7': (call, at) => openAggregate(call, at, 32, { bytes: 32 }),
  '0xc3077fa9': (call, at) => openAggregate(call, at, 0, { bytes: 32 }),
  '0x399542e9': (call, at) => openAggregate(call, at, 32, { bytes: 32 }),
  /** aggregate3((address,bool,bytes)[]), aggregate3Value((address,bool,uint256,bytes)[]) */
  '0x82ad56cb': (call, at) => openAggregate(call, at, 0, { bytes: 64 }),
  '0x174dea71': (call, at) => openAggregate(call, at, 0, { bytes: 96, value: 64 }),
  ...TIMELOCK_OPENERS,
}

/** With a delegatecall, the calls of a batch come from the account; with a plain call, from the batch contract. */
function openBatch({ caller, to, operation, data }: ContainedCall): Opened {
  const calls = decodeMultiSend(data)
  if (calls === null) return UNREADABLE
  const inner = operation === 1 ? caller : to
  return {
    container: 'batch',
    calls: calls.map((call) => ({
      ...call,
      caller: inner,
      ...(isZero(call.to) ? { to: inner, isZeroTarget: true } : {}),
    })),
  }
}

/** Since 1.5.0 the batch contracts treat the zero address as the account itself. */
const isZero = (address: Address): boolean => isSameAddress(address, ZERO_ADDRESS)

function openExecution({ to }: ContainedCall, at: WordReader): Opened {
  const [target, value, data, operation] = [at.address(0), at.uint(32), at.bytes(64), at.uint(96)]
  if (target === null || value === null || data === null || operation === null || operation > 1n) return UNREADABLE
  return {
    container: 'execute',
    calls: [{ caller: to, to: target, value, data, operation: operation === 1n ? 1 : 0 }],
  }
}

/**
 * The contract calls itself once per item, with its caller's identity. Data that does not decode may belong to
 * another method.
 */
function openSelfCalls({ caller, to, operation }: ContainedCall, at: WordReader, head: number): Opened {
  const calls = readItems(at, head, (base, position) => {
    const data = at.bytes(position, base)
    return data === null ? null : { caller, to, value: 0n, data, operation }
  })
  return openedAs(calls)
}

/** Items beyond the limit may contain anything. Items that do not decode may belong to another method. */
const openedAs = (calls: ContainedCall[] | 'too-many' | null): Opened =>
  calls === 'too-many' ? UNREADABLE : calls === null ? NONE : { container: 'multicall', calls }

type Tuple = { readonly bytes: number; readonly value?: number }

function openAggregate({ caller, to, operation }: ContainedCall, at: WordReader, head: number, tuple: Tuple): Opened {
  const inner: { readonly caller: Address; readonly operation: Operation } = {
    caller: operation === 1 ? caller : to,
    operation: 0,
  }
  const calls = readItems(at, head, (base, position) => {
    const offset = at.size(position)
    if (offset === null) return null
    const start = base + offset
    const target = at.address(start)
    const value = tuple.value === undefined ? 0n : at.uint(start + tuple.value)
    const data: Hex | null = at.bytes(start + tuple.bytes, start)
    return target === null || value === null || data === null ? null : { ...inner, to: target, value, data }
  })
  return openedAs(calls)
}

const MAX_ITEMS = 1000

/** The items of a dynamic array of dynamic items whose offset is at `head`. */
function readItems(
  at: WordReader,
  head: number,
  read: (base: number, position: number) => ContainedCall | null,
): ContainedCall[] | 'too-many' | null {
  const start = at.size(head)
  const count = start === null ? null : at.size(start)
  if (start === null || count === null || start + 32 + count * 32 > at.length) return null
  if (count > MAX_ITEMS) return 'too-many'
  const items: ContainedCall[] = []
  for (let index = 0; index < count; index++) {
    const item = read(start + 32, start + 32 + index * 32)
    if (item === null) return null
    items.push(item)
  }
  return items
}
