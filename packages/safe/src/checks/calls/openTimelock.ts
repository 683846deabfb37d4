import type { Hex, WordReader } from '@countersign/primitives'
import { keccakHex } from '../../keccak/keccakHex.ts'
import type { InspectedCall } from './InspectedCall.ts'
import { NONE, type ContainedCall, type Opened } from './Opened.ts'

type When = NonNullable<InspectedCall['timelock']>
type Inner = Pick<ContainedCall, 'to' | 'value' | 'data'>
type Opener = (call: ContainedCall, at: WordReader) => Opened

const MAX_ITEMS = 1000

/**
 * Opens the calls that OpenZeppelin's TimelockController and Compound's Timelock schedule or execute. The timelock
 * makes them itself, so it is their caller. Bytes that do not fit belong to another method.
 */
export const TIMELOCK_OPENERS: Readonly<Record<string, Opener>> = {
  /** schedule(address,uint256,bytes,bytes32,bytes32,uint256) */
  '0x01d5062a': (call, at) => opened(call, 'scheduled', readOne(at)),
  /** scheduleBatch(address[],uint256[],bytes[],bytes32,bytes32,uint256) */
  '0x8f2a0bb0': (call, at) => opened(call, 'scheduled', readLists(at)),
  /** execute(address,uint256,bytes,bytes32,bytes32) */
  '0x134008d3': (call, at) => opened(call, 'executed', readOne(at)),
  /** executeBatch(address[],uint256[],bytes[],bytes32,bytes32) */
  '0xe38335e5': (call, at) => opened(call, 'executed', readLists(at)),
  /** queueTransaction(address,uint256,string,bytes,uint256) */
  '0x3a66f901': (call, at) => opened(call, 'scheduled', readNamed(at)),
  /** executeTransaction(address,uint256,string,bytes,uint256) */
  '0x0825f38f': (call, at) => opened(call, 'executed', readNamed(at)),
}

function opened({ to, caller, operation }: ContainedCall, timelock: When, inner: readonly Inner[] | null): Opened {
  if (inner === null) return NONE
  return {
    container: 'timelock',
    calls: inner.map((one) => ({ ...one, caller: operation === 1 ? caller : to, operation: 0, timelock })),
  }
}

function readOne(at: WordReader): Inner[] | null {
  const [to, value, data] = [at.address(0), at.uint(32), at.bytes(64)]
  return to === null || value === null || data === null ? null : [{ to, value, data }]
}

/** Compound's timelock puts the selector of the method before the data if the method is named. */
function readNamed(at: WordReader): Inner[] | null {
  const [to, value, method, data] = [at.address(0), at.uint(32), at.bytes(64), at.bytes(96)]
  if (to === null || value === null || method === null || data === null) return null
  const selector: Hex = method === '0x' ? '0x' : `0x${keccakHex(method).slice(2, 10)}`
  return [{ to, value, data: `0x${selector.slice(2)}${data.slice(2)}` }]
}

/** Three lists of one length: targets, values, data. */
function readLists(at: WordReader): Inner[] | null {
  const starts = [at.size(0), at.size(32), at.size(64)]
  const counts = starts.map((start) => (start === null ? null : at.size(start)))
  const [targets = null, values = null, datas = null] = starts
  const [count = null] = counts
  if (targets === null || values === null || datas === null || count === null) return null
  if (count > MAX_ITEMS || counts.some((one) => one !== count)) return null
  const inner: Inner[] = []
  for (let index = 0; index < count; index++) {
    const offset = 32 + index * 32
    const [to, value, data] = [
      at.address(targets + offset),
      at.uint(values + offset),
      at.bytes(datas + offset, datas + 32),
    ]
    if (to === null || value === null || data === null) return null
    inner.push({ to, value, data })
  }
  return inner
}
