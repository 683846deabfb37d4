import { Logo, SkeletonRows } from '@countersign/ui'
import styles from './Bare.module.css'

/** Shown before any data is loaded, and only when that takes a noticeable time. */
export function PendingShell() {
  return (
    <div className={styles.bare}>
      <Logo size={28} label="Countersign" />
      <SkeletonRows rows={5} shape="account" label="Loading Countersign" />
    </div>
  )
}
