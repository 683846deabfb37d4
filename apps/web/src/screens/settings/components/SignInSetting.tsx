import { Button } from '@mantine/core'
import { endSession } from '@countersign/connect/core'
import { serviceSession } from '../../../data/session/serviceSession.ts'
import { useAuth } from '../../../data/wallet/authStore.ts'
import { openConnectDialog, openSignInDialog, useWallet } from '../../../data/wallet/walletStore.ts'
import { browserSettingsMessages } from '../browserSettingsMessages.ts'

/** Signs in to and out of the service with the connected wallet. */
export function SignInSetting() {
  const { status } = useAuth()
  const { address } = useWallet()
  if (address === null)
    return (
      <Button size="xs" onClick={openConnectDialog}>
        {browserSettingsMessages.connectFirst}
      </Button>
    )
  if (status === 'authenticated')
    return (
      <Button size="xs" onClick={() => void endSession(serviceSession)}>
        {browserSettingsMessages.signOut}
      </Button>
    )
  return (
    <Button size="xs" loading={status === 'loading'} onClick={openSignInDialog}>
      {browserSettingsMessages.signInButton}
    </Button>
  )
}
