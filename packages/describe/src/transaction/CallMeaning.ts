import type { RecoveryCall } from '@countersign/safe/recovery'
import type { NewAccount } from '@countersign/safe'
import type { Address, Hex } from '@countersign/primitives'
import type { SettingsChange } from '@countersign/safe/light'
import type { Call } from './Call.ts'
import type { LimitCall } from './LimitCall.ts'

/** What a call does, as far as its bytes alone show. */
export type CallMeaning =
  /** No value, no data. */
  | { readonly kind: 'nothing' }
  /** An empty call of the account to itself. It only uses up the nonce. */
  | { readonly kind: 'rejection' }
  /** `from` is null where the account itself pays. `token` is null for the native currency. */
  | {
      readonly kind: 'payment'
      readonly token: Address | null
      readonly from: Address | null
      readonly to: Address
      readonly amount: bigint
    }
  | {
      readonly kind: 'nft'
      readonly token: Address
      readonly from: Address | null
      readonly to: Address
      readonly tokenId: bigint
      /** The amount of that id (ERC-1155); null for the single token of an ERC-721 id. */
      readonly amount: bigint | null
    }
  /** Several ids of one ERC-1155 contract, each with its amount. */
  | {
      readonly kind: 'nfts'
      readonly token: Address
      readonly from: Address | null
      readonly to: Address
      readonly items: readonly { readonly tokenId: bigint; readonly amount: bigint }[]
    }
  | {
      readonly kind: 'allowance'
      readonly token: Address
      readonly spender: Address
      readonly amount: bigint
      readonly unlimited: boolean
      /** The contract that keeps the allowance for the token (Permit2); null where the token does. */
      readonly through: Address | null
      /** An approval of 0 of a token of unknown kind: of a collection it is one for the item with id 0. */
      readonly isZeroOrItem?: true
    }
  /** One token of a collection; `spender` is null where the call takes the approval back. */
  | {
      readonly kind: 'nftApproval'
      readonly token: Address
      readonly spender: Address | null
      readonly tokenId: bigint
    }
  | { readonly kind: 'operator'; readonly token: Address; readonly operator: Address; readonly approved: boolean }
  /** Spending without signatures, within limits. */
  | { readonly kind: 'limit'; readonly limit: LimitCall }
  | { readonly kind: 'settings'; readonly change: SettingsChange }
  | { readonly kind: 'approveHash'; readonly hash: Hex }
  | { readonly kind: 'batch'; readonly calls: readonly Call[]; readonly contract: string }
  /** `execTransaction` of another account. That account executes `inner`. */
  | { readonly kind: 'execute'; readonly account: Address; readonly inner: Call }
  /** The published factory, verified by its code hash, creates an account. */
  | { readonly kind: 'newAccount'; readonly account: NewAccount }
  /** A call of a Delay module, verified by its code hash, that changes the recovery of the account. */
  | { readonly kind: 'recovery'; readonly call: RecoveryCall }
  /**
   * SignMessageLib, verified by its code hash. From then on the account confirms the message to any contract that
   * asks.
   */
  | { readonly kind: 'signMessage'; readonly message: Hex }
  /** An official migration, verified by its code hash. From then on the account runs other code. */
  | {
      readonly kind: 'migration'
      readonly to:
        | {
            /** The code that SafeMigration contains as a constant: "Safe 1.4.1". */
            readonly code: string
            readonly setsHandler: boolean
          }
        | {
            /** The code that the parameters of SafeToL2Migration name. */
            readonly singleton: Address
            readonly handler: Address | null
          }
    }
  /**
   * Other code runs with the account's storage and funds. `uncompared` names the official library published at the
   * address, if its code has not been read.
   */
  | { readonly kind: 'delegatecall'; readonly uncompared: string | null }
  | { readonly kind: 'unknown'; readonly selector: Hex | null }

export type Parameter = { readonly name: string; readonly type: string; readonly value: string }

/** The meaning of a call, with the method and exact parameters from which it was derived. */
export type ReadCall = {
  readonly meaning: CallMeaning
  /** For example `transfer(address,uint256)`; null where the page does not know the selector. */
  readonly signature: string | null
  readonly parameters: readonly Parameter[]
}
