import type { AccountSettings } from '../AccountState.ts'
import type { Fact } from '../Check.ts'
import type { AccountChange } from './AccountChange.ts'
import { applyChange } from './applyChange.ts'

/** The values that a change affects, before and after; without the state before, only the new values. */
export function changeFacts(change: AccountChange['change'], before: AccountSettings | null): Fact[] {
  if (before === null) return [{ name: NAMES[change.type], before: null, after: valueOf(change) }]
  const after = applyChange(before, change)
  return ROWS.map(([name, read]): Fact => ({ name, before: read(before), after: read(after) })).filter(
    (fact) => fact.before !== fact.after,
  )
}

const list = (values: readonly string[]): string => (values.length === 0 ? 'none' : values.join(', '))

const ROWS: readonly (readonly [name: string, read: (settings: AccountSettings) => string])[] = [
  ['Owners', ({ owners }) => list(owners)],
  ['Threshold', ({ threshold, owners }) => `${threshold} of ${owners.length}`],
  ['Modules', ({ modules }) => list(modules)],
  ['Guard', ({ guard }) => guard ?? 'none'],
  ['Module guard', ({ moduleGuard }) => moduleGuard ?? 'none'],
  ['Fallback handler', ({ fallbackHandler }) => fallbackHandler ?? 'none'],
  ['Account code', ({ masterCopy }) => masterCopy],
]

type Change = AccountChange['change']

const NAMES: Record<Change['type'], string> = {
  SET_FALLBACK_HANDLER: 'Fallback handler',
  ADD_OWNER: 'New owner',
  REMOVE_OWNER: 'Removed owner',
  SWAP_OWNER: 'Owner replaced',
  CHANGE_THRESHOLD: 'Threshold',
  CHANGE_IMPLEMENTATION: 'Account code',
  MIGRATION: 'Account code',
  ENABLE_MODULE: 'New module',
  DISABLE_MODULE: 'Removed module',
  SET_GUARD: 'Guard',
  DELETE_GUARD: 'Guard',
  SET_MODULE_GUARD: 'Module guard',
  DELETE_MODULE_GUARD: 'Module guard',
}

function valueOf(change: Change): string {
  switch (change.type) {
    case 'ADD_OWNER':
    case 'REMOVE_OWNER':
      return `${change.owner}, ${change.threshold} must sign`
    case 'SWAP_OWNER':
      return `${change.newOwner} instead of ${change.oldOwner}`
    case 'CHANGE_THRESHOLD':
      return `${change.threshold} must sign`
    case 'SET_FALLBACK_HANDLER':
      return change.handler
    case 'CHANGE_IMPLEMENTATION':
      return change.implementation
    case 'MIGRATION':
      return change.singleton ?? `as ${change.by} sets it`
    case 'ENABLE_MODULE':
    case 'DISABLE_MODULE':
      return change.module
    case 'SET_GUARD':
      return change.guard
    case 'SET_MODULE_GUARD':
      return change.moduleGuard
    case 'DELETE_GUARD':
    case 'DELETE_MODULE_GUARD':
      return 'none'
  }
}
