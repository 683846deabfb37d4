import type { Chain } from '@countersign/api'
import { hasFeature } from '../../shared/config/hasFeature.ts'

export type SettingsSection = 'setup' | 'limits' | 'browser'

/** What the settings of an account show, in order. */
export const settingsSections = (chain: Pick<Chain, 'features'>): SettingsSection[] =>
  hasFeature(chain, 'SPENDING_LIMIT') ? ['setup', 'limits', 'browser'] : ['setup', 'browser']
