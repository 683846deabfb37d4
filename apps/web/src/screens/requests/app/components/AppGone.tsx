import { VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import type { AppOrigin } from '@countersign/describe/message'
import { hostOfUrl } from '../../model/hostOfUrl.ts'
import { isKeyOfApp, useRequests } from '../../requestStore.ts'
import styles from './AppGone.module.css'

type Props = {
  /** Of the draft on the page; undefined: nobody asked for it. */
  readonly request: string | undefined
  readonly app: AppOrigin | null | undefined
  readonly what: 'transaction' | 'message'
  readonly onDrop: () => void
}

/** Above what an embedded app asked for, once the app that waited is closed, or the page was loaded again. */
export function AppGone({ request, app, what, onDrop }: Props) {
  const isWaiting = useRequests().some(({ key }) => key === request)
  if (request === undefined || !isKeyOfApp(request) || isWaiting) return null
  const host = app ? hostOfUrl(app.url) : 'The app'
  return (
    <div className={styles.gone} role="region" aria-label="The app is gone">
      <VerdictNote verdict="caution" title={`${host} is not open any more`}>
        It asked for this {what}, and was closed or lost when this page was loaded again. You can still finish here:{' '}
        {what === 'transaction' ? 'your signature puts it into the queue' : 'your signature is kept with the messages'}{' '}
        as any other. The app will not be answered: it was told that the request was rejected, or hears nothing. Opened
        again, it would have to ask anew.
        <Button size="xs" onClick={onDrop}>
          Drop it
        </Button>
      </VerdictNote>
    </div>
  )
}
