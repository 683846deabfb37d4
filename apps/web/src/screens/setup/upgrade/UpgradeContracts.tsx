import type { UpgradeContract, UpgradePlan } from '@countersign/safe/upgrade'
import { SectionHeading, VerdictBadge } from '@countersign/ui'
import { PublishedContract } from './PublishedContract.tsx'
import styles from './Upgrade.module.css'

const ROLES: Readonly<Record<UpgradeContract['role'], string>> = {
  'old-code': 'the current contract',
  migration: 'executes the upgrade',
  batch: 'combines both calls',
  'new-code': 'the new contract',
  handler: 'the new fallback handler',
}

/**
 * The published contracts of the upgrade. Each was compared with its published code hash before the upgrade is offered.
 */
export function UpgradeContracts({ plan: { contracts } }: { plan: UpgradePlan }) {
  return (
    <section aria-labelledby="contracts-heading">
      <SectionHeading id="contracts-heading" title="Contracts of the upgrade" />
      <ul className={`cs-panel ${styles.contracts}`}>
        {contracts.map(({ role, address }) => (
          <li key={role}>
            <PublishedContract address={address} contracts={contracts} copyable />
            <span className={styles.source}>
              {ROLES[role]} <VerdictBadge verdict="verified" label="Code hash matches" />
            </span>
          </li>
        ))}
      </ul>
      {!contracts.some(({ role }) => role === 'migration') && (
        <p className={styles.quiet}>
          The account’s own contract replaces itself. Contracts from version 1.3.0 on are upgraded by a migration
          contract instead.
        </p>
      )}
    </section>
  )
}
