import { type Hex } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { useStore } from '../../data/store/useStore.ts'
import { PendingExecution } from './PendingExecution.ts'
import { listCodec } from '../../data/storage/listCodec.ts'

/** How many finished executions stay stored. */
const KEPT_FINISHED = 10

const store = createStoredValue<PendingExecution[]>('countersign.executions', [], listCodec(PendingExecution))

type Identity = Pick<PendingExecution, 'chainId' | 'safe' | 'safeTxHash'>

export const nameOfExecution = ({ chainId, safe, safeTxHash }: Identity): string =>
  `${chainId}:${safe}:${safeTxHash}`.toLowerCase()

const isSame = (first: Identity, second: Identity) => nameOfExecution(first) === nameOfExecution(second)
const isFinished = ({ phase }: PendingExecution) => phase === 'indexed' || phase === 'failed'

/** Executions under way and the last finished ones, shared by all tabs and stored over a reload. */
export const pendingStore = {
  list: store.get,
  subscribe: store.subscribe,
  put(entry: PendingExecution) {
    store.update((entries) => {
      const next = [...entries.filter((known) => !isSame(known, entry)), entry]
      const finished = next.filter(isFinished)
      const dropped = new Set(finished.slice(0, Math.max(0, finished.length - KEPT_FINISHED)))
      return next.filter((known) => !dropped.has(known))
    })
  },
  remove(identity: Identity) {
    store.update((entries) => entries.filter((known) => !isSame(known, identity)))
  },
}

export const usePendingExecutions = (): PendingExecution[] => useStore(store)

export function usePending(key: AccountKey, safeTxHash: Hex): PendingExecution | null {
  const entries = usePendingExecutions()
  return entries.find((entry) => isSame(entry, { ...key, safeTxHash })) ?? null
}
