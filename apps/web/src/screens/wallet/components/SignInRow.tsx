import { toasts } from '@countersign/ui'
import { Button } from '@mantine/core'
import { endSession } from '../../../data/session/endSession.ts'
import { useConnectionStatus } from '../../../data/wallet/useConnectionStatus.ts'
import { openSignInDialog } from '../../../data/wallet/walletStore.ts'
import styles from './AccountDialog.module.css'

/** Whether the service knows who holds the address, and the way to change that. */
export function SignInRow() {
  const status = useConnectionStatus()
  const isSignedIn = status === 'connected'
  const leave = async () => {
    if (await endSession()) return
    toasts.show({ kind: 'info', title: 'Signed out here', detail: 'The service is told when it can be reached again.' })
  }
  return (
    <div className={styles.signIn}>
      <span>
        {isSignedIn ? 'Signed in to this service' : 'Not signed in to this service'}
        <small>
          {isSignedIn ? 'Until you sign out, or this wallet leaves' : 'Optional. Everything works without it'}
        </small>
      </span>
      {isSignedIn ? (
        <Button size="xs" onClick={() => void leave()}>
          Sign out
        </Button>
      ) : (
        <Button size="xs" loading={status === 'loading'} onClick={openSignInDialog}>
          Sign in
        </Button>
      )}
    </div>
  )
}
