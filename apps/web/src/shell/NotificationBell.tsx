import { Icon } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { recordToasts } from '../data/notifications/recordToasts.ts'
import { shellMessages as messages } from './shellMessages.ts'
import styles from './NotificationBell.module.css'
import { useNewNotifications } from './useNewNotifications.ts'

/** Opens the notifications, and says whether there are new ones. Records what the toasts say. */
export function NotificationBell() {
  useEffect(() => recordToasts(), [])
  const unread = useNewNotifications()
  return (
    <Link to="/notifications" className={styles.bell} aria-label={messages.notificationsNew(unread)}>
      <Icon name="bell" />
      {unread > 0 && <span className={styles.dot} aria-hidden />}
    </Link>
  )
}
