import { type Address, displayUnits, isSameAddress, parseUnits, ZERO_ADDRESS } from '@countersign/primitives'
import { leftOf, MOST_UNITS, type LimitModule, type SpendingLimit } from './SpendingLimit.ts'
import { spendingLimitsMessages } from '../spendingLimitsMessages.ts'

/** A token in which a limit can be set. */
export type LimitToken = {
  /** Null for the native currency. */
  readonly token: Address | null
  readonly symbol: string
  readonly decimals: number
}

/** The input of the form. */
export type LimitForm = {
  readonly beneficiary: string
  /** The address to which the text resolves. */
  readonly address: Address | null
  readonly token: Address | null
  readonly amount: string
  readonly resetMinutes: number
  /** Resets the spent amount to zero. */
  readonly startsAgain: boolean
}

export type LimitProblems = { readonly beneficiary: string | null; readonly amount: string | null }

export type CheckedLimit = {
  readonly problems: LimitProblems
  /** The limit that this one replaces. */
  readonly replaced: SpendingLimit | null
  /** In the token's smallest unit; null while the form is invalid. */
  readonly amount: bigint | null
}

type Context = {
  readonly safe: Address
  readonly module: LimitModule
  readonly limits: readonly SpendingLimit[]
  readonly tokens: readonly LimitToken[]
}

export const periods = (): readonly { readonly minutes: number; readonly label: string }[] => [
  { minutes: 0, label: spendingLimitsMessages.oneTime },
  { minutes: 1_440, label: spendingLimitsMessages.everyDay },
  { minutes: 10_080, label: spendingLimitsMessages.everyWeek },
  { minutes: 43_200, label: spendingLimitsMessages.every30Days },
]

export const isSameToken = (first: Address | null, second: Address | null): boolean =>
  isSameAddress(first ?? ZERO_ADDRESS, second ?? ZERO_ADDRESS)

export const exact = (value: bigint, decimals: number): string =>
  displayUnits(value, decimals, { minFraction: Math.min(2, decimals), group: true })

/** Validates the form with the account, the module and its limits. */
export function checkLimit(form: LimitForm, context: Context): CheckedLimit {
  const { address } = form
  const replaced =
    context.limits.find(
      (limit) =>
        address !== null &&
        isSameAddress(limit.module, context.module.address) &&
        isSameAddress(limit.delegate, address) &&
        isSameToken(limit.token, form.token),
    ) ?? null
  const amount = checkAmount(form, context.tokens)
  const beneficiary = checkBeneficiary(form, context)
  const problems = {
    beneficiary,
    amount: amount.ok && isSame(form, amount.value, replaced) ? spendingLimitsMessages.existsAlready : amount.problem,
  }
  const isFine = problems.beneficiary === null && problems.amount === null && amount.ok
  return { problems, replaced, amount: isFine ? amount.value : null }
}

function checkBeneficiary({ beneficiary, address }: LimitForm, { safe, module }: Context): string | null {
  if (beneficiary.trim() === '') return spendingLimitsMessages.enterBeneficiary
  // The field itself explains text that is not an address.
  if (address === null) return spendingLimitsMessages.enterAddress
  if (isSameAddress(address, ZERO_ADDRESS)) return spendingLimitsMessages.zeroAddress
  if (isSameAddress(address, safe)) return spendingLimitsMessages.accountItself
  const twin = module.delegates.find((known) => !isSameAddress(known, address) && indexOf(known) === indexOf(address))
  // The contract stores beneficiaries by the end of their address.
  if (twin) return spendingLimitsMessages.sameEnd({ twin })
  return null
}

/** The part of the address under which the module stores a beneficiary. */
const indexOf = (address: Address): string => address.slice(-12).toLowerCase()

type CheckedAmount =
  | { readonly ok: true; readonly value: bigint; readonly problem: null }
  | { readonly ok: false; readonly problem: string }

function checkAmount({ amount, token }: LimitForm, tokens: readonly LimitToken[]): CheckedAmount {
  const asset = tokens.find((candidate) => isSameToken(candidate.token, token))
  if (!asset) return { ok: false, problem: spendingLimitsMessages.chooseToken }
  const parsed = parseUnits(amount, asset.decimals, asset.symbol)
  if (!parsed.ok) return { ok: false, problem: parsed.reason }
  if (parsed.value === 0n) return { ok: false, problem: spendingLimitsMessages.enterAmount }
  if (parsed.value > MOST_UNITS)
    return {
      ok: false,
      problem: spendingLimitsMessages.aboveLargest({
        largest: exact(MOST_UNITS, asset.decimals),
        symbol: asset.symbol,
        more: exact(parsed.value - MOST_UNITS, asset.decimals),
      }),
    }
  return { ok: true, value: parsed.value, problem: null }
}

const isSame = ({ resetMinutes, startsAgain }: LimitForm, amount: bigint, replaced: SpendingLimit | null): boolean =>
  replaced !== null &&
  replaced.amount === amount &&
  replaced.resetMinutes === resetMinutes &&
  !(startsAgain && leftOf(replaced) < replaced.amount)
