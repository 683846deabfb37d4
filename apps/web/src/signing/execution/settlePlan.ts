import { judgeFees, type FeePlan } from '@countersign/safe/checks'
import { ExecutionError } from './ExecutionError.ts'
import type { FeeChoice } from './feeChoices.ts'
import type { FeeQuote } from './readFeeQuote.ts'
import { walletRequestMessages as messages } from './walletRequestMessages.ts'

/**
 * The gas limit and fees that the wallet receives: those on the page, unless the chain needs more by now. Typed values are never replaced.
 * @param choice null where the page shows no fees
 * @throws {ExecutionError} `fee` when a typed value is no longer possible
 */
export function settlePlan(
  choice: Pick<FeeChoice, 'plan' | 'isTyped'> | null,
  { suggested, bounds }: Pick<FeeQuote, 'suggested' | 'bounds'>,
): FeePlan {
  if (choice === null) return suggested
  const errors = judgeFees(choice.plan, bounds).filter(({ kind }) => kind === 'error')
  if (errors.length === 0) return choice.plan
  if (!choice.isTyped) return suggested
  throw new ExecutionError('fee', messages.typedFee({ reasons: errors.map(({ text }) => text).join(' ') }))
}
