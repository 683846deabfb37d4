import { type HistoryFilter, type HistoryFilterName, historyFilters } from '@countersign/api'
import type { TransactionRowModel } from '@countersign/describe/transaction'
import * as z from 'zod/mini'

/** The filters in the URL, by the names and in the form of the service's query. */
export type HistoryFilters = { readonly [Name in HistoryFilterName]?: string } & {
  /** `show` includes imitations and tokens without a known origin. */
  readonly suspicious?: 'show'
}
export type FilterChange = { readonly [Name in keyof HistoryFilters]?: HistoryFilters[Name] | undefined }

const isFilterName = (name: string): name is HistoryFilterName => Object.hasOwn(historyFilters, name)
/** Names of the filters that a URL may have. Which contacts match is derived from the text. */
export const filterNames = Object.keys(historyFilters)
  .filter(isFilterName)
  .filter((name) => name !== 'q_addresses')

/** Parses the search part of a URL; what is unknown or empty is left out. */
export function parseHistoryFilters(search: Readonly<Record<string, unknown>>): HistoryFilters {
  const given = filterNames.flatMap((name) => {
    const text = search[name]
    return typeof text === 'string' && text !== '' ? [[name, text]] : []
  })
  return {
    ...Object.fromEntries(given),
    ...(search['suspicious'] === 'show' ? { suspicious: 'show' } : {}),
  }
}

/** An invalid filter hides nothing. */
export const isValidFilter = (name: HistoryFilterName, text: string): boolean =>
  z.safeDecode(z.object({ [name]: historyFilters[name] }), { [name]: text }).success

/** The valid filters as the service takes them. */
export function toQueryFilter(filters: HistoryFilters): HistoryFilter {
  const valid = filterNames.flatMap((name) => {
    const text = filters[name]
    return text !== undefined && isValidFilter(name, text) ? [[name, text]] : []
  })
  return z.decode(z.object(historyFilters), Object.fromEntries(valid))
}

/** The filters in the URL that cannot be parsed, unchanged. */
export const unreadFilters = (filters: HistoryFilters): string[] =>
  filterNames.flatMap((name) => {
    const text = filters[name]
    return text === undefined || isValidFilter(name, text) ? [] : [`${name}=${text}`]
  })

/** How many filters are applied, besides the switch for suspicious rows. */
export const countFilters = (filters: HistoryFilters): number =>
  filterNames.filter((name) => filters[name] !== undefined).length

/** The values of a filter that takes several. */
export const valuesOf = (text: string | undefined): readonly string[] => text?.split(',') ?? []

/** The same list with one value more or less; undefined when none is left. */
export function toggled(text: string | undefined, value: string): string | undefined {
  const values = valuesOf(text)
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  return next.length === 0 ? undefined : next.join(',')
}

/** The tokens of these rows, the most frequent first: what `token` of the query takes, and its symbol. */
export function tokensOf(rows: readonly TransactionRowModel[]): readonly { value: string; symbol: string }[] {
  const counts = new Map<string, { symbol: string; count: number }>()
  for (const { amount, suspicious } of rows) {
    if (!amount || suspicious !== null) continue
    const value = amount.token ?? 'native'
    counts.set(value, { symbol: amount.symbol, count: (counts.get(value)?.count ?? 0) + 1 })
  }
  return [...counts]
    .toSorted(([, first], [, second]) => second.count - first.count)
    .map(([value, { symbol }]) => ({ value, symbol }))
}
