import type { Chain, Transaction } from '@countersign/api'
import type { BatchAmount } from '@countersign/describe/transaction'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { lateModule } from '../../data/live/lateModule.ts'
import { useAfterContent } from '../../data/live/useAfterContent.ts'
import { useNames } from '../../data/names/useNames.ts'
import { balancesQuery } from '../../data/query/balancesQuery.ts'
import { transactionQuery } from '../../data/query/transactionQuery.ts'
import { useCurrency } from '../../data/storage/currency.ts'
import { pricesOf } from './pricesOf.ts'
import { viewContextFor } from './viewContextFor.ts'

const useReading = lateModule(() => import('./batchReading.ts'))

export type ListedTransaction = {
  readonly chain: Chain
  readonly key: AccountKey
  readonly transaction: Transaction
}

/** What the calls of a batch say about it. */
export type Batch = BatchAmount & { readonly title: string | null }

/** By transaction id. A plain object, so that an equal result keeps its identity. */
export type Batches = Readonly<Record<string, Batch>>

/** The number of batches whose calls are requested: one request each, until it is cached. */
const MOST = 20

const isBatch = ({ transaction: { txInfo } }: ListedTransaction): boolean =>
  txInfo.type === 'Custom' && (txInfo.actionCount ?? 0) > 1

/**
 * The names and amounts of batches by transaction id: a list contains only the number of their calls, so the calls are requested after the content.
 * Rows that are checked before signing take their words from `useVerifiedRow` instead.
 */
export function useBatches(listed: readonly ListedTransaction[]): Batches {
  const client = useQueryClient()
  const [currency] = useCurrency()
  const { nameOf } = useNames()
  const isAsking = useAfterContent()
  const reading = useReading(isAsking)
  const batches = listed.filter(isBatch).slice(0, MOST)
  return useQueries({
    queries: batches.map(({ key, transaction: { id } }) => ({ ...transactionQuery(key, id), enabled: isAsking })),
    combine: (answers) =>
      Object.fromEntries(
        batches.flatMap(({ chain, key, transaction: { id } }, index): [string, Batch][] => {
          const details = answers[index]?.data
          const call = details && reading?.callOf(details)
          if (!reading || !call) return []
          const balances = client.getQueryData(balancesQuery(key, currency).queryKey)
          const context = viewContextFor(chain, key.safe, nameOf, { balances, details })
          const prices = pricesOf(balances, context)
          const amount = reading.batchAmount(call, context, prices)
          return amount
            ? [[id, { ...amount, title: reading.largestPayment(call, context, prices)?.title ?? null }]]
            : []
        }),
      ),
  })
}
