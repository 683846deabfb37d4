import type { Address } from '@countersign/safe/light'

/** A call of Safe's AllowanceModule: who may spend what without signatures. `token` is null for the native currency. */
export type LimitCall =
  | {
      readonly act: 'set'
      readonly delegate: Address
      readonly token: Address | null
      readonly amount: bigint
      /** Minutes; zero means once. */
      readonly resetMinutes: number
    }
  | { readonly act: 'reset' | 'delete'; readonly delegate: Address; readonly token: Address | null }
  | { readonly act: 'addDelegate'; readonly delegate: Address }
  | { readonly act: 'removeDelegate'; readonly delegate: Address; readonly removesLimits: boolean }
  | {
      readonly act: 'spend'
      /** Whose money moves; null where it is the account itself. */
      readonly account: Address | null
      readonly token: Address | null
      readonly to: Address
      readonly amount: bigint
      readonly delegate: Address
    }
