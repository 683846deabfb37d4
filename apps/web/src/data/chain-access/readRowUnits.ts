import type { Chain } from '@countersign/api'
import { inspectCalls, tokensOf } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import { type ViewContext, tokensFromChain } from '@countersign/describe/transaction'
import { knownCoin } from './knownCoin.ts'
import { readTokens } from './readTokens.ts'
import { unitsOf } from './unitsOf.ts'

export type RowUnits = Pick<ViewContext, 'native' | 'tokenOf'>

/** A proposer chooses how many tokens a batch names. Amounts of tokens beyond this number are shown in raw units. */
const MOST_TOKENS = 20

/** The units of a transaction's amounts: tokens as their contracts report them, the coin as bundled. */
export async function readRowUnits(
  chain: Chain,
  safe: Address,
  transaction: SafeTransactionData,
  block: bigint,
): Promise<RowUnits> {
  const facts = await readTokens(chain, tokensOf(inspectCalls(safe, transaction)).slice(0, MOST_TOKENS), block)
  const coin = unitsOf(chain, facts)(null)
  return {
    native: {
      symbol: coin?.symbol ?? chain.nativeCurrency.symbol,
      decimals: coin?.decimals ?? 18,
      isFromService: knownCoin(chain.chainId) === null,
    },
    tokenOf: tokensFromChain(facts),
  }
}
