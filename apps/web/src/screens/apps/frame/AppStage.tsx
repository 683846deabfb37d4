import type { BridgeEvent, HostBridge } from '@countersign/app-bridge'
import { Icon, VerdictBadge } from '@countersign/ui'
import { ActionIcon } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { AppFrame, type AppFrameProps } from './AppFrame.tsx'
import styles from './AppStage.module.css'
import { FrameNotice, isCovered } from './FrameNotice.tsx'
import { useFrameWatch } from './useFrameWatch.ts'

export type AppStageProps = Pick<
  AppFrameProps,
  'app' | 'name' | 'isIsolated' | 'allow' | 'handlers' | 'isGranted' | 'isDark'
> & {
  readonly mark: ReactNode
  readonly isListed: boolean
  /** "Acts as Halden treasury on Ethereum". */
  readonly actsAs: ReactNode
  /** Prompts above the frame: permissions, pauses. */
  readonly prompts: ReactNode
  readonly onBridge: (bridge: HostBridge | null) => void
  readonly onEvent: (event: BridgeEvent) => void
  readonly onReload: () => void
  readonly onClose: () => void
  readonly onFollow: (url: string) => void
}

/** The app with the wallet's own bar above it. The frame never covers anything of the wallet. */
export function AppStage(props: AppStageProps) {
  const { app, name, isIsolated, mark, isListed, actsAs, prompts, onReload, onClose, onFollow } = props
  const { view, movedTo, tell } = useFrameWatch(isIsolated)
  const [isEnded, setEnded] = useState(false)
  const isGone = isEnded || view === 'ended' || view === 'failed'
  if (isGone && !isEnded) setEnded(true)
  const isHidden = isCovered(view)
  return (
    <section className={styles.stage} aria-label="App">
      <div className={styles.bar}>
        {mark}
        <h1>{name}</h1>
        <b className={styles.origin}>{app.origin}</b>
        <VerdictBadge verdict="unchecked" label={isListed ? 'Outside code' : 'Outside code, not listed'} />
        {isIsolated && <span className={styles.tag}>isolated</span>}
        <span className={styles.acts}>{actsAs}</span>
        <ActionIcon aria-label="Reload app" onClick={onReload}>
          <Icon name="refresh" />
        </ActionIcon>
        <ActionIcon aria-label="Close app" onClick={onClose}>
          <Icon name="x" />
        </ActionIcon>
      </div>
      {prompts}
      <FrameNotice {...{ view, name, movedTo, onReload, onClose, onFollow }} origin={app.origin} />
      <div className={styles.ground} hidden={isHidden}>
        {!isGone && <AppFrame {...props} onNews={tell} />}
      </div>
    </section>
  )
}
