import type { TypedDataSchema } from '@countersign/api'
import { checksumAddress, isAddress, type Address } from '@countersign/safe/light'
import { isRecord, primaryTypeOf } from './typedFields.ts'

/** What a signature lets somebody take. */
export type Allowance = { readonly token: Address; readonly amount: bigint }
export type Permit = {
  readonly spender: Address
  readonly allowances: readonly Allowance[]
  /** Until when it can be submitted: epoch seconds. */
  readonly deadline: bigint | null
}

const UNLIMITED = 2n ** 256n - 1n

/**
 * Reads the known permits: ERC-2612, DAI's, and Permit2's allowances and transfers. Null for anything else, also for one that
 * carries such a name but not its fields.
 */
export function readPermit(data: TypedDataSchema): Permit | null {
  const { message } = data
  const spender = addressOf(message['spender'])
  if (spender === null) return null
  const deadline = numberOf(message['deadline'] ?? message['sigDeadline'] ?? message['expiry'])
  const allowances = allowancesOf(primaryTypeOf(data), data)
  return allowances === null || allowances.length === 0 ? null : { spender, allowances, deadline }
}

function allowancesOf(type: string, { domain, message }: TypedDataSchema): Allowance[] | null {
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

export const addressOf = (value: unknown): Address | null =>
  typeof value === 'string' && isAddress(value.toLowerCase()) ? checksumAddress(`0x${value.slice(2)}`) : null

/** Decimal text, hex text or a JSON number, as typed data carries integers. */
export function numberOf(value: unknown): bigint | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : null
  if (typeof value !== 'string' || !/^(-?\d+|0x[0-9a-fA-F]+)$/.test(value)) return null
  return BigInt(value)
}
