import { toasts } from '@countersign/ui'
import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import { type Notification, notificationStore } from '../../data/notifications/notificationStore.ts'
import type { Shown } from './filterNotifications.ts'
import styles from './Notifications.module.css'
import { notificationsMessages as messages } from './notificationsMessages.ts'

const SHOWN = ['all', 'new', 'alarms'] as const

type Props = {
  readonly all: readonly Notification[]
  readonly counts: Readonly<Record<Shown, number>>
  readonly shown: Shown
  onShow(shown: Shown): void
  /** The accounts to choose from, as `shortName:0x…` with their titles. */
  readonly accounts: readonly { readonly value: string; readonly label: string }[]
  /** The chosen one; empty for all. */
  readonly account: string
  onAccount(account: string): void
}

/** The filters of the list, and what can be done with all of it. */
export function NotificationTools({ all, counts, shown, onShow, accounts, account, onAccount }: Props) {
  const unread = all.filter(({ isRead }) => !isRead)
  return (
    <div className={styles.tools}>
      <SegmentedControl
        aria-label={messages.filter}
        value={shown}
        onChange={(value) => onShow(SHOWN.find((one) => one === value) ?? 'all')}
        data={[
          { value: 'all', label: messages.all({ count: counts.all }) },
          { value: 'new', label: messages.new({ count: counts.new }) },
          { value: 'alarms', label: messages.alarmsOnly({ count: counts.alarms }) },
        ]}
      />
      {accounts.length > 1 && (
        <NativeSelect
          aria-label={messages.account}
          value={account}
          onChange={(event) => onAccount(event.currentTarget.value)}
          data={[{ value: '', label: messages.allAccounts }, ...accounts]}
        />
      )}
      <span className={styles.acts}>
        {unread.length > 0 && (
          <Button variant="subtle" onClick={() => notificationStore.markRead(new Set(unread.map(({ id }) => id)))}>
            {messages.markAll}
          </Button>
        )}
        <Button variant="subtle" onClick={clearAll}>
          {messages.clear}
        </Button>
      </span>
    </div>
  )
}

function clearAll() {
  const removed = notificationStore.clear()
  toasts.show({
    kind: 'info',
    id: 'notifications-cleared',
    title: messages.cleared,
    action: { label: messages.undo, onClick: () => notificationStore.restore(removed) },
  })
}
