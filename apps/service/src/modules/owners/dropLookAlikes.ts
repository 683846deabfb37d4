import type { OwnedSafe } from '../../read/accounts/findSafesOfOwner.ts'

/** Of accounts that share the first and last four hex digits, only the oldest stays: the others were generated to be mistaken for it. */
export function dropLookAlikes(rows: OwnedSafe[]): OwnedSafe[] {
  const oldest = new Map<string, OwnedSafe>()
  for (const row of rows) {
    const face = `${row.address.slice(2, 6)}${row.address.slice(-4)}`.toLowerCase()
    const known = oldest.get(face)
    if (known === undefined || (row.createdAt ?? Infinity) < (known.createdAt ?? Infinity)) oldest.set(face, row)
  }
  const kept = new Set(oldest.values())
  return rows.filter((row) => kept.has(row))
}
