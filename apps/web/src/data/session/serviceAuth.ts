import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { api } from '../client/apiClient.ts'
import { createSiweMessage, type SiweInput } from './createSiweMessage.ts'

/** How the connect kit signs the user in. Another service would need another adapter. */
export type AuthAdapter = {
  getNonce(): Promise<string>
  createMessage(input: SiweInput): string
  /** False, or an error, when the service refuses the signature. */
  verify(input: { message: string; signature: Hex; address: Address }): Promise<boolean>
  /** Whether the service still has the session of this address. */
  isSignedIn(address: Address): Promise<boolean>
  signOut(): Promise<void>
}

/** Sign-in at the client service: nonce, EIP-4361 message, session cookie. */
export const serviceAuth: AuthAdapter = {
  getNonce: async () => (await api().getAuthNonce()).nonce,
  createMessage: createSiweMessage,
  async verify({ message, signature, address }) {
    await api().verifySiwe({ body: { message, signature } })
    // Browsers refuse the cookie on plain http. Then the user is not signed in, whatever the service answered.
    return serviceAuth.isSignedIn(address)
  },
  async isSignedIn(address) {
    const { signerAddress } = await api().getUserSession()
    return signerAddress !== undefined && isSameAddress(signerAddress, address)
  },
  signOut: () => api().logout(),
}
