import { CountersignRing, SectionHeading } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { VerdictBadge } from '@countersign/ui'
import type { Recovery } from '../../../data/recovery/Recovery.ts'
import { useOwnerName } from '../../../parts/owners/useOwnerName.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import styles from './Alarm.module.css'
import type { CancellingState } from '../../../parts/recovery/useCancelling.ts'
import { recoveryMessages } from '../recoveryMessages.ts'

/** The queued transactions that cancel the attempts, with their signers. */
export function Cancelling({ cancelling, recovery }: { cancelling: CancellingState; recovery: Recovery }) {
  const { account } = useAccount()
  const nameOf = useOwnerName()
  if (cancelling.waiting.length === 0) return null
  return (
    <section aria-labelledby={`cancelling-${recovery.address}`}>
      <SectionHeading id={`cancelling-${recovery.address}`} title={recoveryMessages.cancellation} />
      <div className="cs-panel">
        {cancelling.waiting.map(({ hash, nonce, listed, signedBy }) => (
          <div key={hash} className={styles.cancelling}>
            <CountersignRing
              required={recovery.now.threshold}
              signed={Math.min(signedBy.length, recovery.now.threshold)}
              state={signedBy.length >= recovery.now.threshold ? 'ready' : 'open'}
            />
            <div>
              <b>{recoveryMessages.cancelTheRecovery}</b>
              <p className={styles.small}>
                {signedBy.length === 0
                  ? recoveryMessages.notSigned({ nonce })
                  : recoveryMessages.signedBy({ nonce, owners: signedBy.map(nameOf) })}
              </p>
            </div>
            <VerdictBadge verdict="verified" />
            <Button
              size="xs"
              variant="default"
              renderRoot={(props) => (
                <Link to="/safes/$safe/transactions/$id" params={{ safe: account, id: listed.id }} {...props} />
              )}
            >
              {recoveryMessages.open}
            </Button>
          </div>
        ))}
      </div>
    </section>
  )
}
