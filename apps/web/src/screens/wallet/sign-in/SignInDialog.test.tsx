import { afterEach, expect, test, vi } from 'vitest'
import { serviceAuth } from '../../../data/session/serviceAuth.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { walletStore } from '../../../data/wallet/walletStore.ts'
import { SignInDialog } from './SignInDialog.tsx'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

afterEach(() => vi.restoreAllMocks())

test('error: the button that tries again describes where and why signing in stopped', async () => {
  vi.spyOn(serviceAuth, 'getNonce').mockRejectedValue(new Error('The service did not answer.'))
  const { screen } = await renderInAccount(
    <SignInDialog
      wallet={{ ...walletStore.get(), address }}
      provider={{ request: async () => null }}
      chainId="31337"
      onClose={() => {}}
    />,
    address,
    () => {},
  )
  await expect
    .element(screen.getByRole('button', { name: 'Try again' }))
    .toHaveAccessibleDescription(/^Error preparing message, please retry! ?The service did not answer\.$/)
})
