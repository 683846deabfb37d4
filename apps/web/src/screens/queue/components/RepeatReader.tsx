import type { Transaction } from '@countersign/api'
import { transactionOfDetails } from '@countersign/describe/transaction'
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { transactionQuery } from '../../../data/query/transactionQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { repeatedCalls } from '../model/repeatedCalls.ts'

type Props = {
  readonly transactions: readonly Transaction[]
  onRead(repeated: ReadonlyMap<string, readonly number[]>): void
}

/**
 * Finds calls that wait twice among the loaded rows, in the answers that the rows read and hash. Loaded after the first content; renders
 * nothing.
 */
export function RepeatReader({ transactions, onRead }: Props) {
  const { key } = useAccount()
  const answers = useQueries({ queries: transactions.map(({ id }) => transactionQuery(key, id)) })
  const queued = answers.flatMap(({ data }, index) => {
    const [transaction, id] = [data ? transactionOfDetails(data) : null, transactions[index]?.id]
    return transaction === null || id === undefined ? [] : [{ id, transaction }]
  })
  const repeated = repeatedCalls(key.safe, queued)
  const name = JSON.stringify([...repeated])
  useEffect(() => {
    onRead(repeated)
    // `name` represents `repeated`, which is a new map on every render.
    // eslint-disable-next-line react/exhaustive-deps
  }, [name, onRead])
  return null
}
