import { amountPart, words } from './amountParts.ts'
import type { Call } from './Call.ts'
import { callTreeOf } from './callTreeOf.ts'
import { flowOf } from './flowOf.ts'
import { joinParts, type TextPart } from './TextPart.ts'
import type { ViewContext } from './ViewContext.ts'

/**
 * "412,500.00 USDC and 120.00 stETH out": the amounts that leave with a batch, because its title only counts calls.
 * Null for other calls.
 */
export function batchSummary(call: Call, context: ViewContext): readonly TextPart[] | null {
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
  return [...joinParts(amounts), ...words(' out')]
}
