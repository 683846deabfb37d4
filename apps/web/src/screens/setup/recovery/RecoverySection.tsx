import { ProvenanceMark, SectionHeading, SkeletonRows } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRecoveries } from '../../../data/recovery/useRecoveries.ts'
import { useAccountAlarms } from '../../../parts/recovery/useAccountAlarms.ts'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { AccountSetup } from '../model/accountSetup.ts'
import { useSectionMark } from '../model/SectionMark.ts'
import { RecoveryFacts } from './RecoveryFacts.tsx'
import styles from './RecoverySection.module.css'
import { RemoveRecovery } from './RemoveRecovery.tsx'
import { setupRecoveryMessages } from './setupRecoveryMessages.ts'

/** The recoverers of the account, and running attempts. */
export function RecoverySection({ setup }: { setup: AccountSetup }) {
  const account = useAccount()
  const { recoveries, error, retry } = useRecoveries(account)
  const { alarms } = useAccountAlarms(account)
  useSectionMark('recovery', { caution: alarms.length > 0 ? setupRecoveryMessages.runningMark : null })
  const state =
    recoveries === null
      ? undefined
      : recoveries.length === 0
        ? setupRecoveryMessages.notSetUp
        : alarms.length > 0
          ? setupRecoveryMessages.attemptRuns
          : setupRecoveryMessages.nothingRuns
  return (
    <section aria-labelledby="recovery-heading">
      <SectionHeading
        id="recovery-heading"
        title={setupRecoveryMessages.title}
        count={
          state && (
            <>
              {state} <ProvenanceMark source="chain" />
            </>
          )
        }
        action={
          recoveries?.length === 0 ? (
            <Button
              size="xs"
              renderRoot={(props) => (
                <Link to="/safes/$safe/setup/recovery" params={{ safe: account.account }} {...props} />
              )}
            >
              {setupRecoveryMessages.setUp}
            </Button>
          ) : (
            recoveries?.map((recovery) => (
              <RemoveRecovery key={recovery.address} recovery={recovery} modules={setup.modules} />
            ))
          )
        }
      />
      {recoveries === null && !error && <SkeletonRows rows={2} shape="account" label={setupRecoveryMessages.loading} />}
      {error && (
        <QueryError
          title={setupRecoveryMessages.notRead}
          error={error}
          stillWorks={setupRecoveryMessages.othersWork}
          onRetry={retry}
        />
      )}
      {recoveries?.length === 0 && <p className={`cs-panel ${styles.none}`}>{setupRecoveryMessages.why}</p>}
      {recoveries?.map((recovery) => (
        <RecoveryFacts
          key={recovery.address}
          recovery={recovery}
          setup={setup}
          alarm={alarms.find((one) => one.recovery.address === recovery.address) ?? null}
        />
      ))}
    </section>
  )
}
