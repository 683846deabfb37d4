import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import { exportHistoryMessages } from '../exportHistoryMessages.ts'

export type ExportFormat = 'csv' | 'json'
/** Days as `2026-11-21` in UTC, both inclusive; an empty string is an open end. */
export type ExportRange = { from: string; to: string }

/** The route of the service that streams the file. */
export function exportPath({ chainId, safe }: AccountKey, format: ExportFormat, { from, to }: ExportRange): string {
  const query = new URLSearchParams({ format, ...(from && { from }), ...(to && { to }) })
  return `/v1/chains/${chainId}/safes/${safe}/export?${query.toString()}`
}

/** Why a range cannot be exported; null if it can. */
export function rangeProblem({ from, to }: ExportRange): string | null {
  return from && to && from > to ? exportHistoryMessages.wrongRange({ from, to }) : null
}
