import type { Chain } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { amountWords, type Read } from '@countersign/safe/checks'
import { knownCoin } from '../../../data/chain-access/knownCoin.ts'
import { reviewReadMessages } from './reviewReadMessages.ts'

/** What the account would lose access to. The amount of coins comes from the chain. */
export function lockedIn(chain: Chain, state: Read<ChainState> | undefined): string | undefined {
  if (state?.ok !== true || state.value.balance === 0n) return undefined
  const coin = knownCoin(chain.chainId) ?? chain.nativeCurrency
  return reviewReadMessages.locked({ amount: amountWords(state.value.balance, coin, true) })
}
