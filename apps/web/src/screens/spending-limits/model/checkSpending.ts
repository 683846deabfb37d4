import { type Address, isSameAddress, parseUnits, ZERO_ADDRESS } from '@countersign/primitives'
import { exact } from './LimitForm.ts'
import { leftOf, type SpendingLimit } from './SpendingLimit.ts'

export type SpendingForm = {
  readonly recipient: string
  /** The address to which the text resolves. */
  readonly address: Address | null
  readonly amount: string
}

export type CheckedSpending = {
  readonly problems: { readonly recipient: string | null; readonly amount: string | null }
  /** The payment; null while the form is invalid. */
  readonly payment: { readonly to: Address; readonly amount: bigint } | null
}

/** Validates a payment against the remaining amount of its limit. */
export function checkSpending({ recipient, address, amount }: SpendingForm, limit: SpendingLimit): CheckedSpending {
  const parsed = parseUnits(amount, limit.decimals, limit.symbol)
  const problems = {
    recipient: recipientProblem(recipient, address),
    amount: parsed.ok ? amountProblem(parsed.value, limit) : parsed.reason,
  }
  const isFine = problems.recipient === null && problems.amount === null
  return { problems, payment: isFine && parsed.ok && address ? { to: address, amount: parsed.value } : null }
}

function recipientProblem(text: string, address: Address | null): string | null {
  if (text.trim() === '') return 'Enter a recipient.'
  // The field itself explains text that is not an address.
  if (address === null) return 'Enter an address, or a name that resolves to one.'
  return isSameAddress(address, ZERO_ADDRESS) ? 'No key controls the zero address: assets sent there are lost.' : null
}

function amountProblem(amount: bigint, limit: SpendingLimit): string | null {
  if (amount === 0n) return 'Enter an amount above zero.'
  const left = leftOf(limit)
  return amount > left
    ? `${exact(amount - left, limit.decimals)} ${limit.symbol} more than the ${exact(left, limit.decimals)} left.`
    : null
}
