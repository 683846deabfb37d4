import { utcDay, type Address } from '@countersign/primitives'
import { type ExportedRow, movedToken } from './ExportedRow.ts'
import { keyOfToken } from './valueRows.ts'

/** What one token moved one way on one day. */
export type DayOfToken = {
  /** Null for the native currency. */
  readonly token: Address | null
  readonly symbol: string
  readonly decimals: number
  readonly side: 'in' | 'out'
  readonly date: string
  readonly amount: bigint
  readonly transfers: number
}

export type DayOfFees = { readonly date: string; readonly amount: bigint; readonly payments: number }

export type Tally = {
  readonly moved: readonly DayOfToken[]
  readonly fees: readonly DayOfFees[]
  /** The first row, and the first of each token: enough to know which prices are needed from when on. */
  readonly samples: readonly ExportedRow[]
  readonly rows: number
}

/**
 * Adds up rows as they arrive, by token and day: the memory that this takes does not grow with the number of rows. Transfers of tokens
 * without known decimals, of NFTs, and imitations have no sum.
 */
export function createTally(): { add(row: ExportedRow): void; read(): Tally } {
  const moved = new Map<string, DayOfToken>()
  const fees = new Map<string, DayOfFees>()
  const samples = new Map<string, ExportedRow>()
  let rows = 0
  return {
    add(row) {
      if (rows++ === 0) samples.set('', row)
      const day = utcDay(Date.parse(row.date))
      if (row.fee !== null)
        fees.set(day, withFee(fees.get(day) ?? { date: row.date, amount: 0n, payments: 0 }, row.fee))
      const token = movedToken(row)
      if (token === undefined || row.imitation || row.value === null || row.tokenDecimals === null) return
      const key = keyOfToken(token)
      if (!samples.has(key)) samples.set(key, row)
      const side = row.direction === 'INCOMING' ? 'in' : 'out'
      const place = `${key} ${side} ${day}`
      const known = moved.get(place)
      moved.set(place, {
        token,
        symbol: known?.symbol ?? row.tokenSymbol ?? '',
        decimals: row.tokenDecimals,
        side,
        date: known?.date ?? row.date,
        amount: (known?.amount ?? 0n) + BigInt(row.value),
        transfers: (known?.transfers ?? 0) + 1,
      })
    },
    read: () => ({
      moved: [...moved.values()],
      fees: [...fees.values()],
      samples: [...samples.values()],
      rows,
    }),
  }
}

const withFee = ({ date, amount, payments }: DayOfFees, fee: string): DayOfFees => ({
  date,
  amount: amount + BigInt(fee),
  payments: payments + 1,
})
