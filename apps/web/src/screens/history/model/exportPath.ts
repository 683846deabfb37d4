import { historyFilters, QueryBoolean } from '@countersign/api'
import * as z from 'zod/mini'
import type { FilteredHistoryQuery } from '../../../data/query/historyQuery.ts'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import { exportHistoryMessages } from '../exportHistoryMessages.ts'

export type ExportFormat = 'csv' | 'json'
/** Days as `2026-11-21` in UTC, both inclusive; an empty string is an open end. */
export type ExportRange = { from: string; to: string }

const FilteredQuery = z.object({
  ...historyFilters,
  trusted: z.optional(QueryBoolean),
  imitation: z.optional(QueryBoolean),
})

/**
 * The route of the service that streams the file.
 *
 * @param filter what the list shows; null without one
 */
export function exportPath(
  { chainId, safe }: AccountKey,
  format: ExportFormat,
  { from, to }: ExportRange,
  filter: FilteredHistoryQuery | null = null,
): string {
  const query = new URLSearchParams({ format, ...(from && { from }), ...(to && { to }) })
  const filters = filter === null ? {} : z.encode(FilteredQuery, filter)
  for (const [name, text] of Object.entries(filters)) if (text !== undefined) query.set(name, text)
  return `/v1/chains/${chainId}/safes/${safe}/export?${query.toString()}`
}

/** Why a range cannot be exported; null if it can. */
export function rangeProblem({ from, to }: ExportRange): string | null {
  return from && to && from > to ? exportHistoryMessages.wrongRange({ from, to }) : null
}
