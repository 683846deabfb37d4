import type { FeePlan } from '@countersign/safe/checks'
import type { StoredFees } from './PendingExecution.ts'

export const toStoredFees = ({ gas, fees }: FeePlan): StoredFees =>
  'gasPrice' in fees
    ? { gas: `${gas}`, most: `${fees.gasPrice}`, tip: null }
    : { gas: `${gas}`, most: `${fees.maxFeePerGas}`, tip: `${fees.maxPriorityFeePerGas}` }

export const fromStoredFees = ({ gas, most, tip }: StoredFees): FeePlan => ({
  gas: BigInt(gas),
  fees: tip === null ? { gasPrice: BigInt(most) } : { maxFeePerGas: BigInt(most), maxPriorityFeePerGas: BigInt(tip) },
})
