import { type Address, isSameAddress } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { fieldOf, placeOf, type InspectedCall } from '../calls/InspectedCall.ts'
import { amountWords, type Unit } from './amountWords.ts'
import type { TokenFacts } from './checkTokens.ts'
import { hasUnknownPayer, outflowsOf, type Outflow } from './outflowsOf.ts'
import { moneyMessages as messages } from './moneyMessages.ts'
import { isUnreadableTokenCall } from './TokenCall.ts'
import { tokenMessages } from './tokenMessages.ts'

const id = 'holdings'

/** 5 % is one part in twenty. */
const PARTS = 20n

/**
 * Whether less than 5 % of an amount remains when a part of it leaves.
 *
 * @example
 * isAlmostAll(96n, 100n) // true
 */
export const isAlmostAll = (leaves: bigint, before: bigint): boolean => (before - leaves) * PARTS < before

type Context = {
  readonly safe: Address
  /** The account's balance of an asset at the reviewed block, from the chain; undefined if it was not read. */
  balanceOf(owner: Address, token: Address | null): Read<bigint> | undefined
  tokenOnChain(token: Address): Read<TokenFacts> | undefined
  /** The native currency; null if it is not known. */
  readonly coin: Unit | null
}

/**
 * S12. Finds payments that leave less than 5 % of the account's balance of an asset, or exceed it. Each asset is
 * compared separately, so no price is needed: an account that keeps 5 % of each asset keeps 5 % of the value.
 *
 * @param calls every call of the transaction (`inspectCalls`)
 * @example
 * checkHoldings(inspectCalls(safe, transaction), { safe, balanceOf, tokenOnChain, coin })
 */
export function checkHoldings(calls: readonly InspectedCall[], context: Context): Check[] {
  const outflows = outflowsOf(context.safe, calls).filter((one) => !isCollectible(one, context))
  const found = [...outflows.flatMap((one) => judge(one, context)), ...calls.flatMap(unknownOutflow)]
  if (found.length > 0) return found
  return [
    {
      id,
      verdict: 'verified',
      title: messages.noneEmpties,
      reason: outflows.length === 0 ? messages.nothingPaid : messages.fivePercent,
    },
  ]
}

/** The finding about a call whose bytes do not name the amount or the account that pays. */
function unknownOutflow(call: InspectedCall): Check[] {
  const place = placeOf(call)
  const reason = isUnreadableTokenCall(call)
    ? tokenMessages.unreadable({ place, token: call.to })
    : hasUnknownPayer(call)
      ? messages.payerUnknown({ place, address: call.caller })
      : null
  return reason === null ? [] : [{ id, field: fieldOf(call), verdict: 'unchecked', title: messages.howMuch, reason }]
}

function judge({ owner, token, amount }: Outflow, { safe, balanceOf, tokenOnChain, coin }: Context): Check[] {
  const read = balanceOf(owner, token)
  const field = `holdings.${owner}.${token ?? 'native'}`
  const facts = token === null ? undefined : tokenOnChain(token)
  const unit = token === null ? coin : facts?.ok === true ? unitOf(facts.value) : null
  const words = (value: bigint) => amountWords(value, unit, token === null)
  const withToken = (value: bigint) =>
    token === null ? words(value) : messages.amountOf({ amount: words(value), token })
  const whose = isSameAddress(owner, safe) ? messages.theAccount : messages.accountAt(owner)
  if (read === undefined || !read.ok)
    return [
      {
        id,
        field,
        verdict: 'unchecked',
        title: messages.howMuch,
        reason: messages.balanceUnread({
          account: whose,
          amount: withToken(amount),
          reason: read === undefined ? messages.notRead : read.reason,
        }),
      },
    ]
  const before = read.value
  if (amount > before)
    return [
      {
        id,
        field,
        verdict: 'caution',
        title: messages.exceeds,
        reason: messages.tooLittle({ account: whose, balance: withToken(before), amount: words(amount) }),
      },
    ]
  const after = before - amount
  if (!isAlmostAll(amount, before)) return []
  return [
    {
      id,
      field,
      verdict: 'caution',
      title: after === 0n ? messages.nothingRemains : messages.almostNothing,
      reason: messages.beforeAfter({ account: whose, before: withToken(before), after: words(after) }),
    },
  ]
}

const unitOf = ({ symbol, decimals }: TokenFacts): Unit | null => (decimals === null ? null : { symbol, decimals })

/** `transferFrom` of an indivisible token takes the id of a collectible. */
function isCollectible({ token, isAmountOnly }: Outflow, { tokenOnChain }: Context): boolean {
  const facts = token === null || isAmountOnly ? undefined : tokenOnChain(token)
  return facts?.ok === true && facts.value.decimals === null
}
