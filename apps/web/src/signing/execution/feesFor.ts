import type { Chain } from '@countersign/api'
import { attempt, checkFee, mostPerGas, type Fees } from '@countersign/safe/checks'
import type { PublicClient } from 'viem'
import { hasFeature } from '../../data/config/hasFeature.ts'
import { ExecutionError } from './ExecutionError.ts'
import { walletRequestMessages as messages } from './walletRequestMessages.ts'

/** The configuration may come from a service, and the sender pays the fee. A fee far above the node's own is not passed to a wallet. */
async function usual(fees: Fees, client: PublicClient): Promise<Fees> {
  const { verdict, title, reason } = checkFee(mostPerGas(fees), await attempt(client.getGasPrice()))
  if (verdict === 'danger') throw new ExecutionError('fee', messages.unusualFee({ title, reason }))
  return fees
}

/** The fee that the configuration fixes, otherwise the node's suggestion: EIP-1559 where the chain has it, a gas price elsewhere. */
export async function feesFor(chain: Chain, client: PublicClient): Promise<Fees> {
  for (const rule of chain.gasPrice) {
    if (rule.type === 'FIXED') return usual({ gasPrice: BigInt(rule.weiValue) }, client)
    if (rule.type === 'FIXED1559')
      return usual(
        { maxFeePerGas: BigInt(rule.maxFeePerGas), maxPriorityFeePerGas: BigInt(rule.maxPriorityFeePerGas) },
        client,
      )
  }
  if (!hasFeature(chain, 'EIP1559')) return { gasPrice: await client.getGasPrice() }
  const { maxFeePerGas, maxPriorityFeePerGas } = await client.estimateFeesPerGas()
  return { maxFeePerGas, maxPriorityFeePerGas }
}

/** The fees as JSON-RPC fields. */
export const feeFields = (fees: Fees): Record<string, string> =>
  Object.fromEntries(Object.entries(fees).map(([name, value]) => [name, `0x${value.toString(16)}`]))
