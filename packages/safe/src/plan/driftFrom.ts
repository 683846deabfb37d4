import { listMasterCopies } from '@countersign/chains'
import { type Address, includesAddress, isSameAddress } from '@countersign/primitives'
import { type SeenSettings, type SettingsDifference, settingsSince } from '../settings/settingsSince.ts'
import type { SetupTarget } from './SetupTarget.ts'

/**
 * A change of an account after the plan last saw it.
 *
 * @example
 * const drift: Drift = { difference: { type: 'threshold', before: 3, after: 2 }, isWanted: false }
 */
export type Drift = {
  readonly difference: SettingsDifference
  /** The target has it too, or leaves this part as it is. */
  readonly isWanted: boolean
}

/**
 * The changes of an account since the plan saw it, each with whether the target wants it. A change that it does not
 * want was made outside of the plan.
 *
 * @example
 * const target: SetupTarget = { owners, threshold: 2, modules: 'keep', fallbackHandler: 'keep', version: 'keep' }
 * driftFrom({ threshold: 2 }, { threshold: 1 }, target) // [{ difference: { type: 'threshold', before: 2, after: 1 }, isWanted: false }]
 */
export const driftFrom = (seen: SeenSettings, now: SeenSettings, target: SetupTarget): Drift[] =>
  settingsSince(seen, now).map((difference) => ({ difference, isWanted: isWanted(difference, target) }))

function isWanted(difference: SettingsDifference, { owners, threshold, modules, ...target }: SetupTarget): boolean {
  switch (difference.type) {
    case 'owner-added':
      return includesAddress(owners, difference.address)
    case 'owner-removed':
      return !includesAddress(owners, difference.address)
    case 'threshold':
      return difference.after === threshold
    case 'module-added':
      return modules === 'keep' || includesAddress(modules, difference.address)
    case 'module-removed':
      return modules === 'keep' || !includesAddress(modules, difference.address)
    case 'fallbackHandler': {
      const { fallbackHandler } = target
      if (fallbackHandler === 'keep') return true
      const { after } = difference
      return after === null || fallbackHandler === null
        ? after === fallbackHandler
        : isSameAddress(after, fallbackHandler)
    }
    case 'masterCopy':
      return target.version === 'keep' || versionAt(difference.after) === target.version
    case 'guard':
    case 'moduleGuard':
      return true
  }
}

const versionAt = (masterCopy: Address | null): string | null =>
  listMasterCopies().find(({ address }) => masterCopy !== null && isSameAddress(address, masterCopy))?.version ?? null
