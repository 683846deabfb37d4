import type { Address, Hex } from '@countersign/primitives'

/** The parameters of `eth_sendTransaction`. */
export type WalletRequest = {
  /** A wallet on another network refuses the request. */
  readonly chainId?: Hex
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  readonly value: Hex
  readonly gas?: Hex
  /** Only to replace a transaction: the wallet nonce of the first one. */
  readonly nonce?: Hex
}
