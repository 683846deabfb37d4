import { VerdictBadge } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { AccountSetup } from '../model/accountSetup.ts'
import { Fact } from '../parts/Fact.tsx'
import styles from './Contract.module.css'
import type { ContractStanding } from './useContractStanding.ts'

const BADGES = {
  official: <VerdictBadge verdict="verified" label="Code hash matches" />,
  differs: <VerdictBadge verdict="danger" label="Code hash differs" />,
  unknown: <VerdictBadge verdict="caution" label="Unknown code" />,
  unread: <VerdictBadge verdict="unchecked" />,
} as const

/** The version of the account's contract, whether its code is published, and a link to the upgrade. */
export function VersionFact({ setup, standing }: { setup: AccountSetup; standing: ContractStanding }) {
  const { account } = useAccount()
  const { code, release, disagreement, hasNewer } = standing
  const said = setup.version ?? 'Unknown'
  return (
    <Fact
      term="Version"
      source={setup.source}
      verdict={BADGES[code]}
      act={
        hasNewer && (
          <Link to="/safes/$safe/setup/upgrade" params={{ safe: account }} className="cs-link">
            Upgrade
          </Link>
        )
      }
    >
      {code === 'official' ? `${release?.version ?? said}, official release` : said}
      {code === 'differs' && release && `, but not the code of ${release.name} ${release.version}`}
      {code === 'unknown' && ', according to the contract. It is not a published release.'}
      {disagreement && <div className={styles.said}>{disagreement}</div>}
    </Fact>
  )
}
