import { type Address, isSameAddress, parseUnits, ZERO_ADDRESS } from '@countersign/primitives'
import { exact } from './LimitForm.ts'
import { leftOf, type SpendingLimit } from './SpendingLimit.ts'
import { spendingLimitsMessages } from '../spendingLimitsMessages.ts'

export type SpendingForm = {
  readonly recipient: string
  /** The address to which the text resolves. */
  readonly address: Address | null
  readonly amount: string
}

export type CheckedSpending = {
  readonly problems: { readonly recipient: string | null; readonly amount: string | null }
  /** The amount is more than the limit leaves: shown while typing. */
  readonly isMoreThanLeft: boolean
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
  const isMoreThanLeft = parsed.ok && parsed.value > leftOf(limit)
  return {
    problems,
    isMoreThanLeft,
    payment: isFine && parsed.ok && address ? { to: address, amount: parsed.value } : null,
  }
}

function recipientProblem(text: string, address: Address | null): string | null {
  if (text.trim() === '') return spendingLimitsMessages.enterRecipient
  // The field itself explains text that is not an address.
  if (address === null) return spendingLimitsMessages.enterAddress
  return isSameAddress(address, ZERO_ADDRESS) ? spendingLimitsMessages.zeroAddressLoses : null
}

function amountProblem(amount: bigint, limit: SpendingLimit): string | null {
  if (amount === 0n) return spendingLimitsMessages.enterAmount
  const left = leftOf(limit)
  return amount > left
    ? spendingLimitsMessages.moreThanLeft({
        more: exact(amount - left, limit.decimals),
        symbol: limit.symbol,
        left: exact(left, limit.decimals),
      })
    : null
}
