import { type Address, isSameAddress } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import type { InspectedCall } from '../calls/InspectedCall.ts'
import { amountWords, type Unit } from './amountWords.ts'
import type { TokenFacts } from './checkTokens.ts'
import { outflowsOf, type Outflow } from './outflowsOf.ts'

const id = 'holdings'

/** 5 % is one part in twenty. */
const PARTS = 20n

/**
 * Whether less than 5 % of an amount stays when a part of it leaves.
 *
 * @example
 * isAlmostAll(96n, 100n) // true
 */
export const isAlmostAll = (leaves: bigint, before: bigint): boolean => (before - leaves) * PARTS < before

type Context = {
  readonly safe: Address
  /** What an account holds of an asset at the reviewed block, from the chain; undefined where it was not read. */
  balanceOf(owner: Address, token: Address | null): Read<bigint> | undefined
  tokenOnChain(token: Address): Read<TokenFacts> | undefined
  /** The native coin; null where it is not known. */
  readonly coin: Unit | null
}

/**
 * S12. Payments that leave less than 5 % of what the account holds of an asset, or pay more than it holds. Each asset is compared by
 * itself, so no price is needed: an account that keeps 5 % of each keeps 5 % of the value.
 *
 * @param calls every call of the transaction (`inspectCalls`)
 * @example
 * checkHoldings(inspectCalls(safe, transaction), { safe, balanceOf, tokenOnChain, coin })
 */
export function checkHoldings(calls: readonly InspectedCall[], context: Context): Check[] {
  const outflows = outflowsOf(context.safe, calls).filter((one) => !isCollectible(one, context))
  const found = outflows.flatMap((one) => judge(one, context))
  if (found.length > 0) return found
  return [
    {
      id,
      verdict: 'verified',
      title: 'No payment empties the account',
      reason:
        outflows.length === 0
          ? 'No call pays the native coin or a token.'
          : 'At least 5 % of each asset that is paid stays, as read from the chain.',
    },
  ]
}

function judge({ owner, token, amount }: Outflow, { safe, balanceOf, tokenOnChain, coin }: Context): Check[] {
  const read = balanceOf(owner, token)
  const field = `holdings.${owner}.${token ?? 'native'}`
  const facts = token === null ? undefined : tokenOnChain(token)
  const unit = token === null ? coin : facts?.ok === true ? unitOf(facts.value) : null
  const words = (value: bigint) => amountWords(value, unit, token === null)
  const asset = token === null ? '' : ` of ${token}`
  const whose = isSameAddress(owner, safe) ? 'The account' : `The account ${owner}`
  if (read === undefined || !read.ok)
    return [
      {
        id,
        field,
        verdict: 'unchecked',
        title: 'How much stays in the account',
        reason: `${whose} pays ${words(amount)}${asset}. What it holds could not be read: ${read === undefined ? 'it was not asked for' : read.reason}.`,
      },
    ]
  const before = read.value
  if (amount > before)
    return [
      {
        id,
        field,
        verdict: 'caution',
        title: 'More is paid than the account holds',
        reason: `${whose} holds ${words(before)}${asset} and pays ${words(amount)}. It fails unless the rest arrives before.`,
      },
    ]
  const after = before - amount
  if (!isAlmostAll(amount, before)) return []
  return [
    {
      id,
      field,
      verdict: 'caution',
      title:
        after === 0n ? 'Nothing of an asset stays in the account' : 'Almost nothing of an asset stays in the account',
      reason: `${whose} holds ${words(before)}${asset} before, and ${words(after)} after. Make sure that this is meant.`,
    },
  ]
}

const unitOf = ({ symbol, decimals }: TokenFacts): Unit | null => (decimals === null ? null : { symbol, decimals })

/** `transferFrom` of a token that cannot be divided names a collectible by its number. */
function isCollectible({ token, isAmountOnly }: Outflow, { tokenOnChain }: Context): boolean {
  const facts = token === null || isAmountOnly ? undefined : tokenOnChain(token)
  return facts?.ok === true && facts.value.decimals === null
}
