import { AddressSchema } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import * as z from 'zod/mini'

/** One transfer of the native currency or of an ERC-20 token, into the account or out of it. */
export type Movement = {
  /** Epoch milliseconds. */
  readonly at: number
  readonly direction: 'in' | 'out'
  /** Null for the native currency. */
  readonly token: Address | null
  readonly value: bigint
  readonly counterparty: Address
}

const Row = z.object({
  type: z.string(),
  date: z.string(),
  direction: z.nullable(z.enum(['INCOMING', 'OUTGOING'])),
  counterparty: z.nullable(AddressSchema),
  asset: z.nullable(z.string()),
  tokenAddress: z.nullable(AddressSchema),
  imitation: z.optional(z.nullable(z.boolean())),
  value: z.nullable(z.string()),
})
const ExportFile = z.object({
  /** False if nodes were read and their events do not reach back to the creation. */
  complete: z.optional(z.boolean()),
  rows: z.array(Row),
})

export type ExportedMovements = {
  /** Oldest first. */
  readonly movements: readonly Movement[]
  /** Epoch milliseconds; null if the file does not contain the creation. */
  readonly createdAt: number | null
  readonly isComplete: boolean
}

/**
 * The transfers of a history that was exported as JSON. Tokens that imitate others are left out.
 *
 * @throws if the file is not such an export
 */
export function parseMovements(file: string): ExportedMovements {
  const { rows, complete = true } = ExportFile.parse(JSON.parse(file))
  const created = rows.find(({ type }) => type === 'CREATION')
  return {
    movements: rows.flatMap(movementOf),
    createdAt: created ? Date.parse(created.date) : null,
    isComplete: complete,
  }
}

function movementOf(row: z.output<typeof Row>): Movement[] {
  const { type, date, direction, counterparty, asset, tokenAddress, imitation, value } = row
  if (type !== 'TRANSFER' || direction === null || counterparty === null || value === null) return []
  if ((asset !== 'NATIVE' && asset !== 'ERC20') || imitation || !/^\d+$/.test(value)) return []
  const token = asset === 'NATIVE' ? null : tokenAddress
  if (asset === 'ERC20' && token === null) return []
  const at = Date.parse(date)
  return [{ at, direction: direction === 'INCOMING' ? 'in' : 'out', token, value: BigInt(value), counterparty }]
}
