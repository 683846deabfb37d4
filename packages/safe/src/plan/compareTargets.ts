import { type SettingsDifference, settingsSince } from '../settings/settingsSince.ts'
import type { SetupTarget } from './SetupTarget.ts'

/**
 * One difference between two targets. `scope`: only the second one sets this part, or only the first one does.
 *
 * @example
 * const difference: TargetDifference = { type: 'scope', part: 'modules', isSet: true }
 */
export type TargetDifference =
  | SettingsDifference
  | { readonly type: 'version'; readonly before: string; readonly after: string }
  | { readonly type: 'scope'; readonly part: 'modules' | 'fallbackHandler'; readonly isSet: boolean }

/**
 * What a second target changes in a first one, for two people who compare their plans.
 *
 * @example
 * const mine: SetupTarget = { owners, threshold: 2, modules: 'keep', fallbackHandler: 'keep', version: 'keep' }
 * compareTargets(mine, { ...mine, version: '1.4.1' }) // [{ type: 'version', before: 'keep', after: '1.4.1' }]
 */
export function compareTargets(first: SetupTarget, second: SetupTarget): TargetDifference[] {
  const scopes = (['modules', 'fallbackHandler'] as const).flatMap((part): TargetDifference[] => {
    const isSet = second[part] !== 'keep'
    return isSet === (first[part] !== 'keep') ? [] : [{ type: 'scope', part, isSet }]
  })
  return [
    ...settingsSince(settingsOf(first), settingsOf(second)),
    ...scopes,
    ...(first.version === second.version
      ? []
      : [{ type: 'version', before: first.version, after: second.version } as const]),
  ]
}

const settingsOf = ({ owners, threshold, modules, fallbackHandler }: SetupTarget) => ({
  owners,
  threshold,
  modules: modules === 'keep' ? undefined : modules,
  fallbackHandler: fallbackHandler === 'keep' ? undefined : fallbackHandler,
})
