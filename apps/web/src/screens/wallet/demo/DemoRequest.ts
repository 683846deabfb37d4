import type { Address, Hex } from '@countersign/primitives'
import type { TypedData } from '@countersign/safe'

/** What a demo owner is asked. Shown as it is, before a key is touched. */
export type DemoRequest =
  | { readonly kind: 'connect'; readonly origin: string }
  | { readonly kind: 'typedData'; readonly typedData: TypedData; readonly hash: Hex; readonly domainHash: Hex }
  | { readonly kind: 'message'; readonly message: string; readonly isText: boolean }
  | {
      readonly kind: 'transaction'
      readonly to: Address | null
      readonly value: bigint
      readonly data: Hex
      readonly chainId: string
    }
export type DemoOwnerIdentity = { readonly name: string; readonly address: Address }
