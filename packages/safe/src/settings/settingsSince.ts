import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import type { SettingsChange } from './SettingsChange.ts'

/**
 * The control over an account at some earlier time. Settings that were not read then are left out.
 *
 * @example
 * const seen: SeenSettings = { owners: [alice, bob], threshold: 2 }
 */
export type SeenSettings = {
  readonly owners?: readonly Address[] | undefined
  readonly threshold?: number | undefined
  readonly modules?: readonly Address[] | undefined
  readonly guard?: Address | null | undefined
  readonly moduleGuard?: Address | null | undefined
  readonly fallbackHandler?: Address | null | undefined
  readonly masterCopy?: Address | undefined
}

/**
 * One difference between two states of an account.
 *
 * @example
 * const difference: SettingsDifference = { type: 'threshold', before: 2, after: 3 }
 */
export type SettingsDifference =
  | { readonly type: 'owner-added' | 'owner-removed' | 'module-added' | 'module-removed'; readonly address: Address }
  | { readonly type: 'threshold'; readonly before: number; readonly after: number }
  | {
      readonly type: 'guard' | 'moduleGuard' | 'fallbackHandler' | 'masterCopy'
      readonly before: Address | null
      readonly after: Address | null
    }

const SINGLE = ['guard', 'moduleGuard', 'fallbackHandler', 'masterCopy'] as const

/**
 * The differences of an account since an earlier state. Only settings that both states contain are compared.
 *
 * @example
 * settingsSince({ threshold: 2 }, { threshold: 3, owners }) // [{ type: 'threshold', before: 2, after: 3 }]
 */
export function settingsSince(before: SeenSettings, now: SeenSettings): SettingsDifference[] {
  const isThresholdNew =
    before.threshold !== undefined && now.threshold !== undefined && before.threshold !== now.threshold
  return [
    ...listed('owner-added', 'owner-removed', before.owners, now.owners),
    ...(isThresholdNew ? [{ type: 'threshold' as const, before: before.threshold, after: now.threshold }] : []),
    ...listed('module-added', 'module-removed', before.modules, now.modules),
    ...SINGLE.flatMap((type): SettingsDifference[] => {
      const [was, is] = [before[type], now[type]]
      if (was === undefined || is === undefined) return []
      const isSame = was === is || (was !== null && is !== null && isSameAddress(was, is))
      return isSame ? [] : [{ type, before: was, after: is }]
    }),
  ]
}

function listed(
  added: 'owner-added' | 'module-added',
  removed: 'owner-removed' | 'module-removed',
  before: readonly Address[] | undefined,
  now: readonly Address[] | undefined,
): SettingsDifference[] {
  if (before === undefined || now === undefined) return []
  const has = (list: readonly Address[], address: Address) => list.some((one) => isSameAddress(one, address))
  return [
    ...now.filter((address) => !has(before, address)).map((address) => ({ type: added, address })),
    ...before.filter((address) => !has(now, address)).map((address) => ({ type: removed, address })),
  ]
}

/**
 * Whether two differences are equal, in any spelling of addresses.
 *
 * @example
 * isSameDifference({ type: 'guard', before: null, after: guard }, difference)
 */
export function isSameDifference(first: SettingsDifference, second: SettingsDifference): boolean {
  const valuesOf = (one: SettingsDifference) =>
    [one.type, ...('address' in one ? [one.address] : [one.before, one.after])].map((value) =>
      String(value).toLowerCase(),
    )
  const others = valuesOf(second)
  return valuesOf(first).every((value, index) => value === others[index])
}

/**
 * Whether a settings change made by the account explains a difference. A migration is not a settings change: the
 * caller must look for a delegatecall to a migration contract.
 *
 * @example
 * explainsDifference({ type: 'CHANGE_THRESHOLD', threshold: 3 }, { type: 'threshold', before: 2, after: 3 }) // true
 */
export function explainsDifference(change: SettingsChange, difference: SettingsDifference): boolean {
  const made = effectOf(change)[difference.type]
  if (made === undefined) return false
  const seen = 'address' in difference ? difference.address : difference.after
  if (typeof made === 'string' && typeof seen === 'string') return isSameAddress(made, seen)
  return made === seen
}

type Effect = Partial<Record<SettingsDifference['type'], Address | number | null>>

/** The state after a change, by the kind of difference that it makes. */
function effectOf(change: SettingsChange): Effect {
  switch (change.type) {
    case 'ADD_OWNER':
      return { 'owner-added': change.owner, threshold: change.threshold }
    case 'REMOVE_OWNER':
      return { 'owner-removed': change.owner, threshold: change.threshold }
    case 'SWAP_OWNER':
      return { 'owner-added': change.newOwner, 'owner-removed': change.oldOwner }
    case 'CHANGE_THRESHOLD':
      return { threshold: change.threshold }
    case 'ENABLE_MODULE':
      return { 'module-added': change.module }
    case 'DISABLE_MODULE':
      return { 'module-removed': change.module }
    case 'SET_GUARD':
      return { guard: change.guard }
    case 'DELETE_GUARD':
      return { guard: null }
    case 'SET_MODULE_GUARD':
      return { moduleGuard: change.moduleGuard }
    case 'DELETE_MODULE_GUARD':
      return { moduleGuard: null }
    case 'SET_FALLBACK_HANDLER':
      return { fallbackHandler: change.handler === ZERO_ADDRESS ? null : change.handler }
    case 'CHANGE_IMPLEMENTATION':
      return { masterCopy: change.implementation }
  }
}
