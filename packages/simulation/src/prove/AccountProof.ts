import type { Address, Hex } from '@countersign/primitives'

/** The account according to the state root of one block. */
export type ProvenAccount = {
  readonly singleton: Address
  readonly owners: readonly Address[]
  readonly threshold: bigint
  readonly nonce: bigint
  readonly modules: readonly Address[]
  readonly guard: Address | null
  readonly moduleGuard: Address | null
  readonly fallbackHandler: Address | null
  /** Wei. */
  readonly balance: bigint
  readonly codeHash: Hex
}

/** Either every value follows from a block hash that enough nodes agree on, or `reason` says why not. */
export type AccountProof =
  | {
      readonly provenance: 'proof'
      readonly block: { readonly number: bigint; readonly hash: Hex; readonly stateRoot: Hex }
      /** The URLs of the nodes that named this block hash. */
      readonly agreeing: readonly string[]
      /** The nodes that named another hash, or did not answer. */
      readonly others: readonly { readonly url: string; readonly reason: string }[]
      readonly account: ProvenAccount
    }
  | {
      readonly provenance: 'chain'
      /** Why there is no proof, in words. */
      readonly reason: string
      readonly others: readonly { readonly url: string; readonly reason: string }[]
    }
