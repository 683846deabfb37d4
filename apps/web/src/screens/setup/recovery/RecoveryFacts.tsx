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
import { setupRecoveryMessages } from './setupRecoveryMessages.ts'

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
  const change = (label: string) => (
    <Link className="cs-link" {...page} aria-label={label}>
      {setupRecoveryMessages.change}
    </Link>
  )
  const strangers = strangersOf(recovery)
  const running = attempts.length
  return (
    <>
      <dl className="cs-panel">
        <Fact
          term={setupRecoveryMessages.recoverers}
          source="chain"
          act={change(setupRecoveryMessages.changeRecoverers)}
        >
          <span className={styles.people}>
            {recoverers.length === 0 && setupRecoveryMessages.noRecoverers}
            {recoverers.map((value) => (
              <NamedAddress key={value} info={{ value, name: null, logoUri: null }} chainId={chainId} />
            ))}
          </span>
        </Fact>
        <Fact term={setupRecoveryMessages.notice} source="chain" act={change(setupRecoveryMessages.changeNotice)}>
          {setupRecoveryMessages.noticeFact({ notice: durationWords(cooldown), threshold: setup.threshold })}{' '}
          {expiration === 0n
            ? setupRecoveryMessages.doesNotExpire
            : setupRecoveryMessages.expiresAfter({ duration: durationWords(expiration) })}
        </Fact>
        <Fact
          term={setupRecoveryMessages.runningAttempts}
          source="chain"
          verdict={
            alarm ? (
              <VerdictBadge verdict={alarm.isExpected ? 'caution' : 'danger'} label={setupRecoveryMessages.running} />
            ) : (
              <VerdictBadge verdict="verified" label={setupRecoveryMessages.monitored} quiet />
            )
          }
          act={
            alarm ? (
              <Link className="cs-link" {...page}>
                {setupRecoveryMessages.reviewAndCancel}
              </Link>
            ) : (
              txNonce > 0n && (
                <button type="button" className="cs-link" onClick={() => setPastOpen(true)}>
                  {setupRecoveryMessages.pastAttempts}
                </button>
              )
            )
          }
        >
          {running === 0
            ? setupRecoveryMessages.none
            : alarm
              ? setupRecoveryMessages.runningCount({ running })
              : setupRecoveryMessages.expiredCount({ running })}
        </Fact>
      </dl>
      <div className={styles.acts}>
        {start.may === 'yes' ? (
          <Link className="cs-link" to="/safes/$safe/setup/recovery/start" params={{ safe: account }}>
            {setupRecoveryMessages.start}
          </Link>
        ) : (
          <ActButton act="start-recovery" subject={{ recoverer: recovery.recoverers }} size="xs">
            {setupRecoveryMessages.start}
          </ActButton>
        )}
      </div>
      {strangers.length > 0 && (
        <VerdictNote verdict="danger" title={setupRecoveryMessages.strangers}>
          {setupRecoveryMessages.strangersNote({ strangers: strangers.map((one) => shortenAddress(one)) })}
        </VerdictNote>
      )}
      {isPastOpen && <PastAttempts recovery={recovery} onClose={() => setPastOpen(false)} />}
    </>
  )
}
