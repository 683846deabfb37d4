import type { Address } from './Address.ts'

/**
 * An account together with the chain it lives on (EIP-3770).
 *
 * @example
 * const account: AccountAddress = { shortName: 'eth', address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }
 */
export type AccountAddress = {
  /** The chain's short name from the EIP-155 registry. */
  readonly shortName: string
  readonly address: Address
}
