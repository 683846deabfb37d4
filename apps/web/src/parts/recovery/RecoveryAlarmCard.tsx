import { shortenAddress, type Address } from '@countersign/safe/light'
import { Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { RecoveryAlarm } from '../../data/recovery/RecoveryAlarm.ts'
import { useNames } from '../../shared/names/useNames.ts'
import { alarmWords } from './alarmWords.ts'
import styles from './RecoveryAlarmCard.module.css'

export interface RecoveryAlarmCardProps {
  alarm: RecoveryAlarm
  /** `shortName:0x…` of its account. */
  account: string
  /** Epoch seconds of this machine. */
  now: bigint
}

/** A recovery that runs in one of several accounts: what it would do, when, and the way to the page that cancels it. */
export function RecoveryAlarmCard({ alarm, account, now }: RecoveryAlarmCardProps) {
  const { chainId } = alarm.chain
  const { nameOf } = useNames()
  const name = (address: Address) => nameOf(address, chainId)?.name ?? shortenAddress(address)
  const { title, text } = alarmWords(alarm, name(alarm.safe), name, now)
  return (
    <section
      className={clsx(styles.card, alarm.isExpected && styles.expected)}
      role={alarm.isExpected ? undefined : 'alert'}
      aria-label={`Recovery alarm of ${name(alarm.safe)}`}
    >
      <Icon name={alarm.isExpected ? 'clock' : 'alert-octagon'} size={22} />
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <Button
        variant={alarm.isExpected ? 'default' : 'filled'}
        renderRoot={(props) => <Link {...props} to="/safes/$safe/setup/recovery" params={{ safe: account }} />}
      >
        {alarm.isExpected ? 'Look at it' : 'Read it and cancel'}
      </Button>
    </section>
  )
}
