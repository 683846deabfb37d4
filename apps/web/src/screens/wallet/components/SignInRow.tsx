import { toasts } from '@countersign/ui'
import { Button } from '@mantine/core'
import { isSameAddress } from '@countersign/primitives'
import { endSession } from '../../../data/session/endSession.ts'
import { openSignInDialog, useWallet } from '../../../data/wallet/walletStore.ts'
import { useAuth } from '../../../data/wallet/authStore.ts'
import { mergeConnectionStatus, type ConnectionStatus } from '../../../data/wallet/mergeConnectionStatus.ts'
import { connectedMessages } from './connectedMessages.ts'
import styles from './AccountDialog.module.css'

/** Whether the wallet is signed in to the service, with the buttons to sign in or out. */
export function SignInRow() {
  const status = useConnectionStatus()
  const isSignedIn = status === 'connected'
  const leave = async () => {
    if (await endSession()) return
    toasts.show({
      kind: 'info',
      title: connectedMessages.signedOut,
      detail: connectedMessages.signedOutText,
    })
  }
  return (
    <div className={styles.signIn}>
      <span>
        {isSignedIn ? connectedMessages.signedIn : connectedMessages.notSignedIn}
        <small>{isSignedIn ? connectedMessages.until : connectedMessages.optional}</small>
      </span>
      {isSignedIn ? (
        <Button size="xs" onClick={() => void leave()}>
          {connectedMessages.signOut}
        </Button>
      ) : (
        <Button size="xs" loading={status === 'loading'} onClick={openSignInDialog}>
          {connectedMessages.signIn}
        </Button>
      )}
    </div>
  )
}

/** Combines the status of wallet and sign-in. `useWallet().status` is that of the wallet only. */
function useConnectionStatus(): ConnectionStatus {
  const { status, address } = useWallet()
  const auth = useAuth()
  const isOwn = auth.address === null || (address !== null && isSameAddress(auth.address, address))
  return mergeConnectionStatus(status, isOwn ? auth.status : 'unauthenticated')
}
