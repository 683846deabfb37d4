import { formatUnits, inputUnits, parseCanonicalUnits, parseUnits } from '@countersign/primitives'
import type { FilterProblems } from './filterProblems.ts'
import { isValidFilter, type HistoryFilters } from './historyFilters.ts'

const AMOUNTS = ['value__gte', 'value__lte'] as const
/** No token has more. */
const MOST_DECIMALS = 36

/** The filters as the fields of the form show them: amounts with the marks of the language. */
export function typedFilters(filters: HistoryFilters): HistoryFilters {
  const typed = AMOUNTS.flatMap((name) => {
    const text = filters[name]
    const parsed = text === undefined ? null : parseCanonicalUnits(text, MOST_DECIMALS)
    return parsed?.ok ? [[name, inputUnits(parsed.value, MOST_DECIMALS)] as const] : []
  })
  return { ...filters, ...Object.fromEntries(typed) }
}

/** What was typed, as the URL has it: amounts with a point. An amount that has two meanings is a problem, and stays as it was typed. */
export function readTypedFilters(typed: HistoryFilters): {
  readonly filters: HistoryFilters
  readonly problems: FilterProblems
} {
  const read = AMOUNTS.flatMap((name) => {
    const text = typed[name]
    return text === undefined
      ? []
      : [{ name, text: text.trim().replace(',', '.'), parsed: parseUnits(text, MOST_DECIMALS) }]
  })
  // The digits stay as they were typed: "4200.50" is not shortened.
  const amounts = read.flatMap(({ name, text, parsed }) =>
    parsed.ok ? [[name, isValidFilter(name, text) ? text : formatUnits(parsed.value, MOST_DECIMALS)] as const] : [],
  )
  const problems = read.flatMap(({ name, parsed }) => (parsed.ok ? [] : [[name, parsed.reason] as const]))
  return { filters: { ...typed, ...Object.fromEntries(amounts) }, problems: Object.fromEntries(problems) }
}
