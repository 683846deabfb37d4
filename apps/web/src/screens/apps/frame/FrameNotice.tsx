import { EmptyState, NoticeStrip } from '@countersign/ui'
import { Button, Group } from '@mantine/core'
import type { FrameView } from './frameWatch.ts'

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
      <Button onClick={onReload}>Reload app</Button>
      <Button onClick={onClose}>Close app</Button>
    </Group>
  )
  switch (view) {
    case 'loading':
    case 'running':
      return null
    case 'slow':
      return (
        <NoticeStrip title={`${name} is slow.`} icon="hourglass">
          No answer from {origin} for 15 seconds. It is still loading.
        </NoticeStrip>
      )
    case 'silent':
      return (
        <NoticeStrip title={`${name} opened but has not contacted the wallet.`} icon="help-circle">
          It may be made for other wallets, allow only certain wallet addresses, or not be a Safe App.
        </NoticeStrip>
      )
    case 'failed':
      return (
        <EmptyState
          level={2}
          sentence="Safe App could not be loaded."
          detail={`There was an error loading the Safe App: nothing came from ${origin} for 30 seconds.`}
          action={again}
        />
      )
    case 'left':
      return (
        <EmptyState
          level={2}
          sentence="The app navigated away."
          detail={`The frame shows a page that is not at ${origin}, or that does not respond. It is hidden, because it could imitate the app. The open requests of ${name} are declined.`}
          action={again}
        />
      )
    case 'ended':
      return (
        <EmptyState
          level={2}
          sentence="The isolated app was ended."
          detail={`It opened a second page. An isolated app has no origin, so the wallet cannot tell that page from ${origin}. The frame was closed and its requests are declined.`}
          action={again}
        />
      )
    case 'old-protocol':
      return (
        <EmptyState
          level={2}
          sentence="This app uses an unsupported protocol."
          detail={`${name} uses protocol version 0 for Safe Apps, from 2020. This wallet supports versions 1 to 9. Ask the makers of the app for an update.`}
          action={<Button onClick={onClose}>Close app</Button>}
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
      sentence={to === null ? 'Another page responds instead of the app.' : `This app moved to ${to}.`}
      detail={`You opened ${origin}, and the frame went to ${to ?? 'a page without an address'}. That page is hidden and gets no answer. If ${name} really moved, open the new address: it counts as another app, without the permissions of ${origin}.`}
      action={
        <Group gap="xs">
          {to !== null && <Button onClick={() => onFollow(to)}>Open {to} instead</Button>}
          <Button onClick={onClose}>Close app</Button>
        </Group>
      }
    />
  )
}
