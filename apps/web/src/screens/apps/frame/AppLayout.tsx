import type { ReactNode } from 'react'
import styles from './AppLayout.module.css'

type Props = {
  /** Hidden while a request is reviewed. The frame stays mounted, because the answer goes there. */
  readonly isShown: boolean
  readonly stage: ReactNode
  /** The app's requests; null without a request. */
  readonly requests: ReactNode
}

/** The app with its requests beside it; on a phone they come from the bottom. */
export function AppLayout({ isShown, stage, requests }: Props) {
  return (
    <div className={styles.layout} data-shown={isShown || undefined} data-asks={requests ? '' : undefined}>
      {stage}
      {requests}
    </div>
  )
}
