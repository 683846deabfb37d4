import { NoticeStrip } from '@countersign/ui'
import { useEffect, useEffectEvent } from 'react'
import { appFrameMessages } from './appFrameMessages.ts'

type Props = {
  readonly name: string
  /** As `performance.now()`. */
  readonly until: number
  readonly onBlock: () => void
  readonly onOver: () => void
}

/** Shown after the app repeated requests that were declined. */
export function Paused({ name, until, onBlock, onOver }: Props) {
  const over = useEffectEvent(() => onOver())
  useEffect(() => {
    const timer = setTimeout(() => over(), Math.max(0, until - performance.now()))
    return () => clearTimeout(timer)
  }, [until])
  return (
    <NoticeStrip title={appFrameMessages.paused({ name })} action={{ label: appFrameMessages.block, onClick: onBlock }}>
      {appFrameMessages.pausedText}
    </NoticeStrip>
  )
}
