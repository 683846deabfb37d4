import { type Address, checksumAddress } from '@countersign/primitives'

export type SiweInput = {
  readonly address: Address
  /** Decimal id of a configured chain, on which the signature of a contract is verified. */
  readonly chainId: string
  readonly nonce: string
  /** The origin of the page, for example `https://wallet.example`. */
  readonly origin: string
  /** Epoch milliseconds. */
  readonly issuedAt: number
}

/** A Sign-In with Ethereum message, version 1 (EIP-4361). */
export function createSiweMessage({ address, chainId, nonce, origin, issuedAt }: SiweInput): string {
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
