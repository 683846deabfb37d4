import { VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import type { AppOrigin } from '@countersign/describe/message'
import { hostOfUrl } from '../../model/hostOfUrl.ts'
import { isKeyOfApp, useRequests } from '../../requestStore.ts'
import { appRequestsMessages } from '../appRequestsMessages.ts'
import styles from './AppGone.module.css'

type Props = {
  /** The request of the draft on the page; undefined if the draft came from no app. */
  readonly request: string | undefined
  readonly app: AppOrigin | null | undefined
  readonly what: 'transaction' | 'message'
  readonly onDrop: () => void
}

/** Shown above the draft of an embedded app whose frame was closed or lost by a reload. */
export function AppGone({ request, app, what, onDrop }: Props) {
  const isWaiting = useRequests().some(({ key }) => key === request)
  if (request === undefined || !isKeyOfApp(request) || isWaiting) return null
  const title = app ? appRequestsMessages.closed({ host: hostOfUrl(app.url) }) : appRequestsMessages.appClosed
  return (
    <div className={styles.gone} role="region" aria-label={appRequestsMessages.appClosed}>
      <VerdictNote verdict="caution" title={title}>
        {what === 'transaction' ? appRequestsMessages.finishTransaction : appRequestsMessages.finishMessage}
        <Button size="xs" onClick={onDrop}>
          {appRequestsMessages.discard}
        </Button>
      </VerdictNote>
    </div>
  )
}
