import type { Address, Hex } from '@countersign/primitives'

/** A request to a device, as shown next to it. */
export type HardwareRequest =
  | {
      readonly kind: 'typedData'
      readonly primaryType: string
      readonly domainHash: Hex
      readonly messageHash: Hex
      /** The EIP-712 hash that is signed. */
      readonly hash: Hex
    }
  | {
      readonly kind: 'message'
      /** Text if the bytes are text, otherwise hex. */
      readonly message: string
      readonly isText: boolean
      readonly hash: Hex
    }
  | {
      readonly kind: 'transaction'
      /** Null for a contract creation. */
      readonly to: Address | null
      readonly value: bigint
      readonly data: Hex
      /** The largest possible fee, in the chain's smallest unit. */
      readonly mostFee: bigint
      readonly chainName: string
      readonly symbol: string
      readonly decimals: number
      /** Hash of the unsigned bytes, which devices show when they cannot decode the data. */
      readonly hash: Hex
    }
