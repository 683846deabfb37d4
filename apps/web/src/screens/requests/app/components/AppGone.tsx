import { VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import type { AppOrigin } from '@countersign/describe/message'
import { hostOfUrl } from '../../model/hostOfUrl.ts'
import { isKeyOfApp, useRequests } from '../../requestStore.ts'
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
  const host = app ? hostOfUrl(app.url) : 'The app'
  return (
    <div className={styles.gone} role="region" aria-label="The app is closed">
      <VerdictNote verdict="caution" title={`${host} is closed`}>
        It requested this {what}, and was closed, or lost when this page was reloaded. You can still finish here:{' '}
        {what === 'transaction'
          ? 'your signature proposes it to the queue'
          : 'your signature is stored with the messages'}{' '}
        as usual. The app gets no answer, or was told that the request was rejected. If you open it again, it has to
        send a new request.
        <Button size="xs" onClick={onDrop}>
          Discard it
        </Button>
      </VerdictNote>
    </div>
  )
}
