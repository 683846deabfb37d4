import type { UpgradeTarget } from '@countersign/safe/upgrade'
import type { Upgrade } from '../../../parts/contracts/readUpgrades.ts'

/** Newer versions that the account could use. */
export const possibleUpgrades = (upgrades: readonly Upgrade[]): Upgrade[] =>
  upgrades.filter(({ answer }) => answer.kind === 'plan' || answer.refusal.code !== 'not-newer')

/**
 * The upgrade to show: the version in the URL, else the recommended one, else the first possible one. Undefined if the
 * account has the newest version.
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
