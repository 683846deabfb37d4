import { shortenAddress } from '@countersign/primitives'
import { VerdictBadge, VerdictNote } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { strangersOf, type Recovery } from '../../../data/recovery/Recovery.ts'
import type { RecoveryAlarm } from '../../../data/recovery/RecoveryAlarm.ts'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { useAct } from '../../../parts/gate/useAct.ts'
import { durationWords } from '../../../parts/recovery/durationWords.ts'
import { NamedAddress } from '../../../parts/names/NamedAddress.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { AccountSetup } from '../model/accountSetup.ts'
import { Fact } from '../parts/Fact.tsx'
import { PastAttempts } from './PastAttempts.tsx'
import styles from './RecoverySection.module.css'

export interface RecoveryFactsProps {
  recovery: Recovery
  setup: AccountSetup
  /** Null if no attempt is running. */
  alarm: RecoveryAlarm | null
}

/** One Delay module: recoverers, times, running attempts, and the actions for each. */
export function RecoveryFacts({ recovery, setup, alarm }: RecoveryFactsProps) {
  const { account, chainId } = useAccount()
  const [isPastOpen, setPastOpen] = useState(false)
  const start = useAct('start-recovery', { recoverer: recovery.recoverers })
  const { recoverers, cooldown, expiration, txNonce, attempts } = recovery
  const page = { to: '/safes/$safe/setup/recovery', params: { safe: account } } as const
  const change = (what: string) => (
    <Link className="cs-link" {...page} aria-label={`Change the ${what}`}>
      Change
    </Link>
  )
  const strangers = strangersOf(recovery)
  const running = attempts.length
  return (
    <>
      <dl className="cs-panel">
        <Fact term="Recoverers" source="chain" act={change('recoverers')}>
          <span className={styles.people}>
            {recoverers.length === 0 && 'None. No recovery can be started.'}
            {recoverers.map((value) => (
              <NamedAddress key={value} info={{ value, name: null, logoUri: null }} chainId={chainId} />
            ))}
          </span>
        </Fact>
        <Fact term="Notice" source="chain" act={change('notice')}>
          {durationWords(cooldown)}. During the notice, any {setup.threshold}{' '}
          {setup.threshold === 1 ? 'owner' : 'owners'} can cancel.{' '}
          {expiration === 0n
            ? 'An attempt does not expire.'
            : `An attempt expires ${durationWords(expiration)} after its notice.`}
        </Fact>
        <Fact
          term="Running attempts"
          source="chain"
          verdict={
            alarm ? (
              <VerdictBadge verdict={alarm.isExpected ? 'caution' : 'danger'} label="Running" />
            ) : (
              <VerdictBadge verdict="verified" label="Monitored" quiet />
            )
          }
          act={
            alarm ? (
              <Link className="cs-link" {...page}>
                Review and cancel
              </Link>
            ) : (
              txNonce > 0n && (
                <button type="button" className="cs-link" onClick={() => setPastOpen(true)}>
                  Past attempts
                </button>
              )
            )
          }
        >
          {running === 0
            ? 'None'
            : alarm
              ? `${running === 1 ? 'One' : running}, see its changes`
              : `${running === 1 ? 'One' : running}, expired`}
        </Fact>
      </dl>
      <div className={styles.acts}>
        {start.may === 'yes' ? (
          <Link className="cs-link" to="/safes/$safe/setup/recovery/start" params={{ safe: account }}>
            Start a recovery
          </Link>
        ) : (
          <ActButton act="start-recovery" subject={{ recoverer: recovery.recoverers }} size="xs" showReason={false}>
            Start a recovery
          </ActButton>
        )}
      </div>
      {strangers.length > 0 && (
        <VerdictNote verdict="danger" title="Another address controls this recovery">
          The module can be changed by {strangers.map((one) => shortenAddress(one)).join(' and ')} , not only by this
          account. Such an address can change the notice. Remove the recovery and set it up again.
        </VerdictNote>
      )}
      {isPastOpen && <PastAttempts recovery={recovery} onClose={() => setPastOpen(false)} />}
    </>
  )
}
