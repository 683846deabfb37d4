import type { Chain } from '@countersign/api'
import { hasFeature } from '../../../data/config/hasFeature.ts'

export type SetupSection = 'owners' | 'modules' | 'limits' | 'proposers' | 'recovery' | 'contract' | 'related'

const TITLES: Readonly<Record<SetupSection, string>> = {
  owners: 'Owners',
  modules: 'Modules and guards',
  limits: 'Limits',
  proposers: 'Proposers',
  recovery: 'Recovery',
  contract: 'Contract',
  related: 'Related accounts',
}

/** The sections of the Set-up page in order, with the texts of their links. */
export const setupSections = (chain: Pick<Chain, 'features'>): { id: SetupSection; title: string }[] =>
  (Object.keys(TITLES) as SetupSection[])
    .filter((id) => id !== 'limits' || hasFeature(chain, 'SPENDING_LIMIT'))
    .map((id) => ({ id, title: TITLES[id] }))
