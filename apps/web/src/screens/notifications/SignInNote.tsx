import { Button } from '@mantine/core'
import { openConnectDialog, openSignInDialog, useWallet } from '../../data/wallet/walletStore.ts'
import styles from './push/Push.module.css'
import { pushMessages as messages } from './push/pushMessages.ts'

/** Says why to sign in, and opens the dialog for it, or first the one to connect a wallet. */
export function SignInNote({ text }: { readonly text: string }) {
  const { address } = useWallet()
  return (
    <div className={`cs-panel ${styles.way}`}>
      <p>{text}</p>
      <Button size="xs" onClick={address === null ? openConnectDialog : openSignInDialog}>
        {address === null ? messages.connect : messages.signIn}
      </Button>
    </div>
  )
}
