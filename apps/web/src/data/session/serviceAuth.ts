import { ApiError } from '@countersign/api/client'
import type { SignInAdapter } from '@countersign/connect/core'
import { isSameAddress } from '@countersign/primitives'
import { api } from '../client/apiClient.ts'
import { createSiweMessage } from './createSiweMessage.ts'

/** Sign-in at the client service: nonce, EIP-4361 message, session cookie. */
export const serviceAuth: SignInAdapter = {
  getNonce: async () => (await api().getAuthNonce()).nonce,
  createMessage: createSiweMessage,
  async verify({ message, signature, address }) {
    await api().verifySiwe({ body: { message, signature } })
    // Browsers refuse the cookie on plain http. Then the user is not signed in, whatever the service answered.
    return serviceAuth.isSignedIn(address)
  },
  async isSignedIn(address) {
    const session = await api()
      .getUserSession()
      .catch((error: unknown) => {
        // A refusal is an answer; an unreachable service is not.
        if (error instanceof ApiError && error.statusCode === 403) return null
        throw error
      })
    return session?.signerAddress !== undefined && isSameAddress(session.signerAddress, address)
  },
  signOut: () => api().logout(),
}
