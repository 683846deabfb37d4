import { type Address, isHex, isSameAddress, wordReader, ZERO_ADDRESS } from '@countersign/primitives'
import { carrierOf } from '../../batch/carriers.ts'
import { NONE, type ContainedCall, type Opened } from './Opened.ts'

const UNREADABLE: Opened = { container: 'unreadable', calls: [] }

/**
 * Reads the calls that a call contains, from its bytes: batches, `execTransaction` of accounts, multicalls, timelocks,
 * modules, governors. Items beyond the limit may contain anything.
 */
export function openContainer(call: ContainedCall): Opened {
  const { caller, to, operation, data } = call
  const carrier = isHex(data) ? carrierOf(data) : null
  if (carrier === null) return NONE
  const calls = carrier.read(wordReader(data, 4), to)
  if (calls === 'too-many' || (calls === null && carrier.isStrict)) return UNREADABLE
  if (calls === null) return NONE
  const { container, actor, timelock } = carrier
  const inner = operation === 1 || actor === 'caller' ? caller : to
  return {
    container,
    calls: calls.map((one) => ({
      ...one,
      caller: inner,
      ...(actor === 'caller' ? { operation } : {}),
      ...(container === 'batch' && isZero(one.to) ? { to: inner, isZeroTarget: true } : {}),
      ...(timelock ? { timelock } : {}),
      ...(actor === 'unknown' && !isSameAddress(inner, caller) ? { isActorUnknown: true } : {}),
    })),
  }
}

/** Since 1.5.0 the batch contracts treat the zero address as the account itself. */
const isZero = (address: Address): boolean => isSameAddress(address, ZERO_ADDRESS)
