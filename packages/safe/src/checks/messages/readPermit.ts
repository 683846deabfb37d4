import { type Address, checksumAddress, isAddress, isRecord } from '@countersign/primitives'
import { primaryTypeName, signedPart } from '../../typed-data/signedPart.ts'
import type { TypedData } from '../../typed-data/TypedData.ts'

/**
 * A token and the amount that a signature allows the spender to take.
 *
 * @example
 * const allowance: Allowance = { token, amount: 5n }
 */
export type Allowance = { readonly token: Address; readonly amount: bigint }

/**
 * A signed permission to take tokens.
 *
 * @example
 * const permit: Permit | null = readPermit(typedData)
 */
export type Permit = {
  readonly spender: Address
  readonly allowances: readonly Allowance[]
  /** The last time at which it can be submitted: epoch seconds. */
  readonly deadline: bigint | null
}

const UNLIMITED = 2n ** 256n - 1n

/**
 * Reads the known permits: ERC-2612, DAI's, and Permit2's allowances and transfers. Null for other data, including
 * data with such a name but other fields. Unsigned values are ignored.
 *
 * @example
 * readPermit(typedData)?.spender
 */
export function readPermit(typedData: TypedData): Permit | null {
  const { data } = signedPart(typedData)
  const { message } = data
  const spender = addressOf(message['spender'])
  if (spender === null) return null
  const deadline = numberOf(message['deadline'] ?? message['sigDeadline'] ?? message['expiry'])
  const allowances = allowancesOf(primaryTypeOf(data), data)
  return allowances === null || allowances.length === 0 ? null : { spender, allowances, deadline }
}

/**
 * The primary type of typed data as it is hashed; empty if it is unclear.
 *
 * @example
 * primaryTypeOf(permit) // 'Permit'
 */
export const primaryTypeOf = primaryTypeName

function allowancesOf(type: string, { domain, message }: TypedData): Allowance[] | null {
  if (type === 'Permit') {
    const token = addressOf(domain['verifyingContract'])
    const amount = 'allowed' in message ? (isTrue(message['allowed']) ? UNLIMITED : 0n) : numberOf(message['value'])
    return token === null || amount === null ? null : [{ token, amount }]
  }
  if (type === 'PermitSingle' || type === 'PermitBatch') return listOf(message['details'])
  if (/^Permit(Batch)?(Witness)?TransferFrom$/.test(type)) return listOf(message['permitted'])
  return null
}

function listOf(value: unknown): Allowance[] | null {
  const items: unknown[] = Array.isArray(value) ? value : [value]
  const read = items.map((item): Allowance | null => {
    if (!isRecord(item)) return null
    const [token, amount] = [addressOf(item['token']), numberOf(item['amount'])]
    return token === null || amount === null ? null : { token, amount }
  })
  const known = read.filter((item) => item !== null)
  return known.length === items.length ? known : null
}

const isTrue = (value: unknown): boolean => value === true || value === 'true' || value === 1 || value === '1'

/**
 * An address of typed data, in any letter case; null for any other value.
 *
 * @example
 * addressOf(permit.message['spender']) // recipient
 * addressOf('spender') // null
 */
export const addressOf = (value: unknown): Address | null =>
  typeof value === 'string' && isAddress(value.toLowerCase()) ? checksumAddress(`0x${value.slice(2)}`) : null

/**
 * An integer of typed data: decimal text, hex text or a JSON number; null for any other value.
 *
 * @example
 * numberOf('0xff') // 255n
 */
export function numberOf(value: unknown): bigint | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : null
  if (typeof value !== 'string' || !/^(-?\d+|0x[0-9a-fA-F]+)$/.test(value)) return null
  return BigInt(value)
}
