import { ApiError } from '@countersign/api/client'
import { useSyncExternalStore } from 'react'
import { RpcError } from '../rpc/RpcError.ts'

export type Connection = {
  /** The browser has a network. */
  readonly online: boolean
  /** Epoch milliseconds since when nobody has answered in the service's place; null while it or the chain does. */
  readonly serviceLostAt: number | null
}

let connection: Connection = { online: navigator.onLine, serviceLostAt: null }
const listeners = new Set<() => void>()

function set(next: Partial<Connection>) {
  connection = { ...connection, ...next }
  for (const listener of listeners) listener()
}

addEventListener('online', () => set({ online: true }))
addEventListener('offline', () => set({ online: false }))

/** Whether anybody answers. Fed by every request of the query cache. */
export const connectionStore = {
  get: () => connection,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /**
   * @param isForService what was asked for is the service's to answer, or the chain's in its place
   * @param now epoch milliseconds
   */
  reportFailure(error: unknown, isForService = true, now = Date.now()) {
    const isUnreachable =
      (error instanceof ApiError && (error.statusCode === 0 || error.statusCode >= 502)) ||
      (isForService && error instanceof RpcError && error.code === null)
    if (isUnreachable && connection.serviceLostAt === null) set({ serviceLostAt: now })
  },
  reportSuccess() {
    if (connection.serviceLostAt !== null) set({ serviceLostAt: null })
  },
}

export const useConnection = (): Connection => useSyncExternalStore(connectionStore.subscribe, connectionStore.get)
