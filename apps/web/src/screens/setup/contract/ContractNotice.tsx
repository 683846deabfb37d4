import { VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { AccountSetup } from '../model/accountSetup.ts'
import { contractNews } from './contractNews.ts'
import type { ContractStanding } from './useContractStanding.ts'
import { setupContractMessages } from './setupContractMessages.ts'

/** Above the facts, if the contract is outdated, or if no release is known for it. */
export function ContractNotice({ setup, standing }: { setup: AccountSetup; standing: ContractStanding }) {
  const { account } = useAccount()
  const { code, release, recommended, isOutdated } = standing
  const link = (words: string) => (
    <Button
      size="xs"
      renderRoot={(props) => <Link {...props} to="/safes/$safe/setup/upgrade" params={{ safe: account }} />}
    >
      {words}
    </Button>
  )
  if (code === 'differs')
    return (
      <VerdictNote verdict="danger" title={setupContractMessages.notPublished}>
        {setupContractMessages.codeDiffersNote({ release: `${release?.name ?? ''} ${release?.version ?? ''}`.trim() })}
      </VerdictNote>
    )
  if (code === 'unknown')
    return (
      <VerdictNote
        verdict="caution"
        title={setupContractMessages.noRelease}
        aside={link(setupContractMessages.whatYouCanDo)}
      >
        {setupContractMessages.unknownCodeNote}
      </VerdictNote>
    )
  const version = release?.version ?? setup.version
  if (!isOutdated || version === null || recommended === null) return null
  const news = contractNews(version, recommended)
  return (
    <VerdictNote
      verdict="caution"
      title={setupContractMessages.outdated({ version })}
      aside={link(setupContractMessages.seeUpgrade)}
    >
      {[setupContractMessages.stillUsable, ...news, setupContractMessages.upgradeKeeps].join(' ')}
    </VerdictNote>
  )
}
