import { type Address, isSameAddress } from '@countersign/primitives'
import type { AccountSettings } from '../AccountState.ts'
import type { AccountChange } from './AccountChange.ts'

/**
 * An account's settings after a change, as its contract would store them. A change that the contract would refuse is
 * applied nevertheless, so that its effect can be named.
 *
 * @example
 * applyChange(state, { type: 'CHANGE_THRESHOLD', threshold: 2 }).threshold // 2
 */
export function applyChange<Settings extends AccountSettings>(
  settings: Settings,
  change: AccountChange['change'],
): Settings {
  const { owners, modules } = settings
  switch (change.type) {
    case 'ADD_OWNER':
      return { ...settings, owners: [change.owner, ...owners], threshold: change.threshold }
    case 'REMOVE_OWNER':
      return { ...settings, owners: without(owners, change.owner), threshold: change.threshold }
    case 'SWAP_OWNER':
      return {
        ...settings,
        owners: owners.map((owner) => (isSameAddress(owner, change.oldOwner) ? change.newOwner : owner)),
      }
    case 'CHANGE_THRESHOLD':
      return { ...settings, threshold: change.threshold }
    case 'CHANGE_IMPLEMENTATION':
      return { ...settings, masterCopy: change.implementation }
    case 'ENABLE_MODULE':
      return { ...settings, modules: [change.module, ...modules] }
    case 'DISABLE_MODULE':
      return { ...settings, modules: without(modules, change.module) }
    case 'SET_GUARD':
      return { ...settings, guard: change.guard }
    case 'DELETE_GUARD':
      return { ...settings, guard: null }
    case 'SET_MODULE_GUARD':
      return { ...settings, moduleGuard: change.moduleGuard }
    case 'DELETE_MODULE_GUARD':
      return { ...settings, moduleGuard: null }
    case 'SET_FALLBACK_HANDLER':
      return { ...settings, fallbackHandler: change.handler }
    case 'MIGRATION':
      return {
        ...settings,
        masterCopy: change.singleton ?? settings.masterCopy,
        fallbackHandler: change.handler ?? settings.fallbackHandler,
      }
  }
}

const without = (list: readonly Address[], gone: Address): Address[] => list.filter((one) => !isSameAddress(one, gone))
