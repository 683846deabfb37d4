import { findAllowanceModule, findContractByAddress } from '@countersign/chains'
import { settingsSince, type SeenSettings, type SettingsDifference } from '@countersign/safe/light'
import type { SeenPowers } from '../storage/seenPowers.ts'

export type ChangesSinceVisit = {
  /** Epoch milliseconds of the last visit; null where it was not noted. */
  readonly since: number | null
  readonly differences: readonly SettingsDifference[]
}

/**
 * What is different about an account since this browser last saw it; null for the first visit, and where nothing is.
 * @param now the account as the chain has it, or as much of it as is known
 */
export function changesSinceVisit(seen: SeenPowers | null, now: SeenSettings): ChangesSinceVisit | null {
  const differences = seen === null ? [] : settingsSince(seen, now)
  return differences.length === 0 ? null : { since: seen?.seenAt ?? null, differences }
}

/** Whether it gives power to somebody: an owner more, fewer signatures, or code that nobody published. */
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
      return findAllowanceModule(difference.address) === undefined
    case 'guard':
    case 'moduleGuard':
      return difference.after !== null
    case 'fallbackHandler':
    case 'masterCopy':
      return difference.after !== null && findContractByAddress(difference.after).length === 0
  }
}
