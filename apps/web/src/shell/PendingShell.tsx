import { Logo, SkeletonRows } from '@countersign/ui'
import styles from './Bare.module.css'
import { shellMessages as messages } from './shellMessages.ts'

const PRODUCT = 'Countersign'

/** Shown before any data is loaded, and only when that takes a noticeable time. */
export function PendingShell() {
  return (
    <div className={styles.bare}>
      <Logo size={28} label={PRODUCT} />
      <SkeletonRows rows={5} shape="account" label={messages.starting} />
    </div>
  )
}
