import type { ChainState } from '@countersign/chain-client/reads'
import type { UpgradePlan } from '@countersign/safe/upgrade'
import { SectionHeading, VerdictNote } from '@countersign/ui'
import { contractNews } from '../contract/contractNews.ts'
import { ReviewUpgrade } from './ReviewUpgrade.tsx'
import styles from './Upgrade.module.css'
import { UpgradeContracts } from './UpgradeContracts.tsx'
import { UpgradeTable } from './UpgradeTable.tsx'
import { UpgradeTrial } from './UpgradeTrial.tsx'
import { staysOf, upgradeNotes } from './upgradeWords.ts'
import { upgradeMessages } from './upgradeMessages.ts'

/** A plan in words: changes, unchanged values, the contracts, and the button to the review. */
export function UpgradePlanView({ plan, state, nonce }: { plan: UpgradePlan; state: ChainState; nonce: bigint }) {
  const notes = upgradeNotes(plan, nonce)
  const news = contractNews(plan.from.version, plan.to.version)
  return (
    <div className={styles.page}>
      <div className={styles.sections}>
        <section aria-labelledby="changes-heading">
          <SectionHeading id="changes-heading" title={upgradeMessages.whatChanges} />
          <UpgradeTable plan={plan} />
          {news.length > 0 && <p className={styles.quiet}>{news.join(' ')}</p>}
        </section>
        {notes.length > 0 && (
          <div className={styles.notes}>
            {notes.map(({ id, title, text }) => (
              <VerdictNote key={id} verdict="caution" title={title}>
                {text}
              </VerdictNote>
            ))}
          </div>
        )}
        <section aria-labelledby="stays-heading">
          <SectionHeading id="stays-heading" title={upgradeMessages.whatStays} />
          <dl className={`cs-panel ${styles.stays}`}>
            {staysOf(plan, state).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <UpgradeContracts plan={plan} />
        <UpgradeTrial plan={plan} nonce={nonce} />
      </div>
      <ReviewUpgrade plan={plan} state={state} nonce={nonce} />
    </div>
  )
}
