import type { Address, Hex } from '@countersign/primitives'

/** What a device is asked to sign, as it is shown beside it. */
export type HardwareRequest =
  | {
      readonly kind: 'typedData'
      readonly primaryType: string
      readonly domainHash: Hex
      readonly messageHash: Hex
      /** What is signed (EIP-712). */
      readonly hash: Hex
    }
  | {
      readonly kind: 'message'
      /** Text where the bytes are text, hex elsewhere. */
      readonly message: string
      readonly isText: boolean
      readonly hash: Hex
    }
  | {
      readonly kind: 'transaction'
      /** Null where a contract is created. */
      readonly to: Address | null
      readonly value: bigint
      readonly data: Hex
      /** The most it can cost, in the chain's smallest unit. */
      readonly mostFee: bigint
      readonly chainName: string
      readonly symbol: string
      readonly decimals: number
      /** Hash of the unsigned bytes, which devices that sign blindly show. */
      readonly hash: Hex
    }
