import type { UpgradeTarget } from '@countersign/safe/upgrade'
import type { Upgrade } from './readUpgrades.ts'

/** Versions the account could run but does not: those that are not newer are no choice. */
export const possibleUpgrades = (upgrades: readonly Upgrade[]): Upgrade[] =>
  upgrades.filter(({ answer }) => answer.kind === 'plan' || answer.refusal.code !== 'not-newer')

/**
 * The upgrade a page shows: what the address bar asks for, else the recommended version, else the first that is possible. Undefined
 * where the account runs the newest version.
 */
export function chooseUpgrade(
  upgrades: readonly Upgrade[],
  asked: UpgradeTarget | null,
  recommended: string | null,
): Upgrade | undefined {
  const possible = possibleUpgrades(upgrades)
  return (
    possible.find(({ target }) => target === asked) ??
    possible.find(({ target, answer }) => target === recommended && answer.kind === 'plan') ??
    possible.find(({ answer }) => answer.kind === 'plan') ??
    possible[0]
  )
}
