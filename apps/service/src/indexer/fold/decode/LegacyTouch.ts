import { isVersionBelow } from '@countersign/safe'
import type { Address, Hex } from '@countersign/primitives'

/**
 * A transaction that called an account before 1.3.0. Those versions log no incoming native coin, and 1.0.0 logs no successful execution, so
 * no event leads to such a transaction.
 */
export type LegacyTouch = { account: Address; transactionHash: Hex; blockNumber: number }

/** Versions that emit no SafeReceived. */
export const isSilentReceiver = (version: string | null): boolean =>
  version !== null && isVersionBelow(version, '1.3.0')
