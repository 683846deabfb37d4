import type { TransactionRowModel } from '@countersign/describe/transaction'
import { useMemo, useState } from 'react'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { tokensOf } from './model/historyFilters.ts'

/** The tokens of all rows that this page has listed for the account: a filter does not take away the switches of other tokens. */
export function useSeenTokens({ chainId, safe }: AccountKey, rows: readonly TransactionRowModel[]) {
  const account = `${chainId}:${safe}`
  const listed = useMemo(() => tokensOf(rows), [rows])
  const [seen, setSeen] = useState({ account, tokens: listed })
  const known = seen.account === account ? seen.tokens : []
  const added = listed.filter(({ value }) => known.every((token) => token.value !== value))
  if (seen.account !== account || added.length > 0) setSeen({ account, tokens: [...known, ...added] })
  return known
}
