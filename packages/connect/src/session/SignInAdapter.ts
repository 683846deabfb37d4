import type { Address, Hex } from '@countersign/primitives'

/** What a sign-in message states (EIP-4361). */
export type SignInFacts = {
  readonly address: Address
  /** Decimal id of a configured chain, on which the signature of a contract is verified. */
  readonly chainId: string
  readonly nonce: string
  /** The origin of the page, for example `https://wallet.example`. */
  readonly origin: string
  /** Epoch milliseconds. */
  readonly issuedAt: number
}

/** How the kit signs the user in at the host's service. */
export type SignInAdapter = {
  getNonce(): Promise<string>
  createMessage(facts: SignInFacts): string
  /** False, or an error, when the service refuses the signature. */
  verify(input: { message: string; signature: Hex; address: Address }): Promise<boolean>
  /** Whether the service still has the session of this address. An error means that it did not answer. */
  isSignedIn(address: Address): Promise<boolean>
  signOut(): Promise<void>
}
