import { readHoldings } from '@countersign/chain-client/review'
import { errorText } from '@countersign/primitives'
import type { Check } from '@countersign/safe/checks'
import type { SafeTransactionData } from '@countersign/safe/light'
import {
  declareEffects,
  judgeEffects,
  judgeLosses,
  simulate,
  simulationFailed,
  type UnitOf,
} from '@countersign/simulation'
import type { HashedAccount } from './HashReport.ts'
import { rpcOf } from './nodeReads.ts'

/** S14–S16: what the transaction changes, and whether its bytes declare it. A node that cannot simulate leaves it not checked. */
export async function simulateEffects(
  { chain, safe, state }: HashedAccount,
  transaction: SafeTransactionData,
  unitOf: UnitOf,
): Promise<readonly Check[]> {
  try {
    const request = { chainId: chain.chainId, safe, transaction, blockNumber: state.block }
    const result = await simulate(request, rpcOf(chain))
    const losses = await judgeLosses(
      { safe, transaction, unitOf, readHoldings: (holdings, block) => readHoldings(chain.ask, holdings, block) },
      result,
    )
    return [...judgeEffects(result, declareEffects(safe, transaction), unitOf), ...losses]
  } catch (error) {
    return [simulationFailed(errorText(error))]
  }
}
