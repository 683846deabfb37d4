import type { HistoryFilterName } from '@countersign/api'
import { displayNumber } from '@countersign/primitives'
import { Chip } from '@countersign/ui'
import { filterMessages as messages } from '../filterMessages.ts'
import { filterDayText } from '../model/filterDayText.ts'
import { toggled, valuesOf, type FilterChange, type HistoryFilters } from '../model/historyFilters.ts'

export interface FilterChipsProps {
  filters: HistoryFilters
  /** Tokens of the listed rows, the most frequent first. */
  tokens: readonly { value: string; symbol: string }[]
  nameOf: (address: string) => string
  onChange: (change: FilterChange) => void
}

type Quick = { readonly label: string; readonly isActive: boolean; readonly change: FilterChange }
type Removable = { readonly label: string; readonly change: FilterChange }

const MOST_TOKENS = 3

/** The filters that are used most as switches, and the other applied ones with a cross. */
export function FilterChips({ filters, tokens, nameOf, onChange }: FilterChipsProps) {
  return (
    <>
      {quickFilters(filters, tokens).map(({ label, isActive, change }) => (
        <Chip key={label} active={isActive} onClick={() => onChange(change)}>
          {label}
        </Chip>
      ))}
      {removableFilters(filters, tokens, nameOf).map(({ label, change }) => (
        <Chip key={label} active onRemove={() => onChange(change)} removeLabel={messages.remove({ what: label })}>
          {label}
        </Chip>
      ))}
    </>
  )
}

function quickFilters(filters: HistoryFilters, tokens: FilterChipsProps['tokens']): Quick[] {
  const only = (name: 'direction' | 'state', value: string, label: string): Quick => {
    const isActive = filters[name] === value
    return { label, isActive, change: { [name]: isActive ? undefined : value } }
  }
  const listed = (name: 'kind' | 'origin' | 'token', value: string, label: string): Quick => ({
    label,
    isActive: valuesOf(filters[name]).includes(value),
    change: { [name]: toggled(filters[name], value) },
  })
  return [
    only('direction', 'incoming', messages.incoming),
    only('direction', 'outgoing', messages.outgoing),
    listed('kind', 'settings', messages.settings),
    listed('origin', 'module', messages.byModule),
    only('state', 'failed', messages.failed),
    ...shownTokens(filters, tokens).map(({ value, symbol }) => listed('token', value, symbol)),
  ]
}

/** The tokens offered as switches: those filtered by, and the most frequent ones. */
const shownTokens = (filters: HistoryFilters, tokens: FilterChipsProps['tokens']) => {
  const wanted = valuesOf(filters.token)
  const isWanted = ({ value }: { value: string }) => wanted.includes(value)
  const others = tokens.filter((token) => !isWanted(token))
  const chosen = tokens.filter(isWanted)
  const kept = new Set([...chosen, ...others.slice(0, Math.max(0, MOST_TOKENS - chosen.length))])
  // In one order, so that a press moves nothing.
  return tokens.filter((token) => kept.has(token))
}

const KINDS = ['payment', 'batch', 'rejection', 'contract', 'creation'] as const
const ORIGINS = ['owners', 'outside'] as const

function removableFilters(
  filters: HistoryFilters,
  tokens: FilterChipsProps['tokens'],
  nameOf: (address: string) => string,
): Removable[] {
  const isListed = (value: string) => tokens.some((token) => token.value === value)
  const text = (name: HistoryFilterName, label: (value: string) => string): Removable[] => {
    const value = filters[name]
    return value === undefined ? [] : [{ label: label(value), change: { [name]: undefined } }]
  }
  const each = (name: 'kind' | 'origin' | 'token' | 'address', label: (value: string) => string | null): Removable[] =>
    valuesOf(filters[name]).flatMap((value) => {
      const shown = label(value)
      return shown === null ? [] : [{ label: shown, change: { [name]: toggled(filters[name], value) } }]
    })
  return [
    ...each('kind', (value) => labelOf(KINDS, value)),
    ...each('origin', (value) => labelOf(ORIGINS, value)),
    ...(filters.state === 'executed' ? text('state', () => messages.executed) : []),
    ...text('value__gte', (amount) => messages.chipLeast({ amount: displayNumber(amount) })),
    ...text('value__lte', (amount) => messages.chipMost({ amount: displayNumber(amount) })),
    ...text('execution_date__gte', (day) => messages.chipFrom({ day: filterDayText(day) })),
    ...text('execution_date__lte', (day) => messages.chipTo({ day: filterDayText(day) })),
    ...text('nonce', (value) => messages.chipNumber({ text: value })),
    // A link may name a token that no loaded row has: it has no switch.
    ...each('token', (value) => (isListed(value) ? null : messages.chipToken({ name: nameOf(value) }))),
    ...each('address', (address) => messages.chipAddress({ name: nameOf(address) })),
    ...text('proposer', (address) => messages.chipProposer({ name: nameOf(address) })),
    ...text('module', (address) => messages.chipModule({ name: nameOf(address) })),
    ...text('method', (value) => messages.chipMethod({ text: value })),
    ...text('note', (value) => messages.chipNote({ text: value })),
    ...text('app', (value) => messages.chipApp({ text: value })),
  ]
}

function labelOf<Value extends keyof typeof messages & string>(values: readonly Value[], value: string) {
  const known = values.find((one) => one === value)
  const label = known === undefined ? null : messages[known]
  return typeof label === 'string' ? label : null
}
