import { type Address, displayUnits, NATIVE_DECIMALS, parseCanonicalUnits } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { fieldOf, type InspectedCall } from '../calls/InspectedCall.ts'
import type { TokenFacts } from './checkTokens.ts'
import { tokenMessages as messages } from './tokenMessages.ts'

/**
 * An amount that the user typed into a form, and its position in the transaction.
 *
 * @example
 * const typed: TypedAmount = { text: '0.4', token: null, decimals: 18, call: null, place: 'value' }
 */
export type TypedAmount = {
  /** In any language: what a form accepts has the same meaning in all of them. */
  readonly text: string
  /** Null for the native currency. */
  readonly token: Address | null
  /** The decimals with which the form converted the amount. */
  readonly decimals: number
  /** Index in the batch; null if the transaction is this single call. */
  readonly call: number | null
  /** The value of the call, a 32-byte word of its arguments by index, or any one of them. */
  readonly place: 'value' | 'data' | number
}

type Context = {
  /** `symbol()` and `decimals()` read from the chain; undefined where they were not read. */
  chainOf(token: Address): Read<TokenFacts> | undefined
  readonly nativeSymbol: string
}

const id = 'typed-amounts'

/**
 * S13. Converts every typed amount again, with the decimals that the token has on chain, and compares it with the
 * amount in the bytes. A form with wrong decimals would move ten times the typed amount, or more, in bytes that are
 * consistent in themselves.
 *
 * @param typed empty if nothing was typed
 * @example
 * const typed: TypedAmount = { text: '0.000005', token: usdc, decimals: 6, call: null, place: 'data' }
 * checkTypedAmounts([typed], calls, { chainOf: () => undefined, nativeSymbol: 'ETH' })
 */
export function checkTypedAmounts(
  typed: readonly TypedAmount[],
  calls: readonly InspectedCall[],
  context: Context,
): Check[] {
  if (typed.length === 0) return []
  const found = typed.flatMap((amount) => judge(amount, calls, context))
  if (found.length > 0) return found
  return [
    {
      id,
      verdict: 'verified',
      title: typed.length === 1 ? messages.asTyped : messages.allAsTyped,
      reason: messages.convertedAgain,
    },
  ]
}

function judge(amount: TypedAmount, calls: readonly InspectedCall[], { chainOf, nativeSymbol }: Context): Check[] {
  const { text, token, place } = amount
  const path = amount.call === null ? [] : [amount.call]
  const call = calls.find((one) => one.path.length === path.length && one.path[0] === path[0])
  const at = { id, field: fieldOf({ path }, place === 'value' ? 'value' : 'data') } as const
  const read = token === null ? null : chainOf(token)
  if (read !== null && (read === undefined || !read.ok || read.value.decimals === null))
    return [
      {
        ...at,
        verdict: 'unchecked',
        title: messages.whetherTyped,
        reason: messages.typedUnread({
          text: text.trim(),
          token: token ?? '',
          decimals: amount.decimals,
          reason: whyUnread(read),
        }),
      },
    ]
  const symbol = read?.value.symbol ?? nativeSymbol
  const decimals = read?.value.decimals ?? NATIVE_DECIMALS
  const meant = parseCanonicalUnits(text, decimals)
  const words = call === undefined ? [] : amountsAt(call, place)
  if (meant.ok && words.includes(meant.value)) return []
  const [actual] = words
  const inBytes =
    place === 'data' || actual === undefined
      ? messages.notContained
      : messages.contains({ amount: displayUnits(actual, decimals), symbol, units: actual })
  return [
    {
      ...at,
      verdict: 'danger',
      title: messages.notAsTyped,
      reason: messages.typedOther({
        text: text.trim(),
        symbol,
        contained: inBytes,
        used: amount.decimals,
        token: token ?? messages.nativeCurrency,
        decimals,
      }),
    },
  ]
}

const whyUnread = (read: Read<TokenFacts> | undefined): string =>
  read === undefined ? messages.notRead : read.ok ? messages.hasNone : read.reason

/** The amounts at a position. */
function amountsAt({ value, data }: InspectedCall, place: TypedAmount['place']): readonly bigint[] {
  if (place === 'value') return [value]
  const words = [...data.slice(10).matchAll(/[0-9a-fA-F]{64}/g)].map(([word]) => BigInt(`0x${word}`))
  return place === 'data' ? words : words.slice(place, place + 1)
}
