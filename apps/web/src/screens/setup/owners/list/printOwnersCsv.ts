import { BYTE_ORDER_MARK, toCsvLine } from '@countersign/ledger'
import type { Address } from '@countersign/primitives'

/** A row of the table of owners. */
export type OwnerLine = {
  readonly owner: Address
  /** Null without a name. */
  readonly name: string | null
  /** The last signature, epoch milliseconds; null if unknown. */
  readonly signedAt: number | null
  readonly findings: readonly string[]
}

const COLUMNS = ['owner', 'name', 'lastSigned', 'status'] as const

/** The owners of an account as a table that spreadsheets read. */
export const printOwnersCsv = (lines: readonly OwnerLine[]): string =>
  BYTE_ORDER_MARK + toCsvLine(COLUMNS) + lines.map((line) => toCsvLine(cellsOf(line))).join('')

const cellsOf = ({ owner, name, signedAt, findings }: OwnerLine) => [
  owner,
  name ?? '',
  signedAt === null ? '' : new Date(signedAt).toISOString(),
  findings.join('; '),
]
