import { isSameAddress, type Address } from '@countersign/safe/light'
import { toasts } from '@countersign/ui'
import { Button } from '@mantine/core'
import { endSession } from '../../../shared/session/endSession.ts'
import { useAuth } from '../../../shared/wallet/authStore.ts'
import { openSignInDialog } from '../../../shared/wallet/walletStore.ts'
import styles from './AccountDialog.module.css'

/** Whether the service knows who holds the address, and the way to change that. */
export function SignInRow({ address }: { address: Address }) {
  const auth = useAuth()
  const isSignedIn = auth.status === 'authenticated' && auth.address !== null && isSameAddress(auth.address, address)
  const leave = async () => {
    if (await endSession()) return
    toasts.show({ kind: 'info', title: 'Signed out here', detail: 'The service is told when it can be reached again.' })
  }
  return (
    <div className={styles.signIn}>
      <span>
        {isSignedIn ? 'Signed in to this service' : 'Not signed in to this service'}
        <small>{isSignedIn ? 'Until you sign out, or this wallet leaves' : 'Optional, for notifications'}</small>
      </span>
      {isSignedIn ? (
        <Button size="xs" onClick={() => void leave()}>
          Sign out
        </Button>
      ) : (
        <Button size="xs" loading={auth.status === 'loading'} onClick={openSignInDialog}>
          Sign in
        </Button>
      )}
    </div>
  )
}
