import type { TransactionDetails } from '@countersign/api'
import { tokenAmountText } from '../../../shared/transaction-view/amountParts.ts'
import { callOf } from '../../../shared/transaction-view/callOf.ts'
import { callTreeOf } from '../../../shared/transaction-view/callTreeOf.ts'
import { flowOf } from '../../../shared/transaction-view/flowOf.ts'
import type { ViewContext } from '../../../shared/transaction-view/ViewContext.ts'

/** "412,500.00 USDC and 120.00 stETH out": what a batch takes, since its title only counts calls. Null for others. */
export function batchSummary(details: TransactionDetails | undefined, context: ViewContext): string | null {
  const call = details ? callOf(details) : null
  const tree = call && details ? callTreeOf(call, context, details.txData) : null
  if (!tree?.batch) return null
  const totals = new Map<string, { token: typeof context.safe | null; amount: bigint }>()
  for (const { kind, token, amount, tokenId } of flowOf(tree.nodes)) {
    if (kind !== 'out' || amount === null || tokenId !== null) continue
    const known = totals.get(token ?? '')
    totals.set(token ?? '', { token, amount: amount + (known?.amount ?? 0n) })
  }
  const amounts = [...totals.values()].map(({ token, amount }) => tokenAmountText(token, amount, context))
  if (amounts.length === 0) return null
  const last = amounts.at(-1) ?? ''
  return `${amounts.length === 1 ? last : `${amounts.slice(0, -1).join(', ')} and ${last}`} out`
}
