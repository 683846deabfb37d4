import { zeroAddress } from 'viem'
import type { Address, Hex } from '@countersign/primitives'
import type { Plan } from '../values/Plan.ts'
import { readBlock } from '../request/readBlock.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import type { EvmRunner } from './simulate.ts'
import { SimulationError } from '../rpc/SimulationError.ts'
import { errorWords } from '../values/explainFailure.ts'
import { simulationMessages as messages } from '../messages/simulationMessages.ts'

export type TrialCall = { readonly chainId: bigint; readonly from: Address; readonly to: Address; readonly data: Hex }

/** The maximum gas of a transaction since EIP-7825. */
const GAS_LIMIT = 16_777_216n

/**
 * Counts in the in-page EVM the gas that an Ethereum transaction without value uses on the newest block. The node
 * supplies only the state, so a false answer to `eth_estimateGas` does not change the count.
 *
 * @throws SimulationError if the call fails
 * @example
 * const used = await trialGas({ chainId: 1n, from, to, data }, rpc, openEvmWorker().run)
 */
export async function trialGas({ chainId, from, to, data }: TrialCall, rpc: Rpc, runEvm: EvmRunner): Promise<bigint> {
  const block = await readBlock(rpc, undefined)
  const plan: Plan = {
    request: { chainId, safe: to, transaction: NO_TRANSACTION },
    block,
    creation: null,
    before: [],
    execution: { from, to, data, gas: block.gasLimit < GAS_LIMIT ? block.gasLimit : GAS_LIMIT, gasPrice: 0n },
    overrides: {},
    owners: [],
    assumptions: [],
  }
  const { success, error, gasUsed } = await runEvm(plan, rpc)
  if (!success)
    throw new SimulationError(
      'no-engine',
      error === null ? messages.trialFails : messages.trialFailsBecause(errorWords(error)),
    )
  return gasUsed
}

/**
 * The call itself is the execution of the plan. The EVM reads the account's transaction only to prefetch its target.
 */
const NO_TRANSACTION: Plan['request']['transaction'] = {
  to: zeroAddress,
  value: 0n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: 0n,
}
