import type { HistoryFilterName } from '@countersign/api'
import { displayNumber } from '@countersign/primitives'
import { allFiltersMessages as messages } from '../allFiltersMessages.ts'
import { filterDayText } from './filterDayText.ts'
import { isValidFilter, type HistoryFilters } from './historyFilters.ts'

export type FilterProblems = { readonly [Name in HistoryFilterName]?: string }

/** Why a filter cannot be applied, by field; empty if it can. */
export function filterProblems(filters: HistoryFilters): FilterProblems {
  const problem = (name: HistoryFilterName, tell: (text: string) => string): FilterProblems => {
    const text = filters[name]
    return text === undefined || isValidFilter(name, text) ? {} : { [name]: tell(text) }
  }
  const { execution_date__gte: from, execution_date__lte: to, value__gte: least, value__lte: most } = filters
  const amount = (text: string) => messages.badAmount({ text })
  const address = (text: string) => messages.badAddress({ text })
  return {
    ...(from && to && from > to
      ? { execution_date__lte: messages.wrongDays({ from: filterDayText(from), to: filterDayText(to) }) }
      : {}),
    ...(least && most && Number(least) > Number(most)
      ? { value__lte: messages.wrongAmounts({ least: displayNumber(least), most: displayNumber(most) }) }
      : {}),
    ...problem('value__gte', amount),
    ...problem('value__lte', amount),
    ...problem('nonce', (text) => messages.badNumber({ text })),
    ...problem('token', address),
    ...problem('address', address),
    ...problem('proposer', address),
    ...problem('module', address),
    ...problem('q', () => messages.badText),
    ...problem('method', () => messages.badText),
    ...problem('note', () => messages.badText),
    ...problem('app', () => messages.badText),
  }
}
