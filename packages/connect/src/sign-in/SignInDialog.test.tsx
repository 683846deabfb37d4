import { expect, test } from 'vitest'
import type { SignInAdapter } from '../session/SignInAdapter.ts'
import { createConnectState } from '../state/createConnectState.ts'
import { renderInKit } from '../testing/renderInKit.tsx'
import { SignInDialog } from './SignInDialog.tsx'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('error: the button that tries again describes where and why signing in stopped', async () => {
  const adapter: SignInAdapter = {
    getNonce: () => Promise.reject(new Error('The service did not answer.')),
    createMessage: () => '',
    verify: async () => true,
    isSignedIn: async () => true,
    signOut: async () => {},
  }
  const state = createConnectState('test-sign-in-dialog')
  const session = { adapter, auth: state.auth, session: state.session }
  const { screen } = await renderInKit(
    <SignInDialog
      session={session}
      wallet={{ ...state.wallet.get(), address }}
      provider={{ request: async () => null }}
      chainId="31337"
      onClose={() => {}}
    />,
    { state, session },
  )
  await expect
    .element(screen.getByRole('button', { name: 'Try again' }))
    .toHaveAccessibleDescription(/^Error preparing message, please retry! ?The service did not answer\.$/)
})
