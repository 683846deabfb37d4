import type { UpgradeContract, UpgradePlan } from '@countersign/safe/upgrade'
import { SectionHeading, VerdictBadge } from '@countersign/ui'
import { PublishedContract } from './PublishedContract.tsx'
import styles from './Upgrade.module.css'
import { upgradeMessages } from './upgradeMessages.ts'

const roles = (): Readonly<Record<UpgradeContract['role'], string>> => ({
  'old-code': upgradeMessages.oldCode,
  migration: upgradeMessages.migration,
  batch: upgradeMessages.batch,
  'new-code': upgradeMessages.newCode,
  handler: upgradeMessages.handler,
})

/**
 * The published contracts of the upgrade. Each was compared with its published code hash before the upgrade is offered.
 */
export function UpgradeContracts({ plan: { contracts } }: { plan: UpgradePlan }) {
  return (
    <section aria-labelledby="contracts-heading">
      <SectionHeading id="contracts-heading" title={upgradeMessages.contracts} />
      <ul className={`cs-panel ${styles.contracts}`}>
        {contracts.map(({ role, address }) => (
          <li key={role}>
            <PublishedContract address={address} contracts={contracts} copyable />
            <span className={styles.source}>
              {roles()[role]} <VerdictBadge verdict="verified" label={upgradeMessages.codeMatches} />
            </span>
          </li>
        ))}
      </ul>
      {!contracts.some(({ role }) => role === 'migration') && (
        <p className={styles.quiet}>{upgradeMessages.replacesItself}</p>
      )}
    </section>
  )
}
