import { type Address, shortenAddress } from '@countersign/primitives'
import { Icon, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { RecoveryAlarm } from '../../data/recovery/RecoveryAlarm.ts'
import { useNames } from '../../data/names/useNames.ts'
import { AccountContext } from '../../data/url/AccountContext.tsx'
import { ActButton } from '../gate/ActButton.tsx'
import { useAct } from '../gate/useAct.ts'
import { cancelledWords } from './cancelledWords.ts'
import { cardWords } from './cardWords.ts'
import styles from './RecoveryAlarmCard.module.css'
import { useCancelling } from './useCancelling.ts'
import { useRecoveryDraft } from './useRecoveryDraft.ts'
import { recoveryAlarmMessages } from './recoveryAlarmMessages.ts'

export interface RecoveryAlarmCardProps {
  alarm: RecoveryAlarm
  /** `shortName:0x…` of its account. */
  account: string
  /** Epoch seconds of this machine. */
  now: bigint
}

/** A waiting recovery in one of several accounts: what it would do, when, the link to its page, and the act that stops it. */
export function RecoveryAlarmCard({ alarm, account, now }: RecoveryAlarmCardProps) {
  const { chain, safe } = alarm
  const { chainId } = chain
  return (
    <AccountContext value={{ chain, chainId, safe, key: { chainId, safe }, account }}>
      <Card {...{ alarm, account, now }} />
    </AccountContext>
  )
}

function Card({ alarm, account, now }: RecoveryAlarmCardProps) {
  const { chain, safe, recovery, isExpected } = alarm
  const { nameOf } = useNames()
  const navigate = useNavigate()
  const gate = useAct('cancel-recovery')
  const cancelling = useCancelling(recovery)
  const draft = useRecoveryDraft(recovery)
  const name = (address: Address) => nameOf(address, chain.chainId)?.name ?? shortenAddress(address)
  const { title, text } = cardWords(alarm, { name: name(safe), nameOf: name }, now)
  const [waiting] = cancelling.waiting
  const why = gate.may === 'no' || gate.may === 'wait' ? gate.reason : null
  /** A second cancellation would only wait after the first. */
  const stop = () =>
    void (waiting
      ? navigate({ to: '/safes/$safe/transactions/$id', params: { safe: account, id: waiting.listed.id } })
      : draft.cancel())
  return (
    <section
      className={clsx(styles.card, isExpected && styles.expected)}
      role={isExpected ? undefined : 'alert'}
      aria-label={recoveryAlarmMessages.alarmOf({ name: name(safe) })}
    >
      <Icon name={isExpected ? 'clock' : 'alert-octagon'} size={26} />
      <div className={styles.words}>
        <b>{title}</b>
        <p>{text}</p>
        {waiting && <p>{cancelledWords(cancelling, recovery.now.threshold)}</p>}
        {why !== null && (
          <p className={styles.why} aria-hidden>
            {why}
          </p>
        )}
        {draft.error && (
          <VerdictNote verdict="danger" title={recoveryAlarmMessages.notDrafted} announce>
            {draft.error}
          </VerdictNote>
        )}
      </div>
      <div className={styles.acts}>
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/safes/$safe/setup/recovery" params={{ safe: account }} />}
        >
          {recoveryAlarmMessages.readIt}
        </Button>
        <ActButton
          act="cancel-recovery"
          variant={isExpected ? 'default' : 'filled'}
          showReason={false}
          loading={draft.isBusy}
          disabled={cancelling.isPending}
          onClick={stop}
        >
          {recoveryAlarmMessages.stopRecovery}
        </ActButton>
      </div>
    </section>
  )
}
