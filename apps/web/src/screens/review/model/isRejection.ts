import { type Address, isSameAddress } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'

/** Does nothing but use up its nonce. */
export const isRejection = ({ to, value, data }: SafeTransactionData, safe: Address): boolean =>
  isSameAddress(to, safe) && data === '0x' && value === 0n
