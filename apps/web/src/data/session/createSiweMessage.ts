import type { SignInFacts } from '@countersign/connect/core'
import { checksumAddress } from '@countersign/primitives'

/** A Sign-In with Ethereum message, version 1 (EIP-4361). */
export function createSiweMessage({ address, chainId, nonce, origin, issuedAt }: SignInFacts): string {
  return [
    `${new URL(origin).host} wants you to sign in with your Ethereum account:`, // no message: EIP-4361
    checksumAddress(address),
    '',
    'Sign in to Countersign. It costs nothing and moves nothing.', // no message: EIP-4361
    '',
    `URI: ${origin}`,
    'Version: 1',
    `Chain ID: ${chainId}`, // no message: EIP-4361
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(issuedAt).toISOString()}`, // no message: EIP-4361
  ].join('\n')
}
