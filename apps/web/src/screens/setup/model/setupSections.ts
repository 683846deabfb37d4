import type { Chain } from '@countersign/api'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { setupMessages } from '../setupMessages.ts'

export type SetupSection = 'owners' | 'modules' | 'limits' | 'proposers' | 'recovery' | 'contract' | 'related'

const SECTIONS: readonly SetupSection[] = [
  'owners',
  'modules',
  'limits',
  'proposers',
  'recovery',
  'contract',
  'related',
]

/** The sections of the Set-up page in order, with the texts of their links. */
export function setupSections(chain: Pick<Chain, 'features'>): { id: SetupSection; title: string }[] {
  const titles: Readonly<Record<SetupSection, string>> = {
    owners: setupMessages.owners,
    modules: setupMessages.modulesAndGuards,
    limits: setupMessages.limits,
    proposers: setupMessages.proposers,
    recovery: setupMessages.recovery,
    contract: setupMessages.contract,
    related: setupMessages.relatedAccounts,
  }
  return SECTIONS.filter((id) => id !== 'limits' || hasFeature(chain, 'SPENDING_LIMIT')).map((id) => ({
    id,
    title: titles[id],
  }))
}
