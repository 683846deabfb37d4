import { useInfiniteQuery } from '@tanstack/react-query'
import { needsCount } from '../screens/accounts/needsCount.ts'
import { useNeedsYou } from '../screens/accounts/useNeedsYou.ts'
import { queueQuery } from '../data/query/queueQuery.ts'
import type { OpenAccount } from '../data/url/AccountContext.tsx'

export type ShellCounts = {
  /** Transactions and messages that wait for the connected wallet, across accounts. */
  readonly needsYou: number
  /** The number of loaded transactions in the queue of the current account; undefined when unknown. */
  readonly queued: number | undefined
}

const NO_ACCOUNT = { chainId: '', safe: '0x0000000000000000000000000000000000000000' } as const

export function useShellCounts(account: OpenAccount | null): ShellCounts {
  const needs = useNeedsYou()
  const queue = useInfiniteQuery({ ...queueQuery(account?.key ?? NO_ACCOUNT), enabled: false })
  const queued = queue.data?.pages.flatMap(({ results }) => results).filter(({ type }) => type === 'TRANSACTION').length
  return { needsYou: needsCount(needs), queued: account ? queued : undefined }
}
