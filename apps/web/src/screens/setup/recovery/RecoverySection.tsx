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

/** The recoverers of the account, and running attempts. */
export function RecoverySection({ setup }: { setup: AccountSetup }) {
  const account = useAccount()
  const { recoveries, error, retry } = useRecoveries(account)
  const { alarms } = useAccountAlarms(account)
  useSectionMark('recovery', { caution: alarms.length > 0 ? 'A recovery is running.' : null })
  const state =
    recoveries === null
      ? undefined
      : recoveries.length === 0
        ? 'not set up'
        : alarms.length > 0
          ? 'set up, an attempt runs'
          : 'set up, nothing is running'
  return (
    <section aria-labelledby="recovery-heading">
      <SectionHeading
        id="recovery-heading"
        title="Recovery"
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
              Set up recovery
            </Button>
          ) : (
            recoveries?.map((recovery) => (
              <RemoveRecovery key={recovery.address} recovery={recovery} modules={setup.modules} />
            ))
          )
        }
      />
      {recoveries === null && !error && <SkeletonRows rows={2} shape="account" label="Loading the recovery settings" />}
      {error && (
        <QueryError
          title="The recovery settings could not be read"
          error={error}
          stillWorks="The other parts of this page do not depend on it."
          onRetry={retry}
        />
      )}
      {recoveries?.length === 0 && (
        <p className={`cs-panel ${styles.none}`}>
          If the owners lose too many keys, the assets of the account are locked forever. With a recovery, people you
          choose can replace the owners. The current owners can cancel that during the notice.
        </p>
      )}
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
