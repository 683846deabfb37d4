import { MOST_TRANSACTIONS_BY_ID, type Chain, type Transaction, type TransactionDetails } from '@countersign/api'
import type { BatchAmount } from '@countersign/describe/transaction'
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
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

/** By transaction id. A service may name one `constructor`, so it is not looked up in an object. */
export type Batches = ReadonlyMap<string, Batch>

const isBatch = ({ transaction: { txInfo } }: ListedTransaction): boolean =>
  txInfo.type === 'Custom' && (txInfo.actionCount ?? 0) > 1

/**
 * The names and amounts of batches by transaction id: a list contains only the number of their calls, so the calls are requested after the content, in one request at most.
 * Rows that are checked before signing take their words from `useVerifiedRow` instead.
 */
export function useBatches(listed: readonly ListedTransaction[]): Batches {
  const client = useQueryClient()
  const [currency] = useCurrency()
  const { nameOf } = useNames()
  const isAsking = useAfterContent()
  const reading = useReading(isAsking)
  const batches = useSameList(listed.filter(isBatch).slice(0, MOST_TRANSACTIONS_BY_ID), isSameListed)
  const details = useQueries({
    queries: batches.map(({ key, transaction: { id } }) => ({ ...transactionQuery(key, id), enabled: isAsking })),
    combine: detailsOf,
  })
  const balances = useSameList(
    batches.map(({ key }) => client.getQueryData(balancesQuery(key, currency).queryKey)),
    Object.is,
  )
  return useMemo(
    () =>
      new Map(
        batches.flatMap(({ chain, key, transaction: { id } }, index): [string, Batch][] => {
          const known = details[index]
          const call = known && reading?.callOf(known)
          if (!reading || !call) return []
          const context = viewContextFor(chain, key.safe, nameOf, { balances: balances[index], details: known })
          const prices = pricesOf(balances[index], context)
          const amount = reading.batchAmount(call, context, prices)
          return amount
            ? [[id, { ...amount, title: reading.largestPayment(call, context, prices)?.title ?? null }]]
            : []
        }),
      ),
    [batches, details, balances, reading, nameOf],
  )
}

const detailsOf = (answers: readonly UseQueryResult<TransactionDetails>[]) => answers.map(({ data }) => data)

const isSameListed = (one: ListedTransaction, other: ListedTransaction): boolean =>
  one.transaction === other.transaction && one.chain === other.chain

/** The list of before while it has the same values. */
function useSameList<Value>(
  list: readonly Value[],
  isSameValue: (one: Value, other: Value) => boolean,
): readonly Value[] {
  const [kept, keep] = useState(list)
  const isSame =
    kept.length === list.length &&
    list.every((value, at) => kept.slice(at, at + 1).every((one) => isSameValue(one, value)))
  if (!isSame) keep(list)
  return isSame ? kept : list
}
