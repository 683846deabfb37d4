import { toasts } from '@countersign/ui'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Chain } from '@countersign/api'
import { formatAccountAddress } from '@countersign/primitives'
import { useEffect } from 'react'
import { nameOfExecution, pendingStore, usePendingExecutions } from '../../signing/execution/pendingStore.ts'
import type { PendingExecution } from '../../signing/execution/PendingExecution.ts'
import { chainsQuery } from '../../data/query/chainsQuery.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { CostDialog } from './CostDialog.tsx'
import { isUnderWay, nextState } from './nextState.ts'
import { executionMessages as messages } from './executionMessages.ts'

const POLL_MS = 1000

/** Tracks pending executions, on any page and after a reload, and asks about unusual costs. Mount it lazily, once. */
export function ExecutionHost() {
  const queryClient = useQueryClient()
  const { data: chains } = useQuery(chainsQuery())
  const open = usePendingExecutions().filter(isUnderWay)
  const names = open.map(nameOfExecution).join(' ')

  useEffect(() => {
    if (names === '' || !chains) return
    const stops = names.split(' ').map((name) => follow(name, chains, queryClient))
    return () => {
      for (const stop of stops) stop()
    }
  }, [names, chains, queryClient])
  return <CostDialog />
}

function follow(name: string, chains: readonly Chain[], queryClient: QueryClient): () => void {
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = async () => {
    const pending = pendingStore.list().find((entry) => nameOfExecution(entry) === name)
    const chain = chains.find(({ chainId }) => chainId === pending?.chainId)
    if (isStopped || !pending || !chain) return
    try {
      const { observe } = await import('./observe.ts')
      const seen = await observe(chain, pending)
      const current = pendingStore.list().find((entry) => nameOfExecution(entry) === name)
      if (isStopped || !current) return
      // Replaced in the meantime: the next poll looks for all of them.
      const isStale = current.txHash !== pending.txHash || current.attempts.length !== pending.attempts.length
      const next = isStale ? current : nextState(current, seen)
      if (next !== current) {
        pendingStore.put(next)
        if (next.phase !== current.phase || next.failure?.kind !== current.failure?.kind)
          announce(next, chain, queryClient)
      }
    } catch {
      // A missing answer of the chain is not an outcome; the next poll tries again.
    }
    if (!isStopped) timer = setTimeout(() => void look(), POLL_MS)
  }
  void look()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

function announce(entry: PendingExecution, chain: Chain, queryClient: QueryClient): void {
  const id = nameOfExecution(entry)
  if (isOnScreen(entry)) toasts.dismiss(id)
  else tell(id, entry, formatAccountAddress({ shortName: chain.shortName, address: entry.safe }))
  void queryClient.invalidateQueries({ queryKey: queryKeys.account({ chainId: entry.chainId, safe: entry.safe }) })
}

/** Its own page shows more details. */
const isOnScreen = ({ safeTxHash }: PendingExecution) =>
  document.visibilityState === 'visible' && location.pathname.toLowerCase().includes(safeTxHash.toLowerCase())

function tell(id: string, { phase, failure, nonce, safeTxHash }: PendingExecution, account: string): void {
  const href = `/safes/${account}/transactions/${safeTxHash}`
  if (phase === 'indexed') toasts.show({ id, kind: 'executed', title: messages.hasExecuted(nonce), href })
  if (failure === null) return
  const detail = failure.reason
  if (failure.kind === 'timeout') toasts.show({ id, kind: 'info', title: messages.isPending(nonce), detail, href })
  else toasts.show({ id, kind: 'failure', title: messages.hasNotExecuted(nonce), detail, href })
}
