import { ApiError } from '@countersign/api/client'
import { useSyncExternalStore } from 'react'

export type Connection = {
  /** The browser has a network. */
  readonly online: boolean
  /** Epoch milliseconds since when the service has not answered; null while it answers. */
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
  /** @param now epoch milliseconds */
  reportFailure(error: unknown, now = Date.now()) {
    const isUnreachable = error instanceof ApiError && (error.statusCode === 0 || error.statusCode >= 502)
    if (isUnreachable && connection.serviceLostAt === null) set({ serviceLostAt: now })
  },
  reportSuccess() {
    if (connection.serviceLostAt !== null) set({ serviceLostAt: null })
  },
}

export const useConnection = (): Connection => useSyncExternalStore(connectionStore.subscribe, connectionStore.get)
