import type { Address } from '@countersign/primitives'
import type { CreationData } from '../creation/CreationData.ts'

/**
 * An account that is not deployed everywhere yet, for its other owners. The reader recomputes the address from the
 * creation data; the address is in it so that a changed file is noticed.
 *
 * @example
 * if (item.kind === 'account') show(item.address)
 */
export type SharedAccount = {
  readonly kind: 'account'
  /** The sender's name for it; empty without one. */
  readonly name: string
  readonly address: Address
  readonly networks: readonly { readonly chainId: bigint; readonly name: string; readonly shortName: string }[]
  readonly creation: CreationData
  /** Epoch milliseconds. */
  readonly createdAt: number
}
