import { isSameAddress, ZERO_ADDRESS, type SafeTransactionData } from '@countersign/safe/light'
import type { Check } from '../../../shared/review/Check.ts'

/** A gas refund pays whoever executes, out of the account, at a price the proposer chose. Nothing here ever sets one. */
export function checkRefund(transaction: SafeTransactionData): Check {
  const { gasPrice, baseGas, gasToken, refundReceiver } = transaction
  const set = [
    ...(gasPrice === 0n ? [] : [`gasPrice ${gasPrice}`]),
    ...(baseGas === 0n ? [] : [`baseGas ${baseGas}`]),
    ...(isSameAddress(gasToken, ZERO_ADDRESS) ? [] : [`gasToken ${gasToken}`]),
    ...(isSameAddress(refundReceiver, ZERO_ADDRESS) ? [] : [`refundReceiver ${refundReceiver}`]),
  ]
  return set.length === 0
    ? {
        id: 'refund',
        verdict: 'verified',
        title: 'No gas refund',
        reason: 'gasPrice, baseGas, gasToken and refundReceiver are zero.',
      }
    : {
        id: 'refund',
        verdict: 'danger',
        title: 'The account would pay a gas refund',
        reason: `Set by the proposer: ${set.join(', ')}. It takes funds beside what the sentence says.`,
      }
}
