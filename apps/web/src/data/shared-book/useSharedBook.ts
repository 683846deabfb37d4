import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useDataSource } from '../api/dataSource.ts'
import { isOwnChain } from '../config/ownChains.ts'
import { chainStateQuery } from '../query/chainStateQuery.ts'
import type { OpenAccount } from '../url/AccountContext.tsx'
import { judgeSharedBook, rememberShared } from './judgeSharedBook.ts'
import { noteSeenShared, seenShared } from './seenShared.ts'
import { sharedBookQuery } from './sharedBookQuery.ts'

/** The shared address book, judged by the owners that the chain has now. */
export function useSharedBook({ chain, safe }: Pick<OpenAccount, 'chain' | 'safe'>) {
  const { hasExtensions } = useDataSource()
  const { chainId } = chain
  const isServed = hasExtensions && !isOwnChain({ chainId })
  const book = useQuery({ ...sharedBookQuery(chain, safe), enabled: isServed })
  const state = useQuery({ ...chainStateQuery(chain, safe), enabled: isServed })
  const owners = state.data?.owners ?? null
  const judged = useMemo(
    () => (book.data === undefined ? null : judgeSharedBook(book.data, owners, seenShared({ chainId, safe }))),
    [book.data, owners, chainId, safe],
  )
  useEffect(() => {
    const key = { chainId, safe }
    if (judged !== null && owners !== null) noteSeenShared(key, rememberShared(judged, seenShared(key)))
  }, [judged, owners, chainId, safe])
  return { judged, owners, isServed, error: book.error, refetch: book.refetch }
}
