import { type ReactNode } from 'react'
import { useRequests, topicOfApp, type StoredRequest } from '../../requestStore.ts'
import styles from './AppRequests.module.css'
import { OpenRequest } from './OpenRequest.tsx'
import { WaitingMessage } from './WaitingMessage.tsx'
import { appRequestsMessages } from '../appRequestsMessages.ts'
import { requestTitle } from '../requestTitle.ts'

/** The open requests of the app in a session, oldest first. */
export const useAppRequests = (session: string): readonly StoredRequest[] =>
  useRequests().filter(({ topic, state }) => topic === topicOfApp(session) && state !== 'answered')

type Props = {
  readonly requests: readonly StoredRequest[]
  readonly mark: ReactNode
  /** Requests that the bridge holds back until the open one is answered. */
  readonly heldBack: number
  /** The effect of the request and its checks. */
  readonly body: (request: StoredRequest) => ReactNode
}

/** The app's requests, next to the frame and never over it. The owner reads one at a time. */
export function AppRequests({ requests, mark, heldBack, body }: Props) {
  const [open, ...others] = requests.filter(({ state }) => state === 'open')
  const waiting = requests.filter(({ state, ask }) => state === 'proposed' && ask.kind === 'message')
  const more = others.length + heldBack
  return (
    <section
      className={styles.aside}
      role={open ? 'dialog' : undefined}
      aria-label={open ? requestTitle(open) : appRequestsMessages.requests}
    >
      {open && (
        <OpenRequest key={open.key} request={open} title={requestTitle(open)} {...{ mark, more }}>
          {body(open)}
        </OpenRequest>
      )}
      {waiting.map((request) => (
        <WaitingMessage key={request.key} request={request} />
      ))}
    </section>
  )
}
