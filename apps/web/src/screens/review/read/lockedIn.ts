import type { Chain } from '@countersign/api'
import { amountWords, type Read } from '@countersign/safe/checks'
import { knownCoin } from '../../../data/chain-access/knownCoin.ts'
import type { ChainState } from '../../../data/rpc/readChainState.ts'

/** What would be locked in: the coins the chain says are there, and whatever else. */
export function lockedIn(chain: Chain, state: Read<ChainState> | undefined): string | undefined {
  if (state?.ok !== true || state.value.balance === 0n) return undefined
  const coin = knownCoin(chain.chainId) ?? chain.nativeCurrency
  return `the ${amountWords(state.value.balance, coin, true)} and the tokens in it`
}
