import { Icon, InfoNote, VerdictNote, RichText } from '@countersign/ui'
import { ActionIcon, Button } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { DraftOnlyNote } from '../../../../parts/gate/DraftOnlyNote.tsx'
import { hostOfUrl } from '../../model/hostOfUrl.ts'
import { useArmed } from '../../../../parts/gate/useArmed.ts'
import type { StoredRequest } from '../../requestStore.ts'
import { useBatchRequest } from '../../useBatchRequest.ts'
import { useReviewRequest } from '../../useReviewRequest.ts'
import { answerBatched, decline } from '../appHandlers.ts'
import { requestsMessages } from '../../requestsMessages.ts'
import styles from './AppRequests.module.css'
import { appRequestsMessages } from '../appRequestsMessages.ts'

type Props = {
  readonly request: StoredRequest
  readonly title: string
  readonly mark: ReactNode
  /** Further requests of the app. */
  readonly more: number
  readonly children: ReactNode
}

/** One request to review. Closing it declines it, and the app is informed. */
export function OpenRequest({ request, title, mark, more, children }: Props) {
  const { isBusy, error, act, review } = useReviewRequest(request)
  const batch = useBatchRequest(request, () => answerBatched(request.key))
  const buttons = useRef<HTMLElement>(null)
  const { isArmed, guard } = useArmed(buttons)
  const reject = () => void decline(request.key)
  return (
    <>
      <header className={styles.head}>
        {mark}
        <div>
          <h2>{title}</h2>
          <p>
            <RichText text={wordsOf(request)} slots={{ host: <b>{hostOfUrl(request.app.url)}</b> }} />
          </p>
        </div>
        <ActionIcon aria-label={appRequestsMessages.closeRequest} onClick={reject}>
          <Icon name="x" />
        </ActionIcon>
      </header>
      <div className={styles.content} role="group" aria-label={appRequestsMessages.whatRequested} tabIndex={0}>
        {children}
        <DraftOnlyNote />
        {more > 0 && <InfoNote title={appRequestsMessages.moreWait(more)}>{appRequestsMessages.oneByOne}</InfoNote>}
        {error !== null && <VerdictNote verdict="danger" title={error} announce />}
      </div>
      <footer ref={buttons} className={styles.foot}>
        {batch.canAdd && (
          <Button
            size="md"
            className={styles.whole}
            title={requestsMessages.batchedNote({ app: request.app.name })}
            leftSection={<Icon name="stack-2" size={18} />}
            disabled={isBusy}
            aria-disabled={!isArmed}
            data-disabled={!isArmed}
            onClick={guard(() => void act(batch.add))}
          >
            {appRequestsMessages.addToBatch}
          </Button>
        )}
        <Button size="md" onClick={reject}>
          {appRequestsMessages.decline}
        </Button>
        <Button
          size="md"
          variant="filled"
          loading={isBusy}
          aria-disabled={!isArmed}
          data-disabled={!isArmed}
          onClick={guard(() => void review())}
        >
          {appRequestsMessages.reviewAndSign}
        </Button>
      </footer>
    </>
  )
}

function wordsOf({ ask }: StoredRequest): string {
  if (ask.kind === 'calls') return appRequestsMessages.ofCalls(ask.calls.length)
  const isText = typeof ask.content === 'string'
  if (ask.kind === 'message') return isText ? appRequestsMessages.ofText : appRequestsMessages.ofTyped
  return isText ? appRequestsMessages.ofTextOnChain : appRequestsMessages.ofTypedOnChain
}
