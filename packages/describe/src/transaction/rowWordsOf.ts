import type { Call } from './Call.ts'
import { callTreeOf } from './callTreeOf.ts'
import { largestPayment, type PriceOf } from './largestPayment.ts'
import { textOf, joinParts, type TextPart } from './TextPart.ts'
import type { ViewContext } from './ViewContext.ts'
import { amountPart } from './amountParts.ts'
import { flowOf } from './flowOf.ts'
import { sayParts } from './sayParts.ts'
import { statementMessages } from './statementMessages.ts'
import { rowMessages } from './rowMessages.ts'

/** The title of a row, and the summary of its calls on the second line. */
export type RowWords = {
  readonly title: string
  readonly meta: readonly string[]
  /** Whether a name or a symbol in these words comes from the service alone. */
  readonly isFromService: boolean
}

/**
 * The words of a row, derived from the signed fields alone. Amounts use the units of the context. A batch of payments has the name of its
 * largest payment.
 *
 * @param priceOf prices for comparing payments of several tokens
 * @example
 * rowWordsOf(payment, 7n, viewFixture) // { title: 'Send 1.00 ETH to Kestrel Audits', meta: [], isFromService: false }
 */
export function rowWordsOf(
  call: Call,
  nonce: bigint | number,
  context: ViewContext,
  priceOf: PriceOf = () => null,
): RowWords {
  const { nodes, batch } = callTreeOf(call, context, null)
  if (batch) {
    const summary = batchSummary(call, context)
    const title = rowMessages.batch(nodes.length)
    const largest = largestPayment(call, context, priceOf)
    const isFromService = summary?.some(isServicePart) ?? false
    return {
      title: largest?.title ?? title,
      meta: summary ? [textOf(summary)] : [],
      isFromService: largest?.isFromService || isFromService,
    }
  }
  if (nodes[0]?.meaning.kind === 'rejection')
    return { title: rowMessages.cancel(`${nonce}`), meta: [rowMessages.emptyCall], isFromService: false }
  const parts = nodes.flatMap(({ title }) => title)
  return { title: textOf(parts), meta: [], isFromService: parts.some(isServicePart) }
}

const isServicePart = ({ source }: { source?: 'service' }): boolean => source === 'service'

/**
 * "412,500.00 USDC and 120.00 stETH out": the amounts that leave with a batch, because its title only counts calls.
 * Null for other calls.
 */
function batchSummary(call: Call, context: ViewContext): readonly TextPart[] | null {
  const tree = callTreeOf(call, context, null)
  if (!tree.batch) return null
  const totals = new Map<string, { token: Call['to'] | null; amount: bigint }>()
  for (const { kind, token, amount, tokenId } of flowOf(tree.nodes)) {
    if (kind !== 'out' || amount === null || tokenId !== null) continue
    const key = token?.toLowerCase() ?? ''
    totals.set(key, { token, amount: amount + (totals.get(key)?.amount ?? 0n) })
  }
  if (totals.size === 0) return null
  const amounts = [...totals.values()].map(({ token, amount }) => [amountPart(token, amount, context)])
  return sayParts(statementMessages.out, { amounts: joinParts(amounts) })
}
