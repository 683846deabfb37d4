import { EmptyState, Icon, type IconName, PageHeader, SectionHeading, TimeText, toasts } from '@countersign/ui'
import { Button, SegmentedControl } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import {
  KEPT_DAYS,
  type Notification,
  notificationStore,
  useNotifications,
} from '../../data/notifications/notificationStore.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import { dayTitle, startOfDay } from '../../parts/lists/dayTitle.ts'
import styles from './Notifications.module.css'
import { notificationsMessages as messages } from './notificationsMessages.ts'

const ICONS: Record<Notification['kind'], IconName> = {
  signed: 'signature',
  executed: 'circle-check',
  info: 'info-circle',
  declined: 'circle-x',
  failure: 'alert-triangle',
}

/** What the toasts of this browser said, by day, and how else a person is told. */
export function NotificationsPage({ aside }: { aside: ReactNode }) {
  const all = useNotifications()
  const [isNewOnly, setNewOnly] = useState(false)
  const [now] = useState(Date.now)
  useDocumentTitle(messages.title)
  const unread = all.filter(({ isRead }) => !isRead)
  const shown = isNewOnly ? unread : all
  const markAll = () => notificationStore.markRead(new Set(unread.map(({ id }) => id)))
  return (
    <>
      <PageHeader title={messages.title} subtitle={messages.subtitle(KEPT_DAYS)} />
      <div className={styles.columns}>
        <div>
          {all.length > 0 && (
            <div className={styles.tools}>
              <SegmentedControl
                aria-label={messages.filter}
                value={isNewOnly ? 'new' : 'all'}
                onChange={(value) => setNewOnly(value === 'new')}
                data={[
                  { value: 'all', label: messages.all({ count: all.length }) },
                  { value: 'new', label: messages.new({ count: unread.length }) },
                ]}
              />
              {unread.length > 0 && (
                <Button variant="subtle" onClick={markAll}>
                  {messages.markAll}
                </Button>
              )}
              <Button variant="subtle" onClick={() => clearAll([...all])}>
                {messages.clear}
              </Button>
            </div>
          )}
          {shown.length > 0 ? (
            byDay(shown).map(([start, ofDay]) => (
              <section key={start} className={styles.day} aria-labelledby={`day-${start}`}>
                <SectionHeading id={`day-${start}`} title={dayTitle(start, now)} count={ofDay.length} />
                <ul className={`cs-panel ${styles.list}`}>
                  {ofDay.map((one) => (
                    <Row key={one.id} notification={one} />
                  ))}
                </ul>
              </section>
            ))
          ) : (
            <Nothing read={all.length} onAll={() => setNewOnly(false)} />
          )}
        </div>
        {aside}
      </div>
    </>
  )
}

function clearAll(before: Notification[]) {
  notificationStore.clear()
  toasts.show({
    kind: 'info',
    id: 'notifications-cleared',
    title: messages.cleared,
    action: { label: messages.undo, onClick: () => notificationStore.restore(before) },
  })
}

function Nothing({ read, onAll }: { read: number; onAll: () => void }) {
  return read > 0 ? (
    <EmptyState
      level={2}
      sentence={messages.nothingNew}
      detail={messages.nothingNewDetail(read)}
      action={<Button onClick={onAll}>{messages.showAll}</Button>}
    />
  ) : (
    <EmptyState
      level={2}
      sentence={messages.nothing}
      detail={messages.nothingDetail}
      action={
        <Link to="/" className="cs-act">
          {messages.needsYou}
        </Link>
      }
    />
  )
}

function Row({ notification: { id, kind, title, detail, href, at, isRead } }: { notification: Notification }) {
  return (
    <li className={styles.row} data-kind={kind}>
      <span className={styles.new}>{!isRead && <span className="cs-visually-hidden">{messages.isNew}</span>}</span>
      <Icon name={ICONS[kind]} size={20} />
      <div className={styles.words}>
        <b>{title}</b>
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

function byDay(all: readonly Notification[]): [number, Notification[]][] {
  const days = new Map<number, Notification[]>()
  for (const one of all) {
    const start = startOfDay(one.at)
    days.set(start, [...(days.get(start) ?? []), one])
  }
  return [...days]
}
