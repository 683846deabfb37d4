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
  /** Opens what the app moved to, as an app of its own. */
  readonly onFollow: (url: string) => void
}

/** Whether the frame must not be seen any more: what is in it is not the app. */
export const isCovered = (view: FrameView): boolean =>
  view === 'failed' || view === 'left' || view === 'moved' || view === 'old-protocol' || view === 'ended'

/** What is wrong with the app in the frame: a strip above it, or a page in its place. */
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
          Nothing came from {origin} for 15 seconds. It is still being loaded.
        </NoticeStrip>
      )
    case 'silent':
      return (
        <NoticeStrip title={`${name} opened but has not contacted the wallet.`} icon="help-circle">
          It may be made for other wallets only, accept other addresses of wallets only, or not be an app for accounts.
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
          detail={`The frame went to a page that is not or does not answer as ${origin}. It is not shown, because it could look like anything. What ${name} had asked for is declined.`}
          action={again}
        />
      )
    case 'ended':
      return (
        <EmptyState
          level={2}
          sentence="The isolated app was ended."
          detail={`It opened a second page. An isolated app has no origin by which that page could be told from ${origin}, so it was closed and what it asked for is declined.`}
          action={again}
        />
      )
    case 'old-protocol':
      return (
        <EmptyState
          level={2}
          sentence="This app uses an unsupported protocol."
          detail={`${name} speaks version 0 of the protocol for apps, from 2020. Versions 1 to 9 are answered. Its makers would have to update it.`}
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
      sentence={to === null ? 'Another page answers in the app’s place.' : `This app moved to ${to}.`}
      detail={`You opened ${origin}, and the frame went to ${to ?? 'a page without an address'}. That page is not shown and gets no answer. If ${name} really moved, open it there: it is then an app of its own, with nothing of what you allowed ${origin}.`}
      action={
        <Group gap="xs">
          {to !== null && <Button onClick={() => onFollow(to)}>Open {to} instead</Button>}
          <Button onClick={onClose}>Close app</Button>
        </Group>
      }
    />
  )
}
