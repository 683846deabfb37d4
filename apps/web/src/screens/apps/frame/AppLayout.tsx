import type { ReactNode } from 'react'
import styles from './AppLayout.module.css'

type Props = {
  /** Hidden while what the app asked for is read: it lives on, because its answer goes there. */
  readonly isShown: boolean
  readonly stage: ReactNode
  /** What the app asks for; null when it asks for nothing. */
  readonly requests: ReactNode
}

/** The app, and what it asks for beside it; on a phone from below. */
export function AppLayout({ isShown, stage, requests }: Props) {
  return (
    <div className={styles.layout} data-shown={isShown || undefined} data-asks={requests ? '' : undefined}>
      {stage}
      {requests}
    </div>
  )
}
