import type { Chain } from '@countersign/api'
import type { PublicClient } from 'viem'
import { hasFeature } from '../config/hasFeature.ts'

export type Fees =
  { readonly gasPrice: bigint } | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }

/** What the configuration fixes, else what the node suggests: EIP-1559 where the chain has it, a gas price elsewhere. */
export async function feesFor(chain: Chain, client: PublicClient): Promise<Fees> {
  for (const rule of chain.gasPrice) {
    if (rule.type === 'FIXED') return { gasPrice: BigInt(rule.weiValue) }
    if (rule.type === 'FIXED1559')
      return { maxFeePerGas: BigInt(rule.maxFeePerGas), maxPriorityFeePerGas: BigInt(rule.maxPriorityFeePerGas) }
  }
  if (!hasFeature(chain, 'EIP1559')) return { gasPrice: await client.getGasPrice() }
  const { maxFeePerGas, maxPriorityFeePerGas } = await client.estimateFeesPerGas()
  return { maxFeePerGas, maxPriorityFeePerGas }
}

export const mostPerGas = (fees: Fees): bigint => ('gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas)

/** The same as JSON-RPC spells it. */
export const feeFields = (fees: Fees): Record<string, string> =>
  Object.fromEntries(Object.entries(fees).map(([name, value]) => [name, `0x${value.toString(16)}`]))
