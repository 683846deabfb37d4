import type { TypedDataSchema } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { addressOf, numberOf, primaryTypeOf } from '@countersign/safe/checks'
import type { TypedField } from './typedFields.ts'

export type FieldMeaning =
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'amount'; readonly token: Address; readonly value: bigint; readonly isAll: boolean }
  /** Epoch milliseconds. */
  | { readonly kind: 'time'; readonly at: number }
  | { readonly kind: 'chain'; readonly chainId: string }
  | { readonly kind: 'hash'; readonly value: string }

const TIME = /deadline|expir|valid(To|Until|After|Before|From)|timestamp|(start|end)(Time|Date|ed)?$|issuedAt/i
/** The years 2001 to 5138. A number in this range, in a field with such a name, is a time in seconds. */
const SECONDS = { from: 1_000_000_000n, to: 99_999_999_999n }
const ALL = new Set([2n ** 256n - 1n, 2n ** 160n - 1n])

/**
 * The meaning of a typed-data value in words; null where the value needs no explanation.
 *
 * @param data only the part that is signed
 * @example
 * typedFields(permit).fields.map((field) => fieldMeaning(field, permit)?.kind ?? null)
 * // [null, null, 'chain', 'address', 'address', 'address', 'amount', null, 'time']
 */
export function fieldMeaning(field: TypedField, data: TypedDataSchema): FieldMeaning | null {
  const { type, name, value, group } = field
  if (type === 'address') {
    const address = addressOf(value)
    return address === null ? null : { kind: 'address', address }
  }
  if (type === 'bytes32' && typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value))
    return { kind: 'hash', value }
  if (!/^u?int\d*$/.test(type)) return null
  const number = numberOf(value)
  if (number === null) return null
  if (group === 'domain' && name === 'chainId') return { kind: 'chain', chainId: number.toString() }
  const token = tokenOf(field, data)
  if (token !== null) return { kind: 'amount', token, value: number, isAll: ALL.has(number) }
  if (TIME.test(name) && number >= SECONDS.from && number <= SECONDS.to)
    return { kind: 'time', at: Number(number) * 1000 }
  return null
}

/**
 * Finds the token of `amount` beside `token`, of `sellAmount` beside `sellToken`, and of the value of a permit whose
 * domain is the token.
 */
function tokenOf({ name, siblings }: TypedField, data: TypedDataSchema): Address | null {
  const side = /^(.*?)amount$/i.exec(name)?.[1]
  if (side !== undefined) return addressOf(siblings[side === '' ? 'token' : `${side}Token`])
  if (name === 'value' && primaryTypeOf(data) === 'Permit') return addressOf(data.domain['verifyingContract'])
  return null
}
