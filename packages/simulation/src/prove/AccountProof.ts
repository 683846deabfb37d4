import type { Address, Hex } from '@countersign/primitives'

/** The account as the state root of one block has it. */
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

/** Either every value follows from a block hash that enough nodes agree on, or the reason why not. */
export type AccountProof =
  | {
      readonly provenance: 'proof'
      readonly block: { readonly number: bigint; readonly hash: Hex; readonly stateRoot: Hex }
      /** Who named this block hash. */
      readonly agreeing: readonly string[]
      /** Who was asked and said something else, or nothing. */
      readonly others: readonly { readonly url: string; readonly reason: string }[]
      readonly account: ProvenAccount
    }
  | {
      readonly provenance: 'chain'
      /** Why there is no proof, in words. */
      readonly reason: string
      readonly others: readonly { readonly url: string; readonly reason: string }[]
    }
