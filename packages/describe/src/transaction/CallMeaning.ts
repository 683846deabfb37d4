import type { RecoveryCall } from '@countersign/safe/recovery'
import type { NewAccount } from '@countersign/safe'
import type { Address, Hex, SettingsChange } from '@countersign/safe/light'
import type { Call } from './Call.ts'
import type { LimitCall } from './LimitCall.ts'

/** What a call does, as far as its bytes alone say. */
export type CallMeaning =
  /** No value, no data. */
  | { readonly kind: 'nothing' }
  /** An empty call of the account to itself: uses the nonce up. */
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
      /** How many of the id (ERC-1155); null for the one token of an ERC-721. */
      readonly amount: bigint | null
    }
  | {
      readonly kind: 'allowance'
      readonly token: Address
      readonly spender: Address
      readonly amount: bigint
      readonly unlimited: boolean
    }
  | { readonly kind: 'operator'; readonly token: Address; readonly operator: Address; readonly approved: boolean }
  /** Spending without signatures, within limits. */
  | { readonly kind: 'limit'; readonly limit: LimitCall }
  | { readonly kind: 'settings'; readonly change: SettingsChange }
  | { readonly kind: 'approveHash'; readonly hash: Hex }
  | { readonly kind: 'batch'; readonly calls: readonly Call[]; readonly contract: string }
  /** `execTransaction` of another account; `inner` runs there. */
  | { readonly kind: 'execute'; readonly account: Address; readonly inner: Call }
  /** The published factory, its code compared, creates an account. */
  | { readonly kind: 'newAccount'; readonly account: NewAccount }
  /** A Delay module, its code compared: who may recover the account, and how. */
  | { readonly kind: 'recovery'; readonly call: RecoveryCall }
  /** SignMessageLib, its code compared: from then on the account confirms the message to any contract that asks. */
  | { readonly kind: 'signMessage'; readonly message: Hex }
  /** An official migration, its code compared: the account runs other code from then on. */
  | {
      readonly kind: 'migration'
      readonly to:
        | {
            /** Of SafeMigration, which has the new code built in: "Safe 1.4.1". */
            readonly code: string
            readonly setsHandler: boolean
          }
        | {
            /** Of SafeToL2Migration, as its parameters say. */
            readonly singleton: Address
            readonly handler: Address | null
          }
    }
  /**
   * Other code with the account's own storage and funds. `uncompared` names the official library that is published at the address,
   * while its code was not read.
   */
  | { readonly kind: 'delegatecall'; readonly uncompared: string | null }
  | { readonly kind: 'unknown'; readonly selector: Hex | null }

export type Parameter = { readonly name: string; readonly type: string; readonly value: string }

/** A meaning with the method and the exact parameters it was read from. */
export type ReadCall = {
  readonly meaning: CallMeaning
  /** `transfer(address,uint256)`, or null where the selector is not known here. */
  readonly signature: string | null
  readonly parameters: readonly Parameter[]
}
