import { SectionHeading } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { loadNextBuild } from '../../../data/offline/loadNextBuild.ts'
import { pushStore, usePushRegistration } from '../../../data/notifications/push/pushStore.ts'
import { endPush } from '../../../data/notifications/push/registerPush.ts'
import { pageCopy } from '../../../data/offline/pageCopy.ts'
import { removeCopy } from '../../../data/offline/removeCopy.ts'
import { useStore } from '../../../data/store/useStore.ts'
import { buildMessages as messages } from '../buildMessages.ts'
import styles from './Build.module.css'

/** Without its worker the browser receives no messages either, so the registration at the service is removed. */
async function remove(): Promise<void> {
  const registration = pushStore.get()
  if (registration !== null) await endPush(registration.endpoint)
  await removeCopy()
}

/** What this browser keeps of the page, and how to get rid of it. */
export function PageCopySection() {
  const { isKept, next } = useStore(pageCopy)
  const registration = usePushRegistration()
  const [isRemoved, setRemoved] = useState(false)
  return (
    <>
      <SectionHeading id="copy-heading" title={messages.copy} />
      <section className={`cs-panel ${styles.text}`} aria-labelledby="copy-heading">
        <p role="status">{isRemoved ? messages.removed : isKept ? messages.isKept : messages.notKept}</p>
        {next !== null && (
          <p>
            {messages.next({ next: next.slice(0, 12) })}{' '}
            <button type="button" className="cs-link" onClick={() => void loadNextBuild()}>
              {messages.use}
            </button>
          </p>
        )}
        <p>{messages.limits}</p>
        {registration !== null && <p>{messages.endsMessages}</p>}
        {isKept && (
          <Button variant="default" onClick={() => void remove().then(() => setRemoved(true))}>
            {messages.remove}
          </Button>
        )}
      </section>
    </>
  )
}
