import type { Address, Hex } from '@countersign/primitives'
import type { TypedData } from '@countersign/safe'

/** A request to a demo owner. Shown unchanged before the key is used. */
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
      /** False where the page sends it, and the wallet only signs. */
      readonly isSent: boolean
    }
export type DemoOwnerIdentity = { readonly name: string; readonly address: Address }
