import type { Address } from '@countersign/primitives'

/**
 * A call of Safe's AllowanceModule, which lets an address spend without signatures. `token` is null for the native
 * currency.
 */
export type LimitCall =
  | {
      readonly act: 'set'
      readonly delegate: Address
      readonly token: Address | null
      readonly amount: bigint
      /** In minutes; zero for an amount that can be spent once. */
      readonly resetMinutes: number
    }
  | { readonly act: 'reset' | 'delete'; readonly delegate: Address; readonly token: Address | null }
  | { readonly act: 'addDelegate'; readonly delegate: Address }
  | { readonly act: 'removeDelegate'; readonly delegate: Address; readonly removesLimits: boolean }
  | {
      readonly act: 'spend'
      /** The account whose money moves; null if it is the account shown. */
      readonly account: Address | null
      readonly token: Address | null
      readonly to: Address
      readonly amount: bigint
      readonly delegate: Address
    }
