import { NoticeStrip } from '@countersign/ui'
import { useEffect, useEffectEvent } from 'react'

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
    <NoticeStrip title={`Requests of ${name} are paused.`} action={{ label: 'Block this app', onClick: onBlock }}>
      You declined several requests in a row. The app can send requests again in a moment.
    </NoticeStrip>
  )
}
