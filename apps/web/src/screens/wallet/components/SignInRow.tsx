import { toasts } from '@countersign/ui'
import { Button } from '@mantine/core'
import { isSameAddress } from '@countersign/primitives'
import { endSession } from '../../../data/session/endSession.ts'
import { openSignInDialog, useWallet } from '../../../data/wallet/walletStore.ts'
import { useAuth } from '../../../data/wallet/authStore.ts'
import { mergeConnectionStatus, type ConnectionStatus } from '../../../data/wallet/mergeConnectionStatus.ts'
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

/** Wallet and sign-in as one status, where signing in matters. `useWallet().status` is the status of the wallet alone. */
function useConnectionStatus(): ConnectionStatus {
  const { status, address } = useWallet()
  const auth = useAuth()
  const isOwn = auth.address === null || (address !== null && isSameAddress(auth.address, address))
  return mergeConnectionStatus(status, isOwn ? auth.status : 'unauthenticated')
}
