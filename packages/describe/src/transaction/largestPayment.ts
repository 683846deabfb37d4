import { fiatOf } from './fiatOf.ts'
import type { Call } from './Call.ts'
import { callTreeOf, type CallNode } from './callTreeOf.ts'
import { flowOf } from './flowOf.ts'
import { textOf } from './TextPart.ts'
import type { ViewContext } from './ViewContext.ts'
import { rowMessages } from './rowMessages.ts'

/**
 * The price of one whole token as a decimal string, and its decimals; null if either is unknown.
 * @param token null for the native currency
 */
export type PriceOf = (token: Call['to'] | null) => { readonly price: string; readonly decimals: number } | null

export type LargestPayment = { readonly title: string; readonly isFromService: boolean }

/**
 * Names a batch by its largest payment, as in "Send 3,100.00 TDAI to Halden Office and 1 more". Null if the call is
 * not a batch of payments, or if one of its calls needs a caution: a payment must not hide another kind of call.
 * Without prices, amounts of one token are compared; for several tokens the first payment is named.
 *
 * @example
 * largestPayment(payment, viewFixture, () => null) // null
 */
export function largestPayment(call: Call, context: ViewContext, priceOf: PriceOf): LargestPayment | null {
  const { nodes, batch } = callTreeOf(call, context, null)
  if (!batch || nodes.length < 2 || !nodes.every(isPlainPayment)) return null
  const payments = nodes.filter(({ meaning }) => meaning.kind === 'payment')
  const values = payments.map((node) => worthOf([node], priceOf))
  const amounts = payments.map(amountOf)
  const isOneToken = new Set(amounts.map((amount) => amount?.token ?? 'none')).size === 1
  const isKnown = values.every((value) => value !== null)
  const sizes = isKnown ? values : isOneToken ? amounts.map((amount) => amount?.amount ?? 0n) : []
  const largest = sizes.reduce((best, size, index) => (size > (sizes[best] ?? 0n) ? index : best), 0)
  const node = payments[largest]
  if (!node) return null
  return {
    title: rowMessages.andMore({ title: textOf(node.title), count: nodes.length - 1 }),
    isFromService: node.title.some((part) => 'source' in part && part.source === 'service'),
  }
}

const isPlainPayment = ({ tone, meaning }: CallNode): boolean =>
  tone === 'none' && ['payment', 'nft', 'nfts'].includes(meaning.kind)

/**
 * The fiat value that leaves with a transaction, with six decimals; null if a price is unknown or nothing leaves.
 *
 * @example
 * valueOut(payment, viewFixture, () => ({ price: '3000', decimals: 18 })) // '3000.000000'
 */
export function valueOut(call: Call, context: ViewContext, priceOf: PriceOf): string | null {
  const worth = worthOf(callTreeOf(call, context, null).nodes, priceOf)
  if (worth === null || worth === 0n) return null
  const digits = worth.toString().padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`
}

/** In millionths of the currency. */
function worthOf(nodes: readonly CallNode[], priceOf: PriceOf): bigint | null {
  let total = 0n
  for (const { kind, token, amount, tokenId } of flowOf(nodes)) {
    if (kind !== 'out') return null
    const price = tokenId === null ? priceOf(token) : null
    const value = price && amount !== null ? fiatOf(amount, price.decimals, price.price) : null
    if (value === null) return null
    total += BigInt(value.replace('.', ''))
  }
  return total
}

function amountOf(node: CallNode): { token: string; amount: bigint } | null {
  const [flow] = flowOf([node])
  return flow && flow.amount !== null ? { token: flow.token?.toLowerCase() ?? 'native', amount: flow.amount } : null
}
