import { type Address, type Hex, isSameAddress, SENTINEL_ADDRESS } from '@countersign/primitives'
import { fieldOf, type InspectedCall } from '../calls/InspectedCall.ts'
import { readTokenCall } from './TokenCall.ts'

/**
 * A recipient of native currency (`token` null) or of a token.
 *
 * @example
 * const paid = recipientsOf(calls).map(({ to }) => to)
 */
export type Recipient = {
  readonly to: Address
  /** The payer. */
  readonly from: Address
  readonly token: Address | null
  readonly call: InspectedCall
  readonly field: string
}

/**
 * The recipients that the calls pay, in order; the same recipient of the same token is listed once.
 *
 * @example
 * recipientsOf(calls).map(({ to, token }) => ({ to, token })) // [{ to: recipient, token: usdc }]
 */
export function recipientsOf(calls: readonly InspectedCall[]): Recipient[] {
  const found = calls.flatMap((call): Recipient[] => {
    // Any contract can be called with the bytes of a batch, and keep what is sent to it.
    if (call.operation === 1) return []
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
  return found.filter(({ to, token, call }) => {
    const key = `${to}${token ?? ''}${call.isZeroTarget ?? ''}`.toLowerCase()
    return seen.size !== seen.add(key).size
  })
}

/**
 * An empty call to another address still triggers its receive function. An empty call to the account itself is a
 * rejection.
 */
const isEmpty = ({ data, to, caller }: InspectedCall): boolean =>
  data === EMPTY && !isSameAddress(to, caller) && !isSameAddress(to, SENTINEL_ADDRESS)

const EMPTY: Hex = '0x'
