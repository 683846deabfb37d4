import { VerdictBadge } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { AccountSetup } from '../model/accountSetup.ts'
import { Fact } from '../parts/Fact.tsx'
import styles from './Contract.module.css'
import type { ContractStanding } from './useContractStanding.ts'
import { setupContractMessages } from './setupContractMessages.ts'

const badges = () => ({
  official: <VerdictBadge verdict="verified" label={setupContractMessages.codeMatches} />,
  differs: <VerdictBadge verdict="danger" label={setupContractMessages.codeDiffers} />,
  unknown: <VerdictBadge verdict="caution" label={setupContractMessages.unknownCode} />,
  unread: <VerdictBadge verdict="unchecked" />,
})

/** The version of the account's contract, whether its code is published, and a link to the upgrade. */
export function VersionFact({ setup, standing }: { setup: AccountSetup; standing: ContractStanding }) {
  const { account } = useAccount()
  const { code, disagreement, hasNewer } = standing
  const said = setup.version ?? setupContractMessages.unknown
  return (
    <Fact
      term={setupContractMessages.version}
      source={setup.source}
      verdict={badges()[code]}
      act={
        hasNewer && (
          <Link to="/safes/$safe/setup/upgrade" params={{ safe: account }} className="cs-link">
            {setupContractMessages.upgrade}
          </Link>
        )
      }
    >
      {versionWords(said, standing)}
      {disagreement && <div className={styles.said}>{disagreement}</div>}
    </Fact>
  )
}

function versionWords(said: string, { code, release }: ContractStanding): string {
  if (code === 'official') return setupContractMessages.officialRelease({ version: release?.version ?? said })
  if (code === 'differs' && release)
    return setupContractMessages.notCodeOf({ version: said, release: `${release.name} ${release.version}` })
  return code === 'unknown' ? setupContractMessages.accordingToContract({ version: said }) : said
}
