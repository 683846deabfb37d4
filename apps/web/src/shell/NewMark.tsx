import styles from './NotificationBell.module.css'
import { shellMessages as messages } from './shellMessages.ts'
import { useNewNotifications } from './useNewNotifications.ts'

/** On the phone the bell is behind "More", whose icon gets the mark of new notifications. */
export function NewMark() {
  const count = useNewNotifications()
  return (
    count > 0 && (
      <span className={`${styles.dot} ${styles.onIcon}`}>
        <span className="cs-visually-hidden">{messages.newOnes(count)}</span>
      </span>
    )
  )
}
