import { Icon, InfoNote, VerdictNote } from '@countersign/ui'
import { ActionIcon, Button } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { DraftOnlyNote } from '../../../../parts/gate/DraftOnlyNote.tsx'
import { hostOfUrl } from '../../model/hostOfUrl.ts'
import type { StoredRequest } from '../../requestStore.ts'
import { useReviewRequest } from '../../useReviewRequest.ts'
import { decline } from '../askOwners.ts'
import styles from './AppRequests.module.css'
import { useArmed } from './useArmed.ts'

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
  const { isBusy, error, review } = useReviewRequest(request)
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
            <b>{hostOfUrl(request.app.url)}</b>, {wordsOf(request)}
          </p>
        </div>
        <ActionIcon aria-label="Close request" onClick={reject}>
          <Icon name="x" />
        </ActionIcon>
      </header>
      <div className={styles.content} role="group" aria-label="What the app requests" tabIndex={0}>
        {children}
        <DraftOnlyNote />
        {more > 0 && (
          <InfoNote title={more === 1 ? '1 more request waits' : `${more} more requests wait`}>
            They are shown one by one, after you answer this one.
          </InfoNote>
        )}
        {error !== null && <VerdictNote verdict="danger" title={error} announce />}
      </div>
      <footer ref={buttons} className={styles.foot}>
        <Button size="md" onClick={reject}>
          Decline
        </Button>
        <Button
          size="md"
          variant="filled"
          loading={isBusy}
          aria-disabled={!isArmed}
          data-disabled={!isArmed}
          onClick={guard(() => void review())}
        >
          Review and sign
        </Button>
      </footer>
    </>
  )
}

function wordsOf({ ask }: StoredRequest): string {
  if (ask.kind === 'calls') return ask.calls.length === 1 ? '1 call' : `${ask.calls.length} calls in one batch`
  const what = typeof ask.content === 'string' ? 'a text' : 'typed data'
  return ask.kind === 'message' ? `${what}, no transaction` : `${what}, signed by a transaction`
}
