import type { BridgeEvent, HostBridge } from '@countersign/app-bridge'
import { Icon, VerdictBadge } from '@countersign/ui'
import { ActionIcon } from '@mantine/core'
import { useState, type ReactNode, useCallback, useEffect } from 'react'
import { AppFrame, type AppFrameProps } from './AppFrame.tsx'
import { FrameNotice, isCovered } from './FrameNotice.tsx'
import { withNews, viewOf, watchFrom, type FrameNews, type FrameView } from './frameWatch.ts'
import { appFrameMessages } from './appFrameMessages.ts'
import styles from './AppStage.module.css'

const LOOK_MS = 500

/** Tracks one document of the frame; a new key starts again. */
function useFrameWatch(isIsolated: boolean): {
  readonly view: FrameView
  readonly movedTo: string | null
  readonly addNews: (news: FrameNews) => void
} {
  const [watch, setWatch] = useState(() => watchFrom(Date.now()))
  const [now, setNow] = useState(() => Date.now())
  const view = viewOf(watch, isIsolated, now)
  const isSettled = view === 'running' && watch.contactedAt !== null && watch.loads <= 1
  useEffect(() => {
    if (isSettled) return
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [isSettled])
  const addNews = useCallback((news: FrameNews) => setWatch((known) => withNews(known, news)), [])
  return { view, movedTo: watch.movedTo, addNews }
}

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

/** The app below the wallet's own bar. The frame never covers parts of the wallet. */
export function AppStage(props: AppStageProps) {
  const { app, name, isIsolated, mark, isListed, actsAs, prompts, onReload, onClose, onFollow } = props
  const { view, movedTo, addNews } = useFrameWatch(isIsolated)
  const [isEnded, setEnded] = useState(false)
  const isGone = isEnded || view === 'ended' || view === 'failed'
  if (isGone && !isEnded) setEnded(true)
  const isHidden = isCovered(view)
  return (
    <section className={styles.stage} aria-label={appFrameMessages.app}>
      <div className={styles.bar}>
        {mark}
        <h1>{name}</h1>
        <b className={styles.origin}>{app.origin}</b>
        <VerdictBadge
          verdict="unchecked"
          label={isListed ? appFrameMessages.outside : appFrameMessages.outsideNotListed}
        />
        {isIsolated && <span className={styles.tag}>{appFrameMessages.isolated}</span>}
        <span className={styles.acts}>{actsAs}</span>
        <ActionIcon aria-label={appFrameMessages.reload} onClick={onReload}>
          <Icon name="refresh" />
        </ActionIcon>
        <ActionIcon aria-label={appFrameMessages.close} onClick={onClose}>
          <Icon name="x" />
        </ActionIcon>
      </div>
      {prompts}
      <FrameNotice {...{ view, name, movedTo, onReload, onClose, onFollow }} origin={app.origin} />
      <div className={styles.ground} hidden={isHidden}>
        {!isGone && <AppFrame {...props} onNews={addNews} />}
      </div>
    </section>
  )
}
