import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import type { CreationData } from '@countersign/safe'
import { type SettingsDifference, settingsSince } from '@countersign/safe/light'
import type { AccountSetup } from '../model/accountSetup.ts'

/** What was changed in an account since its creation. */
export type SinceCreation = {
  readonly added: readonly Address[]
  readonly removed: readonly Address[]
  /** Null if it is the same. */
  readonly threshold: { readonly then: number; readonly now: number } | null
  readonly hasModules: boolean
  readonly hasGuard: boolean
  readonly hasOtherHandler: boolean
  /** The removed owners alone are enough to act where the account begins as it was created. */
  readonly canRemovedAct: boolean
}

type Now = Pick<AccountSetup, 'owners' | 'threshold' | 'modules' | 'guard' | 'moduleGuard' | 'fallbackHandler'>

/** Compares the creation data of an account with its set-up today. */
export function sinceCreation({ owners, threshold, fallbackHandler }: CreationData, now: Now): SinceCreation {
  const handler = isSameAddress(fallbackHandler, ZERO_ADDRESS) ? null : fallbackHandler
  const created = { owners, threshold, modules: [], guard: null, moduleGuard: null, fallbackHandler: handler }
  const differences = settingsSince(created, now)
  const addressesOf = (type: 'owner-added' | 'owner-removed') =>
    differences.flatMap((one) => (one.type === type ? [one.address] : []))
  const has = (...types: SettingsDifference['type'][]) => differences.some(({ type }) => types.includes(type))
  const removed = addressesOf('owner-removed')
  return {
    added: addressesOf('owner-added'),
    removed,
    threshold: has('threshold') ? { then: threshold, now: now.threshold } : null,
    hasModules: has('module-added'),
    hasGuard: has('guard', 'moduleGuard'),
    hasOtherHandler: has('fallbackHandler'),
    canRemovedAct: removed.length >= threshold,
  }
}

export const isUnchanged = ({ added, removed, threshold, hasModules, hasGuard, hasOtherHandler }: SinceCreation) =>
  added.length + removed.length === 0 && threshold === null && !hasModules && !hasGuard && !hasOtherHandler
