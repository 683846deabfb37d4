import { amountWords, type Read } from '@countersign/safe/checks'
import type { ChainState } from '../reads/readStateFrom.ts'
import { reviewReadMessages } from './reviewReadMessages.ts'

/**
 * What the account would lose access to, in words; undefined if it has no coins, or was not read.
 *
 * @param coin the native coin of the chain
 * @example
 * lockedIn({ symbol: 'ETH', decimals: 18 }, undefined) // undefined
 */
export function lockedIn(
  coin: { readonly symbol: string; readonly decimals: number },
  state: Read<ChainState> | undefined,
): string | undefined {
  if (state?.ok !== true || state.value.balance === 0n) return undefined
  return reviewReadMessages.locked({ amount: amountWords(state.value.balance, coin, true) })
}
