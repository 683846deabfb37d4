import { EmptyState, NoticeStrip } from '@countersign/ui'
import { Button, Group } from '@mantine/core'
import type { FrameView } from './frameWatch.ts'
import { appFrameMessages } from './appFrameMessages.ts'

export type FrameNoticeProps = {
  readonly view: FrameView
  readonly name: string
  readonly origin: string
  readonly movedTo: string | null
  readonly onReload: () => void
  readonly onClose: () => void
  /** Opens the address to which the app moved, as another app. */
  readonly onFollow: (url: string) => void
}

/** Whether the frame must be hidden, because its content is not the app. */
export const isCovered = (view: FrameView): boolean =>
  view === 'failed' || view === 'left' || view === 'moved' || view === 'old-protocol' || view === 'ended'

/** A problem of the app: as a strip above the frame, or as a page instead of it. */
export function FrameNotice({ view, name, origin, movedTo, onReload, onClose, onFollow }: FrameNoticeProps) {
  const again = (
    <Group gap="xs">
      <Button onClick={onReload}>{appFrameMessages.reload}</Button>
      <Button onClick={onClose}>{appFrameMessages.close}</Button>
    </Group>
  )
  switch (view) {
    case 'loading':
    case 'running':
      return null
    case 'slow':
      return (
        <NoticeStrip title={appFrameMessages.slow({ name })} icon="hourglass">
          {appFrameMessages.slowText({ origin })}
        </NoticeStrip>
      )
    case 'silent':
      return (
        <NoticeStrip title={appFrameMessages.silent({ name })} icon="help-circle">
          {appFrameMessages.silentText}
        </NoticeStrip>
      )
    case 'failed':
      return (
        <EmptyState
          level={2}
          sentence={appFrameMessages.failed}
          detail={appFrameMessages.failedText({ origin })}
          action={again}
        />
      )
    case 'left':
      return (
        <EmptyState
          level={2}
          sentence={appFrameMessages.left}
          detail={appFrameMessages.leftText({ name, origin })}
          action={again}
        />
      )
    case 'ended':
      return (
        <EmptyState
          level={2}
          sentence={appFrameMessages.ended}
          detail={appFrameMessages.endedText({ origin })}
          action={again}
        />
      )
    case 'old-protocol':
      return (
        <EmptyState
          level={2}
          sentence={appFrameMessages.oldProtocol}
          detail={appFrameMessages.oldProtocolText({ name })}
          action={<Button onClick={onClose}>{appFrameMessages.close}</Button>}
        />
      )
    case 'moved':
      return <Moved {...{ name, origin, movedTo, onFollow, onClose }} />
  }
}

type MovedProps = Pick<FrameNoticeProps, 'name' | 'origin' | 'movedTo' | 'onFollow' | 'onClose'>

function Moved({ name, origin, movedTo, onFollow, onClose }: MovedProps) {
  const to = movedTo !== null && URL.canParse(movedTo) ? new URL(movedTo).origin : null
  return (
    <EmptyState
      level={2}
      sentence={to === null ? appFrameMessages.otherPage : appFrameMessages.moved({ to })}
      detail={appFrameMessages.movedText({ name, origin, to: to ?? appFrameMessages.noAddress })}
      action={
        <Group gap="xs">
          {to !== null && <Button onClick={() => onFollow(to)}>{appFrameMessages.openInstead({ to })}</Button>}
          <Button onClick={onClose}>{appFrameMessages.close}</Button>
        </Group>
      }
    />
  )
}
