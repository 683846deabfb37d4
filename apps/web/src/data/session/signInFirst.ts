import { type Address, isSameAddress } from '@countersign/primitives'
import { authStore } from '../wallet/authStore.ts'
import { openConnectDialog, openSignInDialog, walletStore } from '../wallet/walletStore.ts'

/** The address of the wallet that is signed in; null without one. */
export function signedInAddress(): Address | null {
  const [auth, wallet] = [authStore.get(), walletStore.get()]
  const isOwn = auth.address !== null && wallet.address !== null && isSameAddress(auth.address, wallet.address)
  return auth.status === 'authenticated' && isOwn ? auth.address : null
}

/**
 * Opens the dialog to sign in, or to connect a wallet first.
 * @returns the address once it is signed in; null when the person closes the dialog
 */
export async function signInFirst(): Promise<Address | null> {
  const known = signedInAddress()
  if (known !== null) return known
  if (walletStore.get().address === null) {
    openConnectDialog()
    return null
  }
  openSignInDialog()
  return new Promise((resolve) => {
    const look = () => {
      const address = signedInAddress()
      // The dialog closes itself after it has signed in.
      if (address === null && walletStore.getDialog() === 'signIn') return
      for (const stop of stops) stop()
      setTimeout(() => resolve(signedInAddress()), 0)
    }
    const stops = [authStore.subscribe(look), walletStore.subscribe(look)]
  })
}
