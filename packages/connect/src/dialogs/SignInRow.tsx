import { useState, useSyncExternalStore } from 'react'
import { type OpenKit, useOpenKit } from '../kit/KitContext.tsx'
import { Button } from '../parts/Button.tsx'
import { endSession } from '../session/endSession.ts'
import type { SessionParts } from '../session/SessionParts.ts'
import { mergeConnectionStatus, type ConnectionStatus } from '../state/mergeConnectionStatus.ts'
import { authOf } from '../state/authOf.ts'
import { connectedMessages } from './connectedMessages.ts'
import styles from './AccountDialog.module.css'

/** Whether the wallet is signed in to the service, with the buttons to sign in or out; nothing without a sign-in. */
export function SignInRow() {
  const { session, state } = useOpenKit()
  return session && <Row session={session} state={state} />
}

function Row({ session, state }: { session: SessionParts; state: OpenKit['state'] }) {
  const status = useSignInStatus(state)
  const [isUnheard, setUnheard] = useState(false)
  const isSignedIn = status === 'connected'
  const leave = async () => setUnheard(!(await endSession(session)))
  return (
    <div className={styles.signIn}>
      <span>
        {isSignedIn ? connectedMessages.signedIn : connectedMessages.notSignedIn}
        <small>{isSignedIn ? connectedMessages.until : connectedMessages.optional}</small>
        {isUnheard && !isSignedIn && (
          <small role="status">
            {connectedMessages.signedOut}. {connectedMessages.signedOutText}
          </small>
        )}
      </span>
      {isSignedIn ? (
        <Button size="xs" onClick={() => void leave()}>
          {connectedMessages.signOut}
        </Button>
      ) : (
        <Button size="xs" isLoading={status === 'loading'} onClick={() => state.wallet.setDialog('signIn')}>
          {connectedMessages.signIn}
        </Button>
      )}
    </div>
  )
}

/** Combines the status of wallet and sign-in. */
function useSignInStatus({ wallet, auth }: OpenKit['state']): ConnectionStatus {
  const { status, address } = useSyncExternalStore(wallet.subscribe, wallet.get)
  const signedIn = useSyncExternalStore(auth.subscribe, auth.get)
  return mergeConnectionStatus(status, authOf(signedIn, address))
}
