import { type Address, type Hex, isSameAddress, SENTINEL_ADDRESS } from '@countersign/primitives'
import { fieldOf, type InspectedCall } from '../calls/InspectedCall.ts'
import { readTokenCall } from './TokenCall.ts'

/**
 * Somebody who gets something: of the native coin (`token` null), or of a token.
 *
 * @example
 * const paid = recipientsOf(calls).map(({ to }) => to)
 */
export type Recipient = {
  readonly to: Address
  /** Who pays. */
  readonly from: Address
  readonly token: Address | null
  readonly call: InspectedCall
  readonly field: string
}

/** Whom the calls pay, in order; the same recipient of the same token once. */
export function recipientsOf(calls: readonly InspectedCall[]): Recipient[] {
  const found = calls.flatMap((call): Recipient[] => {
    if (call.operation === 1 || call.container === 'batch') return []
    const meaning = readTokenCall(call)
    if (meaning?.kind === 'transfer') {
      const { to, token, from } = meaning
      return [{ to, token, from: from ?? call.caller, call, field: fieldOf(call, 'recipient') }]
    }
    return call.value > 0n || isEmpty(call)
      ? [{ to: call.to, token: null, from: call.caller, call, field: fieldOf(call, 'to') }]
      : []
  })
  const seen = new Set<string>()
  return found.filter(({ to, token }) => {
    const key = `${to}${token ?? ''}`.toLowerCase()
    return seen.size !== seen.add(key).size
  })
}

/** An empty call to somebody else still asks its receiver to act. An empty one to oneself is a rejection. */
const isEmpty = ({ data, to, caller }: InspectedCall): boolean =>
  data === EMPTY && !isSameAddress(to, caller) && !isSameAddress(to, SENTINEL_ADDRESS)

const EMPTY: Hex = '0x'
