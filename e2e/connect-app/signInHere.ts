import type { SignInAdapter } from '@countersign/connect'
import type { Address } from '@countersign/primitives'

/** A sign-in without a service: the page verifies the signature itself, and forgets it when it is closed. */
export function signInHere(): SignInAdapter {
  let signedIn: Address | null = null
  return {
    getNonce: async () => crypto.randomUUID().replaceAll('-', ''),
    createMessage: ({ address, nonce, origin }) => `${origin} wants you to sign in as ${address}. Nonce: ${nonce}`,
    async verify({ message, signature, address }) {
      const { verifyMessage } = await import('viem')
      if (!(await verifyMessage({ address, message, signature }))) return false
      signedIn = address
      return true
    },
    isSignedIn: async (address) => signedIn === address,
    async signOut() {
      signedIn = null
    },
  }
}
