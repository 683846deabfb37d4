import { encodeParameters, type Hex } from '@countersign/primitives'
import { DELAY } from './delaySelectors.ts'
import type { RecoveryPlan } from './RecoveryPlan.ts'

/**
 * Calldata of `setUp(bytes)` that makes the account owner, avatar and target of its Delay module.
 *
 * @param plan `account`, `cooldown` and `expiration` in seconds
 * @throws SafeError `address/malformed`, `number/out-of-range`
 * @see Delay.setUp: abi.encode(owner, avatar, target, cooldown, expiration)
 * @example
 * encodeDelaySetUp({ account, cooldown: 86_400n, expiration: 0n })
 */
export function encodeDelaySetUp({
  account,
  cooldown,
  expiration,
}: Pick<RecoveryPlan, 'account' | 'cooldown' | 'expiration'>): Hex {
  const parameters = encodeParameters('0x', [
    { address: account },
    { address: account },
    { address: account },
    { uint: cooldown },
    { uint: expiration },
  ])
  return encodeParameters(DELAY.setUp, [{ bytes: parameters }])
}
