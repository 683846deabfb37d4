import { type Address, isSameAddress } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'

/** True for an empty call of the account to itself: it only uses its nonce. */
export const isRejection = ({ to, value, data }: SafeTransactionData, safe: Address): boolean =>
  isSameAddress(to, safe) && data === '0x' && value === 0n
