import { Logo, SkeletonRows } from '@countersign/ui'
import styles from './Bare.module.css'

/** Before anything is known, and only when that takes longer than a blink. */
export function PendingShell() {
  return (
    <div className={styles.bare}>
      <Logo size={28} label="Countersign" />
      <SkeletonRows rows={5} shape="account" label="Loading Countersign" />
    </div>
  )
}
