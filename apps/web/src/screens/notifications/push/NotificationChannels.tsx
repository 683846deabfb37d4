import { SectionHeading, toasts, VerdictNote } from '@countersign/ui'
import { Button, Switch } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { lacksOwnService } from '../../../data/api/lacksOwnService.ts'
import { errorWords } from '../../../data/connection/errorWords.ts'
import { subscribeBrowser } from '../../../data/notifications/push/browserPush.ts'
import { endPush } from '../../../data/notifications/push/registerPush.ts'
import { PushConsentDialog } from './PushConsentDialog.tsx'
import styles from './Push.module.css'
import { pushMessages as messages } from './pushMessages.ts'
import type { Push } from './usePush.ts'

/** The channels of notifications, and the switch of those that arrive while the page is closed. */
export function NotificationChannels({ push }: { push: Push }) {
  const { obstacle, publicKey, isOn, isLost, registration, subscription, refresh } = push
  const [isAsking, setAsking] = useState(false)
  const isOffered = !lacksOwnService(useDataSource())
  const asking = useMutation({
    mutationFn: () => subscribeBrowser(publicKey),
    onSuccess: refresh,
    onSettled: () => setAsking(false),
  })
  const ending = useMutation({
    mutationFn: () => endPush(registration?.endpoint ?? subscription?.endpoint ?? null),
    onSuccess: async (isDeleted) => {
      await refresh()
      toasts.show({ kind: 'info', title: messages.stopped, ...(isDeleted ? {} : { detail: messages.stoppedAlone }) })
    },
  })
  return (
    <section aria-labelledby="channels-heading">
      <SectionHeading id="channels-heading" title={messages.how} />
      <div className="cs-panel">
        <Way title={messages.inPage} text={messages.inPageText}>
          <span className={styles.quiet}>{messages.on}</span>
        </Way>
        {isOffered && (
          <>
            <Way id="push-text" title={messages.closed} text={messages.closedText}>
              <Switch
                aria-label={messages.closed}
                aria-describedby="push-text"
                checked={isOn}
                disabled={obstacle !== null || ending.isPending || asking.isPending}
                onChange={(event) => (event.currentTarget.checked ? setAsking(true) : ending.mutate())}
              />
            </Way>
            <Way title={messages.webhook} text={messages.webhookText} />
          </>
        )}
      </div>
      <div className={styles.notes} aria-live="polite">
        {obstacle !== null && (
          <VerdictNote verdict="unchecked" title={messages.cannot}>
            {messages[obstacle]}
          </VerdictNote>
        )}
        {obstacle === null && isLost && (
          <VerdictNote
            verdict="caution"
            title={messages.lost}
            action={<Button onClick={() => setAsking(true)}>{messages.again}</Button>}
          >
            {messages.lostText}
          </VerdictNote>
        )}
        {asking.error && <Refusal error={asking.error} />}
      </div>
      {isAsking && (
        <PushConsentDialog isBusy={asking.isPending} onAsk={() => asking.mutate()} onClose={() => setAsking(false)} />
      )}
    </section>
  )
}

const Refusal = ({ error }: { error: Error }) =>
  error.name === 'NotAllowedError' ? (
    <VerdictNote verdict="caution" title={messages.notAllowed}>
      {messages.notAllowedText}
    </VerdictNote>
  ) : (
    <VerdictNote verdict="caution" title={messages.failed}>
      {messages.failedText({ reason: errorWords(error) })}
    </VerdictNote>
  )

type WayProps = { readonly id?: string; readonly title: string; readonly text: string; readonly children?: ReactNode }

const Way = ({ id, title, text, children }: WayProps) => (
  <div className={styles.way}>
    <div>
      <b>{title}</b>
      <p id={id}>{text}</p>
    </div>
    {children}
  </div>
)
