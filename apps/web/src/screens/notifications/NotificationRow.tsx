import { parseAccountAddress } from '@countersign/primitives'
import { Icon, type IconName, Identicon, TimeText } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { type Notification, notificationStore } from '../../data/notifications/notificationStore.ts'
import { accountOfHref } from './accountOfHref.ts'
import styles from './Notifications.module.css'
import { notificationsMessages as messages } from './notificationsMessages.ts'

const ICONS: Record<Notification['kind'], IconName> = {
  signed: 'signature',
  executed: 'circle-check',
  info: 'info-circle',
  declined: 'circle-x',
  failure: 'alert-triangle',
  event: 'bell',
  alarm: 'alert-octagon',
}

type Props = {
  readonly notification: Notification
  /** The name of an account, given as `shortName:0x…`. */
  nameOf(account: string): string
}

export function NotificationRow({ notification: { id, kind, title, detail, href, at, isRead }, nameOf }: Props) {
  const account = accountOfHref(href)
  return (
    <li className={styles.row} data-kind={kind}>
      <span className={styles.new}>{!isRead && <span className="cs-visually-hidden">{messages.isNew}</span>}</span>
      <Icon name={ICONS[kind]} size={20} />
      <div className={styles.words}>
        <b>{title}</b>
        {account !== null && <AccountLine account={account} name={nameOf(account)} />}
        {detail !== null && <span>{detail}</span>}
        <TimeText at={at} form="relative" />
      </div>
      {href !== null && (
        <Link to={href} className="cs-act" onClick={() => notificationStore.markRead(new Set([id]))}>
          {messages.open}
        </Link>
      )}
    </li>
  )
}

function AccountLine({ account, name }: { account: string; name: string }) {
  const parsed = parseAccountAddress(account)
  return (
    <span className={styles.account}>
      {parsed.ok && <Identicon address={parsed.account.address} shape="account" size={16} />}
      {name}
    </span>
  )
}
