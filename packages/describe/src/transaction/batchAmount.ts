import type { Call } from './Call.ts'
import { callTreeOf, type CallNode } from './callTreeOf.ts'
import { fiatOf } from './fiatOf.ts'
import { flowOf } from './flowOf.ts'
import type { PriceOf } from './largestPayment.ts'
import { rowAmount } from './rowAmount.ts'
import type { RowAmount, TransactionRowModel } from './TransactionRowModel.ts'
import type { ViewContext } from './ViewContext.ts'

/** What leaves with a batch, as the row of its transaction shows it. */
export type BatchAmount = Pick<TransactionRowModel, 'amount' | 'otherAssets' | 'movesNothing'>

/**
 * What leaves with a batch: the sum of one asset, and the number of others. With prices it is the asset of the highest value,
 * otherwise the first one. Null if the call is not a batch.
 *
 * @example
 * batchAmount(payment, viewFixture, () => null) // null
 */
export function batchAmount(call: Call, context: ViewContext, priceOf: PriceOf): BatchAmount | null {
  const { nodes, batch } = callTreeOf(call, context, null)
  if (!batch) return null
  const sums = sumsOf(nodes, context)
  const worths = sums.map(({ token, value, tokenId }) => {
    const price = tokenId === undefined ? priceOf(token) : null
    const worth = price && fiatOf(value, price.decimals, price.price)
    return worth ? Number(worth) : null
  })
  const isPriced = worths.every((worth) => worth !== null)
  const first = isPriced ? worths.indexOf(Math.max(...worths)) : 0
  const amount = sums[first] ?? null
  return {
    amount,
    ...(sums.length > 1 ? { otherAssets: sums.length - 1 } : {}),
    ...(amount === null && nodes.every(movesNothing) ? { movesNothing: true } : {}),
  }
}

function sumsOf(nodes: readonly CallNode[], { native, tokenOf }: ViewContext): RowAmount[] {
  const sums = new Map<string, { token: Call['to'] | null; tokenId: bigint | null; amount: bigint }>()
  for (const { kind, token, amount, tokenId } of flowOf(nodes)) {
    if (kind !== 'out' || amount === null) continue
    const key = `${token?.toLowerCase() ?? ''} ${tokenId ?? ''}`
    sums.set(key, { token, tokenId, amount: amount + (sums.get(key)?.amount ?? 0n) })
  }
  return [...sums.values()].flatMap(({ token, tokenId, amount: value }): RowAmount[] => {
    const unit = token === null ? null : tokenOf(token)
    const tokenInfo = { tokenName: null, tokenSymbol: unit?.symbol ?? null, logoUri: null, trusted: null }
    const amount =
      token === null
        ? rowAmount({ type: 'NATIVE_COIN', value }, 'OUTGOING', native)
        : tokenId === null
          ? rowAmount(
              {
                type: 'ERC20',
                tokenAddress: token,
                value,
                decimals: unit?.kind === 'ERC20' ? unit.decimals : null,
                imitation: false,
                ...tokenInfo,
              },
              'OUTGOING',
              native,
            )
          : rowAmount({ type: 'ERC721', tokenAddress: token, tokenId: `${tokenId}`, ...tokenInfo }, 'OUTGOING', native)
    return amount ? [amount] : []
  })
}

/** Settings of the account, and limits that are set, not used. */
const movesNothing = ({ meaning, call }: CallNode): boolean =>
  call.value === 0n && (meaning.kind === 'settings' || (meaning.kind === 'limit' && meaning.limit.act !== 'spend'))
