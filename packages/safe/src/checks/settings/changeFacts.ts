import type { AccountSettings } from '../AccountState.ts'
import type { Fact } from '../Check.ts'
import type { AccountChange } from './AccountChange.ts'
import { applyChange } from './applyChange.ts'
import { changeMessages as messages } from './changeMessages.ts'

/** The values that a change affects, before and after; without the state before, only the new values. */
export function changeFacts(change: AccountChange['change'], before: AccountSettings | null): Fact[] {
  if (before === null) return [{ name: messages[change.type], before: null, after: valueOf(change) }]
  const after = applyChange(before, change)
  return ROWS.map(([name, read]): Fact => ({ name: messages[name], before: read(before), after: read(after) })).filter(
    (fact) => fact.before !== fact.after,
  )
}

const list = (values: readonly string[]): string => (values.length === 0 ? messages.none : values.join(', '))

type Row = 'owners' | 'threshold' | 'modules' | 'guard' | 'moduleGuard' | 'fallbackHandler' | 'code'

const ROWS: readonly (readonly [name: Row, read: (settings: AccountSettings) => string])[] = [
  ['owners', ({ owners }) => list(owners)],
  ['threshold', ({ threshold, owners }) => messages.thresholdOf({ threshold, count: owners.length })],
  ['modules', ({ modules }) => list(modules)],
  ['guard', ({ guard }) => guard ?? messages.none],
  ['moduleGuard', ({ moduleGuard }) => moduleGuard ?? messages.none],
  ['fallbackHandler', ({ fallbackHandler }) => fallbackHandler ?? messages.none],
  ['code', ({ masterCopy }) => masterCopy],
]

type Change = AccountChange['change']

function valueOf(change: Change): string {
  switch (change.type) {
    case 'ADD_OWNER':
    case 'REMOVE_OWNER':
      return messages.ownerAndThreshold({ owner: change.owner, threshold: change.threshold })
    case 'SWAP_OWNER':
      return messages.insteadOf({ comes: change.newOwner, leaves: change.oldOwner })
    case 'CHANGE_THRESHOLD':
      return messages.mustSign(change.threshold)
    case 'SET_FALLBACK_HANDLER':
      return change.handler
    case 'CHANGE_IMPLEMENTATION':
      return change.implementation
    case 'MIGRATION':
      return change.singleton ?? messages.asSetBy(change.by)
    case 'ENABLE_MODULE':
    case 'DISABLE_MODULE':
      return change.module
    case 'SET_GUARD':
      return change.guard
    case 'SET_MODULE_GUARD':
      return change.moduleGuard
    case 'DELETE_GUARD':
    case 'DELETE_MODULE_GUARD':
      return messages.none
  }
}
