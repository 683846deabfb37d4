import { isVersionBelow } from '@countersign/safe'
import type { Address, Hex } from '@countersign/primitives'

/**
 * A transaction that called an account before 1.3.0. Those say nothing when native coin arrives, and 1.0.0 says nothing
 * when a transaction succeeds: no event leads here.
 */
export type LegacyTouch = { account: Address; transactionHash: Hex; blockNumber: number }

/** Versions that emit no SafeReceived. */
export const isSilentReceiver = (version: string | null): boolean =>
  version !== null && isVersionBelow(version, '1.3.0')
