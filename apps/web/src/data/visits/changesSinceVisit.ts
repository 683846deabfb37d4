import { findContractByAddress, isAllowanceModule } from '@countersign/chains'
import { settingsSince, type SeenSettings, type SettingsDifference } from '@countersign/safe/light'
import type { SeenPowers } from '../storage/seenPowers.ts'

export type ChangesSinceVisit = {
  /** Epoch milliseconds of the last visit; null when it was not stored. */
  readonly since: number | null
  readonly differences: readonly SettingsDifference[]
}

/**
 * What changed about an account since this browser last saw it; null on the first visit and without changes.
 * @param now the account's state on chain, or the known part of it
 */
export function changesSinceVisit(seen: SeenPowers | null, now: SeenSettings): ChangesSinceVisit | null {
  const differences = seen === null ? [] : settingsSince(seen, now)
  return differences.length === 0 ? null : { since: seen?.seenAt ?? null, differences }
}

/** Whether a change gives control to an address: another owner, a lower threshold, or unpublished code. */
export function isGrave(difference: SettingsDifference): boolean {
  switch (difference.type) {
    case 'owner-added':
      return true
    case 'owner-removed':
    case 'module-removed':
      return false
    case 'threshold':
      return difference.after < difference.before
    case 'module-added':
      return !isAllowanceModule(difference.address)
    case 'guard':
    case 'moduleGuard':
      return difference.after !== null
    case 'fallbackHandler':
    case 'masterCopy':
      return difference.after !== null && findContractByAddress(difference.after).length === 0
  }
}
