import type { AccountKey } from '../../../data/keys/queryKeys.ts'

export type ExportFormat = 'csv' | 'json'
/** Days as `2026-11-21` in UTC, both inclusive; empty is open. */
export type ExportRange = { from: string; to: string }

/** Where the service streams the file. */
export function exportPath({ chainId, safe }: AccountKey, format: ExportFormat, { from, to }: ExportRange): string {
  const query = new URLSearchParams({ format, ...(from && { from }), ...(to && { to }) })
  return `/v1/chains/${chainId}/safes/${safe}/export?${query.toString()}`
}

/** Why a range cannot be exported, or null. */
export function rangeProblem({ from, to }: ExportRange): string | null {
  return from && to && from > to ? `The range ends (${to}) before it begins (${from}).` : null
}
