import type { Address, Hex } from '@countersign/primitives'

/**
 * One call of a shared draft.
 *
 * @example
 * const call: SharedDraftCall = { to: recipient, value: 1n, data: '0x' }
 */
export type SharedDraftCall = {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
}

/**
 * Calls of one account that no owner has proposed. It contains no number, no signature and no amount as text: the reader
 * sees what the bytes do, and reviews the transaction before anything is signed.
 *
 * @example
 * if (item.kind === 'draft') show(item.calls)
 */
export type SharedDraft = {
  readonly kind: 'draft'
  readonly chainId: bigint
  /** The sender's names for the network and its currency. */
  readonly chain: { readonly name: string; readonly shortName: string; readonly symbol: string }
  readonly safe: Address
  readonly use: 'draft' | 'template'
  /** The sender's name for it; empty without one. */
  readonly name: string
  /** Sent with the transaction when it is proposed; not signed. */
  readonly note: string
  readonly calls: readonly SharedDraftCall[]
  /** Epoch milliseconds. */
  readonly createdAt: number
}
